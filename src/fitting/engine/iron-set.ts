import {
  comboSet,
  goodHandicapMax,
  hybridAboveIronDeg,
  juniorSetFor,
  longestIrons,
  soldSets,
  strongPitchingWedgeDeg,
} from '../../golf/irons.ts'
import { article } from '../../golf/phrases.ts'
import { driverSpeedPerMph } from '../../golf/speeds.ts'
import { type IronCategory, ironCategories } from '../../golf/words.ts'
import type { Context } from './context.ts'
import { driverSpeedOf } from './driver-speed.ts'
import { type Fact, howWords } from './fact.ts'
import { type Golfer, handicapAtMost } from './golfer.ts'
import { hybridInPlaceOf } from './hybrid-loft.ts'
import { juniorHeightIn } from './junior.ts'
import { mphWords } from './spec.ts'
import { standardLoftDeg } from './standard-specs.ts'

/** Which irons to carry, and what fills the top of the set. */
export interface IronSet {
  /** Store-link set. */
  readonly set: (typeof soldSets)[keyof typeof soldSets]
  /** Longest iron worth keeping at this speed. */
  readonly longestIron: 4 | 5 | 6 | 7
  /** Hybrid that replaces the next longer iron, as the hybrid fitting of this golfer gives it; none where it is not playable or carries no farther than the longest iron. */
  readonly hybrids: readonly { readonly replaces: string; readonly loftDeg: number }[]
  /** A more forgiving class for the long irons; null when one class serves. */
  readonly combo: { readonly longIrons: IronCategory; readonly shortIrons: IronCategory; readonly seam: string } | null
  readonly addGapWedge: boolean
  readonly advice: readonly string[]
  readonly rule: 'IRON-SET'
}

/** @param sevenIronDeg As fitted: the other irons are bent as the 7-iron is. @rule IRON-SET */
export const fitIronSet = (context: Context, category: IronCategory, sevenIronDeg: number): IronSet => {
  const { golfer, swing } = context
  if (golfer.group === 'junior') return juniorSet(golfer)
  const speed = swing.clubSpeedMph.value
  const isGoodStriker = handicapAtMost(golfer, goodHandicapMax)
  const longestIron = longestIronOf(speed, isGoodStriker)
  const firstSold = longestIron === 7 ? 6 : longestIron
  const loftOf = (club: string) =>
    standardLoftDeg(club, category, golfer.group) + sevenIronDeg - standardLoftDeg('7-iron', category, golfer.group)
  const mostDeg = loftOf(`${longestIron}-iron`) - hybridAboveIronDeg
  const hybrids = hybridsAbove(longestIron, golfer, driverSpeedOf(context).value).filter(
    ({ loftDeg }) => loftDeg <= mostDeg,
  )
  const combo = comboOf(context, category, longestIron)
  const pitchingWedgeDeg = loftOf('PW')
  const addGapWedge = pitchingWedgeDeg <= strongPitchingWedgeDeg
  const advice = [longestIronWords(swing.clubSpeedMph, longestIron, hybrids)]
  if (firstSold !== longestIron)
    advice.push(`The shortest set sold is ${soldSets[firstSold]}: leave its ${firstSold}-iron out of the bag.`)
  if (combo) advice.push('A combo set suits you where the maker has both classes with lofts within 2° at the seam.')
  if (addGapWedge) advice.push(`A ${pitchingWedgeDeg}° pitching wedge is strong: add the set's own gap wedge.`)
  return {
    set: soldSets[firstSold],
    longestIron,
    hybrids,
    combo,
    addGapWedge,
    advice,
    rule: 'IRON-SET',
  }
}

const longestIronWords = (speedMph: Fact, longestIron: number, hybrids: IronSet['hybrids']): string => {
  const at = `At ${mphWords(speedMph)} 7-iron speed`
  if (longestIron <= longestReplacedIron) return `${at} every iron down to the ${longestIron}-iron is worth carrying.`
  const instead = hybrids.map(({ replaces, loftDeg }) => `${article(loftDeg)} ${loftDeg}° hybrid for the ${replaces}`)
  const isFilled = hybrids.length === longestIron - longestReplacedIron
  // A stronger hybrid would fly no farther; a wood of this loft is longer and launches higher.
  const woods = isFilled
    ? []
    : [`${longestIron > 6 ? 'a 9-wood or 7-wood' : 'a 7-wood'} rather than a stronger hybrid above`]
  return `${at} the ${longestIron}-iron is the longest worth carrying: ${[...instead, ...woods].join(', ')}.`
}

/** A few clubs and no long irons: what a junior can carry and lift into the air. */
const juniorSet = (golfer: Golfer): IronSet => {
  const height = juniorHeightIn(golfer)
  return {
    set: '6-PW',
    longestIron: 7,
    hybrids: [],
    combo: null,
    addGapWedge: false,
    advice: [`Set for a junior ${howWords(height)}: ${juniorSetFor(height.value)}; no long irons.`],
    rule: 'IRON-SET',
  }
}

/**
 * Longest iron worth carrying at a 7-iron speed.
 * @param isGoodStriker Known to play off 8 or less.
 * @rule IRON-SET
 */
export const longestIronOf = (speedMph: number, isGoodStriker: boolean): IronSet['longestIron'] => {
  const { iron, goodIron } = longestIrons.find(({ fromMph }) => speedMph >= fromMph)!
  return isGoodStriker ? goodIron : iron
}

const longestReplacedIron = 4

/**
 * The hybrid in place of the first iron that is not worth carrying, while it is playable. The next one would be hardly
 * stronger: one speed asks for one loft.
 */
const hybridsAbove = (longestIron: number, golfer: Golfer, driverSpeedMph: number): IronSet['hybrids'] => {
  const iron = longestIron - 1
  if (iron < longestReplacedIron) return []
  const loftDeg = hybridInPlaceOf(iron, golfer, driverSpeedMph / driverSpeedPerMph.hybrid)
  return loftDeg === null ? [] : [{ replaces: `${iron}-iron`, loftDeg }]
}

const comboOf = (
  { golfer, swing }: Context,
  category: IronCategory,
  longestIron: IronSet['longestIron'],
): IronSet['combo'] => {
  const handicap = golfer.handicap?.value
  const longIrons = ironCategories[ironCategories.indexOf(category) + 1]
  if (
    handicap === undefined ||
    handicap < comboSet.handicapMin ||
    handicap > comboSet.handicapMax ||
    swing.clubSpeedMph.value < comboSet.fromMph ||
    longIrons === undefined
  )
    return null
  return {
    longIrons,
    shortIrons: category,
    seam: `${longestIron}-6 from the more forgiving class, 7-PW from the fitted one`,
  }
}
