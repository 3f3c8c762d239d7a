import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { fieldProblems } from '../../platform/schema.ts'
import {
  cellIn,
  checkedTable,
  type FieldNames,
  type LineProblem,
  type NamedTable,
} from '../../platform/tables/index.ts'
import { type Progress, silently } from '../../platform/work/progress.ts'
import { mapYielding, yieldWhenDue } from '../../platform/work/yield.ts'
import { inEnglish } from '../../words/index.ts'
import { type CustomerInput, type CustomerTools, NewCustomer } from './customers.ts'
import { lockCustomers, selectRefHolders, upsertCustomers } from './queries.ts'

/** How a file is read. */
interface Wish {
  /** Fields and the columns that hold them: `ref=Member No, name=Player`. */
  readonly map?: string | undefined
  /** Read the file and change nothing. */
  readonly isDryRun?: boolean
}

/** How the columns of a file were understood. */
interface Understood {
  readonly customers: number
  /** Heading of each field. */
  readonly columns: Readonly<Partial<Record<Column, string>>>
  /** Headings that no field has. */
  readonly unused: readonly string[]
}

type Imported =
  | (Understood & { readonly outcome: 'imported'; readonly added: number; readonly updated: number })
  /** Nothing was stored, since that was not wished. */
  | (Understood & { readonly outcome: 'read' })
  /** Nothing was stored. */
  | { readonly outcome: 'refused'; readonly problems: readonly LineProblem[] }
  | { readonly outcome: 'no account' }

interface Line extends CustomerInput {
  readonly line: number
}

/** Progress is reported after this many lines of a file. */
const toldAfter = 1_000

/** What a line may hold, and other names of it in exports. @source house: exports of shops, booking systems and German clubs */
const columnNames = {
  email: ['email address', 'mail', 'E-Mail-Adresse', 'customer email'],
  name: ['full name', 'customer name', 'display name', 'customer', 'player', 'Kunde'],
  ref: ['reference', 'customer id', 'member id', 'member number', 'external id', 'Kundennummer', 'Mitgliedsnummer'],
} as const satisfies FieldNames<string>
type Column = keyof typeof columnNames
const columns = Object.keys(columnNames) as Column[]

/** No request waits for an import. */
const inNoHurry = { isLong: true }

/**
 * Import customers from a table with the columns email, name and ref (the last two may be missing or empty), all or
 * none. A customer whose address is known is updated, so that a list can be imported again after it was edited.
 */
export const importCustomers = async (
  { sql, clock }: CustomerTools,
  accountId: string,
  text: string,
  progress: Progress = silently,
  { map, isDryRun = false }: Wish = {},
): Promise<Imported> => {
  progress('Reading customers')
  const read = await readLines(text, progress, map)
  if (read.problems.length > 0) return { outcome: 'refused', problems: read.problems }
  const understood = { customers: read.lines.length, columns: read.columns, unused: read.unused }
  const createdAt = clock()
  const customers = await mapYielding(read.lines, ({ email, name, ref }) => ({
    id: newId('cus', createdAt),
    email,
    name: name ?? null,
    ref: ref ?? null,
    createdAt,
  }))
  progress('Storing customers')
  return sql.begin(async (sql) => {
    if (!(await lockCustomers(sql, accountId))) return { outcome: 'no account' }
    const problems = await findTakenRefs(sql, accountId, read.lines)
    if (problems.length > 0) return { outcome: 'refused', problems }
    if (isDryRun) return { outcome: 'read', ...understood }
    const added = await upsertCustomers(sql, accountId, customers)
    return { outcome: 'imported', added, updated: customers.length - added, ...understood }
  }, inNoHurry)
}

interface Read extends Pick<Understood, 'columns' | 'unused'> {
  readonly lines: Line[]
  readonly problems: readonly LineProblem[]
}

const readLines = async (text: string, progress: Progress, map: string | undefined): Promise<Read> => {
  const table = await checkedTable(text, columnNames, map)
  const refused = ({ line, problem }: LineProblem): Read => ({
    lines: [],
    problems: [{ line, problem }],
    columns: {},
    unused: [],
  })
  if ('problem' in table) return refused(table)
  const wrong = headingProblem(table, map)
  if (wrong !== null) return refused({ line: 1, problem: wrong })
  return { ...(await customersIn(table, progress)), columns: table.named, unused: table.unused }
}

/** A misspelled column would silently lose what it holds: without `--map` every column must be one of ours. */
const headingProblem = ({ columns: found, headings, unused }: NamedTable<Column>, map = ''): string | null => {
  if (found.has('email') && (unused.length === 0 || map !== '')) return null
  return `must be a header with email and, optionally, name and ref; not: ${headings.join(', ')}. --map says which columns hold them, and leaves the others out`
}

const customersIn = async (
  table: NamedTable<Column>,
  progress: Progress,
): Promise<Pick<Read, 'lines' | 'problems'>> => {
  const problems: LineProblem[] = []
  const lines: Line[] = []
  const firstLine = { email: new Map<string, number>(), ref: new Map<string, number>() }
  for (const [index, row] of table.lines.entries()) {
    if (index % toldAfter === 0) progress('Reading customers', index, table.lines.length)
    await yieldWhenDue()
    const { line } = row
    const wrong = inEnglish(fieldProblems(NewCustomer, valuesOf(table, row)))
    for (const { pointer, detail } of wrong) problems.push({ line, problem: `${pointer.slice(1)} ${detail}` })
    if (wrong.length > 0) continue
    const customer = valuesOf(table, row) as unknown as CustomerInput
    for (const column of ['email', 'ref'] as const) {
      const key = column === 'email' ? customer.email.toLowerCase() : customer.ref
      if (key === undefined) continue
      const before = firstLine[column].get(key)
      if (before === undefined) firstLine[column].set(key, line)
      else problems.push({ line, problem: `${column} is the same as in line ${before}` })
    }
    lines.push({ ...customer, line })
  }
  return { lines, problems }
}

/** What is beyond the heading gets a name that no field has, so that it is refused and not lost. */
const valuesOf = (table: NamedTable<Column>, row: NamedTable<Column>['lines'][number]): Record<string, string> =>
  Object.fromEntries(
    [
      ...columns.map((column): [string, string] => [column, cellIn(table, row, column)]),
      ...row.cells
        .slice(table.headings.length)
        .map((cell, i): [string, string] => [`column ${table.headings.length + i + 1}`, cell.trim()]),
    ].filter(([, cell]) => cell !== ''),
  )

/** Refs that another customer of the account has, who is not replaced by the same line. */
const findTakenRefs = async (sql: Sql, accountId: string, lines: readonly Line[]): Promise<LineProblem[]> => {
  const given = new Set<string>()
  const refs: string[] = []
  for (const { email, ref } of lines) {
    await yieldWhenDue()
    given.add(email.toLowerCase())
    if (ref !== undefined) refs.push(ref)
  }
  const staying = (await selectRefHolders(sql, accountId, refs)).filter(({ email }) => !given.has(email.toLowerCase()))
  if (staying.length === 0) return []
  const holders = new Map(staying.map((customer) => [customer.ref, customer]))
  return lines.flatMap(({ line, ref }) => {
    const holder = ref === undefined ? undefined : holders.get(ref)
    return holder === undefined ? [] : [{ line, problem: `ref already belongs to customer ${holder.id}` }]
  })
}
