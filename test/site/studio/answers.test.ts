import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { withOwnBall } from '../../../src/fitting/engine/woods/fairway-ball.ts'
import { crossFieldProblems, FittingRequest } from '../../../src/fitting/index.ts'
import { inputPoints, pointsOf } from '../../../src/golf/input-worth.ts'
import { clubTypes, missSizes, strikePatterns } from '../../../src/golf/names/words.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { type Answer, fittingOf, misses, worthIn } from '../../../src/site/studio/answers.ts'
import { cases } from '../../support/cases.ts'
import { fit } from '../../support/in-english.ts'

const optional = <Value>(place: string, values: fc.Arbitrary<Value>) =>
  fc.option(values).map((value): Answer[] => (value === null ? [] : [[place, value as string | number]]))
const between = (min: number, max: number) => fc.integer({ min, max })

/** Filled-in forms: a club, and any of the other answers. */
const forms = fc
  .tuple(
    fc.constantFrom(...clubTypes).map((club): Answer[] => [
      ['clubType', club],
      ['golfer.handedness', 'right'],
    ]),
    optional('golfer.gender', fc.constantFrom('male', 'female')),
    optional('golfer.age', between(16, 85)),
    optional('golfer.handicap', between(-4, 54)),
    optional('golfer.height', between(58, 78)),
    optional('golfer.wristToFloor', between(30, 40)),
    fc.oneof(
      optional('swingMetrics.swingSpeed', between(65, 110)),
      optional('swingMetrics.carryDistance', between(60, 240)),
    ),
    optional('swingMetrics.ballSpeed', between(90, 160)),
    optional('swingMetrics.launchAngle', between(8, 20)),
    optional('swingMetrics.spinRate', between(2_000, 7_000)),
    optional('swingMetrics.attackAngle', between(-5, 4)),
    optional('miss', fc.constantFrom(...misses)),
    optional('swingMetrics.strikePattern', fc.constantFrom(...strikePatterns)),
  )
  .map((parts) => parts.flat())
const requestIn = (answers: readonly Answer[]) => fittingOf(answers) as unknown as FittingRequest

describe('the points that a form promises', () => {
  test('are those of its answer, less what warnings take off', () => {
    fc.assert(
      fc.property(forms, (answers) => {
        const request = requestIn(answers)
        expect([...fieldProblems(FittingRequest, request), ...crossFieldProblems(request)]).toEqual([])
        const { quality, warnings } = fit(request)
        if (quality.score === inputPoints.contradictoryMax) return
        // A ball that the wood cannot have counts nowhere: the form does not know of it before.
        const points = pointsOf(withOwnBall(request).request)
        expect(quality.score).toBe(Math.max(0, points - inputPoints.perWarning * warnings.length))
      }),
      { numRuns: cases(500) },
    )
  })
  test('grow by what an answer is said to be worth', () => {
    fc.assert(
      fc.property(forms, between(0, 12), (answers, at) => {
        const [place] = answers[at % answers.length]!
        const without = requestIn(answers.filter(([other]) => other !== place))
        if (!/^(swingMetrics|golfer)\.(?!height)/.test(place)) return
        const gain = pointsOf(requestIn(answers)) - pointsOf(without)
        expect(worthIn(fittingOf(answers), place)).toBe(gain)
        expect(worthIn(without as unknown as ReturnType<typeof fittingOf>, place)).toBe(gain)
      }),
      { numRuns: cases(500) },
    )
  })
})

describe('a miss has one name', () => {
  const words = {
    fade: /\bfade\b/i,
    slice: /\bslice\b/i,
    draw: /\bdraw\b(?!-bias| bias| head| weight)/i,
    hook: /\bhook\b/i,
  }
  test.each(['fade', 'slice', 'draw', 'hook'] as const)('in the form and in the answer: %s', (miss) => {
    const sizes = miss === 'slice' || miss === 'hook' ? missSizes.slice(1) : [undefined]
    let isSaid = false
    for (const clubType of clubTypes)
      for (const size of sizes) {
        const said: Answer[] = size === undefined ? [] : [['swingMetrics.missSize', size]]
        const { specs, insights, warnings } = fit(
          requestIn([
            ['clubType', clubType],
            ['golfer.handedness', 'right'],
            ['swingMetrics.swingSpeed', 85],
            ['miss', miss],
            ...said,
          ]),
        ) as unknown as { specs: Record<string, { why: string }>; insights?: unknown; warnings: unknown }
        const whys = Object.values(specs).map(({ why }) => why)
        const text = JSON.stringify([whys, insights, warnings]).replaceAll(/Fade Bias|Draw Bias|draw-biased?/g, '')
        const others = { fade: ['slice'], slice: ['fade'], draw: ['hook'], hook: ['draw'] }[miss] as (
          | 'fade'
          | 'slice'
        )[]
        for (const other of others) expect(text).not.toMatch(words[other])
        isSaid ||= words[miss].test(text)
      }
    expect(isSaid).toBeTrue()
  })
})
