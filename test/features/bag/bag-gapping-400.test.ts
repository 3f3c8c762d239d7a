import { expect, test } from 'bun:test'
import { inShop } from '../../equipment/catalog/shop.ts'
import { clubs } from './bags.ts'

inShop((shop) => {
  const refused = async (body: unknown) => {
    const { status, body: answer } = await shop().post('/v1/bag/gapping', body)
    return [
      status,
      answer.code,
      ...(answer.errors ?? []).map(({ pointer, detail }: Record<string, string>) => `${pointer} ${detail}`),
    ]
  }
  const accepted = async (body: unknown) => (await shop().post('/v1/bag/gapping', body)).status
  const two = clubs('driver 3w')

  test('BG-001 BG-006 fewer than 2 and more than 20 clubs answer 400', async () => {
    const detail = '/clubs must be a list of 2 to 20 entries'
    for (const count of [0, 1, 21])
      expect(await refused({ clubs: Array.from({ length: count }, () => ({ club: '7i' })) })).toEqual([
        400,
        'VALIDATION_FAILED',
        detail,
      ])
    expect(await accepted({ clubs: Array.from({ length: 20 }, () => ({ club: '7i' })) })).toBe(200)
    expect(await refused({})).toEqual([400, 'VALIDATION_FAILED', '/clubs is required'])
  })
  test('a line of more than 120 characters is refused unread, whatever it would say', async () => {
    for (const name of ['7i', '5-PW', 'Vokey 56', '7'.repeat(3_000)])
      expect(await refused({ clubs: [...two, { club: name.padEnd(121) }] })).toEqual([
        400,
        'VALIDATION_FAILED',
        '/clubs/2/club must be text of 1 to 120 characters',
      ])
  })
  test('BG-006 a putter does not count as one of two clubs', async () => {
    expect(await refused({ clubs: clubs('driver putter') })).toEqual([
      400,
      'VALIDATION_FAILED',
      '/clubs must hold at least 2 clubs besides the putter',
    ])
  })
  test('BG-002 BG-003 BG-004 BG-005 every field out of bounds is listed at once; the bounds are allowed', async () => {
    const wrong = { clubs: two, driverSpeed: 39, sevenIronSpeed: 131, attackAngle: -16, lobWedgeFullSwing: 'maybe' }
    expect(await refused(wrong)).toEqual([
      400,
      'VALIDATION_FAILED',
      '/driverSpeed must be 40 to 150 mph; 39 m/s is 87.2 mph',
      '/sevenIronSpeed must be 30 to 130 mph; 131 km/h is 81.4 mph',
      '/attackAngle must be -15 to 15 degrees',
      '/lobWedgeFullSwing must be one of: yes, no, unsure',
    ])
    for (const edge of [
      { driverSpeed: 40, sevenIronSpeed: 30, attackAngle: -15 },
      { driverSpeed: 150, sevenIronSpeed: 130, attackAngle: 15 },
    ])
      expect(await accepted({ clubs: two, ...edge })).toBe(200)
  })
  test('BG-007 each club that is not understood is named as written, with the nearest reading', async () => {
    expect(
      await refused({ clubs: [{ club: '5-PW' }, { club: '7i' }, { club: '4 utility' }, { club: 'chipper' }] }),
    ).toEqual([
      400,
      'VALIDATION_FAILED',
      '/clubs/2/club is not a club we know: "4 utility"; did you mean 4-utility iron or 4-hybrid?',
      '/clubs/3/club is not a club we know: "chipper"; write it as driver, 3-wood, 4-hybrid, 7-iron, PW or 52°',
    ])
    expect((await refused({ clubs: [{ club: '7' }, { club: '8i' }] }))[2]).toBe(
      '/clubs/0/club is not a club we know: "7"; did you mean 7-iron, 7-hybrid or 7-wood?',
    )
  })
  test('BG-008 a club with no known loft is named; with its loft it is taken', async () => {
    expect(await refused({ clubs: [{ club: 'mini driver' }, { club: 'iron' }] })).toEqual([
      400,
      'VALIDATION_FAILED',
      '/clubs/0/loft is needed: a mini driver ("mini driver") has no usual loft',
      '/clubs/1/loft is needed: an iron ("iron") has no usual loft',
    ])
    expect(
      await accepted({
        clubs: [
          { club: 'mini driver', loft: 11.5 },
          { club: 'iron', loft: 30 },
        ],
      }),
    ).toBe(200)
  })
  test('BG-009 a type that contradicts the words, a loft no such club has, and a total below the carry answer 400', async () => {
    const wrong = [
      { club: '7 iron', type: 'hybrid' },
      { club: 'driver', loft: 45 },
      { club: 'PW', loft: 56 },
      { club: '8i', carry: 140, total: 130 },
      { club: '9i', lofts: 41 },
    ]
    expect(await refused({ clubs: wrong })).toEqual([
      400,
      'VALIDATION_FAILED',
      '/clubs/4/lofts is not a field here; did you mean loft?',
      '/clubs/0/type must be iron or left out: "7 iron" reads as 7-iron',
      '/clubs/1/loft must be 5 to 20 degrees for a driver',
      '/clubs/2/loft must be 35 to 52 degrees for a PW',
      '/clubs/3/total must be at least the carry of 140 yards',
    ])
  })
  test('the check of the words tolerates anything', async () => {
    for (const body of [null, [], 7, { clubs: null }, { clubs: [null, 3] }, { clubs: [{ club: 7 }, { club: {} }] }])
      expect((await refused(body))[0]).toBe(400)
    expect((await refused({ clubs: [{ club: 'x'.repeat(61) }, { club: '7i', type: 'toString' }] }))[0]).toBe(400)
    // A bare number is read by its type alone.
    for (const type of [0, '', false, null, 'toString', {}])
      expect((await refused({ clubs: [{ club: '10.5', type }, { club: '7i' }] }))[0]).toBe(400)
  })
})
