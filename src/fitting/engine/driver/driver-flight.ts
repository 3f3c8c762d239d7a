import { type DriverTarget, type Ground, rollYards } from '../../../flight/index.ts'
import { driverLoftDegMax, driverLoftDegMin, loftStepDeg } from '../../../golf/clubs/lofts.ts'
import { modelErrorYards, windowStep } from '../../../golf/flight/driver-flight.ts'
import { roundTo } from '../../../golf/units.ts'
import type { Message, Said } from '../../../words/message.ts'
import { deg, rpm, say, sentence, sentences, yd } from '../../../words/say.ts'
import type { Configuration, Flights, OnTarget } from '../club-fit.ts'
import { gainSaid, type Note, rounded, yardsSaid } from '../spec.ts'
import type { Context, FlownShot, Swing } from '../swing/context.ts'
import { expectedFlight } from '../swing/expected-flight.ts'
import { changeBetween, type FlightChange } from '../swing/flight-change.ts'
import { anchorFlight, flightsOf } from '../swing/present-shot.ts'
import { type DriverChoice, goalSaid, isOutside } from './driver-goal.ts'
import { presentDriverLoftDeg } from './driver-loft.ts'
import type { DriverShots } from './driver-shots.ts'

/** The current shot where it was measured, and always the fitted one. @rule FLT-COMPARE */
export const driverFlights = (context: Context, loftDeg: number, { at, anchors }: DriverShots): Flights => {
  const { presentShot } = context.swing
  const isPresent = presentShot !== null && loftDeg === presentDriverLoftDeg(context)
  const { ballSpeedMph, launchDeg, spinRpm } = at(loftDeg)
  const fitted = isPresent ? presentShot : { ballSpeedMph, launchDeg, spinRpm }
  return { ...flightsOf({ presentShot, anchors: anchors() }, fitted), isLoftUnknown: isLoftUnknown(context) }
}

/** Whether the shot was measured with a driver of a loft that nobody stated: it tells of no other loft. @rule FLT-COMPARE */
const isLoftUnknown = ({ request, swing }: Context): boolean =>
  swing.presentShot !== null && request.currentEquipment?.loft === undefined

/**
 * What is to be gained on the current shot, as two sentences: by the lofts that are compared, and by launch and spin on
 * target. Nothing is claimed unless both launch and spin were measured.
 * @rule DRV-GAIN
 */
export const driverGain = (
  context: Context,
  onTarget: OnTarget | null,
  { loft, besideDeg }: DriverChoice,
  shots: DriverShots,
): Note[] => {
  if (onTarget === null) return []
  const isUnknown = isLoftUnknown(context)
  const [farthest] = [loft.value, ...besideDeg]
    .map((loftDeg) => ({ loftDeg, change: changeBetween(onTarget.now, expectedFlight(shots.at(loftDeg))) }))
    .sort((a, b) => b.change.carryYards - a.change.carryYards)
  return [
    { rule: 'DRV-GAIN', text: isUnknown ? say('driver.loftUnknown') : loftGainSaid(farthest!, loft.value) },
    { rule: 'DRV-GAIN', text: targetGainSaid(onTarget, isUnknown) },
  ]
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
  const moreYards = flight.carryYards - presentShot.flight.carryYards
  const carries = Math.abs(moreYards) <= modelErrorYards ? 'alike' : moreYards > 0 ? 'more' : 'less'
  return { now: expectedFlight(presentShot), expected: expectedFlight({ ...launch, flight }), moreYards, carries }
}

/** Only what the model can tell is called a gain, and never without the total. */
function loftGainSaid({ loftDeg, change }: { loftDeg: number; change: FlightChange }, fittedDeg: number): Message {
  const { carryYards, totalYards } = change
  if (carryYards < modelErrorYards) return say('driver.noneGains', { least: yd(modelErrorYards) })
  return say(loftDeg === fittedDeg ? 'driver.fittedGains' : 'driver.otherGains', {
    loft: deg(loftDeg),
    gain: gainSaid(carryYards),
    total: yardsSaid(totalYards, 'more'),
  })
}

function targetGainSaid({ now, expected, carries }: OnTarget, isUnknown: boolean): Said {
  const { carryYards, totalYards } = changeBetween(now, expected)
  const target = {
    launch: deg(rounded(expected.launchDeg)),
    spin: rpm(expected.spinRpm),
    carry: yd(expected.carryYards),
    now: yd(now.carryYards),
  }
  if (carries === 'alike') return say('driver.targetCarriesAlike', target)
  return sentences([
    say('driver.targetCarries', {
      ...target,
      more: yardsSaid(carryYards, 'more'),
      total: yardsSaid(totalYards, 'more'),
    }),
    ...(carries === 'more' && isUnknown ? [] : [say(carries === 'more' ? 'driver.notByLoft' : 'driver.leaveFlight')]),
  ])
}

