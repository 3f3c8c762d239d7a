import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Problem } from '../../../src/platform/errors.ts'
import { openEmbedded } from '../../../src/platform/postgres/embedded/embedded.ts'
import { openPostgres } from '../../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { forEachDatabase, newPostgresUrl } from '../../support/databases.ts'
import { enginePid } from '../../support/engine-process.ts'
import { pgbouncerBefore } from '../../support/pgbouncer.ts'
import { isPooled } from '../../support/postgres-server.ts'
import { scratchDirectory, until } from '../../support/service.ts'

const url = await newPostgresUrl()
const pooler = url === null || isPooled ? null : await pgbouncerBefore(url)

/** Times between the loss of a connection and the next statement of its transaction: at once, while it is made again, after. */
const gaps = [0, 20, 60, 120, 250, 600]
const backOut = new Error('changed my mind')

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'committed',
    (error: unknown) => error,
  )

/** Rows of a database's table `things`, by who wrote them. */
const writers = async (sql: Sql): Promise<string[]> =>
  (await sql<{ who: string }>`select who from things order by who`).map(({ who }) => who)

/**
 * One transaction holds a connection. Another one loses its own and writes again after a while; a third one waits for a place, takes
 * what was lost, writes twice and backs out. At most two have a place.
 */
const lostInTheMiddle = async (sql: Sql, end: (pid: number) => Promise<unknown>, gapMs: number) => {
  let isDeadAtWork = true
  let wereThree = false
  const isOver = Promise.withResolvers<void>()
  const holding = outcome(sql.begin(() => isOver.promise))
  const lost = Promise.withResolvers<void>()
  const dead = sql.begin(async (sql) => {
    const [backend] = await sql<{ pid: number }>`
      insert into things values ('dead, before') returning pg_backend_pid() as pid`
    await end(backend!.pid)
    lost.resolve()
    await Bun.sleep(gapMs)
    isDeadAtWork = false
    await sql`insert into things values ('dead, after')`
  })
  const dying = outcome(dead)
  await lost.promise
  const next = outcome(
    sql.begin(async (sql) => {
      wereThree = isDeadAtWork
      await sql`insert into things values ('next, before')`
      await Bun.sleep(gapMs + 300)
      await sql`insert into things values ('next, after')`
      throw backOut
    }),
  )
  const ends = { dead: await dying, next: await next, wereThree }
  isOver.resolve()
  await holding
  return ends
}

const doors = [
  ['PostgreSQL', url],
  ['PostgreSQL through PgBouncer', pooler?.url(new URL(url!).pathname.slice(1)) ?? null],
] as const

for (const [name, address] of doors)
  describe.skipIf(address === null)(name, () => {
    test.each(gaps)(
      'a transaction that lost its connection writes nothing %d ms later, and the next one goes on alone',
      async (gapMs) => {
        const sql = openPostgres(address!, 2)
        const admin = openPostgres(url!, 1)
        await admin.script('drop table if exists things; create table things (who text)')
        const { dead, next, wereThree } = await lostInTheMiddle(
          sql,
          (pid) => admin`select pg_terminate_backend(${pid})`,
          gapMs,
        )
        expect(dead).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
        expect(next).toBe(backOut)
        expect(wereThree).toBe(false)
        expect(await writers(admin)).toEqual([])
        await Promise.all([sql.end(), admin.end()])
      },
    )

    test('statements that waited for their turn when the connection was lost are told so, and do not wait for their deadline', async () => {
      const sql = openPostgres(address!, 2)
      const admin = openPostgres(url!, 1)
      const fates: unknown[] = []
      const dead = sql.begin(async (sql) => {
        const [backend] = await sql<{ pid: number }>`select pg_backend_pid() as pid`
        const asked = Array.from({ length: 40 }, () => outcome(sql`select pg_sleep(60)`))
        await admin`select pg_terminate_backend(${backend!.pid})`
        fates.push(...(await Promise.all(asked)))
        throw backOut
      })
      expect(await outcome(dead)).toBeInstanceOf(Error)
      await until('its work has ended', () => fates.length === 40)
      const codes = fates.map((fate) => ((fate as Problem).cause as { code?: string } | undefined)?.code ?? 'none')
      const losses = ['57P01', '08P01', 'CONNECTION_CLOSED', 'ECONNRESET']
      expect(codes.filter((code) => !losses.includes(code))).toEqual([])
      await Promise.all([sql.end(), admin.end()])
    })

    test('a statement right behind the one that was lost is refused, too', async () => {
      const sql = openPostgres(address!, 2)
      const admin = openPostgres(url!, 1)
      await admin.script('drop table if exists things; create table things (who text)')
      for (let time = 0; time < 20; time++) {
        const tried: unknown[] = []
        const dead = sql.begin(async (sql) => {
          const [backend] = await sql<{ pid: number }>`select pg_backend_pid() as pid`
          const asleep = outcome(sql`select pg_sleep(60)`)
          await admin`select pg_terminate_backend(${backend!.pid})`
          await asleep
          tried.push(await outcome(sql`insert into things values ('dead')`))
        })
        expect(await outcome(dead)).toBeInstanceOf(Problem)
        expect(await outcome(sql.begin((sql) => sql`insert into things values ('next')`))).toBe('committed')
        expect(tried).toEqual([expect.any(Error)])
      }
      expect(await writers(admin)).toEqual(Array(20).fill('next'))
      await Promise.all([sql.end(), admin.end()])
    })
  })

const scratch = scratchDirectory()
afterAll(scratch.remove)

test.skipIf(isPooled)(
  'a transaction whose engine died writes nothing into one of the engine that came after it',
  async () => {
    const directory = join(scratch.path, 'pg')
    const restarted = Promise.withResolvers<void>()
    const sql = await openEmbedded(directory, ({ event }) => event === 'restarted' && restarted.resolve())
    await sql.script('create table things (who text)')
    const nextBegan = Promise.withResolvers<void>()
    const deadWrote = Promise.withResolvers<void>()
    const dead = sql.begin(async (sql) => {
      await sql`insert into things values ('dead, before')`
      process.kill(enginePid(process.pid, directory)!, 'SIGKILL')
      await nextBegan.promise
      await sql`insert into things values ('dead, after')`.finally(deadWrote.resolve)
    })
    const dying = outcome(dead)
    await restarted.promise
    const next = sql.begin(async (sql) => {
      await sql`insert into things values ('next')`
      nextBegan.resolve()
      await deadWrote.promise
      return 'unhurt'
    })
    expect(await next).toBe('unhurt')
    expect(await dying).toBeInstanceOf(Error)
    expect(await writers(sql)).toEqual(['next'])
    await sql.end()
  },
)

forEachDatabase((_engine, open) => {
  test('a statement that comes after the end of its transaction is refused', async () => {
    const sql = await open({ empty: true })
    await sql.script('create table things (who text)')
    for (const fault of [null, backOut]) {
      let kept!: Sql
      const ended = await outcome(
        sql.begin(async (sql) => {
          kept = sql
          if (fault !== null) throw fault
        }),
      )
      expect(ended).toBe(fault ?? 'committed')
      const late = [
        kept`insert into things values ('late')`,
        kept.read`select 1`,
        kept.script('insert into things values (1)'),
      ]
      for (const each of await Promise.all(late.map(outcome))) expect(String(each)).toContain('the transaction is over')
    }
    expect(await writers(sql)).toEqual([])
  })
})
