import { csvRecords } from '../../platform/csv-records.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Progress, silently } from '../../platform/progress.ts'
import { fieldProblems } from '../../platform/schema.ts'
import { mapYielding, yieldWhenDue } from '../../platform/yield.ts'
import { type CustomerInput, type CustomerTools, NewCustomer } from './customers.ts'
import { lockCustomers, selectRefHolders, upsertCustomers } from './queries.ts'

/** One thing that is wrong in a file, by its line (the heading is line 1). */
interface LineProblem {
  readonly line: number
  readonly problem: string
}

type Imported =
  | { readonly outcome: 'imported'; readonly added: number; readonly updated: number }
  /** Nothing was stored. */
  | { readonly outcome: 'refused'; readonly problems: readonly LineProblem[] }
  | { readonly outcome: 'no account' }

interface Line extends CustomerInput {
  readonly line: number
}

/** Progress is reported after this many lines of a file. */
const toldAfter = 1_000

const columns = ['email', 'name', 'ref']

/** No request waits for an import. */
const inNoHurry = { isLong: true }

/**
 * Import customers from a CSV file with the columns email, name and ref (the last two may be missing or empty), all or
 * none. A customer whose address is known is updated, so that a list can be imported again after it was edited.
 */
export const importCustomers = async (
  { sql, clock }: CustomerTools,
  accountId: string,
  text: string,
  progress: Progress = silently,
): Promise<Imported> => {
  progress('Reading customers')
  const read = await readLines(text, progress)
  if (read.problems.length > 0) return { outcome: 'refused', problems: read.problems }
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
    const added = await upsertCustomers(sql, accountId, customers)
    return { outcome: 'imported', added, updated: customers.length - added }
  }, inNoHurry)
}

const readLines = async (text: string, progress: Progress): Promise<{ lines: Line[]; problems: LineProblem[] }> => {
  const problems: LineProblem[] = []
  const lines: Line[] = []
  const firstLine = { email: new Map<string, number>(), ref: new Map<string, number>() }
  const records = await recordsIn(text)
  if ('problem' in records) return { lines, problems: [records] }
  for (const [index, { line, values }] of records.rows.entries()) {
    if (index % toldAfter === 0) progress('Reading customers', index, records.rows.length)
    await yieldWhenDue()
    const wrong = fieldProblems(NewCustomer, values)
    for (const { pointer, detail } of wrong) problems.push({ line, problem: `${pointer.slice(1)} ${detail}` })
    if (wrong.length > 0) continue
    const customer = values as CustomerInput
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

type Rows = { readonly rows: readonly { readonly line: number; readonly values: Record<string, string> }[] }

const recordsIn = async (text: string): Promise<Rows | LineProblem> => {
  try {
    const [heading, ...rows] = await csvRecords(text)
    const names = heading?.record.map((name) => name.toLowerCase()) ?? []
    const stranger = names.find((name, i) => !columns.includes(name) || names.indexOf(name) !== i)
    if (stranger !== undefined || !names.includes('email'))
      return {
        line: 1,
        problem: `must be a header with email and, optionally, name and ref; not: ${names.join(', ')}`,
      }
    return {
      rows: await mapYielding(rows, ({ record, info }) => ({
        line: info.lines,
        // What is beyond the heading gets a name that no column has, so that it is refused and not lost.
        values: Object.fromEntries(
          record.map((value, i) => [names[i] ?? `column ${i + 1}`, value]).filter(([, value]) => value !== ''),
        ),
      })),
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = 'lines' in error ? Number(error.lines) : 1
    return { line, problem: `is not CSV: ${error.message}` }
  }
}

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
