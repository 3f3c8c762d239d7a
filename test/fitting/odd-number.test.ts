import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { nextStep } from '../../src/fitting/answer/next-step.ts'
import { oddNumbers } from '../../src/fitting/answer/odd-number.ts'
import { questionsOf } from '../../src/fitting/answer/questions.ts'
import type { Golfer } from '../../src/fitting/engine/swing/golfer.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { amateurDriverMph } from '../../src/golf/amateurs.ts'
import { inEnglish } from '../../src/words/index.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { fit } from '../support/in-english.ts'

const usualMph = ({ group, handicap, ageYears }: Golfer) =>
  amateurDriverMph({ group, handicap: handicap?.value, ageYears })

const asked = (
  clubType: FittingRequest['clubType'],
  golfer: Partial<FittingRequest['golfer']>,
  swingMetrics: FittingRequest['swingMetrics'],
  clubDetails: FittingRequest['clubDetails'] = {},
) => inEnglish(oddNumbers({ clubType, golfer: { handedness: 'right', ...golfer }, swingMetrics, clubDetails }))
const driver = (swingSpeed: number, golfer: Partial<FittingRequest['golfer']> = {}) =>
  asked('driver', golfer, { swingSpeed })[0]?.question

test('a driver above 130 mph is asked about as km/h', () => {
  expect(driver(130.1)).toBe('130.1 mph is above tour speed. Is it 130.1 km/h, which is 80.8 mph?')
})
test('a driver of an adult below 50 mph is asked about as m/s', () => {
  expect(driver(57.2)).toBeUndefined()
  expect(driver(49.9)).toBe('49.9 mph is slower than nearly every adult swings. Is it 49.9 m/s, which is 111.6 mph?')
  expect(driver(49.9, { age: 12 })).toBeUndefined()
})

describe('a number is judged by who sent it and for which club', () => {
  test.each([
    [
      'the driver’s speed for a 7-iron',
      'iron',
      { handicap: 20 },
      { swingSpeed: 95 },
      {},
      79.2,
      'the speed of the driver',
    ],
    [
      'a hybrid as fast as the driver',
      'hybrid',
      {},
      { swingSpeed: 95 },
      { driverSpeed: 95 },
      84.1,
      'the driver (95 mph)',
    ],
    ['a woman at 105', 'driver', { gender: 'female', handicap: 25 }, { swingSpeed: 105 }, {}, 65.2, '105 km/h'],
    ['a man of 25+ at 120', 'driver', { handicap: '25+' }, { swingSpeed: 120 }, {}, 74.6, '120 km/h'],
    ['a ball at 230', 'driver', {}, { ballSpeed: 230 }, {}, 142.9, '230 km/h'],
    ['a club speed as ball speed', 'driver', {}, { ballSpeed: 95 }, {}, 136.4, 'the club speed'],
    [
      'a weight in kilograms',
      'driver',
      { heightFeet: 5, heightInches: 11, weight: 85 },
      { swingSpeed: 95 },
      {},
      187,
      '85 kg',
    ],
    ['an iron at 130', 'iron', { handicap: 15 }, { swingSpeed: 130 }, {}, 80.8, '130 km/h'],
    ['a wedge at 115', 'wedge', { handicap: 15 }, { swingSpeed: 115 }, {}, 71.5, '115 km/h'],
  ] as const)('%s is asked about', (_what, clubType, golfer, swing, details, meant, words) => {
    const [odd, ...more] = asked(clubType, golfer, swing, details)
    expect(odd?.meant).toBeCloseTo(meant, 0)
    expect(odd?.question).toContain(words)
    expect(more).toEqual([])
  })
  test('both speeds in meters a second are asked about', () => {
    expect(asked('driver', {}, { swingSpeed: 43.9, ballSpeed: 63.5 }).map(({ meant }) => meant)).toEqual([98.2, 142])
  })
})

const person = fc.record(
  {
    handedness: fc.constant('right' as const),
    gender: fc.constantFrom('male' as const, 'female' as const),
    handicap: fc.integer({ min: -3, max: 25 }),
    age: fc.integer({ min: 18, max: 80 }),
  },
  { requiredKeys: ['handedness', 'gender', 'handicap'] },
)

test('with a number in km/h or of the driver the next step is to ask, and it is meant as it was before', () => {
  fc.assert(
    fc.property(person, fc.constantFrom('km/h' as const, 'driver' as const), (golfer, mistake) => {
      const clubType = mistake === 'driver' ? 'iron' : 'driver'
      const usual = fit({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: 80 } }).golfer
      const right = usualMph(usual)
      const sent = Math.round(mistake === 'driver' ? right * 1.2 * 1.1 : right * 1.609 * 1.05)
      if (sent > 150) return
      const request: FittingRequest = { clubType, golfer, swingMetrics: { swingSpeed: sent } }
      const [odd] = oddNumbers(request)
      if (odd === undefined) return
      const next = inEnglish(
        nextStep(
          { input: request, config: testConfig() },
          fit(request),
          null,
          questionsOf(request, fit(request), null),
          'first',
        ),
      )
      expect(next.action).toBe('ask')
      expect(next.check[0]).toBe(inEnglish(odd.question))
      expect(next.text).toStartWith('Ask first: ')
    }),
    { numRuns: cases(300) },
  )
})
test('golfers as they are get no question', () => {
  fc.assert(
    fc.property(person, fc.double({ min: -2, max: 2, noNaN: true }), (golfer, spreads) => {
      const right = usualMph(fit({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: 80 } }).golfer) + 8 * spreads
      for (const [clubType, perMph, smash] of [
        ['driver', 1, 1.44],
        ['hybrid', 1.13, 1.4],
        ['iron', 1.2, 1.32],
      ] as const) {
        const swingSpeed = Math.max(30, Math.round(right / perMph))
        expect(asked(clubType, golfer, { swingSpeed })).toEqual([])
        expect(asked(clubType, golfer, { swingSpeed, ballSpeed: Math.max(50, swingSpeed * smash) })).toEqual([])
      }
    }),
    { numRuns: cases(600) },
  )
})
