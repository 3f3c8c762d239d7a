import { parse } from 'csv-parse/sync'
import { csvRecords } from '../csv-records.ts'
import { yieldWhenDue } from '../yield.ts'

/** A line of a table. */
export interface Line {
  /** Number of the line in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

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

/** The cells of a text. Cells may be quoted and hold separators and line ends; stray quotes cost no line. */
export const recordsOf = async (text: string, separator: string): Promise<Records> => {
  const whole = withoutStated(text)
  try {
    const records = await csvRecords(whole, separator)
    const lines = records.map(({ info, record }) => ({ line: info.lines, cells: record }))
    if (!lines.some(({ cells }) => cells.some((cell) => swallowsLines(cell, cells.length, separator))))
      return { lines, sloppyLines: [] }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
  return lineByLine(whole, separator)
}

/** A quote that was never meant to open a cell closes lines later: the cell then holds whole lines of the table. */
const swallowsLines = (cell: string, columns: number, separator: string): boolean =>
  lineEnds.test(cell) && cell.split(lineEnds).some((line) => line.split(separator).length > Math.max(2, columns / 2))

const lineByLine = async (text: string, separator: string): Promise<Records> => {
  const lines: Line[] = []
  const sloppyLines: number[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(lineEnds)
    .entries()) {
    if (line.trim() === '') continue
    await yieldWhenDue()
    const cells = cellsOf(line, separator)
    lines.push({ line: index + 1, cells: cells ?? plainCells(line, separator) })
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
