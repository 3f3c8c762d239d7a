import { Elysia } from 'elysia'
import {
  AnalyzeHeaders,
  AnalyzeQuery,
  analyzeOutcomes,
  answerAnalyze,
  type FittingDeps,
  golferAsSaid,
} from '../../fitting/index.ts'
import { callerActor } from '../../identity/audit/index.ts'
import { access, directOnly, principalOf } from '../../identity/auth/index.ts'
import { problem } from '../../platform/errors.ts'
import { fileBody } from '../../platform/http/body/file-body.ts'
import { listenerFor } from '../../platform/http/listener.ts'
import { operation } from '../../platform/http/operation.ts'
import { queryShape, shape } from '../../platform/schema.ts'
import { rendered } from '../../words/index.ts'
import type { Message } from '../../words/message.ts'
import { minPayloadVersionHeader, sessionShape } from './check.ts'
import { compareRoute } from './compare/routes.ts'
import { exampleFile } from './example.ts'
import { citedFigures, fitRequestOf, NotFittable } from './fit-request.ts'
import { SessionFit, SessionFitRequest, SessionMedians } from './fit-schema.ts'
import { sessionReader } from './import/read-apart.ts'
import { ImportAnswer, importQuery } from './import/schema.ts'
import { inImperial } from './in-imperial.ts'
import { type IngestDeps, ingest } from './ingest.ts'
import { listSessions, SessionList, SessionListQuery } from './listing.ts'
import { mediansOf } from './medians.ts'
import { misreadRoutes } from './misread/routes.ts'
import { noSession, sessionFor, sessionParams } from './owned.ts'
import { comparisonAnswerOf, type PageDeps, sessionAnswer } from './page/answer.ts'
import { removeSessions } from './queries.ts'
import { IngestAnswer } from './schema.ts'

const terms = { ...directOnly, tag: 'Sessions', scope: 'sessions:ingest', limit: 'ingest' } as const

const created = { ...IngestAnswer, description: 'The session is stored.' }
const replaced = { ...IngestAnswer, description: 'The session replaced the one with the same id.' }

/**
 * Storing of a session that an app captured. @param minPayloadVersion Oldest version of the body that is still taken.
 */
export const ingestion = (minPayloadVersion: number) =>
  operation({
    ...terms,
    id: 'ingestSession',
    body: sessionShape(minPayloadVersion),
    answers: { 200: replaced, 201: created },
    problems: ['sessionSpaceUsed', 'payloadVersionUnsupported'],
    answerHeaders: { 'X-Min-Payload-Version': 'Oldest payloadVersion that is accepted; also sent with a 426.' },
    summary: 'Store a captured session',
    description:
      'Stores a session of up to 2,000 shots (5 MB) from a launch monitor, all or nothing, and returns a link to its page. Numbers in metric units, m/s or meters are converted to mph and yards. Sending a sessionId again replaces that session; if the content differs, it gets a new page and links to the earlier one stop working. Consumes no fitting. An unknown customerRef is not an error. Requires an API key or an agent token; OAuth tokens are refused.',
  })

