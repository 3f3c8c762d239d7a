import {
  comboSet,
  goodHandicapMax,
  hybridAboveIronDeg,
  juniorSetFor,
  longestIrons,
  soldSets,
  strongPitchingWedgeDeg,
} from '../../../golf/clubs/irons.ts'
import { type IronCategory, ironCategories } from '../../../golf/names/words.ts'
import { driverSpeedPerMph } from '../../../golf/speeds.ts'
import type { Message, Said } from '../../../words/message.ts'
import { deg, say } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import { driverSpeedOf } from '../driver/driver-speed.ts'
import type { Fact } from '../fact.ts'
import { juniorHeightIn } from '../shaft/junior.ts'
import { standardLoftDeg } from '../shaft/standard-specs.ts'
import { mphSaid } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import { type Golfer, handicapAtMost } from '../swing/golfer.ts'
import { hybridInPlaceOf, hybridOf } from '../woods/hybrid-loft.ts'

/** Which irons to carry, and what fills the top of the set. */
export interface IronSet {
  /** Store-link set. */
  readonly set: (typeof soldSets)[keyof typeof soldSets]
  /** Longest iron worth keeping at this speed. */
  readonly longestIron: 4 | 5 | 6 | 7
  /** Hybrid that replaces the next longer iron, as the hybrid fitting of this golfer gives it; none where it is not playable or carries no farther than the longest iron. */
  readonly hybrids: readonly { readonly replaces: string; readonly loftDeg: number }[]
  /** A more forgiving class for the long irons; null when one class serves. */
  readonly combo: { readonly longIrons: IronCategory; readonly shortIrons: IronCategory; readonly seam: Said } | null
  readonly addGapWedge: boolean
  readonly advice: readonly Said[]
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
  const advice = [longestIronSaid(swing.clubSpeedMph, longestIron, hybrids)]
  if (firstSold !== longestIron) advice.push(say('irons.shortestSet', { set: soldSets[firstSold], iron: firstSold }))
  if (combo) advice.push(say('irons.comboSet', { degrees: deg(seamDegMax) }))
  if (addGapWedge) advice.push(say('irons.gapWedge', { loft: deg(pitchingWedgeDeg) }))
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

/** Lofts of two classes that go together at their seam, degrees apart. */
const seamDegMax = 2

function longestIronSaid(speedMph: Fact, iron: number, hybrids: IronSet['hybrids']): Message {
  const speed = mphSaid(speedMph)
  if (iron <= longestReplacedIron) return say('irons.everyIron', { speed, iron })
  const instead = hybrids.map(({ replaces, loftDeg }) =>
    say('irons.hybridFor', { hybrid: hybridOf(loftDeg), iron: clubSaid(replaces) }),
  )
  const isFilled = hybrids.length === iron - longestReplacedIron
  // A stronger hybrid would fly no farther; a wood of this loft is longer and launches higher.
  const woods = isFilled ? [] : [say(iron > 6 ? 'irons.nineWoodOrSevenWood' : 'irons.sevenWood')]
  return say('irons.longestIron', { speed, iron, instead: [...instead, ...woods] })
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
    advice: [say('irons.juniorSet', { height: height.how, clubs: juniorClubs(height.value) })],
    rule: 'IRON-SET',
  }
}

function juniorClubs(heightIn: number): Message {
  const {
    clubs: [from, to = from],
    isFirst,
    orShortened,
  } = juniorSetFor(heightIn)
  const id = isFirst ? 'irons.firstClubs' : orShortened ? 'irons.clubsOrShortened' : 'irons.clubs'
  return say(id, { clubs: { n: from === to ? from : [from, to] } })
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
    seam: say('irons.seam', { iron: longestIron }),
  }
}
