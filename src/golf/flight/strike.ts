import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'
import { type Knot, roundTo } from '../units.ts'

/** Ball speed over club speed of a center strike. @source TrackMan PGA rows to PW (db/rules/trackman-pga.csv), house below @rule FLT-SMASH */
export const centerSmash = {
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
} as const

/** The same of a 7-iron by its loft, degrees: an old one has more. @source house @rule FLT-SMASH */
export const sevenIronSmashByLoft: readonly Knot[] = [
  [29, 1.38],
  [33, 1.35],
]

/** A column of the strike table by handicap, and what an unknown handicap reads. */
export interface StrikeCurve {
  readonly byHandicap: readonly Knot[]
  readonly unknown: number
}

const rows = tableRows('strike-factor.csv')

/** The rows are labeled `<=0`, `5`, ... `25+` and `unknown`. */
const curve = (column: string): StrikeCurve => {
  const known = rows.filter((row) => row['handicap'] !== 'unknown')
  const unknown = rows.find((row) => row['handicap'] === 'unknown') ?? {}
  return {
    byHandicap: known.map((row): Knot => [Number(textIn(row, 'handicap').replace(/<=|\+/, '')), numberIn(row, column)]),
    unknown: numberIn(unknown, column),
  }
}

/** Share of the ball speed that women keep, by handicap: their driver's smash over the center strike's. @source db/rules/trackman-combine-driver.csv @rule FLT-STRIKE */
export const womenEfficiency: readonly Knot[] = tableRows('trackman-combine-driver.csv')
  .filter((row) => textIn(row, 'gender') === 'female')
  .map((row): Knot => [numberIn(row, 'handicap'), roundTo(numberIn(row, 'smash') / centerSmash.driver, 0.001)])

/** Strike by handicap: share of the ball speed, smash of a driver. @source db/rules/strike-factor.csv @rule FLT-STRIKE */
export const strikeCurves = {
  efficiency: curve('efficiency_eta'),
  driverSmash: curve('driver_smash_typical'),
} as const
