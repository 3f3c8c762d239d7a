import { expect, test } from 'bun:test'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

const scorer = createScorer(catalog)
const config = testConfig()

test("no maker leads more than 40 % of the women's wedge lists, or each of them says whose the list is", () => {
  const lists = someGolfers('wedge', cases(3_000), 20_261_126)
    .map((input) =>
      fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) }),
    )
    .filter(({ clubRecommendations: { matchingCriteria } }) => matchingCriteria.shaftFlex === 'Ladies')
  expect(lists.length).toBeGreaterThan(0)
  const firsts = Map.groupBy(lists, ({ topPicks }) => topPicks[0]?.brand)
  for (const [brand, led] of firsts)
    if (led.length > 0.4 * lists.length)
      for (const { clubRecommendations } of led)
        expect(clubRecommendations.compromises.join(' ')).toContain(`are by ${brand}, so it leads for want of data`)
})
