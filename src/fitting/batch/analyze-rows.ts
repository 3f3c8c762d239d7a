import { isStorageUnavailable, Problem, problem } from '../../platform/errors.ts'
import { unforeseen } from '../../platform/http/problems.ts'
import { yieldWhenDue } from '../../platform/yield.ts'
import { type AnalyzeCall, type Analyzed, conclude, ironsOf, toReserve } from '../analyze.ts'
import { type Reserved, reserveFittings } from '../queries.ts'
import type { RunDeps } from '../run.ts'
import { atRequest, type ReadRow } from './read-rows.ts'

/** What became of a row: a fitting, in whatever state, or why there is none. */
export interface EndedRow {
  readonly row: ReadRow
  readonly end: Analyzed | Problem
}

/** The call of analyze that each row stands for, but for what the row says itself. */
type RowCall = Omit<AnalyzeCall, 'request' | 'idempotencyKey'>

/** A row that is reserved, and what is left to do for it; or why it is not. */
interface BegunRow {
  readonly row: ReadRow
  readonly rest: (() => Promise<Analyzed>) | Problem
}

/** Rows that are reserved in one statement, which locks the account for about 10 ms. */
const groupMax = 25

/**
 * Fit the rows of a batch, in their order, a group at a time: while one is computed and stored, the next is reserved. A group
 * is begun when the one before the last was taken, so nothing is charged for a caller who went away.
 *
 * Every fitting has the life that analyze gives it: reserved, charged and settled by itself, and found again by its key.
 */
export async function* analyzeRows(
  deps: RunDeps,
  call: RowCall,
  rows: readonly ReadRow[],
): AsyncGenerator<readonly EndedRow[], void, undefined> {
  let last: Promise<readonly EndedRow[]> | null = null
  let outage: Problem | undefined
  for (let from = 0; from < rows.length; from += groupMax) {
    const group = rows.slice(from, from + groupMax)
    const begun = outage === undefined ? await begin(deps, call, group) : group.map((row) => refused(row, outage!))
    // With the database away every group would wait for its deadline, and the caller for all of them.
    outage ??= begun.map(({ rest }) => rest).find(isOutage)
    const ended = finish(begun)
    deps.runs.keep(ended)
    if (last !== null) yield await last
    last = ended
  }
  if (last !== null) yield await last
}

const refused = (row: ReadRow, why: Problem): BegunRow => ({ row, rest: row.row instanceof Problem ? row.row : why })

const isOutage = (rest: BegunRow['rest']): rest is Problem => isStorageUnavailable(rest)

const begin = async (deps: RunDeps, call: RowCall, group: readonly ReadRow[]): Promise<BegunRow[]> => {
  try {
    return await deps.runs.admit(async () => {
      deps.ensureRoom()
      return await reserveRows(deps, await Promise.all(group.map((row) => prepare(deps, call, row))))
    })
  } catch (thrown) {
    return group.map((row) => refused(row, unforeseen(thrown)))
  }
}

/** A row as analyze takes it. */
interface PreparedRow {
  readonly row: ReadRow
  readonly call: AnalyzeCall
  readonly irons: Awaited<ReturnType<typeof ironsOf>>
}

const prepare = async (deps: RunDeps, about: RowCall, row: ReadRow): Promise<PreparedRow | BegunRow> => {
  if (row.row instanceof Problem) return { row, rest: row.row }
  const call: AnalyzeCall = { ...about, request: row.row.request, idempotencyKey: row.key }
  try {
    return { row, call, irons: await ironsOf(deps, call) }
  } catch (thrown) {
    return { row, rest: inRow(unforeseen(thrown)) }
  }
}

/** What is wrong with a request, said of the row that holds it. */
const inRow = (wrong: Problem): Problem =>
  wrong.errors.length === 0
    ? wrong
    : problem('validationFailed', { detail: wrong.message, errors: atRequest(wrong.errors) })

const isPrepared = (row: PreparedRow | BegunRow): row is PreparedRow => 'call' in row

const reserveRows = async (deps: RunDeps, rows: readonly (PreparedRow | BegunRow)[]): Promise<BegunRow[]> => {
  const prepared = rows.filter(isPrepared)
  const reserved = prepared.length === 0 ? [] : await reserve(deps, prepared)
  const restOf = new Map(prepared.map((row, index) => [row.row, restAfter(deps, row, reserved[index]!)]))
  return rows.map((row) => (isPrepared(row) ? { row: row.row, rest: restOf.get(row.row)! } : row))
}

/** All at once; what the database refuses to take for one of them is found by asking for each. */
const reserve = async (deps: RunDeps, rows: readonly PreparedRow[]): Promise<(Reserved | Problem)[]> => {
  const { accountId } = rows[0]!.call.principal
  try {
    return await reserveFittings(
      deps,
      accountId,
      rows.map(({ call }) => toReserve(deps, call)),
    )
  } catch (thrown) {
    if (rows.length === 1 || isStorageUnavailable(thrown)) return rows.map(() => unforeseen(thrown))
    const found: (Reserved | Problem)[] = []
    for (const row of rows) found.push(...(await reserve(deps, [row])))
    return found
  }
}

const restAfter = (deps: RunDeps, { call, irons }: PreparedRow, reserved: Reserved | Problem): BegunRow['rest'] =>
  reserved instanceof Problem ? reserved : () => conclude(deps, call, irons, reserved)

/** Others get their turn between two rows: the engine runs as soon as its row is begun. */
const finish = async (begun: readonly BegunRow[]): Promise<EndedRow[]> => {
  const ends: Promise<EndedRow>[] = []
  for (const { row, rest } of begun) {
    await yieldWhenDue()
    ends.push(rest instanceof Problem ? Promise.resolve({ row, end: rest }) : ended(row, rest()))
  }
  return Promise.all(ends)
}

const ended = (row: ReadRow, work: Promise<Analyzed>): Promise<EndedRow> =>
  work.then(
    (end) => ({ row, end }),
    (thrown) => ({ row, end: unforeseen(thrown) }),
  )
