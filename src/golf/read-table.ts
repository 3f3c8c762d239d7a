import { csvParse } from 'd3-dsv'

/** One row of a reference table, by column name; cells stay text because some hold ranges or words. */
export type Row = Readonly<Record<string, string>>

/**
 * Read a reference table of `db/rules` (CSV with a header row, UTF-8).
 * The tables are imported as text so that they travel inside the executable and cannot differ from the ruleset revision.
 */
export const readTable = (csv: string): readonly Row[] => csvParse(csv) as Row[]

/** A cell as a number. An empty or wordy cell is a broken table: it stops the start, not a golfer's fit. */
export const numberIn = (row: Row, column: string): number => {
  const text = row[column]
  const value = Number(text)
  if (text === undefined || text.trim() === '' || !Number.isFinite(value))
    throw new Error(`Reference table: column ${column} is not a number in ${JSON.stringify(row)}`)
  return value
}

/** A cell as text. A missing column is a broken table. */
export const textIn = (row: Row, column: string): string => {
  const text = row[column]
  if (text === undefined) throw new Error(`Reference table: no column ${column} in ${JSON.stringify(row)}`)
  return text
}
