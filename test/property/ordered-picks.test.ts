import { describe, expect, test } from 'bun:test'
import { clubTypes } from '../../src/golf/names/words.ts'
import { verdictFrom } from '../../src/golf/scores.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { fittingResult } from '../support/in-english.ts'
import { someUsualGolfers } from '../support/usual-golfers.ts'

// What a fitter would order: a shaft that weighs what was fitted, irons that keep their bounce and their height for who lacks
// both, no shaft that costs as much as the head. Shares of 200 golfers a club before this was held stand beside each.

const scorer = createScorer(catalog)
const config = testConfig()

/** Grams from the fitted weight, or from the printed band. */
const gramsOff = ({ weightGrams, weightBand }: Shaft, fitted: number): number => {
  const from = Number.parseInt(weightBand, 10)
  return Math.abs((weightGrams ?? Math.min(Math.max(from, fitted), from + 9)) - fitted)
}
type Shaft = Pick['build']['shaft']
type Pick = ReturnType<typeof fittingResult>['topPicks'][number]

describe.each(clubTypes)('62.10 the picks of a %s', (clubType) => {
  const golfers = someUsualGolfers(clubType, 200, 20_261_162)
  const answers = golfers.map((input) => ({
    input,
    result: fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) }),
  }))
  const picks = answers.flatMap(({ input, result }) => {
    const { matchingCriteria: wanted } = result.clubRecommendations
    return result.topPicks.map((pick, place) => ({ input, wanted, pick, place, shaft: pick.build.shaft }))
  })

  test('begin with a shaft less than 10 g off for 98 % (93.6), and any that is farther off says why', () => {
    const heavy = picks.filter(({ wanted, shaft }) => gramsOff(shaft, wanted.shaftWeight) >= 10)
    expect(heavy.filter(({ place }) => place === 0).length).toBeLessThan(0.02 * golfers.length)
    const why = / is sold for this head\.$|cost more than half of this head\.$/
    const unsaid = heavy.filter(
      ({ pick, wanted }) =>
        wanted.group !== 'junior' && !pick.compromises.some((said) => /^The shaft weighs/.test(said) && why.test(said)),
    )
    expect(unsaid.map(({ pick }) => pick.compromises)).toEqual([])
  })

  test('have a shaft that costs more than half of the head only where the stock ones miss flex or 15 g, a junior never', () => {
    const dear = picks.filter(({ shaft, wanted, pick }) => {
      const price = pick.priceNow ?? pick.price
      if (shaft.source === 'stock') return false
      if (wanted.group === 'junior') return true
      return price !== null && shaft.upcharge !== null && shaft.upcharge > price / 2
    })
    const needless = dear.filter(({ pick, wanted }) =>
      catalog.head(pick.headId)!.stockShafts.some(({ shaftId, flexes, weightBand, material }) => {
        if (material !== (wanted.shaftMaterial ?? material)) return false
        const record = shaftId === null ? undefined : catalog.shaft(shaftId)
        return flexes.some((flex) => {
          const weightGrams = record?.flexes.find((one) => one.flex === flex)?.weightGrams ?? null
          return flex === wanted.shaftFlex && gramsOff({ weightGrams, weightBand } as Shaft, wanted.shaftWeight) < 15
        })
      }),
    )
    expect(needless.map(({ pick, wanted }) => ({ headId: pick.headId, shaft: pick.build.shaft, wanted }))).toEqual([])
  })

  test('are not excellent with three compromises (158 of 3,000)', () => {
    const excellent = picks.filter(({ pick }) => (pick.score ?? 0) >= verdictFrom.excellent)
    expect(excellent.filter(({ pick }) => pick.compromises.length > 2).map(({ pick }) => pick.compromises)).toEqual([])
  })

  if (clubType === 'iron')
    test('are not bent strong below 80 mph or above handicap 15 (25 of 507), and a head up to 2° weaker is no compromise there', () => {
      const slow = picks.filter(
        ({ input: { swingMetrics, golfer } }) => swingMetrics.swingSpeed! < 80 || Number(golfer.handicap) > 15,
      )
      expect(slow.length).toBeGreaterThan(200)
      expect(slow.filter(({ pick }) => Number(pick.build.setting ?? 0) < 0).map(({ input }) => input)).toEqual([])
      const weaker = slow.filter(
        ({ pick, wanted }) => pick.build.playingLoft > wanted.loft && pick.build.playingLoft <= wanted.loft + 2,
      )
      expect(weaker.length).toBeGreaterThan(0)
      expect(weaker.flatMap(({ pick }) => pick.compromises).filter((said) => said.startsWith('Plays '))).toEqual([])
    })
})
