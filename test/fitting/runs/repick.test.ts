import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { type AnalyzeCall, analyze, analyzeOnce, eraseFittings } from '../../../src/fitting/index.ts'
import { createKey, keyStatus } from '../../../src/identity/accounts/index.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { callOf, hours, openWorkshop, seconds, type Workshop } from '../call.ts'

// 2.5: nobody pays twice for the same golfer with another filter, or for a call that a host sent again; everything else is paid.

type Request = AnalyzeCall['request']

const driver: Request = {
  clubType: 'driver',
  golfer: { handedness: 'right', handicap: 14 },
  swingMetrics: { swingSpeed: 95, missPattern: 'straight' },
}

interface How {
  readonly after?: number
  readonly about?: Partial<AnalyzeCall>
  readonly keyId?: string
  readonly isErased?: boolean
}

/** Changes that decide only which clubs are picked, and changes of anything else. */
const filters: readonly Partial<Request>[] = [
  { budget: 400 },
  { budget: 650 },
  { brands: ['PING'] },
  { brands: ['Callaway', 'Cobra'], budget: 600 },
  { inventory: 'prefer' },
]
const others: readonly Partial<Request>[] = [
  { swingMetrics: { ...driver.swingMetrics, swingSpeed: 96 } },
  { swingMetrics: { ...driver.swingMetrics, missPattern: 'fade', missSize: 'slight' } },
  { golfer: { ...driver.golfer, handicap: 15 } },
  { preferences: { goals: 'forgiveness' } },
  { currentEquipment: { loft: 10.5 } },
  { clubType: 'iron' },
  { confirmed: ['swingSpeed'] },
]

