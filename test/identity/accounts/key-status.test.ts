import { beforeAll, describe, expect, setSystemTime, test } from 'bun:test'
import { Value } from '@sinclair/typebox/value'
import { keyStatus, startOfNextMonth } from '../../../src/identity/accounts/index.ts'
import { type KeyStatus, Usage } from '../../../src/identity/accounts/schema.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type Harness, harness } from './harness.ts'

const allMembers = [
  'current',
  'limit',
  'remaining',
  'percentUsed',
  'unlimited',
  'creditBased',
  'resetsAt',
  'includedLimit',
  'includedUsed',
  'includedRemaining',
  'purchasedCreditBalance',
  'availability',
  'nextFittingSource',
]

forEachSharedDatabase((engine, open) => {
  let club: Harness
  beforeAll(async () => {
    club = await harness(await open())
  })

  /** An account that has used so many of its fittings, as key status shows it. */
  const usage = async (monthlyLimit: number | null, used = 0, isEnterprise = false): Promise<Usage> => {
    const { accountId, apiKey } = await club.account({ monthlyLimit, isEnterprise })
    if (used > 0)
      await club.sql`
        insert into usage_months (account_id, month, included_used) values (${accountId}, '2026-11-01', ${used})`
    const answer = (await (await club.keyStatus(apiKey)).json()) as KeyStatus
    return answer.usage
  }

  // The embedded engine shares the clock of the process.
  if (engine !== 'embedded')
    test('KS-010 a process whose clock is wrong tells the month that fittings are charged to', async () => {
      const { accountId } = await club.account({ monthlyLimit: 5 })
      await club.sql`
      insert into usage_months (account_id, month, included_used)
      values (${accountId}, date_trunc('month', clock_timestamp() at time zone 'UTC'), 2)`
      const right = startOfNextMonth(new Date()).toISOString()
      setSystemTime(new Date('2031-05-04T12:00:00.000Z'))
      const { usage } = await keyStatus({ sql: club.sql, clock: systemClock }, accountId)
      setSystemTime()
      expect(usage).toMatchObject({ current: 2, resetsAt: right })
    })

  test('accounts that are asked for in one moment are read together, and each is told its own', async () => {
    const limits = Array.from({ length: 12 }, (_, place) => place + 1)
    const accounts = await Promise.all(limits.map((monthlyLimit) => club.account({ monthlyLimit })))
    let reads = 0
    const read: Sql['read'] = (...asked) => {
      reads++
      return club.sql.read(...asked)
    }
    const tools = {
      sql: Object.assign((...asked: Parameters<Sql>) => club.sql(...asked), club.sql, { read }) as Sql,
      clock: club.clock,
    }
    const found = await Promise.all(accounts.map(({ accountId }) => keyStatus(tools, accountId)))
    expect(found.map(({ usage }) => usage.includedLimit)).toEqual(limits)
    expect(reads).toBeLessThanOrEqual(3)
  })

  test('KS-001 KS-002 a valid key is told so, and whose it is', async () => {
    const { apiKey } = await club.account({ email: 'jo@range.example', companyName: 'Jo & Söhne' })
    const response = await club.keyStatus(apiKey)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      valid: true,
      developer: { companyName: 'Jo & Söhne', email: 'jo@range.example', tier: 'standard' },
    })
  })

  describe.each([
    ['fresh', 25, 0],
    ['part used', 25, 7],
    ['exhausted', 25, 25],
    ['without allowance', 0, 0],
    ['unlimited', null, 7],
  ] as const)('an account %s', (_name, limit, used) => {
    test('KS-003 KS-004 KS-005 KS-006 KS-007 KS-008 KS-009 KS-010 KS-011 KS-012 KS-013 KS-014 KS-015 KS-016 has every usage member, of its type', async () => {
      const shown = await usage(limit, used)
      expect(Object.keys(shown)).toEqual(allMembers)
      expect([...Value.Errors(Usage, shown)]).toEqual([])
    })
  })

  test('KS-004 KS-006 KS-007 KS-012 KS-013 counts are true', async () => {
    expect(await usage(30, 10)).toEqual({
      current: 10,
      limit: 30,
      remaining: 20,
      percentUsed: 33,
      unlimited: false,
      creditBased: false,
      resetsAt: '2026-12-01T00:00:00.000Z',
      includedLimit: 30,
      includedUsed: 10,
      includedRemaining: 20,
      purchasedCreditBalance: 0,
      availability: 'included',
      nextFittingSource: 'included',
    })
  })

  test('KS-005 KS-011 without a limit there is no limit, no remainder, and nothing used in percent', async () => {
    expect(await usage(null, 10)).toMatchObject({
      current: 10,
      limit: null,
      remaining: null,
      percentUsed: 0,
      unlimited: true,
      includedLimit: null,
      includedUsed: 10,
      includedRemaining: null,
    })
  })

  test('KS-015 KS-016 availability and source of the next fitting go together', async () => {
    const sources = async (...account: Parameters<typeof usage>) => {
      const { availability, nextFittingSource } = await usage(...account)
      return [availability, nextFittingSource]
    }
    expect(await sources(2, 1)).toEqual(['included', 'included'])
    expect(await sources(2, 2)).toEqual(['exhausted', 'unavailable'])
    expect(await sources(0)).toEqual(['exhausted', 'unavailable'])
    expect(await sources(null)).toEqual(['unlimited', 'unlimited'])
    expect(await sources(null, 5, true)).toEqual(['enterprise', 'enterprise'])
    expect(await sources(5, 5, true)).toEqual(['exhausted', 'unavailable'])
  })

  test('KS-007 an account that has used all, or has nothing, is at 100 percent', async () => {
    expect((await usage(25, 25)).percentUsed).toBe(100)
    expect((await usage(0)).percentUsed).toBe(100)
    expect((await usage(3, 2)).percentUsed).toBe(66)
  })

  test('KS-010 KS-018 the allowance resets at the start of the next UTC month, also at the end of the year', async () => {
    const { accountId, apiKey } = await club.account()
    await club.sql`
      insert into usage_months (account_id, month, included_used) values (${accountId}, '2027-12-01', 25)`
    const at = async (iso: string) => {
      club.setTime(iso)
      const { usage } = (await (await club.keyStatus(apiKey)).json()) as KeyStatus
      return [usage.resetsAt, usage.availability]
    }
    expect(await at('2027-12-31T23:59:59.999Z')).toEqual(['2028-01-01T00:00:00.000Z', 'exhausted'])
    expect(await at('2028-01-01T00:00:00.000Z')).toEqual(['2028-02-01T00:00:00.000Z', 'included'])
    expect(await at('2028-02-29T12:00:00.000Z')).toEqual(['2028-03-01T00:00:00.000Z', 'included'])
    club.setTime('2026-11-20T12:00:00Z')
  })
})
