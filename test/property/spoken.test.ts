import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult, withRefitShares } from '../support/in-english.ts'

// Sentences for people have no names of fields: a golfer says wrist to floor, not golfer.wristToFloor.

const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })

/** `swingMetrics`, `golfer.age`: names of a program. A model may be called i240 or GTS3. */
const fieldName = /\b[a-z]{2,}[A-Z][a-z]\w*|\b[a-z]{2,}\.[a-z]{2,}/
/** Members of an answer that are no sentences: links, identifiers, and paths of inputs. */
const isSentence = (name: string, text: string): boolean =>
  text.includes(' ') && !['field', 'storeUrl', 'image', 'model', 'attributionLink'].includes(name)
const sentencesIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return isSentence(name, value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => sentencesIn(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => sentencesIn(one, key))
}

test.each(clubTypes)('no sentence of a %s fitting names a field', async (clubType) => {
  for (const golfer of someGolfers(clubType, cases(900), 20_261_130)) {
    const { specs, woodFit, wedgeFit, topPicks, clubRecommendations, analysis, next } = answerTo(golfer)
    const said = sentencesIn({ specs, woodFit, wedgeFit, topPicks, clubRecommendations, analysis, next })
    expect(said.filter((text) => fieldName.test(text))).toEqual([])
  }
  const [golfer] = someGolfers(clubType, 1, 20_261_130)
  const { specs } = await withRefitShares(answerTo(golfer!), golfer!, async () => null)
  expect(sentencesIn(specs).filter((text) => fieldName.test(text))).toEqual([])
})

test('a golfer at the border of two head classes is shown a head of the other', () => {
  const borders = clubTypes.flatMap((clubType) =>
    someGolfers(clubType, cases(2_400), 20_261_131)
      // A shop without stock shows nothing, and what a junior will play next year is not made for juniors.
      .filter(({ inventory, golfer }) => inventory === undefined && (golfer.age ?? 99) > 18)
      .map(answerTo)
      .flatMap(({ advice, specs, analysis, topPicks }) => {
        const [other] = specs['headProfile']!.alternatives!.flatMap(
          (text) => /^(.+?) at (?:1|one) /.exec(text)?.[1] ?? [],
        )
        // Where nothing is for sale no club is named.
        if (other === undefined || advice!.offers === 'none') return []
        const category = other.toLowerCase().replace("players' ", 'players_').replace(/ /g, '_')
        const isPicked = topPicks.some((pick) => pick.category.startsWith(category))
        const told = [`${other} is fitted. Its best head`, `${other} is fitted. No such head`]
        const isTold = analysis!.keyInsights.some(({ text }) => told.some((words) => text.includes(words)))
        return [{ clubType, other, isShown: isPicked || isTold }]
      }),
  )
  expect(borders.length).toBeGreaterThan(0)
  expect(borders.filter(({ isShown }) => !isShown)).toEqual([])
})
