import { afterAll, describe, expect, test } from 'bun:test'
import { isUndone, storageError } from '../../../src/platform/postgres/outage.ts'
import { retrying } from '../../../src/platform/postgres/retry.ts'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import type { Query, Sql } from '../../../src/platform/postgres/sql.ts'
import { newPostgresUrl } from '../../support/databases.ts'
import { pgbouncerBefore } from '../../support/pgbouncer.ts'
import { isPooled } from '../../support/postgres-server.ts'
import { clubwrightProcess, readyService, until } from '../../support/service.ts'
import { tcpProxy } from '../../support/tcp-proxy.ts'

const url = isPooled ? null : await newPostgresUrl()
const pooler = url === null ? null : await pgbouncerBefore(url)

test('review 2, finding 1 (e): one that is refused until no time is left is a database that is away, and no fault of ours', () => {
  const refused = Object.assign(new Error('prepared statement "s1" does not exist'), { code: '26000' })
  expect(storageError(refused)).toBe(refused)
  const forgotten = Object.assign(refused, { isForgotten: true })
  expect(storageError(forgotten)).toMatchObject({ code: 'STORAGE_UNAVAILABLE', status: 503 })
  expect(isUndone(storageError(forgotten))).toBe(true)
})

test('one that is refused again and again is asked at once three times, and after pauses from then on', async () => {
  let tries = 0
  const refused = Object.assign(new Error('prepared statement "s1" does not exist'), { isForgotten: true })
  const attempt = async () => {
    tries++
    throw refused
  }
  await expect(retrying(attempt)).rejects.toBe(refused)
  expect(tries).toBeGreaterThan(3)
  expect(tries).toBeLessThan(200) // 2 s of pauses of 125 ms on average; without them, thousands
})

if (url !== null) describe('a prepared statement that the server refuses', () => tests(url))

function tests(url: string) {
  const opened: Sql[] = []
  const open = (at = url, connections = 1, ways: Parameters<typeof openPostgres>[2] = {}) => {
    const sql = openPostgres(at, connections, ways)
    opened.push(sql)
    return sql
  }
  afterAll(() => Promise.all(opened.map((sql) => sql.end())))

  /** Stores and reads with every kind of value that the driver serializes. */
  const store = async (sql: Query, table: string, n: number) => {
    const strings = parts('insert into', table, 'values (', ', ', '::json, ', '::text[], ', ') returning k')
    await sql(strings, `k${n}`, { n }, ['a', 'b'], new Date(0))
    const kept = parts('select k, json_typeof(j) as type, l, at from', table, 'where k = any(', '::text[])')
    return sql(kept, [`k${n}`])
  }
  const stored = (n: number) => [{ k: `k${n}`, type: 'object', l: ['a', 'b'], at: new Date(0) }]
  const parts = (verb: string, table: string, ...rest: string[]) => {
    const texts = [`${verb} ${table} ${rest[0]}`, ...rest.slice(1)]
    return Object.assign(texts, { raw: texts })
  }
  const made = async (table: string) => {
    await open().script(`create table ${table} (k varchar(100), j json, l text[], at timestamptz)`)
    return table
  }

  /** What makes the server refuse statements that were prepared before. */
  const refusals = {
    'a column of its result has another type': (table: string) =>
      open().script(`alter table ${table} alter column k type varchar(300)`),
    'its sessions have forgotten them': async (_: string, sql: Sql) => {
      const forget = () => sql.script('deallocate all; select pg_sleep(0.1)')
      await Promise.all([forget(), forget(), forget(), sql.begin((held) => held.script('deallocate all'))])
    },
  }

  describe.each(Object.entries(refusals))('%s', (_, refuse) => {
    test('review 2, finding 1: stores what was sent when it is prepared again', async () => {
      const [sql, table] = [open(url, 3), await made(`kept_${++count}`)]
      await Promise.all([1, 2, 3, 4, 5, 6].map((n) => store(sql, table, n)))
      await refuse(table, sql)
      for (const n of [7, 8, 9, 10]) expect(await store(sql, table, n)).toEqual(stored(n))
    })

    test('a transaction runs again from its beginning, and once', async () => {
      const [sql, table] = [open(url, 3), await made(`kept_${++count}`)]
      for (const n of [1, 2, 3]) await sql.begin((held) => store(held, table, n))
      await refuse(table, sql)
      for (const n of [4, 5]) expect(await sql.begin((held) => store(held, table, n))).toEqual(stored(n))
      expect(await sql(parts('select count(*) as many from', table, ''))).toEqual([{ many: 5 }])
    })
  })

  if (pooler === null) return
  const database = new URL(url).pathname.slice(1)

  test.each([
    ['that takes all settings of a connection', ignoring],
    ['that refuses ours', ''],
  ])('a pooler %s, put before the server later, is noticed, and every answer is right meanwhile', async (_, more) => {
    const [proxy, late] = [await tcpProxy(url), (await pgbouncerBefore(url, more))!]
    const found: string[] = []
    const sql = open(proxy.through(url), 3, { onPooled: (where) => void found.push(where) })
    const table = await made(`kept_${++count}`)
    await store(sql, table, 0)
    proxy.leadTo(late.url(database))
    proxy.cut()
    await until('it answers again', () =>
      store(sql, table, ++count).then(
        () => true,
        () => false,
      ),
    )
    expect(await sql`select name from pg_prepared_statements`).toEqual([])
    for (let round = 0; round < 20; round++) {
      const some = Array.from({ length: 12 }, () => ++count)
      expect(await Promise.all(some.map((n) => store(sql, table, n)))).toEqual(some.map(stored))
    }
    await sql.ping()
    await sql.ping()
    expect(found).toEqual(['DATABASE_URL'])
    proxy.stop()
  })

  test('on, and the pooler loses them: none is prepared any more, and it is said once', async () => {
    const told: string[] = []
    const sql = open(pooler.url(database), 3, { prepared: 'on', onUnprepared: () => void told.push('unprepared') })
    const table = await made(`kept_${++count}`)
    await until('it is said', async () => {
      const some = Array.from({ length: 12 }, () => ++count)
      expect(await Promise.all(some.map((n) => store(sql, table, n)))).toEqual(some.map(stored))
      return told.length > 0
    })
    for (let n = 0; n < 3; n++) await store(sql, table, ++count)
    expect(told).toEqual(['unprepared'])
  })

  test('DATABASE_PREPARED=on is refused before a pooler that loses them, in one line, and taken by one in session mode', async () => {
    const start = (at: string) => clubwrightProcess(['serve'], { PORT: '0', DATABASE_URL: at, DATABASE_PREPARED: 'on' })
    const { code, stderr } = await start(pooler.url(database))
    const line = /^DATABASE_PREPARED: the pooler at DATABASE_URL does not keep prepared statements\. [^\n]+\n$/
    expect([code, stderr]).toEqual([1, expect.stringMatching(line)])
    const keeping = await pgbouncerBefore(url, 'pool_mode = session')
    const service = await readyService({ DATABASE_URL: keeping!.url(database), DATABASE_PREPARED: 'on' })
    await service.stop('SIGTERM')
  })
}

let count = 0

const ignoring = 'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout'
