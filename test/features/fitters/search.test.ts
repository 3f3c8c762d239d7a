import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { milesBetween, type Point } from '../../../src/features/fitters/geo/index.ts'
import { buildDirectory, type FitterRecord, services } from '../../../src/features/fitters/index.ts'
import { fitterRecords } from './directory.ts'

const point = fc.record({
  lat: fc.double({ min: 37, max: 45, noNaN: true }),
  lng: fc.double({ min: -77, max: -69, noNaN: true }),
})
const wanted = fc.record({
  radiusMiles: fc.double({ min: 1, max: 500, noNaN: true }),
  services: fc.subarray([...services], { maxLength: 3 }),
  brand: fc.constantFrom(null, 'ping', 'TITLEIST', 'rare', 'nobody'),
  limit: fc.integer({ min: 1, max: 25 }),
})
type Wanted = typeof wanted extends fc.Arbitrary<infer Value> ? Value : never

/** The same search made plainly: look at everybody, sort, cut. */
const plainMiles = (fitters: readonly FitterRecord[], origin: Point, { radiusMiles, services, brand, limit }: Wanted) =>
  fitters
    .filter((fitter) => services.every((service) => fitter.services.includes(service)))
    .filter(({ brands }) => brand === null || brands.some((name) => name.toLowerCase() === brand.toLowerCase()))
    .map((fitter) => ({ partner: fitter.partner, miles: milesBetween(origin, fitter) }))
    .filter(({ miles }) => miles <= radiusMiles)
    .sort((a, b) => Number(b.partner) - Number(a.partner) || a.miles - b.miles)
    .slice(0, limit)

describe('FI-009 FI-010 FI-011 FI-012 searches of any directory', () => {
  const directories = fc.array(fitterRecords, { maxLength: 300 })

  test('find what looking at everybody finds: partners first, nearest first, all services, the brand, the limit', async () => {
    await fc.assert(
      fc.asyncProperty(directories, point, wanted, async (fitters, origin, wanted) => {
        const hits = (await buildDirectory(fitters, 'test')).find(origin, wanted)
        const found = hits.map(({ fitter, miles }) => ({ partner: fitter.partner, miles }))
        expect(found).toEqual(plainMiles(fitters, origin, wanted))
        for (const { fitter, miles } of hits) {
          expect(miles).toBe(milesBetween(origin, fitter))
          expect(miles).toBeLessThanOrEqual(wanted.radiusMiles)
          for (const service of wanted.services) expect(fitter.services).toContain(service)
        }
      }),
      { numRuns: 300 },
    )
  })
  test('also with thousands of fitters, where the index has many levels', async () => {
    const fitters = fc.sample(fitterRecords, { numRuns: 5000, seed: 7 })
    const directory = await buildDirectory(fitters, 'test')
    fc.assert(
      fc.property(point, wanted, (origin, wanted) => {
        const found = directory.find(origin, wanted).map(({ fitter, miles }) => ({ partner: fitter.partner, miles }))
        expect(found).toEqual(plainMiles(fitters, origin, wanted))
      }),
    )
  })
  test('across the date line', async () => {
    const adak = { ...fc.sample(fitterRecords, { numRuns: 1, seed: 1 })[0]!, lat: 51.9, lng: -179.5 }
    const hits = (await buildDirectory([adak], 'test')).find(
      { lat: 51.9, lng: 179.5 },
      { radiusMiles: 50, services: [], brand: null, limit: 1 },
    )
    expect(hits.map(({ miles }) => Math.round(miles))).toEqual([43])
  })
})
