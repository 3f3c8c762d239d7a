import { logUsedUp } from '../features/accounts/index.ts'
import type { Principal } from '../features/auth/index.ts'
import { ofShop, ownStoreLink } from '../features/store-link/index.ts'
import { isStorageUnavailable, problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { IronCarryOver } from './engine/context.ts'
import { fingerprint } from './fingerprint.ts'
import { ironCarryOver } from './iron-carry-over.ts'
import { withinKeyCap } from './key-cap.ts'
import type { Progress } from './progress.ts'
import { type NewFitting, type Reserved, reserveFitting, updateMaker } from './queries.ts'
import { makerOf, readFitting } from './read-fitting.ts'
import { conflictOf, refusalOf } from './refusal.ts'
import type { FittingResult } from './result-schema.ts'
import { type RunDeps, startRun } from './run.ts'
import { endedWithin } from './runs.ts'
import type { FittingRequest } from './schema.ts'
import { runningResult } from './unfinished.ts'

/** One analyze call, whichever door it came through. */
export interface AnalyzeCall {
  readonly principal: Pick<Principal, 'accountId' | 'kind' | 'platform' | 'isTest' | 'storeLink' | 'publishable'>
  readonly request: FittingRequest
  readonly requestId: string
  readonly idempotencyKey: string | null
  /** For usage reports: who called, through what, and whether it counts. An OAuth connection says its platform itself. */
  readonly platform: string | null
  readonly client: string | null
  readonly traffic: 'internal' | 'test' | null
  /** How long to wait for the end. Then the answer is `running`, and the fitting goes on; 0 does not wait at all. */
  readonly waitMs: number
  /** When an earlier request with this key is still running: refuse with FITTING_IN_PROGRESS, or wait for it. */
  readonly whileRunning: 'refuse' | 'wait'
  /** Told of each stage. Must not throw. */
  readonly onProgress?: (progress: Progress) => void
}

export interface Analyzed {
  /** Completed, running or failed. */
  readonly result: FittingResult
  /** Id of the request that made the fitting: on a replay or retry the first one's. */
  readonly requestId: string
  readonly isReplay: boolean
}

/** A caller who waits this long gets the result, unless something is stuck: until then nobody knows the id. */
const longWaitMs = 1_000

/**
 * Fit a golfer, charge the account and store the fitting: one round trip reserves, the engine computes, one settles.
 *
 * The same Idempotency-Key with the same request returns the first fitting and charges nothing; one that failed, or
 * whose process died, runs again under its id. A request that is refused binds no key. A fault of the engine is a result
 * (`failed`, with what to do), not an error.
 *
 * @throws idempotencyKeyReused, fittingErased, fittingInProgress, quotaExceeded, dailyCapReached, overloaded, storageUnavailable, and
 *   validationFailed for an ironFittingId that is none
 */
export const analyze = (deps: RunDeps, call: AnalyzeCall): Promise<Analyzed> =>
  withinKeyCap(deps, call.principal.publishable, () => analyzeNow(deps, call))

const analyzeNow = async (deps: RunDeps, call: AnalyzeCall): Promise<Analyzed> => {
  const [irons, reserved] = await deps.runs.admit(async () => {
    deps.ensureRoom()
    const irons = await ironsOf(deps, call)
    return [irons, await reserve(deps, call)] as const
  })
  return conclude(deps, call, irons, reserved)
}

/** The iron fitting that the wedges of a call go with. @throws validationFailed when it is none the caller may read. */
export const ironsOf = (deps: RunDeps, { principal, request }: AnalyzeCall): Promise<IronCarryOver | null> =>
  ironCarryOver(deps, principal.accountId, request, makerOf(principal))

/** From what a reservation found to the answer: run the fitting, replay it, or say why not. @throws as `analyze` */
export const conclude = async (
  deps: RunDeps,
  call: AnalyzeCall,
  irons: IronCarryOver | null,
  reserved: Reserved,
): Promise<Analyzed> => {
  const { principal, request, idempotencyKey, waitMs, onProgress } = call
  const { accountId } = principal
  const { fittingId, requestId, createdAt } = reserved
  switch (reserved.outcome) {
    case 'reserved':
    case 'retried': {
      const { attempt } = reserved
      const begun = { fittingId, clubType: request.clubType, input: request, idempotencyKey, createdAt }
      const storeLink = storeLinkOf(principal, deps.config)
      const run = startRun(deps, { ...begun, accountId, attempt, irons, storeLink })
      if (onProgress) run.follow(onProgress)
      const ended = await endedWithin(run, waitMs).catch(unknownEnd(fittingId))
      const result = ended ?? runningResult(begun, deps.config, run.progress())
      return { result, requestId, isReplay: false }
    }
    case 'replay':
      return { result: reserved.output, requestId, isReplay: true }
    case 'running': {
      const read = call.whileRunning === 'wait' ? await readFitting(deps, { ...call, accountId, fittingId }) : null
      if (read === null)
        throw problem('fittingInProgress', {
          detail: 'The first request with this Idempotency-Key is still running.',
          retryAfter: reserved.retryAfter,
        })
      return { result: read.result, requestId, isReplay: true }
    }
    case 'conflict':
      throw await conflictOf(deps, accountId, fittingId)
    default:
      if (reserved.outcome === 'exhausted') logUsedUp(deps.log, accountId)
      throw refusalOf(reserved, deps.config)
  }
}

const reserve = async (deps: RunDeps, call: AnalyzeCall): Promise<Reserved> => {
  const reserved = await reserveFitting(deps, toReserve(deps, call))
  const { accountId } = call.principal
  const madeBy = makerOf(call.principal)
  if (madeBy !== null && reserved.outcome === 'reserved') await updateMaker(deps, accountId, reserved.fittingId, madeBy)
  return reserved
}

/** What is reserved for a call. */
export const toReserve = (deps: RunDeps, call: AnalyzeCall): NewFitting => {
  const { accountId, kind, platform, isTest } = call.principal
  const cap = deps.config.dailyAgentFittingCap
  const { request, requestId, idempotencyKey, client } = call
  return {
    accountId,
    fittingId: newId('fit', deps.clock()),
    request,
    idempotencyKey,
    fingerprint: fingerprint(request),
    requestId,
    platform: platform ?? call.platform,
    client,
    traffic: isTest ? 'test' : call.traffic,
    dailyCap: kind === 'oauth' && cap > 0 ? cap : null,
    isDurable: call.waitMs < longWaitMs,
  }
}

/** Where links of the result lead. A shop is named in them. */
const storeLinkOf = (
  { storeLink, publishable }: AnalyzeCall['principal'],
  config: RunDeps['config'],
): string | null => {
  const shop = publishable?.shop ?? null
  return shop === null ? (storeLink ?? null) : ofShop(storeLink ?? ownStoreLink(config), shop)
}

/** The database went away under a run. Whoever has no key for a retry needs the id, so as not to pay for a second one. */
const unknownEnd = (fittingId: string) => (error: unknown) => {
  if (!isStorageUnavailable(error)) throw error
  throw problem('storageUnavailable', {
    detail: `The database did not answer: whether the fitting was stored is not known. Read fitting ${fittingId} before sending the request again, or send it again with the same Idempotency-Key.`,
    fittingId,
    cause: (error as Error).cause ?? error,
  })
}
