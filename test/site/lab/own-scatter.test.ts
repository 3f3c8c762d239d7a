import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../../src/fitting/index.ts'
import { fittingResult } from '../../../src/fitting/index.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { topView } from '../../../src/site/lab/page/flight.ts'
import { englishReader } from '../../../src/site/lab/page/reader.ts'
import { flightSection } from '../../../src/site/lab/page/what-if.ts'
import { labView } from '../../../src/site/lab/view.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'

const scorer = createScorer(catalog)
const viewOf = (landings: readonly { carry: number; offline: number }[]) => {
  const input: FittingRequest = {
    clubType: 'driver',
    golfer: { handedness: 'right', handicap: 14 },
    swingMetrics: { swingSpeed: 95, ballSpeed: 138, launchAngle: 13, spinRate: 2700, attackAngle: -1 },
    ...(landings.length > 0 && { shots: { count: landings.length, figures: {}, landings: [...landings] } }),
  }
  const facts = { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', idempotencyKey: null, createdAt: new Date() }
  return labView({ input }, fittingResult({ ...facts, input, scorer, config: testConfig() }), catalog)
}
/** Deviations of 12 yd off line and 4 yd of carry, about 30 yd right. */
const landings = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5].flatMap((by) => [
  { carry: 206 + 4 * by, offline: 30 - 12 * by },
  { carry: 206 - 4 * by, offline: 30 - 12 * by },
])

test('a fitting from shots shows these shots and their ellipse, and no typical scatter', () => {
  const view = viewOf(landings)
  const now = view.setUps.find(({ kind }) => kind === 'now')!
  const { sideYards, carryYards, halfLongYards, halfShortYards } = now.outcome.ellipse
  expect([Math.round(carryYards), Math.round(sideYards)]).toEqual([206, 30])
  // Half of the landings lie within 1.18 deviations.
  expect(halfLongYards / (1.1774 * 12)).toBeWithin(0.8, 1.25)
  expect(halfShortYards / (1.1774 * 4)).toBeWithin(0.6, 1.4)
  expect(topView(view, englishReader).text.match(/class="own"/g)).toHaveLength(landings.length)
  expect(flightSection(view, englishReader).text).toContain('14 of your own shots')
  expect(flightSection(view, englishReader).text).not.toContain('typical')
})

test('without shots, or with a few, the scatter is the typical one and says so', () => {
  for (const few of [[], landings.slice(0, 4)]) {
    const { text } = flightSection(viewOf(few), englishReader)
    expect(text).toContain('typical for this handicap')
    expect(text).not.toContain('class="own"')
  }
})
