import {
  type ClubKind,
  carriesOf,
  carryShareOfTotal,
  dynamicLoftDeg,
  fly,
  spinRpm,
  usualDrives,
} from '../../../flight/index.ts'
import {
  driverLoftStepDeg,
  usualDriverDeg,
  usualDriverLoftDeg,
  usualHybridLoftDeg,
  usualLoftDeg,
} from '../../../golf/clubs/lofts.ts'
import { believableCarryShare, flownCarryShare, selfReportedShare } from '../../../golf/flight/carries.ts'
import { launchDegMin } from '../../../golf/flight/impact.ts'
import { isFairway } from '../../../golf/names/words.ts'
import { driverSpeedPerMph, type NumbersOf } from '../../../golf/speeds.ts'
import { roundTo } from '../../../golf/units.ts'
import { say, yd } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { wedgeHitOf } from '../club.ts'
import { derived, type Fact, measured } from '../fact.ts'
import { fitIronHead } from '../irons/iron-head.ts'
import { ironStockLoftDeg } from '../irons/iron-loft.ts'
import { rounded, type Warning } from '../spec.ts'
import type { Delivery, Fly, Swing } from './context.ts'
import { drivingOf, type Golfer, handicapOrAverage } from './golfer.ts'

/** What is flown for a carry: the current shot where launch and spin were measured, and what flies others. */
type Flying = Pick<Swing, 'presentShot' | 'fly'>

/**
 * The carry that rules may use: as stated, or a driver's total less the roll. One that the ball cannot make, or does not make
 * as it was measured, counts nowhere.
 * @rule IN-DERIVE, IN-CONSISTENT-CARRY
 */
export const carryOf = (
  request: FittingRequest,
  golfer: Golfer,
  delivery: Delivery,
  flying: Flying,
  warnings: Warning[],
): Pick<Swing, 'carryYards' | 'believedCarryYards' | 'totalYards'> => {
  const { carryDistance, ballSpeed, launchAngle } = request.swingMetrics
  const isToldOnly = carryDistance !== undefined && ballSpeed === undefined && launchAngle === undefined
  // A speed that was read from the distance says nothing about it.
  const isTold = ballSpeed === undefined && request.swingMetrics.swingSpeed === undefined
  const totalYards = totalOf(request, delivery.numbersOf, warnings)
  const told = [statedCarry(carryDistance), carryOfTotal(totalYards, delivery)].filter((one) => one !== null)
  // Wedges are often hit with less than a full swing: their carry says nothing against their speed.
  const modelYards = request.clubType === 'wedge' || isTold ? null : modelCarryYards(request, golfer, delivery, flying)
  const isFlown = flying.presentShot !== null
  // Each is compared with a measured flight; else the total goes with the carry.
  const checked = isFlown ? told : told.slice(0, 1)
  const refused = modelYards === null ? [] : checked.filter((one) => isRefused(one, modelYards, isFlown, warnings))
  const carryYards = refused.includes(told[0]!) ? null : (told[0] ?? null)
  if (carryYards === null) return { carryYards, believedCarryYards: null, totalYards: null }
  const believedCarryYards =
    isToldOnly && modelYards !== null ? reportedYards(carryYards.value, modelYards, golfer) : carryYards.value
  return { carryYards, believedCarryYards, totalYards: refused.length === 0 ? totalYards : null }
}

/**
 * Golfers overstate: scratch players believe 194 yd and hit 176, 20 handicaps 187 and 152 (Arccos, 5-iron).
 * A carry without any launch-monitor number is taken down accordingly, as far as it is more than the speed gives.
 * @rule IN-SELF-REPORT
 */
const reportedYards = (statedYards: number, modelYards: number, golfer: Golfer): number => {
  const { share, perStroke } = selfReportedShare
  const reduced = statedYards * (share - perStroke * handicapOrAverage(golfer))
  return Math.max(reduced, Math.min(statedYards, modelYards))
}

const statedCarry = (yards: number | undefined): Fact | null =>
  yards === undefined ? null : measured(yards, say('source.carry', { carry: yd(rounded(yards)) }))

const carryOfTotal = (totalYards: number | null, { clubSpeedMph }: Delivery): Fact | null =>
  totalYards === null
    ? null
    : derived(
        totalYards * carryShareOfTotal('driver', clubSpeedMph.value),
        say('source.totalLessRoll', { total: yd(rounded(totalYards)) }),
        'FLT-TOTAL',
      )

/** Only a driver's total is asked for; a total below the carry cannot be. */
const totalOf = ({ swingMetrics }: FittingRequest, of: NumbersOf, warnings: Warning[]): number | null => {
  const { carryDistance: carry, totalDistance: total } = swingMetrics
  if (total === undefined || of !== 'driver') return null
  if (carry === undefined || total >= carry) return total
  warnings.push({
    field: 'swingMetrics.totalDistance',
    rule: 'IN-CONSISTENT-CARRY',
    text: say('readings.totalBelowCarry', { total: yd(rounded(total)), carry: yd(rounded(carry)) }),
  })
  return null
}

