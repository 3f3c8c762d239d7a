import { isStorageUnavailable, Problem } from '../../platform/errors.ts'
import { unforeseen } from '../../platform/http/problems.ts'
import { inSpan } from '../../platform/tracing/index.ts'
import { yieldWhenDue } from '../../platform/work/yield.ts'
import { conclude } from '../life/analyze.ts'
import type { Analyzed, Asked } from '../life/asked.ts'
import { countStored } from '../life/at-once.ts'
import { type ComputedFitting, type Reserved, reserveFittings, storeFittings } from '../life/queries.ts'
import { unknownEnd } from '../life/refusal.ts'
import type { RunDeps } from '../life/run.ts'
import type { ReadRow } from './read-rows.ts'

/** What became of a row: a fitting, in whatever state, or why there is none. */
export interface EndedRow {
  readonly row: ReadRow
  readonly end: Analyzed | Problem
}

/** A row that can be fitted, as far as it has come; nothing of it is stored yet. */
export interface OpenRow {
  readonly row: ReadRow
  readonly asked: Asked
  /** Left out when it has to be reserved first: its key is known, or nothing was left of the allowance. */
  readonly computed?: ComputedFitting
  /** Of the engine. */
  readonly fault?: unknown
}

/** A row of a batch: still open, or ended. */
export type ComputedRow = OpenRow | EndedRow

/** Whether a row still has to be ended. */
export const isOpen = (row: ComputedRow): row is OpenRow => 'asked' in row

/** Store what is computed; what cannot be stored so is reserved, and goes on from there. */
export const endRows = async (deps: RunDeps, rows: readonly ComputedRow[]): Promise<EndedRow[]> => {
  const stored = await inSpan(deps.tracing, 'fitting.store', () => storeRows(deps, rows))
  const left = stored.filter(isOpen)
  const reserved = left.length === 0 ? [] : await reserveRows(deps, left)
  const ends = new Map<ComputedRow, Promise<EndedRow>>()
  for (const [index, row] of left.entries()) {
    await yieldWhenDue() // the engine runs as soon as its row is begun
    ends.set(row, concludeRow(deps, row, reserved[index]!))
  }
  return Promise.all(stored.map((row) => (isOpen(row) ? ends.get(row)! : row)))
}

const storeRows = async (deps: RunDeps, rows: readonly ComputedRow[]): Promise<ComputedRow[]> => {
  const computed = rows.flatMap((row) => (isOpen(row) ? (row.computed ?? []) : []))
  const areStored = await storeAll(deps, computed)
  return rows.map((row) => {
    if (!isOpen(row) || row.computed === undefined) return row
    const { output, fittingId, requestId } = row.computed
    const isStored = areStored.get(fittingId)
    if (isStored instanceof Problem) return { row: row.row, end: isStored }
    if (isStored !== true) return row
    countStored(deps, row.asked)
    return { row: row.row, end: { result: output, requestId, isReplay: false } }
  })
}

/** By their ids: all at once. When the database refuses to take one of them, none is, and each is reserved by itself. */
const storeAll = async (
  deps: RunDeps,
  fittings: readonly ComputedFitting[],
): Promise<ReadonlyMap<string, boolean | Problem>> => {
  try {
    const areStored = await storeFittings(deps, fittings)
    return new Map(fittings.map(({ fittingId }, index) => [fittingId, areStored[index]!]))
  } catch (thrown) {
    if (!isStorageUnavailable(thrown)) return new Map()
    return new Map(fittings.map(({ fittingId }) => [fittingId, unknownEnd(fittingId, thrown)]))
  }
}

/** All at once; what the database refuses to take for one of them is found by asking for each. */
const reserveRows = async (deps: RunDeps, rows: readonly OpenRow[]): Promise<(Reserved | Problem)[]> => {
  const fittings = rows.map(({ asked }) => asked.fitting)
  try {
    return await reserveFittings(deps, fittings[0]!.accountId, fittings)
  } catch (thrown) {
    if (rows.length === 1 || isStorageUnavailable(thrown)) return rows.map(() => unforeseen(thrown))
    const found: (Reserved | Problem)[] = []
    for (const row of rows) found.push(...(await reserveRows(deps, [row])))
    return found
  }
}

const concludeRow = async (deps: RunDeps, { row, asked, fault }: OpenRow, reserved: Reserved | Problem) => {
  if (reserved instanceof Problem) return { row, end: reserved }
  try {
    return { row, end: await conclude(deps, asked, reserved, fault) }
  } catch (thrown) {
    return { row, end: unforeseen(thrown) }
  }
}
