import { patternLoss } from '../golf/flight/delivery.ts'
import {
  centerSmash,
  type StrikeCurve,
  sevenIronSmashByLoft,
  strikeCurves,
  womenEfficiency,
} from '../golf/flight/strike.ts'
import { usualHandicap } from '../golf/handicap.ts'
import type { GolferGroup, StrikePattern } from '../golf/names/words.ts'
import { interpolate } from '../golf/units.ts'
import type { Club } from './impact.ts'

/**
 * Share of a center strike's ball speed that a golfer keeps on average.
 *
 * @param handicap Effective handicap; undefined when unknown. Linear between the rows, constant below 0 and above 25.
 * @param pattern Where on the face the ball is met, when known.
 * @param group Women have rows of their own, up to a handicap of 15.
 * @source `db/rules/strike-factor.csv` (men of the TrackMan Combine over the tour's 1.48), women `db/rules/trackman-combine-driver.csv`.
 * @rule FLT-STRIKE
 * @example strikeEfficiency(15) // 0.972
 */
export const strikeEfficiency = (
  handicap: number | undefined,
  pattern?: StrikePattern,
  group: GolferGroup = 'men',
): number => {
  const kept =
    group === 'women'
      ? interpolate(womenEfficiency, handicap ?? usualHandicap)
      : byHandicap(strikeCurves.efficiency, handicap)
  return kept - (pattern ? patternLoss[pattern] : 0)
}

/**
 * Smash factor a golfer of this handicap typically reads with a driver: for "your strike against your peers".
 * @source `db/rules/strike-factor.csv` (men of the TrackMan Combine).
 * @rule FLT-STRIKE
 */
export const typicalDriverSmash = (handicap: number | undefined): number =>
  byHandicap(strikeCurves.driverSmash, handicap)

/**
 * Ball speed over club speed to expect of this golfer, when only one of the two is measured.
 *
 * @param swing.loftDeg Loft of a 7-iron, whose smash depends on its era: 1.38 to 29°, 1.35 from 33°. Ignored otherwise.
 * @source PGA rows of `db/rules/trackman-pga.csv` down to the pitching wedge, judgment below, times `strikeEfficiency`.
 * @rule FLT-SMASH
 * @example expectedSmash({ club: 'driver', handicap: 0 }) // 1.48
 */
export const expectedSmash = (swing: {
  readonly club: Club
  readonly handicap: number | undefined
  readonly pattern?: StrikePattern | undefined
  readonly group?: GolferGroup | undefined
  readonly loftDeg?: number | undefined
}): number => {
  const { club, handicap, pattern, group, loftDeg } = swing
  const atCenter =
    club === '7-iron' && loftDeg !== undefined ? interpolate(sevenIronSmashByLoft, loftDeg) : centerSmash[club]
  return atCenter * strikeEfficiency(handicap, pattern, group)
}

const byHandicap = (curve: StrikeCurve, handicap: number | undefined): number =>
  handicap === undefined ? curve.unknown : interpolate(curve.byHandicap, handicap)
