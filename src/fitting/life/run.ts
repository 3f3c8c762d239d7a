import { isStorageUnavailable, problem } from '../../platform/errors.ts'
import { faultPoint } from '../../platform/fault-point.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Tracing } from '../../platform/tracing/index.ts'
import { inGroups } from '../../platform/work/yield.ts'
import type { Scorer } from '../../scoring/index.ts'
import { say } from '../../words/say.ts'
import { fittingResult } from '../answer/result.ts'
import type { CompletedFitting, FittingResult } from '../schema/result-schema.ts'
import { failure } from './failure.ts'
import type { Lookups } from './lookups.ts'
import type { OnStage } from './progress.ts'
import { type Attempt, type Begun, type FittingStore, failFitting, selectFitting, settleFitting } from './queries.ts'
import { RehearsedFailure } from './rehearsal.ts'
import { type Run, type Runs, RunTimedOut } from './runs.ts'
import { traceStages } from './trace-stages.ts'
import { resultOf } from './unfinished.ts'

/** Parts of the service that run a fitting. */
export interface RunDeps extends FittingStore {
  readonly config: Config
  readonly log: Log
  readonly scorer: Scorer
  readonly runs: Runs
  readonly metrics?: Metrics | undefined
  readonly tracing?: Tracing | undefined
  /** To be called before something new is stored. @throws storageUnavailable when the disk has too little space left. */
  ensureRoom(): void
}

/** An attempt that this process holds. */
interface HeldRun extends Attempt, Begun {
  readonly accountId: string
  /** How its computing failed, when that was tried before it was reserved. */
  readonly fault?: unknown
}

/** Known when a call asked; of a fitting that was taken over they are looked up within its run, where a fault ends it. */
type LookUp = () => Promise<Lookups>

/** Work on a fitting that this process has reserved or taken over. It goes on when nobody waits any more. */
export const startRun = (deps: RunDeps, held: HeldRun, lookUp: LookUp): Run => {
  faultPoint(held.attempt === 1 ? 'after-reserve' : 'after-claim')
  return deps.runs.start(held.fittingId, (onStage) =>
    traceStages(deps.tracing, onStage, (told) => carryOut(deps, held, lookUp, told)),
  )
}

/** Compute and store. It ends as completed or as failed, unless the database is away: then the lease decides. */
const carryOut = async (deps: RunDeps, held: HeldRun, lookUp: LookUp, onStage: OnStage): Promise<FittingResult> => {
  try {
    if (held.fault !== undefined) throw held.fault
    const output = await compute(deps, held, await lookUp(), onStage)
    onStage('store')
    faultPoint('before-settle')
    const isSettled = await settle(deps, held, output)
    faultPoint('after-settle')
    const result = isSettled ? output : await readStored(deps, held)
    deps.metrics?.count('fittings', [held.input.clubType, 'completed'])
    return result
  } catch (error) {
    if (isStorageUnavailable(error)) throw error
    if (!(error instanceof RehearsedFailure)) report(deps, held, error)
    await failFitting(deps, held, failure(error instanceof RunTimedOut ? 'TIMED_OUT' : 'ENGINE_FAILED'))
    return readStored(deps, held)
  }
}

const report = ({ log, metrics }: RunDeps, { fittingId, attempt, input }: HeldRun, error: unknown): void => {
  log.error('fitting failed', { fittingId, attempt, ...errorFacts(error) })
  metrics?.count('fittings', [input.clubType, 'failed'])
}

/** The result of a fitting. */
export const compute = async (
  { scorer, config }: RunDeps,
  about: Begun,
  { stock, prices, ...found }: Lookups,
  onStage: OnStage,
): Promise<CompletedFitting> => {
  const shop = { stock: await stock(), prices: await prices() }
  return inGroups(() => fittingResult({ ...about, ...found, ...shop, scorer, config, onStage }))
}

/** Pauses before a result is offered again to a database that was away. All lie within the lease. */
const offerAgainAfterMs = [500, 2_000, 5_000]

/**
 * Store the result. When the database does not answer, whether it was stored is unknown: the caller is told so, and the
 * result is offered again meanwhile, which changes nothing if it was stored.
 */
const settle = async (deps: RunDeps, held: HeldRun, output: CompletedFitting): Promise<boolean> => {
  try {
    return await settleFitting(deps, held, output)
  } catch (error) {
    if (isStorageUnavailable(error)) {
      deps.log.warn('fitting perhaps not stored; it is tried again', {
        fittingId: held.fittingId,
        attempt: held.attempt,
      })
      deps.runs.keep(settleLater(deps, held, output))
    }
    throw error
  }
}

const settleLater = async (deps: RunDeps, held: HeldRun, output: CompletedFitting): Promise<void> => {
  for (const pauseMs of offerAgainAfterMs) {
    await Bun.sleep(pauseMs)
    const isOver = await settleFitting(deps, held, output).then(
      () => true,
      () => false,
    )
    if (isOver) return
  }
}

/**
 * What became of a run that this process does not hold any more.
 * @throws storageUnavailable when the database lost it in a crash, with its charge: a reservation of which nobody has heard is not
 *   flushed at once.
 */
const readStored = async (deps: RunDeps, { accountId, fittingId }: HeldRun): Promise<FittingResult> => {
  const row = await selectFitting(deps, accountId, fittingId)
  if (row !== null) return resultOf(row, deps.config)
  deps.log.warn('the database has lost a fitting that was reserved', { fittingId })
  throw problem('storageUnavailable', { detail: say('fittings.lost', { id: fittingId }) })
}
