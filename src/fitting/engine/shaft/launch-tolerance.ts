import { assumedAttackDeg, chartTolerance } from '../../../golf/flight/driver-flight.ts'
import type { Fact } from '../fact.ts'
import type { Swing } from '../swing/context.ts'

/** How far a driver's launch may be off its target and still be on it, degrees: more where the attack was not measured. @rule FLT-DRIVER-TARGET */
export const launchToleranceDeg = (attack: Fact): number =>
  chartTolerance.deg + (attack.basis === 'measured' ? 0 : assumedAttackDeg)

/** How much wider that is than the bands of launch profiles, degrees; other clubs' numbers and launches read from a shape have none. @rule SHAFT-LAUNCH */
export const widerLaunchDeg = ({ numbersOf, launchDeg, attackDeg }: Swing): number =>
  (numbersOf === 'driver' || launchDeg?.basis === 'estimated') && launchDeg !== null
    ? launchToleranceDeg(attackDeg) - chartTolerance.deg
    : 0

/** What a launch misses its target by beyond that, degrees. @rule FLT-DRIVER-TARGET */
export const beyondTolerance = (missingDeg: number, toleranceDeg: number): number =>
  Math.sign(missingDeg) * Math.max(0, Math.abs(missingDeg) - toleranceDeg)
