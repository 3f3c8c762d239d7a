import type { FittingResult } from '../schema/result-schema.ts'
import { storedLookups } from './lookups.ts'
import type { Progress } from './progress.ts'
import { type FittingRow, selectFitting, takeOverFitting } from './queries.ts'
import { type RunDeps, startRun } from './run.ts'
import { endedWithin, type Run } from './runs.ts'
import { resultOf } from './unfinished.ts'

interface ReadCall {
  readonly accountId: string
  readonly fittingId: string
  /** The publishable key that must have made it; left out or null: whoever did. */
  readonly madeBy?: string | null
  /** How long to wait for the end of a running one; 0 tells how it stands. */
  readonly waitMs: number
  /** Told of each stage while it runs in this process. Must not throw. */
  readonly onProgress?: (progress: Progress) => void
}

/** A fitting as it stands: as it is stored, and as analyze answers it. */
export interface ReadFitting {
  readonly row: FittingRow
  readonly result: FittingResult
}

const firstPauseMs = 50
const pauseMsMax = 1_000

/**
 * Read a fitting of the account, and wait for it while it is running: in this process for its run, in another one by
 * looking now and then. A run whose process is gone is taken over, under the same id and at no charge.
 *
 * @returns null when the account has no such fitting.
 */
export const readFitting = async (deps: RunDeps, call: ReadCall): Promise<ReadFitting | null> => {
  const { accountId, fittingId, madeBy = null, waitMs, onProgress = () => {} } = call
  const giveUpAtMs = performance.now() + waitMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, pauseMsMax)) {
    const row = await selectFitting(deps, accountId, fittingId, madeBy)
    if (row === null) return null
    const run = row.status === 'running' ? await runOf(deps, accountId, row) : undefined
    const leftMs = run === undefined && deps.runs.areWaitsOver() ? 0 : giveUpAtMs - performance.now()
    if (row.status !== 'running' || leftMs <= 0) return { row, result: resultOf(row, deps.config, run?.progress()) }
    run?.follow(onProgress)
    // Whatever becomes of the run is read from the row.
    if (run) await endedWithin(run, leftMs).catch(() => {})
    else await Bun.sleep(Math.min(pauseMs, leftMs))
  }
}

/** The run behind a running fitting when it is in this process, or comes to it now. */
const runOf = async (deps: RunDeps, accountId: string, row: FittingRow): Promise<Run | undefined> => {
  if (!row.isLapsed) return deps.runs.find(row.fittingId)
  const taken = await takeOverFitting(deps, accountId, row.fittingId)
  if (taken === null) return undefined
  deps.metrics?.count('takeovers', [])
  return startRun(deps, { ...row, ...taken }, () => storedLookups(deps, accountId, row))
}
