import { type DriverTarget, dynamicLoftDeg, type Ground, type Launch, rollYards } from '../../flight/index.ts'
import { gainYardsMax } from '../../golf/driver-flight.ts'
import { driverLoftDegMax, driverLoftDegMin, loftStepDeg } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import type { Configuration, Flights } from './club-fit.ts'
import type { Context, FlownShot, Swing } from './context.ts'
import { type DriverChoice, goalWords, isOutside } from './driver-goal.ts'
import { presentDriverLoftDeg } from './driver-loft.ts'
import type { DriverShots } from './driver-shots.ts'
import { expectedFlight } from './expected-flight.ts'
import { flightsOf, presentShotWith } from './present-shot.ts'
import { degrees, figure, gainWords, type Note, yardsWords } from './spec.ts'

/** The current shot where it was measured, and always the fitted one. @rule FLT-COMPARE */
export const driverFlights = (context: Context, loftDeg: number, { at, anchors }: DriverShots): Flights => {
  const { presentShot } = context.swing
  const isPresent = presentShot !== null && loftDeg === presentDriverLoftDeg(context)
  const { ballSpeedMph, launchDeg, spinRpm } = at(loftDeg)
  return flightsOf({ presentShot, anchors: anchors() }, isPresent ? presentShot : { ballSpeedMph, launchDeg, spinRpm })
}

/**
 * The most carry that is to be gained on the current shot: at the target with this strike, or with one of the lofts that are
 * compared, in whole yards as they are printed. Nothing is claimed unless both launch and spin were measured.
 * @rule DRV-GAIN
 */
export const driverGain = (
  { swing }: Context,
  target: DriverTarget,
  { loft, besideDeg }: DriverChoice,
  shots: DriverShots,
): Note[] => {
  const present = swing.presentShot
  if (present === null) return []
  const at = `${figure(target.launchDeg)}° and ${roundTo(target.spinRpm, 50)} rpm`
  const atTarget = Math.floor(carryAtTarget(swing, present, target) - present.flight.carryYards)
  const [farthest] = [loft.value, ...besideDeg]
    .map((loftDeg) => ({ loftDeg, yards: yardsBetween(present, shots.at(loftDeg)) }))
    .sort((a, b) => b.yards - a.yards)
  return [{ rule: 'DRV-GAIN', text: mostWords(at, atTarget, farthest!) }]
}

/** With the ball speed that this strike has there, held to what was measured. */
const carryAtTarget = (swing: Swing, present: Launch, { launchDeg, spinRpm }: DriverTarget): number => {
  const attackDeg = swing.attackDeg.value
  const moreDeg = dynamicLoftDeg({ launchDeg, attackDeg }) - dynamicLoftDeg({ launchDeg: present.launchDeg, attackDeg })
  const { ballSpeedMph } = presentShotWith(swing, { club: 'driver', moreDeg })!
  return swing.anchors.carryShare * swing.fly({ ballSpeedMph, launchDeg, spinRpm }).carryYards
}

/** @param at The target, as a launch and a spin. */
const mostWords = (at: string, atTarget: number, farthest: { loftDeg: number; yards: number }): string => {
  const most = Math.max(atTarget, farthest.yards)
  if (most <= 1)
    return `Launch and spin already carry ${most < 1 ? 'as far as' : 'within a yard of what'} this speed allows (target ${at}): fit for direction and strike.`
  const upTo = most > gainYardsMax ? gainWords(most) : `up to ${most} yd`
  if (atTarget >= Math.min(farthest.yards, gainYardsMax))
    return `Reaching ${at} would be worth ${upTo} of carry at the same club speed.`
  const there = atTarget < 1 ? 'gain nothing more' : `be worth up to ${atTarget} yd`
  return `With ${degrees(farthest.loftDeg)} of loft the current shot would carry ${upTo} more at the same club speed; reaching ${at} would ${there}.`
}

/**
 * A fitted loft that carries less than the current shot is never passed over in silence: a rule is named, with the yards.
 * @rule FLT-COMPARE
 */
