import type { ClubType } from '../names/words.ts'
import { numberIn, type Row } from '../read-table.ts'
import { tableRows } from '../tables.ts'
import { pitchingWedgeDegMax } from './wedges.ts'

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
/** Irons that follow each other by number are of one set within these steps, and then as far apart as its lofts, degrees. @source makers' sets (db/rules/standard-specs.csv) @rule BAG-GAP-BIG, BAG-GAP-SMALL */
export const setStepDeg = { min: 3, max: 5 } as const
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

/** Clubs in a bag, the putter among them. @source Rules of Golf 4.1b @rule BAG-FOURTEEN */
export const clubsAllowed = 14

/** Wedges are called by their loft alone from here on and up to here, degrees. @source house: irons seldom pass 46°, and nobody calls those by loft @rule BAG-NAMES */
export const bareWedgeDeg = { min: 42, max: 66 } as const

/** Lofts that clubs of a type have, degrees. @source house: the catalog's bounds with room for old and bent clubs; PW: interface specification, pwLoft @rule BAG-LOFT */
export const possibleLoftsDeg: Readonly<Record<ClubType | 'PW', readonly [min: number, max: number]>> = {
  driver: [5, 20],
  fairway: [11, 36],
  hybrid: [13, 42],
  iron: [12, 62],
  wedge: [38, 70],
  PW: [35, pitchingWedgeDegMax],
}

/** What a usual step of loft, degrees, is worth in a slow bag from a driver speed on, mph, yards of carry. @source flight model: FLT-CARRY at 60 to 75 mph @rule BAG-GAP-SMALL */
export const slowStep = { loftDeg: 4, fromMph: 60, yardsMin: 4, yardsMax: 7 } as const

/** Carry gap to aim at, yards: above a driver speed, from one on, and below it, mph. @source house @rule BAG-IDEAL */
export const idealGaps = {
  fast: { aboveMph: 95, min: 10, max: 15 },
  middle: { fromMph: 80, min: 8, max: 12 },
  slow: { min: 6, max: 10 },
} as const

/** Below this driver speed a gap between long clubs is filled by a fairway wood before a hybrid, mph. @source house @rule BAG-FILL */
export const fairwayFirstBelowMph = 90
/** Gaps around a weaker loft are those of irons and wedges, degrees. @source house @rule BAG-FILL */
export const hybridFillDegMax = 28
/** Gaps between wedges up to this are closed by bending: another wedge would leave steps that are too small. @source house @rule BAG-FILL */
export const bentGapDegMax = 7
/** Irons and wedges this far from the loft that is wanted are replaced where they do not bend so far, degrees. @source house @rule BAG-FILL */
export const replacedDegMax = 4
/** Lofts of clubs that may fill a gap, by type, degrees; a hybrid of less loft is a wood. @source house, current heads of the catalog @rule BAG-FILL */
export const fillLofts = {
  fairway: { fromDeg: 13.5, toDeg: 27, stepDeg: 0.5 },
  hybrid: { fromDeg: 17, toDeg: 31, stepDeg: 1 },
  iron: { fromDeg: 19, toDeg: 46, stepDeg: 0.5 },
  wedge: { fromDeg: 44, toDeg: 58, stepDeg: 2 },
} as const
/** Lofts of wedges that may go between two wedges, degrees: the even ones. @source makers' catalogs @rule BAG-FILL */
export const betweenWedges = { fromDeg: 42, toDeg: 64, stepDeg: 2 } as const
/** An iron that is too long for the speed gives way to a hybrid of so much less loft, degrees. @source fitting rules, suggestions @rule BAG-LONG */
export const hybridForIronLessDeg = 1
/** Irons up to this loft, degrees, go where a hybrid carries as far, and are not added, below this driver speed, mph. @source fitting rules, suggestions: a hybrid over a long iron @rule BAG-THIN, BAG-FILL */
export const longIron = { loftDegMax: 27, belowMph: 90 } as const
/** In a slow bag three long clubs within this carry are one too many, yards. @source house @rule BAG-THIN */
export const bunchYards = 10
/** So many clubs at most leave such a bag. @source fitting rules, flags @rule BAG-THIN */
export const bunchDropsMax = 2
/** Suggestions for a bag: so many clubs to think about at most. @source house; 99 % of golfers have a gapping problem (Cobra and Arccos) @rule BAG-ORDER */
export const suggestionsMax = 5
/** A wedge of the bag this close to the recommended loft is that wedge, degrees. @source house @rule WDG-SET */
export const recommendedWedgeDeg = 1

/**
 * Weights of what a planned bag lacks: to be without a driver or a sand wedge is worst, then without an iron from the 6-iron
 * down, the only 3-wood, or the lob wedge or a long iron of a good player, then a flag, then a club left out that the fittings ask for, then
 * one put in, then
 * uneven gaps. A gap that is too big counts by the square of its width over the limit: one hole is worse than several wide steps. Of an iron
 * and a hybrid for one distance the hybrid goes, unless the iron is too long.
 * @source house
 * @rule BAG-PLAN
 */
export const planCosts = {
  endLeftOut: 100_000,
  neededLeftOut: 20_000,
  flag: 1000,
  leftOut: 15,
  hybridLeftOut: 14,
  longIronLeftOut: 13,
  putIn: 12,
  yardOffIdeal: 0.1,
} as const

/** Below this driver speed the only wood of a 7-wood's loft stays: a hybrid of its loft is harder to launch, mph. @source Golf Digest robot and player tests, 2019-02-18 @rule BAG-THIN */
export const highWoodBelowMph = 80
/** Irons from this number on, and the pitching wedge, are in every bag. @source house @rule BAG-PLAN, BAG-FOURTEEN, BAG-THIN */
export const coreIronFrom = 6
/** Woods from this number on are there in place of long irons. @source house @rule BAG-PLAN */
export const highWoodFrom = 7
/** Up to this handicap a planned bag has a lob wedge. @source house: tour and scratch players carry one @rule BAG-PLAN */
export const scratchHandicapMax = 0

/** Carry of shorter swings as a share of the full carry of the same wedge. @source house, round shares of the clock systems that golfers practice; each golfer's own differ @rule BAG-MATRIX */
export const swingShares = { threeQuarter: 0.85, half: 0.65 } as const
