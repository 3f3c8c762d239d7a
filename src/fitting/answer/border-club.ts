import type { ClubType } from '../../golf/names/words.ts'
import { type Matched, match, type WantedBuild } from '../../matching/index.ts'
import type { LoadedImage } from '../../scoring/index.ts'
import { say, sentences } from '../../words/say.ts'
import type { Fit } from '../engine/fit.ts'
import { ironCategoryWords } from '../engine/irons/iron-head.ts'
import type { Note } from '../engine/spec.ts'
import { wedgeCategoryWords } from '../engine/wedges/wedge-head.ts'
import { categoryWords } from '../engine/woods/wood-head.ts'

const classWords: Readonly<Record<ClubType, Readonly<Record<string, string>>>> = {
  driver: categoryWords,
  fairway: categoryWords,
  hybrid: categoryWords,
  iron: ironCategoryWords,
  wedge: wedgeCategoryWords,
}

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
  const border = say('others.atBorder', { step, head: classWords[wanted.clubType][other] ?? other })
  return [{ rule: 'IN-NEIGHBORS', text: sentences([border, shown]) }]
}
