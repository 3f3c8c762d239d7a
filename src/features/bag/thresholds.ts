import {
  bigGapLimits,
  type GapLimit,
  idealGaps,
  overlapYards as overlaps,
  slowBagBelowMph,
  smallGapLimits,
} from '../../golf/clubs/bag.ts'
import type { BagClub } from './distances.ts'

/**
 * Whether a driver speed in mph is known and below `slowBagBelowMph`, so that clubs may stand closer together. @rule
 * BAG-GAP-SMALL, BAG-OVERLAP
 */
export const isSlow = (driverSpeed: number | null): boolean => driverSpeed !== null && driverSpeed < slowBagBelowMph

const limitAt = ({ yards, share }: GapLimit, carryYards: number): number => Math.max(yards, share * carryYards)

/** Greatest gap after a club, yards of carry. @rule BAG-GAP-BIG */
export const bigGapYards = ({ club }: BagClub, carryYards: number): number =>
  club.type === 'driver' ? limitAt(bigGapLimits.driver, carryYards) : clubGapYards(carryYards)

/** The same after any club but a driver. @rule BAG-GAP-BIG */
export const clubGapYards = (carryYards: number): number => limitAt(bigGapLimits.other, carryYards)

/** Least gap after a club, yards of carry. @rule BAG-GAP-SMALL */
export const smallGapYards = (carryYards: number, slow: boolean): number =>
  limitAt(slow ? smallGapLimits.slow : smallGapLimits.usual, carryYards)

/** Clubs no farther apart than this do the same. @rule BAG-OVERLAP */
export const overlapYards = (slow: boolean): number => (slow ? overlaps.slow : overlaps.usual)

/** Carry gap to aim at, yards; null for an unknown speed. @rule BAG-IDEAL */
export const idealGapYards = (driverSpeed: number | null): { min: number; max: number } | null => {
  if (driverSpeed === null) return null
  const { fast, middle, slow } = idealGaps
  const { min, max } = driverSpeed > fast.aboveMph ? fast : driverSpeed >= middle.fromMph ? middle : slow
  return { min, max }
}
