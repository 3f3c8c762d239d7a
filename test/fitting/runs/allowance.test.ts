import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { type AnalyzeCall, analyze, createRuns, sweep } from '../../../src/fitting/index.ts'
import { addCredits, keyStatus } from '../../../src/identity/accounts/index.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { callOf, hours, openWorkshop, type Workshop } from '../call.ts'

forEachDatabase((_engine, open) => {
  let shop: Workshop
  beforeAll(async () => {
    shop = await openWorkshop(await open())
  })
  beforeEach(() => shop.moveTo('2026-11-20T12:00:00.000Z'))

  const usage = async (accountId: string) => (await keyStatus(shop.deps, accountId)).usage
  const buy = (accountId: string, amount: number) => addCredits(shop.deps, { accountId, amount, note: null })
  const ledger = (accountId: string) =>
    shop.sql<{ amount: number; reason: string }>`
      select amount, reason from credit_entries where account_id = ${accountId} order by id`
  const ledgerSum = async (accountId: string) => (await ledger(accountId)).reduce((sum, { amount }) => sum + amount, 0)
  /** The codes of so many calls at once; `ok` is a fitting. */
  const atOnce = (count: number, call: () => AnalyzeCall, deps = [shop.deps]) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        analyze(deps[index % deps.length]!, call()).then(
          () => 'ok',
          (error: { code: string }) => error.code,
        ),
      ),
    )
  const countOf = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length

  describe('purchased credits', () => {
    test('KS-009 KS-014 KS-015 KS-016 KS-019 are used after the included fittings, and key status follows', async () => {
      const accountId = await shop.account(1)
      await buy(accountId, 2)
      const states = []
      for (let fitting = 0; fitting < 4; fitting++) {
        states.push(await usage(accountId))
        if (fitting < 3) await analyze(shop.deps, callOf(accountId))
      }
      expect(
        states.map((state) => [
          state.current,
          state.limit,
          state.remaining,
          state.percentUsed,
          state.includedUsed,
          state.includedRemaining,
          state.purchasedCreditBalance,
          state.creditBased,
          state.availability,
          state.nextFittingSource,
        ]),
      ).toEqual([
        [0, 3, 3, 0, 0, 1, 2, true, 'included', 'included'],
        [1, 3, 2, 33, 1, 0, 2, true, 'credit', 'purchased_credit'],
        [2, 3, 1, 66, 1, 0, 1, true, 'credit', 'purchased_credit'],
        [3, 3, 0, 100, 1, 0, 0, true, 'exhausted', 'unavailable'],
      ])
      expect((await ledger(accountId)).map(({ amount, reason }) => [amount, reason])).toEqual([
        [2, 'purchase'],
        [-1, 'fitting'],
        [-1, 'fitting'],
      ])
    })

    test('stay when the month ends; included fittings come first again', async () => {
      const accountId = await shop.account(1)
      await buy(accountId, 5)
      for (let fitting = 0; fitting < 2; fitting++) await analyze(shop.deps, callOf(accountId))
      shop.moveTo('2026-12-01T00:00:00.000Z')
      await analyze(shop.deps, callOf(accountId))
      expect(await usage(accountId)).toMatchObject({ current: 1, includedUsed: 1, purchasedCreditBalance: 4 })
    })

    test('KS-015 an enterprise account with a limit uses credits after it; one without never does', async () => {
      const accountId = await shop.account(null)
      await shop.sql`update accounts set is_enterprise = true where id = ${accountId}`
      await buy(accountId, 1)
      await analyze(shop.deps, callOf(accountId))
      expect(await usage(accountId)).toMatchObject({ purchasedCreditBalance: 1, availability: 'enterprise' })
      await shop.sql`update accounts set monthly_limit = 1 where id = ${accountId}`
      expect(await usage(accountId)).toMatchObject({ availability: 'credit', nextFittingSource: 'purchased_credit' })
    })

    test('a failed fitting that nobody runs again gives its credit back', async () => {
      const accountId = await shop.account(0)
      await buy(accountId, 1)
      const deps = { ...shop.deps, runs: createRuns({ atOnceMax: 10, runMsMax: -1 }) }
      expect((await analyze(deps, callOf(accountId))).result.status).toBe('failed')
      expect(await usage(accountId)).toMatchObject({ current: 1, purchasedCreditBalance: 0 })
      shop.moveBy(hours(24))
      await sweep(shop.deps)
      expect(await usage(accountId)).toMatchObject({ current: 0, purchasedCreditBalance: 1 })
      expect((await ledger(accountId)).map(({ reason }) => reason)).toEqual(['purchase', 'fitting', 'refund'])
    })

    test('an operator can take back what is left, and no more', async () => {
      const accountId = await shop.account(0)
      expect(await buy(accountId, 3)).toEqual({ balance: 3, isRepeat: false })
      expect(await buy(accountId, -2)).toEqual({ balance: 1, isRepeat: false })
      expect(await buy(accountId, -2)).toEqual({ refused: 'too few credits' })
      expect(await buy('acc_00000000000000000000000000', 1)).toEqual({ refused: 'no such account' })
      expect((await ledger(accountId)).map(({ reason }) => reason)).toEqual(['purchase', 'adjustment'])
    })
  })

  describe('at once', () => {
    test('Q1 one left and 200 callers on two replicas: one fitting', async () => {
      const accountId = await shop.account(1)
      const codes = await atOnce(200, () => callOf(accountId), [shop.deps, { ...shop.deps, runs: createRuns() }])
      expect([countOf(codes, 'ok'), countOf(codes, 'QUOTA_EXCEEDED')]).toEqual([1, 199])
    })

    test('Q2 20 included and 10 credits, 60 callers: exactly 30, included ones first, status equals ledger', async () => {
      const accountId = await shop.account(20)
      await buy(accountId, 10)
      const codes = await atOnce(60, () => callOf(accountId))
      expect([countOf(codes, 'ok'), countOf(codes, 'QUOTA_EXCEEDED')]).toEqual([30, 30])
      expect(await usage(accountId)).toMatchObject({ current: 30, includedUsed: 20, purchasedCreditBalance: 0 })
      expect(await ledgerSum(accountId)).toBe(0)
    })

    test('Q5 credits bought while requests race: the sum of the ledger is the balance', async () => {
      const accountId = await shop.account(0)
      const [codes] = await Promise.all([
        atOnce(50, () => callOf(accountId)),
        ...Array.from({ length: 10 }, () => buy(accountId, 2)),
      ])
      const { purchasedCreditBalance, current } = await usage(accountId)
      expect(current).toBe(countOf(codes, 'ok'))
      expect(purchasedCreditBalance).toBe(20 - current)
      expect(await ledgerSum(accountId)).toBe(purchasedCreditBalance)
    })

    test('I1 duplicates on both sides of a month boundary make one fitting and one charge', async () => {
      const accountId = await shop.account()
      const late = await openWorkshop(shop.sql)
      shop.moveTo('2026-11-30T23:59:59.999Z')
      late.moveTo('2026-12-01T00:00:00.000Z')
      const call = () => callOf(accountId, { idempotencyKey: 'k', whileRunning: 'wait' })
      expect(countOf(await atOnce(60, call, [shop.deps, late.deps]), 'ok')).toBe(60)
      const [used] = await shop.sql<{ count: number }>`
        select sum(included_used)::int as count from usage_months where account_id = ${accountId}`
      expect(used!.count).toBe(1)
    })

    test('Q3 around the end of a month, 500 callers on two replicas: each fitting is charged to exactly one month', async () => {
      const accountId = await shop.account(200)
      const late = await openWorkshop(shop.sql)
      shop.moveTo('2026-11-30T23:59:59.999Z')
      late.moveTo('2026-12-01T00:00:00.000Z')
      const codes: string[] = []
      for (let group = 0; group < 10; group++)
        codes.push(...(await atOnce(50, () => callOf(accountId), [shop.deps, late.deps])))
      expect([countOf(codes, 'ok'), countOf(codes, 'QUOTA_EXCEEDED')]).toEqual([400, 100])
      const months = await shop.sql<{ month: string; used: number; charged: number }>`
        select month::text, included_used as used,
               (select count(*)::int from fittings f where f.account_id = u.account_id and charged_month = month) as charged
          from usage_months u where account_id = ${accountId} order by month`
      expect(months).toEqual([
        { month: '2026-11-01', used: 200, charged: 200 },
        { month: '2026-12-01', used: 200, charged: 200 },
      ])
    })
  })

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata', 'Europe/London', 'Pacific/Pago_Pago'])(
    'Q3 months are those of UTC in a process that lives in %s',
    async (zone) => {
      const home = process.env['TZ'] ?? 'UTC'
      process.env['TZ'] = zone
      try {
        expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
        const accountId = await shop.account(5)
        const resets: string[] = []
        for (const at of ['2028-02-29T23:59:59.999Z', '2028-03-01T00:00:00.000Z', '2028-12-31T23:59:59.999Z']) {
          shop.moveTo(at)
          await analyze(shop.deps, callOf(accountId))
          resets.push((await usage(accountId)).resetsAt)
        }
        expect(resets).toEqual(['2028-03-01T00:00:00.000Z', '2028-04-01T00:00:00.000Z', '2029-01-01T00:00:00.000Z'])
        const months = shop.sql<{ month: string }>`
          select month::text from usage_months where account_id = ${accountId} and included_used = 1 order by month`
        expect((await months).map(({ month }) => month)).toEqual(['2028-02-01', '2028-03-01', '2028-12-01'])
      } finally {
        process.env['TZ'] = home
      }
    },
  )

  describe('the daily cap of AI platforms', () => {
    const agent = (accountId: string, about: Partial<AnalyzeCall> = {}) =>
      callOf(accountId, { principal: { accountId, kind: 'oauth', platform: 'chatgpt' }, ...about })

    test('ER-004 ER-005 ER-006 ER-008 ER-009 ER-010 Q4 is 50 per UTC day, for OAuth connections only', async () => {
      const accountId = await shop.account()
      const [codes, byKeyMeanwhile] = await Promise.all([
        atOnce(200, () => agent(accountId)),
        atOnce(20, () => callOf(accountId)),
      ])
      expect([countOf(codes, 'ok'), countOf(codes, 'DAILY_CAP_REACHED')]).toEqual([50, 150])
      expect(countOf(byKeyMeanwhile, 'ok')).toBe(20)
      await expect(analyze(shop.deps, agent(accountId))).rejects.toMatchObject({
        status: 429,
        members: { resetsAt: '2026-11-21T00:00:00.000Z', retryAfter: 43_200 },
        headers: { 'Retry-After': '43200' },
      })
      const byKey = await analyze(shop.deps, callOf(accountId))
      const byConnection = callOf(accountId, { principal: { accountId, kind: 'agent' } })
      expect([byKey, await analyze(shop.deps, byConnection)].map(({ result }) => result.status)).toEqual([
        'completed',
        'completed',
      ])
      shop.moveTo('2026-11-21T00:00:00.000Z')
      expect((await analyze(shop.deps, agent(accountId))).result.status).toBe('completed')
    })

    test('a replay and a retry do not count, and a refusal costs nothing', async () => {
      const accountId = await shop.account(3)
      const small = await openWorkshop(shop.sql, { DAILY_AGENT_FITTING_CAP: '1' })
      const failing = { ...small.deps, runs: createRuns({ atOnceMax: 10, runMsMax: -1 }) }
      const call = agent(accountId, { idempotencyKey: 'k' })
      expect((await analyze(failing, call)).result.status).toBe('failed')
      expect((await analyze(small.deps, call)).result.status).toBe('completed')
      expect((await analyze(small.deps, call)).isReplay).toBe(true)
      await expect(analyze(small.deps, agent(accountId))).rejects.toMatchObject({ code: 'DAILY_CAP_REACHED' })
      expect((await usage(accountId)).current).toBe(1)
    })

    test('0 switches it off', async () => {
      const free = await openWorkshop(shop.sql, { DAILY_AGENT_FITTING_CAP: '0' })
      expect((await analyze(free.deps, agent(await shop.account()))).result.status).toBe('completed')
    })

    test('ID-004 the connection says its platform, whatever the header says', async () => {
      const accountId = await shop.account()
      const { result } = await analyze(shop.deps, agent(accountId, { platform: 'somebody else' }))
      expect(await shop.sql`select platform from fittings where id = ${result.fittingId}`).toEqual([
        { platform: 'chatgpt' },
      ])
    })
  })
})
