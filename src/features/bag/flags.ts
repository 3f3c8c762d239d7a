import { carryYardsAt113Mph } from '../../flight/index.ts'
import { duplicateLoftDeg, setStepDeg, wedgeGapMax } from '../../golf/clubs/bag.ts'
import { wedgeGapDeg } from '../../golf/clubs/wedges.ts'
import { roundTo, tidy } from '../../golf/units.ts'
import type { RuleId } from '../../ruleset/index.ts'
import type { Message } from '../../words/message.ts'
import { deg, say, yards } from '../../words/say.ts'
import { placeInSet } from './clubs.ts'
import type { BagClub, Golfer, MeasuredBag } from './distances.ts'
import type { FlagName } from './schema.ts'
import { bigGapYards, isSlow, overlapYards, smallGapYards } from './thresholds.ts'
import { clubAt, clubOfLoft } from './wording.ts'

/** A fault between two clubs, the longer first: lofts or carries too close together, or too far apart. */
export interface Flag {
  readonly flag: FlagName
  readonly longer: BagClub
  readonly shorter: BagClub
  readonly loftGapDeg: number
  readonly carryGapYards: number | null
  readonly limit: { readonly value: number; readonly unit: 'yards' | 'degrees' }
  readonly text: Message
  readonly rule: RuleId
}

/** Two clubs and what lies between them. */
interface Pair {
  readonly longer: BagClub
  readonly shorter: BagClub
  readonly loftGapDeg: number
  readonly carryGapYards: number | null
}

const pairOf = (longer: BagClub, shorter: BagClub): Pair => ({
  longer,
  shorter,
  loftGapDeg: tidy(shorter.club.loftDeg - longer.club.loftDeg),
  carryGapYards:
    longer.carryYards === null || shorter.carryYards === null ? null : tidy(longer.carryYards - shorter.carryYards),
})

const neighbors = (clubs: readonly BagClub[]): Pair[] => clubs.slice(1).map((shorter, i) => pairOf(clubs[i]!, shorter))

/** Every flag of a bag, from the longest club down; those of one pair in the order of the flag names. @rule BAG-DUPLICATE, BAG-WEDGE-GAP */
export const flagsOf = ({ clubs, speed }: Pick<MeasuredBag, 'clubs' | 'speed'>, golfer: Golfer): Flag[] => {
  const slow = isSlow(speed.driverSpeed)
  const pairs = neighbors(clubs)
  return [
    ...pairs.flatMap(bigGap),
    ...pairs.flatMap((pair) => overlap(pair, slow) ?? smallGap(pair, slow)),
    ...duplicates(clubs),
    ...wedgeGaps(clubs, golfer),
  ]
}

/** Whether the carry of a club was given, or follows from a given total. */
export const isMeasured = ({ carrySource }: BagClub): boolean => carrySource === 'given' || carrySource === 'derived'

/** The flags that say something about clubs: a measured carry and an estimate are not compared by a few yards. @rule BAG-OVERLAP */
export const ofOneBasis = (flags: readonly Flag[]): Flag[] =>
  flags.filter(
    ({ flag, longer, shorter }) =>
      (flag !== 'overlap' && flag !== 'gap_too_small') || isMeasured(longer) === isMeasured(shorter),
  )

const isWedge = ({ club }: BagClub): boolean => club.type === 'wedge'

/** Between wedges the wedge rule holds instead. @rule BAG-GAP-BIG */
const bigGap = (pair: Pair): Flag[] => {
  const { longer, shorter, carryGapYards } = pair
  if (carryGapYards === null || (isWedge(longer) && isWedge(shorter))) return []
  const limit = mostYards(pair, bigGapYards(longer, longer.carryYards!))
  if (carryGapYards <= limit) return []
  const text = say('bag.tooFar', farApart(pair, limit))
  return [{ ...pair, flag: 'gap_too_big', limit: { value: tidy(limit), unit: 'yards' }, text, rule: 'BAG-GAP-BIG' }]
}

function farApart({ longer, shorter, carryGapYards }: Pair, limitYards: number) {
  return {
    longer: clubAt(longer),
    shorter: clubAt(shorter),
    apart: yards(carryGapYards!),
    limit: yards(roundTo(limitYards, 0.1)),
  }
}

/** What the step carries by its lofts, where the two follow each other in one set of irons or wedges; null elsewhere. @rule BAG-GAP-BIG, BAG-GAP-SMALL */
const setStepYards = (pair: Pair): number | null => {
  const { longer, shorter, loftGapDeg } = pair
  const [from, to] = [placeInSet(longer.club), placeInSet(shorter.club)]
  const isNext = from !== null && to === from + 1
  const step = isWedge(longer) && isWedge(shorter) ? wedgeGapDeg : isNext ? setStepDeg : undefined
  if (step === undefined || loftGapDeg < step.min || loftGapDeg > step.max) return null
  const yardsAt = ({ club }: BagClub) => carryYardsAt113Mph('iron_wedge', club.loftDeg)
  return (1 - yardsAt(shorter) / yardsAt(longer)) * longer.carryYards!
}

