import { CsvError } from 'csv-parse'
import { type CsvRecord, csvRecords } from '../../platform/csv-records.ts'
import { nearest } from '../../platform/nearest.ts'
import { mapYielding } from '../../platform/yield.ts'
import { type Column, columns, type FileProblem, type Row, type Rows } from './rows.ts'

/** The fitters of a CSV file with a header (RFC 4180). Columns may come in any order; only the name is needed. */
export const csvRows = async (text: string): Promise<Rows> => {
  try {
    return await rowsOfLines(await csvRecords(text))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return [{ where: `line ${error['lines'] ?? '?'}`, problem: `is not CSV: ${error.message}` }]
  }
}

const rowsOfLines = async ([header, ...lines]: readonly CsvRecord[]): Promise<Rows> => {
  const names = header?.record ?? []
  const rows = await mapYielding(lines, ({ info, record }): Row | FileProblem => {
    const where = `line ${info.lines}`
    if (record.length === names.length)
      return { where, fields: Object.fromEntries(names.map((name, i) => [name, record[i]!])) }
    return { where, problem: `has ${record.length} fields where the header has ${names.length}` }
  })
  return [...headerProblems(names).map((problem) => ({ where: 'line 1', problem })), ...rows]
}

/** A misspelled column would silently lose what it holds. */
const headerProblems = (names: readonly string[]): string[] => {
  const unknown = names.filter((name) => !columns.includes(name as Column))
  const twice = names.filter((name, i) => names.indexOf(name) !== i)
  return [
    ...(names.includes('name') ? [] : ['has no column name: the first line names the columns']),
    ...unknown.map((name) => {
      const near = nearest(name, columns)
      return `column "${name}" is not known; ${near === undefined ? `the columns are ${columns.join(', ')}` : `did you mean ${near}?`}`
    }),
    ...twice.map((name) => `column "${name}" is a duplicate`),
  ]
}
