import { planCosts as costs } from '../../../golf/clubs/bag.ts'
import { clubTypes } from '../../../golf/names/words.ts'
import type { ReadClub } from '../clubs.ts'
import { type BagClub, type Golfer, type MeasuredBag, measureBag } from '../distances.ts'
import { type Flag, flagsOf } from '../flags.ts'
import { idealGapYards } from '../thresholds.ts'
import { type Candidate, isOfIronSet } from './plan-clubs.ts'
import { yieldsToHybrid } from './thin-out.ts'

/** A club that may be taken, as it carries. */
interface Choice {
  readonly measured: BagClub
  readonly isKept: boolean
  readonly isWanted: boolean
  readonly isNeeded: boolean
}

/** A bag as far as one of its clubs. */
interface Way {
  readonly cost: number
  readonly clubs: readonly BagClub[]
}

/**
 * The best bag of the clubs that are kept and those that the fittings give: the way through all of them, longest first, that
 * costs least. A flag stands between neighbors, so that each step can be judged by itself.
 *
 * @param kept Every one is in the bag, whatever it costs.
 * @param bag The kept clubs as they carry, and what any other club carries.
 * @param clubsMax How many have room.
 * @rule BAG-PLAN
 */
export const planBag = (
  kept: readonly ReadClub[],
  candidates: readonly Candidate[],
  golfer: Golfer,
  bag: MeasuredBag,
  clubsMax: number,
): readonly BagClub[] => {
  const choices = choicesOf(kept, candidates, golfer, bag)
  const last = choices.length
  // ways[i][n]: the best bag of n clubs whose shortest is choice i - 1; the first row is the empty bag.
  const ways: (Way | undefined)[][] = [[{ cost: 0, clubs: [] }]]
  for (let at = 0; at < last; at++) ways.push(waysTo(at, choices, ways, golfer, bag.speed).slice(0, clubsMax + 1))
  const ends = ways.flatMap((counts, row) => {
    const left = leftOutCost(choices.slice(row), bag.speed)
    return counts.flatMap((way) => (way === undefined ? [] : [{ ...way, cost: way.cost + left + shortEndCost(way) }]))
  })
  return cheapest(ends)!.clubs
}

const waysTo = (
  at: number,
  choices: readonly Choice[],
  ways: readonly (readonly (Way | undefined)[])[],
  golfer: Golfer,
  speed: MeasuredBag['speed'],
): (Way | undefined)[] => {
  const choice = choices[at]!
  const counts: (Way | undefined)[] = []
  let left = 0
  for (let row = at; row >= 0; row--) {
    const before = row === 0 ? undefined : choices[row - 1]!
    const step = left + (isPutIn(choice) ? costs.putIn : 0) + stepCost(before, choice, golfer, speed)
    ways[row]!.forEach((way, count) => {
      if (way === undefined || way.cost + step >= (counts[count + 1]?.cost ?? Number.POSITIVE_INFINITY)) return
      counts[count + 1] = { cost: way.cost + step, clubs: [...way.clubs, choice.measured] }
    })
    if (before?.isKept) break
    if (before) left += leftOutCost([before], speed)
  }
  return counts
}

const leftOutCost = (choices: readonly Choice[], { driverSpeed }: MeasuredBag['speed']): number =>
  choices.reduce((sum, { isKept, isWanted, isNeeded, measured }) => {
    if (isKept) return Number.POSITIVE_INFINITY
    if (isNeeded) return sum + costs.neededLeftOut
    return sum + (isWanted ? wantedCost(measured.club, driverSpeed) : 0)
  }, 0)

const wantedCost = (club: ReadClub, driverSpeed: number | null): number => {
  if (club.type === 'driver') return costs.endLeftOut
  if (club.type === 'hybrid') return costs.hybridLeftOut
  return yieldsToHybrid(club, driverSpeed) ? costs.longIronLeftOut : costs.leftOut
}

/** A bag ends with a sand wedge or a lob wedge. */
const shortEndCost = ({ clubs }: Way): number =>
  clubs.some(({ club: { wedgeClass } }) => wedgeClass === 'SW' || wedgeClass === 'LW') ? 0 : costs.endLeftOut

