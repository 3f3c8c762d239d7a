import {
  chartSpan,
  driverLaunchShare,
  targetAttack,
  targetLaunch,
  targetSpinFactor,
  targetWindow,
  windowStep,
} from '../golf/flight/driver-flight.ts'
import { clip, radiansPerDegree, roundTo } from '../golf/units.ts'

/** Where a driver shot should start, and how far from there is still good. */
export interface DriverTarget {
  readonly launchDeg: number
  readonly spinRpm: number
  /** Loft at impact that gives the target launch at this attack angle. */
  readonly dynamicLoftDeg: number
  readonly launchWindow: { readonly minDeg: number; readonly maxDeg: number }
  readonly spinWindow: { readonly minRpm: number; readonly maxRpm: number }
}

/**
 * Best launch and spin of a driver for this speed and attack angle, unrounded; their windows rounded as they are printed.
 *
 * Judge "low launch" and "high spin" against these windows only: a steep swing (-5°) rightly spins above 3,000 rpm.
 *
 * @param attackDeg Negative downwards.
 * @source Fitted to both published charts: within 1° and 300 rpm of all 121 cells of PING's (`db/rules/ping-2019-launch-spin.csv`),
 * and between the total and the carry optimum of TrackMan's (`db/rules/trackman-2010-optimizer.csv`) with the same
 * tolerance. The widths of the windows are judgment.
 * @rule FLT-DRIVER-TARGET
 * @example driverTarget(90, 0).launchDeg // 14
 */
export const driverTarget = (clubSpeedMph: number, attackDeg: number): DriverTarget => {
  const speedMph = clip(clubSpeedMph, chartSpan.mphMin, chartSpan.mphMax)
  const attack = clip(attackDeg, chartSpan.attackDegMin, chartSpan.attackDegMax)
  const launchDeg = levelLaunchDeg(speedMph) + launchPerAttack(speedMph) * attack
  const spinLoftDeg = driverSpinLoftDeg(launchDeg, attack)
  const spin = targetSpinFactor * clubSpeedMph * Math.sin(spinLoftDeg * radiansPerDegree)
  return {
    launchDeg,
    spinRpm: spin,
    dynamicLoftDeg: spinLoftDeg + attack,
    launchWindow: {
      minDeg: roundTo(launchDeg - targetWindow.launchDeg, windowStep.deg),
      maxDeg: roundTo(launchDeg + targetWindow.launchDeg, windowStep.deg),
    },
    spinWindow: {
      minRpm: roundTo((1 - targetWindow.spinLess) * spin, windowStep.rpm),
      maxRpm: roundTo((1 + targetWindow.spinMore) * spin, windowStep.rpm),
    },
  }
}

const levelLaunchDeg = (speedMph: number): number => {
  const { deg, atMph, perMph, kneeMph, perMphAbove } = targetLaunch
  return deg - perMph * (Math.min(speedMph, kneeMph) - atMph) - perMphAbove * Math.max(0, speedMph - kneeMph)
}

const launchPerAttack = (speedMph: number): number =>
  targetAttack.perDeg + targetAttack.perMph * (speedMph - targetAttack.atMph)

const driverSpinLoftDeg = (launchDeg: number, attackDeg: number): number => (launchDeg - attackDeg) / driverLaunchShare
