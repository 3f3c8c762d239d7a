import {
  type CarryKind,
  carryByLoft,
  carryShareBySpeed,
  carryShareOf,
  driverCarryShare,
  type TotalKind,
} from '../golf/carries.ts'
import { clip, interpolate, type Knot } from '../golf/units.ts'

export type { CarryKind, TotalKind }

/** A club in a golfer's hands. */
interface CarryQuestion {
  readonly kind: CarryKind
  readonly loftDeg: number
  readonly driverSpeedMph: number
  /** `carryFactor(handicap)` of the golfer; 1 to compare with tour tables. */
  readonly carryFactor: number
}

/**
 * Carry to expect of a club when nobody has measured it, yards.
 *
 * The tour's carry at this loft, scaled by driver speed and by the golfer's strike. The speed scale is not linear: a
 * slow ball loses its lift, so 60 mph carries 40 % of 113 mph, not 53 %.
 *
 * @source `db/rules/carry-anchor-113.csv` (PGA 2010-2019) and `db/rules/carry-speed-factor.csv` (flight model of a driver
 * at its target with the tour's smash of 1.48; using it for every club is judgment). Lofts and speeds outside the tables read as their last row.
 * @rule FLT-CARRY
 * @example Math.round(estimatedCarryYards({ kind: 'iron_wedge', loftDeg: 34, driverSpeedMph: 94, carryFactor: 1 })) // 138
 */
export const estimatedCarryYards = (question: CarryQuestion): number =>
  carryYardsAt113Mph(question.kind, question.loftDeg) *
  interpolate(carryShareBySpeed, question.driverSpeedMph) *
  question.carryFactor

/**
 * Driver speed whose estimated carry is this one: what a carry says about a golfer's speed.
 *
 * @returns mph; 30 to 150, also for carries beyond the table.
 * @source The inverse of `estimatedCarryYards`.
 * @rule FLT-CARRY
 */
export const driverSpeedForCarry = (
  question: Omit<CarryQuestion, 'driverSpeedMph'> & { readonly carryYards: number },
): number => {
  const { kind, loftDeg, carryFactor, carryYards } = question
  return interpolate(speedsByFactor, carryYards / (carryYardsAt113Mph(kind, loftDeg) * carryFactor))
}

/** Tour carry at 113 mph driver speed for a loft, yards: the anchor that fairway gaps are judged by. */
export const carryYardsAt113Mph = (kind: CarryKind, loftDeg: number): number => interpolate(carryByLoft[kind], loftDeg)

/**
 * Share of the total distance that is carry.
 *
 * @param driverSpeedMph Only a driver's share depends on it: a faster ball lands steeper and runs less for its carry.
 * Undefined when unknown.
 * @source Driver: flight and roll model at the targets of FLT-DRIVER-TARGET; the other shares: judgment.
 * @rule FLT-TOTAL
 * @example carryShareOfTotal('driver', 75) // 0.9
 */
export const carryShareOfTotal = (kind: TotalKind, driverSpeedMph?: number): number => {
  if (kind !== 'driver' || driverSpeedMph === undefined) return carryShareOf[kind]
  const { share, atMph, perMph, min, max } = driverCarryShare
  return clip(share + perMph * (driverSpeedMph - atMph), min, max)
}

const speedsByFactor = carryShareBySpeed.map(([speedMph, factor]): Knot => [factor, speedMph])
