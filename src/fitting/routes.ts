import { type Static, Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { principalOf, requireScope } from '../auth/index.ts'
import type { Deps } from '../deps.ts'
import { problem } from '../errors.ts'
import { attributionHeaders, attributionOf } from '../http/attribution.ts'
import { responses } from '../http/openapi.ts'
import { limited } from '../http/rate-limit.ts'
import { requestIdHeader } from '../http/request-id.ts'
import { closed, oneOf, shape } from '../schema.ts'
import { analyze } from './analyze.ts'
import { crossFieldProblems } from './check.ts'
import { selectFitting } from './queries.ts'
import { FittingResult, StoredFitting } from './result-schema.ts'
import { FittingRequest } from './schema.ts'
import { withoutReasoning } from './view.ts'

const AnalyzeQuery = closed({
  detail: Type.Optional(
    oneOf(['full'], { description: 'Adds the written analysis and the reasoning behind each figure.' }),
  ),
})

const FittingParams = closed({
  fittingId: Type.String({
    maxLength: 64,
    description: 'Id from an analyze answer.',
    examples: ['fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
  }),
})

/** Headers of analyze that we read; others pass. */
const AnalyzeHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      pattern: '^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$',
      form: 'visible ASCII',
      description:
        'The same key with the same request returns the first fitting and charges nothing. Kept for 72 hours or more.',
    }),
  ),
  ...attributionHeaders,
})

/** Fit a club, and read fittings again. */
export const fitting = (deps: Deps) => new Elysia({ name: 'fitting' }).use(analyzing(deps)).use(reading(deps))

const analyzing = (deps: Deps) =>
  new Elysia({ name: 'fitting-analyze' })
    .use(limited(deps.limits, 'analyze', (request) => principalOf(request).keyId))
    .post(
      '/v1/fitting/analyze',
      async ({ body, query, headers, request, set }) => {
        const principal = principalOf(request)
        requireScope(principal, 'fittings:create')
        const { result, requestId, isReplay } = await analyze(deps, {
          accountId: principal.accountId,
          request: body,
          requestId: String(set.headers[requestIdHeader]),
          ...attribution(headers),
        })
        set.headers[requestIdHeader] = requestId
        if (isReplay) set.headers['idempotent-replayed'] = 'true'
        return query.detail === 'full' ? result : withoutReasoning(result)
      },
      {
        body: shape(FittingRequest, crossFieldProblems),
        query: shape(AnalyzeQuery),
        headers: shape(AnalyzeHeaders),
        detail: {
          operationId: 'analyzeFitting',
          summary: 'Fit a club',
          description:
            'Measurements in, an explained build out: specs with the rule behind each, and real clubs with store links. Consumes one fitting; a failed or refused request consumes none. Show the attribution line with the result.',
          tags: ['Fitting'],
          responses: responses(
            { 200: FittingResult },
            [
              'insufficientScope',
              'idempotencyKeyReused',
              'quotaExceeded',
              'rateLimited',
              'catalogUnavailable',
              'storageUnavailable',
            ],
            {
              'X-Request-ID': 'Stable id of the fitting request: a replay carries the first one’s.',
              'Idempotent-Replayed': '`true` when the answer is a replay; absent otherwise.',
            },
          ),
        },
      },
    )

const reading = (deps: Deps) =>
  new Elysia({ name: 'fitting-read' }).get(
    '/v1/fittings/:fittingId',
    async ({ params, request }) => {
      const principal = principalOf(request)
      requireScope(principal, 'fittings:read')
      const fitting = await selectFitting(deps.sql, principal.accountId, params.fittingId)
      if (fitting === null)
        throw problem('fittingNotFound', {
          detail: `There is no fitting ${params.fittingId} in this account.`,
        })
      return { success: true, ...fitting, createdAt: fitting.createdAt.toISOString() }
    },
    {
      params: shape(FittingParams),
      detail: {
        operationId: 'getFitting',
        summary: 'Read a saved fitting',
        tags: ['Fitting'],
        responses: responses({ 200: StoredFitting }, ['insufficientScope', 'fittingNotFound', 'storageUnavailable']),
      },
    },
  )

/** Who called, for usage reports; empty headers say nothing. */
const attribution = (headers: Static<typeof AnalyzeHeaders>) => ({
  idempotencyKey: headers['idempotency-key'] ?? null,
  ...attributionOf(headers),
})
