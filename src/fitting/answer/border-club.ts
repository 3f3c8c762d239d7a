import { type Matched, match, type WantedBuild } from '../../matching/index.ts'
import type { LoadedImage } from '../../scoring/index.ts'
import { say, sentences } from '../../words/say.ts'
import { type Category, categorySaid } from '../../words/say-category.ts'
import type { Fit } from '../engine/fit.ts'
import type { Note } from '../engine/spec.ts'

/** A golfer who stands at the border of two head classes is shown a head of the other one. @rule IN-NEIGHBORS */
export const borderNotes = (
  { otherHead }: Pick<Fit, 'otherHead'>,
  wanted: WantedBuild,
  { picks }: Pick<Matched, 'picks'>,
  loaded: Pick<LoadedImage, 'image' | 'match' | 'build'>,
): Note[] => {
  if (otherHead === null || picks.some(({ category }) => category === otherHead.category)) return []
  const { category: other, step } = otherHead
  const head = match({ ...wanted, headProfile: other }, loaded).picks.find(({ category }) => category === other)
  const shown =
    head === undefined
      ? say(wanted.filter === undefined ? 'others.noSuchHead' : 'others.noSuchHeadWithinLimits')
      : say('others.bestHead', { head: `${head.brand} ${head.model}` })
  const named = categorySaid[other as Category]
  // As the specs show it: those of wedges begin with a capital letter.
  const said = wanted.clubType === 'wedge' ? say('general.begun', { said: named }) : named
  const border = say('others.atBorder', { step, head: said })
  return [{ rule: 'IN-NEIGHBORS', text: sentences([border, shown]) }]
}
