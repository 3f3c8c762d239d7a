import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { crossFieldProblems, FittingRequest } from '../../src/fitting/index.ts'
import { refitsOf } from '../../src/fitting/refits/refit.ts'
import { type ClubType, clubTypes } from '../../src/golf/names/words.ts'
import { fieldProblems } from '../../src/platform/schema.ts'
import { cases } from '../support/cases.ts'
import { fit } from '../support/in-english.ts'

// A golfer who knows a distance and no speed is fitted at the speed behind it, who knows neither at that of such golfers: estimates that say so.

const golfer = fc.record(
  {
    handedness: fc.constant('right' as const),
    gender: fc.constantFrom('male' as const, 'female' as const),
    handicap: fc.integer({ min: -3, max: 25 }),
    age: fc.integer({ min: 16, max: 80 }),
  },
  { requiredKeys: ['handedness'] },
)
const request = (
  clubType: ClubType,
  golfer: FittingRequest['golfer'],
  swingMetrics: FittingRequest['swingMetrics'],
): FittingRequest => ({ clubType, golfer, swingMetrics })
const wrong = (body: unknown) => [...fieldProblems(FittingRequest, body), ...crossFieldProblems(body)]

describe('a distance without a speed', () => {
  const carried: Readonly<Record<ClubType, readonly [min: number, max: number]>> = {
    driver: [130, 280],
    fairway: [130, 280],
    hybrid: [110, 220],
    iron: [80, 180],
    wedge: [50, 120],
  }
  test.each([...clubTypes])('is enough for a %s when asked for; farther is faster, and an estimate', (clubType) => {
    const [min, max] = carried[clubType]
    fc.assert(
      fc.property(golfer, fc.integer({ min, max }), (golfer, carryDistance) => {
        const asked = request(clubType, golfer, { carryDistance, estimateSpeed: true })
        expect(wrong(asked)).toEqual([])
        const { swing, assumptions, specs, warnings } = fit(asked)
        expect(swing.clubSpeedMph.basis).toBe('estimated')
        expect(assumptions).toContainEqual(expect.objectContaining({ field: 'clubSpeed', basis: 'estimated' }))
        expect(specs.shaftFlex.basis).not.toBe('measured')
        // The distance is no contradiction of the speed that was read from it.
        expect(warnings.filter(({ field }) => field === 'swingMetrics.carryDistance')).toEqual([])
        const farther = fit(request(clubType, golfer, { carryDistance: carryDistance + 10, estimateSpeed: true }))
        expect(farther.swing.clubSpeedMph.value).toBeGreaterThan(swing.clubSpeedMph.value)
      }),
      { numRuns: cases(200) },
    )
  })
  test('gives a driver that carries about as far, from a carry and from a total', () => {
    fc.assert(
      fc.property(golfer, fc.integer({ min: 140, max: 270 }), (golfer, yards) => {
        const expectedOf = (metrics: FittingRequest['swingMetrics']) =>
          fit(request('driver', golfer, { ...metrics, estimateSpeed: true })).configurations.find(
            ({ recommended }) => recommended,
          )!.expected!
        expect(Math.abs(expectedOf({ carryDistance: yards }).carryYards - yards)).toBeLessThanOrEqual(3)
        expect(Math.abs(expectedOf({ totalDistance: yards + 15 }).totalYards - yards - 15)).toBeLessThanOrEqual(15)
      }),
      { numRuns: cases(200) },
    )
  })
  test('counts for less input than a measured speed, and re-fits spread about it', async () => {
    const golfer = { handedness: 'right', handicap: 18 } as const
    const told = request('driver', golfer, { carryDistance: 215, estimateSpeed: true })
    const measured = request('driver', golfer, { swingSpeed: fit(told).swing.clubSpeedMph.value })
    expect(fit(told).quality.score).toBeLessThan(fit(measured).quality.score)
    const spread = async (one: FittingRequest) => {
      const mph = (await refitsOf(one, null)).map(({ golfer }) => golfer.swingMetrics.swingSpeed!)
      const mean = mph.reduce((sum, each) => sum + each, 0) / mph.length
      return Math.sqrt(mph.reduce((sum, each) => sum + (each - mean) ** 2, 0) / mph.length)
    }
    expect(await spread(told)).toBeGreaterThan(await spread(measured))
  })
  test('is refused when it was not asked for, and a total of another club than the driver', () => {
    const golfer = { handedness: 'right' } as const
    const refused = (clubType: ClubType, swingMetrics: FittingRequest['swingMetrics']) =>
      wrong(request(clubType, golfer, swingMetrics)).map(({ pointer }) => pointer)
    expect(refused('driver', { carryDistance: 215 })).toEqual(['/swingMetrics'])
    expect(refused('driver', { carryDistance: 215, estimateSpeed: false })).toEqual(['/swingMetrics/estimateSpeed'])
    expect(refused('driver', { estimateSpeed: false })).toEqual(['/swingMetrics/estimateSpeed'])
    expect(refused('iron', { totalDistance: 160, estimateSpeed: true })).toEqual(['/swingMetrics/totalDistance'])
    expect(refused('driver', { totalDistance: 230, estimateSpeed: true })).toEqual([])
  })
})

describe('neither a speed nor a distance', () => {
  test('is fitted at the speed of such golfers when asked for: less with age and handicap, and for less input', () => {
    fc.assert(
      fc.property(golfer, fc.constantFrom(...clubTypes), (golfer, clubType) => {
        const asked = request(clubType, golfer, { estimateSpeed: true })
        expect(wrong(asked)).toEqual([])
        const { swing, specs, quality } = fit(asked)
        expect(swing.clubSpeedMph.basis).toBe('estimated')
        expect(specs.shaftFlex.basis).not.toBe('measured')
        const mphOf = (more: object) =>
          fit(request(clubType, { ...golfer, ...more }, { estimateSpeed: true })).swing.clubSpeedMph.value
        expect(mphOf({ age: 80 })).toBeLessThanOrEqual(mphOf({ age: 30 }))
        expect(mphOf({ handicap: 25 })).toBeLessThan(mphOf({ handicap: 0 }))
        expect(mphOf({ gender: 'female' })).toBeLessThan(mphOf({ gender: 'male' }))
        const told = fit(request(clubType, golfer, { carryDistance: 100, estimateSpeed: true }))
        expect(quality.score).toBeLessThan(told.quality.score)
      }),
      { numRuns: cases(200) },
    )
  })
  test('re-fits spread as such golfers do, wider where the handicap is unknown', async () => {
    const spreadOf = async (known: object) => {
      const refits = await refitsOf(request('driver', { handedness: 'right', ...known }, { estimateSpeed: true }), null)
      const mph = refits.map(({ golfer }) => golfer.swingMetrics.swingSpeed!)
      const mean = mph.reduce((sum, each) => sum + each, 0) / mph.length
      return Math.sqrt(mph.reduce((sum, each) => sum + (each - mean) ** 2, 0) / mph.length)
    }
    const known = await spreadOf({ handicap: 14 })
    expect(known).toBeGreaterThan(7)
    expect(await spreadOf({})).toBeGreaterThan(known)
  })
})
