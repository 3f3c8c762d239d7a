import { createHash } from 'node:crypto'
import { inchesOfHeight } from '../../golf/names/phrases.ts'
import { type UnitField, unitNames } from '../../platform/other-units.ts'
import { cellIn, type FieldNames, type NamedTable, namedTable, numberIn, signOf } from '../../platform/tables/index.ts'
import { operate } from '../operate.ts'
import { readTableFile } from '../table-file.ts'
import { type Environment, OperatorError } from '../verb.ts'
import { clubRefusal, fitFields, isNumeric, otherNamesOf, requestFrom } from './fit-fields.ts'
import { type FittedRow, fileRowsMax } from './fit-rows.ts'
import { answerOf, fittingsFile, fittingsText, type GolferRow, keepAnswers } from './fittings-file.ts'

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

/** Column that holds feet and inches: `5'10"`, `178 cm`. */
const heightField = 'height'

/** Units that the numbers of a column may have. */
const columnUnits: Readonly<Record<string, readonly string[]>> = {
  [heightField]: ['cm', 'm', 'in', 'inch', 'inches'],
  ...Object.fromEntries(fitFields.map(({ name, schema }) => [name, unitNames(schema as UnitField)])),
}

const namesOf = (field: string): readonly string[] => [field, ...otherNamesOf(field)]

/** Other names of each column, beside that of its field, each also with a unit behind it: `Swing Speed (mph)`. */
const columnNames: FieldNames<string> = Object.fromEntries(
  [keyField, heightField, ...fitFields.map(({ name }) => name)].map((field) => {
    const units = columnUnits[field] ?? []
    return [field, namesOf(field).flatMap((name) => [name, ...units.map((unit) => `${name} ${unit}`)])]
  }),
)
type GolferTable = NamedTable<string>

const numberFields = fitFields.filter(({ schema }) => isNumeric(schema)).map(({ name }) => name)

/**
 * Fit every row of a table, and write it again with the fittings beside it, as they arrive. Rows with a fitting in the file
 * that is written are not sent again; one that was fitted before, by its key, is found and not charged again.
 */
export const fitCsv = async (env: Environment, wish: FitCsv) => {
  const table = await tableIn(wish)
  const { headings: heading, columns, unused } = table
  const rows = rowsOf(table, wish)
  if (wish.out !== undefined) await keepAnswers(wish.out, heading, rows)
  const { fitted, remaining, accountId } = await fitUnanswered(env, wish, heading, rows)
  const { replayed, ...counts } = countByStatus(fitted)
  return {
    accountId,
    rows: rows.length,
    ...counts,
    replayed: replayed + rows.length - fitted.length,
    remaining,
    columns: Object.fromEntries([...columns].map(([field, at]) => [field, heading[at]!])),
    unused,
    isDryRun: wish.dryRun,
    out: wish.out ?? null,
    /** Where no file was named to write it to. */
    csv: wish.out === undefined ? fittingsText(heading, rows) : null,
  }
}

/** Send the rows that have no answer yet, and take each answer when it arrives. */
const fitUnanswered = async (
  env: Environment,
  { account, out, dryRun }: FitCsv,
  heading: readonly string[],
  rows: readonly SentRow[],
) => {
  const file = out === undefined ? null : fittingsFile(out, heading, rows)
  const sent = rows.filter(({ answer }) => answer === null)
  const fitted: FittedRow[] = []
  const input = { text: sent.map(({ line }) => line).join('\n'), dryRun, ...(account !== undefined && { account }) }
  const done = await operate(env, 'fit rows', input, async (part) => {
    const group = part as readonly FittedRow[] // what this operation hands over
    const answered = sent.slice(fitted.length, fitted.length + group.length)
    for (const [index, row] of answered.entries()) row.answer = answerOf(withReason(group[index]!, row))
    fitted.push(...group)
    await file?.add(answered)
  })
  await file?.end()
  return { ...done, fitted }
}

/** A refused row with what is wrong with its club, where that is it. */
const withReason = (fitted: FittedRow, { refusal }: SentRow): FittedRow =>
  fitted.status === 'refused' && refusal !== null ? { ...fitted, problem: refusal } : fitted

/** The rows of a table: CSV in any encoding and with any separator, or a workbook. */
const tableIn = async ({ csv: path, map }: FitCsv): Promise<GolferTable> => {
  const table = await namedTable(await readTableFile(path), columnNames, map)
  if ('problem' in table) {
    if (table.where === '--map') throw new OperatorError(`--map: ${table.problem}.`, { code: 'USAGE' })
    throw new OperatorError(`${path} ${table.problem}.`, { code: 'REFUSED' })
  }
  const [sloppy] = table.sloppyLines
  if (sloppy !== undefined)
    throw new OperatorError(`${path} cannot be read: the quotes of line ${sloppy} do not close.`, { code: 'REFUSED' })
  if (table.lines.length === 0) throw new OperatorError(`${path} has no rows below the header.`, { code: 'REFUSED' })
  if (table.lines.length > fileRowsMax)
    throw new OperatorError(`${path} has more than ${fileRowsMax} rows. Split it into smaller files.`, {
      code: 'REFUSED',
    })
  return table
}

/** A row, and the line of a batch that asks for its fitting. */
interface SentRow extends GolferRow {
  readonly line: string
  /** Why its club allows no fitting. */
  readonly refusal: string | null
}

const rowsOf = (table: GolferTable, { defaults, account }: FitCsv): SentRow[] => {
  const seen = new Map<string, number>()
  const sign = signOf(table, numberFields)
  return table.lines.map((line) => {
    const cells = Object.fromEntries(
      [...table.columns].map(([name, at]) => {
        const cell = withPoint(name, cellIn(table, line, name), sign)
        return [name, withUnit(name, cell, table.headings[at]!) || undefined]
      }),
    )
    const request = requestFrom({ ...defaults, ...withoutEmpty(cells), ...heightIn(cells) })
    const asked = JSON.stringify({ idempotencyKey: cells[keyField] ?? keyOf(request, seen), request })
    const id = `row-${hashOf([account ?? null, asked]).slice(0, 16)}`
    return { cells: line.cells, id, line: asked, refusal: clubRefusal(request), answer: null }
  })
}

/** A number as a request has it; the plus of a handicap stays. */
const withPoint = (name: string, cell: string, sign: '.' | ','): string => {
  const number = sign === ',' && numberFields.includes(name) ? numberIn(cell, sign) : null
  return number === null ? cell : `${cell.startsWith('+') ? '+' : ''}${number}`
}

/** A bare number of a column whose heading ends with one of its units. What else stands in brackets is no unit. */
const withUnit = (field: string, cell: string, heading: string): string => {
  if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(cell)) return cell
  const end = plain(/[([]([^()[\]]+)[)\]]\s*$/.exec(heading)?.[1] ?? '')
  const isNamed = (unit: string) => namesOf(field).some((name) => plain(name + unit) === plain(heading))
  const unit = columnUnits[field]?.find((one) => one === end || isNamed(one))
  return unit === undefined ? cell : `${cell} ${unit}`
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The fields of a height; what is none is refused as whole feet. Less than a foot is what a column of feet leaves over. */
const heightIn = ({ height, heightFeet }: Readonly<Record<string, string | undefined>>): Record<string, string> => {
  if (height === undefined) return {}
  const inches = inchesOfHeight(height)
  if (inches === null) return { heightFeet: height }
  if (inches < 12 && heightFeet !== undefined) return { heightInches: String(inches) }
  return { heightFeet: String(Math.floor(inches / 12)), heightInches: String(inches % 12) }
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
