import { logUsedUp } from '../../identity/accounts/index.ts'
import { problems } from '../../platform/problem-table.ts'
import { inSpan } from '../../platform/tracing/index.ts'
import { type AnalyzeCall, type Analyzed, type Asked, askedBy, credentialOf, isCorrection } from './asked.ts'
import { fitAtOnce, rememberSpent } from './at-once.ts'
import { correctionRefusal } from './correction.ts'
import { withinKeyCap } from './key-cap.ts'
import { type Reserved, reserveFitting, updateMaker } from './queries.ts'
import { readFitting } from './read-fitting.ts'
import { conflictOf, inProgress, orUnknownEnd, refusalOf } from './refusal.ts'
import { RehearsedFailure, rehearsedBy, rehearsedRunMs } from './rehearsal.ts'
import { repick } from './repick.ts'
import { type RunDeps, startRun } from './run.ts'
import { endedWithin } from './runs.ts'
import { runningResult } from './unfinished.ts'

/**
 * Fit a golfer, charge the account and store the fitting: the engine computes, and one round trip does the rest. Where
 * somebody may hear of it before its end, one round trip reserves, the engine computes, and one settles.
 *
 * The same Idempotency-Key with the same request returns the first fitting and charges nothing; one that failed, or
 * whose process died, runs again under its id. A request that is refused binds no key. A fault of the engine is a result
 * (`failed`, with what to do), not an error.
 *
 * @throws idempotencyKeyReused, fittingErased, fittingInProgress, quotaExceeded, dailyCapReached, overloaded, storageUnavailable, and
 *   validationFailed for an ironFittingId or a maker that is none, correctionRefused for a correction that may not be
 */
export const analyze = async (deps: RunDeps, call: AnalyzeCall): Promise<Analyzed> =>
  (await deps.runs.admit(() => repick(deps, call))) ??
  withinKeyCap(deps, call.principal.publishable, () => analyzeNow(deps, call))

const analyzeNow = async (deps: RunDeps, call: AnalyzeCall): Promise<Analyzed> => {
  const rest = await deps.runs.admit(async () => {
    deps.ensureRoom()
    const asked = await askedBy(deps, call)
    const fitted = await fitAtOnce(deps, asked)
    if ('result' in fitted) return () => fitted
    const reserved = await reserve(deps, asked)
    return () => conclude(deps, asked, reserved, fitted.fault)
  })
  return rest()
}

/**
 * From what a reservation found to the answer: run the fitting, replay it, or say why not.
 * @param fault Of the engine, when it was run before the reservation.
 * @throws as `analyze`
 */
export const conclude = async (
  deps: RunDeps,
  { call, fitting, lookups }: Asked,
  reserved: Reserved,
  fault?: unknown,
): Promise<Analyzed> => {
  rememberSpent(deps, fitting, reserved.outcome)
  const { principal, request, idempotencyKey, waitMs, onProgress } = call
  const { accountId } = principal
  countReserved(deps, call, reserved.outcome)
  const { fittingId, requestId, createdAt } = reserved
  switch (reserved.outcome) {
    case 'reserved':
    case 'retried': {
      const { attempt } = reserved
      const begun = { fittingId, clubType: request.clubType, input: request, idempotencyKey, createdAt }
      const rehearsed = rehearsedBy(call)
      const held = { ...begun, accountId, attempt, fault: rehearsed === 'failed' ? faultOf(attempt) : fault }
      const run = startRun(deps, held, async () => {
        if (rehearsed === 'running') await Bun.sleep(rehearsedRunMs)
        return lookups
      })
      if (onProgress) run.follow(onProgress)
      const ended = await endedWithin(run, waitMs).catch(orUnknownEnd(fittingId))
      const result = ended ?? runningResult(begun, deps.config, run.progress())
      return { result, requestId, isReplay: false }
    }
    case 'replay':
      return { result: reserved.output, requestId, isReplay: true }
    case 'running': {
      const read = call.whileRunning === 'wait' ? await readFitting(deps, { ...call, accountId, fittingId }) : null
      if (read === null) throw inProgress(reserved.retryAfter)
      return { result: read.result, requestId, isReplay: true }
    }
    case 'conflict': {
      const refusal = await conflictOf(deps, accountId, fittingId)
      const outcome = refusal.code === problems.fittingErased.code ? 'erased' : 'conflict'
      deps.metrics?.count('fittings', [request.clubType, outcome])
      throw refusal
    }
    case 'corrected':
    case 'late':
    case 'uncorrectable':
      throw correctionRefusal(reserved.outcome, request.corrects!)
    default:
      if (reserved.outcome === 'exhausted') logUsedUp(deps.log, accountId)
      throw refusalOf(reserved, deps.config, principal)
  }
}

/** The first attempt at a fitting whose failure is rehearsed has one; the retry is computed. */
const faultOf = (attempt: number): RehearsedFailure | undefined =>
  attempt === 1 ? new RehearsedFailure('as a test golfer asks for') : undefined

const countedElsewhere: ReadonlySet<Reserved['outcome']> = new Set(['reserved', 'retried', 'conflict'])

/** A run counts when it ends (run.ts), a conflict when it is known which; what else makes no fitting counts here. */
const countReserved = ({ metrics }: RunDeps, call: AnalyzeCall, outcome: Reserved['outcome']): void => {
  const { principal, request } = call
  if (outcome === 'reserved' && !principal.isTest && !isCorrection(call)) metrics?.count('charges', [])
  if (!countedElsewhere.has(outcome)) metrics?.count('fittings', [request.clubType, outcome])
}

const reserve = async (deps: RunDeps, { call, fitting }: Asked): Promise<Reserved> => {
  const ask = () => reserveFitting(deps, fitting)
  const reserved = await inSpan(deps.tracing, 'fitting.reserve', ask)
  const madeBy = credentialOf(call.principal)
  if (madeBy !== null && reserved.outcome === 'reserved')
    await updateMaker(deps, fitting.accountId, reserved.fittingId, madeBy)
  return reserved
}
