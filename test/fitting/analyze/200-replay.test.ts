import { beforeAll, expect, test } from 'bun:test'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'

forEachDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open())
  })

  test('ID-008 ID-009 ID-010 ID-011 the same key and request return the first fitting, uncharged and under its request id', async () => {
    const first = await club.analyze(requests.driver, { 'idempotency-key': 'replay-1', detail: true })
    const again = await club.analyze(requests.driver, { 'idempotency-key': 'replay-1', detail: true })
    expect(again.body).toEqual(first.body)
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

  test('two accounts may use one key for different requests', async () => {
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

  test('a validation error binds no key', async () => {
    const wrong = await club.analyze({ ...requests.driver, clubType: 'putter' }, { 'idempotency-key': 'corrected' })
    expect(wrong.status).toBe(400)
    expect((await club.analyze(requests.driver, { 'idempotency-key': 'corrected' })).status).toBe(200)
  })

  test('fifty concurrent duplicates make one fitting and one charge', async () => {
    const before = (await club.usage()).current
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => club.analyze(requests.wedge, { 'idempotency-key': 'stampede' })),
    )
    expect(new Set(answers.map(({ body }) => body.fittingId)).size).toBe(1)
    expect(answers.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1)
    expect((await club.usage()).current).toBe(before + 1)
  })
})
