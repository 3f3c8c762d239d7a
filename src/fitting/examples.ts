import { fit } from './engine/fit.ts'
import { failure } from './failure.ts'
import { progressAt } from './progress.ts'
import type { FittingRow } from './queries.ts'
import { fittingResult } from './result.ts'
import type { RunDeps } from './run.ts'
import { FittingRequest } from './schema.ts'
import { resultOf } from './unfinished.ts'
import { withoutReasoning } from './view.ts'

/** The answers of analyze to its own example request, one per state, as the engine and the catalog of today give them. */
export const exampleResults = ({ scorer, config }: Pick<RunDeps, 'scorer' | 'config'>) => {
  const [input] = FittingRequest['examples'] as [FittingRequest]
  const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'
  const createdAt = new Date('2027-03-14T15:09:26.000Z')
  const begun: FittingRow = {
    fittingId,
    clubType: input.clubType,
    status: 'running',
    input,
    output: null,
    error: null,
    idempotencyKey: 'order-7741',
    requestId: 'req_01KAHV5K3T3Y5M8Q0W2Z4B6D8G',
    processingTimeMs: null,
    createdAt,
    isCharged: true,
    isLapsed: false,
  }
  const parts = { request: input, fit: fit(input), loaded: scorer.current(), config, fittingId, at: createdAt }
  return {
    completed: {
      ...withoutReasoning(fittingResult({ ...parts, idempotencyKey: begun.idempotencyKey })),
      labUrl: `${config.labUrl}/${fittingId}?ref=...&expires=1805037866&signature=...`,
    },
    running: resultOf(begun, config, progressAt('match')),
    failed: resultOf({ ...begun, status: 'failed', error: failure('INTERRUPTED') }, config),
  }
}
