import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { type AnalyzeCall, analyze, eraseFittings, sweep } from '../../../src/fitting/index.ts'
import { keyStatus } from '../../../src/identity/accounts/index.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { audit } from '../../support/audit.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { callOf, hours, openWorkshop, type Workshop } from '../call.ts'

type Request = AnalyzeCall['request']

/** A driver in km/h, with a miss of unknown size. */
const asked: Request = {
  clubType: 'driver',
  golfer: { handedness: 'right' },
  swingMetrics: { swingSpeed: 145, missPattern: 'fade' },
}
const answered = (corrects: string): Request => ({
  ...asked,
  swingMetrics: { swingSpeed: 90.1, missPattern: 'fade', missSize: 'moderate' },
  corrects,
})

/** The same parts around an engine that breaks so many times. */
const breaking = ({ deps }: Workshop, times: number): Workshop['deps'] => {
  let calls = 0
  const current = () => {
    calls++
    if (calls <= times) throw new Error('the engine broke')
    return deps.scorer.current()
  }
  return { ...deps, scorer: { ...deps.scorer, current } }
}

forEachDatabase((_engine, open) => {
  let shop: Workshop
  beforeAll(async () => {
    shop = await openWorkshop(await open())
  })
  beforeEach(() => shop.moveTo('2026-11-20T12:00:00.000Z'))
  const used = async (accountId: string) => (await keyStatus(shop.deps, accountId)).usage.current
  const fit = async (accountId: string, request: Request, about: Partial<AnalyzeCall> = {}, deps = shop.deps) =>
    analyze(deps, callOf(accountId, { request, ...about }))
  /** An account of so many fittings, one of which asked something. */
  const asking = async (monthlyLimit: number | null = 1) => {
    const accountId = await shop.account(monthlyLimit)
    const { result } = await fit(accountId, asked)
    expect(result.next).toMatchObject({ action: 'ask' })
    return { accountId, fittingId: result.fittingId }
  }
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'no refusal',
      ({ code, message }) => `${code}: ${message}`,
    )

  describe('the answer to what a fitting asked is free', () => {
    for (const waitMs of [25_000, 0])
      test(`also when it was the last of the account, waited for ${waitMs} ms`, async () => {
        const { accountId, fittingId } = await asking()
        const { result } = await fit(accountId, answered(fittingId), { waitMs })
        expect(result.fittingId).not.toBe(fittingId)
        expect(result.status).toBe(waitMs === 0 ? 'running' : 'completed')
        await shop.deps.runs.drain()
        expect(await used(accountId)).toBe(1)
        expect(await refusal(fit(accountId, answered(fittingId)))).toContain('was corrected already')
        expect(await refusal(fit(accountId, asked))).toContain('QUOTA_EXCEEDED')
      })
    test('also that the number is right', async () => {
      const { accountId, fittingId } = await asking()
      const { result } = await fit(accountId, { ...asked, confirmed: ['swingSpeed'], corrects: fittingId })
      expect([result.status, await used(accountId)]).toEqual(['completed', 1])
    })
    test('once, however many ask at the same time', async () => {
      const { accountId, fittingId } = await asking(null)
      const ends = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          refusal(fit(accountId, answered(fittingId), { waitMs: at % 2 === 0 ? 25_000 : 0 })),
        ),
      )
      await shop.deps.runs.drain()
      expect(ends.filter((end) => end === 'no refusal')).toHaveLength(1)
      expect(new Set(ends.filter((end) => end !== 'no refusal').map((end) => end.split(':')[0]))).toEqual(
        new Set(['CORRECTION_REFUSED']),
      )
      expect(await used(accountId)).toBe(1)
    })
    test('the same key finds the correction, also after its day, and binds to it', async () => {
      const { accountId, fittingId } = await asking()
      const about = { idempotencyKey: 'answer' }
      const first = await fit(accountId, answered(fittingId), about)
      shop.moveBy(hours(30))
      expect(await fit(accountId, answered(fittingId), about)).toMatchObject({
        isReplay: true,
        result: { fittingId: first.result.fittingId },
      })
      expect(await refusal(fit(accountId, asked, about))).toContain('IDEMPOTENCY_KEY_REUSED')
      expect(await used(accountId)).toBe(1)
    })
    test('a correction that failed gives the right back, to itself or to another', async () => {
      const { accountId, fittingId } = await asking()
      const { result: failed } = await fit(accountId, answered(fittingId), {}, breaking(shop, 1))
      expect(failed).toMatchObject({ status: 'failed', next: { text: expect.stringContaining('no further fitting') } })
      const other = await fit(accountId, answered(fittingId), { idempotencyKey: 'other' }, breaking(shop, 1))
      expect(other.result.status).toBe('failed')
      const idempotencyKey = failed.retry!.idempotencyKey
      const again = await fit(accountId, answered(fittingId), { idempotencyKey })
      expect(again.result).toMatchObject({ status: 'completed', fittingId: failed.fittingId })
      expect(await refusal(fit(accountId, answered(fittingId), { idempotencyKey: 'other' }))).toContain(
        'CORRECTION_REFUSED',
      )
      expect(await used(accountId)).toBe(1)
    })
    test('what failed is paid for even a day later, when charges are given back', async () => {
      const { accountId, fittingId } = await asking()
      const { result: failed } = await fit(accountId, answered(fittingId), {}, breaking(shop, 1))
      await shop.sql`select refund_fitting(${accountId}, ${failed.fittingId}, now())`
      const { idempotencyKey } = failed.retry!
      expect((await fit(accountId, answered(fittingId), { idempotencyKey })).result.status).toBe('completed')
      expect(await used(accountId)).toBe(1)
    })
    test('a correction that asks again has one too', async () => {
      const { accountId, fittingId } = await asking()
      const unsized = {
        ...asked,
        swingMetrics: { swingSpeed: 90.1, missPattern: 'fade' },
        corrects: fittingId,
      } as const
      const { result } = await fit(accountId, unsized)
      expect(result.next).toMatchObject({ action: 'ask', freeFields: ['swingMetrics.missSize'] })
      expect((await fit(accountId, answered(result.fittingId))).result.next.action).toBe('show_result')
      expect(await used(accountId)).toBe(1)
    })
  })

  describe('N2 a fitting has two corrections at most', () => {
    /** Speeds that contradict each other: each fitting asks for both again. */
    const contradicting = (ballSpeed: number): Request => ({
      ...asked,
      swingMetrics: { swingSpeed: Math.round((10 * ballSpeed) / 1.56) / 10, ballSpeed, missPattern: 'straight' },
    })
    const chain = async (accountId: string, count: number, laterBy = 0) => {
      let { result } = await fit(accountId, contradicting(150))
      for (let n = 1; n <= count; n++) {
        shop.moveBy(laterBy)
        const request = { ...contradicting(150 - 2 * n), corrects: result.fittingId }
        result = (await fit(accountId, request)).result
      }
      return result
    }

    test('the second asks nothing at no charge, and is not corrected', async () => {
      const accountId = await shop.account(1)
      const second = await chain(accountId, 2)
      expect(second.next).not.toHaveProperty('freeFields')
      expect(inEnglish(second.next.text)).not.toContain('free')
      const third = { ...contradicting(140), corrects: second.fittingId }
      expect(await refusal(fit(accountId, third))).toContain('CORRECTION_REFUSED')
      expect(await used(accountId)).toBe(1)
    })
    test('both within a day of the fitting that was charged', async () => {
      const accountId = await shop.account(1)
      expect(await refusal(chain(accountId, 2, hours(13)))).toContain('more than a day old')
    })
    test('each takes a place of the day', async () => {
      const accountId = await shop.account(null)
      const principal = { accountId, kind: 'oauth' } as const
      const { config } = shop.deps
      const deps = { ...shop.deps, config: { ...config, dailyAgentFittingCap: 2 } }
      const { fittingId } = (await fit(accountId, contradicting(150), { principal }, deps)).result
      const first = await fit(accountId, { ...contradicting(148), corrects: fittingId }, { principal }, deps)
      const second = { ...contradicting(146), corrects: first.result.fittingId }
      expect(await refusal(fit(accountId, second, { principal }, deps))).toContain('DAILY_CAP_REACHED')
      shop.moveBy(hours(12))
      expect((await fit(accountId, second, { principal }, deps)).result.status).toBe('completed')
    })
  })

  describe('what is no answer is refused, and takes nothing', () => {
    const refused = async (request: (fittingId: string) => Request, reason: string, later = 0) => {
      const { accountId, fittingId } = await asking(2)
      shop.moveBy(later)
      expect(await refusal(fit(accountId, request(fittingId)))).toContain(reason)
      expect(await used(accountId)).toBe(1)
      const { result } = await fit(accountId, { ...request(fittingId), corrects: undefined } as never)
      expect(result.status).toBe('completed')
      expect(await used(accountId)).toBe(2)
    }
    test('another field', () =>
      refused((id) => ({ ...answered(id), golfer: { handedness: 'left' } }), 'asked about swingMetrics.swingSpeed'))
    test('nothing changed', () => refused((id) => ({ ...asked, corrects: id }), 'It changes nothing'))
    test('a day later', () => refused(answered, 'more than a day old', hours(24.1)))
    test('no such fitting', () => refused(() => answered('fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'), 'There is no completed'))
    test('one that asked nothing', async () => {
      const accountId = await shop.account(2)
      const { result } = await fit(accountId, { ...asked, swingMetrics: { swingSpeed: 95 } })
      expect(result.next).not.toHaveProperty('freeFields')
      const request = { ...asked, swingMetrics: { swingSpeed: 96 }, corrects: result.fittingId }
      expect(await refusal(fit(accountId, request))).toContain('asked nothing')
    })
    test('a fitting of another account, and an erased one', async () => {
      const { fittingId } = await asking()
      const { accountId, fittingId: own } = await asking(2)
      expect(await refusal(fit(accountId, answered(fittingId)))).toContain('There is no completed')
      await eraseFittings(shop.deps, accountId, [own])
      expect(await refusal(fit(accountId, answered(own)))).toContain('There is no completed')
      expect(await used(accountId)).toBe(1)
    })
  })

  test('the books of the doctor agree afterwards', async () => {
    shop.moveBy(hours(25))
    await sweep(shop.deps)
    await audit({ sql: shop.sql, services: [] })
  })
})
