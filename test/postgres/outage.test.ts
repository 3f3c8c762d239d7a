import { describe, expect, test } from 'bun:test'
import { Problem } from '../../src/errors.ts'
import { openPostgres } from '../../src/postgres/client.ts'
import { writeDeadlineMs } from '../../src/postgres/outage.ts'
import { forEachDatabase, newPostgresUrl } from '../support/databases.ts'

/** These tests wait for the real deadlines, side by side. */
const limitMs = 30_000

/** How it ended, and after how many milliseconds. */
const failure = async (work: Promise<unknown>): Promise<{ problem: Problem; ms: number }> => {
  const startedMs = performance.now()
  const error = await work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(Problem)
  return { problem: error as Problem, ms: performance.now() - startedMs }
}

const storageUnavailable = { code: 'STORAGE_UNAVAILABLE', status: 503, headers: { 'Retry-After': '5' } }

test.concurrent('a server that is not there is STORAGE_UNAVAILABLE with Retry-After', async () => {
  const sql = openPostgres('postgres://nobody@127.0.0.1:1/none')
  expect((await failure(sql`select 1`)).problem).toMatchObject(storageUnavailable)
  expect((await failure(sql.ping())).problem).toMatchObject(storageUnavailable)
  expect((await failure(sql.begin(async (sql) => sql`select 1`))).problem).toMatchObject(storageUnavailable)
  await sql.end()
})

test.concurrent(
  'D3 a server that closes while the connection begins does not keep anybody waiting',
  async () => {
    const server = Bun.listen({
      hostname: '127.0.0.1',
      port: 0,
      socket: { open: (socket) => void socket.end(), data: () => {} },
    })
    const sql = openPostgres(`postgres://nobody@127.0.0.1:${server.port}/none`)
    const { problem, ms } = await failure(sql`select 1`)
    expect(problem).toMatchObject(storageUnavailable)
    expect(ms).toBeLessThan(writeDeadlineMs + 2_000)
    server.stop(true)
    await sql.end()
  },
  limitMs,
)

const url = await newPostgresUrl()

if (url !== null)
  describe('a real server', () => {
    test.concurrent(
      'D2 that stops answering keeps nobody much longer than the deadline, and is used again when it answers',
      async () => {
        const proxy = blackHole(url)
        const sql = openPostgres(proxy.url)
        expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
        proxy.swallow(true)
        const [query, transaction] = await Promise.all([
          failure(sql`select 2`),
          failure(sql.begin(async (sql) => sql`select 3`)),
        ])
        for (const { problem, ms } of [query, transaction]) {
          expect(problem).toMatchObject(storageUnavailable)
          expect(ms).toBeLessThan(2 * writeDeadlineMs + 2_000)
        }
        proxy.swallow(false)
        expect(await sql`select 4 as four`).toEqual([{ four: 4 }])
        await sql.end()
        proxy.stop()
      },
      limitMs,
    )

    test.concurrent(
      'stops a slow statement before our deadline, and the pool stays',
      async () => {
        const sql = openPostgres(url)
        const { problem, ms } = await failure(sql`select pg_sleep(60)`)
        expect(problem).toMatchObject(storageUnavailable)
        expect(ms).toBeLessThan(writeDeadlineMs)
        expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
        await sql.end()
      },
      limitMs,
    )

    test.concurrent('D1 that ends a connection gets a new one', async () => {
      const sql = openPostgres(url)
      const { problem } = await failure(sql`select pg_terminate_backend(pg_backend_pid())`)
      expect(problem).toMatchObject(storageUnavailable)
      expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
      await sql.end()
    })
  })

forEachDatabase((_engine, open) => {
  test('D7 more callers than connections all get their answer', async () => {
    const sql = await open()
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => sql<{ n: number }>`select ${n}::int as n`))
    expect(answers.map(([row]) => row!.n)).toEqual(Array.from({ length: 200 }, (_, n) => n))
  })
})

/** A proxy in front of a server that can stop passing bytes on without closing anything. */
function blackHole(target: string) {
  const { hostname, port, pathname, username } = new URL(target)
  let isSwallowing = false
  type Link = { other: Bun.Socket<unknown> | null; waiting: Uint8Array[] }
  const server = Bun.listen<Link>({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open: async (client) => {
        client.data = { other: null, waiting: [] }
        const other = await Bun.connect({
          hostname,
          port: Number(port),
          socket: {
            data: (_, bytes) => void (isSwallowing || client.write(bytes)),
            close: () => void client.end(),
          },
        })
        client.data.other = other
        for (const bytes of client.data.waiting) other.write(bytes)
      },
      data: (client, bytes) => {
        if (isSwallowing) return
        if (client.data.other) client.data.other.write(bytes)
        else client.data.waiting.push(new Uint8Array(bytes))
      },
      close: (client) => void client.data.other?.end(),
    },
  })
  return {
    url: `postgres://${username}@127.0.0.1:${server.port}${pathname}`,
    swallow: (yes: boolean) => {
      isSwallowing = yes
    },
    stop: () => server.stop(true),
  }
}
