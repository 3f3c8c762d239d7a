import { describe, expect, test } from 'bun:test'
import { Problem } from '../../../src/platform/errors.ts'
import { queryCanceledState, readDeadlineMs, writeDeadlineMs } from '../../../src/platform/postgres/outage.ts'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import { forEachDatabase, newPostgresUrl } from '../../support/databases.ts'
import { isPooled } from '../../support/postgres-server.ts'
import { until } from '../../support/service.ts'
import { tcpProxy } from '../../support/tcp-proxy.ts'

/** Time for a busy machine: whoever takes so much longer than a deadline hangs. */
const hangMs = 60_000

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

test.concurrent('D3 a server that closes while the connection begins refuses, and is asked a few times for each read', async () => {
  let connections = 0
  const server = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open: (socket) => {
        connections++
        socket.end()
      },
      data: () => {},
    },
  })
  const sql = openPostgres(`postgres://nobody@127.0.0.1:${server.port}/none`)
  const failures = await Promise.all(Array.from({ length: 100 }, () => failure(sql.read`select 1`)))
  for (const { problem, ms } of failures) {
    expect(problem).toMatchObject(storageUnavailable)
    expect(ms).toBeLessThan(readDeadlineMs + hangMs)
  }
  expect(connections).toBeLessThan(10 * 100)
  const asked = connections
  const write = await failure(sql`select 1`)
  expect(write.problem).toMatchObject({ code: 'STORAGE_UNAVAILABLE', cause: { code: 'ECONNRESET' } })
  expect(write.ms).toBeLessThan(writeDeadlineMs + hangMs)
  expect(connections - asked).toBeLessThan(10) // reads that were given up may still be asked
  server.stop(true)
  await sql.end()
})

const url = await newPostgresUrl()

