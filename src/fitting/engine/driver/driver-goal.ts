import type { DriverTarget } from '../../../flight/index.ts'
import {
  awayYardsPerDeg2,
  driverLoftDegMin,
  flightTermDegMax,
  leavingYardsPerDeg,
  loftStepDeg,
} from '../../../golf/clubs/lofts.ts'
import { ownLaunchShare, shapeLanding, usualLandingDeg } from '../../../golf/flight/driver-flight.ts'
import { interpolate, roundTo } from '../../../golf/units.ts'
import type { Message, Quantity } from '../../../words/message.ts'
import { deg, say, sentences } from '../../../words/say.ts'
import type { ExpectedFlight } from '../club-fit.ts'
import { isKnown } from '../fact.ts'
import { gainSaid, type Note, rounded, type Spec, shown } from '../spec.ts'
import type { Context, Swing } from '../swing/context.ts'
import { expectedFlight } from '../swing/expected-flight.ts'
import type { AskedLoft } from './driver-loft.ts'
import type { DriverShots } from './driver-shots.ts'

/** What a driver is fitted for: the most carry inside these limits of height and landing. */
interface DriverGoal {
  readonly launchDegMin: number
  readonly landingDegMax: number
}

/** A loft with the flight that is printed of it. */
interface Candidate {
  readonly loftDeg: number
  /** Unrounded. */
  readonly carryYards: number
  readonly expected: ExpectedFlight
}

/** The lofts of a fitting, compared by one goal. */
export interface DriverChoice {
  readonly loft: Spec<number>
  readonly goal: DriverGoal
  /** Lofts that it is compared with, degrees. */
  readonly besideDeg: readonly number[]
  /** Why a rule holds the loft although another would carry farther, with the yards; none where the model agrees. */
  readonly overruled: () => readonly Note[]
  /** That rule and the reason, as a clause, where that other loft lies on the way to this one, degrees. */
  readonly heldFrom: (loftDeg: number) => Message | null
  /** By how much the chosen loft misses the goal, and why, as a sentence; none where it meets it. */
  readonly missed: () => readonly Message[]
}

/** What a choice is made of. */
interface Comparison {
  readonly goal: DriverGoal
  readonly asked: AskedLoft
  /** How far flights may move the loft from what was asked for, degrees. */
  readonly moveDegMax: number
  readonly at: (loftDeg: number) => Candidate
}

/** Set-ups this far apart are compared, degrees. */
const comparedStepDeg = 1

/**
 * The loft that carries farthest, as near to what the rules ask for as can be. The flight model moves a loft only where the
 * launch is known, and the further the surer it is off target; where it would go farther, a sentence names the rule that holds
 * and the yards.
 * @rule DRV-GOAL
 */
export const chooseDriverLoft = (
  context: Context,
  target: DriverTarget,
  asked: AskedLoft,
  shots: DriverShots,
): DriverChoice => {
  const { currentEquipment } = context.request
  const goal = goalOf(context, target)
  const at = (loftDeg: number): Candidate => {
    const shot = shots.at(loftDeg)
    return { loftDeg, carryYards: shot.flight.carryYards, expected: expectedFlight(shot) }
  }
  const moveDegMax = context.swing.launchDeg === null ? 0 : (1 - asked.onTarget) * flightTermDegMax
  const comparison = { goal, asked, moveDegMax, at }
  const loft =
    moveDegMax === 0
      ? asked.spec
      : moveLoft(asked, nearerPresent(comparison, moveByFlight(comparison), currentEquipment?.loft), at)
  return {
    loft,
    goal,
    besideDeg: comparedLoftsDeg(loft.value, asked),
    overruled: () => overruledNote(context, comparison, at(loft.value)),
    heldFrom: (otherDeg) => {
      const better = betterNeighbor(comparison, at(loft.value))
      const isOnTheWay = better !== null && better.loftDeg > loft.value === otherDeg > loft.value
      return isOnTheWay ? heldSaid(context, comparison, loft.value, better.loftDeg) : null
    },
    missed: () => missedSaid(context, comparison, at(loft.value)),
  }
}

/** A step at a time, up or else down, while that is worth it: a little more speed moves a loft by no more than a step. */
const moveByFlight = (comparison: Comparison): Candidate => {
  const { goal, asked, at } = comparison
  let chosen = at(asked.spec.value)
  for (const step of [loftStepDeg, -loftStepDeg])
    while (isAllowed(comparison, chosen.loftDeg + step)) {
      const next = at(chosen.loftDeg + step)
      if (worth(asked, next) <= worth(asked, chosen) || isOutside(goal, next.expected, chosen.expected)) break
      chosen = next
    }
  return chosen
}

