import windowsCsv from '../../../db/rules/iron-7i-windows.csv' with { type: 'text' }
import { fly } from '../../flight/index.ts'
import { numberIn, readTable } from '../../ruleset/index.ts'
import { interpolate, roundTo } from '../../units.ts'
import { type Basis, isKnown, weakest } from './evidence.ts'
import type { Swing } from './swing.ts'

/** What a 7-iron should do at a speed. */
export interface SevenIronWindow {
  readonly launchMinDeg: number
  readonly launchMaxDeg: number
  readonly spinMinRpm: number
  readonly spinMaxRpm: number
  readonly peakFeetMin: number
  readonly landingDegMin: number
  readonly landingDegIdeal: number
}

const columns = {
  launchMinDeg: 'target_launch_min_deg',
  launchMaxDeg: 'target_launch_max_deg',
  spinMinRpm: 'target_spin_min_rpm',
  spinMaxRpm: 'target_spin_max_rpm',
  peakFeetMin: 'min_peak_height_ft',
  landingDegMin: 'min_land_angle_deg',
  landingDegIdeal: 'ideal_land_angle_deg',
} as const satisfies Record<keyof SevenIronWindow, string>

const rows = readTable(windowsCsv)
const at = (column: string, speedMph: number): number =>
  interpolate(
    rows.map((row) => [numberIn(row, 'seven_iron_speed_mph'), numberIn(row, column)] as const),
    speedMph,
  )

/** Windows at a 7-iron speed, linear between the rows. @rule IRON-HOLD */
export const sevenIronWindow = (speedMph: number): SevenIronWindow =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, at(column, speedMph)]),
  ) as unknown as SevenIronWindow

/** Does the ball hold a green? */
export interface HoldVerdict {
  readonly verdict: 'holds' | 'fail' | 'too_high'
  readonly landingDeg: number | null
  readonly landingDegMin: number
  readonly landingDegIdeal: number
  readonly peakFeet: number | null
  readonly peakFeetMin: number
  /** How far the landing angle falls short, degrees; 0 when only the height fails. */
  readonly shortByDeg: number
  readonly basis: Basis
  readonly rule: 'IRON-HOLD'
}

/** The landing angle of the model is good to about a degree, so an estimated one gets that much grace. */
const modelGraceDeg = 1

/**
 * Hold-the-green check: height and landing angle, measured or flown from measured launch and spin, against the window.
 * Null when nothing is known of them.
 * @rule IRON-HOLD
 */
export const holdVerdict = (swing: Swing): HoldVerdict | null => {
  const window = sevenIronWindow(swing.clubSpeedMph.value)
  const flown = flownSevenIron(swing)
  const landingDeg = swing.landingDeg ?? flown?.landingDeg ?? null
  const peakFeet = swing.peakFeet ?? flown?.apexFeet ?? null
  const spinIsTooHigh = isKnown(swing.spinRpm) && swing.spinRpm.value > 1.15 * window.spinMaxRpm
  if (landingDeg === null && peakFeet === null && !spinIsTooHigh) return null
  const landingMin = window.landingDegMin - (swing.landingDeg === null ? modelGraceDeg : 0)
  const shortByDeg = landingDeg === null ? 0 : Math.max(0, landingMin - landingDeg)
  const fails = shortByDeg > 0 || (peakFeet !== null && peakFeet < window.peakFeetMin)
  const tooHigh =
    (landingDeg !== null && landingDeg > window.landingDegIdeal + 5 && peakFeet !== null && peakFeet > 115) ||
    spinIsTooHigh
  return {
    verdict: fails ? 'fail' : tooHigh ? 'too_high' : 'holds',
    landingDeg: landingDeg === null ? null : roundTo(landingDeg, 0.1),
    landingDegMin: roundTo(window.landingDegMin, 0.1),
    landingDegIdeal: roundTo(window.landingDegIdeal, 0.1),
    peakFeet: peakFeet === null ? null : roundTo(peakFeet, 1),
    peakFeetMin: roundTo(window.peakFeetMin, 1),
    shortByDeg: roundTo(shortByDeg, 0.1),
    basis: weakest(
      flown === null || (swing.landingDeg !== null && swing.peakFeet !== null) ? null : 'derived',
      swing.ballSpeedMph,
    ),
    rule: 'IRON-HOLD',
  }
}

/** The present 7-iron shot by the flight model; null unless launch and spin were measured. */
export const flownSevenIron = (swing: Swing) => {
  if (!isKnown(swing.launchDeg) || !isKnown(swing.spinRpm) || swing.launchDeg.value < 2) return null
  return fly({ ballSpeedMph: swing.ballSpeedMph.value, launchDeg: swing.launchDeg.value, spinRpm: swing.spinRpm.value })
}
