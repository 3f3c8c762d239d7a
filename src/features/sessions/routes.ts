import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { problem } from '../../platform/errors.ts'
import { operation } from '../../platform/http/operation.ts'
import { closed, shape } from '../../platform/schema.ts'
import { callerActor } from '../audit/index.ts'
import { access, principalOf } from '../auth/index.ts'
import { minPayloadVersionHeader, sessionShape } from './check.ts'
import { exampleSession } from './example.ts'
import { type IngestDeps, ingest } from './ingest.ts'
import { type PageDeps, sessionAnswer } from './page/answer.ts'
import { removeSessions } from './queries.ts'
import { IngestAnswer } from './schema.ts'

const SessionParams = closed({
  sessionId: Type.String({
    format: 'uuid',
    form: 'a UUID',
    description: 'The sessionId that the session was sent with.',
    examples: [exampleSession.sessionId],
  }),
})

/** Kinds of principal whose bearer credential the account itself handed out. */
const directKinds: readonly string[] = ['api_key', 'agent']

const requireDirectCredential = ({ request }: { request: Request }): void => {
  if (!directKinds.includes(principalOf(request).kind))
    throw problem('insufficientScope', {
      detail: 'Sessions are sent and deleted with an API key or an agent token, not with an OAuth token.',
    })
}

/** The bearer is said here and not only for the whole API: OAuth does not open these. */
const terms = {
  tag: 'Sessions',
  beforeHandle: requireDirectCredential,
  scope: 'sessions:ingest',
  limit: 'ingest',
  security: [{ bearer: [] }],
} as const

const created = { ...IngestAnswer, description: 'The session is stored.' }
const replaced = { ...IngestAnswer, description: 'The session replaced the one with the same id.' }

const ingestion = (minPayloadVersion: number) =>
  operation({
    ...terms,
    id: 'ingestSession',
    body: sessionShape(minPayloadVersion),
    answers: { 200: replaced, 201: created },
    problems: ['sessionSpaceUsed', 'payloadVersionUnsupported'],
    answerHeaders: { 'X-Min-Payload-Version': 'Oldest payloadVersion that is accepted; a 426 has it too.' },
    summary: 'Store a captured session',
    description:
      'Stores a session of up to 2,000 shots (5 MB) from a launch monitor, completely or not at all, and returns a link to its page. Sending a sessionId again replaces that session; if the content differs, it gets a new page and links to the earlier one stop working. Consumes no fitting. An unknown customerRef is not an error. Requires an API key or an agent token; OAuth tokens are refused.',
  })

const deletion = operation({
  ...terms,
  id: 'deleteSession',
  params: shape(SessionParams),
  answers: { 204: null },
  problems: ['sessionNotFound'],
  summary: 'Delete a captured session',
  description:
    'Deletes the session immediately and permanently; links to its page stop working. Fittings made from it are kept. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

export interface SessionsDeps extends IngestDeps, PageDeps {}

/** Captured launch-monitor sessions: stored by apps, looked at by people. */
export const sessions = (deps: SessionsDeps) =>
  new Elysia({ name: 'sessions' }).use(looking(deps)).use(ingesting(deps)).use(deleting(deps))

const ingesting = (deps: SessionsDeps) => {
  const { minPayloadVersion } = deps.config
  return new Elysia({ name: 'sessions-ingest' }).use(access(deps.limits)).post(
    '/v1/sessions/ingest',
    async ({ body, request, set }) => {
      const { isNew, answer } = await ingest(deps, principalOf(request).accountId, body)
      set.status = isNew ? 201 : 200
      set.headers[minPayloadVersionHeader] = String(minPayloadVersion)
      return answer
    },
    { ...ingestion(minPayloadVersion) },
  )
}

const deleting = (deps: SessionsDeps) =>
  new Elysia({ name: 'sessions-delete' }).use(access(deps.limits)).delete(
    '/v1/sessions/:sessionId',
    async ({ params: { sessionId }, request, server, set }) => {
      const principal = principalOf(request)
      const by = callerActor(principal, { request, server, config: deps.config })
      if ((await removeSessions(deps.sql, principal.accountId, [sessionId], by)) === 0)
        throw problem('sessionNotFound', { detail: `There is no session ${sessionId} in this account.` })
      set.status = 204
    },
    { ...deletion },
  )

const looking = (deps: SessionsDeps) =>
  new Elysia({ name: 'sessions-page' }).get(
    '/sessions/:id',
    ({ params, query }) => sessionAnswer(deps, params.id, query),
    { detail: { hide: true } },
  )
