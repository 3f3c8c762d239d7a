import { parse } from 'csv-parse/sync'
import { csvRecords } from '../text/csv-records.ts'
import { yieldWhenDue } from '../work/yield.ts'
import { cellCharactersMax, counterOf, refuseOver, type TableBudget } from './budget.ts'
import type { Line } from './line.ts'

/** A text taken apart at one separator. */
interface Records {
  readonly lines: readonly Line[]
  /** Lines whose quotes make no sense: they were read without. */
  readonly sloppyLines: readonly number[]
}

/** Separators of columns that files may have. */
export const separators = [',', ';', '\t', '|'] as const

/** What a spreadsheet says of its own separator in the first line: `sep=;`. */
const stated = /^\uFEFF?"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i

/** Separator that the first line of a spreadsheet states; null: none. */
export const statedSeparator = (text: string): string | null => stated.exec(text)?.[1] ?? null

/** Lines before that one keep their numbers. */
const withoutStated = (text: string): string => text.replace(stated, '\n')

const lineEnds = /\r\n|\r|\n/

/**
 * The cells of a text. Cells may be quoted and hold separators and line ends; stray quotes cost no line.
 * @throws {OverBudget}
 */
export const recordsOf = async (text: string, separator: string, budget: TableBudget): Promise<Records> => {
  const whole = withoutStated(text)
  const count = counterOf(budget)
  const lines: Line[] = []
  try {
    await csvRecords(whole, separator, ({ info, record: cells }) => {
      if (cells.some((cell) => swallowsLines(cell, cells.length, separator))) throw new StrayQuote()
      count({ line: info.lines, cells })
      lines.push({ line: info.lines, cells })
    })
    return { lines, sloppyLines: [] }
  } catch (error) {
    if (!(error instanceof StrayQuote || (error instanceof Error && 'code' in error))) throw error
  }
  return lineByLine(whole, separator, budget)
}

/** A quote that was never meant to open a cell. */
class StrayQuote extends Error {}

/** A stray quote closes lines later: the cell then holds whole lines of the table. */
const swallowsLines = (cell: string, columns: number, separator: string): boolean =>
  lineEnds.test(cell) &&
  (cell.length > cellCharactersMax ||
    cell.split(lineEnds).some((line) => line.split(separator).length > Math.max(2, columns / 2)))

const lineByLine = async (text: string, separator: string, budget: TableBudget): Promise<Records> => {
  const count = counterOf(budget)
  const lines: Line[] = []
  const sloppyLines: number[] = []
  const written = text
    .replace(/^\uFEFF/, '')
    .split(lineEnds)
    .map((line, index) => [index, line] as const)
    .filter(([, line]) => line.trim() !== '')
  refuseOver(budget, { columns: 1, lines: written.length, cells: written.length })
  for (const [index, line] of written) {
    await yieldWhenDue()
    const cells = line.includes('"') ? cellsOf(line, separator) : plainCells(line, separator)
    const read = { line: index + 1, cells: cells ?? plainCells(line, separator) }
    count(read)
    lines.push(read)
    if (cells === null) sloppyLines.push(index + 1)
  }
  return { lines, sloppyLines }
}

const cellsOf = (line: string, delimiter: string): readonly string[] | null => {
  try {
    const [cells] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true, trim: true }) as string[][]
    return cells ?? []
  } catch {
    return null
  }
}

const plainCells = (line: string, separator: string): readonly string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
