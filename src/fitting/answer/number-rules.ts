import type { RuleId } from '../../ruleset/index.ts'
import type { Fact } from '../engine/fact.ts'
import type { Fit } from '../engine/fit.ts'

// The rules behind numbers that no single rule chose: each block of an answer names those that made its own.

/** Rules of the flights that a fitting shows; none where nothing flew. */
export const flightRules = ({ swing, flights, configurations }: Fit): RuleId[] => {
  const { presentShot, ballSpeedMph, launchDeg, spinRpm, attackDeg } = swing
  const flown = configurations.filter(({ expected }) => expected !== null)
  if (flights.current === null && flights.fitted === null && flown.length === 0) return []
  const isMoved = flown.length > 1 || (flights.fitted !== null && flights.fitted !== flights.current)
  return [
    ...new Set<RuleId>([
      'FLT-TRAJECTORY',
      'FLT-LANDING',
      'FLT-ROLL',
      'FLT-COMPARE',
      ...(isMoved || presentShot === null ? (['FLT-IMPACT'] as const) : []),
      ...(presentShot === null ? (['FLT-STRIKE', 'DRV-SPIN'] as const) : []),
      ...rulesOf(ballSpeedMph, launchDeg, spinRpm, attackDeg),
    ]),
  ]
}

/** Rules by which the golfer is compared with others. */
export const golferRules = ({ driverSpeedMph, golfer }: Fit): RuleId[] => [
  ...new Set<RuleId>(['IN-SPEED-MEANING', 'IN-HANDICAP', ...rulesOf(driverSpeedMph, golfer.handicap)]),
]

const rulesOf = (...facts: readonly (Fact | null)[]): RuleId[] => facts.flatMap((fact) => fact?.rules ?? [])
