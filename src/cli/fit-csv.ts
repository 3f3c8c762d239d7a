import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import { writeAtomically } from '../platform/atomic-write.ts'
import type { Config } from '../platform/config.ts'
import { type CsvRecord, csvRecords } from '../platform/csv-records.ts'
import { fieldNamed, requestFrom } from './fit-fields.ts'
import { type FittedRow, fileRowsMax } from './fit-rows.ts'
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
 * Fit every row of a CSV file, and write it again with the fittings beside it. A row that was fitted before, by its key, is
 * found and not charged again: a file that was interrupted is sent again.
 */
export const fitCsv = async (config: Config, wish: FitCsv) => {
  const [heading, ...records] = await recordsOf(wish.csv)
  const columns = columnsOf(heading!.record, wish.map)
  const text = linesOf(records, columns, wish.defaults)
  const { rows, remaining, accountId } = await operate(config, 'fit rows', {
    text,
    dryRun: wish.dryRun,
    ...(wish.account !== undefined && { account: wish.account }),
  })
  const csv = written(heading!, records, rows)
  if (wish.out !== undefined) await writeAtomically(wish.out, (unfinished) => Bun.write(unfinished, csv))
  return {
    accountId,
    rows: rows.length,
    ...counted(rows),
    remaining,
    unused: heading!.record.filter((_, index) => !columns.has(index)),
    out: wish.out ?? null,
    /** Where no file was named to write it to. */
    csv: wish.out === undefined ? csv : null,
  }
}

const recordsOf = async (path: string): Promise<CsvRecord[]> => {
  const records = await csvRecords(await Bun.file(path).text()).catch((error: Error) => {
    throw new OperatorError(`${path} is no CSV file that can be read: ${error.message}`, { code: 'REFUSED' })
  })
  if (records.length < 2) throw new OperatorError(`${path} has no rows below its heading.`, { code: 'REFUSED' })
  if (records.length - 1 > fileRowsMax)
    throw new OperatorError(`${path} has more than ${fileRowsMax} rows. Split it.`, { code: 'REFUSED' })
  return records
}

/** Which field each column holds, by its place. */
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

const linesOf = (
  records: readonly CsvRecord[],
  columns: ReadonlyMap<number, string>,
  defaults: FitCsv['defaults'],
): string => {
  const seen = new Map<string, number>()
  return records
    .map(({ record }) => {
      const cells = Object.fromEntries([...columns].map(([index, name]) => [name, record[index]?.trim() || undefined]))
      const request = requestFrom({ ...defaults, ...withoutEmpty(cells) })
      return JSON.stringify({ idempotencyKey: cells[keyField] ?? keyOf(request, seen), request })
    })
    .join('\n')
}

const withoutEmpty = (cells: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined))

/** Made from what the row says, so that it is the same next time, wherever the row stands; twins are numbered. */
const keyOf = (request: object, seen: Map<string, number>): string => {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 24)
  const twins = (seen.get(hash) ?? 0) + 1
  seen.set(hash, twins)
  return `csv-${hash}-${twins}`
}

const written = (heading: CsvRecord, records: readonly CsvRecord[], rows: readonly FittedRow[]): string => {
  const specs = [...new Set(rows.flatMap(({ specs = {} }) => Object.keys(specs)))]
  const added = [
    'status',
    'fittingId',
    ...specs.map((name) => `fit.${name}`),
    'pick1',
    'pick1Url',
    'pick2',
    'pick3',
    'problem',
  ]
  const lines = rows.map(({ status, fittingId, specs: shown = {}, picks = [], problem }, index) => [
    ...heading.record.map((_, column) => records[index]!.record[column] ?? ''),
    status,
    fittingId ?? '',
    ...specs.map((name) => shown[name] ?? ''),
    picks[0]?.name ?? '',
    picks[0]?.storeUrl ?? '',
    picks[1]?.name ?? '',
    picks[2]?.name ?? '',
    problem ?? '',
  ])
  return stringify([[...heading.record, ...added], ...lines])
}

const counted = (rows: readonly FittedRow[]) => {
  const count = (is: (row: FittedRow) => boolean) => rows.filter(is).length
  return {
    completed: count(({ status, isReplay }) => status === 'completed' && isReplay !== true),
    replayed: count(({ status, isReplay }) => status === 'is known' || (status === 'completed' && isReplay === true)),
    toFit: count(({ status }) => status === 'would be fitted'),
    unfinished: count(({ status }) => status === 'running' || status === 'failed'),
    refused: count(({ status }) => status === 'refused'),
  }
}
