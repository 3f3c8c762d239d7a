import { beforeAll, expect, test } from 'bun:test'
import { type Answer, type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import {
  createdBy,
  deletionsLast,
  exampleOf,
  on,
  operationsIn,
  requestOf,
  successOf,
  takesKey,
} from '../../support/operations.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open(), { monthlyLimit: 2 })
  })

  test('AN-044 AU-016 without a valid key nothing is looked at: 401 even for a broken body', async () => {
    for (const key of [null, 'svc_wrong', 'nonsense']) {
      const { status, body, headers } = await club.call('/v1/fitting/analyze', { method: 'POST', body: '{"', key })
      expect(status).toBe(401)
      expect(body.code).toBe('UNAUTHORIZED')
      expect(headers.get('www-authenticate')).toContain('Bearer')
    }
  })

  test('ER-003 ER-007 the exhausted month answers 429 with its end, and the key status says the same', async () => {
    for (let i = 0; i < 2; i++) expect((await club.analyze(requests.driver)).status).toBe(200)
    const { status, body, headers } = await club.analyze(requests.driver)
    expect(status).toBe(429)
    expect(body).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      resetsAt: '2026-12-01T00:00:00.000Z',
      retry: 'after resetsAt',
    })
    expect(body.detail).toStartWith(
      'All 2 included fittings of this month are used, and no purchased credit is left. Buy',
    )
    expect(Number(headers.get('retry-after'))).toBe(body.retryAfter)
    const usage = await club.usage()
    expect(usage).toMatchObject({
      current: 2,
      remaining: 0,
      availability: 'exhausted',
      nextFittingSource: 'unavailable',
    })
    expect(usage.resetsAt).toBe(body.resetsAt)
  })

  test('an account that includes no fittings, or one, is not told of "All 0" or "All 1"', async () => {
    const none = await club.analyze(requests.driver, { key: await club.newAccount(0) })
    expect(none.body.detail).toStartWith('This account includes no fittings, and no purchased credit is left. Buy')
    const key = await club.newAccount(1)
    await club.analyze(requests.driver, { key })
    expect((await club.analyze(requests.driver, { key })).body.detail).toStartWith('The one included fitting')
  })

  test('Q8 ER-006 every free operation keeps working in an exhausted month', async () => {
    const [made] = await club.sql<{ id: string }>`
      select id from fittings where account_id = ${club.accountId} limit 1`
    const description = await club.get('/swagger/json')
    const free = operationsIn(description.body).filter(
      (each) =>
        !['analyzeFitting', 'fitSession'].includes(each.operationId ?? '') &&
        (each.security?.length === 0 || takesKey(each)),
    )
    expect(free.length).toBeGreaterThan(10)
    const ids = { fittingId: made!.id }
    for (const operation of deletionsLast(free)) {
      const [address, init] = requestOf(on(operation, ids), exampleOf(operation))
      const { status, body } = await club.call(address, init)
      expect({ address, status }).toEqual({ address, status: successOf(operation) })
      Object.assign(ids, createdBy(operation, body))
    }
    expect((await club.analyze(requests.driver)).body.code).toBe('QUOTA_EXCEEDED')
  })

  test('KS-018 a new month begins with the whole allowance', async () => {
    club.moveTo('2026-12-01T00:00:00.000Z')
    expect((await club.usage()).current).toBe(0)
    expect((await club.analyze(requests.driver)).status).toBe(200)
    club.moveTo('2026-11-20T12:00:00.000Z')
  })

  test('two hundred at once on an allowance of 50 make exactly 50', async () => {
    const key = await club.newAccount(50)
    /** A crowded machine misses a deadline now and then: who is told to come again does, for the same fitting. */
    const askPatiently = async (caller: number): Promise<Answer> => {
      const answer = await club.analyze(requests.fairway, { key, 'idempotency-key': `caller-${caller}` })
      if (answer.status !== 503) return answer
      await Bun.sleep(1000 * Number(answer.headers.get('retry-after')))
      return askPatiently(caller)
    }
    const answers = await Promise.all(Array.from({ length: 200 }, (_, caller) => askPatiently(caller)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(150)
  })
})
