import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import {
  analyze,
  createRuns,
  FittingResult,
  type Progress,
  readFitting,
  StoredFitting,
  sweep,
} from '../../../src/fitting/index.ts'
import { reserveFitting, settleFitting, updateMaker } from '../../../src/fitting/life/queries.ts'
import { recordOf } from '../../../src/fitting/life/record.ts'
import { startRun } from '../../../src/fitting/life/run.ts'
import { createKey, keyStatus } from '../../../src/identity/accounts/index.ts'
import type { Problem } from '../../../src/platform/errors.ts'
import { fingerprint } from '../../../src/platform/fingerprint.ts'
import { newId } from '../../../src/platform/ids.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { callOf, cutOff, cutOffTwice, heldBack, openWorkshop, seconds, type Workshop } from '../call.ts'

forEachDatabase((_engine, open) => {
  let shop: Workshop
  beforeAll(async () => {
    shop = await openWorkshop(await open())
  })
  beforeEach(() => shop.moveTo('2026-11-20T12:00:00.000Z'))
  const used = async (accountId: string) => (await keyStatus(shop.deps, accountId)).usage.current
  /** Another process on the same database. */
  const replica = () => ({ ...shop.deps, runs: createRuns() })
  /** A process that reserved a fitting and has done nothing since. */
  const reserve = async (accountId: string, key: string | null = null) => {
    const call = callOf(accountId, { idempotencyKey: key })
    const reserved = await reserveFitting(shop.deps, {
      ...call,
      accountId,
      fittingId: newId('fit'),
      fingerprint: fingerprint(call.request),
      dailyCap: null,
      isDurable: true,
    })
    if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome)
    return { ...reserved, accountId, clubType: 'driver' as const, input: call.request, idempotencyKey: key }
  }

  describe('one that is not waited for', () => {
    test('MC-032 answers running with its id, and is completed by itself', async () => {
      const accountId = await shop.account()
      const deps = replica()
      const { result } = await analyze(deps, callOf(accountId, { waitMs: 0 }))
      expect(result).toMatchObject({ success: true, status: 'running', pollAfterSeconds: 2, next: { action: 'poll' } })
      expect(result).not.toHaveProperty('specs')
      expect(fieldProblems(FittingResult, JSON.parse(JSON.stringify(result)))).toEqual([])
      await deps.runs.drain()
      const read = await readFitting(shop.deps, { accountId, fittingId: result.fittingId, waitMs: 0 })
      expect(read!.result).toMatchObject({ status: 'completed', createdAt: result.createdAt })
      expect(await used(accountId)).toBe(1)
    })

    test('is readable meanwhile, with what was sent', async () => {
      const accountId = await shop.account()
      const { fittingId } = await reserve(accountId)
      const read = await readFitting(shop.deps, { accountId, fittingId, waitMs: 0 })
      const record = JSON.parse(JSON.stringify(recordOf(read!)))
      expect(record).toMatchObject({ status: 'running', output: null, processingTimeMs: null, pollAfterSeconds: 2 })
      expect(record.input).toEqual(callOf(accountId).request)
      expect(fieldProblems(StoredFitting, record)).toEqual([])
    })

    test('the process can wait for it before it ends', async () => {
      const accountId = await shop.account()
      const { sql, open } = heldBack(shop.sql)
      const deps = { ...replica(), sql }
      const { result } = await analyze(deps, callOf(accountId, { waitMs: 0 }))
      let isDrained = false
      const drained = deps.runs.drain().then(() => {
        isDrained = true
      })
      await readFitting(deps, { accountId, fittingId: result.fittingId, waitMs: 0 })
      expect(isDrained).toBe(false)
      open()
      await drained
      expect(deps.runs.find(result.fittingId)).toBeUndefined()
    })
  })

  describe('the same key meanwhile', () => {
    test('ID-013 is refused where the caller wants that, with the seconds to wait', async () => {
      const accountId = await shop.account()
      await reserve(accountId, 'k')
      const again = callOf(accountId, { idempotencyKey: 'k' })
      await expect(analyze(shop.deps, again)).rejects.toMatchObject({
        code: 'FITTING_IN_PROGRESS',
        headers: { 'Retry-After': '1' },
      })
      // One that is old is probably dead: it is free when its lease has lapsed, ten seconds after its beginning.
      shop.moveBy(seconds(4))
      await expect(analyze(shop.deps, again)).rejects.toMatchObject({ headers: { 'Retry-After': '6' } })
    })

    test('ID-014 is waited for otherwise, in the process that works on it and in another one', async () => {
      const accountId = await shop.account()
      const { sql, open } = heldBack(shop.sql)
      const busy = { ...replica(), sql }
      const first = await analyze(busy, callOf(accountId, { idempotencyKey: 'k', waitMs: 0 }))
      const waiting = callOf(accountId, { idempotencyKey: 'k', whileRunning: 'wait' })
      const others = [busy, replica()].map((deps) => analyze(deps, waiting))
      open()
      const [one, other] = await Promise.all(others)
      expect(one).toMatchObject({ isReplay: true, result: { status: 'completed', fittingId: first.result.fittingId } })
      expect(other).toEqual(one!)
      expect(await used(accountId)).toBe(1)
    })

    test('ID-014 of one that nobody has heard of yet is waited for, or found to be another request', async () => {
      const accountId = await shop.account()
      const { sql, open } = heldBack(shop.sql)
      const busy = { ...replica(), sql }
      const call = callOf(accountId, { idempotencyKey: 'k' })
      const first = analyze(busy, call)
      const same = [analyze(busy, call), analyze(busy, { ...call, waitMs: 0 })]
      const changed = analyze(busy, { ...call, request: { ...requests.iron } }).catch((error: Problem) => error.code)
      open()
      const { result } = await first
      for (const again of await Promise.all(same)) expect(again).toMatchObject({ isReplay: true, result })
      expect(await changed).toBe('IDEMPOTENCY_KEY_REUSED')
      expect(await used(accountId)).toBe(1)
    })

    test('in another process, which stores it first: both answer its fitting, for one charge', async () => {
      const accountId = await shop.account()
      const { sql, open } = heldBack(shop.sql)
      const call = callOf(accountId, { idempotencyKey: 'k' })
      const late = analyze({ ...replica(), sql }, call)
      const { result } = await analyze(replica(), call)
      open()
      expect(await late).toMatchObject({ isReplay: true, result })
      expect(await used(accountId)).toBe(1)
    })

    test('G1 a process that stops lets nobody wait for another one', async () => {
      const accountId = await shop.account()
      const { fittingId } = await reserve(accountId)
      const deps = replica()
      const read = readFitting(deps, { accountId, fittingId, waitMs: seconds(120) })
      deps.runs.endWaits()
      expect((await read)!.result).toMatchObject({ status: 'running', fittingId, next: { action: 'poll' } })
    })

    test('ID-014 MC-034 when the wait is over it is still running', async () => {
      const accountId = await shop.account()
      const { fittingId } = await reserve(accountId, 'k')
      const call = callOf(accountId, { idempotencyKey: 'k', whileRunning: 'wait', waitMs: 1 })
      expect((await analyze(shop.deps, call)).result).toMatchObject({ status: 'running', fittingId })
    })
  })

  describe('when its process has died', () => {
    test('R1 a reader takes it over once the lease has lapsed, under its id and at no charge', async () => {
      const accountId = await shop.account(1)
      const { fittingId } = await reserve(accountId)
      shop.moveBy(seconds(10))
      const read = await readFitting(shop.deps, { accountId, fittingId, waitMs: 20_000 })
      expect(read!.result).toMatchObject({ status: 'completed', fittingId })
      expect(await used(accountId)).toBe(1)
    })

    test('R1 ID-015 ID-016 so does a retry with its key', async () => {
      const accountId = await shop.account(1)
      const { fittingId, requestId } = await reserve(accountId, 'k')
      shop.moveBy(seconds(10))
      const again = await analyze(shop.deps, callOf(accountId, { idempotencyKey: 'k' }))
      expect(again).toMatchObject({ isReplay: false, requestId, result: { status: 'completed', fittingId } })
      expect(await used(accountId)).toBe(1)
    })

    test('R3 without either it becomes failed, with a key to run it again', async () => {
      const accountId = await shop.account(1)
      const { fittingId } = await reserve(accountId)
      shop.moveBy(seconds(10) - 1)
      expect((await sweep(shop.deps)).failed).toBe(0)
      shop.moveBy(1)
      await sweep(shop.deps)
      const read = await readFitting(shop.deps, { accountId, fittingId, waitMs: 0 })
      expect(read!.result).toMatchObject({ status: 'failed', error: { code: 'INTERRUPTED' } })
      const idempotencyKey = read!.result.retry!.idempotencyKey
      const again = await analyze(shop.deps, callOf(accountId, { idempotencyKey }))
      expect(again.result).toMatchObject({ status: 'completed', fittingId })
      expect(await used(accountId)).toBe(1)
    })

    test('only one of many takes it over', async () => {
      const accountId = await shop.account()
      const { fittingId } = await reserve(accountId)
      shop.moveBy(seconds(10))
      const reads = Array.from({ length: 20 }, () => readFitting(replica(), { accountId, fittingId, waitMs: 20_000 }))
      const outputs = (await Promise.all(reads)).map((read) => JSON.stringify(read!.result))
      expect(new Set(outputs).size).toBe(1)
      expect(await shop.sql`select attempt from fittings where id = ${fittingId}`).toEqual([{ attempt: 2 }])
    })

    test('a fitting on which processes keep dying is left to the sweeper', async () => {
      const accountId = await shop.account()
      const { fittingId } = await reserve(accountId)
      await shop.sql`update fittings set attempt = 3 where id = ${fittingId}`
      shop.moveBy(seconds(10))
      const read = () => readFitting(shop.deps, { accountId, fittingId, waitMs: 0 })
      expect((await read())!.result.status).toBe('running')
      await sweep(shop.deps)
      expect((await read())!.result.status).toBe('failed')
    })
  })

  for (const isLost of ['the answer', 'the request'] as const)
    test(`D5 ${isLost} of the settling is lost: it is offered again by itself, for one charge`, async () => {
      const accountId = await shop.account()
      const deps = { ...replica(), sql: cutOff(shop.sql, isLost) }
      const { result } = await analyze(deps, callOf(accountId, { idempotencyKey: 'k', waitMs: 0 }))
      await deps.runs.drain()
      expect(await analyze(shop.deps, callOf(accountId, { idempotencyKey: 'k' }))).toMatchObject({
        isReplay: true,
        result: { status: 'completed', fittingId: result.fittingId },
      })
      expect(await used(accountId)).toBe(1)
    })

  test('D5 the answer of the storing is lost: the fitting is looked up, and answered', async () => {
    const accountId = await shop.account()
    const call = callOf(accountId, { idempotencyKey: 'k' })
    const { result } = await analyze({ ...replica(), sql: cutOff(shop.sql, 'the answer') }, call)
    expect(await analyze(shop.deps, call)).toMatchObject({ isReplay: true, result })
    expect(await used(accountId)).toBe(1)
  })

  test('D5 the storing does not arrive: the caller is told to come back, and then makes the only fitting', async () => {
    const accountId = await shop.account()
    const deps = { ...replica(), sql: cutOff(shop.sql, 'the request') }
    const call = callOf(accountId, { idempotencyKey: 'k' })
    await expect(analyze(deps, call)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    await deps.runs.drain()
    expect(await used(accountId)).toBe(0)
    expect(await analyze(deps, call)).toMatchObject({ isReplay: false, result: { status: 'completed' } })
    expect(await used(accountId)).toBe(1)
  })

  test('D5 a caller without a key is told which fitting may have been stored, so that nothing is made twice', async () => {
    const accountId = await shop.account()
    const deps = { ...replica(), sql: cutOffTwice(shop.sql) }
    const error = (await analyze(deps, callOf(accountId)).catch((thrown) => thrown)) as Problem
    expect(error.code).toBe('STORAGE_UNAVAILABLE')
    const { fittingId } = error.members as { fittingId: string }
    expect(error.message).toContain(`Read fitting ${fittingId} before`)
    expect((await readFitting(shop.deps, { accountId, fittingId, waitMs: 0 }))!.row.status).toBe('completed')
  })

  test('an attempt that lost its run stores nothing, and answers what is stored', async () => {
    const accountId = await shop.account()
    const held = await reserve(accountId, 'k')
    shop.moveBy(seconds(10))
    const { result } = await analyze(shop.deps, callOf(accountId, { idempotencyKey: 'k' }))
    const lookups = {
      irons: null,
      isLastCorrection: false,
      wordsFrom: null,
      storeLink: null,
      stock: async () => [],
      prices: async () => null,
    }
    const late = await startRun(replica(), held, async () => lookups).ended
    expect(late).toEqual(result)
    expect(await settleFitting(shop.deps, held, result as never)).toBe(false)
  })

  test('N4 words of a stranger are marked also when another process ends the fitting', async () => {
    const accountId = await shop.account()
    const publishable = { origins: ['https://shop.example'], dailyCap: 5, shop: null }
    const page = (await createKey(shop.deps, accountId, { name: 'page', publishable }))!
    const server = (await createKey(shop.deps, accountId, { name: 'server' }))!
    const ended = async ({ keyId }: { keyId: string }) => {
      const { fittingId } = await reserve(accountId, keyId)
      await updateMaker(shop.deps, accountId, fittingId, keyId)
      shop.moveBy(seconds(10))
      const { result } = (await readFitting(replica(), { accountId, fittingId, waitMs: seconds(10) }))!
      return [result.status, result.meta?.wordsFrom]
    }
    expect(await ended(page)).toEqual(['completed', 'publishable_key'])
    expect(await ended(server)).toEqual(['completed', undefined])
  })

  test('each stage is told in its order, and the percentage only grows', async () => {
    const told: Progress[] = []
    await analyze(shop.deps, callOf(await shop.account(), { onProgress: (progress) => told.push(progress) }))
    expect(told.map(({ stage }) => stage)).toEqual([
      'validate',
      'estimate',
      'fit',
      'match',
      'build',
      'analyze',
      'store',
    ])
    const percents = told.map(({ percent }) => percent)
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
  })

  test('too many at once are refused before they cost anything', async () => {
    const accountId = await shop.account()
    const { sql, open } = heldBack(shop.sql)
    const deps = { ...shop.deps, sql, runs: createRuns({ atOnceMax: 2, runMsMax: 10_000 }) }
    const first = [0, 0].map(() => analyze(deps, callOf(accountId, { waitMs: 0 })))
    await Promise.all(first)
    await expect(analyze(deps, callOf(accountId))).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 })
    open()
    await deps.runs.drain()
    expect(await used(accountId)).toBe(2)
  })

  test('another account sees no running fitting, and does not take it over', async () => {
    const { fittingId } = await reserve(await shop.account())
    shop.moveBy(seconds(10))
    const accountId = await shop.account()
    expect(await readFitting(shop.deps, { accountId, fittingId, waitMs: 100 })).toBeNull()
    expect(await shop.sql`select attempt from fittings where id = ${fittingId}`).toEqual([{ attempt: 1 }])
  })
})