/** What lies between two neighbors of a bag. */
const stepCost = (before: Choice | undefined, after: Choice, golfer: Golfer, speed: MeasuredBag['speed']): number => {
  if (before === undefined) return 0
  const clubs = [before.measured, after.measured]
  const flags = flagsOf({ clubs, speed }, golfer)
  if ((mayStayOut(before) || mayStayOut(after)) && flags.some(isTooNear)) return Number.POSITIVE_INFINITY
  const misplaced = isInOrder(before, after) && !isHoleInSet(before.measured.club, after.measured.club) ? 0 : 1
  const faults = flags.reduce((sum, flag) => sum + weightOf(flag), misplaced)
  return costs.flag * faults + costs.yardOffIdeal * yardsOffIdeal(before.measured, after.measured, speed)
}

/** A club that no fitting asks for is there to fill a gap. @rule BAG-PLAN */
const isPutIn = ({ isKept, isWanted }: Choice): boolean => !isKept && !isWanted
/** It and a hybrid to buy never stand too near a neighbor. @rule BAG-PLAN */
const mayStayOut = (choice: Choice): boolean =>
  isPutIn(choice) || (!choice.isKept && choice.measured.club.type === 'hybrid')
const isTooNear = ({ flag }: Flag): boolean =>
  flag === 'overlap' || flag === 'gap_too_small' || flag === 'duplicate_loft'

/** A hole weighs by the square of its width over the limit. @rule BAG-PLAN */
const weightOf = ({ flag, carryGapYards, loftGapDeg, limit }: Flag): number => {
  if (flag === 'gap_too_big') return (carryGapYards! / limit.value) ** 2
  return flag === 'wedge_gap_too_wide' && limit.unit === 'degrees' ? (loftGapDeg / limit.value) ** 2 : 1
}

/** Lofts rise from club to club; the kinds follow each other where the golfer has not chosen otherwise. */
const isInOrder = (before: Choice, after: Choice): boolean => {
  const [a, b] = [before.measured.club, after.measured.club]
  const isKindInOrder = clubTypes.indexOf(a.type) <= clubTypes.indexOf(b.type)
  return b.loftDeg > a.loftDeg && (isKindInOrder || before.isKept || after.isKept)
}

/** Irons of a set follow each other by number. */
const isHoleInSet = (longer: ReadClub, shorter: ReadClub): boolean =>
  isOfIronSet(longer) && isOfIronSet(shorter) && shorter.number! > longer.number! + 1

const yardsOffIdeal = (longer: BagClub, shorter: BagClub, { driverSpeed }: MeasuredBag['speed']): number => {
  const ideal = longer.club.type === 'driver' ? null : idealGapYards(driverSpeed)
  if (ideal === null) return 0
  const gap = longer.carryYards! - shorter.carryYards!
  return Math.max(0, ideal.min - gap, gap - ideal.max)
}

/** Longest first. A candidate of a kept club's name would be that club twice; a kept driver is the driver. */
const choicesOf = (
  kept: readonly ReadClub[],
  candidates: readonly Candidate[],
  golfer: Golfer,
  { clubs, speed, carryOf }: MeasuredBag,
): Choice[] => {
  const isThere = ({ name, type }: ReadClub) =>
    kept.some((club) => club.name === name || (type === 'driver' && club.type === 'driver'))
  const free = candidates.filter(({ club }) => !isThere(club))
  // Carries of the candidates are known from here on, so that nothing is scaled twice.
  const carried = free.map(({ club }) => ({ ...club, carryYards: carryOf(club.type, club.loftDeg)! }))
  const stated = { ...golfer, driverSpeed: speed.driverSpeed! }
  const measured = measureBag(carried, stated).clubs
  return [
    ...clubs
      .filter(({ club }) => kept.includes(club))
      .map((club) => ({ measured: club, isKept: true, isWanted: true, isNeeded: true })),
    ...measured.map((club) => ({
      measured: { ...club, carrySource: 'estimated' as const },
      isKept: false,
      isWanted: free.some((each) => each.isWanted && each.club.name === club.club.name),
      isNeeded: free.some((each) => each.isNeeded && each.club.name === club.club.name),
    })),
  ].sort((a, b) => b.measured.carryYards! - a.measured.carryYards! || a.measured.club.loftDeg - b.measured.club.loftDeg)
}

const cheapest = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>((best, way) => (best === undefined || way.cost < best.cost ? way : best), undefined)