/** Whether a carry counts nowhere; warns of one that does not fit the speed, or the ball where its flight was measured. */
const isRefused = (carry: Fact, modelYards: number, isFlown: boolean, warnings: Warning[]): boolean => {
  const { min, max } = isFlown ? flownCarryShare : believableCarryShare
  const share = carry.value / modelYards
  if (share >= min && share <= max) return false
  const field = carry.basis === 'measured' ? 'swingMetrics.carryDistance' : 'swingMetrics.totalDistance'
  const short = share < min ? 'readings.carryTooShort' : 'readings.carryTooFar'
  const text = say(isFlown ? 'readings.carryBesideBall' : short, {
    carry: carry.how,
    expected: yd(Math.round(modelYards)),
  })
  warnings.push({ field, rule: 'IN-CONSISTENT-CARRY', text })
  return isFlown || share > max
}

/** A club as the carry table knows it. */
export interface CarryClub {
  readonly kind: ClubKind
  readonly loftDeg: number
}

/** Clubs whose carry is estimated at a usual loft, because the loft that was hit is not known. @rule FLT-CARRY */
export const usualClub = {
  driver: { kind: 'driver', loftDeg: usualDriverLoftDeg },
  '3-wood': { kind: 'wood', loftDeg: usualLoftDeg('3-wood')! },
  '5-wood': { kind: 'wood', loftDeg: usualLoftDeg('5-wood')! },
  '7-wood': { kind: 'wood', loftDeg: usualLoftDeg('7-wood')! },
  hybrid: { kind: 'hybrid', loftDeg: usualHybridLoftDeg },
  '7-iron': { kind: 'iron_wedge', loftDeg: usualLoftDeg('7-iron')! },
} as const satisfies Partial<Record<NumbersOf, CarryClub>>

/** The club that was hit, at a usual loft where its own is not known. @rule FLT-CARRY */
export const carryClub = (request: FittingRequest, of: NumbersOf): CarryClub => {
  if (of === 'hybrid' || isFairway(of))
    return { ...usualClub[of], loftDeg: request.currentEquipment?.loft ?? usualClub[of].loftDeg }
  if (of === 'driver' || of === '7-iron') return usualClub[of]
  return { kind: 'iron_wedge', loftDeg: wedgeHitOf(request).loftDeg }
}

/** Carry this golfer's ball can make: flown when the launch is measured, otherwise the estimate of rule FLT-CARRY. */
const modelCarryYards = (
  request: FittingRequest,
  golfer: Golfer,
  delivery: Delivery,
  { presentShot, fly: flyAsCompared }: Flying,
): number | null => {
  if (presentShot !== null) return presentShot.flight.carryYards
  const { numbersOf: of, ownSpeedMph, ballSpeedMph, attackDeg } = delivery
  const { launchAngle } = request.swingMetrics
  if (launchAngle !== undefined && launchAngle < launchDegMin) return null // a topped ball: nothing to compare with
  if (of === 'driver') return modelDriveYards(request, golfer, delivery, flyAsCompared)
  if (launchAngle !== undefined) {
    const spin = spinBehindLaunch(of, ownSpeedMph, launchAngle, attackDeg.value)
    return fly({ ballSpeedMph: ballSpeedMph.value, launchDeg: launchAngle, spinRpm: spin }).carryYards
  }
  const { kind, loftDeg } = of === '7-iron' ? ownIron(request, golfer, delivery) : carryClub(request, of)
  return carriesOf(drivingOf(golfer, ownSpeedMph * driverSpeedPerMph[of]))(kind, loftDeg)
}

/** The 7-iron that is played; where its loft is not known, as the class of irons has it that is fitted and that the sheet flies. */
const ownIron = (request: FittingRequest, golfer: Golfer, delivery: Delivery): CarryClub => {
  const swing = { ...delivery, strike: request.swingMetrics.strikePattern ?? null }
  const fittedDeg = () => ironStockLoftDeg(golfer, fitIronHead({ request, golfer, swing }).value)
  return { kind: 'iron_wedge', loftDeg: request.currentEquipment?.loft ?? fittedDeg() }
}

/** The usual drive with all that was measured of it. */
const modelDriveYards = (
  { clubType, currentEquipment, swingMetrics }: FittingRequest,
  golfer: Golfer,
  { ownSpeedMph, ballSpeedMph, attackDeg }: Delivery,
  fly: Fly,
): number => {
  const driving = {
    ...drivingOf(golfer, ownSpeedMph),
    attackDeg: attackDeg.value,
    strike: swingMetrics.strikePattern,
  }
  const usualDeg = roundTo(usualDriverDeg(golfer, ownSpeedMph, attackDeg.value), driverLoftStepDeg[golfer.group])
  const drive = usualDrives(driving)((clubType === 'driver' ? currentEquipment?.loft : undefined) ?? usualDeg)
  const launchDeg = swingMetrics.launchAngle ?? drive.launchDeg
  const launch = { ballSpeedMph: ballSpeedMph.value, launchDeg, spinRpm: drive.spinRpm }
  return fly(launch).carryYards
}

/** Spin that this launch and attack leave the club with, rpm: for expected flights only, never for a spin rule. @rule IN-DERIVE */
const spinBehindLaunch = (of: NumbersOf, clubSpeedMph: number, launchDeg: number, attackDeg: number): number =>
  spinRpm({ club: of, clubSpeedMph, spinLoftDeg: dynamicLoftDeg({ launchDeg, attackDeg }) - attackDeg })
