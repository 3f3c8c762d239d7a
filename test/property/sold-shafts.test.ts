import { expect, test } from 'bun:test'
import { soldFlexes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

// What a pick says of its shaft is what the catalog has of it: the flex by its maker's name, and what its weight rests on.

const scorer = createScorer(catalog)
const config = testConfig()
const clubs = ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const

const picksOf = (clubType: (typeof clubs)[number], count: number) =>
  someGolfers(clubType, count, 20_261_127).flatMap(
    (input) =>
      fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })
        .topPicks,
  )
const picks = clubs.flatMap((clubType) => picksOf(clubType, Math.ceil(cases(3_000) / clubs.length)))
/** Of irons the bore is known, and few golfers get another shaft than the maker's. */
const ironPicks = picksOf('iron', 400)

test(`the flex of every pick of ${cases(3_000)} golfers is one that its shaft is sold in, by its own name`, () => {
  const wrong = picks.filter(({ build: { shaft } }) => {
    const record = catalog.shaft(shaft.shaftId ?? '')
    const isMade =
      record?.flexes.some(({ flex, name = flex }) => flex === shaft.flex && name === shaft.flexName) ??
      shaft.shaftId === null
    const sixth: Readonly<Record<string, string>> = soldFlexes
    return !isMade || shaft.flex !== (sixth[shaft.flexName] ?? shaft.flexName)
  })
  expect(wrong.map(({ build }) => build.shaft)).toEqual([])
})

test('no pick has a shaft that its hosel does not take, where both are known', () => {
  const known = [...picks, ...ironPicks].flatMap(({ headId, build: { shaft } }) => {
    const head = catalog.head(headId)!
    const stockTips = head.stockShafts.flatMap(({ shaftId }) => catalog.shaft(shaftId ?? '')?.tipDiaIn ?? [])
    const tip = catalog.shaft(shaft.shaftId ?? '')?.tipDiaIn
    const isBoreKnown = head.adjustable.loftSleeveDeg === 0 && new Set(stockTips).size === 1
    // A stock shaft agrees with itself.
    const isOther = shaft.source === 'aftermarket'
    return isOther && isBoreKnown && tip !== undefined
      ? [{ headId, shaft: shaft.shaftId, tip, bore: stockTips[0] }]
      : []
  })
  expect(known.length).toBeGreaterThan(0)
  expect(known.filter(({ tip, bore }) => tip !== bore)).toEqual([])
})

test('a weight class that no grams support is said to be by the name or an estimate, wherever it is told', () => {
  const guessed = picks.filter(
    ({ build: { shaft } }) =>
      catalog.shaft(shaft.shaftId ?? '')?.flexes.every(({ weightGrams }) => weightGrams === null) ?? true,
  )
  const isTold = ({ reasons, compromises, build: { shaft } }: (typeof picks)[number]) => {
    const band = shaft.weightBand.replace('g', ' g')
    const told = [...reasons, ...compromises].filter((text) => text.includes(band))
    return /^(name|estimate)$/.test(shaft.weightBasis) && told.every((text) => /g by (its name|estimate)/.test(text))
  }
  expect(guessed.length).toBeGreaterThan(0)
  expect(guessed.filter((pick) => !isTold(pick)).map(({ build }) => build.shaft)).toEqual([])
})