if (url !== null)
  describe('a real server', () => {
    test.concurrent('D2 that stops answering keeps nobody longer than the deadline, and is used again when it answers', async () => {
      const proxy = await tcpProxy(url)
      const sql = openPostgres(proxy.through(url))
      expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
      proxy.set('silent')
      const [read, query, transaction] = await Promise.all([
        failure(sql.read`select 2`),
        failure(sql`select 2`),
        failure(sql.begin(async (sql) => sql`select 3`)),
      ])
      expect(read.ms).toBeLessThan(readDeadlineMs + hangMs)
      for (const { problem, ms } of [query, transaction]) {
        expect(problem).toMatchObject(storageUnavailable)
        expect(ms).toBeLessThan(writeDeadlineMs + hangMs)
      }
      proxy.set('pass')
      expect(await sql`select 4 as four`).toEqual([{ four: 4 }])
      await sql.end()
      proxy.stop()
    })

    test.concurrent('D2 one dead connection among live ones is given up, and does not swallow one query after the other', async () => {
      const dead = await tcpProxy(url)
      const sql = openPostgres(dead.through(url), 2)
      // Two connections; one of them is held, the other one dies.
      const held = Promise.withResolvers<void>()
      const holding = sql.begin(async (sql) => {
        await sql`select 1`
        await held.promise
      })
      holding.catch(() => {})
      await sql`select 1`
      dead.set('silent')
      await failure(sql`select 1`)
      dead.set('pass')
      held.resolve()
      await until('it answers again', () =>
        sql.read`select 1`.then(
          () => true,
          () => false,
        ),
      )
      await sql.end()
      dead.stop()
    })

    test.concurrent.skipIf(isPooled)('D2 notifications are heard again after a silence', async () => {
      const proxy = await tcpProxy(url)
      const sql = openPostgres(proxy.through(url))
      const heard: string[] = []
      let subscribed = 0
      const count = () => {
        subscribed++
      }
      await sql.listen('silence', (what) => void heard.push(what), count)
      proxy.set('silent')
      await failure(sql.read`select 1`)
      proxy.set('pass')
      await until('it listens again', () => subscribed > 1)
      const other = openPostgres(url)
      await other`select pg_notify('silence', 'over')`
      await until('it is heard', () => heard.includes('over'))
      await Promise.all([sql.end(), other.end()])
      proxy.stop()
    })

    test.concurrent('D6 deadlocks are settled without anybody seeing one', async () => {
      const sql = openPostgres(url)
      await sql.script('create table knots (id int primary key, n int not null)')
      await sql`insert into knots select g, 0 from generate_series(1, 2) g`
      const crosswise = (first: number, second: number) =>
        sql.begin(async (sql) => {
          await sql`update knots set n = n + 1 where id = ${first}`
          await Bun.sleep(20)
          await sql`update knots set n = n + 1 where id = ${second}`
        })
      const both = () => Promise.all([crosswise(1, 2), crosswise(2, 1)])
      await both()
      await both()
      expect(await sql`select n from knots`).toEqual([{ n: 4 }, { n: 4 }]) // each once, however often tried
      const [stat] = await sql<{ deadlocks: number }>`
          select deadlocks from pg_stat_database where datname = current_database()`
      expect(stat!.deadlocks).toBeGreaterThanOrEqual(0)
      await sql.end()
    })

    test.concurrent('D6 a serialization failure of one statement is repeated, three times at most', async () => {
      const sql = openPostgres(url)
      await sql.script(`
          create sequence attempts;
          create function failing(times int) returns int language plpgsql as $$
          declare n int := nextval('attempts');
          begin
            if n <= times then raise exception 'conflict' using errcode = '40001'; end if;
            return n;
          end $$`)
      expect(await sql`select failing(3) as n`).toEqual([{ n: 4 }])
      await sql`alter sequence attempts restart`
      expect((await failure(sql`select failing(4)`)).problem).toMatchObject(storageUnavailable)
      await sql.end()
    })

    test.concurrent('D7 one connection and 200 callers: waits are bounded, and whoever gave up waiting never runs', async () => {
      const sql = openPostgres(url, 1)
      await sql.script('create table ran (n int)')
      const busy = sql`select pg_sleep(3)`
      const calls = Array.from({ length: 200 }, (_, n) => sql`insert into ran values (${n})`)
      const ends = await Promise.allSettled(calls)
      await busy
      const refused = ends.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
      expect(refused.length).toBeGreaterThan(100)
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'STORAGE_UNAVAILABLE', status: 503 })
      await Bun.sleep(500)
      const [row] = await sql<{ ran: number }>`select count(*)::int as ran from ran`
      expect(row!.ran).toBe(200 - refused.length)
      await sql.end()
    })

    test.concurrent('D4 a read whose connection is lost is asked once more; a write is not', async () => {
      const proxy = await tcpProxy(url)
      const sql = openPostgres(proxy.through(url))
      const other = openPostgres(url)
      const whileHeld = (use: () => Promise<void>) =>
        other.begin(async (other) => {
          await other`select pg_advisory_xact_lock(4)`
          await use()
        })
      const isWaiting = async () => {
        const [found] = await other<{ is: boolean }>`
          select exists (select from pg_locks where locktype = 'advisory' and objid = 4 and not granted) as is`
        return found!.is
      }
      let read: Promise<unknown> | undefined
      await whileHeld(async () => {
        read = sql.read`select 1 as one, pg_advisory_xact_lock(4)::text`
        await until('the read waits for the lock', isWaiting)
        proxy.cut()
      })
      expect(await read).toMatchObject([{ one: 1 }])
      let write: ReturnType<typeof failure> | undefined
      await whileHeld(async () => {
        write = failure(sql`select 1 as one, pg_advisory_xact_lock(4)::text`)
        await until('the write waits for the lock', isWaiting)
        proxy.cut()
      })
      expect((await write!).problem).toMatchObject(storageUnavailable)
      await Promise.all([sql.end(), other.end()])
      proxy.stop()
    })

    test.concurrent('D4 a read waits for a server that closes every connection for a while; a write is refused', async () => {
      const proxy = await tcpProxy(url)
      const sql = openPostgres(proxy.through(url))
      await sql.read`select 1`
      proxy.set('close')
      proxy.cut()
      const read = sql.read<{ one: number }>`select 1 as one`
      expect((await failure(sql`select 1`)).problem).toMatchObject(storageUnavailable)
      await Bun.sleep(500)
      proxy.set('pass')
      expect(await read).toEqual([{ one: 1 }])
      await sql.end()
      proxy.stop()
    })

    test.concurrent.skipIf(isPooled)(
      'D8 a read-only server answers reads, refuses writes, and is not ready',
      async () => {
        const sql = openPostgres(`${url}?default_transaction_read_only=on`)
        expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
        expect((await failure(sql`create table no (n int)`)).problem).toMatchObject(storageUnavailable)
        expect((await failure(sql.ping())).problem).toMatchObject(storageUnavailable)
        await sql.end()
      },
    )

    // Behind a pooler that is the user's limit: pooler.test.ts.
    test.concurrent.skipIf(isPooled)('stops a slow statement before our deadline, and the pool stays', async () => {
      const sql = openPostgres(url)
      const { problem } = await failure(sql`select pg_sleep(60)`)
      expect(problem).toMatchObject({ ...storageUnavailable, cause: { code: queryCanceledState } })
      expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
      await sql.end()
    })

    test.concurrent('D1 that ends a connection gets a new one, on which nothing of the old is left', async () => {
      const sql = openPostgres(url, 1)
      const { problem } = await failure(sql`select pg_terminate_backend(pg_backend_pid())`)
      expect(problem).toMatchObject({ ...storageUnavailable, cause: { code: isPooled ? '08P01' : '57P01' } })
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
