import { createHash } from 'node:crypto'
import type { Config } from '../platform/config.ts'
import { type CsvRecord, csvRecords } from '../platform/csv-records.ts'
import { fieldNamed, requestFrom } from './fit-fields.ts'
import { type FittedRow, fileRowsMax } from './fit-rows.ts'
import { answerOf, fittingsFile, fittingsText, type GolferRow, keepAnswers } from './fittings-file.ts'
import { operate } from './operate.ts'
import { OperatorError } from './verb.ts'

/** What to do with a file of golfers. */
interface FitCsv {
  readonly csv: string
  readonly out: string | undefined
  /** `swingSpeed=Club Speed, key=Member`: fields and the columns that hold them. */
  readonly map: string | undefined
  readonly account: string | undefined
  readonly dryRun: boolean
  /** Values of fields for rows that have none of their own. */
  readonly defaults: Readonly<Record<string, string | undefined>>
}

/** Column with a name for each row, which makes it findable when the file is sent again. */
const keyField = 'key'

/**
 * Fit every row of a CSV file, and write it again with the fittings beside it, as they arrive. Rows with a fitting in the file
 * that is written are not sent again; one that was fitted before, by its key, is found and not charged again.
 */
export const fitCsv = async (config: Config, wish: FitCsv) => {
  const [{ record: heading }, ...records] = (await recordsOf(wish.csv)) as [CsvRecord, ...CsvRecord[]]
  const columns = columnsOf(heading, wish.map)
  const rows = rowsOf(records, columns, wish)
  if (wish.out !== undefined) await keepAnswers(wish.out, heading, rows)
  const { fitted, remaining, accountId } = await fitUnanswered(config, wish, heading, rows)
  const { replayed, ...counts } = countByStatus(fitted)
  return {
    accountId,
    rows: rows.length,
    ...counts,
    replayed: replayed + rows.length - fitted.length,
    remaining,
    unused: heading.filter((_, index) => !columns.has(index)),
    isDryRun: wish.dryRun,
    out: wish.out ?? null,
    /** Where no file was named to write it to. */
    csv: wish.out === undefined ? fittingsText(heading, rows) : null,
  }
}

/** Send the rows that have no answer yet, and take each answer when it arrives. */
const fitUnanswered = async (
  config: Config,
  { account, out, dryRun }: FitCsv,
  heading: readonly string[],
  rows: readonly SentRow[],
) => {
  const file = out === undefined ? null : fittingsFile(out, heading, rows)
  const sent = rows.filter(({ answer }) => answer === null)
  const fitted: FittedRow[] = []
  const input = { text: sent.map(({ line }) => line).join('\n'), dryRun, ...(account !== undefined && { account }) }
  const done = await operate(config, 'fit rows', input, async (part) => {
    const group = part as readonly FittedRow[] // what this operation hands over
    const answered = sent.slice(fitted.length, fitted.length + group.length)
    for (const [index, row] of answered.entries()) row.answer = answerOf(group[index]!)
    fitted.push(...group)
    await file?.add(answered)
  })
  await file?.end()
  return { ...done, fitted }
}

const recordsOf = async (path: string): Promise<CsvRecord[]> => {
  const records = await csvRecords(await Bun.file(path).text()).catch((error: Error) => {
    throw new OperatorError(`${path} cannot be read as CSV: ${error.message}`, { code: 'REFUSED' })
  })
  if (records.length < 2) throw new OperatorError(`${path} has no rows below the header.`, { code: 'REFUSED' })
  if (records.length - 1 > fileRowsMax)
    throw new OperatorError(`${path} has more than ${fileRowsMax} rows. Split it into smaller files.`, {
      code: 'REFUSED',
    })
  return records
}

/** Field of each column, by its place. */
const columnsOf = (heading: readonly string[], map: string | undefined): ReadonlyMap<number, string> => {
  const columns = new Map<number, string>()
  for (const [index, column] of heading.entries()) {
    const name = column.trim().toLowerCase() === keyField ? keyField : fieldNamed(column)?.name
    if (name !== undefined) columns.set(index, name)
  }
  for (const [field, column] of pairsIn(map)) {
    const name = field === keyField ? keyField : fieldNamed(field)?.name
    const index = heading.indexOf(column)
    if (name === undefined) throw new OperatorError(`--map: there is no field ${field}.`, { code: 'USAGE' })
    if (index < 0) throw new OperatorError(`--map: the file has no column ${column}.`, { code: 'USAGE' })
    for (const [other, known] of columns) if (known === name) columns.delete(other)
    columns.set(index, name)
  }
  return columns
}

const pairsIn = (map = ''): [string, string][] =>
  map
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [field, column] = pair.split('=').map((part) => part.trim())
      if (!field || !column) throw new OperatorError('--map must be field=column, field=column', { code: 'USAGE' })
      return [field, column]
    })

/** A row, and the line of a batch that asks for its fitting. */
interface SentRow extends GolferRow {
  readonly line: string
}

const rowsOf = (
  records: readonly CsvRecord[],
  columns: ReadonlyMap<number, string>,
  { defaults, account }: FitCsv,
): SentRow[] => {
  const seen = new Map<string, number>()
  return records.map(({ record }) => {
    const cells = Object.fromEntries([...columns].map(([index, name]) => [name, record[index]?.trim() || undefined]))
    const request = requestFrom({ ...defaults, ...withoutEmpty(cells) })
    const line = JSON.stringify({ idempotencyKey: cells[keyField] ?? keyOf(request, seen), request })
    return { cells: record, id: `row-${hashOf([account ?? null, line]).slice(0, 16)}`, line, answer: null }
  })
}

const withoutEmpty = (cells: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined))

/** Made from what the row says, so that it is the same next time, wherever the row stands; twins are numbered. */
const keyOf = (request: object, seen: Map<string, number>): string => {
  const hash = hashOf(request).slice(0, 24)
  const twins = (seen.get(hash) ?? 0) + 1
  seen.set(hash, twins)
  return `csv-${hash}-${twins}`
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const countByStatus = (rows: readonly FittedRow[]) => {
  const count = (is: (row: FittedRow) => boolean) => rows.filter(is).length
  return {
    completed: count(({ status, isReplay }) => status === 'completed' && isReplay !== true),
    replayed: count(({ status, isReplay }) => status === 'is known' || (status === 'completed' && isReplay === true)),
    toFit: count(({ status }) => status === 'would be fitted'),
    unfinished: count(({ status }) => status === 'running' || status === 'failed'),
    refused: count(({ status }) => status === 'refused'),
  }
}
