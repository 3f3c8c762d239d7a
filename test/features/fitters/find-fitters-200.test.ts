import { beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { FittersResponse, services } from '../../../src/features/fitters/index.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { atDesk } from './directory.ts'

atDesk((desk) => {
  const found = async (query: Parameters<ReturnType<typeof desk>['get']>[0]) => {
    const { status, body } = await desk().get(query)
    expect({ status, problems: fieldProblems(FittersResponse, body) }).toEqual({ status: 200, problems: [] })
    return body
  }
  const names = async (query: Parameters<ReturnType<typeof desk>['get']>[0]) =>
    (await found(query)).fitters.map(({ name }: { name: string }) => name)

  describe('with the sample directory', () => {
    test('the example of the API description is answered as shown there, where the first fitter stands for all', async () => {
      const { parameters, responses } = await desk().description()
      const examples = parameters.filter(({ example }: { example: unknown }) => example !== undefined)
      const query = Object.fromEntries(
        examples.map(({ name, example }: { name: string; example: unknown }) => [name, String(example)]),
      )
      const { fitters, ...answer } = await found(query)
      expect({ ...answer, fitters: fitters.slice(0, 1) }).toEqual(responses['200'].content['application/json'].example)
    })
    test('FI-017 FI-018 FI-020 an answer has its envelope, and each fitter all that is known', async () => {
      const body = await found('zip=02138')
      expect(body).toMatchObject({ success: true, radiusMiles: 50, count: body.fitters.length })
      expect(body.origin).toEqual({
        label: 'ZIP 02138',
        lat: 42.37964,
        lng: -71.13515,
        placedBy: 'zip',
        source: 'US Census Bureau, 2025 Gazetteer: ZCTA internal point',
      })
      const quincy = body.fitters.find(({ name }: { name: string }) => name.endsWith('Quincy'))
      expect(quincy).toMatchObject({ address: '788 Example Green Way, Quincy, MA 02170', bookingUrl: null })
      expect(Object.keys(quincy)).not.toContain('rating')
      const boston = body.fitters.find(({ name }: { name: string }) => name.endsWith('119, Boston'))
      expect(boston.rating).toEqual({ value: 4.6, source: 'sample' })
      expect(body.summary).toContain(`${body.count} fitters within 50 miles of ZIP 02138, partners first.`)
    })
    test('every sample fitter is marked, and the summary says it', async () => {
      const body = await found('city=Chicago&state=Illinois&radiusMiles=500&limit=25')
      expect(body.fitters.every(({ sample }: { sample: boolean }) => sample)).toBe(true)
      expect(body.summary).toContain('All of them are made-up samples, not real businesses.')
    })
    test('FI-002 a ZIP has five or nine digits, with a hyphen or without', async () => {
      const five = await found('zip=02138')
      for (const zip of ['02138-1234', '021381234']) expect(await found({ zip })).toEqual(five)
    })
    test('FI-001 FI-003 FI-004 a city is placed however it and its state are written', async () => {
      const { origin } = await found('city=St.+Louis&state=MO')
      expect(origin).toMatchObject({ label: 'St. Louis, MO', lat: 38.6357, lng: -90.24458, placedBy: 'city' })
      for (const [city, state] of [
        ['saint louis', 'Missouri'],
        ['ST LOUIS', 'mo'],
      ] as const)
        expect((await found({ city, state })).origin).toEqual(origin)
    })
    test('a city with a comma in its name stays one text', async () => {
      const { origin } = await found({ city: 'Islamorada, Village of Islands', state: 'FL' })
      expect(origin.label).toBe('Islamorada, Village of Islands, FL')
    })
    test('FI-005 FI-006 coordinates are taken as they are', async () => {
      const { origin } = await found({ lat: 42.36, lng: -71.06 })
      const label = '42.36, -71.06'
      expect(origin).toEqual({ label, lat: 42.36, lng: -71.06, placedBy: 'coordinates', source: 'the request' })
      for (const corner of [
        { lat: 90, lng: 180 },
        { lat: -90, lng: -180 },
      ])
        expect((await found(corner)).count).toBe(0)
    })
    test('FI-007 FI-011 the bounds of radius and limit are inside; 50 miles and 10 fitters when omitted', async () => {
      for (const radiusMiles of [1, 500, 12.5])
        expect((await found({ zip: '02138', radiusMiles })).radiusMiles).toBe(radiusMiles)
      for (const limit of [1, 25]) expect((await found({ zip: '10001', radiusMiles: 500, limit })).count).toBe(limit)
      const usual = await found('zip=10001&radiusMiles=500')
      expect(usual.count).toBe(10)
      expect(usual.summary).toContain('raise the limit')
      expect((await found('zip=10001')).radiusMiles).toBe(50)
    })
    test('nobody within the radius is an answer, and it says what may help', async () => {
      const body = await found('zip=59011&brand=Pingg')
      expect(body).toMatchObject({ count: 0, fitters: [] })
      expect(body.summary).toContain('No fitter of the directory lists Pingg; did you mean PING?')
      expect(body.summary).toContain('a wider radiusMiles')
    })
    test('every query that keeps the description is answered 200 or 404', async () => {
      const text = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).filter((words) => !words.includes('\0'))
      const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((n) => n.toFixed(4))
      const location = fc.oneof(
        fc.record({ zip: fc.stringMatching(/^\d{5}(-?\d{4})?$/) }),
        fc.record({ city: text, state: fc.constantFrom('MA', 'new york', 'GU') }),
        fc.record({ lat: number(-90, 90), lng: number(-180, 180) }),
      )
      const filters = fc.record(
        {
          radiusMiles: number(1, 500),
          services: fc.subarray([...services], { minLength: 1 }).map((list) => list.join(', ')),
          brand: text,
          limit: fc.integer({ min: 1, max: 25 }).map(String),
        },
        { requiredKeys: [] },
      )
      await fc.assert(
        fc.asyncProperty(location, filters, async (location, filters) => {
          const { status, body } = await desk().get({ ...location, ...filters } as Record<string, string>)
          expect([200, 404]).toContain(status)
          if (status === 200) expect(fieldProblems(FittersResponse, body)).toEqual([])
          else expect(body.code).toBe('LOCATION_NOT_FOUND')
        }),
        { numRuns: 300 },
      )
    })
  })

  describe('with a directory of known distances', () => {
    // On one meridian, where a degree of latitude is 6,371 km x pi / 180 = 69.093 miles.
    const north = (miles: number) => (40 + miles / 69.0934).toFixed(6)
    beforeAll(() =>
      desk().load(
        `Near,,${north(2)},-75,driver|irons,PING|Titleist,false,4.5,Club Raters`,
        `Nearer,,${north(1)},-75,driver,Callaway,false,,`,
        `Partner,,${north(30)},-75,driver|irons|putter,ping,true,,`,
        `Far partner,,${north(60)},-75,full_bag,Mizuno,true,,`,
        `Far,,${north(59)},-75,irons,Mizuno,no,,`,
        'By ZIP,02138,,,wedges,Cobra,false,,',
      ),
    )
    const here = { lat: 40, lng: -75 }

    test('FI-012 partners within the radius come first, then everyone by distance', async () => {
      expect(await names({ ...here, radiusMiles: 100 })).toEqual(['Partner', 'Far partner', 'Nearer', 'Near', 'Far'])
      expect(await names({ ...here, radiusMiles: 59.5 })).toEqual(['Partner', 'Nearer', 'Near', 'Far'])
      expect(await names({ ...here, radiusMiles: 29 })).toEqual(['Nearer', 'Near'])
      expect(await names({ ...here, limit: 1 })).toEqual(['Partner'])
    })
    test('FI-014 distances are great-circle miles, to a tenth', async () => {
      const { fitters } = await found({ ...here, radiusMiles: 100 })
      expect(fitters.map(({ distanceMiles }: { distanceMiles: number }) => distanceMiles)).toEqual([30, 60, 1, 2, 59])
    })
    test('FI-019 partners carry the label, others do not', async () => {
      const { fitters } = await found({ ...here })
      expect(
        fitters.map(({ partner, partnerLabel }: { partner: boolean; partnerLabel?: string }) => [
          partner,
          partnerLabel,
        ]),
      ).toEqual([
        [true, 'Clubwright partner'],
        [false, undefined],
        [false, undefined],
      ])
    })
    test('FI-008 FI-009 every service asked for must be listed', async () => {
      expect(await names({ ...here, services: 'driver,irons' })).toEqual(['Partner', 'Near'])
      expect(await names({ ...here, services: 'irons, putter' })).toEqual(['Partner'])
      expect(await names({ ...here, services: 'driver,driver', limit: 2 })).toEqual(['Partner', 'Nearer'])
      expect(await names({ ...here, services: 'driver,wedges' })).toEqual([])
    })
    test('FI-010 a brand is matched without regard to case', async () => {
      for (const brand of ['PING', 'ping', 'Ping', ' ping '])
        expect(await names({ ...here, brand })).toEqual(['Partner', 'Near'])
      expect(await names({ ...here, brand: 'pin' })).toEqual([])
    })
    test('a fitter without coordinates stands at its ZIP, and says so', async () => {
      const { fitters } = await found({ zip: '02138', radiusMiles: 1 })
      expect(fitters).toMatchObject([
        { name: 'By ZIP', distanceMiles: 0, location: { lat: 42.37964, lng: -71.13515, isEstimated: true } },
      ])
    })
    test('real fitters are not marked as samples', async () => {
      const body = await found({ ...here })
      expect(body.fitters.map(({ sample }: { sample: boolean }) => sample)).toEqual([false, false, false])
      expect(body.summary).not.toContain('sample')
    })
  })
})

atDesk(
  (desk) => {
    test('FI-019 the label of partners has the name of the service', async () => {
      const { body } = await desk().get('zip=02138')
      expect(body.fitters[0].partnerLabel).toBe('Fairway Lab partner')
    })
  },
  { SERVICE_NAME: 'Fairway Lab' },
)
