import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { type Analyzed, analyze, sweep } from '../../../src/fitting/index.ts'
import { failFitting, reserveFitting, settleFitting } from '../../../src/fitting/life/queries.ts'
import { keyStatus } from '../../../src/identity/accounts/index.ts'
import { fingerprint } from '../../../src/platform/fingerprint.ts'
import { newId } from '../../../src/platform/ids.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { until } from '../../support/service.ts'
import { callOf, hours, openWorkshop, seconds, type Workshop } from '../call.ts'

// Settling and sweeping do without the account's lock, so a retry may have looked at a fitting that is another one by
// the time it takes it. (The embedded engine has one session: nothing crosses there.)
forEachDatabase((engine, open) => {
  if (engine === 'embedded') return
  describe('a retry that crosses with', () => {
    let shop: Workshop
    beforeAll(async () => {
      shop = await openWorkshop(await open())
    })
    beforeEach(() => shop.moveTo('2026-11-20T12:00:00.000Z'))

    const call = (accountId: string) => callOf(accountId, { idempotencyKey: 'k' })
    const reserve = async (accountId: string) => {
      const { request, ...about } = call(accountId)
      const fittingId = newId('fit')
      const print = fingerprint(request)
      await reserveFitting(shop.deps, {
        ...about,
        accountId,
        request,
        fittingId,
        fingerprint: print,
        dailyCap: null,
        isDurable: true,
      })
      return { accountId, fittingId, attempt: 1 }
    }
    /** The retry looks before the work of the other is committed, and takes the fitting after. */
    const crossing = async (accountId: string, other: (sql: Sql) => Promise<unknown>): Promise<Analyzed> => {
      let retry: Promise<Analyzed>
      await shop.sql.begin(async (sql) => {
        await other(sql)
        retry = analyze(shop.deps, call(accountId))
        retry.catch(() => {})
        await until('the retry waits for the row', async () => {
          const waiting = await shop.sql`
            select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like '%reserve_fitting%'`
          return waiting.length > 0
        })
      })
      return retry!
    }
    const charges = async (accountId: string) => {
      const [row] = await shop.sql<{ charges: number }>`
        select count(charged_to)::int as charges from fittings where account_id = ${accountId}`
      return row!.charges
    }
    const used = async (accountId: string) => (await keyStatus(shop.deps, accountId)).usage.current

    test('I9 ID-016 the end of its key’s retention takes the key for a new fitting, and is charged once', async () => {
      const accountId = await shop.account(5)
      const held = await reserve(accountId)
      await failFitting(shop.deps, held, { code: 'ENGINE_FAILED', title: 'broken', detail: 'broken' } as never)
      shop.moveBy(hours(24))
      await sweep(shop.deps)
      expect(await used(accountId)).toBe(0)
      shop.moveBy(hours(48))

      const { result } = await crossing(accountId, (sql) => sweep({ ...shop.deps, sql }))
      expect(result).toMatchObject({ status: 'completed' })
      expect(result.fittingId).not.toBe(held.fittingId)
      expect([await used(accountId), await charges(accountId)]).toEqual([1, 1])
    })

    test('ID-011 the late end of the first attempt replays it', async () => {
      const accountId = await shop.account(5)
      const { result } = await analyze(shop.deps, callOf(accountId))
      const held = await reserve(accountId)
      shop.moveBy(seconds(10))
      const crossed = await crossing(accountId, (sql) => settleFitting({ ...shop.deps, sql }, held, result as never))
      expect(crossed).toMatchObject({ isReplay: true, result })
      expect([await used(accountId), await charges(accountId)]).toEqual([2, 2])
    })
  })
})
