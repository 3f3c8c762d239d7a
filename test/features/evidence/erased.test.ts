import { beforeAll, expect, test } from 'bun:test'
import { rebuildEvidence } from '../../../src/features/evidence/index.ts'
import { eraseFittings, reportUsage } from '../../../src/fitting/index.ts'
import type { Query, Sql } from '../../../src/platform/postgres/sql.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { counted, newAccount, noon, record } from './record.ts'

forEachDatabase((_engine, open) => {
  let sql: Sql
  let accountId: string
  beforeAll(async () => {
    sql = await open()
    accountId = await newAccount(sql)
  })
  const erase = async (which: 'min' | 'max') => {
    const [row] = await sql<{ min: string; max: string }>`select min(id), max(id) from fittings where erased_at is null`
    await eraseFittings({ sql, clock: () => noon }, accountId, [row![which]])
  }
  const used = async () => (await reportUsage({ sql }, { accountId, month: undefined }))[0]!.fittings

  test('what erased fittings told stays counted, through recounts too', async () => {
    for (const speed of [95, 95, 101, null]) await record(sql, { accountId, speed })
    await record(sql, { accountId, traffic: 'test' })
    const all = await counted(sql)
    await erase('min')
    expect(await counted(sql)).toEqual(all)
    await rebuildEvidence(sql)
    expect(await counted(sql)).toEqual(all)
    for (let n = 0; n < 4; n++) await erase('min')
    expect(await rebuildEvidence(sql)).toMatchObject({ compared: 3 })
    expect(await counted(sql)).toEqual(all)
  })

  test('a fitting that is erased before it was counted is no evidence, and counts for usage', async () => {
    const [before, usage] = [await counted(sql), await used()]
    await record(sql, { accountId, speed: 120 })
    await erase('max')
    expect(await sql`select from evidence_pending`).toEqual([])
    expect(await counted(sql)).toEqual(before)
    await rebuildEvidence(sql)
    expect(await counted(sql)).toEqual(before)
    expect(await used()).toBe(usage + 1)
  })

  test('whatever is erased during a recount counts once', async () => {
    for (let n = 0; n < 150; n++) await record(sql, { accountId, speed: 80 + (n % 20) })
    const all = await counted(sql)
    let begun = 0
    const begin: Sql['begin'] = async (work, options) => {
      const result = await sql.begin(work, options)
      begun++
      await Bun.sleep(500) // as where every step takes longer than it should, and new fittings come meanwhile
      for (let n = 0; n < 5; n++) for (const which of ['min', 'max'] as const) await erase(which)
      await record(sql, { accountId, speed: 140 })
      await erase('max')
      return result
    }
    const query: Query = (strings, ...values) => sql(strings, ...values)
    await rebuildEvidence(Object.assign(query, sql, { begin }))
    expect(begun).toBeGreaterThan(4)
    expect(await counted(sql)).toEqual(all)
    await rebuildEvidence(sql)
    expect(await counted(sql)).toEqual(all)
  })

  test('no kept row says whose it was', async () => {
    const columns = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'evidence_kept' order by 1`
    expect(columns.map(({ name }) => name)).toEqual([
      'club_type',
      'counted_by',
      'day',
      'flex',
      'hand',
      'handicap_bin',
      'head_ids',
      'miss',
      'speed_bin',
    ])
  })
})
