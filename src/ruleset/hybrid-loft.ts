import type { Knot } from '../units.ts'

/** Loft for a hybrid speed, mph to degrees: linear between, constant outside. @source house, rule HYB-LOFT */
export const hybridLoftBySpeed: readonly Knot[] = [
  [64, 28],
  [68, 27],
  [78.5, 24],
  [88.5, 21.5],
  [96.5, 19.5],
  [103, 18],
]
