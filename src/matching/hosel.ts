import { unknownTurnDeg } from '../golf/clubs/matching.ts'
import { faceClosesDeg, positionsFor } from '../golf/clubs/sleeves.ts'
import { signed } from '../golf/names/phrases.ts'
import { clip, tidy } from '../golf/units.ts'
import type { Choice } from '../scoring/index.ts'
import type { Message, Quantity } from '../words/message.ts'
import { deg, fromTo, say, signed as withSign } from '../words/say.ts'
import type { WantedBuild } from './wanted.ts'

/** How the sleeve of a wood is set. */
export interface HoselSetting {
  /** Null: the record of the head names no sleeve. */
  readonly sleeveId: string | null
  /** The maker's own name, such as D4; null where it prints none, or where its chart is not known. */
  readonly setting: string | null
  /** Change of loft, degrees; null: the maker's chart is not known, and `range` says between which. */
  readonly loftDeg: number | null
  /** Change of lie, degrees, positive upright; null: not published. */
  readonly lieDeg: number | null
  /** How far the face closes, degrees; null: no chart says so. */
  readonly faceDeg: number | null
  /** Where the setting lies on the maker's chart, degrees of loft; null: the setting itself is known. */
  readonly range: { readonly minDeg: number; readonly maxDeg: number } | null
}

/** The setting of a build; null: nothing turns its loft. @rule MATCH-SLEEVE */
export const hoselOf = ({ hand }: Pick<WantedBuild, 'hand'>, choice: Choice): HoselSetting | null => {
  const { settingDeg, position } = choice
  const { sleeve } = choice.loft
  if (sleeve === null || settingDeg === null) return null
  const { sleeveId } = sleeve
  if (position !== null) {
    const place = sleeve.positions!.indexOf(position)
    const { setting, loftDeg, lieDeg, faceDeg } = positionsFor(sleeve, hand)![place]!
    return { sleeveId, setting, loftDeg, lieDeg, faceDeg, range: null }
  }
  if (settingDeg === 0) return { sleeveId, setting: null, loftDeg: 0, lieDeg: 0, faceDeg: 0, range: null }
  const { min, max } = sleeve.loftDeg
  // The other side of the standard setting is no way to turn it.
  const [least, most] = settingDeg > 0 ? [0, max] : [min, 0]
  const end = (deg: number) => tidy(clip(settingDeg + deg, least, most))
  const range = { minDeg: end(-unknownTurnDeg), maxDeg: end(unknownTurnDeg) }
  return { sleeveId, setting: null, loftDeg: null, lieDeg: null, faceDeg: null, range }
}

/** A setting in degrees of loft: `+0.75`, or `0 to +1` where the maker's chart is not known. */
export const settingText = ({ loftDeg, range }: HoselSetting): string =>
  range === null ? signed(loftDeg!) : `${signed(range.minDeg)} to ${signed(range.maxDeg)}`

/** The setting as a builder finds it: `D4 (+0.75)`, `+1`, or the range and that the maker's chart has it. */
export const settingSaid = ({ range, loftDeg, setting }: HoselSetting): Message | Quantity => {
  if (range !== null) return say('hosels.onChart', { range: withSign(fromTo(deg([range.minDeg, range.maxDeg]))) })
  const loft = withSign(deg(loftDeg!))
  return setting === null ? loft : say('hosels.named', { setting, loft })
}

/** How far the setting closes the face, degrees; by the manuals' figure where no chart says so. */
const closesDeg = ({ settingDeg, position }: Choice): number =>
  faceClosesDeg(position ?? { loftDeg: settingDeg ?? 0, faceDeg: null })

/** What the setting does to the face, where that is towards the miss; null: it does not. */
export const faceCompromise = (wanted: WantedBuild, choice: Choice): Message | null => {
  if (!choice.isWrongFace) return null
  const { hand } = wanted
  const closes = closesDeg(choice)
  const turn = deg(Math.abs(closes))
  return say(closes > 0 ? 'hosels.closes' : 'hosels.opens', {
    setting: settingSaid(hoselOf(wanted, choice)!),
    turn: say(choice.position?.faceDeg == null ? 'hosels.upTo' : 'hosels.about', { turn }),
    side: say(closes > 0 === (hand === 'right') ? 'hosels.left' : 'hosels.right'),
  })
}