export const driverLoss = (context: Context, { loft, goal }: DriverChoice, { current, fitted }: Flights): Note[] => {
  if (current === null || fitted === null) return []
  const [now, then] = [expectedFlight(current), expectedFlight(fitted)]
  const lostYards = now.carryYards - then.carryYards
  if (lostYards < 1) return []
  const reason = isOutside(goal, now, then)
    ? 'rule DRV-GOAL holds it inside the limits of height and landing, which the current shot leaves'
    : `rule ${loft.rule} ${loftReason(context, loft.value)}`
  const inAll = then.totalYards - now.totalYards
  const total = inAll >= 1 ? `, and it runs ${inAll} yd farther in all` : ''
  const text = `By the flight model the fitted ${loft.display} carries ${lostYards} yd less than the current shot: ${reason}${total}.`
  return [{ rule: 'FLT-COMPARE', text }]
}

/** Why the rules do not stay at the current loft. */
const loftReason = ({ request, golfer }: Context, loftDeg: number): string => {
  const present = request.currentEquipment?.loft
  if (present === undefined) return 'asks for this loft'
  const max = driverLoftDegMax[golfer.group]
  if (present < driverLoftDegMin || present > max)
    return `fits drivers from ${driverLoftDegMin}° to ${max}°, and the current one has ${figure(present)}°`
  if (Math.abs(present - loftDeg) < loftStepDeg)
    return `fits in steps of ${loftStepDeg}°, and the current one has ${figure(present)}°`
  return `asks for ${loftDeg > present ? 'more' : 'less'} loft than the current ${figure(present)}°`
}

/**
 * The fitted loft, its neighbors and the current club where its shot was measured, each as this swing flies it.
 * @rule DRV-GOAL, FLT-COMPARE
 */
export const driverConfigurations = (
  context: Context,
  { loft, goal, besideDeg, missed }: DriverChoice,
  shots: DriverShots,
): Configuration[] => {
  const fitted = shots.at(loft.value)
  const beside = (loftDeg: number): Configuration => {
    const isMore = loftDeg > loft.value
    const ground: Ground = isMore ? 'soft' : 'firm'
    const shot = shots.at(loftDeg)
    const runsMore = runOn(shot, ground) > runOn(fitted, ground)
    const words = isMore ? 'Higher and with more spin' : `Flatter${runsMore ? ' and with more roll' : ''}`
    return {
      name: `One degree ${isMore ? 'more' : 'less'} loft: ${degrees(loftDeg)}`,
      recommended: false,
      description: `${carryWords(shot, fitted)} ${words}; on ${ground} ground ${totalWords(shot, fitted, ground)}.`,
      expected: expectedFlight(shot),
    }
  }
  return [
    {
      name: `Fitted: ${degrees(loft.value)}`,
      recommended: true,
      description: `Goal: ${goalWords(goal)}${missed()}`,
      expected: expectedFlight(fitted),
    },
    ...besideDeg.map(beside),
    ...presentConfiguration(context, loft.value, shots),
  ]
}

/** The club that is played now, as it was measured. */
const presentConfiguration = (context: Context, fittedDeg: number, shots: DriverShots): Configuration[] => {
  const presentDeg = presentDriverLoftDeg(context)
  if (context.swing.presentShot === null || presentDeg === fittedDeg) return []
  const isStated = context.request.currentEquipment?.loft !== undefined
  return [
    {
      name: `Current: ${degrees(presentDeg)}`,
      recommended: false,
      description: `${isStated ? 'As measured' : 'As measured; its loft was not stated and counts as the usual one'}. ${carryWords(shots.at(presentDeg), shots.at(fittedDeg))}`,
      expected: expectedFlight(shots.at(presentDeg)),
    },
  ]
}

/** How much farther a shot carries than another, in whole yards as both are printed. */
const yardsBetween = (one: FlownShot, other: FlownShot): number =>
  roundTo(other.flight.carryYards, 1) - roundTo(one.flight.carryYards, 1)

const carryWords = (shot: FlownShot, fitted: FlownShot): string => {
  const yards = yardsBetween(fitted, shot)
  return `Carries ${yardsWords(yards, 'more')}.`
}

/** Carry and roll in whole yards, as both are printed. */
const totalOn = ({ flight }: FlownShot, ground: Ground): number =>
  roundTo(flight.carryYards + rollYards(flight, ground), 1)

const runOn = (shot: FlownShot, ground: Ground): number => totalOn(shot, ground) - roundTo(shot.flight.carryYards, 1)

const totalWords = (shot: FlownShot, fitted: FlownShot, ground: Ground): string => {
  const total = totalOn(shot, ground)
  const yards = total - totalOn(fitted, ground)
  return `${total} yd in all, ${yards === 0 ? 'as the fitted one' : yardsWords(yards, 'more')}`
}
