import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { crossFieldProblems } from '../../src/fitting/index.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { inEnglish } from '../../src/words/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'
import { analyzeBag, fittingResult } from '../support/in-english.ts'

// Sentences read as a golfer would say them, whatever the numbers in them are.

const scorer = createScorer(catalog)
const config = testConfig()
const seed = 20_261_126
const answerTo = (input: FittingRequest) => {
  const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'
  return fittingResult({ input, scorer, config, fittingId, idempotencyKey: null, createdAt: new Date(0) })
}

/** What nobody says: a count of one in the plural, steps of nothing, a club that is a speed, two periods; the current club is not "present". */
const wrong = /\b1 yards\b|(^|[ ,])[+-]?0 g\b|for 0 in\b|club; yours is|\ba iron\b|[^.]\.\.( |$)|\b[Pp]resent\b/

test('of a fitting', () => {
  const anyClub = fc.oneof(...clubTypes.map(golfers))
  const readsWell = (request: FittingRequest) => {
    const { specs, analysis, topPicks, clubRecommendations, next } = answerTo(request)
    const texts = JSON.stringify([specs, analysis, topPicks, clubRecommendations, next]).split('"')
    expect(texts.filter((text) => wrong.test(text) && !text.startsWith('http'))).toEqual([])
  }
  fc.assert(fc.property(anyClub, readsWell), { numRuns: cases(2_000), seed })
})

test('of a junior beyond the speed of junior clubs', () => {
  const golfer = { handedness: 'right', age: 12, handicap: 12 } as const
  const { topPicks } = answerTo({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: 76 } })
  expect(topPicks.flatMap(({ compromises }) => compromises).filter((text) => wrong.test(text))).toEqual([])
})

test('of a height whose chart asks for nothing', () => {
  const golfer = { handedness: 'right', heightFeet: 5, heightInches: 11, wristToFloor: 28.5 } as const
  const { analysis } = answerTo({ clubType: 'iron', golfer, swingMetrics: { swingSpeed: 80 } })
  expect(analysis!.warnings.map(({ text }) => text).join()).toContain('a height of 71 in for the standard length:')
})

test('of a loft that no iron has', () => {
  const [problem] = crossFieldProblems({ clubType: 'iron', currentEquipment: { loft: 10 } })
  expect(inEnglish(problem!.detail)).toBe('must be 20 to 45 degrees for an iron')
})

test('of a bag with clubs a yard apart', () => {
  const clubs = [150, 149, 140].map((carry, i) => ({ club: `${i + 6}-iron`, carry }))
  const { flags, suggestions } = analyzeBag({ clubs })
  const texts = [...flags, ...suggestions].map(({ text }) => text)
  expect(texts.filter((text) => text.includes('1 yard apart')).length).toBeGreaterThan(0)
  expect(texts.filter((text) => wrong.test(text))).toEqual([])
})

test('of a present head of another class', () => {
  const { clubRecommendations } = answerTo({
    clubType: 'driver',
    golfer: { handedness: 'right', handicap: 25 },
    swingMetrics: { swingSpeed: 95, missPattern: 'both', missSize: 'moderate' },
    currentEquipment: { model: 'TaylorMade Qi4D LS', loft: 11 },
  })
  const { verdict, reason } = clubRecommendations.currentClub!
  if (verdict === 'compare') expect(reason).toStartWith('its figures fit and only the head differs (head class ')
})

test('a wedge whose name and loft are hardly one club is asked about', () => {
  const asked = (wedgeHit: 'PW' | 'GW' | 'SW' | 'LW', loft: number) =>
    answerTo({
      clubType: 'wedge',
      golfer: { handedness: 'right', handicap: 12 },
      swingMetrics: { swingSpeed: 70 },
      currentEquipment: { loft },
      clubDetails: { wedgeHit },
    }).analysis!.warnings.filter(({ rule }) => rule === 'WDG-CLASS').length
  const unusual = [asked('PW', 61), asked('SW', 60), asked('LW', 54), asked('GW', 46)]
  const usual = [asked('PW', 44), asked('GW', 54), asked('SW', 58), asked('LW', 58), asked('GW', 48)]
  expect([unusual, usual]).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0, 0],
  ])
})
