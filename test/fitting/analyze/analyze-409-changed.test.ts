import { beforeAll, expect, test } from 'bun:test'
import type { FittingRequest } from '../../../src/fitting/index.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { someGolfers } from '../../support/golfers.ts'

type Members = Record<string, unknown>
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The request once for each of its fields: with another golfer's value there, and without it. */
const variants = (request: Members, other: Members): Members[] =>
  Object.entries(request).flatMap(([name, value]) => {
    const { [name]: _, ...without } = request
    const changed =
      isObject(value) && isObject(other[name])
        ? variants(value, other[name]).map((inner) => ({ ...request, [name]: inner }))
        : name in other && !Bun.deepEquals(other[name], value)
          ? [{ ...request, [name]: other[name] }]
          : []
    return [without, ...changed]
  })

forEachSharedDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open())
  })

  test('I2 ID-012 whatever field is changed or left out, the key refuses it, and the first fitting stays', async () => {
    const statuses: number[] = []
    for (const clubType of clubTypes) {
      const golfers = someGolfers(clubType, 30, 7).map((golfer) => [JSON.stringify(golfer).length, golfer] as const)
      const [[, request], [, other]] = golfers.sort(([a], [b]) => b - a) as [
        [number, FittingRequest],
        [number, FittingRequest],
      ]
      const key = `i2-${clubType}`
      const first = await club.analyze(request, { 'idempotency-key': key })
      expect(first.status).toBe(200)
      const { current } = await club.usage()
      for (const changed of variants(request as Members, other as Members)) {
        const { status, body } = await club.analyze(changed, { 'idempotency-key': key })
        // Some cannot be fitted: without a speed, or out of another club's bounds.
        expect([status, body.code]).toBeOneOf([
          [409, 'IDEMPOTENCY_KEY_REUSED'],
          [400, 'VALIDATION_FAILED'],
        ])
        statuses.push(status)
      }
      expect((await club.usage()).current).toBe(current)
      expect((await club.analyze(request, { 'idempotency-key': key })).text).toBe(first.text)
    }
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(60)
  })

  test('I3 the same golfer spelled otherwise is the same request; a misspelled field is refused and leaves the key alone', async () => {
    const spelled = (speed: string, more = '') =>
      club.call('/v1/fitting/analyze', {
        method: 'POST',
        body: `{ "swingMetrics": {"swingSpeed": ${speed}},\n "golfer": {"handedness":"ri\\u0067ht"${more}}, "clubType":"driver" }`,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'i3' },
      })
    const first = await spelled('95')
    expect(first.status).toBe(200)
    for (const same of ['95.0', '9.5e1', ' 95']) expect((await spelled(same)).text).toBe(first.text!)
    expect((await spelled('95', ', "handicapp": 3')).status).toBe(400)
    expect((await spelled('95')).headers.get('idempotent-replayed')).toBe('true')
  })

  test('I4 another API key of the account replays the fitting', async () => {
    const other = (await createKey({ sql: club.sql, clock: () => new Date() }, club.accountId, { name: 'second' }))!
    const first = await club.analyze(requests.wedge, { 'idempotency-key': 'i4' })
    const again = await club.analyze(requests.wedge, { 'idempotency-key': 'i4', key: other.apiKey })
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text!, 'true'])
  })
})
