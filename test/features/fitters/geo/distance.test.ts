import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { censusPlaces, kmPerMile, milesBetween, type StateCode } from '../../../../src/features/fitters/geo/index.ts'

const minutes = (degrees: number, minute: number) => Math.sign(degrees) * (Math.abs(degrees) + minute / 60)

describe('FI-014 distance is great-circle miles', () => {
  test('Nashville to Los Angeles airport: 2886.444 km with the mean radius (Rosetta Code, Haversine formula)', () => {
    const miles = milesBetween({ lat: 36.12, lng: -86.67 }, { lat: 33.94, lng: -118.4 })
    expect(miles * kmPerMile).toBeCloseTo(2886.4444428379834, 6)
  })
  test('Los Angeles to New York airport: 0.623585 radians (E. Williams, Aviation Formulary, worked example)', () => {
    const lax = { lat: minutes(33, 57), lng: minutes(-118, 24) }
    const jfk = { lat: minutes(40, 38), lng: minutes(-73, 47) }
    expect((milesBetween(lax, jfk) * kmPerMile) / 6371).toBeCloseTo(0.623585, 6)
  })
  test('Jerusalem to Los Angeles: 12,185 km, 7,573 miles (Hebrew University, distance calculator)', () => {
    const miles = milesBetween({ lat: 31.75, lng: 35.25 }, { lat: 34, lng: -118 })
    expect(Math.abs(miles * kmPerMile - 12_185)).toBeLessThan(1)
    expect(Math.abs(miles - 7573)).toBeLessThan(2)
  })
  // Air distances between cities as almanacs print them (US Coast and Geodetic Survey). They measure from city halls,
  // the Census gives a point inside the city limits, up to a dozen miles away.
  test.each([
    ['New York', 'NY', 'Los Angeles', 'CA', 2451],
    ['New York', 'NY', 'Chicago', 'IL', 713],
    ['Boston', 'MA', 'Chicago', 'IL', 851],
    ['Chicago', 'IL', 'Denver', 'CO', 920],
  ] as const)('%s %s to %s %s: %i miles', async (from, fromState, to, toState, miles) => {
    const places = await censusPlaces()
    const at = (city: string, state: StateCode) => places.find(city, state)!
    expect(Math.abs(milesBetween(at(from, fromState), at(to, toState)) - miles)).toBeLessThan(15)
  })
  test('it is the same both ways, nothing to itself, and never more than half way around', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6)
        expect(milesBetween(a, a)).toBe(0)
        expect(milesBetween(a, b)).toBeLessThanOrEqual((Math.PI * 6371) / kmPerMile + 1e-6)
      }),
    )
  })
})