/**
 * A fitted loft that carries less than the current shot is never passed over in silence: a rule is named, with the yards.
 * @rule FLT-COMPARE
 */
export const driverLoss = (
  context: Context,
  { loft, goal, heldFrom }: DriverChoice,
  { current, fitted, isLoftUnknown }: Flights,
): Note[] => {
  if (current === null || fitted === null || isLoftUnknown) return []
  const [now, then] = [expectedFlight(current), expectedFlight(fitted)]
  const lostYards = now.carryYards - then.carryYards
  if (lostYards < 1) return []
  const byRule = isOutside(goal, now, then)
    ? say('driver.heldInside', { rule: 'DRV-GOAL' })
    : say('driver.byRule', { rule: loft.rule, what: loftReason(context, loft.value) })
  const why = heldFrom(presentDriverLoftDeg(context)) ?? byRule
  const lost = { loft: deg(loft.value), lost: yd(lostYards), why }
  const inAll = then.totalYards - now.totalYards
  const text =
    inAll >= 1 ? say('driver.carriesLessAndRuns', { ...lost, more: yd(inAll) }) : say('driver.carriesLess', lost)
  return [{ rule: 'FLT-COMPARE', text }]
}

/** Why the rules do not stay at the current loft. */
function loftReason({ request, golfer }: Context, loftDeg: number): Message {
  const present = request.currentEquipment?.loft
  if (present === undefined) return say('driver.asksForThis')
  const current = deg(rounded(present))
  const max = driverLoftDegMax[golfer.group]
  if (present < driverLoftDegMin || present > max)
    return say('driver.fitsFrom', { min: deg(driverLoftDegMin), max: deg(max), current })
  if (Math.abs(present - loftDeg) < loftStepDeg) return say('driver.fitsInSteps', { step: deg(loftStepDeg), current })
  return say(loftDeg > present ? 'driver.asksForMore' : 'driver.asksForLess', { current })
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
    const ground = isMore ? 'soft' : 'firm'
    const shot = shots.at(loftDeg)
    const flatter = runOn(shot, ground) > runOn(fitted, ground) ? 'setup.flatterWithRoll' : 'setup.flatter'
    return {
      name: say(isMore ? 'setup.moreLoft' : 'setup.lessLoft', { loft: deg(loftDeg) }),
      loftDeg,
      recommended: false,
      description: sentences([
        carrySaid(shot, fitted),
        sentence(say(isMore ? 'setup.higher' : flatter), totalSaid(shot, fitted, ground)),
      ]),
      expected: expectedFlight(shot),
    }
  }
  return [
    {
      name: say('setup.fitted', { loft: deg(loft.value) }),
      loftDeg: loft.value,
      recommended: true,
      description: sentences([goalSaid(goal), ...missed()]),
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
      name: say('setup.current', { loft: deg(presentDeg) }),
      loftDeg: presentDeg,
      recommended: false,
      description: sentences([
        say(isStated ? 'setup.asMeasured' : 'setup.asMeasuredOfUnknownLoft'),
        carrySaid(shots.at(presentDeg), shots.at(fittedDeg)),
      ]),
      expected: expectedFlight(shots.at(presentDeg)),
    },
  ]
}

/** How much farther a shot carries than another, in whole yards as both are printed. */
const yardsBetween = (one: FlownShot, other: FlownShot): number =>
  roundTo(other.flight.carryYards, 1) - roundTo(one.flight.carryYards, 1)

function carrySaid(shot: FlownShot, fitted: FlownShot): Message {
  const moreYards = yardsBetween(fitted, shot)
  if (moreYards === 0) return say('setup.carriesAsFar')
  return say(moreYards > 0 ? 'setup.carriesMore' : 'setup.carriesLess', { gain: gainSaid(Math.abs(moreYards)) })
}

/** Carry and roll in whole yards, as both are printed. */
const totalOn = ({ flight }: FlownShot, ground: Ground): number =>
  roundTo(flight.carryYards + rollYards(flight, ground), 1)

const runOn = (shot: FlownShot, ground: Ground): number => totalOn(shot, ground) - roundTo(shot.flight.carryYards, 1)

function totalSaid(shot: FlownShot, fitted: FlownShot, ground: 'soft' | 'firm'): Message {
  const total = totalOn(shot, ground)
  const moreYards = total - totalOn(fitted, ground)
  return say(ground === 'soft' ? 'setup.onSoftGround' : 'setup.onFirmGround', {
    total: yd(total),
    more: moreYards === 0 ? say('setup.asFitted') : yardsSaid(moreYards, 'more'),
  })
}
