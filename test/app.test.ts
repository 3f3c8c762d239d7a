import { beforeAll, describe, expect, test } from 'bun:test'
import { type App, createApp } from '../src/app.ts'
import { createAccount, createKey } from '../src/identity/accounts/index.ts'
import { requestTo } from './support/app.ts'
import { forEachSharedDatabase } from './support/databases.ts'
import { testDeps } from './support/deps.ts'
import {
  createdBy,
  deletes,
  deletionsLast,
  endsKey,
  exampleOf,
  type Operation,
  on,
  operationsIn,
  requestOf,
  successOf,
  takesKey,
} from './support/operations.ts'

const isPublic = ({ security }: Operation) => security?.length === 0
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'unknown')

forEachSharedDatabase((_engine, open) => {
  let app: App
  let deps: Awaited<ReturnType<typeof testDeps>>['deps']
  let accountId: string
  let apiKey: string
  let operations: Operation[]
  const withKey = (init: RequestInit = {}) => ({
    ...init,
    headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${apiKey}` },
  })

  beforeAll(async () => {
    const sql = await open()
    deps = (await testDeps(sql)).deps
    app = createApp(deps)
    const owner = { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: 25, isEnterprise: false }
    ;({ accountId, apiKey } = await createAccount(deps, owner))
    operations = operationsIn(await (await app.handle(requestTo('/swagger/json'))).json())
  })

  test('the service offers exactly the operations of this release', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /v1/fittings/{fittingId}',
      'DELETE /v1/misread/{misreadId}',
      'DELETE /v1/sessions/{sessionId}',
      'DELETE /v1/webhooks/{webhookId}',
      'GET /health',
      'GET /mcp/health',
      'GET /readyz',
      'GET /readyz/reads',
      'GET /v1/catalog',
      'GET /v1/catalog/club-models',
      'GET /v1/catalog/clubs',
      'GET /v1/catalog/clubs/{headId}',
      'GET /v1/catalog/evidence',
      'GET /v1/fitters',
      'GET /v1/fittings',
      'GET /v1/fittings/{fittingId}',
      'GET /v1/key/status',
      'GET /v1/rules',
      'GET /v1/rules/{id}',
      'GET /v1/sessions',
      'GET /v1/sessions/{sessionId}',
      'GET /v1/status',
      'GET /v1/webhooks',
      'GET /v1/webhooks/{webhookId}',
      'GET /v1/webhooks/{webhookId}/deliveries',
      'GET /v1/webhooks/{webhookId}/leads',
      'PATCH /v1/webhooks/{webhookId}',
      'POST /v1/agent/token',
      'POST /v1/bag/gapping',
      'POST /v1/bag/plan',
      'POST /v1/catalog/compare',
      'POST /v1/catalog/scores',
      'POST /v1/fitting/analyze',
      'POST /v1/fitting/batch',
      'POST /v1/fittings/{fittingId}/lab-handoff',
      'POST /v1/grip-size',
      'POST /v1/keys/revoke',
      'POST /v1/sessions/import',
      'POST /v1/sessions/ingest',
      'POST /v1/sessions/misread',
      'POST /v1/sessions/{sessionId}/compare',
      'POST /v1/sessions/{sessionId}/fit',
      'POST /v1/store/link',
      'POST /v1/webhooks',
      'POST /v1/webhooks/{webhookId}/enable',
      'POST /v1/webhooks/{webhookId}/rotate-secret',
      'POST /v1/webhooks/{webhookId}/test',
    ])
  })

  test('ST-006 each operation is described: id, summary, topic, success, and every parameter', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(operations.length)
    for (const operation of operations) {
      const { path, summary, tags, responses, parameters = [] } = operation
      expect({ path, summary, tags }).toEqual({
        path,
        summary: expect.any(String),
        tags: [expect.any(String)],
      })
      expect(Object.keys(responses)).toContain(endsKey(operation) ? '204' : String(successOf(operation)))
      for (const { description } of parameters) expect(description).toBeString()
    }
  })

  test('an operation after which the key no longer works is marked, and so is every deletion; nothing else is', async () => {
    const ended: Operation[] = []
    for (const operation of operations.filter((each) => !isPublic(each))) {
      const { apiKey } = (await createKey(deps, accountId, { name: 'for one call' }))!
      const call = (path: string, init: RequestInit = {}) =>
        app.handle(requestTo(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${apiKey}` } }))
      await call(...requestOf(operation, exampleOf(operation)))
      if ((await call('/v1/key/status')).status === 401) ended.push(operation)
    }
    expect(ended).toEqual(operations.filter(endsKey))
    expect(ended).toHaveLength(1)
    expect(operations.filter(deletes)).toEqual(operations.filter(({ method }) => method === 'DELETE'))
  })

  test('each operation answers its own example at the first try, as on the API page', async () => {
    const analyze = operations.find(({ operationId }) => operationId === 'analyzeFitting')!
    const [address, init] = requestOf(analyze, exampleOf(analyze))
    const { fittingId } = (await (await app.handle(requestTo(address, withKey(init)))).json()) as { fittingId: string }
    const ids = { fittingId }
    for (const operation of deletionsLast(operations.filter((each) => isPublic(each) || takesKey(each)))) {
      const { method } = operation
      const [address, init] = requestOf(on(operation, ids), exampleOf(operation))
      const answer = await app.handle(requestTo(address, withKey(init)))
      expect({ method, address, status: answer.status }).toEqual({ method, address, status: successOf(operation) })
      if (answer.status === 201) Object.assign(ids, createdBy(operation, await answer.json()))
    }
  })

  describe('AU-003 AU-016 AN-044 who may come in', () => {
    test('every protected operation answers 401 to a stranger, before it looks at the body', async () => {
      const closedOnes = operations.filter((operation) => !isPublic(operation))
      expect(closedOnes.length).toBeGreaterThan(3)
      for (const { method, path } of closedOnes) {
        const init =
          method === 'POST' ? { method, body: '{ not json', headers: { 'content-type': 'text/plain' } } : { method }
        const answer = await app.handle(requestTo(addressOf(path), init))
        expect({ path, status: answer.status, challenge: answer.headers.get('www-authenticate') }).toMatchObject({
          path,
          status: 401,
          challenge: expect.stringMatching(/^Bearer/),
        })
        expect(await answer.json()).toMatchObject({
          code: 'UNAUTHORIZED',
          instance: answer.headers.get('x-request-id'),
        })
      }
    })
    test('every public operation answers without a credential', async () => {
      for (const { method, path } of operations.filter(isPublic)) {
        const answer = await app.handle(requestTo(addressOf(path), { method }))
        expect({ path, status: answer.status }).toEqual({ path, status: path.includes('{') ? 404 : 200 })
      }
    })
    test('with a key, unknown addresses and wrong methods are told apart', async () => {
      expect((await app.handle(requestTo('/v1/fiting/analyze', withKey({ method: 'POST' })))).status).toBe(404)
      const wrongMethod = await app.handle(requestTo('/v1/fitting/analyze', withKey()))
      expect({ status: wrongMethod.status, allow: wrongMethod.headers.get('allow') }).toEqual({
        status: 405,
        allow: 'POST',
      })
    })
  })

  test('ST-004 /readyz asks the real database', async () => {
    expect((await app.handle(requestTo('/readyz'))).status).toBe(200)
  })
})
