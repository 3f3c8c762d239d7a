import { beforeAll, describe, expect, test } from 'bun:test'
import { createAccount } from '../src/accounts/index.ts'
import { type App, createApp } from '../src/app.ts'
import { requestTo } from './support/app.ts'
import { forEachDatabase } from './support/databases.ts'
import { testDeps } from './support/deps.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description?: string
  readonly example?: unknown
}

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
  readonly responses: Readonly<Record<string, unknown>>
}

const isPublic = ({ operation }: { operation: Operation }) => operation.security?.length === 0
/** What the API page sends when a newcomer presses its button: every example as it stands. */
const firstTry = (method: string, path: string, { parameters = [], requestBody }: Operation): [string, RequestInit] => {
  const examples = parameters.filter(({ example }) => example !== undefined)
  const query = new URLSearchParams(
    examples
      .filter(({ in: where }) => where === 'query')
      .map(({ name, example }): [string, string] => [name, String(example)]),
  )
  const address = examples
    .filter(({ in: where }) => where === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)
  const body = requestBody?.content['application/json']?.example
  return [
    `${address}?${query}`,
    body === undefined
      ? { method }
      : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  ]
}
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'unknown')

forEachDatabase((_engine, open) => {
  let app: App
  let apiKey: string
  let operations: { method: string; path: string; operation: Operation }[]
  const withKey = (init: RequestInit = {}) => ({
    ...init,
    headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${apiKey}` },
  })

  beforeAll(async () => {
    const sql = await open()
    const { deps } = await testDeps(sql)
    app = createApp(deps)
    const owner = { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: 25, isEnterprise: false }
    apiKey = (await createAccount(deps, owner)).apiKey
    const { paths } = (await (await app.handle(requestTo('/swagger/json'))).json()) as {
      paths: Record<string, Record<string, Operation>>
    }
    operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
  })

  test('the service offers exactly the operations of this release', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /health',
      'GET /mcp/health',
      'GET /readyz',
      'GET /v1/catalog',
      'GET /v1/catalog/club-models',
      'GET /v1/catalog/clubs',
      'GET /v1/catalog/clubs/{headId}',
      'GET /v1/catalog/evidence',
      'GET /v1/fitters',
      'GET /v1/fittings/{fittingId}',
      'GET /v1/key/status',
      'GET /v1/rules',
      'GET /v1/rules/{id}',
      'GET /v1/status',
      'POST /v1/bag/gapping',
      'POST /v1/catalog/compare',
      'POST /v1/catalog/scores',
      'POST /v1/fitting/analyze',
      'POST /v1/grip-size',
      'POST /v1/sessions/ingest',
      'POST /v1/store/link',
    ])
  })

  test('ST-006 each operation is described: id, summary, topic, success, and every parameter', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(operations.length)
    for (const { path, operation } of operations) {
      expect({ path, summary: operation.summary, tags: operation.tags }).toEqual({
        path,
        summary: expect.any(String),
        tags: [expect.any(String)],
      })
      expect(Object.keys(operation.responses)).toContain('200')
      for (const parameter of operation.parameters ?? []) expect(parameter.description).toBeString()
    }
  })

  test('each operation answers its own example at the first try, as on the API page', async () => {
    const analyzed = operations.find(({ operation }) => operation.operationId === 'analyzeFitting')!
    const [address, init] = firstTry('POST', analyzed.path, analyzed.operation)
    const { fittingId } = (await (await app.handle(requestTo(address, withKey(init)))).json()) as { fittingId: string }
    for (const { method, path, operation } of operations) {
      const [address, init] = firstTry(method, path.replace('{fittingId}', fittingId), operation)
      const { status } = await app.handle(requestTo(address, withKey(init)))
      const success = '201' in operation.responses ? 201 : 200 // the first of its kind is made
      expect({ method, address, status }).toEqual({ method, address, status: success })
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
