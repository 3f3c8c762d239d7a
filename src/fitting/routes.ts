import { type Static, Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { access, principalOf } from '../features/auth/index.ts'
import { type LabLinkDeps, labLink } from '../features/lab-link/index.ts'
import { problem } from '../platform/errors.ts'
import { attributionHeaders, attributionOf } from '../platform/http/attribution.ts'
import { responses, withExamples } from '../platform/http/openapi.ts'
import type { RateLimits } from '../platform/http/rate-limit.ts'
import { requestIdHeader } from '../platform/http/request-id.ts'
import { closed, oneOf, shape } from '../platform/schema.ts'
import { analyze } from './analyze.ts'
import { crossFieldProblems } from './check.ts'
import { exampleResults } from './examples.ts'
import { eraseFittings } from './queries.ts'
import { readFitting } from './read-fitting.ts'
import { recordOf } from './record.ts'
import { type FittingResult, FittingWithLab, LabHandoff, StoredFitting } from './result-schema.ts'
import type { RunDeps } from './run.ts'
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
      // Two headers of this name arrive as one, joined by a comma and a space.
      pattern: '^(?!.*, )[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$',
      form: 'visible ASCII without ", " (which is what a repeated header looks like)',
      description:
        'The same key with the same request returns the first fitting and charges nothing; after a failure it runs the fitting again at no charge. Keys belong to the account, and are kept for 72 hours or more after the fitting has ended.',
    }),
  ),
  ...attributionHeaders,
})

/** Proxies give up after 30 to 60 seconds; until then a fitting has its answer, or an id to ask for it. */
const answerWithinMs = 25_000

export interface FittingDeps extends RunDeps, LabLinkDeps {
  readonly limits: RateLimits
}

/** Fit a club, and read fittings again. */
export const fitting = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting' }).use(analyzing(deps)).use(reading(deps)).use(handingOff(deps)).use(deleting(deps))

const analyzing = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-analyze' }).use(access(deps.limits)).post(
    '/v1/fitting/analyze',
    async ({ body, query, headers, request, set }) => {
      const principal = principalOf(request)
      const { result, requestId, isReplay } = await analyze(deps, {
        principal,
        request: body,
        requestId: String(set.headers[requestIdHeader]),
        waitMs: answerWithinMs,
        whileRunning: 'refuse',
        ...attribution(headers),
      })
      set.headers[requestIdHeader] = requestId
      if (isReplay) set.headers['idempotent-replayed'] = 'true'
      return withLab(deps, principal.accountId, query.detail === 'full' ? result : withoutReasoning(result))
    },
    {
      scope: 'fittings:create',
      limit: 'analyze',
      body: shape(FittingRequest, crossFieldProblems),
      query: shape(AnalyzeQuery),
      headers: shape(AnalyzeHeaders),
      detail: {
        operationId: 'analyzeFitting',
        summary: 'Fit a club',
        description:
          'Measurements in, an explained build out: specs with the rule behind each, and real clubs with store links. Show the attribution line with the result.\n\nThe answer is a fitting: `completed`, nearly always within milliseconds; `running` when it takes longer than 25 seconds (read it again by its id); or `failed`, with `retry.idempotencyKey`: the same request with that key runs it again under the same id. A fitting consumes one included fitting or purchased credit, however often it is run again; a failed one gives it back when it was not run again within 24 hours. A refused request consumes nothing and binds no key.',
        tags: ['Fitting'],
        responses: responses(
          { 200: withExamples(FittingWithLab, exampleResults(deps)) },
          [
            'idempotencyKeyReused',
            'fittingErased',
            'fittingInProgress',
            'quotaExceeded',
            'dailyCapReached',
            'overloaded',
          ],
          {
            'X-Request-ID': 'Stable id of the fitting request: a replay carries the first one’s.',
            'Idempotent-Replayed': '`true` when the answer is a replay; absent otherwise.',
          },
        ),
      },
    },
  )

