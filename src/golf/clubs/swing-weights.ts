import type { ClubType } from '../names/words.ts'
import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'

const rows = tableRows('swing-weight.csv').map((row) => ({
  club: textIn(row, 'club'),
  gramsMax: numberIn(row, 'shaft_weight_max_g'),
  men: textIn(row, 'men_sw'),
  women: textIn(row, 'women_sw'),
}))

/** Swing weight of a club with a shaft of so many grams: a letter and a digit. @source db/rules/swing-weight.csv @rule SHAFT-SWING-WEIGHT */
export const swingWeightFor = (clubType: ClubType, group: 'men' | 'women', shaftGrams: number): string =>
  rows.find(({ club, gramsMax }) => club === clubType && shaftGrams <= gramsMax)![group]

/** The same for every shaft: up to so many grams, such a swing weight. @source db/rules/swing-weight.csv @rule SHAFT-SWING-WEIGHT */
export const swingWeightBands = (clubType: ClubType, group: 'men' | 'women') =>
  rows.filter(({ club }) => club === clubType).map((row) => ({ gramsMax: row.gramsMax, swingWeight: row[group] }))
