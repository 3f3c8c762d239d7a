import { type DriverTarget, type Ground, rollYards } from '../../flight/index.ts'
import { modelErrorYards, windowStep } from '../../golf/driver-flight.ts'
import { driverLoftDegMax, driverLoftDegMin, loftStepDeg } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import type { Configuration, ExpectedFlight, Flights } from './club-fit.ts'
import type { Context, FlownShot, Swing } from './context.ts'
import { type DriverChoice, goalWords, isOutside } from './driver-goal.ts'
import { presentDriverLoftDeg } from './driver-loft.ts'
import type { DriverShots } from './driver-shots.ts'
import { expectedFlight } from './expected-flight.ts'
import { changeBetween, type FlightChange } from './flight-change.ts'
import { anchorFlight, flightsOf } from './present-shot.ts'
import { degrees, figure, gainWords, type Note, yardsWords } from './spec.ts'

/** The current shot where it was measured, and always the fitted one. @rule FLT-COMPARE */
export const driverFlights = (context: Context, loftDeg: number, { at, anchors }: DriverShots): Flights => {
  const { presentShot } = context.swing
  const isPresent = presentShot !== null && loftDeg === presentDriverLoftDeg(context)
  const { ballSpeedMph, launchDeg, spinRpm } = at(loftDeg)
  return flightsOf({ presentShot, anchors: anchors() }, isPresent ? presentShot : { ballSpeedMph, launchDeg, spinRpm })
}

/**
 * What is to be gained on the current shot, as two sentences: by the lofts that are compared, and by launch and spin on
 * target. Nothing is claimed unless both launch and spin were measured.
 * @rule DRV-GAIN
 */
export const driverGain = (
  { swing }: Context,
  target: DriverTarget,
  { loft, besideDeg }: DriverChoice,
  shots: DriverShots,
): Note[] => {
  const now = swing.presentShot && expectedFlight(swing.presentShot)
  const onTarget = flightOnTarget(swing, target)
  if (now === null || onTarget === null) return []
  const [farthest] = [loft.value, ...besideDeg]
    .map((loftDeg) => ({ loftDeg, change: changeBetween(now, expectedFlight(shots.at(loftDeg))) }))
    .sort((a, b) => b.change.carryYards - a.change.carryYards)
  return [
    { rule: 'DRV-GAIN', text: loftGainWords(farthest!, loft.value) },
    { rule: 'DRV-GAIN', text: targetGainWords(now, onTarget) },
  ]
}

/** A shot as it is printed, with how much farther it carries than the current one, unrounded. */
interface OnTarget {
  readonly expected: ExpectedFlight
  readonly moreYards: number
}

/**
 * The measured ball, started at the target as it is printed: the same ball speed, held to what was measured. Null without a
 * measured launch and spin.
 * @rule DRV-GAIN
 */
export const flightOnTarget = ({ presentShot, anchors, fly }: Swing, target: DriverTarget): OnTarget | null => {
  if (presentShot === null) return null
  const launchDeg = roundTo(target.launchDeg, windowStep.deg)
  const spinRpm = roundTo(target.spinRpm, windowStep.rpm)
  const launch = { ballSpeedMph: presentShot.ballSpeedMph, launchDeg, spinRpm }
  const flight = anchorFlight(anchors, fly(launch))
  return {
    expected: expectedFlight({ ...launch, flight }),
    moreYards: flight.carryYards - presentShot.flight.carryYards,
  }
}

/** Only what the model can tell is called a gain, and never without the total. */
const loftGainWords = ({ loftDeg, change }: { loftDeg: number; change: FlightChange }, fittedDeg: number): string => {
  const { carryYards, totalYards } = change
  if (carryYards < modelErrorYards) return `None of the lofts compared carries this shot ${modelErrorYards} yd farther.`
  const which = loftDeg === fittedDeg ? `the fitted ${degrees(loftDeg)} of loft` : `${degrees(loftDeg)} of loft`
  return `With ${which} the current shot would carry ${gainWords(carryYards)} more and go ${yardsWords(totalYards, 'more')} in all.`
}

const targetGainWords = (now: ExpectedFlight, { expected, moreYards }: OnTarget): string => {
  const { carryYards, totalYards } = changeBetween(now, expected)
  const at = `${figure(expected.launchDeg)}° and ${expected.spinRpm} rpm`
  const carries = `At the target of ${at} the same ball speed would carry ${expected.carryYards} yd against ${now.carryYards} yd now`
  const both = `${yardsWords(carryYards, 'more')}, and ${yardsWords(totalYards, 'more')} in all`
  if (moreYards > modelErrorYards)
    return `${carries}: ${both}. Tee height, strike and ball position give that, or a head and shaft that do; loft alone does not.`
  if (moreYards < -modelErrorYards) return `${carries}: ${both}. Leave launch and spin as they are.`
  return `${carries}: no difference that the flight model can tell. Fit for direction and strike.`
}

/**
 * A fitted loft that carries less than the current shot is never passed over in silence: a rule is named, with the yards.
 * @rule FLT-COMPARE
 */
export const driverLoss = (
  context: Context,
  { loft, goal, heldFrom }: DriverChoice,
  { current, fitted }: Flights,
): Note[] => {
  if (current === null || fitted === null) return []
  const [now, then] = [expectedFlight(current), expectedFlight(fitted)]
  const lostYards = now.carryYards - then.carryYards
  if (lostYards < 1) return []
  const byRule = isOutside(goal, now, then)
    ? 'rule DRV-GOAL holds it inside the limits of height and landing, which the current shot leaves'
    : `rule ${loft.rule} ${loftReason(context, loft.value)}`
  const reason = heldFrom(presentDriverLoftDeg(context)) ?? byRule
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
      loftDeg,
      recommended: false,
      description: `${carryWords(shot, fitted)} ${words}; on ${ground} ground ${totalWords(shot, fitted, ground)}.`,
      expected: expectedFlight(shot),
    }
  }
  return [
    {
      name: `Fitted: ${degrees(loft.value)}`,
      loftDeg: loft.value,
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
      loftDeg: presentDeg,
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
