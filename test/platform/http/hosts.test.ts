import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasLongProofs } from '../../runner/tiers.ts'
import { newPostgresUrl } from '../../support/databases.ts'
import { keptConnection } from '../../support/kept-connection.ts'
import { endsKey, exampleOf, operationsIn, requestOf } from '../../support/operations.ts'
import { newAccount, readyService, type Service, scratchDirectory, unlimitedRates } from '../../support/service.ts'

/** A request of the test, without its Host. */
interface Route {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** Host headers, as lines, that are odd and right. Everything behaves as with `usual`. */
const right = ['a', 'ab', 'abc', 'api', 'a.b', 'x:8', 'api:80', 'my_service:3000'].map((host) => `Host: ${host}`)
const usual = 'Host: clubwright.example'
/** No Host that could be used. */
const wrong = [
  'a b',
  'a@b',
  'a/b',
  'x?y',
  'x#y',
  'a\\b',
  '[evil',
  '[::1',
  'user:pw@host',
  'host:99999',
  'caf\xe9',
  '%61pi',
  'a%zz',
  '%',
  'x:99999',
  'localhost:abc',
  '999.1.1.1',
].map((host) => `Host: ${host}`)
const several = ['Host: one.example\r\nHost: two.example', 'Host: a\r\nHost: b', 'Host: a, b']
/** Nothing is said, so the name is that of BASE_URL. */
const unsaid = ['Host:', 'Host: ']

const pages = [
  '/',
  '/llms.txt',
  '/docs/errors',
  '/docs/errors/INTERNAL',
  '/docs/style.css',
  '/swagger',
  '/swagger/json',
]
const others = ['/favicon.ico', '/robots.txt', '/mcp/server-card', '/nowhere', '/v1/nowhere', '/sessions/nobody']

/** A Host is read before the storage: the quick tests have one engine. */
const postgresUrl = hasLongProofs ? await newPostgresUrl() : null
const engines = { embedded: {}, ...(postgresUrl !== null && { postgresql: { DATABASE_URL: postgresUrl } }) }

for (const [engine, storage] of Object.entries(engines))
  describe(engine, () => {
    /**
     * The second engine meets the first few of each kind. In the quick tests each route meets two, the next ones at the next
     * route.
     */
    const some = (lines: readonly string[], place: number) => {
      if (engine !== 'embedded') return lines.slice(0, 2)
      return hasLongProofs
        ? lines
        : [...lines, ...lines].slice(place % lines.length).slice(0, Math.min(2, lines.length))
    }
    const scratch = scratchDirectory()
    let service: Service
    let apiKey: string
    let routes: Route[]
    beforeAll(async () => {
      const env = { DATA_DIR: scratch.path, ...storage, ...unlimitedRates, BASE_URL: 'http://localhost:1' }
      service = await readyService(env)
      apiKey =
        'DATABASE_URL' in storage
          ? (await newAccount(storage)).apiKey
          : readFileSync(join(scratch.path, 'dev-key'), 'utf8').trim()
      // Ten rows a day are taken from an account: what is sent here is refused for its body.
      routes = (await everyRoute(service, apiKey)).map((route) =>
        route.target === '/v1/sessions/misread' ? { ...route, body: '{}' } : route,
      )
    })
    afterAll(async () => {
      await service.stop('SIGTERM')
      scratch.remove()
    })

    /** What an answer comes to: by status, challenge, kind and code. */
    const outcome = async (
      { method, target, headers, body }: Route,
      host: string,
      as: 'us' | 'a stranger',
      http = '1.1',
    ) => {
      const connection = await keptConnection(service.address)
      const lines = Object.entries({
        ...headers,
        ...(as === 'us' && { authorization: `Bearer ${apiKey}` }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`)
      connection.send(
        [`${method} ${target} HTTP/${http}`, ...(host === '' ? [] : [host]), ...lines, '', body ?? ''].join('\r\n'),
      )
      const answer = await connection.answer()
      const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(answer.head)?.[1]?.trim()
      expect(answer.head).toContain('\r\nx-request-id: req_')
      return {
        status: answer.status,
        challenge: header('www-authenticate'),
        type: header('content-type'),
        code: /"code":"([A-Z_]+)"/.exec(answer.body)?.[1],
      }
    }

    for (const as of ['us', 'a stranger'] as const)
      describe(`every route, asked by ${as}`, () => {
        const compared = async (hosts: readonly string[], like: string, http?: string) => {
          for (const [place, route] of routes.entries()) {
            const asUsual = await outcome(route, like, as)
            for (const host of some(hosts, place)) {
              const { method, target } = route
              expect({ method, target, host, ...(await outcome(route, host, as, http)) }).toEqual({
                method,
                target,
                host,
                ...asUsual,
              })
            }
          }
        }
        test('takes a short Host as a long one', () => compared(right, usual))
        test('takes no Host, as in HTTP/1.0, and an empty one', async () => {
          await compared([''], 'Host: localhost', '1.0')
          await compared(unsaid, 'Host: localhost')
        })
        test('refuses a Host that is none, but for the questions of load balancers', async () => {
          for (const [place, route] of routes.entries())
            for (const host of some(wrong, place)) {
              const { method, target } = route
              const isProbe = target.startsWith('/health') || target.startsWith('/readyz')
              const { status, code } = await outcome(route, host, as)
              expect({ method, target, host, status, code }).toEqual({
                method,
                target,
                host,
                status: isProbe ? 200 : 400,
                code: isProbe ? undefined : 'VALIDATION_FAILED',
              })
            }
        })
        test('refuses several Hosts', async () => {
          for (const [place, route] of routes.entries())
            for (const host of some(several, place))
              expect(await outcome(route, host, as)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
        })
      })

    test('every Host that is none is refused as the mistake of whoever sent it', async () => {
      const answers = await Promise.all(
        wrong.map(async (host) => {
          const { status, code } = await outcome({ method: 'GET', target: '/v1/nowhere', headers: {} }, host, 'us')
          return { host, status, code }
        }),
      )
      expect(answers).toEqual(wrong.map((host) => ({ host, status: 400, code: 'VALIDATION_FAILED' })))
    })

    test('no Host lets a stranger reach a protected route by a longer path', async () => {
      const reads = routes.filter(({ method, target }) => method === 'GET' && target.startsWith('/v1/'))
      for (const [place, { target, ...route }] of reads.entries())
        for (const host of [...some(right, place), ...some(unsaid, place), ''])
          for (const lead of some(['/a', '/aa', '/aaa', '/aaaa', '//aa', '/a/b'], place))
            expect(await outcome({ ...route, target: lead + target }, host, 'a stranger', '1.0')).toMatchObject({
              status: 404,
            })
    })

    test('an initialize of an agent comes through with any right Host of ours', async () => {
      const { port } = new URL(service.address)
      const initialize = routes.find(({ target }) => target === '/mcp')!
      for (const host of ['Host: localhost', `Host: 127.0.0.1:${port}`, '', 'Host:'])
        expect(await outcome(initialize, host, 'us', '1.0')).toMatchObject({ status: 200 })
      for (const host of ['Host: ....', 'Host: 1.2.3', 'Host: evil.example', 'Host: api'])
        expect(await outcome(initialize, host, 'us')).toMatchObject({ status: 403 })
    })
  })

/** The id of nothing, so that what is deleted does not change the next answer. */
const nobodys = '00000000-0000-4000-8000-000000000000'

/** The operations of the API description with their examples, the tool endpoint, and the pages. */
const everyRoute = async ({ address }: Service, apiKey: string): Promise<Route[]> => {
  const authorization = `Bearer ${apiKey}`
  const operations = operationsIn(await (await fetch(`${address}/swagger/json`)).json())
  const analyze = operations.find(({ operationId }) => operationId === 'analyzeFitting')!
  const [path, init] = requestOf(analyze, exampleOf(analyze))
  const made = await fetch(address + path, { ...init, headers: { ...init.headers, authorization } } as RequestInit)
  const { fittingId } = (await made.json()) as { fittingId: string }
  const ingest = operations.find(({ operationId }) => operationId === 'ingestSession')!
  const [sessions, session] = requestOf(ingest, exampleOf(ingest))
  await fetch(address + sessions, { ...session, headers: { ...session.headers, authorization } } as RequestInit)
  const described = operations
    .filter((one) => !endsKey(one))
    .map((operation): Route => {
      const [target, { method, body, headers }] = requestOf(operation, exampleOf(operation))
      // An account may have ten endpoints: the creation is refused, and so always answers alike.
      if (operation.operationId === 'createWebhook') return { method, target, headers, body: '{}' }
      if (method === 'DELETE') return { method, target: operation.path.replace(/\{\w+\}/, nobodys), headers }
      return { method, target: target.replace('{fittingId}', fittingId).replace(/\?$/, ''), headers, body }
    })
  const initialize = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  const tools: Route = {
    method: 'POST',
    target: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize }),
  }
  return [...described, tools, ...[...pages, ...others].map((target) => ({ method: 'GET', target, headers: {} }))]
}
