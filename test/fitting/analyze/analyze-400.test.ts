import { beforeAll, describe, expect, test } from 'bun:test'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

type Path = readonly [part: 'golfer' | 'swingMetrics' | 'currentEquipment' | 'clubDetails', field: string]

/** A request of a club type with one field set. */
const withField = (clubType: keyof typeof requests, [part, field]: Path, value: unknown) => {
  const request: Record<string, Record<string, unknown>> = structuredClone(requests[clubType]) as never
  return { ...request, [part]: { ...request[part], [field]: value } }
}

/** Bounds of the interface specification: both ends allowed, one step outside refused. */
const bounds: readonly [
  id: string,
  path: Path,
  min: number,
  max: number,
  step: number,
  clubType: keyof typeof requests,
][] = [
  ['AN-010', ['golfer', 'handicap'], -5, 25, 0.1, 'driver'],
  ['AN-012', ['golfer', 'heightFeet'], 3, 8, 1, 'driver'],
  ['AN-013', ['golfer', 'heightInches'], 0, 11, 1, 'driver'],
  ['AN-014', ['golfer', 'weight'], 50, 500, 1, 'driver'],
  ['AN-015', ['golfer', 'wristToFloor'], 20, 50, 0.1, 'driver'],
  ['AN-020', ['golfer', 'age'], 5, 100, 1, 'driver'],
  ['AN-022', ['golfer', 'averageScore'], 60, 150, 0.5, 'driver'],
  ['AN-023', ['swingMetrics', 'swingSpeed'], 30, 150, 0.1, 'driver'],
  ['AN-024', ['swingMetrics', 'ballSpeed'], 50, 250, 0.1, 'driver'],
  ['AN-025', ['swingMetrics', 'launchAngle'], -10, 30, 0.1, 'driver'],
  ['AN-026', ['swingMetrics', 'attackAngle'], -15, 15, 0.1, 'driver'],
  ['AN-027', ['swingMetrics', 'clubPath'], -15, 15, 0.1, 'driver'],
  ['AN-028', ['swingMetrics', 'faceAngle'], -10, 10, 0.1, 'driver'],
  ['AN-029', ['swingMetrics', 'spinRate'], 1000, 12000, 1, 'driver'],
  ['AN-031', ['swingMetrics', 'carryDistance'], 30, 400, 0.1, 'driver'],
  ['AN-032', ['swingMetrics', 'totalDistance'], 150, 500, 0.1, 'driver'],
  ['AN-033', ['swingMetrics', 'peakHeight'], 50, 200, 0.1, 'driver'],
  ['AN-034', ['swingMetrics', 'landingAngle'], 10, 50, 0.1, 'driver'],
  ['CL-008', ['currentEquipment', 'loft'], 12, 23, 0.1, 'fairway'],
  ['CL-009', ['currentEquipment', 'loft'], 17, 28, 0.1, 'hybrid'],
  ['CL-010', ['currentEquipment', 'loft'], 44, 62, 0.1, 'wedge'],
  ['CL-015', ['clubDetails', 'driverSpeed'], 30, 150, 0.1, 'fairway'],
  ['CL-016', ['clubDetails', 'sevenIronSpeed'], 30, 150, 0.1, 'wedge'],
  ['CL-017', ['clubDetails', 'pwLoft'], 35, 52, 0.1, 'wedge'],
]

/** Closed sets: every word allowed, another refused with the words listed. */
const words: readonly [id: string, path: Path, allowed: readonly string[], clubType: keyof typeof requests][] = [
  ['AN-009', ['golfer', 'handedness'], ['left', 'right'], 'driver'],
  ['AN-017', ['golfer', 'gender'], ['male', 'female'], 'driver'],
  ['AN-035', ['swingMetrics', 'strikePattern'], ['heel', 'toe', 'center', 'mix'], 'driver'],
  ['AN-036', ['swingMetrics', 'missPattern'], ['fade', 'hook', 'straight', 'both'], 'driver'],
  ['AN-038', ['swingMetrics', 'missSize'], ['slight', 'moderate', 'large'], 'driver'],
  ['CL-013', ['clubDetails', 'fairwayDesignation'], ['3-wood', '5-wood', '7-wood'], 'fairway'],
  ['CL-014', ['clubDetails', 'fairwaySpeedSource'], ['driver', 'three_wood'], 'fairway'],
  ['CL-018', ['clubDetails', 'lobWedgeFullSwing'], ['yes', 'no', 'unsure'], 'wedge'],
  ['CL-019', ['clubDetails', 'wedgeHit'], ['PW', 'GW', 'AW', 'UW', 'SW', 'LW'], 'wedge'],
]

