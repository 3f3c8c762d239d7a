import { Elysia } from 'elysia'
import { htmlDocument, isBrowsing } from '../../pages/index.ts'
import type { Config } from '../../platform/config.ts'
import { publicDocument, sendDocument } from '../../platform/http/etag.ts'
import { responses } from '../../platform/http/openapi.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import { shape } from '../../platform/schema.ts'
import { access } from '../auth/index.ts'
import { apiStatus } from './api-status.ts'
import { readiness, type Serving } from './readiness.ts'
import { ruleListPage, rulePage } from './rule-pages.ts'
import { ruleDetail, ruleList } from './rules.ts'
import { ApiStatus, Health, Readiness, RuleDetail, RuleList, RulePath } from './schema.ts'

export interface StatusDeps extends Serving {
  readonly config: Config
  readonly limits: RateLimits
}

/** Health, readiness, the active release, and the public rule book. */
export const status = (deps: StatusDeps) => {
  const { serviceName } = deps.config
  const list = publicDocument(JSON.stringify(ruleList()), 'application/json', byAccept)
  const listPage = htmlDocument(ruleListPage(serviceName), byAccept)
  const ruleFor = (request: Request, id: string) =>
    isBrowsing(request)
      ? htmlDocument(rulePage(id, serviceName), byAccept)
      : publicDocument(JSON.stringify(ruleDetail(id)), 'application/json', byAccept)
  return new Elysia({ name: 'status' })
    .use(release(deps))
    .get('/health', () => ({ status: 'ok' }), {
      detail: {
        operationId: 'getHealth',
        summary: 'Is the process alive?',
        tags: ['Service'],
        security: [],
        responses: responses({ 200: Health }),
      },
    })
    .get('/readyz', () => readiness(deps), {
      detail: {
        operationId: 'getReadiness',
        summary: 'Are application and database ready?',
        tags: ['Service'],
        security: [],
        responses: responses({ 200: Readiness }, ['notReady']),
      },
    })
    .get('/v1/rules', ({ request }) => sendDocument(request, isBrowsing(request) ? listPage : list), {
      detail: {
        operationId: 'listRules',
        summary: 'Every fitting rule, with its source',
        description: 'A browser, which asks for text/html, gets a page.',
        tags: ['Rules'],
        security: [],
        responses: responses({ 200: RuleList, 304: null }, [], { ETag: 'Send it back as If-None-Match.' }),
      },
    })
    .get('/v1/rules/:id', ({ request, params }) => sendDocument(request, ruleFor(request, params.id)), {
      params: shape(RulePath),
      detail: {
        operationId: 'getRule',
        summary: 'One fitting rule, with the figures of its table',
        description: 'A browser, which asks for text/html, gets a page.',
        tags: ['Rules'],
        security: [],
        responses: responses({ 200: RuleDetail, 304: null }, ['notFound'], { ETag: 'Send it back as If-None-Match.' }),
      },
    })
}

/** The versions that answer, for callers with a key. */
const release = ({ limits }: StatusDeps) =>
  new Elysia({ name: 'status-release' }).use(access(limits)).get('/v1/status', apiStatus, {
    limit: 'read',
    detail: {
      operationId: 'getStatus',
      summary: 'Versions of the API, the engine and the rules',
      tags: ['Service'],
      responses: responses({ 200: ApiStatus }, []),
    },
  })

/** The same address is a page in a browser and JSON for everybody else. */
const byAccept = { vary: 'Accept' }
