/** Wrist to floor that a height usually has: inches for each inch of height, and inches more (5'10" gives 34.5). @source house @rule LIE-STATIC */
export const usualWristToFloor = { perHeightIn: 0.46, plusIn: 2.3 } as const

/** Wrist to floor that a height usually has, inches. @rule LIE-STATIC */
export const usualWristToFloorIn = (heightIn: number): number =>
  usualWristToFloor.perHeightIn * heightIn + usualWristToFloor.plusIn

/** Makers color-code lies in steps of this many degrees. @source db/rules/ping-color-codes.csv @rule LIE-STATIC */
export const lieStepDeg = 0.75
/** Degrees of lie for each inch of wrist to floor that differs from the usual. @source house, in the style of PING's chart @rule LIE-STATIC */
export const liePerWristIn = 0.75
/** Degrees of lie for each inch of height above `tallIn`, upright, and below `smallIn`, flat. @source house @rule LIE-STATIC */
export const lieByHeight = { perIn: 0.1, tallIn: 72, smallIn: 64 } as const
/** Static lies, degrees from standard, positive upright. @source db/rules/lie-length-chart.csv @rule LIE-STATIC */
export const staticLieRange = { minDeg: -2.25, maxDeg: 3 } as const
/** Inches of added length from which on a club plays upright by itself, a degree for each inch more. @source house @rule LIE-STATIC */
export const lengthWithoutLieIn = 0.5
/** Degrees of lie for a miss: upright for a fade, flat for a hook. @source house @rule LIE-MISS */
export const missLieDeg = { slight: 0.5, moderate: 1, large: 1.5 } as const
/** Degrees of lie for toe strikes, upright, or heel strikes, flat. @source house @rule LIE-MISS */
export const strikeLieDeg = 0.5
/** Lies that irons and wedges are fitted to, degrees from standard. @source house @rule LIE-STATIC */
export const fittedLieRange = { minDeg: -3, maxDeg: 4 } as const
/** Share of the iron's lie that a hybrid takes, in which steps and how far it goes, degrees. @source house: nobody bends by less than a quarter @rule LIE-STATIC, LIE-MISS */
export const hybridLie = { share: 0.5, stepDeg: 0.25, minDeg: -1.5, maxDeg: 1.5 } as const
