import { Elysia } from 'elysia'
import { access } from '../../identity/auth/index.ts'
import { htmlDocument, readerOf } from '../../pages/index.ts'
import { revalidated } from '../../platform/http/answers/encoding.ts'
import { publicDocument, sendDocument, sendNewDocument } from '../../platform/http/answers/public-document.ts'
import { isBrowsing } from '../../platform/http/browsing.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { operation } from '../../platform/http/operation.ts'
import { shape } from '../../platform/schema.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { apiStatus } from './api-status.ts'
import { readiness, readsReadiness, type Serving } from './readiness.ts'
import { ruleListPage, rulePage } from './rule-pages.ts'
import { ruleDetail, ruleList } from './rules.ts'
import { ApiStatus, Health, Readiness, ReadsReadiness, RuleDetail, RuleList, RulePath } from './schema.ts'

/** Parts of the service that the status routes use. */
export interface StatusDeps extends Serving {
  readonly config: Config
  readonly limits: RateLimits
}

/** Whether the process lives. */
export const health = operation({
  id: 'getHealth',
  tag: 'Service',
  security: [],
  answers: { 200: Health },
  summary: 'Check that the process is alive',
  description: 'Answers 200 while the process runs, whatever else is wrong: for liveness probes.',
})

/** Whether the service can answer everything. */
export const ready = operation({
  id: 'getReadiness',
  tag: 'Service',
  security: [],
  answers: { 200: Readiness },
  problems: ['notReady'],
  summary: 'Check that the application and the database are ready',
  description: 'Answers 200 only while requests can be served: for load balancers and readiness probes.',
})

/** Whether the service can answer reads. */
export const readsReady = operation({
  id: 'getReadsReadiness',
  tag: 'Service',
  security: [],
  answers: { 200: ReadsReadiness },
  problems: ['notReady'],
  summary: 'Check that what needs no database is served',
  description:
    'Answers 200 while this process serves catalog, search, scores, evidence and pages, also while the database is away: for load balancers that have no process with a database left, and for readiness probes that would otherwise remove all of them.',
})

/** The rule book. */
export const everyRule = operation({
  id: 'listRules',
  tag: 'Rules',
  security: [],
  answers: { 200: RuleList, 304: null },
  answerHeaders: { ETag: revalidated.ETag },
  summary: 'List the fitting rules with their sources',
  description: 'Browsers (Accept: text/html) get a page; `q` searches the rules on it.',
})

/** One rule with its table. */
export const oneRule = operation({
  id: 'getRule',
  tag: 'Rules',
  security: [],
  params: shape(RulePath),
  answers: { 200: RuleDetail, 304: null },
  problems: ['notFound'],
  answerHeaders: { ETag: revalidated.ETag },
  summary: 'Get a fitting rule with the figures of its table',
  description: 'Browsers (Accept: text/html) get a page; `at` marks a golfer on its chart.',
})

/** Releases and revisions that run. */
export const releaseStatus = operation({
  id: 'getStatus',
  tag: 'Service',
  limit: 'read',
  answers: { 200: ApiStatus },
  summary: 'Get the versions of the API, the engine and the rules',
  description: 'Works with any live key; nothing is consumed.',
})

/** Health, readiness, the active release, and the public rule book. */
export const status = (deps: StatusDeps) => {
  const list = publicDocument(JSON.stringify(ruleList()), 'application/json', byAccept)
  const listPage = (request: Request) =>
    htmlDocument(
      ruleListPage(deps.config, queryOf(request.url).get('q')?.trim() ?? '', readerOf(request)),
      byAcceptAndReader,
    )
  const ruleFor = (request: Request, id: string) =>
    isBrowsing(request)
      ? htmlDocument(
          rulePage(id, deps.config, numberOf(queryOf(request.url).get('at')), readerOf(request)),
          byAcceptAndReader,
        )
      : publicDocument(JSON.stringify(ruleDetail(id)), 'application/json', byAccept)
  return new Elysia({ name: 'status' })
    .use(versions(deps))
    .get('/health', () => ({ status: 'ok' }), { ...health })
    .get('/readyz', () => readiness(deps), { ...ready })
    .get('/readyz/reads', () => readsReadiness(deps), { ...readsReady })
    .get(
      '/v1/rules',
      ({ request }) =>
        isBrowsing(request) ? sendNewDocument(request, listPage(request)) : sendDocument(request, list),
      { ...everyRule },
    )
    .get('/v1/rules/:id', ({ request, params }) => sendNewDocument(request, ruleFor(request, params.id)), {
      ...oneRule,
    })
}

/** The versions that answer, for callers with a key. */
const versions = ({ limits }: StatusDeps) =>
  new Elysia({ name: 'status-release' }).use(access(limits)).get('/v1/status', apiStatus, { ...releaseStatus })

const queryOf = (url: string): URLSearchParams => new URL(url).searchParams

/** A number in an address; null when there is none. */
const numberOf = (text: string | null): number | null => {
  const number = Number.parseFloat(text ?? '')
  return Number.isFinite(number) ? number : null
}

/** The same address is a page in a browser and JSON for everybody else. */
const byAccept = { vary: 'Accept' }
/** A page is in the language, the numbers and the units of its reader. */
const byAcceptAndReader = { vary: 'Accept, Accept-Language, Cookie' }