/** Back to a stated current loft, as far as the way from it does not pay. */
const nearerPresent = (
  { goal, asked, at }: Comparison,
  chosen: Candidate,
  presentDeg: number | undefined,
): Candidate => {
  if (presentDeg === undefined) return chosen
  const step = Math.sign(presentDeg - chosen.loftDeg) * loftStepDeg
  let nearest = chosen
  while (Math.abs(presentDeg - nearest.loftDeg) >= loftStepDeg) {
    const nextDeg = nearest.loftDeg + step
    if (nextDeg < asked.minDeg || nextDeg > asked.maxDeg) break
    const next = at(nextDeg)
    const isPaid = nearest.carryYards - next.carryYards >= leavingYardsPerDeg * loftStepDeg
    if (isPaid || isOutside(goal, next.expected, nearest.expected)) break
    nearest = next
  }
  return nearest
}

/** Carry, less what it takes to leave the loft that was asked for, yards. */
const worth = ({ unroundedDeg }: AskedLoft, { loftDeg, carryYards }: Candidate): number =>
  carryYards - awayYardsPerDeg2 * (loftDeg - unroundedDeg) ** 2

const goalOf = ({ swing }: Context, target: DriverTarget): DriverGoal => ({
  launchDegMin: roundTo(leastLaunchDeg(swing, target), 0.1),
  landingDegMax: roundTo(usualLandingDeg(swing.clubSpeedMph.value) + shapeLanding.offDeg, 0.5),
})

/** A ball that spins far too much would only spin more from more loft: its own low launch is high enough. */
const leastLaunchDeg = ({ launchDeg, spinRpm }: Swing, { launchWindow, spinRpm: targetRpm }: DriverTarget): number => {
  const { minDeg } = launchWindow
  if (!isKnown(launchDeg) || !isKnown(spinRpm)) return minDeg
  return minDeg - interpolate(ownLaunchShare, spinRpm.value / targetRpm) * Math.max(0, minDeg - launchDeg.value)
}

/** @rule DRV-GOAL */
export function goalSaid({ launchDegMin, landingDegMax }: DriverGoal): Message {
  return say('setup.goalOfDriver', { launch: deg(rounded(launchDegMin)), landing: deg(rounded(landingDegMax)) })
}

/** Outside of a limit, and further out than the chosen one. @rule DRV-GOAL */
export const isOutside = (
  { launchDegMin, landingDegMax }: DriverGoal,
  other: ExpectedFlight,
  chosen: ExpectedFlight,
): boolean =>
  (other.launchDeg < launchDegMin && other.launchDeg < chosen.launchDeg) ||
  (other.landingDeg > landingDegMax && other.landingDeg > chosen.landingDeg)

const isBetter = (goal: DriverGoal, other: ExpectedFlight, chosen: ExpectedFlight): boolean =>
  other.carryYards > chosen.carryYards && !isOutside(goal, other, chosen)

/** A degree more and a degree less, as far as drivers are made. */
const comparedLoftsDeg = (loftDeg: number, { maxDeg }: AskedLoft): number[] =>
  [loftDeg + comparedStepDeg, loftDeg - comparedStepDeg].filter((deg) => deg >= driverLoftDegMin && deg <= maxDeg)

/** The farther of the set-ups beside a loft that beat it; null when neither does. */
const betterNeighbor = ({ goal, asked, at }: Comparison, chosen: Candidate): Candidate | null => {
  const better = comparedLoftsDeg(chosen.loftDeg, asked)
    .map(at)
    .filter(({ expected }) => isBetter(goal, expected, chosen.expected))
    .sort((a, b) => b.expected.carryYards - a.expected.carryYards)
  return better[0] ?? null
}

const isAllowed = ({ asked, moveDegMax }: Comparison, loftDeg: number): boolean =>
  Math.abs(loftDeg - asked.unroundedDeg) <= moveDegMax + loftStepDeg / 2 &&
  loftDeg >= asked.minDeg &&
  loftDeg <= asked.maxDeg

