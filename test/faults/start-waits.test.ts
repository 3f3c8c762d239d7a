import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { customer } from '../support/customer.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { sumOf } from '../support/metrics.ts'
import { isPooled, type PrivatePostgres, privatePostgres } from '../support/postgres-server.ts'
import { clubwright, freePort, newAccount, type Service, startService, until } from '../support/service.ts'
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'

const statusOf = (service: Service, path: string): Promise<number> =>
  fetch(service.address + path).then(
    ({ status }) => status,
    () => 0,
  )
const lines = (service: Service, message: string): number =>
  service.printed().split(`"message":"${message}"`).length - 1
const untilWaiting = (service: Service) => until('it waits', () => lines(service, 'waiting for the database') > 0)
const untilServing = async (service: Service) => {
  await until('it is ready', async () => (await statusOf(service, '/readyz')) === 200)
  await until('it says so', () => service.printed().includes('is ready at'))
}

/** Alive, not ready, and every operation says so in the usual form. */
const expectWaiting = async ({ address }: Service) => {
  const health = await fetch(`${address}/health`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
  const operations = ['GET /readyz', 'GET /', 'GET /v1/status', 'POST /v1/fitting/analyze', 'POST /mcp', 'DELETE /x/y']
  for (const operation of operations) {
    const [method, path] = operation.split(' ') as [string, string]
    const answer = await fetch(address + path, { method, ...(method === 'POST' && { body: '{}' }) })
    const document = await answer.json()
    expect([operation, answer.status, document]).toEqual([
      operation,
      503,
      expect.objectContaining({ code: 'NOT_READY', instance: expect.stringMatching(/^req_/) }),
    ])
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('retry-after')).toBe('5')
  }
}

const postgres = await privatePostgres()
if (postgres !== null)
  describe.each([{}, { WORKERS: '2' }])('a start while PostgreSQL is away, %p', (how: Record<string, string>) => {
    const server: PrivatePostgres = postgres
    const env = { DATABASE_URL: server.url('postgres'), ...how }
    beforeAll(() => server.stop('fast'))

    test('waits, alive and not ready, says so once, and goes on when PostgreSQL is there', async () => {
      const service = startService(env)
      await untilWaiting(service)
      await expectWaiting(service)
      await server.start()
      await untilServing(service)
      expect(lines(service, 'waiting for the database')).toBe(1)
      expect(lines(service, 'the database is there')).toBe(1)
      const { apiKey } = await newAccount(env)
      expect((await customer(() => service.address, apiKey).analyze()).status).toBe(200)
      expect(await service.stop('SIGTERM')).toBe(0)
      await server.stop('fast')
    })

    test.each([
      ['on METRICS_PORT', { METRICS_PORT: String(freePort()) }],
      ['on its own port', { METRICS_TOKEN: 'a-token-for-prometheus' }],
    ] as [string, Record<string, string>][])(
      'is seen to wait, and not to be gone, in its metrics %s',
      async (_where, metrics) => {
        const service = startService({ ...env, ...metrics })
        await untilWaiting(service)
        const there = metrics['METRICS_PORT'] ? `http://127.0.0.1:${metrics['METRICS_PORT']}` : service.address
        const scrape = async () =>
          (await fetch(`${there}/metrics`, { headers: { authorization: 'Bearer a-token-for-prometheus' } })).text()
        const waiting = await scrape()
        expect(sumOf(waiting, 'clubwright_ready')).toBe(0)
        expect(sumOf(waiting, 'process_start_time_seconds')).toBeGreaterThan(0)
        await server.start()
        await untilServing(service)
        const ready = Number(how['WORKERS'] ?? 1)
        await until('each process is seen to be ready', async () => sumOf(await scrape(), 'clubwright_ready') === ready)
        expect(await service.stop('SIGTERM')).toBe(0)
        await server.stop('fast')
      },
    )

    test('ends with exit code 1 and words when PostgreSQL does not come', async () => {
      const { code, stderr } = await clubwright(['serve'], {
        ...env,
        PORT: '0',
        WAIT_FOR_DATABASE_SECONDS: '2',
      })
      expect(code).toBe(1)
      expect(stderr).toMatch(
        isPooled
          ? /^DATABASE_URL: The database cannot be used .*Gave up after [2-9] seconds\.\n$/
          : /^DATABASE_URL: The database cannot be used .*ECONNREFUSED.*Gave up after [2-9] seconds\.\n$/,
      )
      expect(stderr).not.toContain('secret')
    })

    test('ends at once, with exit code 0, when it is told to', async () => {
      const service = startService(env)
      await untilWaiting(service)
      expect(await service.stop('SIGTERM')).toBe(0)
    })

    test.each(['without tables', 'of this release'])(
      'waits for a database %p that takes no writes, and names it',
      async (state) => {
        await server.start()
        if (state === 'of this release') await clubwright(['migrate'], env)
        const sql = new Bun.SQL(server.direct('postgres'), { max: 1 })
        const readOnly = async (value: 'on' | 'off') => {
          await sql.unsafe(`alter system set default_transaction_read_only = ${value}`).simple()
          await sql`select pg_reload_conf()`
        }
        if (state === 'without tables') await sql.unsafe('drop schema public cascade; create schema public').simple()
        await readOnly('on')
        const service = startService({ ...env, WAIT_FOR_DATABASE_SECONDS: '600' })
        await untilWaiting(service)
        const fault = 'The database does not accept writes: it is read-only.'
        expect(service.printed()).toContain(fault)
        expect(await (await fetch(`${service.address}/readyz`)).json()).toMatchObject({ status: 503, detail: fault })
        await readOnly('off')
        await untilServing(service)
        await sql.end()
        expect(await service.stop('SIGTERM')).toBe(0)
        await server.stop('fast')
      },
    )

    afterAll(async () => {
      await server.start()
    })
  })

const url = await newPostgresUrl()
if (url !== null)
  describe('a start while the network is bad', () => {
    let proxy: TcpProxy
    beforeAll(async () => {
      proxy = await tcpProxy(url)
    })
    afterAll(() => proxy.stop())

    test('a PostgreSQL that accepts connections and never answers is waited for, too', async () => {
      proxy.set('silent')
      const service = startService({ DATABASE_URL: proxy.through(url) })
      await untilWaiting(service)
      await expectWaiting(service)
      proxy.set('pass')
      await untilServing(service)
      expect(await service.stop('SIGTERM')).toBe(0)
    })

    test.each(['schema_migrations', 'catalog_state', 'evidence_cells', ...(isPooled ? [] : ['listen '])])(
      'a connection that is cut at its first statement about %p is made again',
      async (text) => {
        proxy.dropRepliesTo(text)
        const service = startService({ DATABASE_URL: proxy.through(url) })
        await untilWaiting(service)
        await expectWaiting(service)
        proxy.dropRepliesTo(null)
        await untilServing(service)
        expect([lines(service, 'waiting for the database'), lines(service, 'the database is there')]).toEqual([1, 1])
        expect(await service.stop('SIGTERM')).toBe(0)
      },
    )
  })
