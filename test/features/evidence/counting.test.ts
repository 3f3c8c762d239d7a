import { beforeEach, describe, expect, test } from 'bun:test'
import { type ComparedGolfer, cellOf } from '../../../src/features/evidence/cell.ts'
import { openEvidence, rebuildEvidence } from '../../../src/features/evidence/index.ts'
import { countPending } from '../../../src/features/evidence/queries.ts'
import { chance } from '../../../src/platform/chance.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { recordingLog } from '../../support/app.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { until } from '../../support/service.ts'
import { counted, newAccount, noon, outputOf, record, type Told } from './record.ts'

const { log } = recordingLog()
const evidenceAt = async (sql: Sql, iso = noon.toISOString()) =>
  (await openEvidence({ sql, clock: () => new Date(iso), log })).current()
const slicer: ComparedGolfer = { speedMph: 95, handicap: 16, missSign: 'fade' }

forEachDatabase((engine, open) => {
  let sql: Sql
  let accountId: string
  beforeEach(async () => {
    sql ??= await open()
    await sql.script('truncate evidence_cells, evidence_picks, evidence_days, evidence_pending, fittings')
    accountId = await newAccount(sql)
  })

  test('a completed fitting counts once for each of its top picks', async () => {
    await record(sql, { accountId, heads: ['b', 'a', 'b'], hand: 'left', flex: 'Stiff' })
    const cell = { club_type: 'driver', speed_bin: 32, miss: 'fade', handicap_bin: 7 }
    expect(await counted(sql)).toEqual({
      cells: [{ ...cell, fittings: 1 }],
      picks: ['a', 'b'].map((head_id) => ({ head_id, ...cell, flex: 'Stiff', hand: 'left', picks: 1 })),
      days: ['a', 'b'].map((head_id) => ({ day: '2026-11-20', head_id, picks: 1 })),
    })
  })

  test('a replay, a conflict and an exhausted month count nothing', async () => {
    const limited = await newAccount(sql, 1)
    expect(await record(sql, { accountId: limited, key: 'k' })).toBe('recorded')
    const once = await counted(sql)
    expect(await record(sql, { accountId: limited, key: 'k' })).toBe('replay')
    expect(await record(sql, { accountId: limited, key: 'k', fingerprint: 'other' })).toBe('conflict')
    expect(await record(sql, { accountId: limited })).toBe('exhausted')
    expect(await counted(sql)).toEqual(once)
  })

  test('traffic marked internal or test is no evidence', async () => {
    await record(sql, { accountId, traffic: 'internal' })
    await record(sql, { accountId, traffic: 'test' })
    expect(await counted(sql)).toEqual({ cells: [], picks: [], days: [] })
  })

  test('a fitting that does not say whom it was for counts for popularity only', async () => {
    await record(sql, { accountId, speed: null })
    const { cells, picks, days } = await counted(sql)
    expect({ cells, picks, days: days.length }).toEqual({ cells: [], picks: [], days: 3 })
    expect((await evidenceAt(sql)).popularity('a')).toBe(1)
  })

  test('SQL and TypeScript put every golfer into the same cell', async () => {
    const draws = chance(7)
    const golfers = Array.from({ length: 300 }, (_, index) => ({
      speed: index < 40 ? 20 + 4 * index : Math.round(10 * draws.normal(90, 15)) / 10,
      handicap: index % 7 === 0 ? null : Math.round(10 * draws.normal(15, 12)) / 10,
      miss: draws.oneOf({ fade: 0.4, hook: 0.2, straight: 0.2, both: 0.2 }),
    }))
    const told = golfers.map((golfer) => outputOf({ accountId, ...golfer }))
    const rows = await sql<{ cell: number }>`
      select evidence_cell(e.speed_bin, e.miss, e.handicap_bin) as cell
        from json_array_elements(${{ told }}::json->'told') with ordinality as t(output, n), evidence_of(t.output) e
       order by n`
    const inSql = rows.map(({ cell }) => cell)
    const inTypeScript = golfers.map(({ speed, handicap, miss }) =>
      cellOf({ speedMph: speed, handicap, missSign: miss === 'fade' || miss === 'hook' ? miss : 'none' }),
    )
    expect(inSql).toEqual(inTypeScript)
    expect(new Set(inSql).size).toBeGreaterThan(100)
  })

  test('popularity looks 30 days back, today included', async () => {
    await record(sql, { accountId, at: new Date('2026-11-01T00:00:00Z') })
    await record(sql, { accountId, at: new Date('2026-11-20T23:59:59Z') })
    const popularityOn = async (iso: string) => (await evidenceAt(sql, iso)).popularity('a')
    expect(await popularityOn('2026-11-30T23:59:59Z')).toBe(2)
    expect(await popularityOn('2026-12-01T00:00:00Z')).toBe(1)
    expect(await popularityOn('2026-12-20T00:00:00Z')).toBe(0)
  })

  test('from 20 similar fittings on evidence is made of fittings', async () => {
    const basis = async () => (await evidenceAt(sql)).similar('driver', slicer)
    for (let fitting = 0; fitting < 19; fitting++) await record(sql, { accountId, speed: 93 + (fitting % 3) })
    expect((await basis()).basis).toBe('simulated')
    await record(sql, { accountId, heads: ['a'] })
    const { basis: now, of, picked } = await basis()
    expect({ now, of, a: picked('a'), b: picked('b') }).toEqual({ now: 'fittings', of: 20, a: 20, b: 19 })
  })

  test('a head counts for golfers alike whatever flex and hand it was fitted in', async () => {
    for (let fitting = 0; fitting < 24; fitting++)
      await record(sql, {
        accountId,
        speed: 94 + (fitting % 2),
        flex: fitting % 3 === 0 ? 'Stiff' : 'Regular',
        hand: fitting % 4 === 0 ? 'left' : 'right',
        heads: fitting < 6 ? ['b', 'a'] : ['b'],
      })
    const { similar, clubs } = await evidenceAt(sql)
    const { of, picked } = similar('driver', slicer)
    expect({ of, a: picked('a'), b: picked('b'), c: picked('c') }).toEqual({ of: 24, a: 6, b: 24, c: 0 })
    const { heads, headFlexes, headHands } = clubs.driver.fittings
    expect(heads).toEqual(['a', 'b'])
    expect([...headHands]).toEqual([4, 2, 18, 6]) // right, left
    expect([...headFlexes].filter((picks) => picks > 0)).toEqual([4, 2, 16, 8]) // Regular, Stiff
    expect((await evidenceAt(sql)).revision).toBe((await evidenceAt(sql)).revision)
  })

  test('each fitting is counted once, by however many processes at once', async () => {
    for (let fitting = 0; fitting < 30; fitting++) await record(sql, { accountId, heads: ['a'] })
    await Promise.all(Array.from({ length: 8 }, () => countPending(sql)))
    const { cells, days } = await counted(sql)
    expect([cells[0]!['fittings'], days[0]!['picks']]).toEqual([30, 30])
  })

  describe('a rebuild', () => {
    test('finds what was counted one by one, and nothing of what was not', async () => {
      const draws = chance(3)
      for (let fitting = 0; fitting < 60; fitting++) await record(sql, someone(accountId, draws))
      await record(sql, { accountId, traffic: 'test' })
      await record(sql, { accountId, speed: null, heads: ['z'] })
      const before = await counted(sql)
      await sql.script(`
        update evidence_cells set fittings = fittings + 5;
        delete from evidence_picks where head_id = 'a';
        insert into evidence_days values ('2026-11-19', 'ghost', 9)`)
      expect(await rebuildEvidence(sql)).toEqual({ fittings: 61, compared: 60, heads: 7 })
      expect(await counted(sql)).toEqual(before)
    })

    test('beside fittings that are being made loses none and counts none twice', async () => {
      const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount(sql)))
      const making = accounts.map(async (account, index) => {
        const draws = chance(100 + index)
        for (let fitting = 0; fitting < 15; fitting++) await record(sql, someone(account, draws))
      })
      for (let rebuilds = 0; rebuilds < 4; rebuilds++) await rebuildEvidence(sql)
      await Promise.all(making)
      const after = await counted(sql)
      expect(after.cells.reduce((sum, { fittings }) => sum + Number(fittings), 0)).toBe(120)
      expect(await rebuildEvidence(sql)).toMatchObject({ fittings: 120 })
      expect(await counted(sql)).toEqual(after)
    })
  })

  describe('a rebuild that is under way', () => {
    const begin = async () => (await sql<{ id: string }>`select begin_recount() as id`)[0]!.id
    const fittingsCounted = async () => {
      const { cells } = await counted(sql)
      return cells.reduce((sum, { fittings }) => sum + Number(fittings), 0)
    }

    test('and died holds counting up until its lease is over, and then nothing is lost', async () => {
      await record(sql, { accountId })
      expect(await fittingsCounted()).toBe(1)
      await begin()
      await record(sql, { accountId })
      expect(await fittingsCounted()).toBe(1)
      await sql`update evidence_recount set lease_until = clock_timestamp()`
      expect(await fittingsCounted()).toBe(2)
    })

    test('and died does not keep the next from its work', async () => {
      for (let fitting = 0; fitting < 5; fitting++) await record(sql, { accountId })
      await countPending(sql)
      const died = await begin()
      await sql`select continue_recount(${died}, 3)`
      await record(sql, { accountId })
      expect(await rebuildEvidence(sql)).toMatchObject({ fittings: 5 })
      expect(await fittingsCounted()).toBe(6)
    })

    test('gives way to a newer one', async () => {
      for (let fitting = 0; fitting < 300; fitting++) await record(sql, { accountId })
      await countPending(sql)
      let newer: Promise<unknown> | undefined
      const older = rebuildEvidence(sql, () => {
        newer ??= rebuildEvidence(sql)
      })
      await expect(older).rejects.toThrow('Another rebuild was started in the meantime')
      expect(await newer!).toMatchObject({ fittings: 300 })
      expect(await fittingsCounted()).toBe(300)
    })

    test('counts what is completed between its steps once, whichever side of its place it is on', async () => {
      const others = await Promise.all([newAccount(sql), newAccount(sql)])
      for (const account of [accountId, ...others]) await record(sql, { accountId: account })
      await countPending(sql)
      const id = await begin()
      for (let step = 0; step < 4; step++) {
        await sql`select continue_recount(${id}, 1)`
        for (const account of [accountId, ...others]) await record(sql, { accountId: account })
      }
      await sql`select continue_recount(${id}, 100)`
      await sql`select finish_recount()`
      expect(await fittingsCounted()).toBe(15)
    })
  })

  test('many at once, for the same golfer and in any order of picks, are all counted', async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => newAccount(sql)))
    const orders = [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
      ['b', 'c', 'a'],
    ]
    const outcomes = await Promise.all(
      accounts.flatMap((account, index) =>
        Array.from({ length: 10 }, (_, fitting) =>
          record(sql, { accountId: account, heads: orders[(index + fitting) % 3]! }),
        ),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['recorded']))
    const { cells, picks, days } = await counted(sql)
    expect(cells.map(({ fittings }) => fittings)).toEqual([200])
    expect(picks.map(({ picks }) => picks)).toEqual([200, 200, 200])
    expect(days.map(({ picks }) => picks)).toEqual([200, 200, 200])
  })

  test(`serving processes are told, but not for every fitting (${engine})`, async () => {
    const heard: string[] = []
    await sql.listen(
      'evidence_changed',
      (what) => heard.push(what),
      () => {},
    )
    for (let fitting = 0; fitting < 10; fitting++) await record(sql, { accountId })
    await countPending(sql)
    await rebuildEvidence(sql) // its notification comes after all those before
    await until('it is heard', () => heard.includes('rebuilt'))
    expect(heard).toEqual(['counted', 'rebuilt'])
  })
})

const someone = (accountId: string, draws: ReturnType<typeof chance>): Told => ({
  accountId,
  speed: 80 + Math.floor(30 * draws.uniform()),
  handicap: draws.uniform() < 0.2 ? null : Math.floor(30 * draws.uniform()),
  miss: draws.oneOf({ fade: 0.5, hook: 0.2, straight: 0.3 }),
  flex: draws.oneOf({ Regular: 0.5, Stiff: 0.5 }),
  hand: draws.oneOf({ right: 0.9, left: 0.1 }),
  heads: [draws.oneOf({ a: 0.5, b: 0.5 }), draws.oneOf({ c: 0.5, d: 0.5 }), draws.oneOf({ e: 0.5, f: 0.5 })],
})
