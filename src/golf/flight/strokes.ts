import { tableRows } from '../tables.ts'
import type { Knot } from '../units.ts'

// What the end of a shot costs, for comparing two clubs of one golfer.

const rows = tableRows('strokes-to-hole-out.csv')
const baseline = (lie: string): readonly Knot[] =>
  rows.flatMap((row) => (row['lie'] === lie ? [[Number(row['distance']), Number(row['strokes'])] as const] : []))

/** Average strokes of the Tour to hole out, by yards to the hole, on the green by feet. @source db/rules/strokes-to-hole-out.csv @rule FLT-STROKES */
export const strokesToHoleOut = {
  green: baseline('green'),
  fairway: baseline('fairway'),
  rough: baseline('rough'),
  recovery: baseline('recovery'),
} as const

/** From here on, what a tee shot leaves to the hole in the middle of both clubs, yards. @source house: a par 4 of usual length @rule FLT-STROKES */
export const teeShotLeavesYd = 160
/** Yards to either side of the target line that are fairway, and that are rough; farther out is recovery. @source house: a fairway of 35 yd @rule FLT-STROKES */
export const besideLineYd = { fairway: 17.5, rough: 40 } as const
/** Radius of a green with the hole in its middle, yards; around it is rough. @source house: a green of 6,000 square feet @rule FLT-STROKES */
export const greenRadiusYd = 14.5

/** Median carries within this share of each other are of clubs for the same shot. @source house: half of the gap between two irons @rule FLT-STROKES */
export const sameShotShare = 0.07

/** Shots of a club that are compared at most, the last ones. @source house: more move no interval that a person sees @rule IN-COMPARE */
export const comparedShotsMax = 300
/** Times that the shots are drawn again. @source Hesterberg (2015): a thousand draws for rough approximations @rule IN-COMPARE */
export const redraws = 1_000
/** Share of the draws that an interval holds, and the chance from which on a club is called better. @source house: one call in twenty is then wrong on either side @rule IN-COMPARE */
export const comparedSurely = { interval: 0.9, better: 0.95 } as const
/** How far two clubs of a golfer differ, as a standard deviation, strokes a shot: what a difference of the shots is held against. @source house, of the pairs of the calibration @rule IN-COMPARE */
export const usualDifferenceStrokes = { tee: 0.06, approach: 0.06 } as const
/** More shots with each club that an answer asks for at most. @source house: nobody hits more in a session @rule IN-COMPARE */
export const moreShotsMax = 300
