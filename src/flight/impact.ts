import {
  distanceIronSpinShare,
  driverSpinFactors,
  keptSpinShareMin,
  launchDegMin,
  launchShareLaw,
  smashLaw,
  smashSpanDeg,
  spinFactors,
  wedgeSpinRpmMax,
} from '../golf/flight/impact.ts'
import type { IronCategory, WoodCategory } from '../golf/names/words.ts'
import { clip, radiansPerDegree, tidy } from '../golf/units.ts'
import type { Launch } from './trajectory.ts'

/** Clubs the impact model tells apart, as tour tables name them. */
export type Club = 'driver' | '3-wood' | '5-wood' | '7-wood' | 'hybrid' | Iron | 'PW' | 'GW' | 'SW' | 'LW'
type Iron = '3-iron' | '4-iron' | '5-iron' | '6-iron' | '7-iron' | '8-iron' | '9-iron'

/** The club at the ball. Attack is negative downwards; dynamic loft is the loft at impact, shaft lean included. */
export interface Delivery {
  readonly club: Club
  readonly clubSpeedMph: number
  readonly attackDeg: number
  readonly dynamicLoftDeg: number
  /** Head design, where it changes the spin: drivers and irons. Unknown counts as a core driver and a players' iron. */
  readonly category?: WoodCategory | IronCategory | undefined
  /** Strike efficiency of the golfer, `strikeEfficiency` (1 = tour center strikes). */
  readonly efficiency: number
}

/**
 * Ball speed, launch and spin that a delivery gives.
 *
 * Planar: face and path only turn the ball sideways here, which the fitting engine does not model.
 *
 * @source Spin loft and launch share: TrackMan's definitions, from memory. Smash curve and spin factors: least squares
 * on `db/rules/trackman-pga.csv` (smash within 1.2 % on every row).
 * @rule FLT-IMPACT
 */
export const impact = (delivery: Delivery): Launch => {
  const spinLoftDeg = delivery.dynamicLoftDeg - delivery.attackDeg
  return {
    ballSpeedMph: delivery.clubSpeedMph * smashAtSpinLoft(spinLoftDeg, delivery.club) * delivery.efficiency,
    launchDeg: delivery.attackDeg + launchShare(spinLoftDeg) * spinLoftDeg,
    spinRpm: spinRpm({ ...delivery, spinLoftDeg }),
  }
}

/**
 * Loft at impact behind a measured launch: the inverse of `impact`.
 *
 * Solved exactly, since launch - attack = share x spin loft is a parabola between the two constant shares.
 *
 * @source Inverts the launch share; the PGA 6-iron row (14.1° at -4.1°) gives 20.2°, TrackMan's own figure.
 * @rule FLT-IMPACT
 * @example dynamicLoftDeg({ launchDeg: 14.1, attackDeg: -4.1 }).toFixed(1) // '20.2'
 */
export const dynamicLoftDeg = ({ launchDeg, attackDeg }: { launchDeg: number; attackDeg: number }): number => {
  const risen = launchDeg - attackDeg
  const { max, toDeg, perDeg, min } = launchShareLaw
  if (risen <= toDeg * max) return attackDeg + risen / max
  if (risen >= ironsFromDeg * min) return attackDeg + risen / min
  // Between, risen = (level - perDeg SL) x SL.
  const level = tidy(max + perDeg * toDeg)
  return attackDeg + (level - Math.sqrt(level ** 2 - 4 * perDeg * risen)) / (2 * perDeg)
}

/** Spin loft from which on the share of irons holds. */
const ironsFromDeg = tidy(launchShareLaw.toDeg + (launchShareLaw.max - launchShareLaw.min) / launchShareLaw.perDeg)

/** Share of the dynamic loft in the launch: 85 % up to 14° of spin loft (drivers), 75 % from 24° (irons). @rule FLT-IMPACT */
export const launchShare = (spinLoftDeg: number): number => {
  const { max, toDeg, perDeg, min } = launchShareLaw
  return clip(max - perDeg * (spinLoftDeg - toDeg), min, max)
}