/** @source media types of IANA; a file whose type is not known comes as octets */
const fileTypes = [
  'text/csv',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/** Storing of the file of a launch monitor. */
export const sessionImport = operation({
  ...terms,
  id: 'importSession',
  query: importQuery,
  body: fileBody('The file of a launch monitor, as it is.', exampleFile, fileTypes),
  answers: { 200: ImportAnswer },
  problems: ['sessionSpaceUsed'],
  summary: 'Import the file of a launch monitor',
  description:
    'Reads the export of a launch monitor (CSV, TSV, Excel workbook or TrackMan JSON, up to 5 MB) into a session in mph, yards, degrees and rpm, and stores it like `ingest`. The report says how every column was read, in which units, which lines are no shots, and what cannot be told; `dryRun=true` stores nothing. A file with several players needs `player`. A club that was hit with several heads is written with its head. Consumes no fitting. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

/** Deletion of a session and its shots. */
export const sessionDeletion = operation({
  ...terms,
  id: 'deleteSession',
  ends: 'data',
  params: sessionParams,
  answers: { 204: null },
  problems: ['sessionNotFound'],
  summary: 'Delete a captured session',
  description:
    'Deletes the session immediately and permanently; links to its page stop working. Fittings made from it are kept. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

const direct = { ...directOnly, tag: 'Sessions' } as const

/** Sessions of the account. */
export const sessionList = operation({
  ...direct,
  id: 'listSessions',
  scope: 'fittings:read',
  limit: 'read',
  query: queryShape(SessionListQuery),
  answers: { 200: SessionList },
  summary: 'List captured sessions',
  description:
    'Sessions of the account, newest first; for test keys those of test keys. New sessions do not move the pages. Where few sessions match, a page may have fewer than `limit`, or none, before the last one: go on while there is a `nextCursor`. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

/** A session as medians of each club. */
export const medians = operation({
  ...direct,
  id: 'getSession',
  scope: 'fittings:read',
  limit: 'read',
  params: sessionParams,
  answers: { 200: SessionMedians },
  problems: ['sessionNotFound'],
  summary: 'Read the medians of a captured session',
  description:
    'Medians and quartiles of every metric by club, the shots that do not count and why, and which fitting each club makes. A shot is an outlier when its club speed, ball speed, launch, spin or carry is more than 3.5 robust standard deviations from the median of the club. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

/** A fitting by the medians of a session. */
export const sessionFit = operation({
  ...direct,
  id: 'fitSession',
  scope: 'fittings:create',
  limit: 'analyze',
  params: sessionParams,
  query: shape(AnalyzeQuery),
  headers: shape(AnalyzeHeaders),
  body: shape(SessionFitRequest, () => [], golferAsSaid),
  answers: { 200: SessionFit },
  ...analyzeOutcomes,
  problems: ['sessionNotFound', ...analyzeOutcomes.problems],
  summary: 'Fit a club from a captured session',
  description:
    'Fits a club from the medians of its shots: outliers and shots pending review are left out, and missing numbers are not filled in. A driver, a 3-wood, a hybrid, a 7-iron or a wedge can be fitted; for any other club the answer names the one to hit. Consumes one fitting and is idempotent like analyze: the same key with the same shots and golfer returns the first fitting. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

/** Parts of the service that the session routes use. */
export interface SessionsDeps extends IngestDeps, PageDeps, FittingDeps {}

/** Captured launch-monitor sessions: stored by apps, looked at by people. */
export const sessions = (deps: SessionsDeps) =>
  new Elysia({ name: 'sessions' })
    .use(pageRoute(deps))
    .use(ingestRoute(deps))
    .use(importRoute(deps))
    .use(misreadRoutes(deps))
    .use(useRoutes(deps))
    .use(compareRoute(deps))
    .use(deleteRoute(deps))

const ingestRoute = (deps: SessionsDeps) => {
  const { minPayloadVersion } = deps.config
  return new Elysia({ name: 'sessions-ingest' }).use(access(deps.limits)).post(
    '/v1/sessions/ingest',
    async ({ body, request, set }) => {
      const { session, converted } = await inImperial(body)
      const { isNew, answer } = await ingest(deps, principalOf(request).accountId, session)
      set.status = isNew ? 201 : 200
      set.headers[minPayloadVersionHeader] = String(minPayloadVersion)
      return converted.length === 0 ? answer : { ...answer, converted }
    },
    { ...ingestion(minPayloadVersion) },
  )
}

const importRoute = (deps: SessionsDeps) => {
  const readFile = sessionReader()
  return new Elysia({ name: 'sessions-import' }).use(access(deps.limits)).post(
    '/v1/sessions/import',
    async ({ body, query, request }) => {
      const { accountId } = principalOf(request)
      const read = await readFile(accountId, { bytes: body as Uint8Array, wish: query, at: deps.clock() })
      if ('refusal' in read) throw unreadable(read)
      const { session } = read
      const report = rendered(listenerFor(request), read.report)
      if (query.dryRun === 'true') return { success: true as const, session, report }
      const { answer } = await ingest(deps, accountId, session)
      return { success: true as const, session, report, sessionUrl: answer.sessionUrl }
    },
    { ...sessionImport },
  )
}

const unreadable = ({ refusal: detail, pointer }: { readonly refusal: Message; readonly pointer: string }) =>
  problem('validationFailed', { detail, errors: [{ pointer, detail }] })

const useRoutes = (deps: SessionsDeps) =>
  new Elysia({ name: 'sessions-use' })
    .use(access(deps.limits))
    .get(
      '/v1/sessions',
      async ({ query, request }) => ({
        success: true as const,
        ...(await listSessions(deps.sql, principalOf(request).accountId, query)),
      }),
      { ...sessionList },
    )
    .get(
      '/v1/sessions/:sessionId',
      async ({ params: { sessionId }, request }) =>
        rendered(
          listenerFor(request),
          await mediansOf(await sessionFor(deps.sql, principalOf(request).accountId, sessionId)),
        ),
      { ...medians },
    )
    .post(
      '/v1/sessions/:sessionId/fit',
      async ({ params: { sessionId }, body: { swingMetrics: swing, ...question }, query, headers, request, set }) => {
        const principal = principalOf(request)
        const session = await sessionFor(deps.sql, principal.accountId, sessionId)
        const { request: body, from } = await fitRequestOf(session, { ...question, swing }).catch(asProblem)
        const { shotsUsed, shotsLeftOut, unusable, corrected, read, swingMetrics, figures } = from
        const listener = listenerFor(request, query)
        const answering = { detail: query.detail, askFirst: query.askFirst, listener }
        const fitting = await answerAnalyze(deps, { principal, body, ...answering, headers, set })
        return {
          ...fitting,
          from: {
            sessionId,
            club: question.club,
            shotsUsed,
            shotsLeftOut,
            ...rendered(listener, { unusable, corrected }),
            read,
            figures: citedFigures(swingMetrics, figures),
          },
        }
      },
      { ...sessionFit },
    )

/** What cannot be fitted from is the fault of the club that was named. @throws validationFailed */
const asProblem = (error: unknown): never => {
  if (!(error instanceof NotFittable)) throw error
  const { detail } = error
  throw problem('validationFailed', { detail, errors: [{ pointer: '/club', detail }] })
}

const deleteRoute = (deps: SessionsDeps) =>
  new Elysia({ name: 'sessions-delete' }).use(access(deps.limits)).delete(
    '/v1/sessions/:sessionId',
    async ({ params: { sessionId }, request, server, set }) => {
      const principal = principalOf(request)
      const by = callerActor(principal, { request, server, config: deps.config })
      if ((await removeSessions(deps.sql, principal.accountId, [sessionId], by)) === 0)
        throw problem('sessionNotFound', { detail: noSession(sessionId) })
      set.status = 204
    },
    { ...sessionDeletion },
  )

const pageRoute = (deps: SessionsDeps) =>
  new Elysia({ name: 'sessions-page' })
    .get('/sessions/:id', ({ params, query, request }) => sessionAnswer(deps, params.id, { query, request }), {
      detail: { hide: true },
    })
    .get(
      '/sessions/:id/compare',
      ({ params, query, request }) => comparisonAnswerOf(deps, params.id, { query, request }),
      { detail: { hide: true } },
    )