forEachDatabase((_engine, open) => {
  let shop: Workshop
  beforeAll(async () => {
    shop = await openWorkshop(await open())
  })
  beforeEach(() => shop.moveTo('2026-11-20T12:00:00.000Z'))
  const used = async (accountId: string) => (await keyStatus(shop.deps, accountId)).usage.current
  const by = (accountId: string, keyId = 'key_1') => ({ accountId, kind: 'api_key' as const, keyId })
  const once = (accountId: string, request: Request, about: Partial<AnalyzeCall> = {}) =>
    analyzeOnce(shop.deps, callOf(accountId, { request, principal: by(accountId), ...about }))

  describe('other clubs for a fitting', () => {
    test.each(filters)('%j costs nothing, also with nothing left, and is the same fitting', async (filter) => {
      const accountId = await shop.account(1)
      const { result: first } = await once(accountId, driver)
      const request = { ...driver, ...filter, corrects: first.fittingId }
      const { result } = await analyze(shop.deps, callOf(accountId, { request }))
      expect([result.fittingId, result.status, await used(accountId)]).toEqual([first.fittingId, 'completed', 1])
      expect(result.specs).toEqual(first.specs)
      for (const { total } of result.topPicks ?? [])
        expect(total?.price ?? 0).toBeLessThanOrEqual(filter.budget ?? Number.POSITIVE_INFINITY)
      for (const { brand } of result.topPicks ?? []) expect(filter.brands ?? [brand]).toContain(brand)
    })

    test.each(['key', 'visitor'] as const)('F9 use no place of the day of a %s', async (of) => {
      const accountId = await shop.account()
      const page = { origins: [], dailyCap: 2, shop: null }
      const { keyId } = (await createKey(shop.deps, accountId, { name: 'page', publishable: page }))!
      const sender = of === 'visitor' ? { sender: `sender of ${accountId}` } : {}
      const principal = { ...by(accountId, keyId), publishable: { ...page, keyId, ...sender } }
      const ask = (request: Request) => analyze(shop.deps, callOf(accountId, { request, principal }))
      const { result: first } = await ask(driver)
      for (const filter of filters) await ask({ ...driver, ...filter, corrects: first.fittingId })
      await ask({ ...driver, clubType: 'iron' })
      expect(await ask({ ...driver, clubType: 'hybrid' }).catch(({ code }) => code)).toBe('DAILY_CAP_REACHED')
      const { result } = await ask({ ...driver, budget: 400, corrects: first.fittingId })
      expect([result.fittingId, await used(accountId)]).toEqual([first.fittingId, 2])
    })

    test('F10 bind no key, and are refused with one of another request', async () => {
      const accountId = await shop.account()
      const ask = (request: Request, idempotencyKey: string) =>
        analyze(shop.deps, callOf(accountId, { request, idempotencyKey }))
      const { result: first } = await ask(driver, 'one')
      const repick = { ...driver, budget: 400, corrects: first.fittingId }
      expect(await ask(repick, 'one').catch(({ code }) => code)).toBe('IDEMPOTENCY_KEY_REUSED')
      expect((await ask(repick, 'two')).result.fittingId).toBe(first.fittingId)
      const { result } = await ask({ ...driver, clubType: 'iron' }, 'two')
      expect([result.clubType, await used(accountId)]).toEqual(['iron', 2])
    })

    test('are none for the other hand: links of the stored fitting would sell the first', async () => {
      const accountId = await shop.account(1)
      const { result: first } = await once(accountId, driver)
      const golfer = { ...driver.golfer, handedness: 'left' as const }
      const refused = once(accountId, { ...driver, golfer, corrects: first.fittingId }).catch(({ code }) => code)
      expect([await refused, await used(accountId)]).toEqual(['CORRECTION_REFUSED', 1])
    })

    test('are free for a day, and for nobody else', async () => {
      const accountId = await shop.account()
      const { result: first } = await once(accountId, driver)
      const request = { ...driver, budget: 400, corrects: first.fittingId }
      const refusal = (accountId: string) =>
        once(accountId, request).then(
          () => 'none',
          ({ code }) => code,
        )
      expect(await refusal(await shop.account())).toBe('CORRECTION_REFUSED')
      shop.moveBy(hours(25))
      expect([await refusal(accountId), await used(accountId)]).toEqual(['CORRECTION_REFUSED', 1])
    })

    test('are no way to anything else: with another change nothing is free', async () => {
      const change = fc.record({ filter: fc.constantFrom({}, ...filters), other: fc.constantFrom(...others) })
      await fc.assert(
        fc.asyncProperty(change, async ({ filter, other }) => {
          const accountId = await shop.account()
          const { result: first } = await once(accountId, driver)
          const changed = { ...driver, ...filter, ...other }
          const refused = await once(accountId, { ...changed, corrects: first.fittingId }).catch(({ code }) => code)
          expect([refused, await used(accountId)]).toEqual(['CORRECTION_REFUSED', 1])
          const { result } = await once(accountId, changed)
          expect([result.fittingId === first.fittingId, await used(accountId)]).toEqual([false, 2])
        }),
        { numRuns: 30 },
      )
    })
  })

  describe('a call that is sent again without a key', () => {
    test('within ten minutes is the same fitting, with other clubs for another filter', async () => {
      const accountId = await shop.account(1)
      const { result: first } = await once(accountId, driver)
      shop.moveBy(seconds(540))
      const again = await once(accountId, driver)
      expect([again.isReplay, again.result.topPicks]).toEqual([true, first.topPicks!])
      for (const filter of filters) {
        const { result } = await once(accountId, { ...driver, ...filter })
        expect([result.fittingId, await used(accountId)]).toEqual([first.fittingId, 1])
      }
    })

    test.each([
      ['later', { after: seconds(660) }],
      ['with a key', { about: { idempotencyKey: 'another' } }],
      ['by another caller', { keyId: 'key_2' }],
      ['after it was erased', { isErased: true }],
    ] as const)('%s is a new one', async (_how, how) => {
      const { after = 0, about = {}, keyId = 'key_1', isErased = false } = how as How
      const accountId = await shop.account()
      const { result: first } = await once(accountId, driver)
      shop.moveBy(after)
      if (isErased) await eraseFittings(shop.deps, accountId, [first.fittingId])
      const { result } = await once(accountId, driver, { ...about, principal: by(accountId, keyId) })
      expect([result.fittingId === first.fittingId, await used(accountId)]).toEqual([false, 2])
    })
  })
})
