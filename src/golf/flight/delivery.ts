import type { StrikePattern } from '../names/words.ts'

// How the club comes to the ball. The browser flies with these: no tables here.

/** Share of the ball speed that a strike away from the center loses beyond what the handicap says. @source house @rule FLT-STRIKE */
export const patternLoss: Readonly<Record<StrikePattern, number>> = { center: 0, heel: 0.015, toe: 0.015, mix: 0.01 }

/**
 * A driver's dynamic loft over its static one: shaft bend adds some, and each degree of attack some more.
 * @source house; men of the TrackMan Combine average 4.2° over a driver of 10.5° (db/rules/trackman-combine-driver.csv)
 * @rule DRV-LOFT, IN-REFIT
 */
export const dynamicLoftOver = { plusDeg: 4.1, perAttackDeg: 0.55 } as const

/** A driver's usual dynamic loft, degrees. @rule DRV-LOFT, IN-REFIT */
export const usualDynamicLoftDeg = (staticLoftDeg: number, attackDeg: number): number =>
  staticLoftDeg + dynamicLoftOver.plusDeg + dynamicLoftOver.perAttackDeg * attackDeg
