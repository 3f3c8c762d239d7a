import { modelErrorYards } from './flight/driver-flight.ts'
import { missOfShots } from './flight/shots.ts'
import type { MissSize } from './names/words.ts'

// Figures that pages draw and show. No spec depends on them, so that they are no part of the ruleset.

/**
 * How far the flight model is off: carries and totals of a long drive as KEEP-CLUB counts it, yards; mean errors of the peak, whole
 * feet, and the landing angle, whole degrees. @source db/rules/flight-model-errors.csv @rule FLT-TRAJECTORY
 */
export const modelError = { yards: modelErrorYards, peakFeet: 4, landingDeg: 1 } as const

/**
 * How far off line a miss is drawn that was told and not measured, as a share of the carry.
 * @source The limits of IN-SHOTS for a moderate and a large miss; slight: half of a moderate one @rule FLT-SIDE
 */
export const drawnMissShare: Readonly<Record<MissSize, number>> = {
  slight: missOfShots.offLineShare.moderate / 2,
  ...missOfShots.offLineShare,
}

/** Width of the fairway in the view from above, yards. @source house: makers of courses mow 25 to 40 yd @rule FLT-SIDE */
export const fairwayYards = 30
