import { numberIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'
import type { Knot } from '../units.ts'

/** Families with a carry curve of their own. Drivers are woods; pitching to lob wedges go on where the irons end. */
export type CarryKind = 'wood' | 'hybrid' | 'iron_wedge'

/** Kind of shot, for the share of its total that is carry. */
export type TotalKind = 'driver' | 'wood' | 'hybrid' | 'iron' | 'wedge'

const anchorRows = tableRows('carry-anchor-113.csv')
const anchor = (kind: CarryKind): readonly Knot[] =>
  anchorRows
    .filter((row) => row['kind'] === kind)
    .map((row): Knot => [numberIn(row, 'loft_deg'), numberIn(row, 'carry_yd_at_113_mph')])

/** Tour carry by loft at 113 mph driver speed, degrees to yards. @source db/rules/carry-anchor-113.csv @rule FLT-CARRY */
export const carryByLoft: Readonly<Record<CarryKind, readonly Knot[]>> = {
  wood: anchor('wood'),
  hybrid: anchor('hybrid'),
  iron_wedge: anchor('iron_wedge'),
}

/** Share of the total that is carry, when the speed is not known. @source house @rule FLT-TOTAL */
export const carryShareOf: Readonly<Record<TotalKind, number>> = {
  driver: 0.92,
  wood: 0.94,
  hybrid: 0.955,
  iron: 0.965,
  wedge: 0.98,
}

/** The same of a driver by speed: so much at `atMph`, more for each mph. @source flight and roll model @rule FLT-TOTAL */
export const driverCarryShare = { share: 0.9, atMph: 75, perMph: 0.001, min: 0.86, max: 0.95 } as const

/** Stated carry over the model's carry: above, the ball cannot do it; below, it was struck badly. @source flight model with room for wind @rule IN-CONSISTENT-CARRY */
export const believableCarryShare = { min: 0.7, max: 1.12 } as const

/** The same where ball speed, launch and spin were measured: the ball flies so far, but for wind, altitude and rounding. @source house, by the flight model's 3.2 % on published rows @rule IN-CONSISTENT-CARRY */
export const flownCarryShare = { min: 0.93, max: 1.07 } as const

/** Share of a carry that was only told, less for each stroke of handicap. @source Arccos: believed 194 and 187 yd, hit 176 and 152 @rule IN-SELF-REPORT */
export const selfReportedShare = { share: 0.97, perStroke: 0.004 } as const

/** A golfer's own carry moves the estimates of other clubs, by at least and at most this share of it. @source house @rule WOOD-GAP, WDG-SET, BAG-CARRY */
export const ownCarryFactor = { min: 0.75, max: 1.15 } as const
/**
 * Carry that no driver exceeds, yards for each mph of club speed.
 * @source TrackMan: tour 282 yd at 115 mph (2.45), optimum about 2.55 (db/rules/driver-optimum-published.csv); room for measuring is house
 * @rule BAG-CARRY, WOOD-GAP
 */
export const driverYardsPerMphMax = 2.6
/** Yards between a wood or hybrid and the next, for slow and for faster drivers. @source house @rule WOOD-GAP */
export const woodSpacing = { slowBelowMph: 90, slowYards: { min: 8, max: 12 }, yards: { min: 10, max: 15 } } as const
/** Half the width of the ideal gap to the driver, as a share of the driver's carry. @source house @rule WOOD-GAP */
export const idealGapHalfWidth = 0.025
