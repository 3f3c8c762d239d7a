import { describe, expect, test } from 'bun:test'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import type { Line } from '../../../src/platform/postgres/server/line.ts'
import { newPostgresUrl } from '../../support/databases.ts'
import { pgbouncerBefore } from '../../support/pgbouncer.ts'
import { isPooled } from '../../support/postgres-server.ts'
import { until } from '../../support/service.ts'

const direct = isPooled ? null : await newPostgresUrl()
const pooler = direct === null ? null : await pgbouncerBefore(direct)

/** Open it, and note which poolers are found. */
const opened = (url: string, ways: { prepared?: 'auto' | 'on'; listenUrl?: string } = {}) => {
  const found: [string, Line][] = []
  const sql = openPostgres(url, 6, { ...ways, onPooled: (...told) => void found.push(told) })
  return { sql, found }
}

if (direct !== null && pooler !== null)
  describe('PgBouncer in transaction mode', () => {
    const pooled = pooler.url(new URL(direct).pathname.slice(1))

    test('is found, once, and a server without it is not taken for one', async () => {
      const through = opened(pooled)
      await Promise.all([through.sql`select 1`, through.sql.begin((sql) => sql`select 1`), through.sql.read`select 1`])
      expect(through.found).toEqual([['DATABASE_URL', { isPooled: true, isBounded: false }]])
      const past = opened(direct)
      await past.sql`select 1`
      expect(past.found).toEqual([])
      await Promise.all([through.sql.end(), past.sql.end()])
    })

    test('every one of a thousand answers is that of its own question', async () => {
      const { sql } = opened(pooled)
      const answerTo = async (n: number): Promise<number> => {
        if (n % 3 === 0) return (await sql<{ n: number }>`select ${n}::int as n, ${'text'} as other`)[0]!.n
        if (n % 3 === 1) return (await sql.read<{ n: number }>`select ${String(n)} as text, ${n}::int as n`)[0]!.n
        return sql.call<number>`int4larger(${n}, 0)`
      }
      for (let round = 0; round < 10; round++) {
        const questions = Array.from({ length: 100 }, (_, n) => 100 * round + n)
        expect(await Promise.all(questions.map(answerTo))).toEqual(questions)
      }
      await sql.end()
    })

    test('a transaction has limits of time of its own, and leaves none behind', async () => {
      const { sql } = opened(pooled)
      const limits = (sql: <Row>(strings: TemplateStringsArray) => Promise<Row[]>) =>
        sql`select current_setting('statement_timeout') as statement,
                   current_setting('idle_in_transaction_session_timeout') as idle`
      expect(await sql.begin(limits)).toEqual([{ statement: '4s', idle: '10s' }])
      expect(await limits(sql)).toEqual([{ statement: '0', idle: '0' }])
      await sql.end()
    })

    test('a limit of the database stops a slow statement, which has none of ours', async () => {
      const own = (await newPostgresUrl())!
      const past = openPostgres(own, 1)
      const name = new URL(own).pathname.slice(1)
      await past.script(`alter database "${name}" set statement_timeout = '1s'`)
      const { sql } = opened(pooler.url(name))
      const stopped = await sql`select pg_sleep(60)`.catch((error: unknown) => error)
      expect(stopped).toMatchObject({ code: 'STORAGE_UNAVAILABLE', cause: { code: '57014' } })
      await Promise.all([sql.end(), past.end()])
    })

    test('a line of its own hears what is notified through the pooler', async () => {
      const { sql, found } = opened(pooled, { listenUrl: direct })
      const heard: string[] = []
      await sql.listen(
        'club_news',
        (what) => void heard.push(what),
        () => {},
      )
      await sql`select pg_notify('club_news', 'heard')`
      await until('it is heard', () => heard.includes('heard'))
      expect(found.map(([where]) => where)).toEqual(['DATABASE_URL'])
      await sql.end()
    })

    test('without such a line subscribers are called every few seconds, to look for themselves', async () => {
      const { sql } = opened(pooled)
      let looked = 0
      await sql.listen(
        'club_news',
        () => {},
        () => looked++,
      )
      await until('they were called', () => looked > 0)
      await sql.end()
    })

    test('its end and return are an outage like any other', async () => {
      const { sql } = opened(pooled)
      await sql`select 1`
      await pooler.kill()
      await expect(sql`select 1`).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
      await pooler.start()
      await until('it answers again', () =>
        sql.ping().then(
          () => true,
          () => false,
        ),
      )
      await sql.end()
    })
  })
