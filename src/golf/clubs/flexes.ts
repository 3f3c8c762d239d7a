import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'

/** Rows of the flex table: whose speed is compared. */
export type FlexRow = 'driver' | '3-wood' | 'hybrid' | '7-iron' | 'wedge'

/** The bands of one row. */
export interface FlexBands {
  /** Lower borders of Senior, Regular, Stiff, Stiff+, Extra Stiff, mph. */
  readonly fromMph: readonly number[]
  /** Men's lines stop at Senior: down to this speed a Ladies index is sold as Senior, mph. Null for women. */
  readonly seniorLabelFloorMph: number | null
}

const columns = ['senior_from', 'regular_from', 'stiff_from', 'stiff_plus_from', 'extra_stiff_from']
const bandsByRow = new Map(
  tableRows('flex-thresholds.csv')
    .filter((row) => textIn(row, 'basis').endsWith('club speed'))
    .map((row): [string, FlexBands] => [
      `${textIn(row, 'group')} ${textIn(row, 'basis').replace(' club speed', '')}`,
      {
        fromMph: columns.map((column) => numberIn(row, column)),
        seniorLabelFloorMph: row['senior_label_floor_mph'] ? numberIn(row, 'senior_label_floor_mph') : null,
      },
    ]),
)

/** Speeds of the flexes. @source db/rules/flex-thresholds.csv @rule SHAFT-FLEX, SHAFT-FLEX-WOMEN-UP */
export const flexBands = (group: 'men' | 'women', row: FlexRow): FlexBands => bandsByRow.get(`${group} ${row}`)!

/** Share of the weight that a believable carry has against the speed, stated or derived from a total. @source house @rule SHAFT-FLEX */
export const carryShare = { stated: 0.25, derived: 0.125 } as const
/** How far from the speed a carry may move it, mph. @source house @rule SHAFT-FLEX */
export const carryWithinMph = 8
/**
 * Steps of the flex scale for a forceful or quiet move, a hook or fade, spin and launch, and age. A miss moves little: a
 * slice is fixed by head, weight and lie, not by a softer shaft.
 * @source Wishon: a 90 mph golfer belongs to an 85-95 or a 90-100 shaft depending on transition; others house @rule SHAFT-FLEX
 */
export const flexSteps = { move: 0.5, miss: 0.15, spin: 0.15, age: 0.25 } as const
/** Ages between which a softer shaft becomes easier to load, years. @source house @rule SHAFT-FLEX */
export const softerAge = { from: 65, wholeFrom: 70 } as const
/** Spin above this share of its target, with a high launch, asks for more flex. @source house @rule SHAFT-FLEX */
export const stifferAboveSpinShare = 1.2
