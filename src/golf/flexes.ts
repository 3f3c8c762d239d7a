import { numberIn, textIn } from './read-table.ts'
import { tableRows } from './tables.ts'

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