const reading = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-read' }).use(access(deps.limits)).get(
    '/v1/fittings/:fittingId',
    async ({ params, request }) => {
      const { accountId } = principalOf(request)
      const read = await readFitting(deps, { accountId, fittingId: params.fittingId, waitMs: 0 })
      if (read === null)
        throw problem('fittingNotFound', {
          detail: `There is no fitting ${params.fittingId} in this account.`,
        })
      return withLab(deps, accountId, recordOf(read))
    },
    {
      scope: 'fittings:read',
      limit: 'read',
      params: shape(FittingParams),
      detail: {
        operationId: 'getFitting',
        summary: 'Read a saved fitting',
        description:
          'What was asked and what was answered. A running fitting says when to read it again; one whose process died is taken up by this request. A failed one says why, and with which key analyze runs it again.',
        tags: ['Fitting'],
        responses: responses({ 200: StoredFitting }, ['fittingNotFound']),
      },
    },
  )

const handingOff = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-lab' }).use(access(deps.limits)).post(
    '/v1/fittings/:fittingId/lab-handoff',
    async ({ params: { fittingId }, request }) => {
      const { accountId } = principalOf(request)
      const link = labLink(deps, accountId, fittingId)
      if (link === null)
        throw problem('labNotConfigured', {
          detail: 'This installation has no secret to sign links with (LAB_SIGNING_SECRET), so there is no lab.',
        })
      const read = await readFitting(deps, { accountId, fittingId, waitMs: 0 })
      if (read === null)
        throw problem('fittingNotFound', { detail: `There is no fitting ${fittingId} in this account.` })
      if (read.row.status !== 'completed')
        throw problem('fittingNotComplete', {
          detail: `Fitting ${fittingId} is ${read.row.status === 'running' ? 'still running' : 'not made: it failed'}.`,
        })
      return { success: true, fittingId, ...link }
    },
    {
      scope: 'fittings:read',
      limit: 'read',
      params: shape(FittingParams),
      detail: {
        operationId: 'handOffToLab',
        summary: 'Link to the lab of a fitting',
        description:
          'A page that draws the fitting and lets a golfer change the swing, the club and the weather. The link is signed, works for 15 minutes and for this fitting only, and holds neither a credential nor the account. Call this again for a new one; deleting the fitting ends every link. Takes no body. Driver and iron fittings carry such a `labUrl` already.',
        tags: ['Fitting'],
        responses: responses({ 200: LabHandoff }, ['fittingNotFound', 'fittingNotComplete', 'labNotConfigured']),
      },
    },
  )

/** Club types whose completed fittings carry a link to the lab over REST. */
const carryLab: readonly string[] = ['driver', 'iron']

type Linked = Pick<FittingResult, 'fittingId' | 'clubType' | 'status'>

/** A link is made for each answer, and never stored: it would be dead before the fitting is read again. */
const withLab = <Answer extends Linked>(deps: LabLinkDeps, accountId: string, answer: Answer) => {
  const isLinked = answer.status === 'completed' && carryLab.includes(answer.clubType)
  const link = isLinked ? labLink(deps, accountId, answer.fittingId) : null
  return link === null ? answer : { ...answer, labUrl: link.labUrl }
}

const deleting = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-delete' }).use(access(deps.limits)).delete(
    '/v1/fittings/:fittingId',
    async ({ params: { fittingId }, request, set }) => {
      const [outcome] = await eraseFittings(deps, principalOf(request).accountId, [fittingId])
      if (outcome === null)
        throw problem('fittingNotFound', { detail: `There is no fitting ${fittingId} in this account.` })
      if (outcome === 'running')
        throw problem('fittingInProgress', {
          detail: `Fitting ${fittingId} is running. Delete it when it has ended.`,
        })
      set.status = 204
    },
    {
      scope: 'fittings:create',
      limit: 'read',
      params: shape(FittingParams),
      detail: {
        operationId: 'deleteFitting',
        summary: 'Delete a saved fitting',
        description:
          'Beyond the interface specification. Erases what was asked and what was answered, at once and for good; the fitting is not found any more. What it was charged stays counted, and a failed one gives its charge back. Its Idempotency-Key stays taken until 72 hours after its end: sent again it is refused with FITTING_ERASED, so that nothing is charged by surprise. Store links that were made from it go on working.',
        tags: ['Fitting'],
        responses: responses({ 204: null }, ['fittingNotFound', 'fittingInProgress']),
      },
    },
  )

/** Who called, for usage reports; empty headers say nothing. */
const attribution = (headers: Static<typeof AnalyzeHeaders>) => ({
  idempotencyKey: headers['idempotency-key'] ?? null,
  ...attributionOf(headers),
})
