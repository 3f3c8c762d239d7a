import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

// A budget and makers limit what is picked, and nothing else of a fitting.

const scorer = createScorer(catalog)
const config = testConfig()
const makers = [...new Set(catalog.heads.map(({ brand }) => brand))]
const resultOf = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })
type Result = ReturnType<typeof resultOf>

const limits = fc.record(
  {
    budget: fc.integer({ min: 100, max: 2_500 }),
    brands: fc.uniqueArray(fc.constantFrom(...makers), { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
)

describe.each(clubTypes)('the picks of a %s', (clubType) => {
  const seen = fc
    .sample(fc.tuple(golfers(clubType), limits), { numRuns: cases(900), seed: 20_261_171 })
    .filter(([{ inventory }]) => inventory !== 'only')
    .map(([golfer, limit]) => ({
      limit,
      free: resultOf(golfer),
      limited: resultOf({ ...golfer, ...limit }),
    }))

  test('are by the makers and within the budget, each of them, and so is every head that is listed', () => {
    for (const { limit, limited } of seen) {
      for (const { brand, total } of limited.topPicks) {
        if (limit.brands) expect(limit.brands).toContain(brand)
        if (limit.budget) expect(total!.price ?? Infinity).toBeLessThanOrEqual(limit.budget)
      }
      const lines = (limited.wedgeFit?.set ?? []).flatMap(({ pick }) => (pick ? [pick.headId] : []))
      for (const headId of [...limited.clubRecommendations.heads, ...lines])
        if (limit.brands) expect(limit.brands).toContain(catalog.head(headId)!.brand)
      if (limited.topPicks.length === 0) expect(lines).toEqual([])
      const set = (limited.wedgeFit?.set ?? []).flatMap(({ pick }) => (pick ? [pick.total!.price ?? Infinity] : []))
      if (limit.budget && limited.topPicks.length > 0)
        expect(set.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(limit.budget)
    }
  })

  test('change no spec, and nothing that is said about the golfer', () => {
    const fitted = ({ specs, woodFit, analysis }: Result) => ({
      specs,
      woodFit,
      configurations: analysis?.configurations,
      flight: analysis?.flight,
      inputQuality: analysis?.inputQuality,
    })
    for (const { free, limited } of seen) expect(fitted(limited)).toEqual(fitted(free))
  })

  test('stay as they are where each of them is within the limits', () => {
    const kept = seen.filter(
      ({ limit, free }) =>
        free.topPicks.length > 0 &&
        free.topPicks.every(
          ({ brand, total, compromises }) =>
            (limit.budget === undefined || compromises.every((text) => !text.startsWith('This line has no'))) &&
            (limit.brands?.includes(brand) ?? true) &&
            (total!.price ?? Infinity) <= (limit.budget ?? Infinity),
        ),
    )
    for (const { free, limited } of kept)
      expect(limited.topPicks.map(({ headId }) => headId)).toEqual(free.topPicks.map(({ headId }) => headId))
  })

  test('are three, or a sentence says which limit left fewer and what comes nearest', () => {
    const said = /^(No|Only [12]) .+ (costs? \$.+ or less, .+|(is|are) sold now for this golfer): .+\.$/
    for (const { limit, free, limited } of seen) {
      const sentences = limited.clubRecommendations.compromises.filter((one) => said.test(one))
      const isShort = limited.topPicks.length < Math.min(3, free.topPicks.length)
      expect({ limit, count: sentences.length }).toEqual({ limit, count: isShort ? 1 : 0 })
      if (isShort) expect(limited.clubRecommendations.compromises[0]).toBe(sentences[0]!)
      const next = /the next costs \$([\d,.]+\d),/.exec(sentences[0] ?? '')?.[1]
      if (next !== undefined) expect(Number(next.replaceAll(',', ''))).toBeGreaterThan(limit.budget!)
    }
  })
})
