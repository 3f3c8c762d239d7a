import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { showFitting, showSessionFit } from '../../src/cli/fit/fit-shown.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = (input: FittingRequest) => {
  const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'
  return fittingResult({ input, scorer, config, fittingId, idempotencyKey: null, createdAt: new Date(0) })
}

test('the terminal shows every compromise and every question, and no null', () => {
  const anyClub = fc.oneof(...clubTypes.map(golfers))
  const showsAll = (request: FittingRequest) => {
    const answer = answerTo(request)
    const ofSession = { shotsUsed: 5, shotsLeftOut: 0, swingMetrics: {}, unusable: [], corrected: [] }
    const shown = [showFitting(answer), showSessionFit({ result: answer, ...ofSession } as never)]
    for (const text of shown) {
      const { headline, offers } = answer.advice!
      expect(text).toContain(headline)
      for (const { brand, model, storeUrl, compromises } of answer.topPicks) {
        if (offers === 'none') expect(text).not.toContain(storeUrl)
        else for (const one of [`${brand} ${model}`, ...compromises]) expect(text).toContain(one)
      }
      for (const question of answer.next.check ?? []) expect(text).toContain(question)
      expect(text).not.toMatch(/\bnull\b|undefined/)
    }
  }
  fc.assert(fc.property(anyClub, showsAll), { numRuns: cases(500), seed: 20_261_126 })
})

test('a carry that no ball can make is asked about before the picks', () => {
  const swingMetrics = { swingSpeed: 114, ballSpeed: 131, carryDistance: 300 }
  const shown = showFitting(answerTo({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics }))
  const asked = shown.indexOf('Carry 300 yd')
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(shown.indexOf('  1. '))
})

test('the measurement that would help most is named by its option, in any language', () => {
  const answer = answerTo({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } })
  const shown = showFitting({ ...answer, next: { ...answer.next, text: 'Ein anderer Satz.' } })
  expect(answer.next.measure!.field).toBe('swingMetrics.ballSpeed')
  expect(shown).toContain(`Would help most: --ball-speed (${answer.next.measure!.how}).`)
})
