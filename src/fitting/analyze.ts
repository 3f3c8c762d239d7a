import { startOfNextMonth } from '../accounts/index.ts'
import type { Deps } from '../deps.ts'
import { problem } from '../errors.ts'
import { newId } from '../ids.ts'
import { rulesetRevision } from '../ruleset/index.ts'
import { fit } from './engine/fit.ts'
import { fingerprint } from './fingerprint.ts'
import { ironCarryOver } from './iron-carry-over.ts'
import { recordFitting } from './queries.ts'
import { fittingResult } from './result.ts'
import type { FittingResult } from './result-schema.ts'
import type { FittingRequest } from './schema.ts'

/** One analyze call, whichever door it came through. */
export interface AnalyzeCall {
  readonly accountId: string
  readonly request: FittingRequest
  readonly requestId: string
  readonly idempotencyKey: string | null
  /** For usage reports: who called, through what, and whether it counts. */
  readonly platform: string | null
  readonly client: string | null
  readonly traffic: 'internal' | 'test' | null
}

export interface Analyzed {
  readonly result: FittingResult
  /** Id of the request that made the fitting: on a replay the first one's. */
  readonly requestId: string
  readonly isReplay: boolean
}

/**
 * Fit a golfer, charge the account and store the fitting.
 *
 * The engine takes about a millisecond and depends on nothing but the request, so it runs first; then one statement
 * charges and stores. A process that dies before it has lost nothing and charged nothing; after it the fitting is there
 * to be read. The same Idempotency-Key with the same request returns the stored fitting and charges nothing.
 *
 * @throws idempotencyKeyReused, quotaExceeded, and validationFailed for an ironFittingId that is none
 */
export const analyze = async (
  deps: Pick<Deps, 'sql' | 'clock' | 'scorer' | 'config'>,
  call: AnalyzeCall,
): Promise<Analyzed> => {
  const { sql, clock, scorer, config } = deps
  const { accountId, request, requestId, idempotencyKey } = call
  const irons = await ironCarryOver(sql, accountId, request)
  const at = clock()
  const startedMs = performance.now()
  const loaded = scorer.current()
  const fittingId = newId('fit', at)
  const computed = fittingResult({
    request,
    fit: fit(request, irons),
    loaded,
    config,
    fittingId,
    idempotencyKey,
    at,
  })
  const computeMs = Math.round((performance.now() - startedMs) * 1000) / 1000
  const output = { ...computed, meta: { ...computed.meta, computeMs } }

  const recorded = await recordFitting(sql, {
    ...call,
    fittingId,
    clubType: request.clubType,
    input: request,
    output,
    fingerprint: fingerprint(request),
    processingTimeMs: Math.round(computeMs),
    rulesetRevision,
    catalogRevision: loaded.image.catalog.revision,
    at,
  })
  switch (recorded.outcome) {
    case 'recorded':
      return { result: output, requestId, isReplay: false }
    case 'replay':
      return { result: recorded.output, requestId: recorded.requestId, isReplay: true }
    case 'conflict':
      throw problem('idempotencyKeyReused', {
        detail:
          'This Idempotency-Key was first used with a different request. Send a new key with the changed request.',
      })
    case 'exhausted':
      throw quotaExceeded(recorded.monthlyLimit, at)
  }
}

const quotaExceeded = (monthlyLimit: number, at: Date) => {
  const resetsAt = startOfNextMonth(at)
  return problem('quotaExceeded', {
    detail: `All ${monthlyLimit} included fittings of this month are used; the next month begins at ${resetsAt.toISOString()}. Free operations keep working.`,
    resetsAt: resetsAt.toISOString(),
    retryAfter: Math.ceil((resetsAt.getTime() - at.getTime()) / 1000),
  })
}
