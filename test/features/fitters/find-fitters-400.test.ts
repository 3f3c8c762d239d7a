import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { fittersProblems, fittersRequest, zipText } from '../../../src/features/fitters/index.ts'
import { atDesk } from './directory.ts'

atDesk((desk) => {
  const problemsOf = async (query: Parameters<ReturnType<typeof desk>['get']>[0]): Promise<string[]> => {
    const { status, body } = await desk().get(query)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' })
    return body.errors.map(({ pointer, detail }: { pointer: string; detail: string }) => `${pointer} ${detail}`)
  }
  const here = { zip: '02138' }

  test('FI-001 one location is required, and all ways are named', async () => {
    expect(await problemsOf('')).toEqual([' needs one location: zip, or city with state, or lat with lng'])
    expect(await problemsOf({ radiusMiles: 10, brand: 'PING' })).toHaveLength(1)
  })
  test('FI-001 two locations are one too many: which one counts is not guessed', async () => {
    const ways = 'takes one location (zip, or city with state, or lat with lng)'
    expect(await problemsOf({ ...here, city: 'Boston', state: 'MA' })).toEqual([
      ` ${ways}, and zip, city, state were sent`,
    ])
    expect(await problemsOf({ ...here, lat: 42 })).toEqual([` ${ways}, and zip, lat were sent`])
  })
  test('FI-002 a ZIP of another form is refused', async () => {
    for (const zip of [
      '',
      '2138',
      '0213',
      '021385',
      '02138-',
      '02138-12',
      '02138 1234',
      'O2138',
      '02138-12345',
      '٠٢١٣٨',
    ])
      expect(await problemsOf({ zip })).toEqual(['/zip must be text of the form 02138, 02138-1234 or 021381234'])
  })
  test('FI-003 FI-005 FI-006 half a location names the other half', async () => {
    expect(await problemsOf({ city: 'Boston' })).toEqual(['/state is required with city'])
    expect(await problemsOf({ state: 'MA' })).toEqual(['/city is required with state'])
    expect(await problemsOf({ lat: 42 })).toEqual(['/lng is required with lat'])
    expect(await problemsOf({ lng: -71 })).toEqual(['/lat is required with lng'])
  })
  test('FI-004 an unknown state is refused with the one that may be meant', async () => {
    const detail = '/state must be the code or name of a US state'
    expect(await problemsOf({ city: 'Boston', state: 'Massachusets' })).toEqual([
      `${detail}; did you mean Massachusetts?`,
    ])
    expect(await problemsOf({ city: 'Boston', state: 'XX' })).toEqual([detail])
  })
  test('FI-005 FI-006 coordinates outside the Earth are refused', async () => {
    expect(await problemsOf({ lat: 90.1, lng: -180.1 })).toEqual([
      '/lat must be -90 to 90 degrees',
      '/lng must be -180 to 180 degrees',
    ])
    expect(await problemsOf({ lat: 'north', lng: '1e3' })).toHaveLength(2)
  })
  test('FI-007 FI-011 radius and limit beyond their bounds are refused', async () => {
    for (const radiusMiles of ['0', '0.99', '500.01', '-1', 'far'])
      expect(await problemsOf({ ...here, radiusMiles })).toEqual(['/radiusMiles must be 1 to 500 miles'])
    for (const limit of ['0', '26', '2.5', 'ten'])
      expect(await problemsOf({ ...here, limit })).toEqual(['/limit must be a whole number from 1 to 25'])
  })
  test('FI-008 unknown services are named, each with the one that may be meant', async () => {
    const list = '/services must be a comma-separated list of: driver, fairway_hybrid, irons, wedges, putter, full_bag'
    expect(await problemsOf({ ...here, services: 'drivr,irons,yoga' })).toEqual([
      `${list}; not known: "drivr" (did you mean driver?), "yoga"`,
    ])
    expect(await problemsOf({ ...here, services: 'driver,,irons' })).toEqual([`${list}; not known: ""`])
  })
  test('every wrong parameter is listed at once, unknown ones with the nearest name', async () => {
    const query = { zip: '1', city: 'B', services: 'x', radiusMiles: 0, limit: 0, brnd: 'PING' }
    const pointers = (await problemsOf(query)).map((problem) => problem.split(' ')[0])
    expect(pointers).toEqual(['/zip', '/radiusMiles', '/limit', '/brnd', '', '/services'])
    expect((await problemsOf({ ...here, brnd: 'PING' }))[0]).toContain('did you mean brand?')
  })
  test('whatever is sent, the answer is a 200, 400 or 404 of ours', async () => {
    const name = fc.oneof(
      fc.constantFrom('zip', 'city', 'state', 'lat', 'lng', 'radiusMiles', 'services', 'brand', 'limit', '__proto__'),
      fc.string({ maxLength: 5 }),
    )
    const value = fc.oneof(
      fc.constantFrom('', '02138', 'MA', '[1]', '{"a":1}', ',', '1,2', '-0', '1e400', 'null', '%'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 5 }), async (pairs) => {
        const { status, body } = await desk().get(new URLSearchParams(pairs).toString())
        expect([200, 400, 404]).toContain(status)
        if (status !== 200) expect(['VALIDATION_FAILED', 'LOCATION_NOT_FOUND']).toContain(body.code)
      }),
      { numRuns: 500 },
    )
  })
})

describe('MC-017 the same search with the arguments of a tool', () => {
  test('a ZIP that came as a number gets its zeros back', () => {
    expect([2138, 60601, 501, 21381234, 606011234].map(zipText)).toEqual([
      '02138',
      '60601',
      '00501',
      '021381234',
      '606011234',
    ])
    for (const none of [-1, 1.5, 6060112345, Number.NaN]) expect(zipText(none)).not.toMatch(/^\d{5}(-?\d{4})?$/)
  })
  test('a list of services means what text with commas means', () => {
    expect(fittersRequest({ zip: 2138, services: ['irons', 'driver'] })).toEqual(
      fittersRequest({ zip: '02138-0000', services: 'irons,driver' }),
    )
  })
  test('FI-007 FI-011 what is left out is 50 miles, 10 fitters, any service and brand', () => {
    expect(fittersRequest({ city: 'Boston', state: 'massachusetts' })).toEqual({
      location: { by: 'city', city: 'Boston', state: 'MA' },
      radiusMiles: 50,
      services: [],
      brand: null,
      limit: 10,
    })
  })
  test('problems are found in any value without a fault', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(fittersProblems(value).length).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
