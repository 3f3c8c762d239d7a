import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { access, admit, type Gate, type Principal, principalOf, requireScope } from '../identity/auth/index.ts'
import { revalidated } from '../platform/http/answers/encoding.ts'
import type { Exchange } from '../platform/http/answers/response.ts'
import { direct } from '../platform/http/direct.ts'
import type { RateLimits } from '../platform/http/limits/rate-limit.ts'
import { listenerFor, TongueQuery } from '../platform/http/listener.ts'
import { operation } from '../platform/http/operation.ts'
import type { Log } from '../platform/log/log.ts'
import { shape } from '../platform/schema.ts'
import type { Tongue } from '../words/index.ts'
import { type AnswerDeps, answerScores, answerUnchanged } from './answer.ts'
import { ScoresAnswer, ScoresBatchAnswer } from './schema/answer-schema.ts'
import { ScoresRequest, scoresProblems } from './schema/schema.ts'

/** What scoring needs of the service. */
export interface ScoringDeps extends Gate, AnswerDeps {
  readonly log: Log
  readonly limits: RateLimits
}

const path = '/v1/catalog/scores'

/** Scores of every head for a golfer. */
export const clubScores = operation({
  id: 'scoreClubs',
  tag: 'Catalog',
  scope: 'fittings:read',
  limit: 'scores',
  body: shape(ScoresRequest, scoresProblems),
  query: shape(TongueQuery),
  answers: {
    200: Type.Union([ScoresAnswer, ScoresBatchAnswer], {
      $id: 'ScoresOrBatch',
      description: 'Scored clubs, by club type, each best first.',
    }),
    304: null,
  },
  problems: ['catalogUnavailable'],
  answerHeaders: revalidated,
  summary: 'Score every club for a golfer',
  description:
    'For each club a fit score from 0 to 98, a verdict, reasons, how often similar golfers chose it or were recommended it, and a build to start from. The same context always gives the same response, in full about 0.4 MB: accept zstd, br or gzip, limit it with clubTypes or headIds, send the ETag in If-None-Match.',
})

const scoresFor = (
  exchange: Exchange,
  body: ScoresRequest,
  caller: Principal,
  deps: ScoringDeps,
  { text, tongue }: { readonly text: string; readonly tongue?: Tongue },
) => {
  const outlet = deps.limits.unread.to(caller.keyId)
  return answerScores(exchange, body, deps, outlet, text, listenerFor(exchange.request, tongue))
}

/** The hot path of the service: the same operation, before Elysia makes a context for it. */
export const directScores = (deps: ScoringDeps) =>
  direct(deps, {
    path,
    group: clubScores.limit,
    admit: (request, server) => admit(deps, request, server),
    permit: (caller: Principal) => requireScope(caller, clubScores.scope),
    recall: (exchange, text = '') => answerUnchanged(exchange, text, deps),
    check: (body) => clubScores.body['~standard'].validate(body).value,
    answer: (exchange, body, caller: Principal, text = '') => scoresFor(exchange, body, caller, deps, { text }),
  })

/** Fit scores of every club for a golfer. Free: nothing here consumes a fitting. */
export const scoring = (deps: ScoringDeps) =>
  new Elysia({ name: 'scoring' })
    .use(access(deps.limits))
    .post(
      path,
      ({ request, body, query, set }) =>
        scoresFor({ request, set }, body, principalOf(request), deps, { text: JSON.stringify(body), tongue: query }),
      { ...clubScores },
    )