const moveLoft = ({ spec }: AskedLoft, chosen: Candidate, at: Comparison['at']): Spec<number> => {
  if (chosen.loftDeg === spec.value) return spec
  const gainYards = chosen.expected.carryYards - at(spec.value).expected.carryYards
  return {
    value: chosen.loftDeg,
    unit: spec.unit,
    display: shown(deg(chosen.loftDeg)),
    rule: spec.rule,
    rules: ['DRV-GOAL'],
    basis: spec.basis,
    get why() {
      return sentences([spec.why, moveSaid(deg(chosen.loftDeg), deg(spec.value), gainYards)])
    },
    alternatives: [say('driver.beforeFlights', { other: deg(spec.value) })],
  }
}

function moveSaid(loft: Quantity, asked: Quantity, gainYards: number): Message {
  if (gainYards > 0) return say('driver.movedFarther', { loft, gain: gainSaid(gainYards), asked })
  return say(gainYards < 0 ? 'driver.movedNearer' : 'driver.movedBetween', { loft })
}

/** One sentence where a set-up that is compared would carry farther than the chosen one. */
const overruledNote = (context: Context, comparison: Comparison, chosen: Candidate): Note[] => {
  const better = betterNeighbor(comparison, chosen)
  if (better === null) return []
  const text = say('driver.wouldCarryFarther', {
    loft: deg(better.loftDeg),
    gain: gainSaid(better.expected.carryYards - chosen.expected.carryYards),
    fitted: deg(chosen.loftDeg),
    why: heldSaid(context, comparison, chosen.loftDeg, better.loftDeg),
  })
  return [{ rule: 'DRV-GOAL', text }]
}

function heldSaid(context: Context, comparison: Comparison, chosenDeg: number, otherDeg: number): Message {
  return say('driver.ruleHolds', holdingRule(context, comparison, chosenDeg, otherDeg > chosenDeg))
}

/** A fitted set-up outside of the printed goal says so itself. @rule DRV-GOAL */
function missedSaid(context: Context, comparison: Comparison, { loftDeg, expected }: Candidate): Message[] {
  const { launchDegMin, landingDegMax } = comparison.goal
  const lowDeg = launchDegMin - expected.launchDeg
  const steepDeg = expected.landingDeg - landingDegMax
  const [low, steep] = [deg(rounded(lowDeg)), deg(rounded(steepDeg))]
  if (lowDeg > 0 && steepDeg > 0) return [say('driver.startsLowAndLandsSteep', { low, steep })]
  if (lowDeg <= 0 && steepDeg <= 0) return []
  const isMore = lowDeg > 0
  const held = holdingRule(context, comparison, loftDeg, isMore)
  const next = comparison.at(loftDeg + (isMore ? loftStepDeg : -loftStepDeg)).expected
  const isBeyond = isMore ? next.landingDeg > landingDegMax : next.launchDeg < launchDegMin
  const why =
    isBeyond && held.rule === 'DRV-GOAL'
      ? say(isMore ? 'driver.moreWouldLandSteeply' : 'driver.lessWouldStartLow')
      : say('driver.ruleHolds', held)
  return [isMore ? say('driver.startsLow', { low, why }) : say('driver.landsSteep', { steep, why })]
}

/** Which rule does not let the loft go up or down from there, and why. */
const holdingRule = (
  { swing }: Context,
  comparison: Comparison,
  chosenDeg: number,
  isMore: boolean,
): { rule: Note['rule']; why: Message } => {
  const { asked, moveDegMax } = comparison
  const { rule, value } = asked.spec
  const nextDeg = chosenDeg + (isMore ? loftStepDeg : -loftStepDeg)
  if (nextDeg < asked.minDeg) return { rule, why: say('driver.least', { loft: deg(rounded(asked.minDeg)) }) }
  if (nextDeg > asked.maxDeg) return { rule, why: say('driver.most', { loft: deg(rounded(asked.maxDeg)) }) }
  if (swing.launchDeg === null) return { rule, why: say('driver.launchNotMeasured') }
  if (isAllowed(comparison, nextDeg) && moveDegMax > 0) return { rule: 'DRV-GOAL', why: say('driver.notWorthADegree') }
  // Less than half a step moves nothing, or only what lies at a border.
  if (moveDegMax < loftStepDeg / 2)
    return {
      rule: 'FLT-DRIVER-TARGET',
      why: say(moveDegMax === 0 ? 'driver.withinTolerance' : 'driver.almostWithinTolerance'),
    }
  return { rule, why: say('driver.movedAtMost', { by: deg(rounded(moveDegMax)), asked: deg(value) }) }
}
