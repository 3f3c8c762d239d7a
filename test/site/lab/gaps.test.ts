import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../../src/fitting/index.ts'
import { fittingResult } from '../../../src/fitting/result.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { gapSection } from '../../../src/site/lab/page/gaps.ts'
import { englishReader } from '../../../src/site/lab/page/reader.ts'
import { labView } from '../../../src/site/lab/view.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'

const scorer = createScorer(catalog)

/** What the rows of the first table of gaps say in one system. */
const rowsIn = (unit: 'yd' | 'm', input: FittingRequest): number[][] => {
  const facts = { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', idempotencyKey: null, createdAt: new Date() }
  const fitting = fittingResult({ ...facts, input, scorer, config: testConfig() })
  const { text } = gapSection(labView({ input }, fitting, catalog), englishReader)
  const body = text.slice(text.indexOf('<tbody>'), text.indexOf('</tbody>'))
  return body
    .split('<tr>')
    .map((row) => [...row.matchAll(/>(\d+)\u00a0(\w+)</g)].filter(([, , of]) => of === unit).map(([, n]) => Number(n)))
    .filter((row) => row.length > 1)
}

test('a reader who subtracts the carries finds the gap that stands beside them, in yards and in meters', () => {
  for (let swingSpeed = 60; swingSpeed < 100; swingSpeed++)
    for (const unit of ['yd', 'm'] as const) {
      const golfer = { handedness: 'right' } as const
      const wood = rowsIn(unit, { clubType: 'hybrid', golfer, swingMetrics: { swingSpeed } })
      expect(wood).toHaveLength(2)
      for (const [driver, club, gap] of wood) expect(gap).toBe(driver! - club!)
    }
})
