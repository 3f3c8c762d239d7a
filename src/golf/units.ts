/**
 * Quantities of the fitting domain. The core works in golf's own units; names carry the unit
 * (`clubSpeedMph`, `loftDeg`, `carryYards`), and these helpers hold every conversion factor once.
 */

/** Meters per second in one mile per hour (exact: 1,609.344 m / 3,600 s). */
export const metersPerSecondPerMph = 0.44704

/** Meters in one yard (exact by definition). */
export const metersPerYard = 0.9144

/** Feet in one yard (exact). */
export const feetPerYard = 3

/** Radians in one degree. */
export const radiansPerDegree = Math.PI / 180

/** Radians per second in one revolution per minute. */
export const radiansPerSecondPerRpm = (2 * Math.PI) / 60

/**
 * Round to a step, halves upwards: the rounding of every fitted value.
 * @source house: fitting charts print the upper step at the border; the tiny bias repairs binary fractions (1.15 / 0.05).
 * @example roundTo(10.25, 0.5) // 10.5
 */
export const roundTo = (value: number, step: number): number => tidy(Math.floor(value / step + 0.5 + 1e-9) * step)

/** Round to a step, halves away from zero: lie angles, so that upright and flat mirror each other. */
export const roundAwayFromZero = (value: number, step: number): number =>
  tidy(Math.sign(value) * Math.floor(Math.abs(value) / step + 0.5 + 1e-9) * step)

/** Keep a value inside limits. */
export const clip = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Drop binary dust (0.30000000000000004 -> 0.3) and negative zero, so that equal answers are equal bytes. */
export const tidy = (value: number): number => Math.round(value * 1e6) / 1e6 + 0

/**
 * A whole number as it is read. Not by `toLocaleString`, whose first call takes 2 ms of a start.
 * @example thousands(11_500) // '11,500'
 */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** A knot of a curve: what `y` is at `x`. */
export type Knot = readonly [x: number, y: number]

/** Straight lines between knots (sorted by x), constant outside them. */
export const interpolate = (knots: readonly Knot[], x: number): number => {
  const first = knots[0]!
  const last = knots[knots.length - 1]!
  if (x <= first[0]) return first[1]
  if (x >= last[0]) return last[1]
  let after = 1
  while (knots[after]![0] < x) after++
  const from = knots[after - 1]!
  const to = knots[after]!
  return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}
