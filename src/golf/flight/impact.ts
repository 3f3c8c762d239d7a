import type { WoodCategory } from '../names/words.ts'

// The club at the ball. The browser flies with these: no tables here.

/** Share of the spin loft in the launch: up to so many degrees of it (drivers), falling by so much a degree down to a limit (irons). @source TrackMan definitions, from memory @rule FLT-IMPACT */
export const launchShareLaw = { max: 0.85, toDeg: 14, perDeg: 0.01, min: 0.75 } as const

/** Ball speed over club speed of a center strike by spin loft, degrees: at most about what the limit on spring effect allows; drivers so many times the curve. @source least squares on db/rules/trackman-pga.csv @rule FLT-IMPACT */
export const smashLaw = {
  max: 1.5,
  atLevel: 1.6308,
  perDeg: 0.011715,
  perSquareDeg: 3.7266e-5,
  driverTimes: 1.005,
} as const
/** Spin lofts that the curve was fitted on; beyond them it stays, degrees. @source db/rules/trackman-pga.csv @rule FLT-IMPACT */
export const smashSpanDeg = { min: 5, max: 50 } as const

/** Backspin over club speed and the sine of the spin loft, rpm per mph. @source woods, hybrids and irons: least squares on db/rules/trackman-pga.csv; gap to lob wedges: house @rule FLT-IMPACT */
export const spinFactors = {
  '3-wood': 138,
  '5-wood': 160,
  '7-wood': 165,
  hybrid: 160,
  '3-iron': 167,
  '4-iron': 167,
  '5-iron': 167,
  '6-iron': 167,
  '7-iron': 172,
  '8-iron': 183,
  '9-iron': 183,
  PW: 183,
  GW: 180,
  SW: 180,
  LW: 180,
} as const
/**
 * The same of drivers by head, rpm per mph. Tour players, who strike high on the face, reach 95-97. `tour` lies halfway
 * between core and low spin, and `light` spins like the forgiving heads, as their spin marks in the scoring rules do.
 * @source 126: TrackMan's 2010 optimizer at 75 and 90 mph (from memory); the rest is house
 * @rule FLT-IMPACT
 */
export const driverSpinFactors = {
  max_forgiveness: 126,
  draw: 126,
  light: 126,
  core: 118,
  tour: 114,
  low_spin: 110,
} as const satisfies Readonly<Record<WoodCategory, number>>
/** Distance irons put their weight low and deep, which leaves this share of the spin. @source house @rule FLT-IMPACT */
export const distanceIronSpinShare = 0.92
/** Gap to lob wedges spin no more: grooves let go, rpm. @source house @rule FLT-IMPACT */
export const wedgeSpinRpmMax = 11_500

/** Lowest launch of the flight model's range, degrees: a topped ball has no flight to speak of. @source house @rule FLT-COMPARE */
export const launchDegMin = 2
/** A shot with another loft keeps at least this share of its spin. @source house @rule FLT-COMPARE */
export const keptSpinShareMin = 0.5