/** Two rounded carries are up to a yard nearer or farther than the clubs. */
const roundingYards = 1
const mostYards = (pair: Pair, limit: number): number => Math.max(limit, (setStepYards(pair) ?? 0) + roundingYards)
const leastYards = (pair: Pair, limit: number): number =>
  Math.min(limit, Math.floor((setStepYards(pair) ?? Number.POSITIVE_INFINITY) - roundingYards))

/** Two clubs for one distance, or a stronger club of one family that flies shorter. @rule BAG-OVERLAP */
const overlap = (pair: Pair, slow: boolean): Flag[] | undefined => {
  const { longer, shorter, loftGapDeg, carryGapYards } = pair
  if (carryGapYards === null) return undefined
  const limit = overlapYards(slow)
  const isReversed = loftGapDeg < 0 && family(longer) === family(shorter)
  if (carryGapYards > limit && !isReversed) return undefined
  const both = { longer: clubAt(longer), shorter: clubAt(shorter) }
  const text = isReversed
    ? say('bag.reversed', { ...both, degrees: deg(tidy(-loftGapDeg)) })
    : say('bag.overlap', { ...both, apart: yards(carryGapYards) })
  return [{ ...pair, flag: 'overlap', limit: { value: limit, unit: 'yards' }, text, rule: 'BAG-OVERLAP' }]
}

/** @rule BAG-GAP-SMALL */
const smallGap = (pair: Pair, slow: boolean): Flag[] => {
  const { longer, carryGapYards } = pair
  if (carryGapYards === null) return []
  const usual = smallGapYards(longer.carryYards!, slow)
  const limit = slow ? leastYards(pair, usual) : usual
  if (carryGapYards >= limit) return []
  const text = say('bag.tooNear', farApart(pair, limit))
  return [{ ...pair, flag: 'gap_too_small', limit: { value: tidy(limit), unit: 'yards' }, text, rule: 'BAG-GAP-SMALL' }]
}

/** Clubs of one shape of shaft and head: their lofts and carries run in one order. */
const family = ({ club }: BagClub): string =>
  club.type === 'driver' || club.type === 'fairway' ? 'woods' : club.type === 'hybrid' ? 'hybrids' : 'irons'

const byLoft = (a: BagClub, b: BagClub): number => a.club.loftDeg - b.club.loftDeg

/** Woods and hybrids among themselves, irons and wedges among themselves. @rule BAG-DUPLICATE */
const duplicates = (clubs: readonly BagClub[]): Flag[] =>
  [clubs.filter((each) => family(each) !== 'irons'), clubs.filter((each) => family(each) === 'irons')].flatMap(
    (group) =>
      neighbors(group.toSorted(byLoft)).flatMap((pair): Flag[] => {
        if (pair.loftGapDeg >= duplicateLoftDeg) return []
        const both = { longer: clubOfLoft(pair.longer), shorter: clubOfLoft(pair.shorter) }
        return [
          {
            ...pair,
            flag: 'duplicate_loft',
            limit: { value: duplicateLoftDeg, unit: 'degrees' },
            text:
              pair.loftGapDeg === 0
                ? say('bag.sameLoft', both)
                : say('bag.loftsTooNear', { ...both, degrees: deg(pair.loftGapDeg) }),
            rule: 'BAG-DUPLICATE',
          },
        ]
      }),
  )

/** From wedge to wedge by loft. A lob wedge that is never swung fully has no distance to keep. @rule BAG-WEDGE-GAP */
const wedgeGaps = (clubs: readonly BagClub[], { lobWedgeFullSwing }: Golfer): Flag[] =>
  neighbors(clubs.filter(isWedge).toSorted(byLoft)).flatMap((pair): Flag[] => {
    const { longer, shorter, loftGapDeg, carryGapYards } = pair
    const isGreenside = lobWedgeFullSwing === 'no' && shorter.club.wedgeClass === 'LW'
    const isWideInLoft = loftGapDeg > wedgeGapMax.degrees
    const limit = carryGapYards === null ? wedgeGapMax.yards : mostYards(pair, wedgeGapMax.yards)
    const isWideInYards = !isGreenside && carryGapYards !== null && carryGapYards > limit
    if (!isWideInLoft && !isWideInYards) return []
    return [
      {
        ...pair,
        flag: 'wedge_gap_too_wide',
        limit: isWideInLoft ? { value: wedgeGapMax.degrees, unit: 'degrees' } : { value: tidy(limit), unit: 'yards' },
        text: isWideInLoft
          ? say('bag.loftsTooFar', {
              longer: clubOfLoft(longer),
              shorter: clubOfLoft(shorter),
              degrees: deg(loftGapDeg),
              limit: deg(wedgeGapMax.degrees),
            })
          : say('bag.tooFar', farApart(pair, limit)),
        rule: 'BAG-WEDGE-GAP',
      },
    ]
  })
