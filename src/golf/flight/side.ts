import type { StrikePattern } from '../names/words.ts'
import type { Knot } from '../units.ts'

// Sideways flight. The browser flies with these: no tables here.

/**
 * Tilt of the spin axis: its tangent is this many times the face to path over the spin loft.
 * @source Fitted to the eight curves of db/rules/curvature-vectors.csv; the plane of face and path alone would give 1 @rule FLT-SIDE
 */
export const axisTilt = { times: 1.15, spinLoftDegMin: 5 } as const

/** How far the shots of one club scatter: one standard deviation. */
export interface Spread {
  /** Of the face angle, degrees. */
  readonly faceDeg: number
  /** Of the ball speed, as a share of it. */
  readonly ballSpeedShare: number
}

/**
 * Scatter of the face by handicap, degrees.
 * @source House, anchored to the tour's pattern with the driver, 65 yd from side to side (Fawcett, DECADE): 3° of direction @rule FLT-DISPERSION
 */
export const faceSpreadDeg: readonly Knot[] = [
  [0, 1.2],
  [10, 1.8],
  [20, 2.3],
  [25, 2.6],
]
/**
 * Scatter of the ball speed by handicap, as a share of it.
 * @source House, after GOLFTEC's depths of 7-iron patterns (golf.com): 36 ft at scratch, 56 at 8, 90 at 13, the worst 30 % left out @rule FLT-DISPERSION
 */
export const ballSpeedSpread: readonly Knot[] = [
  [0, 0.03],
  [8, 0.045],
  [13, 0.06],
  [25, 0.07],
]
/** Strikes away from the center scatter more by this: degrees, share of the ball speed. @source house @rule FLT-DISPERSION */
export const offCenterSpread: Readonly<Record<StrikePattern, Spread>> = {
  center: { faceDeg: 0, ballSpeedShare: 0 },
  heel: { faceDeg: 0.3, ballSpeedShare: 0.01 },
  toe: { faceDeg: 0.3, ballSpeedShare: 0.01 },
  mix: { faceDeg: 0.5, ballSpeedShare: 0.02 },
}