forEachSharedDatabase((engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open(), { monthlyLimit: null })
  })

  const refusal = async (request: unknown, headers = {}) => {
    const { status, body } = await club.analyze(request, headers)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', retry: 'never' })
    return body.errors as { pointer: string; detail: string; received?: unknown }[]
  }

  for (const [id, path, min, max, step, clubType] of bounds)
    test(`${id} ${path.join('.')} is ${min} to ${max} for a ${clubType}`, async () => {
      for (const value of [min, max]) expect((await club.analyze(withField(clubType, path, value))).status).toBe(200)
      for (const value of [min - step, max + step, String(min), null]) {
        const errors = await refusal(withField(clubType, path, value))
        expect(errors.map(({ pointer }) => pointer)).toEqual([`/${path.join('/')}`])
      }
      const [error] = await refusal(withField(clubType, path, max + step))
      expect(error!.detail).toContain(`${min} to ${max}`)
      expect(error!.received).toBe(max + step)
    })

  for (const [id, path, allowed, clubType] of words)
    test(`${id} ${path.join('.')} is one of ${allowed.join(', ')}`, async () => {
      for (const word of allowed) expect((await club.analyze(withField(clubType, path, word))).status).toBe(200)
      const [error] = await refusal(withField(clubType, path, 'other'))
      expect(error!.pointer).toBe(`/${path.join('/')}`)
      for (const word of allowed) expect(error!.detail).toContain(word)
    })

  // The rest does not touch the database beyond the account: once is enough.
  if (engine !== 'embedded') return

  describe('required and closed', () => {
    test('AN-001 a putter is refused with the clubs that are fitted', async () => {
      const [error] = await refusal({ ...requests.driver, clubType: 'putter' })
      expect(error).toMatchObject({ pointer: '/clubType', received: 'putter' })
      expect(error!.detail).toContain('driver, fairway, hybrid, iron, wedge')
    })

    test('AN-003 AN-004 golfer and swingMetrics are required', async () => {
      const errors = await refusal({ clubType: 'driver' })
      expect(errors.map(({ pointer }) => pointer).sort()).toEqual(['/golfer', '/swingMetrics'])
    })

    test('AN-005 one of swingSpeed and ballSpeed is needed, and either is enough', async () => {
      const [error] = await refusal({ ...requests.driver, swingMetrics: { launchAngle: 12 } })
      expect(error!.pointer).toBe('/swingMetrics')
      expect(error!.detail).toContain('swingSpeed or ballSpeed')
      for (const swingMetrics of [{ swingSpeed: 95 }, { ballSpeed: 138 }])
        expect((await club.analyze({ ...requests.driver, swingMetrics })).status).toBe(200)
    })

    test('AN-006 AN-007 AN-008 the optional objects may be left out, and hold what they should', async () => {
      expect((await club.analyze(requests.driver)).status).toBe(200)
      const preferences = { tempo: 'smooth', transition: 'aggressive', shaftType: 'graphite', goals: ['forgiveness'] }
      const whole = { ...requests.driver, currentEquipment: { loft: 10.5 }, clubDetails: {}, preferences }
      expect((await club.analyze(whole)).status).toBe(200)
      for (const part of ['currentEquipment', 'clubDetails', 'preferences'])
        expect((await refusal({ ...requests.driver, [part]: 'yes' }))[0]!.pointer).toBe(`/${part}`)
    })

    test('another name of a miss, and one in capitals, is understood; any other is refused', async () => {
      const kept = async (miss: string) =>
        (await club.analyze(withField('driver', ['swingMetrics', 'missPattern'], miss))).body.input.swingMetrics
          .missPattern
      expect(await kept('slice')).toBe('fade')
      expect(await kept('Draw')).toBe('hook')
      expect(await kept('push')).toBe('straight')
      expect(await kept('FADE')).toBe('fade')
      expect((await refusal(withField('driver', ['swingMetrics', 'missPattern'], 'shank')))[0]!.detail).toContain(
        'fade, hook',
      )
    })
    test('AN-011 the handicap may be the string 25+, and no other string', async () => {
      expect((await club.analyze(withField('driver', ['golfer', 'handicap'], '25+'))).status).toBe(200)
      for (const handicap of ['25', '26+', 'scratch', ''])
        expect((await refusal(withField('driver', ['golfer', 'handicap'], handicap)))[0]!.detail).toContain('25+')
    })

    test('a misspelled field is refused at every level by name, with the nearest right one', async () => {
      const cases: [string, unknown, string][] = [
        ['/clubtype', { ...requests.driver, clubtype: 'driver' }, 'clubType'],
        ['/golfer/handicapp', withField('driver', ['golfer', 'handicapp'], 3), 'handicap'],
        ['/swingMetrics/swingspeed', withField('driver', ['swingMetrics', 'swingspeed'], 95), 'swingSpeed'],
        ['/currentEquipment/lofts', withField('driver', ['currentEquipment', 'lofts'], 9), 'loft'],
        ['/clubDetails/wedgehit', withField('wedge', ['clubDetails', 'wedgehit'], 'SW'), 'wedgeHit'],
        [
          '/clubDetails/ironShaft/weightGram',
          withField('wedge', ['clubDetails', 'ironShaft'], { weightGram: 110 }),
          'weightGrams',
        ],
      ]
      for (const [pointer, request, nearest] of cases) {
        const error = (await refusal(request)).find((found) => found.pointer === pointer)
        expect(error?.detail).toContain(nearest)
      }
    })

    test('a question at the end of the words is not followed by a full stop', async () => {
      const { body } = await club.analyze({ ...requests.driver, clubtype: 'driver' })
      expect(body.detail).toEndWith('did you mean clubType?')
    })

    test('all bad fields come in one answer, cross-field ones too', async () => {
      const errors = await refusal({
        clubType: 'fairway',
        golfer: { handedness: 'both', age: 3 },
        swingMetrics: { launch: 12 },
        currentEquipment: { loft: 30 },
      })
      expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
        '/currentEquipment/loft',
        '/golfer/age',
        '/golfer/handedness',
        '/swingMetrics',
        '/swingMetrics/launch',
      ])
    })
  })

  test('ID-001 ID-003 ID-005 ID-006 the headers have their bounds', async () => {
    const tooLong: [string, string][] = [
      ['idempotency-key', 'k'.repeat(256)],
      ['x-svc-platform', 'p'.repeat(41)],
      ['x-svc-client', 'c'.repeat(101)],
      ['x-svc-traffic', 'production'],
    ]
    for (const [name, value] of tooLong)
      expect((await refusal(requests.driver, { [name]: value }))[0]!.pointer).toContain(name)
    const fine = {
      'idempotency-key': 'k'.repeat(255),
      'x-svc-platform': 'p'.repeat(40),
      'x-svc-client': 'c'.repeat(100),
      'x-svc-traffic': 'test',
    }
    expect((await club.analyze(requests.driver, fine)).status).toBe(200)
  })

  test('I5 a key is visible ASCII, sent once', async () => {
    const twice = new Headers({ 'content-type': 'application/json' })
    for (const key of ['one', 'two']) twice.append('idempotency-key', key)
    const repeated = { method: 'POST', body: JSON.stringify(requests.driver), headers: Object.fromEntries(twice) }
    expect((await club.call('/v1/fitting/analyze', repeated)).status).toBe(400)
    for (const key of ['', 'clé', 'a\tb'])
      expect((await refusal(requests.driver, { 'idempotency-key': key }))[0]!.pointer).toContain('idempotency-key')
    for (const key of ['k', 'order 77/a,b'])
      expect((await club.analyze(requests.driver, { 'idempotency-key': key })).status).toBe(200)
  })

  test('ID-002 detail takes only the value full', async () => {
    const { status, body } = await club.call('/v1/fitting/analyze?detail=yes', {
      method: 'POST',
      body: JSON.stringify(requests.driver),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    expect(body.errors[0].pointer).toBe('/detail')
  })

  test('a refused request costs nothing', async () => {
    const before = (await club.usage()).current
    await refusal({ ...requests.driver, clubType: 'putter' })
    expect((await club.usage()).current).toBe(before)
  })
})
