import { beforeAll, describe, expect, test } from 'bun:test'
import { createAccount } from '../../src/accounts/index.ts'
import { newId } from '../../src/ids.ts'
import type { Sql } from '../../src/postgres/sql.ts'
import { forEachDatabase } from '../support/databases.ts'

const at = new Date('2026-11-20T12:00:00Z')
const november = '2026-11-01'

/** What a test says about a call; everything else is the same for all. */
interface Call {
  accountId: string
  key?: string | null
  fingerprint?: string
  output?: object
  at?: Date
}

interface Recorded {
  outcome: 'recorded' | 'replay' | 'conflict' | 'exhausted'
  fittingId: string | null
  output: object | null
  createdAt: Date | null
  includedUsed: number
  monthlyLimit: number | null
}

const record = async (sql: Sql, call: Call): Promise<Recorded> => {
  const { accountId, key = null, fingerprint = 'same', output = { loft: 10.5 }, at: when = at } = call
  const [row] = await sql<Recorded>`
    select outcome, fitting_id as "fittingId", output, created_at as "createdAt", included_used as "includedUsed",
           monthly_limit as "monthlyLimit"
      from record_fitting(
        p_account_id => ${accountId}, p_fitting_id => ${newId('fit')}, p_club_type => 'driver',
        p_input => ${{ clubType: 'driver' }}, p_output => ${output}, p_idempotency_key => ${key},
        p_request_fingerprint => ${fingerprint}, p_request_id => ${newId('req')}, p_platform => null, p_client => null,
        p_traffic => null, p_processing_time_ms => 3, p_ruleset_revision => 'r1', p_catalog_revision => 'c1',
        p_at => ${when})`
  return row!
}

const countOf = (sql: Sql, accountId: string) =>
  sql<{ fittings: number; used: number }>`
    select (select count(*)::int from fittings where account_id = ${accountId}) as fittings,
           (select coalesce(sum(included_used), 0)::int from usage_months where account_id = ${accountId}) as used`

