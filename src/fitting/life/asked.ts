import type { Principal } from '../../identity/auth/index.ts'
import { fingerprint } from '../../platform/fingerprint.ts'
import { newId } from '../../platform/ids.ts'
import { ensureMakers } from '../answer/wanted-makers.ts'
import type { FittingResult } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { ensureAnswers } from './correction.ts'
import { ensureOwnKey } from './key-owner.ts'
import { type Lookups, lookupsOf } from './lookups.ts'
import { storedKey } from './own-keys.ts'
import type { Progress } from './progress.ts'
import type { NewFitting } from './queries.ts'
import { dailyTestFittings } from './refusal.ts'
import { rehearsedBy, rehearsedRefusal } from './rehearsal.ts'
import type { RunDeps } from './run.ts'

/** One analyze call, whichever door it came through. */
export interface AnalyzeCall {
  /** Without a key: the operator. */
  readonly principal: Pick<Principal, 'accountId' | 'kind' | 'platform' | 'isTest' | 'storeLink' | 'publishable'> &
    Partial<Pick<Principal, 'keyId'>>
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

/** The outcome of an analysis: a new fitting, or the one that the key or the same request made before. */
export interface Analyzed {
  /** Completed, running or failed. */
  readonly result: FittingResult
  /** Id of the request that made the fitting: on a replay or retry the first one's. */
  readonly requestId: string
  readonly isReplay: boolean
}

/** A call on its way to a fitting. */
export interface Asked {
  readonly call: AnalyzeCall
  readonly fitting: NewFitting
  readonly lookups: Lookups
}

/** @throws idempotencyKeyReused, correctionRefused, what a test golfer rehearses, and validationFailed when the wedges of a call go with an iron fitting that the caller may not read, or that is none, or when it names a maker that the catalog has not */
export const askedBy = async (deps: RunDeps, call: AnalyzeCall): Promise<Asked> => {
  const rehearsed = rehearsedBy(call)
  const refusal = rehearsedRefusal(rehearsed, deps.config, deps.clock())
  if (refusal !== null) throw refusal
  await ensureOwnKey(deps, call)
  await ensureAnswers(deps, call.principal, call.request)
  ensureMakers(call.request, deps.scorer)
  const lookups = await lookupsOf(deps, call.principal, call.request)
  const waiting = rehearsed === 'running' ? { ...call, waitMs: 0 } : call
  return { call: waiting, fitting: newFitting(deps, waiting), lookups }
}

/** A caller who waits this long gets the result, unless something is stuck: until then nobody knows the id. */
const longWaitMs = 1_000

const newFitting = (deps: RunDeps, call: AnalyzeCall): NewFitting => {
  const { accountId, kind, platform, isTest } = call.principal
  const cap = deps.config.dailyAgentFittingCap
  const { request, requestId, idempotencyKey, client } = call
  return {
    accountId,
    fittingId: newId('fit', deps.clock()),
    request,
    idempotencyKey: idempotencyKey && storedKey(call.principal, idempotencyKey),
    fingerprint: fingerprint(request),
    requestId,
    platform: platform ?? call.platform,
    client,
    traffic: isTest ? 'test' : call.traffic,
    dailyCap: isTest ? dailyTestFittings : kind === 'oauth' && cap > 0 ? cap : null,
    isDurable: call.waitMs < longWaitMs,
  }
}

/** Free follow-up of a charged fitting. It takes a place of the day, where the caller has a daily cap. */
export const isCorrection = ({ request }: Pick<AnalyzeCall, 'request'>): boolean => request.corrects !== undefined

/** The credential that makes a fitting, which is stored with it; null: a person who signed in, or the operator. */
export const credentialOf = ({ kind, keyId }: AnalyzeCall['principal']): string | null =>
  kind === 'session' ? null : (keyId ?? null)
