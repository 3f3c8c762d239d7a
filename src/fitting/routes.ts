import { Elysia } from 'elysia'
import { callerActor } from '../identity/audit/index.ts'
import { access, principalOf } from '../identity/auth/index.ts'
import { problem } from '../platform/errors.ts'
import type { RateLimits } from '../platform/http/limits/rate-limit.ts'
import { listenerFor } from '../platform/http/listener.ts'
import { rendered } from '../words/index.ts'
import { say } from '../words/say.ts'
import { addRefitShares } from './answer/add-refit-shares.ts'
import { type LabLinkDeps, labLink } from './answer/lab-link.ts'
import { answerBatch } from './batch/answer-batch.ts'
import { fittingBatch } from './batch/operation.ts'
import { answerAnalyze, withLab } from './life/answer-analyze.ts'
import { makerOf } from './life/lookups.ts'
import { eraseFittings, selectFitting } from './life/queries.ts'
import { readFitting } from './life/read-fitting.ts'
import { recordOf } from './life/record.ts'
import type { RunDeps } from './life/run.ts'
import { fittingListOf, fittingSearch } from './listing/listing.ts'
import { selectFittings } from './listing/queries.ts'
import { fittingAnalysis, fittingDeletion, fittingList, labHandoff, savedFitting } from './operations.ts'

/** Parts of the service that the fitting routes use. */
export interface FittingDeps extends RunDeps, LabLinkDeps {
  readonly limits: RateLimits
}

/** Fit a club, and read fittings again. */
export const fitting = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting' })
    .use(analyzeRoute(deps))
    .use(readRoutes(deps))
    .use(handOffRoute(deps))
    .use(deleteRoute(deps))

const analyzeRoute = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-analyze' })
    .use(access(deps.limits))
    .post(
      '/v1/fitting/analyze',
      ({ body, query, headers, request, set }) =>
        answerAnalyze(deps, {
          principal: principalOf(request),
          body,
          detail: query.detail,
          askFirst: query.askFirst,
          headers,
          set,
          listener: listenerFor(request, query),
        }),
      { ...fittingAnalysis },
    )
    .post(
      '/v1/fitting/batch',
      ({ body, headers, request, set }) => answerBatch(deps, { request, set }, body, headers),
      {
        ...fittingBatch,
      },
    )

const readRoutes = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-read' })
    .use(access(deps.limits))
    .get(
      '/v1/fittings',
      async ({ query: { cursor, ...narrowed }, request }) => {
        const search = fittingSearch({ ...narrowed, before: cursor })
        return fittingListOf(await selectFittings(deps.sql.read, principalOf(request).accountId, search))
      },
      { ...fittingList },
    )
    .get(
      '/v1/fittings/:fittingId',
      async ({ params, query, request }) => {
        const principal = principalOf(request)
        const { accountId } = principal
        const { fittingId } = params
        const read = await readFitting(deps, { accountId, fittingId, madeBy: makerOf(principal), waitMs: 0 })
        if (read === null)
          throw problem('fittingNotFound', {
            detail: say('refusal.noFitting', { id: fittingId }),
          })
        const record = recordOf(read)
        const listener = listenerFor(request, query)
        if (query.detail !== 'full' || read.row.output === null)
          return rendered(listener, withLab(deps, accountId, record))
        const output = await addRefitShares(deps, accountId, read.row.output, read.row.input)
        return rendered(listener, withLab(deps, accountId, { ...record, output }))
      },
      { ...savedFitting },
    )

const handOffRoute = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-lab' }).use(access(deps.limits)).post(
    '/v1/fittings/:fittingId/lab-handoff',
    async ({ params: { fittingId }, request }) => {
      const principal = principalOf(request)
      const { accountId } = principal
      const link = labLink(deps, accountId, fittingId)
      if (link === null) throw problem('labNotConfigured', { detail: say('fittings.noLab') })
      const read = await readFitting(deps, { accountId, fittingId, madeBy: makerOf(principal), waitMs: 0 })
      if (read === null) throw problem('fittingNotFound', { detail: say('refusal.noFitting', { id: fittingId }) })
      if (read.row.status !== 'completed')
        throw problem('fittingNotComplete', {
          detail: say(read.row.status === 'running' ? 'fittings.stillRunning' : 'fittings.hasFailed', {
            id: fittingId,
          }),
        })
      return { success: true, fittingId, ...link }
    },
    { ...labHandoff },
  )

const deleteRoute = (deps: FittingDeps) =>
  new Elysia({ name: 'fitting-delete' }).use(access(deps.limits)).delete(
    '/v1/fittings/:fittingId',
    async ({ params: { fittingId }, request, server, set }) => {
      const principal = principalOf(request)
      const { accountId } = principal
      const maker = makerOf(principal)
      // Visitors leave no trace in the audit list either.
      const by = maker === null ? callerActor(principal, { request, server, config: deps.config }) : null
      const isTheirs = maker === null || (await selectFitting(deps, accountId, fittingId, maker)) !== null
      const [outcome] = isTheirs ? await eraseFittings(deps, accountId, [fittingId], by) : [null]
      if (outcome === null) throw problem('fittingNotFound', { detail: say('refusal.noFitting', { id: fittingId }) })
      if (outcome === 'running')
        throw problem('fittingInProgress', { detail: say('fittings.deleteLater', { id: fittingId }) })
      set.status = 204
    },
    { ...fittingDeletion },
  )
