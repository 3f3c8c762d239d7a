import strikeFactorCsv from '../../db/rules/strike-factor.csv' with { type: 'text' }
import type { StrikePattern } from '../golf.ts'
import { numberIn, readTable, textIn } from '../ruleset/read-table.ts'
import { interpolate, type Knot } from '../units.ts'
import type { Club } from './impact.ts'

/**
 * Share of a centre strike's ball speed that a golfer keeps on average.
 *
 * @param handicap Effective handicap; undefined when unknown. Linear between the rows, constant below 0 and above 25.
 * @param pattern Where on the face the ball is met, when known.
 * @source `db/rules/strike-factor.csv` (judgment, anchored to the tour's 1.48 and TrackMan's average male amateur: 1.42).
 * @rule FLT-STRIKE
 * @example strikeEfficiency(15) // 0.98
 */
export const strikeEfficiency = (handicap: number | undefined, pattern?: StrikePattern): number =>
  byHandicap('efficiency_eta', handicap) - (pattern ? patternLoss[pattern] : 0)

/** Off-centre strikes cost ball speed beyond what the handicap says (judgment). */
const patternLoss: Readonly<Record<StrikePattern, number>> = { center: 0, heel: 0.015, toe: 0.015, mix: 0.01 }

/**
 * Share of the tour's carry, at equal speed, that a golfer reaches: strike and delivery together.
 *
 * @param handicap As in `strikeEfficiency`.
 * @source `db/rules/strike-factor.csv` (judgment; women at 78 mph and 167 yd total read 0.88-0.91).
 * @rule FLT-STRIKE
 */
export const carryFactor = (handicap: number | undefined): number => byHandicap('carry_factor', handicap)

/**
 * Smash factor a golfer of this handicap typically reads with a driver: for "your strike against your peers".
 * @source `db/rules/strike-factor.csv` (judgment, anchored as above).
 * @rule FLT-STRIKE
 */
export const typicalDriverSmash = (handicap: number | undefined): number => byHandicap('driver_smash_typical', handicap)

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
  readonly loftDeg?: number | undefined
}): number => {
  const { club, handicap, pattern, loftDeg } = swing
  const atCentre = club === '7-iron' && loftDeg !== undefined ? interpolate(sevenIronSmash, loftDeg) : smash[club]
  return atCentre * strikeEfficiency(handicap, pattern)
}

const sevenIronSmash: readonly Knot[] = [
  [29, 1.38],
  [33, 1.35],
]

const smash: Readonly<Record<Club, number>> = {
  driver: 1.48,
  '3-wood': 1.47,
  '5-wood': 1.46,
  '7-wood': 1.45,
  hybrid: 1.45,
  '3-iron': 1.45,
  '4-iron': 1.43,
  '5-iron': 1.41,
  '6-iron': 1.38,
  '7-iron': 1.35,
  '8-iron': 1.32,
  '9-iron': 1.28,
  PW: 1.24,
  GW: 1.2,
  SW: 1.12,
  LW: 1.06,
}

type StrikeColumn = 'efficiency_eta' | 'driver_smash_typical' | 'carry_factor'

interface StrikeCurve {
  readonly byHandicap: readonly Knot[]
  readonly unknown: number
}

const strikeRows = readTable(strikeFactorCsv)

/** The rows are labelled `<=0`, `5`, ... `25+` and `unknown`. */
const curve = (column: StrikeColumn): StrikeCurve => {
  const known = strikeRows.filter((row) => row['handicap'] !== 'unknown')
  const unknown = strikeRows.find((row) => row['handicap'] === 'unknown') ?? {}
  return {
    byHandicap: known.map((row): Knot => [Number(textIn(row, 'handicap').replace(/<=|\+/, '')), numberIn(row, column)]),
    unknown: numberIn(unknown, column),
  }
}

const curves: Readonly<Record<StrikeColumn, StrikeCurve>> = {
  efficiency_eta: curve('efficiency_eta'),
  driver_smash_typical: curve('driver_smash_typical'),
  carry_factor: curve('carry_factor'),
}

const byHandicap = (column: StrikeColumn, handicap: number | undefined): number =>
  handicap === undefined ? curves[column].unknown : interpolate(curves[column].byHandicap, handicap)