forEachDatabase((_engine, open) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await open()
  })
  const account = async (monthlyLimit: number | null): Promise<string> => {
    const who = { email: 'fitter@example.com', companyName: 'Range', monthlyLimit, isEnterprise: false }
    return (await createAccount({ sql, clock: () => at }, who)).accountId
  }

  test('a fitting is stored and counted', async () => {
    const accountId = await account(25)
    const recorded = await record(sql, { accountId, key: 'k1', output: { success: true, loft: 9 } })
    expect(recorded).toMatchObject({ outcome: 'recorded', includedUsed: 1, monthlyLimit: 25, createdAt: at })
    expect(await sql`select * from fittings where account_id = ${accountId}`).toEqual([
      expect.objectContaining({
        id: recorded.fittingId,
        status: 'completed',
        input: { clubType: 'driver' },
        output: { success: true, loft: 9 },
        idempotency_key: 'k1',
        processing_time_ms: 3,
        created_at: at,
        completed_at: at,
      }),
    ])
    expect(await sql`select month::text, included_used from usage_months where account_id = ${accountId}`).toEqual([
      { month: november, included_used: 1 },
    ])
  })

  test('the same key and request give the first fitting again and count nothing', async () => {
    const accountId = await account(25)
    const first = await record(sql, { accountId, key: 'k1' })
    const again = await record(sql, { accountId, key: 'k1', output: { loft: 12 } })
    expect(again).toEqual({ ...first, outcome: 'replay' })
    expect(await countOf(sql, accountId)).toEqual([{ fittings: 1, used: 1 }])
  })

  test('the same key with another request is a conflict, and the first fitting stays', async () => {
    const accountId = await account(25)
    const first = await record(sql, { accountId, key: 'k1' })
    const changed = await record(sql, { accountId, key: 'k1', fingerprint: 'other' })
    expect(changed).toMatchObject({ outcome: 'conflict', fittingId: first.fittingId })
    expect(await countOf(sql, accountId)).toEqual([{ fittings: 1, used: 1 }])
  })

  test('without a key every request is a fitting of its own', async () => {
    const accountId = await account(25)
    expect((await record(sql, { accountId })).outcome).toBe('recorded')
    expect((await record(sql, { accountId })).outcome).toBe('recorded')
    expect(await countOf(sql, accountId)).toEqual([{ fittings: 2, used: 2 }])
  })

  test('keys of different accounts have nothing to do with each other', async () => {
    const [one, other] = [await account(25), await account(25)]
    expect((await record(sql, { accountId: one, key: 'k1' })).outcome).toBe('recorded')
    expect((await record(sql, { accountId: other, key: 'k1', fingerprint: 'other' })).outcome).toBe('recorded')
  })

  test('an exhausted month stores nothing, and a replay still works', async () => {
    const accountId = await account(1)
    const first = await record(sql, { accountId, key: 'k1' })
    expect(await record(sql, { accountId, key: 'k2' })).toEqual({
      outcome: 'exhausted',
      fittingId: null,
      output: null,
      createdAt: null,
      includedUsed: 1,
      monthlyLimit: 1,
    })
    expect(await record(sql, { accountId, key: 'k1' })).toMatchObject({ outcome: 'replay', fittingId: first.fittingId })
    expect(await countOf(sql, accountId)).toEqual([{ fittings: 1, used: 1 }])
  })

  test('an account without an allowance gets no fitting at all', async () => {
    const accountId = await account(0)
    expect(await record(sql, { accountId })).toMatchObject({ outcome: 'exhausted', includedUsed: 0, monthlyLimit: 0 })
    expect(await countOf(sql, accountId)).toEqual([{ fittings: 0, used: 0 }])
  })

  test('KS-018 the month is the UTC month, and a new one has the whole allowance', async () => {
    const accountId = await account(1)
    const lastMoment = new Date('2026-11-30T23:59:59.999Z')
    expect((await record(sql, { accountId, at: lastMoment })).outcome).toBe('recorded')
    expect((await record(sql, { accountId, at: lastMoment })).outcome).toBe('exhausted')
    const midnight = new Date('2026-12-01T00:00:00.000Z')
    expect(await record(sql, { accountId, at: midnight })).toMatchObject({ outcome: 'recorded', includedUsed: 1 })
  })

  test('an account that does not exist is our mistake, and an error', async () => {
    await expect(record(sql, { accountId: newId('acc') })).rejects.toThrow()
  })

  describe('at once', () => {
    test('Q1 of 500 requests with 50 fittings left, exactly 50 are recorded', async () => {
      const accountId = await account(50)
      const outcomes = await Promise.all(Array.from({ length: 500 }, () => record(sql, { accountId })))
      expect(outcomes.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(50)
      expect(outcomes.filter(({ outcome }) => outcome === 'exhausted')).toHaveLength(450)
      expect(await countOf(sql, accountId)).toEqual([{ fittings: 50, used: 50 }])
    })

    test('I1 100 duplicates of one key make one fitting and one count, also with only one left', async () => {
      const accountId = await account(1)
      const all = await Promise.all(Array.from({ length: 100 }, () => record(sql, { accountId, key: 'k1' })))
      expect(all.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(1)
      expect(all.filter(({ outcome }) => outcome === 'replay')).toHaveLength(99)
      expect(new Set(all.map(({ fittingId }) => fittingId)).size).toBe(1)
      expect(await countOf(sql, accountId)).toEqual([{ fittings: 1, used: 1 }])
    })

    test('I1 duplicates on both sides of a month boundary still make one fitting', async () => {
      const accountId = await account(null)
      const sides = [new Date('2026-11-30T23:59:59.999Z'), new Date('2026-12-01T00:00:00.000Z')]
      const calls = Array.from({ length: 60 }, (_, i) => record(sql, { accountId, key: 'k1', at: sides[i % 2]! }))
      const all = await Promise.all(calls)
      expect(all.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(1)
      expect(await countOf(sql, accountId)).toEqual([{ fittings: 1, used: 1 }])
    })
  })
})
