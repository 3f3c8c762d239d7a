import type { MissSize } from './words.ts'

// Figures that pages draw and show. No spec depends on them, so that they are no part of the ruleset.

/** Mean error of the flight model, whole yards, feet and degrees. @source db/rules/flight-model-errors.csv @rule FLT-TRAJECTORY */
export const modelError = { yards: 3, peakFeet: 4, landingDeg: 1 } as const

/**
 * Face to path that draws a miss which was told and not measured, degrees.
 * @source The limits of IN-SHOTS: 4° curve a drive by a tenth of its carry, which is a moderate miss @rule FLT-SIDE
 */
export const drawnMissDeg: Readonly<Record<MissSize, number>> = { slight: 2, moderate: 4, large: 6 }

/** Width of the fairway in the view from above, yards. @source house: makers of courses mow 25 to 40 yd @rule FLT-SIDE */
export const fairwayYards = 30
