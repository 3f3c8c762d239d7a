import { Elysia } from 'elysia'
import { access, directOnly, principalOf } from '../../../identity/auth/index.ts'
import type { RateLimits } from '../../../platform/http/limits/rate-limit.ts'
import { operation } from '../../../platform/http/operation.ts'
import type { Sql } from '../../../platform/postgres/sql.ts'
import { shape } from '../../../platform/schema.ts'
import { sessionParams } from '../owned.ts'
import { compareStored } from './compare-stored.ts'
import { ComparisonAnswer, ComparisonRequest, comparisonProblems } from './schema.ts'

/** Two clubs compared. */
export const sessionComparison = operation({
  ...directOnly,
  tag: 'Sessions',
  id: 'compareSessions',
  scope: 'fittings:read',
  limit: 'analyze',
  params: sessionParams,
  body: shape(ComparisonRequest, comparisonProblems),
  answers: { 200: ComparisonAnswer },
  problems: ['sessionNotFound'],
  summary: 'Compare two clubs by their shots',
  description:
    'Compares two clubs of a session, two heads of one club, or a club in two sessions of the account: medians, spread and their differences with 90 % intervals from resampled shots, the chance that one is better for this golfer by strokes gained, and how many more shots would decide. Differences that the shots cannot show are called so. Also the gaps of carry between all clubs, with intervals; an empty body asks for these alone. Outliers and shots pending review are left out; at least five shots with each club are needed. The same shots give the same answer. Consumes no fitting. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

interface ComparisonDeps {
  readonly sql: Sql
  readonly limits: RateLimits
}

/** The way to compare clubs. */
export const compareRoute = ({ sql, limits }: ComparisonDeps) =>
  new Elysia({ name: 'sessions-compare' })
    .use(access(limits))
    .post(
      '/v1/sessions/:sessionId/compare',
      ({ params: { sessionId }, body, request }) =>
        compareStored(sql, principalOf(request).accountId, { ...body, sessionId }),
      { ...sessionComparison },
    )
