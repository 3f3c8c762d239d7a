import { appendFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { csvFormatRow } from 'd3-dsv'
import { specNames } from '../../golf/names/spec-names.ts'
import { type CsvRecord, csvRecords } from '../../platform/text/csv-records.ts'
import { writeAtomically } from '../../platform/work/atomic-write.ts'
import { OperatorError } from '../verb.ts'
import type { FittedRow } from './fit-rows.ts'

/** What became of a row, in cells. */
type Answer = readonly string[]

/** A row of the file of golfers. */
export interface GolferRow {
  readonly cells: readonly string[]
  /** Stands for what is asked for it. Its answer is found again by it, wherever the row stands then. */
  readonly id: string
  answer: Answer | null
}

const specs = Object.keys(specNames)

/** Behind the columns of the golfers. All clubs have the same ones, so that they are known before the first answer. */
const answerColumns = [
  'status',
  'fittingId',
  ...specs.map((name) => `fit.${name}`),
  'pick1',
  'pick1Url',
  'pick2',
  'pick3',
  'problem',
]

/** Cells of the answer to one golfer, in the order of the answer's columns; empty where the fitting has none. */
export const answerOf = ({ status, fittingId, specs: shown = {}, picks = [], problem }: FittedRow): Answer => [
  status,
  fittingId ?? '',
  ...specs.map((name) => shown[name] ?? ''),
  picks[0]?.name ?? '',
  picks[0]?.storeUrl ?? '',
  picks[1]?.name ?? '',
  picks[2]?.name ?? '',
  problem ?? '',
]

const columnsOf = (heading: readonly string[]): string[] => [...heading, ...answerColumns, 'rowId']

/** The whole file of fittings, or as much of it as has been answered. */
export const fittingsText = (heading: readonly string[], rows: readonly GolferRow[]): string =>
  csvLine(columnsOf(heading)) + linesOf(heading, rows)

const linesOf = (heading: readonly string[], rows: readonly GolferRow[]): string =>
  rows
    .map(({ cells, id, answer }) =>
      answer === null ? '' : csvLine([...heading.map((_, column) => cells[column] ?? ''), ...answer, id]),
    )
    .join('')

const csvLine = (cells: string[]): string => `${csvFormatRow(cells)}\n`

/**
 * Take over the answers that an earlier run has left in its file. Rows without a fitting are left out: they may get one now.
 * @throws {OperatorError} for a file with anything else, which would be lost.
 */
export const keepAnswers = async (
  path: string,
  heading: readonly string[],
  rows: readonly GolferRow[],
): Promise<void> => {
  const file = Bun.file(path)
  if (!(await file.exists()) || file.size === 0) return
  const columns = columnsOf(heading)
  const [first, ...records] = await recordsOf(await file.text())
  if (!isDeepStrictEqual(first?.record, columns))
    throw refused(`${path} already exists, and its columns do not match this file of golfers.`)
  const kept = new Map<string, Answer>()
  const known = new Set(rows.map(({ id }) => id))
  for (const { record, info } of records) {
    const id = record[columns.length - 1] ?? ''
    const answer = record.slice(heading.length, columns.length - 1)
    if (answer[0] !== 'completed') continue
    if (!known.has(id))
      throw refused(
        `${path} already has a fitting for a golfer or options that are not in this run (line ${info.lines}).`,
      )
    kept.set(id, answer)
  }
  for (const row of rows) row.answer = kept.get(row.id) ?? null
}

const refused = (why: string) =>
  new OperatorError(`${why} Name another file with --out, or move that file away.`, { code: 'REFUSED' })

/** None for what is no CSV at all. */
const recordsOf = (text: string): Promise<CsvRecord[]> => csvRecords(wholeRecords(text)).catch(() => [])

/** Without a last record that was written half. Records end with a line that ends outside of quotes. */
const wholeRecords = (text: string): string => {
  let end = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === '\n' && !isQuoted) end = at + 1
  }
  return text.slice(0, end)
}

/** Writes the file of fittings while its answers arrive: what is there stays when the command is killed. */
export const fittingsFile = (path: string, heading: readonly string[], rows: readonly GolferRow[]) => {
  let isBegun = false
  const writeAll = () => writeAtomically(path, (unfinished) => Bun.write(unfinished, fittingsText(heading, rows)))
  return {
    /** Add rows that have just been answered. Nothing is touched before the first of them. */
    add: async (answered: readonly GolferRow[]): Promise<void> => {
      if (isBegun) await appendFile(path, linesOf(heading, answered))
      else await writeAll()
      isBegun = true
    },
    /** Put the rows in order: those that had no fitting after an earlier run were added at the end. */
    end: writeAll,
  }
}
