import { nearest } from '../../golf/names/nearest.ts'
import { type NamedTable, namedTable } from '../../platform/tables/index.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { columnNames } from './column-names.ts'
import { type Column, columns, type FileProblem, type Row, type Rows } from './rows.ts'

/** The fitters of a table, and how its columns were read. */
export interface TableRows {
  readonly rows: Rows
  /** Columns of the file by the field that each holds. */
  readonly read: Readonly<Partial<Record<Column, string>>>
  /** Columns that hold nothing a directory has. */
  readonly unused: readonly string[]
}

/**
 * The fitters of a table with a header: in any order and case, and under the usual names of directories; only the name is needed.
 * @param map Fields and the columns that hold them: `name=Studio, zip=PLZ`.
 */
export const csvRows = async (text: string, map?: string): Promise<TableRows> => {
  const table = await namedTable(text, columnNames, map)
  if ('problem' in table) return { rows: [{ where: table.where, problem: table.problem }], read: {}, unused: [] }
  const { headings, lines } = table
  const named = [...table.columns]
  const rows = await mapYielding(lines, ({ line, cells }): Row | FileProblem => {
    const where = `line ${line}`
    if (table.sloppyLines.includes(line)) return { where, problem: 'is not CSV: its quotes do not close' }
    if (cells.length !== headings.length)
      return { where, problem: `has ${cells.length} fields where the header has ${headings.length}` }
    return { where, fields: Object.fromEntries(named.map(([column, at]) => [column, cells[at]!])) }
  })
  return {
    rows: [...headerProblems(table).map((problem) => ({ where: 'line 1', problem })), ...rows],
    read: Object.fromEntries(named.map(([column, at]) => [column, headings[at]!])),
    unused: table.unused,
  }
}

/** A misspelled column would silently lose what it holds. */
const headerProblems = ({ columns: found, headings, unused }: NamedTable<Column>): string[] => {
  const twice = headings.filter((name, i) => name !== '' && headings.indexOf(name) !== i)
  return [
    ...(found.has('name') ? [] : ['has no column name: the first line names the columns, or --map says them']),
    ...unused.flatMap((name) => {
      const near = nearest(name, columns)
      return near === undefined || twice.includes(name) ? [] : [`column "${name}" is not known; did you mean ${near}?`]
    }),
    ...twice.map((name) => `column "${name}" is a duplicate`),
  ]
}
