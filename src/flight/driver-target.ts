import { clip } from '../golf/units.ts'
import { spinRpm } from './impact.ts'

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
 * Best launch and spin of a driver for this speed and attack angle, unrounded.
 *
 * Within 3 yd of the most carry the flight model can find, on the side that keeps roll. Judge "low launch" and "high
 * spin" against these windows only: a steep swing (-5°) rightly spins above 3,000 rpm.
 *
 * @param attackDeg Negative downwards. Each degree upwards moves the launch by half a degree.
 * @source Flight model, `db/rules/driver-optimum.csv`; checked against the published optima of
 * `db/rules/driver-optimum-published.csv`. The widths of the windows are judgment.
 * @rule FLT-DRIVER-TARGET
 * @example driverTarget(90, 0).launchDeg // 12.8
 */
export const driverTarget = (clubSpeedMph: number, attackDeg: number): DriverTarget => {
  const levelLaunchDeg = clubSpeedMph <= 100 ? 12.8 - 0.13 * (clubSpeedMph - 90) : 11.5 - 0.09 * (clubSpeedMph - 100)
  const launchDeg = clip(levelLaunchDeg, 8, 17) + 0.5 * attackDeg
  const spinLoftDeg = driverSpinLoftDeg(launchDeg, attackDeg)
  const spin = spinRpm({ club: 'driver', clubSpeedMph, spinLoftDeg })
  return {
    launchDeg,
    spinRpm: spin,
    dynamicLoftDeg: spinLoftDeg + attackDeg,
    launchWindow: { minDeg: launchDeg - 1.5, maxDeg: launchDeg + 1.5 },
    spinWindow: { minRpm: 0.8 * spin, maxRpm: 1.12 * spin },
  }
}

/** The driver's launch share is 85 % at its targets, also where slow swings need more than 14° of spin loft. */
const driverSpinLoftDeg = (launchDeg: number, attackDeg: number): number => (launchDeg - attackDeg) / 0.85
