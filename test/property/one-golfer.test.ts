import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { golferFacts } from '../../src/fitting/answer/golfer-facts.ts'
import { wantedBuild } from '../../src/fitting/answer/wanted-build.ts'
import type { IronCarryOver } from '../../src/fitting/engine/swing/context.ts'
import { fit, fittingResult, readSavedGolfer } from '../../src/fitting/index.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { type ClubType, clubTypes } from '../../src/golf/names/words.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { cases } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'

const seed = 20_261_120
const scorer = createScorer(catalog)
const config = { baseUrl: 'http://localhost', storeUrl: 'http://localhost', serviceName: 'Clubwright' }

/** What an iron fitting hands to the wedges. */
const irons = {
  fittingId: 'fit_iron',
  category: 'players_iron',
  flex: 'Regular',
  weightGrams: 95,
  material: 'Steel',
  launchProfile: 'mid',
} as const

/** A fitting as a caller keeps it and sends it back. */
const saved = (input: FittingRequest, irons: IronCarryOver | null = null) => {
  const parts = { input, irons, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) }
  return JSON.parse(JSON.stringify({ input, result: fittingResult(parts) }))
}

/** Wedges that followed an iron fitting have their own test: their speed is that fitting's. */
const alone = (clubType: ClubType) => golfers(clubType).filter(({ clubDetails }) => !clubDetails?.ironFittingId)

describe.each(clubTypes)('whoever comes back with a %s fitting', (clubType) => {
  test('is the golfer that the engine read', () => {
    const sameGolfer = (request: FittingRequest) =>
      expect(readSavedGolfer(saved(request))).toEqual(golferFacts(fit(request)))
    fc.assert(fc.property(alone(clubType), sameGolfer), { numRuns: cases(400), seed })
  })
  test('is scored by the needs that the picks of the fitting were scored by', () => {
    const sameNeed = (request: FittingRequest) => {
      const { golfer: _, ...scored } = scoringContext(
        { fittings: { [clubType]: saved(request) } },
        readSavedGolfer,
      ).need
      expect(wantedBuild(request, fit(request)).need).toMatchObject(scored)
    }
    fc.assert(fc.property(alone(clubType), sameNeed), { numRuns: 100, seed })
  })
})

test('a wedge that followed an iron fitting comes back with the speed of that fitting', () => {
  const follows = (wedge: FittingRequest, sevenIronMph: number) => {
    const request = { ...wedge, clubDetails: { ...wedge.clubDetails, ironFittingId: 'fit_iron' } }
    const carried = { ...irons, sevenIronSpeedMph: sevenIronMph }
    const one = fit(request, carried)
    expect(readSavedGolfer(saved(request, carried)).speedMph).toBeCloseTo(golferFacts(one).speedMph, 1)
  }
  fc.assert(fc.property(golfers('wedge'), fc.integer({ min: 50, max: 98 }), follows), { numRuns: 100, seed })
})

test('a fitting without a speed is read at that of a typical golfer', () => {
  const input = { clubType: 'iron', golfer: { averageScore: 90 }, swingMetrics: { missPattern: 'fade' } } as const
  const specs = { shaftFlex: { value: 'Regular' }, loft: { value: 30 } } as const
  const facts = readSavedGolfer({ input, result: { specs, clubRecommendations: { heads: [] } } })
  expect(facts).toMatchObject({ handicap: 14.1, missPattern: 'fade' })
  expect(facts.speedMph).toBeCloseTo(93, 6)
})
