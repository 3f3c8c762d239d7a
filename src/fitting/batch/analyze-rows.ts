import { isStorageUnavailable, Problem, problem } from '../../platform/errors.ts'
import { unforeseen } from '../../platform/http/problems.ts'
import { inSpan } from '../../platform/tracing/index.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { say } from '../../words/say.ts'
import { type AnalyzeCall, askedBy } from '../life/asked.ts'
import { computeAsked, mayFitAtOnce } from '../life/at-once.ts'
import { selectKnownKeys } from '../life/queries.ts'
import type { RunDeps } from '../life/run.ts'
import { type ComputedRow, type EndedRow, endRows, isOpen, type OpenRow } from './end-rows.ts'
import { atRequest, type ReadRow } from './read-rows.ts'

/** The call of analyze that each row stands for, but for what the row says itself. */
type RowCall = Omit<AnalyzeCall, 'request' | 'idempotencyKey'>

/** Rows that are stored in one statement, which locks the account for about 20 ms. */
const groupMax = 25

/**
 * Fit the rows of a batch, in their order, a group at a time: while one is stored, the next is computed. A group is stored when
 * the one before the last was taken, so at most two are charged for a caller who went away.
 *
 * Every fitting has the life that analyze gives it: charged and stored by itself, and found again by its key.
 */
export async function* analyzeRows(
  deps: RunDeps,
  call: RowCall,
  rows: readonly ReadRow[],
): AsyncGenerator<readonly EndedRow[], void, undefined> {
  const groupAt = (from: number) => rows.slice(from, from + groupMax)
  let last: Promise<readonly EndedRow[]> | null = null
  let known = knownKeys(deps, call, groupAt(0))
  let outage: Problem | undefined
  for (let from = 0; from < rows.length; from += groupMax) {
    const group = groupAt(from)
    const computed =
      outage === undefined ? await computeRows(deps, call, group, await known) : refuseRows(group, outage)
    // With the database away every group would wait for its deadline, and the caller for all of them.
    outage ??= computed.map(endOf).find(isOutage)
    const done = await last
    if (done?.some(({ end }) => isOutage(end))) outage ??= notBegun()
    // Before the group is stored, since the embedded engine answers in order: the next group is computed meanwhile.
    if (outage === undefined) known = knownKeys(deps, call, groupAt(from + groupMax))
    last = outage === undefined ? endRows(deps, computed) : Promise.resolve(refuseRows(group, outage))
    deps.runs.keep(last)
    if (done !== null) yield done
  }
  if (last !== null) yield await last
}

const endOf = (row: ComputedRow): EndedRow['end'] | undefined => ('end' in row ? row.end : undefined)

const isOutage = (end: EndedRow['end'] | undefined): end is Problem => isStorageUnavailable(end)

const notBegun = (): Problem => problem('storageUnavailable', { detail: say('fittings.notBegun') })

const refuseRows = (rows: readonly ReadRow[], why: Problem): EndedRow[] =>
  rows.map((row) => ({ row, end: row.row instanceof Problem ? row.row : why }))

const computeRows = async (
  deps: RunDeps,
  call: RowCall,
  group: readonly ReadRow[],
  known: ReadonlySet<string> | Problem,
): Promise<ComputedRow[]> => {
  try {
    return await deps.runs.admit(async () => {
      if (known instanceof Problem) throw known
      deps.ensureRoom()
      const opened = await Promise.all(group.map((row) => open(deps, call, row)))
      return await mapYielding(opened, (row) => traceRow(deps, row, known))
    })
  } catch (thrown) {
    return refuseRows(group, unforeseen(thrown))
  }
}

const open = async (deps: RunDeps, about: RowCall, row: ReadRow): Promise<ComputedRow> => {
  if (row.row instanceof Problem) return { row, end: row.row }
  try {
    return { row, asked: await askedBy(deps, { ...about, request: row.row.request, idempotencyKey: row.key }) }
  } catch (thrown) {
    return { row, end: inRow(unforeseen(thrown)) }
  }
}

/** What is wrong with a request, said of the row that holds it. */
const inRow = (wrong: Problem): Problem =>
  wrong.errors.length === 0
    ? wrong
    : problem('validationFailed', { detail: wrong.detail, errors: atRequest(wrong.errors) })

/** Keys that have a fitting already, or why that could not be found out. */
const knownKeys = async (
  deps: RunDeps,
  { principal }: RowCall,
  group: readonly ReadRow[],
): Promise<ReadonlySet<string> | Problem> => {
  const keys = group.flatMap(({ row, key }) => (row instanceof Problem ? [] : (key ?? [])))
  if (keys.length === 0) return new Set()
  try {
    return new Set(await selectKnownKeys(deps.sql, principal.accountId, keys))
  } catch (thrown) {
    return unforeseen(thrown)
  }
}

/** A span for each row, without those of its stages: a batch would fill the queue of the collector. */
const traceRow = (deps: RunDeps, row: ComputedRow, known: ReadonlySet<string>): Promise<ComputedRow> => {
  const end = endOf(row)
  const facts = { 'clubwright.row': row.row.index, ...(end instanceof Problem && { 'error.type': end.code }) }
  return inSpan(deps.tracing, 'fitting.row', async () => (isOpen(row) ? computeRow(deps, row, known) : row), facts)
}

const computeRow = async (deps: RunDeps, row: OpenRow, known: ReadonlySet<string>): Promise<OpenRow> => {
  const { key } = row.row
  if ((key !== null && known.has(key)) || !mayFitAtOnce(deps, row.asked)) return row
  const computed = await computeAsked(
    deps,
    row.asked,
    deps.runs.stages(() => {}),
  )
  return 'fault' in computed ? { ...row, fault: computed.fault } : { ...row, computed }
}