/**
 * Ball speed over club speed for a center strike.
 *
 * Drivers give 0.5 % more than the curve of all clubs: both tour rows lie above it by that, and
 * `db/rules/driver-optimum.csv` was computed so.
 *
 * @param spinLoftDeg Beyond the span that the curve was fitted on read as its end.
 * @source Least squares on `db/rules/trackman-pga.csv`.
 * @rule FLT-IMPACT
 */
export const smashAtSpinLoft = (spinLoftDeg: number, club: Club): number => {
  const { max, atLevel, perDeg, perSquareDeg, driverTimes } = smashLaw
  const loft = clip(spinLoftDeg, smashSpanDeg.min, smashSpanDeg.max)
  const curve = atLevel - perDeg * loft + perSquareDeg * loft ** 2
  return Math.min(max, curve * (club === 'driver' ? driverTimes : 1))
}

/**
 * Backspin: the spin factor of the club, times speed, times the sine of the spin loft.
 *
 * Behind a measured launch the spin loft is `dynamicLoftDeg` less the attack angle.
 *
 * @source Factors per club: `spinFactors`.
 * @rule FLT-IMPACT
 */
export const spinRpm = (
  strike: Pick<Delivery, 'club' | 'clubSpeedMph' | 'category'> & { spinLoftDeg: number },
): number => {
  const { club, clubSpeedMph, category, spinLoftDeg } = strike
  const rpm = spinFactor(club, category) * clubSpeedMph * Math.sin(spinLoftDeg * radiansPerDegree)
  return club === 'GW' || club === 'SW' || club === 'LW' ? Math.min(wedgeSpinRpmMax, rpm) : rpm
}

const spinFactor = (club: Club, category: Delivery['category']): number => {
  // A driver never has an iron category; if one came, it would find no factor and count as core.
  if (club === 'driver') return driverSpinFactors[category as WoodCategory] ?? driverSpinFactors.core
  const isDistanceIron = category === 'game_improvement' || category === 'super_game_improvement'
  return spinFactors[club] * (isDistanceIron ? distanceIronSpinShare : 1)
}

/**
 * A shot of this swing with a club of more or less loft, all else equal: the impact model says what changes, the shot where
 * it starts. Both then have one basis, so that a strike better or worse than the model's never reads as a gain or a loss of
 * the club. Ball speed changes in proportion, launch by difference, spin by the smaller of both: spin that the strike added
 * does not grow with the loft.
 *
 * @source The impact model; driver at 100 mph and one degree: launch +0.85°, spin +200 rpm, ball speed -1.1 mph. At least
 * half of the spin stays and the launch stays in the flight model's range (judgment).
 * @rule FLT-COMPARE
 */
export const shotWithLoft = (
  shot: Launch,
  swing: Pick<Delivery, 'club' | 'clubSpeedMph' | 'attackDeg' | 'category'>,
  moreDeg: number,
): Launch => {
  const loftDeg = dynamicLoftDeg({ launchDeg: shot.launchDeg, attackDeg: swing.attackDeg })
  const before = { ...swing, dynamicLoftDeg: loftDeg, efficiency: 1 }
  return changeShot(shot, before, { ...before, dynamicLoftDeg: loftDeg + moreDeg })
}

/** The same for any change of the delivery. @rule FLT-COMPARE */
export const changeShot = (shot: Launch, delivered: Delivery, changed: Delivery): Launch => {
  const before = impact(delivered)
  const after = impact(changed)
  const spinShare = clip(shot.spinRpm / Math.max(1, before.spinRpm), 0, 1)
  return {
    ballSpeedMph: (shot.ballSpeedMph * after.ballSpeedMph) / before.ballSpeedMph,
    launchDeg: Math.max(launchDegMin, shot.launchDeg + (after.launchDeg - before.launchDeg)),
    spinRpm: Math.max(keptSpinShareMin * shot.spinRpm, shot.spinRpm + spinShare * (after.spinRpm - before.spinRpm)),
  }
}
