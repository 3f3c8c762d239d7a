import { numberIn, type Row } from './read-table.ts'
import { tableRows } from './tables.ts'

const rows = tableRows('bag-thresholds.csv')
const isSlowRow = (row: Row): boolean => row['driver_speed_below_mph'] !== ''

const rowOf = (flag: string, clubs: string, isSlow = false): Row =>
  rows.find((row) => row['flag'] === flag && row['clubs'] === clubs && isSlowRow(row) === isSlow)!

/** A limit in yards of carry: so many, and a share of the longer carry; the larger one counts. */
export interface GapLimit {
  readonly yards: number
  readonly share: number
}
const limitOf = (row: Row): GapLimit => ({
  yards: numberIn(row, 'yards'),
  share: numberIn(row, 'share_of_longer_carry'),
})

/** Below this driver speed clubs stand closer together by nature, and only closer ones are flagged, mph. @source db/rules/bag-thresholds.csv @rule BAG-GAP-SMALL, BAG-OVERLAP */
export const slowBagBelowMph = numberIn(rows.find(isSlowRow)!, 'driver_speed_below_mph')
/** Greatest carry gap after a driver, and after any other club, yards. @source db/rules/bag-thresholds.csv @rule BAG-GAP-BIG */
export const bigGapLimits = {
  driver: limitOf(rowOf('gap_too_big', 'driver and next')),
  other: limitOf(rowOf('gap_too_big', 'others')),
} as const
/** Least carry gap, yards. @source db/rules/bag-thresholds.csv @rule BAG-GAP-SMALL */
export const smallGapLimits = {
  usual: limitOf(rowOf('gap_too_small', 'all')),
  slow: limitOf(rowOf('gap_too_small', 'all', true)),
} as const
/** Clubs no farther apart do the same, yards of carry. @source db/rules/bag-thresholds.csv @rule BAG-OVERLAP */
export const overlapYards = {
  usual: numberIn(rowOf('overlap', 'all'), 'yards'),
  slow: numberIn(rowOf('overlap', 'all', true), 'yards'),
} as const
/** Clubs of one family nearer than this have one loft, degrees. @source db/rules/bag-thresholds.csv @rule BAG-DUPLICATE */
export const duplicateLoftDeg = numberIn(rowOf('duplicate_loft', 'one family'), 'degrees')
/** Greatest gap between wedges, degrees and yards of carry. @source db/rules/bag-thresholds.csv; 4-6 degrees is the published rule @rule BAG-WEDGE-GAP */
export const wedgeGapMax = {
  degrees: numberIn(rowOf('wedge_gap_too_wide', 'wedges'), 'degrees'),
  yards: numberIn(rowOf('wedge_gap_too_wide', 'wedges'), 'yards'),
} as const

/** Carry gap to aim at, yards: above a driver speed, from one on, and below it, mph. @source house @rule BAG-IDEAL */
export const idealGaps = {
  fast: { aboveMph: 95, min: 10, max: 15 },
  middle: { fromMph: 80, min: 8, max: 12 },
  slow: { min: 6, max: 10 },
} as const

/** Below this driver speed a gap between long clubs is filled by a fairway wood before a hybrid, mph. @source house @rule BAG-FILL */
export const fairwayFirstBelowMph = 90
/** Gaps around a weaker loft are not filled by a hybrid, degrees. @source house @rule BAG-FILL */
export const hybridFillDegMax = 28
/** Gaps between wedges up to this are closed by bending: another wedge would leave steps that are too small. @source house @rule BAG-FILL */
export const bentGapDegMax = 7
/** Irons up to this loft, degrees, go where a hybrid carries as far, below this driver speed, mph. @source house @rule BAG-THIN */
export const longIron = { loftDegMax: 27, belowMph: 90 } as const
/** In a slow bag three long clubs within this carry are one too many, yards. @source house @rule BAG-THIN */
export const bunchYards = 10
/** A wedge of the bag this close to the recommended loft is that wedge, degrees. @source house @rule WDG-SET */
export const recommendedWedgeDeg = 1

/** Carry of shorter swings as a share of the full carry of the same wedge. @source house, round shares of the clock systems that golfers practice; each golfer's own differ @rule BAG-MATRIX */
export const swingShares = { threeQuarter: 0.85, half: 0.65 } as const
