import { expect, test } from 'bun:test'
import { viewLink } from '../../src/features/store/view.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { inEnglish } from '../../src/words/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

// What a pick costs in all is one sum, in the answer and on the page that its link opens.

const scorer = createScorer(catalog)
const config = testConfig()
const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'

const resultsOf = (clubType: (typeof clubTypes)[number], count: number, seed: number) =>
  someGolfers(clubType, count, seed).map((input) =>
    fittingResult({ input, scorer, config, fittingId, idempotencyKey: null, createdAt: new Date(0) }),
  )

test.each(clubTypes)('a %s says what head and shaft cost in all, as the page of its link does', (clubType) => {
  const picks = resultsOf(clubType, cases(600), 20_261_132).flatMap(({ topPicks }) => topPicks)
  for (const { headId, price, priceNow, build, storeUrl, total } of picks) {
    const { upcharge } = build.shaft
    const clubs = { '4-PW': 7, '5-PW': 6, '6-PW': 5 }[build.set ?? ''] ?? build.wedges?.length ?? 1
    const last = priceNow ?? price
    const sum = last === null || upcharge === null ? null : Math.round((last + upcharge) * clubs * 100) / 100
    const shown = inEnglish(viewLink(catalog, catalog.head(headId)!, new URL(storeUrl).searchParams))
    expect({ storeUrl, total }).toMatchObject({ storeUrl, total: { price: sum, clubs } })
    expect({ storeUrl, price: shown.price }).toEqual({ storeUrl, price: total! })
    expect(total!.text).toMatch(sum === null ? /not (known|recorded)/ : /\$[\d,.]+ for/)
    if (sum !== null && upcharge! > 0) expect(total!.text).toContain('more for this shaft')
  }
})

test('each wedge of a set says what it costs with its own shaft, as the page of its link does', () => {
  const sold = resultsOf('wedge', cases(300), 20_261_133).flatMap(({ wedgeFit }) =>
    wedgeFit!.set.flatMap(({ pick }) => (pick ? [pick] : [])),
  )
  expect(sold.length).toBeGreaterThan(0)
  for (const { headId, storeUrl, total } of sold) {
    const shown = inEnglish(viewLink(catalog, catalog.head(headId)!, new URL(storeUrl).searchParams))
    expect({ storeUrl, total }).toEqual({ storeUrl, total: shown.price })
  }
})
