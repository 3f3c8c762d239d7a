import { type DriverTarget, dynamicLoftDeg, fly, type Ground, rollYards } from '../../flight/index.ts'
import { gainYardsMax } from '../../golf/driver-flight.ts'
import { driverLoftDegMax, driverLoftDegMin, loftStepDeg } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import type { Configuration, Flights } from './club-fit.ts'
import type { Context, FlownShot } from './context.ts'
import { type DriverChoice, goalWords, isOutside } from './driver-goal.ts'
import { presentDriverLoftDeg } from './driver-loft.ts'
import type { DriverShots } from './driver-shots.ts'
import { expectedFlight } from './expected-flight.ts'
import { flightsOf, presentShotWith } from './present-shot.ts'
import { degrees, figure, type Note } from './spec.ts'

/** The present shot where it was measured, and always the fitted one. @rule FLT-COMPARE */
export const driverFlights = (context: Context, loftDeg: number, { at, anchors }: DriverShots): Flights => {
  const { presentShot } = context.swing
  const isPresent = presentShot !== null && loftDeg === presentDriverLoftDeg(context)
  const { ballSpeedMph, launchDeg, spinRpm } = at(loftDeg)
  return flightsOf({ presentShot, anchors: anchors() }, isPresent ? presentShot : { ballSpeedMph, launchDeg, spinRpm })
}

/**
 * What reaching the target would be worth: carry at target with this strike less the model's carry of the present shot,
 * never more than 25 yd. Nothing is claimed unless both launch and spin were measured.
 * @rule DRV-GAIN
 */
export const driverGain = ({ swing }: Context, target: DriverTarget): Note[] => {
  const present = swing.presentShot
  if (present === null) return []
  const attackDeg = swing.attackDeg.value
  const moreDeg =
    dynamicLoftDeg({ launchDeg: target.launchDeg, attackDeg }) -
    dynamicLoftDeg({ launchDeg: present.launchDeg, attackDeg })
  const { ballSpeedMph } = presentShotWith(swing, { club: 'driver', moreDeg })!
  const atTarget = fly({ ballSpeedMph, launchDeg: target.launchDeg, spinRpm: target.spinRpm })
  const gain = Math.min(gainYardsMax, swing.anchors.carryShare * atTarget.carryYards - present.flight.carryYards)
  const at = `${figure(target.launchDeg)}° and ${roundTo(target.spinRpm, 50)} rpm`
  if (gain < 2)
    return [
      {
        rule: 'DRV-GAIN',
        text: `Launch and spin already carry as far as this speed allows (target ${at}): fit for direction and strike.`,
      },
    ]
  return [
    {
      rule: 'DRV-GAIN',
      text: `Reaching ${at} would be worth up to ${Math.floor(gain)} yd of carry at the same club speed.`,
    },
  ]
}

/**
 * A fitted loft that carries less than the present shot is never passed over in silence: a rule is named, with the yards.
 * @rule FLT-COMPARE
 */
export const driverLoss = (context: Context, { loft, goal }: DriverChoice, { current, fitted }: Flights): Note[] => {
  if (current === null || fitted === null) return []
  const [now, then] = [expectedFlight(current), expectedFlight(fitted)]
  const lostYards = now.carryYards - then.carryYards
  if (lostYards < 1) return []
  const reason = isOutside(goal, now, then)
    ? 'rule DRV-GOAL holds it inside the limits of height and landing, which the present shot leaves'
    : `rule ${loft.rule} ${loftReason(context, loft.value)}`
  const inAll = then.totalYards - now.totalYards
  const total = inAll >= 1 ? `, and it runs ${inAll} yd farther in all` : ''
  const text = `By the flight model the fitted ${loft.display} carries ${lostYards} yd less than the present shot: ${reason}${total}.`
  return [{ rule: 'FLT-COMPARE', text }]
}

/** Why the rules do not stay at the present loft. */
const loftReason = ({ request, golfer }: Context, loftDeg: number): string => {
  const present = request.currentEquipment?.loft
  if (present === undefined) return 'asks for this loft'
  const max = driverLoftDegMax[golfer.group]
  if (present < driverLoftDegMin || present > max)
    return `fits drivers from ${driverLoftDegMin}° to ${max}°, and the present has ${figure(present)}°`
  if (Math.abs(present - loftDeg) < loftStepDeg)
    return `fits in steps of ${loftStepDeg}°, and the present has ${figure(present)}°`
  return `asks for ${loftDeg > present ? 'more' : 'less'} loft than the present ${figure(present)}°`
}

/**
 * The fitted loft, its neighbors and the present club where its shot was measured, each as this swing flies it.
 * @rule DRV-GOAL, FLT-COMPARE
 */
export const driverConfigurations = (
  context: Context,
  { loft, goal, besideDeg }: DriverChoice,
  shots: DriverShots,
): Configuration[] => {
  const fitted = shots.at(loft.value)
  const beside = (loftDeg: number): Configuration => {
    const isMore = loftDeg > loft.value
    const ground: Ground = isMore ? 'soft' : 'firm'
    const words = isMore ? 'Higher and with more spin' : 'Flatter and with more roll'
    const shot = shots.at(loftDeg)
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
      description: `Goal: ${goalWords(goal)}`,
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
      name: `Present: ${degrees(presentDeg)}`,
      recommended: false,
      description: `${isStated ? 'As measured' : 'As measured; its loft was not stated and counts as the usual one'}. ${carryWords(shots.at(presentDeg), shots.at(fittedDeg))}`,
      expected: expectedFlight(shots.at(presentDeg)),
    },
  ]
}

const carryWords = (shot: FlownShot, fitted: FlownShot): string => {
  const yards = roundTo(shot.flight.carryYards, 1) - roundTo(fitted.flight.carryYards, 1)
  return yards === 0 ? 'Carries as far.' : `Carries ${yardsApart(yards)}.`
}

const totalWords = (shot: FlownShot, fitted: FlownShot, ground: Ground): string => {
  const totalOn = ({ flight }: FlownShot): number => roundTo(flight.carryYards + rollYards(flight, ground), 1)
  const yards = totalOn(shot) - totalOn(fitted)
  return yards === 0
    ? `${totalOn(shot)} yd in all, as the fitted one`
    : `${totalOn(shot)} yd in all, ${yardsApart(yards)}`
}

const yardsApart = (yards: number): string => `${Math.abs(yards)} yd ${yards > 0 ? 'more' : 'less'}`
