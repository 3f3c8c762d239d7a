import type { BagClub } from './distances.ts'

// Limits of the flags. Sources: db/rules/bag-thresholds.csv (judgment; 4-6° between wedges is the published rule).

/** Below this driver speed clubs stand closer together by nature, and only closer ones are flagged. */
export const slowBelowMph = 75

export const isSlow = (driverSpeed: number | null): boolean => driverSpeed !== null && driverSpeed < slowBelowMph

/** Greatest gap after a club, yards of carry. @rule BAG-GAP-BIG */
export const bigGapYards = ({ club }: BagClub, carryYards: number): number =>
  club.type === 'driver' ? Math.max(35, 0.16 * carryYards) : clubGapYards(carryYards)

/** The same after any club but a driver. @rule BAG-GAP-BIG */
export const clubGapYards = (carryYards: number): number => Math.max(16, 0.095 * carryYards)

/** Least gap after a club, yards of carry. @rule BAG-GAP-SMALL */
export const smallGapYards = (carryYards: number, slow: boolean): number => (slow ? 4 : Math.max(5, 0.035 * carryYards))

/** Clubs no farther apart than this do the same. @rule BAG-OVERLAP */
export const overlapYards = (slow: boolean): number => (slow ? 2 : 3)

/** Clubs of one family nearer than this have one loft. @rule BAG-DUPLICATE */
export const duplicateLoftDeg = 1.5

/** @rule BAG-WEDGE-GAP */
export const wedgeGapDegMax = 6
export const wedgeGapYardsMax = 18

/** Carry gap to aim at, yards. @rule BAG-IDEAL */
export const idealGapYards = (driverSpeed: number | null): { min: number; max: number } | null => {
  if (driverSpeed === null) return null
  if (driverSpeed > 95) return { min: 10, max: 15 }
  return driverSpeed >= 80 ? { min: 8, max: 12 } : { min: 6, max: 10 }
}
