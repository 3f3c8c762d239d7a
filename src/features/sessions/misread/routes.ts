import { Elysia } from 'elysia'
import { untilNextDay } from '../../../fitting/index.ts'
import { access, directOnly, principalOf } from '../../../identity/auth/index.ts'
import { problem } from '../../../platform/errors.ts'
import type { RateLimits } from '../../../platform/http/limits/rate-limit.ts'
import { operation } from '../../../platform/http/operation.ts'
import { shape } from '../../../platform/schema.ts'
import { say } from '../../../words/say.ts'
import type { IngestDeps } from '../ingest.ts'
import { misreadDays, misreadDaysOf, misreadPerDay, removeMisread, storeMisread } from './queries.ts'
import { MisreadAnswer, MisreadParams, MisreadRow } from './schema.ts'

const dayMs = 86_400_000

/** Sending of what was read wrong to the operator. */
export const misreadReport = operation({
  ...directOnly,
  tag: 'Sessions',
  scope: 'sessions:ingest',
  limit: 'ingest',
  id: 'reportMisread',
  body: shape(MisreadRow),
  answers: { 201: { ...MisreadAnswer, description: 'The operator has it.' } },
  problems: ['misreadCapReached'],
  summary: 'Send what was read wrong to the operator',
  description: `Sends the headings of a file and one row of it, nothing else, to whoever runs the service, who mends the reading by it. The operator also sees the account and the time. Up to ${misreadPerDay} rows of an account and UTC day; each is deleted after ${misreadDays} days, or earlier with \`RETENTION_DAYS\`, the account, or by its \`misreadId\`. Consumes no fitting. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.`,
})

/** Taking back of what was sent. */
export const misreadDeletion = operation({
  ...directOnly,
  ends: 'data',
  tag: 'Sessions',
  scope: 'sessions:ingest',
  limit: 'read',
  id: 'deleteMisread',
  params: shape(MisreadParams),
  answers: { 204: null },
  problems: ['notFound'],
  summary: 'Delete what was sent as read wrong',
  description:
    'Erases the headings and the row immediately and permanently. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

interface MisreadDeps extends Pick<IngestDeps, 'sql' | 'clock' | 'config' | 'ensureRoom'> {
  readonly limits: RateLimits
}

/** The way to the operator's list of what was read wrong, and back. */
export const misreadRoutes = (deps: MisreadDeps) =>
  new Elysia({ name: 'sessions-misread' })
    .use(access(deps.limits))
    .delete(
      '/v1/misread/:misreadId',
      async ({ params: { misreadId }, request, set }) => {
        if (!(await removeMisread(deps.sql, principalOf(request).accountId, misreadId)))
          throw problem('notFound', { detail: say('sessions.noRow', { id: misreadId }) })
        set.status = 204
      },
      { ...misreadDeletion },
    )
    .post(
      '/v1/sessions/misread',
      async ({ body, request, set }) => {
        deps.ensureRoom()
        const at = deps.clock()
        const misreadId = await storeMisread(deps.sql, principalOf(request).accountId, body, at)
        if (misreadId === null)
          throw problem('misreadCapReached', {
            detail: say('sessions.rowsMost', { most: misreadPerDay }),
            ...untilNextDay(at),
          })
        set.status = 201
        const keptUntil = new Date(at.getTime() + misreadDaysOf(deps.config.retentionDays) * dayMs)
        return { success: true as const, misreadId, keptUntil: keptUntil.toISOString() }
      },
      { ...misreadReport },
    )
