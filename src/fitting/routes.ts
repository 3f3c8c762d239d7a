import type { Static } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { callerActor } from '../features/audit/index.ts'
import { access, principalOf } from '../features/auth/index.ts'
import { type LabLinkDeps, labLink } from '../features/lab-link/index.ts'
import { problem } from '../platform/errors.ts'
import { attributionOf } from '../platform/http/attribution.ts'
import type { RateLimits } from '../platform/http/rate-limit.ts'
import { requestIdHeader } from '../platform/http/request-id.ts'
import { analyze } from './analyze.ts'
import { confident } from './confident.ts'
import { type AnalyzeHeaders, fittingAnalysis, fittingDeletion, labHandoff, savedFitting } from './operations.ts'
import { eraseFittings } from './queries.ts'
import { makerOf, readFitting } from './read-fitting.ts'
import { recordOf } from './record.ts'
import type { FittingResult } from './result-schema.ts'
import type { RunDeps } from './run.ts'
import { withoutReasoning } from './view.ts'

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
      const { accountId } = principal
      const shown = query.detail === 'full' ? await confident(deps, accountId, result, body) : withoutReasoning(result)
      return withLab(deps, accountId, shown)
    },
    { ...fittingAnalysis },
  )

const reading = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-read' }).use(access(deps.limits)).get(
    '/v1/fittings/:fittingId',
    async ({ params, query, request }) => {
      const principal = principalOf(request)
      const { accountId } = principal
      const { fittingId } = params
      const read = await readFitting(deps, { accountId, fittingId, madeBy: makerOf(principal), waitMs: 0 })
      if (read === null)
        throw problem('fittingNotFound', {
          detail: `There is no fitting ${fittingId} in this account.`,
        })
      const record = recordOf(read)
      if (query.detail !== 'full' || read.row.output === null) return withLab(deps, accountId, record)
      const output = await confident(deps, accountId, read.row.output, read.row.input)
      return withLab(deps, accountId, { ...record, output })
    },
    { ...savedFitting },
  )

const handingOff = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-lab' }).use(access(deps.limits)).post(
    '/v1/fittings/:fittingId/lab-handoff',
    async ({ params: { fittingId }, request }) => {
      const principal = principalOf(request)
      const { accountId } = principal
      const link = labLink(deps, accountId, fittingId)
      if (link === null)
        throw problem('labNotConfigured', {
          detail: 'This installation has no secret to sign links with (LAB_SIGNING_SECRET), so there is no lab.',
        })
      const read = await readFitting(deps, { accountId, fittingId, madeBy: makerOf(principal), waitMs: 0 })
      if (read === null)
        throw problem('fittingNotFound', { detail: `There is no fitting ${fittingId} in this account.` })
      if (read.row.status !== 'completed')
        throw problem('fittingNotComplete', {
          detail: `Fitting ${fittingId} is ${read.row.status === 'running' ? 'still running' : 'not made: it failed'}.`,
        })
      return { success: true, fittingId, ...link }
    },
    { ...labHandoff },
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
    async ({ params: { fittingId }, request, server, set }) => {
      const principal = principalOf(request)
      const by = callerActor(principal, { request, server, config: deps.config })
      const [outcome] = await eraseFittings(deps, principal.accountId, [fittingId], by)
      if (outcome === null)
        throw problem('fittingNotFound', { detail: `There is no fitting ${fittingId} in this account.` })
      if (outcome === 'running')
        throw problem('fittingInProgress', {
          detail: `Fitting ${fittingId} is running. Delete it when it has ended.`,
        })
      set.status = 204
    },
    { ...fittingDeletion },
  )

/** Who called, for usage reports; empty headers say nothing. */
const attribution = (headers: Static<typeof AnalyzeHeaders>) => ({
  idempotencyKey: headers['idempotency-key'] ?? null,
  ...attributionOf(headers),
})
