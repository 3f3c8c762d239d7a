import type { DriverTarget } from '../../flight/index.ts'
import { shapeFromMph, shapeLanding } from '../../golf/driver-flight.ts'
import { driverLoftDegMin, flightTermDegMax, loftStepDeg } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import type { ExpectedFlight } from './club-fit.ts'
import type { Context } from './context.ts'
import type { AskedLoft } from './driver-loft.ts'
import type { DriverShots } from './driver-shots.ts'
import { expectedFlight } from './expected-flight.ts'
import { degrees, figure, type Note, type Spec } from './spec.ts'

/** What a driver is fitted for: the most carry inside these limits of height and landing. */
interface DriverGoal {
  readonly launchDegMin: number
  readonly landingDegMax: number
}

/** A loft with the flight that is printed of it. */
interface Candidate {
  readonly loftDeg: number
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
}

/** What a choice is made of. */
interface Comparison {
  readonly goal: DriverGoal
  readonly asked: AskedLoft
  readonly at: (loftDeg: number) => Candidate
}

/** Set-ups this far apart are compared, degrees. */
const comparedStepDeg = 1

/**
 * The loft that carries farthest of those compared, as near to what the rules ask for as can be. The flight model moves a
 * loft only where the launch was measured and is off target; where it would go farther, a sentence names the rule that
 * holds and the yards.
 * @rule DRV-GOAL
 */
export const chooseDriverLoft = (
  context: Context,
  target: DriverTarget,
  asked: AskedLoft,
  shots: DriverShots,
): DriverChoice => {
  const goal = goalOf(context, target)
  const at = (loftDeg: number): Candidate => ({ loftDeg, expected: expectedFlight(shots.at(loftDeg)) })
  const comparison = { goal, asked, at }
  const isFree = context.swing.launchDeg !== null && !asked.isOnTarget
  const loft = isFree ? movedLoft(asked, movedByFlight(comparison), at) : asked.spec
  return {
    loft,
    goal,
    besideDeg: comparedLoftsDeg(loft.value, asked),
    overruled: () => overruledNote(context, comparison, at(loft.value)),
  }
}

/** Half a degree at a time toward a neighbor that carries farther. */
const movedByFlight = (comparison: Comparison): Candidate => {
  const { asked, at } = comparison
  let chosen = at(asked.spec.value)
  for (;;) {
    const better = betterNeighbor(comparison, chosen)
    if (better === null) return chosen
    const next = chosen.loftDeg + Math.sign(better.loftDeg - chosen.loftDeg) * loftStepDeg
    if (!isAllowed(asked, next)) return chosen
    chosen = at(next)
  }
}

const goalOf = ({ swing }: Context, { launchWindow }: DriverTarget): DriverGoal => ({
  launchDegMin: roundTo(launchWindow.minDeg, 0.1),
  landingDegMax: roundTo(
    shapeLanding.deg + shapeLanding.perMph * (swing.clubSpeedMph.value - shapeFromMph) + shapeLanding.offDeg,
    0.5,
  ),
})

/** @rule DRV-GOAL */
export const goalWords = ({ launchDegMin, landingDegMax }: DriverGoal): string =>
  `The most carry that starts at ${figure(launchDegMin)}° or higher and lands at ${figure(landingDegMax)}° or flatter.`

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

const isAllowed = ({ spec, minDeg, maxDeg }: AskedLoft, loftDeg: number): boolean =>
  Math.abs(loftDeg - spec.value) <= flightTermDegMax && loftDeg >= minDeg && loftDeg <= maxDeg

const movedLoft = ({ spec }: AskedLoft, chosen: Candidate, at: Comparison['at']): Spec<number> => {
  if (chosen.loftDeg === spec.value) return spec
  const yards = chosen.expected.carryYards - at(spec.value).expected.carryYards
  const gain = yards > 0 ? `carries ${yards} yd farther` : 'carries no less and lies between its neighbors'
  return {
    ...spec,
    value: chosen.loftDeg,
    display: degrees(chosen.loftDeg),
    why: `${spec.why} By the flight model ${degrees(chosen.loftDeg)} ${gain}.`,
    alternatives: [`${spec.display}: what speed, attack, launch and spin ask for before flights are compared`],
  }
}

/** One sentence where a set-up that is compared would carry farther than the chosen one. */
const overruledNote = (context: Context, comparison: Comparison, chosen: Candidate): Note[] => {
  const better = betterNeighbor(comparison, chosen)
  if (better === null) return []
  const yards = better.expected.carryYards - chosen.expected.carryYards
  const { rule, because } = holdingRule(context, comparison.asked, chosen.loftDeg, better.loftDeg)
  const text = `By the flight model ${degrees(better.loftDeg)} would carry ${yards} yd farther than the fitted ${degrees(chosen.loftDeg)}: rule ${rule} holds the loft, because ${because}.`
  return [{ rule: 'DRV-GOAL', text }]
}

/** Which rule does not let the loft go there, and why. */
const holdingRule = (
  { swing }: Context,
  { spec, isOnTarget, minDeg }: AskedLoft,
  chosenDeg: number,
  betterDeg: number,
): { rule: Note['rule']; because: string } => {
  const { rule } = spec
  if (isOnTarget) return { rule: 'FLT-DRIVER-TARGET', because: 'launch and spin are on target as they are' }
  if (betterDeg < chosenDeg && chosenDeg - loftStepDeg < minDeg)
    return { rule, because: `${figure(minDeg)}° is the least for this golfer` }
  if (swing.launchDeg === null) return { rule, because: 'it follows speed and attack until the launch is measured' }
  return {
    rule,
    because: `the model moves it by at most ${flightTermDegMax}° from the ${spec.display} that the swing asks for`,
  }
}
