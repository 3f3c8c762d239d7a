import type { MissPattern, StrikePattern } from './names/words.ts'
import type { NumbersOf } from './speeds.ts'

/** Golfers who could have sent one request, a number of re-fits. @source house: shares are then off by 1 %, as those of 1,000 random ones @rule IN-REFIT */
export const refitCount = 251
/** Multiplier of the lattice that they lie on. @source house: of all, the least error against 30,000 random re-fits of all clubs @rule IN-REFIT */
export const refitMultiplier = 24

/**
 * How far numbers of one source lie from the golfer's own, as standard deviations: the error of the device with the scatter
 * of some ten shots, or of what a golfer remembers, who knows a speed and a carry at most: mph, degrees, and shares of the
 * number.
 * @source house: devices err less (makers state 1-1.5 mph of club speed and 1° of attack), shots scatter more
 * @rule IN-REFIT
 */
export const swingNoise = {
  monitor: { clubMph: 1, ballMph: 1.2, launchDeg: 0.7, attackDeg: 0.8, spinShare: 0.06, carryShare: 0.02 },
  said: { clubMph: 4, carryShare: 0.05 },
} as const

/** The same of static measures, inches, of handicap, strokes, and of the loft of a current club, degrees. @source house @rule IN-REFIT */
export const staticNoise = { wristToFloorIn: 0.4, heightIn: 0.5, handicap: 1, averageScore: 1.5, loftDeg: 0.5 } as const

/** Share of golfers who name another strike, or another size of the miss, than is so. @source house @rule IN-REFIT */
export const mistakenShare = { strike: 0.15, missSize: 0.2 } as const

/** How inputs that were not sent are spread over golfers, about what stands in for them: strokes, inches, degrees, and a share of the smash. @source house, fitting rules §11 @rule IN-REFIT */
export const unknownSpread = {
  handicap: 8,
  wristToFloorIn: 0.9,
  smashShare: 0.015,
  driverLoftDeg: 1,
  attackDeg: {
    driver: 3,
    '3-wood': 2.5,
    '5-wood': 2.5,
    '7-wood': 2.5,
    hybrid: 2,
    '7-iron': 2,
    PW: 2.5,
    GW: 2.5,
    SW: 2.5,
    LW: 2.5,
  } satisfies Record<NumbersOf, number>,
} as const

/** How far amateurs deliver a driver about its usual dynamic loft (src/golf/flight/delivery.ts), degrees. @source house, fitting rules §11 @rule IN-REFIT */
export const dynamicLoftSpreadDeg = 1.8

/** Height of grown golfers, inches. @source house, fitting rules §11 @rule IN-REFIT */
export const usualHeightIn = { men: { mean: 70, spread: 2.8 }, women: { mean: 64.5, spread: 2.6 } } as const

/**
 * Share of golfers who meet the ball in the center: the most of those who keep all of the tour's ball speed, the least of
 * those who keep so little, linear between.
 * @source house; what golfers keep by handicap: db/rules/strike-factor.csv, women db/rules/trackman-combine-driver.csv
 * @rule IN-REFIT
 */
export const centerStrikers = { most: 0.75, least: 0.25, leastKept: 0.953 } as const
/** Where the others meet it, as shares of them. @source house @rule IN-REFIT */
export const offCenterShares = { mix: 0.46, heel: 0.27, toe: 0.27 } as const satisfies Record<
  Exclude<StrikePattern, 'center'>,
  number
>

/** Shares of misses above and up to a handicap. @source house, fitting rules §11 @rule IN-REFIT */
export const missShares = {
  aboveHandicap: 15,
  above: { fade: 0.7, straight: 0.13, hook: 0.1, both: 0.07 },
  upTo: { fade: 0.55, straight: 0.2, hook: 0.15, both: 0.1 },
} as const satisfies { aboveHandicap: number; above: Record<MissPattern, number>; upTo: Record<MissPattern, number> }

/** Shares by which an input that was not sent must tell the golfers of an alternative from the rest: to be told for one that comes out more often, and to decide any. @source house @rule IN-REFIT */
export const apartShare = { told: 0.2, deciding: 0.6 } as const
/** Steps of an input that was not sent, in which an alternative names its border: degrees, rpm, mph, strokes, inches. @source house: what a golfer can tell @rule IN-REFIT */
export const conditionSteps = {
  attackAngle: 0.5,
  launchAngle: 0.5,
  spinRate: 50,
  ballSpeed: 1,
  swingSpeed: 1,
  handicap: 1,
  wristToFloor: 0.5,
} as const

/** How near two fits count as one, a step of what is made: degrees, grams and inches. Words must be the same. @source house @rule IN-REFIT */
export const specStep: Readonly<Record<string, number>> = {
  loft: 1,
  shaftWeight: 10,
  length: 0.25,
  lieAngle: 0.75,
  bounce: 2,
}

/** A step of what is made, beyond which a golfer one mph, one stroke or one birthday away is named: degrees, grams, inches. @source house @rule IN-NEIGHBORS */
export const neighborStep: Readonly<Record<string, number>> = {
  loft: 1,
  shaftWeight: 6,
  length: 0.5,
  lieAngle: 0.75,
  bounce: 2,
}
