import { beforeAll, describe, expect, test } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { SessionMedians } from '../../../src/features/sessions/fit-schema.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from './bay.ts'

// Five 7-irons and a topped one. By hand: medians of 104 to 108, 79 to 83 and 5,900 to 6,300; quartiles one step from them.
const irons = [104, 108, 106, 105, 107, 60].map((speed, i) =>
  shotOf(i + 1, {
    ball: { speed, launchAngle: 17 + (i % 5), backSpin: 5900 + 100 * (i % 5), carry: 150 },
    club_: { speed: 79 + (i % 5), attackAngle: -3 },
  }),
)
const session = sessionOf([
  ...irons,
  shotOf(7, { club: 'Driver', needsReview: true, ball: { speed: 139 }, club_: { speed: 95 } }),
  shotOf(8, { club: '5 Iron' }),
])
const path = `/v1/sessions/${session.sessionId}`
const golfer = { handedness: 'right', handicap: 14 } as const

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
    expect((await bay.ingest(session)).status).toBe(201)
  })
  const ask = async (address: string, body?: unknown, headers: Record<string, string> = {}, key = bay.apiKey) => {
    const response = await bay.send(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return { status: response.status, headers: response.headers, body: (await response.json()) as any }
  }
  const fit = (body: unknown, headers?: Record<string, string>) => ask(`${path}/fit`, body, headers)

  test('a session is read as medians, quartiles and what was left out, by club', async () => {
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    const isMedians = new Ajv2020({ strict: false, validateFormats: false }).compile(SessionMedians)
    expect([isMedians(body), isMedians.errors]).toEqual([true, null])
    const [iron, driver, five] = body.clubs
    expect(iron).toMatchObject({ club: '7 Iron', shots: 6, shotsCounted: 5, fits: 'iron', whyNot: null })
    expect(iron.metrics).toContainEqual({
      metric: 'ballSpeed',
      unit: 'mph',
      count: 5,
      median: 106,
      lowerQuartile: 105,
      upperQuartile: 107,
    })
    expect(iron.leftOut).toEqual([{ shotId: uuid(6), shotNumber: 6, needsReview: false, outlierIn: ['ballSpeed'] }])
    expect(driver).toMatchObject({ shotsCounted: 0, leftOut: [{ needsReview: true }] })
    expect(five).toMatchObject({ fits: null, whyNot: expect.stringContaining('hit a 7-iron') })
  })

  test('a club is fitted from its medians, as analyze fits the same numbers', async () => {
    const { status, body } = await fit({ club: '7-iron', golfer, swingMetrics: { missPattern: 'fade' } })
    expect([status, body.status]).toEqual([200, 'completed'])
    expect(body.from).toEqual({
      sessionId: session.sessionId,
      club: '7-iron',
      shotsUsed: 5,
      shotsLeftOut: 1,
      unusable: [],
      corrected: [],
      read: [],
      figures: expect.arrayContaining([{ field: 'swingSpeed', value: 81, shots: 5, spread: 1.58 }]),
    })
    const swingMetrics = { swingSpeed: 81, ballSpeed: 106, launchAngle: 19, spinRate: 6100, carryDistance: 150 }
    const same = await ask('/v1/fitting/analyze', {
      clubType: 'iron',
      golfer,
      swingMetrics: { ...swingMetrics, attackAngle: -3, missPattern: 'fade' },
    })
    expect(body.specs).toEqual(same.body.specs)
    const page = await bay.open(body.labUrl)
    expect(page.status).toBe(200)
  })

  test('a slicer’s drives decide head and loft, and the answer cites the shots behind each number', async () => {
    const drives = Array.from({ length: 14 }, (_, i) =>
      shotOf(i + 1, {
        club: 'Driver',
        source: 'ocr-trackman',
        ball: {
          speed: 137 + (i % 5),
          launchAngle: 14.4,
          backSpin: 3300 + 40 * (i % 5),
          carry: 205,
          offline: 24 + (i % 6) * 3,
        },
        club_: { speed: 95, attackAngle: -2.5, clubPath: -5.2, faceAngle: 1.1 },
      }),
    )
    const slicer = sessionOf(drives, { sessionId: uuid(77) })
    expect((await bay.ingest(slicer)).status).toBe(201)
    const { body } = await ask(`/v1/sessions/${slicer.sessionId}/fit?detail=full`, { club: 'Driver', golfer })
    expect(body.from.read).toHaveLength(1)
    expect(body.from.figures).toContainEqual({ field: 'ballSpeed', value: 139, shots: 14, spread: 1.41 })
    const { headProfile, weightSetting, loft, launchProfile } = body.specs
    expect([headProfile.value, weightSetting.value]).toEqual(['draw', 'Draw Bias'])
    expect([loft.value >= 10.5, launchProfile.value]).toEqual([true, 'mid'])
    expect(loft.why).toContain('By 14 shots: club speed ± 0 mph')
    expect(JSON.stringify(body.analysis.keyInsights)).toContain('Read from 14 shots')
    expect(JSON.stringify(body.analysis.keyInsights)).not.toContain('camera')
    const other = await ask(`/v1/sessions/${slicer.sessionId}/fit`, {
      club: 'Driver',
      golfer,
      swingMetrics: { missPattern: 'straight' },
    })
    expect(other.body.specs.headProfile.value).not.toBe('draw')
  })

  test('it consumes one fitting, and the same key with the same shots consumes no other', async () => {
    const before = await bay.usage()
    const key = { 'idempotency-key': 'bay-3' }
    const first = await fit({ club: '7-iron', golfer }, key)
    const again = await fit({ club: '7-iron', golfer }, key)
    expect([again.body.fittingId, again.headers.get('idempotent-replayed')]).toEqual([first.body.fittingId, 'true'])
    expect(await bay.usage()).toBe(before + 1)
    const other = await fit({ club: '7-iron', golfer: { handedness: 'left' } }, key)
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  describe('what is refused', () => {
    test('a club that was not hit, makes no fitting, or has no shot that counts: named, and nothing is charged', async () => {
      const before = await bay.usage()
      for (const [club, words] of [
        ['PW', 'Its clubs: 7 Iron, Driver, 5 Iron'],
        ['5 iron', 'hit a 7-iron'],
        ['driver', 'pending review'],
      ] as const) {
        const { status, body } = await fit({ club, golfer })
        expect([club, status, body.errors[0].pointer]).toEqual([club, 400, '/club'])
        expect(body.errors[0].detail).toContain(words)
        // A sentence by itself: not `club The session has ...`, and one period at its end.
        expect(body.detail).toMatch(/^[A-Z\d].*[^.]\.$/)
      }
      expect(await bay.usage()).toBe(before)
    })
    test('another account’s session is none', async () => {
      const { apiKey } = await bay.newAccount()
      for (const asked of [
        () => ask(path, undefined, {}, apiKey),
        () => ask(`${path}/fit`, { club: 'x', golfer }, {}, apiKey),
      ])
        expect((await asked()).body.code).toBe('SESSION_NOT_FOUND')
    })
    test('reading needs fittings:read, fitting fittings:create', async () => {
      const { apiKey, accountId } = await bay.newAccount()
      await bay.sql`update api_keys set scopes = array['sessions:ingest'] where account_id = ${accountId}`
      for (const body of [undefined, { club: '7-iron', golfer }])
        expect((await ask(body ? `${path}/fit` : path, body, {}, apiKey)).body.code).toBe('INSUFFICIENT_SCOPE')
    })
  })
})
