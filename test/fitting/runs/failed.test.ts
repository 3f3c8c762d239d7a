import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { analyze, createRuns, FittingResult, readFitting, StoredFitting, sweep } from '../../../src/fitting/index.ts'
import { recordOf } from '../../../src/fitting/life/record.ts'
import { keyStatus } from '../../../src/identity/accounts/index.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { callOf, hours, openWorkshop, seconds, type Workshop } from '../call.ts'

/** The same parts around an engine that breaks so many times, after it has worked so many times. */
const breaking = ({ deps }: Workshop, times: number): Workshop['deps'] => {
  let calls = 0
  const current = () => {
    calls++
    if (calls <= times) throw new Error('the engine broke, with 95 mph in its hands')
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

  test('I6 FR-012 FR-014 ID-015 ID-016 three failures and a success: one id, attempt 4, one charge', async () => {
    const accountId = await shop.account(1)
    const deps = breaking(shop, 3)
    const { result: first, requestId } = await analyze(deps, callOf(accountId))
    expect(first).toMatchObject({
      success: false,
      status: 'failed',
      error: { code: 'ENGINE_FAILED' },
      next: { action: 'retry' },
    })
    expect(fieldProblems(FittingResult, JSON.parse(JSON.stringify(first)))).toEqual([])
    const key = first.retry!.idempotencyKey
    for (const status of ['failed', 'failed', 'completed']) {
      const again = await analyze(deps, callOf(accountId, { idempotencyKey: key }))
      expect(again).toMatchObject({ isReplay: false, requestId, result: { status, fittingId: first.fittingId } })
      if (status === 'failed') expect(again.result.retry?.idempotencyKey).toBe(key)
    }
    expect(await shop.sql`select attempt from fittings where id = ${first.fittingId}`).toEqual([{ attempt: 4 }])
    expect(await used(accountId)).toBe(1)
  })

  test('a failure keeps the caller’s own key, and says nothing of the inside', async () => {
    const accountId = await shop.account()
    const { result } = await analyze(breaking(shop, 1), callOf(accountId, { idempotencyKey: 'order-1' }))
    expect(result).toMatchObject({ idempotencyKey: 'order-1', retry: { idempotencyKey: 'order-1' } })
    expect(JSON.stringify(result)).not.toContain('broke')
    expect(shop.lines.at(-1)).toMatchObject({ level: 'error', message: 'fitting failed', fittingId: result.fittingId })
  })

  test('another request under the key of a failed one is refused', async () => {
    const accountId = await shop.account()
    await analyze(breaking(shop, 1), callOf(accountId, { idempotencyKey: 'k' }))
    const changed = callOf(accountId, { idempotencyKey: 'k', request: { ...requests.iron } })
    await expect(analyze(shop.deps, changed)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('a run that takes too long fails as such', async () => {
    const deps = { ...shop.deps, runs: createRuns({ atOnceMax: 10, runMsMax: -1 }) }
    const { result } = await analyze(deps, callOf(await shop.account()))
    expect(result.error?.code).toBe('TIMED_OUT')
  })

  test('RC-004 RC-006 the record of a failed fitting shows why and how to go on', async () => {
    const accountId = await shop.account()
    const { result } = await analyze(breaking(shop, 1), callOf(accountId))
    const read = await readFitting(shop.deps, { accountId, fittingId: result.fittingId, waitMs: 0 })
    const record = JSON.parse(JSON.stringify(recordOf(read!)))
    expect(record).toMatchObject({
      success: true,
      status: 'failed',
      output: null,
      error: result.error,
      retry: result.retry,
    })
    expect(fieldProblems(StoredFitting, record)).toEqual([])
    expect(read!.result).toEqual(result)
  })

  test('CL-029 a wedge fitting cannot follow an iron fitting that failed, and is told so', async () => {
    const accountId = await shop.account()
    const { result: iron } = await analyze(breaking(shop, 1), callOf(accountId, { request: { ...requests.iron } }))
    const clubDetails = { ...requests.wedge.clubDetails, ironFittingId: iron.fittingId }
    const wedge = analyze(shop.deps, callOf(accountId, { request: { ...requests.wedge, clubDetails } }))
    await expect(wedge).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/clubDetails/ironFittingId' }],
    })
    await expect(wedge).rejects.toThrow('this one is failed')
  })

  test('over REST a failed fitting is an answer, and the returned key runs it again', async () => {
    const { apiKey } = await shop.customer(1)
    const app = createApp(breaking(shop, 1))
    const send = (key?: string) =>
      app.handle(
        new Request('http://localhost/v1/fitting/analyze', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            ...(key && { 'idempotency-key': key }),
          },
          body: JSON.stringify(requests.driver),
        }),
      )
    const failed = await send()
    expect(failed.status).toBe(200)
    const body = (await failed.json()) as FittingResult
    expect(body.status).toBe('failed')
    const again = await send(body.retry!.idempotencyKey)
    expect(await again.json()).toMatchObject({ status: 'completed', fittingId: body.fittingId })
    expect(again.headers.get('x-request-id')).toBe(failed.headers.get('x-request-id'))
    expect(again.headers.has('idempotent-replayed')).toBe(false)
  })

  describe('a failed fitting that nobody runs again', () => {
    test('gives back its included fitting after 24 hours, once', async () => {
      const accountId = await shop.account(1)
      const { result } = await analyze(breaking(shop, 1), callOf(accountId))
      shop.moveBy(hours(24) - 1)
      await sweep(shop.deps)
      expect(await used(accountId)).toBe(1)
      shop.moveBy(1)
      await sweep(shop.deps)
      await sweep(shop.deps)
      expect(await used(accountId)).toBe(0)
      const read = await readFitting(shop.deps, { accountId, fittingId: result.fittingId, waitMs: 0 })
      expect(read!.result.retry!.reason).toContain('consumes one fitting')
      expect(read!.result.next!.text).toContain('consumes one fitting')

      // Run again after that, it is charged like a new one.
      const again = await analyze(shop.deps, callOf(accountId, { idempotencyKey: result.retry!.idempotencyKey }))
      expect(again.result).toMatchObject({ status: 'completed', fittingId: result.fittingId })
      expect(await used(accountId)).toBe(1)
    })

    test('gives back into the month that was charged', async () => {
      shop.moveTo('2026-11-30T23:59:59.000Z')
      const accountId = await shop.account(1)
      await analyze(breaking(shop, 1), callOf(accountId))
      shop.moveTo('2026-12-02T00:00:00.000Z')
      await analyze(shop.deps, callOf(accountId))
      await sweep(shop.deps)
      expect(
        await shop.sql`
        select month::text, included_used from usage_months where account_id = ${accountId} order by month`,
      ).toEqual([
        { month: '2026-11-01', included_used: 0 },
        { month: '2026-12-01', included_used: 1 },
      ])
    })

    test('keeps its charge when it was run again in time', async () => {
      const accountId = await shop.account(1)
      const { result } = await analyze(breaking(shop, 1), callOf(accountId))
      await analyze(shop.deps, callOf(accountId, { idempotencyKey: result.retry!.idempotencyKey }))
      shop.moveBy(hours(48))
      await sweep(shop.deps)
      expect(await used(accountId)).toBe(1)
    })
  })

  test('I9 a key is kept for 72 hours after the end of its fitting, then it is free, and the fitting stays', async () => {
    const accountId = await shop.account()
    const call = callOf(accountId, { idempotencyKey: 'k' })
    const { result: first } = await analyze(shop.deps, call)
    shop.moveBy(hours(72) - 1)
    await sweep(shop.deps)
    expect((await analyze(shop.deps, call)).isReplay).toBe(true)
    shop.moveBy(seconds(1))
    await sweep(shop.deps)
    const { result: second, isReplay } = await analyze(
      shop.deps,
      callOf(accountId, { idempotencyKey: 'k', request: { ...requests.iron } }),
    )
    expect(isReplay).toBe(false)
    expect(second.fittingId).not.toBe(first.fittingId)
    expect((await readFitting(shop.deps, { accountId, fittingId: first.fittingId, waitMs: 0 }))?.result).toEqual(first)
  })

  test('I9 after 72 hours a failed fitting frees the caller’s key, and stays retryable with one of ours', async () => {
    const accountId = await shop.account()
    const { result: failed } = await analyze(breaking(shop, 1), callOf(accountId, { idempotencyKey: 'k' }))
    shop.moveBy(hours(72))
    await sweep(shop.deps)
    const fresh = await analyze(shop.deps, callOf(accountId, { idempotencyKey: 'k' }))
    expect(fresh.result.fittingId).not.toBe(failed.fittingId)
    const read = await readFitting(shop.deps, { accountId, fittingId: failed.fittingId, waitMs: 0 })
    const idempotencyKey = read!.result.retry!.idempotencyKey
    const again = await analyze(shop.deps, callOf(accountId, { idempotencyKey }))
    expect(again.result).toMatchObject({ status: 'completed', fittingId: failed.fittingId })
  })
})
