import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type AddressInfo, createServer } from 'node:net'
import { type Balancer, shippedHaproxy } from '../support/balancers.ts'
import { openClub } from '../support/club.ts'
import { customer } from '../support/customer.ts'
import { onOneSharedDatabase } from '../support/databases.ts'
import { operationsIn } from '../support/operations.ts'
import { type PrivatePostgres, privatePostgres } from '../support/postgres-server.ts'
import { newAccount, readyService, type Service, unlimitedRates, until } from '../support/service.ts'

const noticedMs = 12_000
const postgres = await privatePostgres()
const balancer = shippedHaproxy([]) // says why, where there is none
await balancer?.stop()

/** A replica that carries out what it is sent, and dies before it answers. */
const dyingReplica = () => {
  const carriedOut: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const [line] = bytes.toString().split(' HTTP')
      const isCheck = line!.startsWith('GET /readyz')
      if (!isCheck) carriedOut.push(line!)
      socket.end(isCheck ? 'HTTP/1.0 200 OK\r\n\r\n' : '')
    })
  }).listen(0, '127.0.0.1')
  return { carriedOut, port: (server.address() as AddressInfo).port, stop: () => server.close() }
}

if (balancer !== null)
  onOneSharedDatabase((open) =>
    test('review 2, finding 2: what may have been carried out is repeated only where that is safe', async () => {
      const replica = dyingReplica()
      const haproxy = shippedHaproxy([replica.port])!
      const send = (method: string, path: string, headers: Record<string, string> = {}) =>
        fetch(haproxy.address + path, { method, headers, keepalive: false }).catch(() => null)
      await until('requests get through', async () => {
        await send('GET', '/v1/status')
        return replica.carriedOut.length > 0
      })
      const timesOf = async (method: string, path: string, headers?: Record<string, string>) => {
        replica.carriedOut.length = 0
        await send(method, path, headers)
        return replica.carriedOut.length
      }
      const club = await openClub(await open())
      const operations = operationsIn((await club.get('/swagger/json')).body)
      for (const { method, path } of operations.filter((one) => !one.path.startsWith('/readyz'))) {
        const isSafe = method === 'GET' || path === '/v1/fitting/batch'
        expect([method, path, await timesOf(method, path)]).toEqual([method, path, isSafe ? 3 : 1])
      }
      for (const path of ['/mcp', '/fittings/fit_1/mail', '/shared/fit_1/lead', '/dashboard/team'])
        expect([path, await timesOf('POST', path)]).toEqual([path, 1])
      const keyed = { 'idempotency-key': 'k' }
      expect(await timesOf('POST', '/v1/fitting/analyze', keyed)).toBe(3)
      for (const path of ['/v1/store/link', '/v1/sessions/misread', '/v1/webhooks/w/test'])
        expect([path, await timesOf('POST', path, keyed)]).toEqual([path, 1])
      await haproxy.stop()
      replica.stop()
    }),
  )

if (postgres !== null && balancer !== null) describe('HAProxy as ops/compose ships it', () => tests(postgres))

function tests(postgres: PrivatePostgres) {
  let replicas: Service[]
  let haproxy: Balancer
  let apiKey: string
  beforeAll(async () => {
    const env = { DATABASE_URL: postgres.url('postgres'), STOP_DELAY_SECONDS: '3', ...unlimitedRates }
    replicas = [await readyService(env), await readyService(env)]
    apiKey = (await newAccount(env)).apiKey
    haproxy = shippedHaproxy(replicas.map(({ address }) => Number(new URL(address).port)))!
    await until('requests get through', async () => (await ask('/readyz')).status === 200)
  })
  afterAll(async () => {
    await haproxy.stop()
    for (const replica of replicas) await replica.stop('SIGKILL')
    await postgres.stop('immediate')
  })

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(haproxy.address + path, { ...init, headers: { authorization: `Bearer ${apiKey}`, ...init.headers } }).catch(
      () => new Response(null, { status: 599 }),
    )
  const reads = () => ({
    catalog: ask('/v1/catalog'),
    search: ask('/v1/catalog/clubs?clubType=driver&limit=3'),
    scores: customer(() => haproxy.address, apiKey).memory.scores(),
    evidence: ask('/v1/catalog/evidence'),
    status: ask('/v1/status'),
    rules: ask('/v1/rules'),
    page: ask('/'),
    documentation: ask('/docs/errors'),
    health: ask('/health'),
  })
  const statusesOf = async (asked: Record<string, Promise<Response>>) =>
    Object.fromEntries(await Promise.all(Object.entries(asked).map(async ([name, one]) => [name, (await one).status])))
  const allRight = {
    catalog: 200,
    search: 200,
    scores: 200,
    evidence: 200,
    status: 200,
    rules: 200,
    page: 200,
    documentation: 200,
    health: 200,
  }

  test('requests with trailers by one caller fail nobody else', async () => {
    const { hostname, port } = new URL(haproxy.address)
    const request =
      `POST /v1/grip-size HTTP/1.1\r\nHost: fit.example\r\nAuthorization: Bearer ${apiKey}\r\nContent-Type: application/json\r\n` +
      'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Trail: abc\r\n\r\n'
    const sendTrailers = async () => {
      const answered = Promise.withResolvers<void>()
      const socket = await Bun.connect({
        hostname,
        port: Number(port),
        socket: { data: () => answered.resolve(), close: () => answered.resolve(), error: () => answered.resolve() },
      })
      socket.write(request)
      await answered.promise
      socket.end()
    }
    let isOver = false
    const statuses: number[] = []
    const other = async () => {
      while (!isOver) statuses.push((await ask('/v1/catalog/clubs?clubType=driver&limit=1')).status)
    }
    const others = Array.from({ length: 4 }, other)
    for (let n = 0; n < 100; n++) await Promise.all([sendTrailers(), sendTrailers(), sendTrailers(), sendTrailers()])
    isOver = true
    await Promise.all(others)
    expect(statuses.length).toBeGreaterThan(20)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  test('while PostgreSQL is away, what needs no database is served, and the rest is told in a problem document when to come back', async () => {
    expect(await statusesOf(reads())).toEqual(allRight)
    await postgres.stop('immediate')
    await until('no replica is ready', async () =>
      (await Promise.all(replicas.map(({ address }) => fetch(`${address}/readyz`)))).every(
        ({ status }) => status === 503,
      ),
    )
    // Three checks of two seconds and more: by then the balancer has noticed.
    for (const end = performance.now() + noticedMs; performance.now() < end; await Bun.sleep(200))
      expect(await statusesOf(reads())).toEqual(allRight)
    for (const refused of [await customer(() => haproxy.address, apiKey).analyze(), await ask('/v1/key/status')]) {
      expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await postgres.start()
    await until('all is well', async () => (await customer(() => haproxy.address, apiKey).analyze()).status === 200)
  })

  test('a replica that stops is left before its port closes, and nobody notices', async () => {
    const stopped = replicas[1]!.stop('SIGTERM')
    let hasStopped = false
    void stopped.then(() => {
      hasStopped = true
    })
    const statuses: number[] = []
    while (!hasStopped) statuses.push((await ask('/v1/catalog/clubs?clubType=driver&limit=1')).status)
    expect(await stopped).toBe(0)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  test('without any replica the balancer itself answers with a problem document and Retry-After', async () => {
    await replicas[0]!.stop('SIGKILL')
    await until('the balancer has noticed', async () => (await ask('/readyz')).headers.get('retry-after') === '5')
    const answer = await ask('/v1/status')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({
      status: 503,
      code: 'NOT_READY',
      retry: 'after Retry-After',
      success: false,
    })
  })
}
