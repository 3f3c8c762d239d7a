import { beforeAll, expect, test } from 'bun:test'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open())
  })

  test('ID-008 ID-009 ID-010 ID-011 the same key and request return the first fitting, uncharged and under its request id', async () => {
    const first = await club.analyze(requests.driver, { 'idempotency-key': 'replay-1', detail: true })
    const again = await club.analyze(requests.driver, { 'idempotency-key': 'replay-1', detail: true })
    expect(again.text).toBe(first.text)
    expect(again.headers.get('x-request-id')).toBe(first.headers.get('x-request-id'))
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(first.headers.has('idempotent-replayed')).toBe(false)
    expect(first.body.idempotencyKey).toBe('replay-1')
    expect((await club.usage()).current).toBe(1)
  })

  test('the order of members and the detail view do not make another request', async () => {
    const { clubType, golfer, swingMetrics } = requests.fairway
    const first = await club.analyze({ clubType, golfer, swingMetrics }, { 'idempotency-key': 'replay-2' })
    const again = await club.analyze(
      { swingMetrics, golfer, clubType },
      { 'idempotency-key': 'replay-2', detail: true },
    )
    expect(again.body.fittingId).toBe(first.body.fittingId)
    expect(again.body.analysis).toBeDefined()
  })

  test('I4 two accounts may use one key for different requests', async () => {
    const other = await club.newAccount(5)
    const mine = await club.analyze(requests.iron, { 'idempotency-key': 'shared' })
    const theirs = await club.analyze(requests.wedge, { 'idempotency-key': 'shared', key: other })
    expect(theirs.status).toBe(200)
    expect(theirs.body.fittingId).not.toBe(mine.body.fittingId)
  })

  test('ID-012 ER-001 the same key with a changed request is refused and changes nothing', async () => {
    const first = await club.analyze(requests.hybrid, { 'idempotency-key': 'changed' })
    const used = (await club.usage()).current
    const changed = { ...requests.hybrid, swingMetrics: { swingSpeed: 89 } }
    const refused = await club.analyze(changed, { 'idempotency-key': 'changed' })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ success: false, code: 'IDEMPOTENCY_KEY_REUSED' })
    expect((await club.usage()).current).toBe(used)
    const again = await club.analyze(requests.hybrid, { 'idempotency-key': 'changed' })
    expect(again.body.fittingId).toBe(first.body.fittingId)
  })

  test('I7 a validation error binds no key', async () => {
    const wrong = await club.analyze({ ...requests.driver, clubType: 'putter' }, { 'idempotency-key': 'corrected' })
    expect(wrong.status).toBe(400)
    expect((await club.analyze(requests.driver, { 'idempotency-key': 'corrected' })).status).toBe(200)
  })

  test('I1 ID-013 ER-001 a hundred at once make one fitting and one charge: the others wait their turn, then all replay it', async () => {
    const before = (await club.usage()).current
    const send = () => club.analyze(requests.wedge, { 'idempotency-key': 'stampede' })
    const answers = await Promise.all(Array.from({ length: 100 }, send))
    const made = answers.filter(({ status, headers }) => status === 200 && !headers.has('idempotent-replayed'))
    expect(made).toHaveLength(1)
    for (const { status, headers, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, code: body.code, retry: body.retry }).toEqual({
        status: 409,
        code: 'FITTING_IN_PROGRESS',
        retry: 'after Retry-After',
      })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const replays = await Promise.all(Array.from({ length: 100 }, send))
    expect(replays.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual(Array(100).fill('true'))
    expect(new Set([...made, ...replays].map(({ text }) => text)).size).toBe(1)
    expect((await club.usage()).current).toBe(before + 1)
  })
})
