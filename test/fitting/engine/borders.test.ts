import { describe, expect, test } from 'bun:test'
import { ruleById } from '../../../src/ruleset/index.ts'
import { fit } from '../../support/in-english.ts'
import { atSpeed, requestFor } from './request.ts'

// Figures at the borders where a slightly different one would give another answer.

const warningsOf = (result: ReturnType<typeof fit>) => result.warnings.map(({ field }) => field)

describe('a carry against the speed of a driver, without a launch', () => {
  // At 95 mph and a ball speed of 138 mph an unknown golfer carries about 215 yd.
  const at = (carryDistance: number) =>
    warningsOf(fit(requestFor('driver', { swingMetrics: { swingSpeed: 95, ballSpeed: 138, carryDistance } })))
  test('is told from an eighth above, and from three tenths below', () => {
    const model = 215
    expect(at(Math.round(1.1 * model))).toEqual([])
    expect(at(Math.round(1.16 * model))).toEqual(['swingMetrics.carryDistance'])
    expect(at(Math.round(0.74 * model))).toEqual([])
    expect(at(Math.round(0.66 * model))).toEqual(['swingMetrics.carryDistance'])
  })
})

test('two driver speeds are told when they are more than 5 mph apart', () => {
  const at = (driverSpeed: number) => warningsOf(fit(atSpeed('fairway', 90, { clubDetails: { driverSpeed } })))
  expect(at(95)).toEqual([])
  expect(at(95.1)).toEqual(['clubDetails.driverSpeed'])
})

test.each(['PW', 'GW', 'SW', 'LW'] as const)('a %s is taken to be hit 4.5° downwards', (wedgeHit) => {
  expect(fit(atSpeed('wedge', 75, { clubDetails: { wedgeHit } })).swing.attackDeg.value).toBe(-4.5)
})

describe('bounce of a sand wedge', () => {
  const bounce = (attackAngle: number, handicap: number) =>
    fit(atSpeed('wedge', 75, { golfer: { handicap }, swingMetrics: { attackAngle }, clubDetails: { wedgeHit: 'SW' } }))
      .specs.bounce!.value
  test('grows by a degree for four strokes above a handicap of 8, by two at most', () => {
    expect([6, 8, 10, 12, 13.9, 16, 25].map((handicap) => bounce(-4.5, handicap))).toEqual([10, 10, 11, 11, 11, 12, 12])
  })
  test('is a degree less for shallow swings up to handicap 5', () => {
    expect([5, 5.5].map((handicap) => bounce(-1.5, handicap))).toEqual([7, 8])
  })
})

test('a carry of three quarters of the expected one is still a full swing of a wedge', () => {
  const graded = (carryDistance: number) =>
    fit(
      requestFor('wedge', {
        swingMetrics: { swingSpeed: 75, ballSpeed: 84, spinRate: 9000, carryDistance },
        clubDetails: { wedgeHit: 'SW' },
      }),
    ).wedgeFit?.spinGrade?.grade
  const expected = 82
  expect(graded(Math.round(0.75 * expected))).toBe('good')
  expect(graded(Math.round(0.65 * expected))).toBe('not graded')
})

test('a slow woman gets 13.5° of driver loft at most', () => {
  expect(fit(atSpeed('driver', 40, { golfer: { gender: 'female' } })).specs.loft.value).toBe(13.5)
})

test('a low launch with far too much spin adds half a degree of driver loft, and no more', () => {
  const { value, why } = fit(
    atSpeed('driver', 88, { swingMetrics: { attackAngle: 0, launchAngle: 11, spinRate: 4200 } }),
  ).specs.loft
  expect(why).toContain('adds 0.5°; held there')
  expect(value).toBe(11.5)
})

test('far too little spin adds half a degree of driver loft, little by little', () => {
  // At 88 mph, level, the target is 14.3° and 2,651 rpm.
  const why = (spinRate: number) =>
    fit(atSpeed('driver', 88, { swingMetrics: { attackAngle: 0, launchAngle: 14.3, spinRate } })).specs.loft.why
  expect(why(2000)).not.toContain('very low spin')
  expect(why(1850)).toContain('very low spin adds 0.3°')
  expect(why(1700)).toContain('very low spin adds 0.5°')
})

test('a ball that starts 1° too low or more keeps the whole of a higher current driver loft', () => {
  // At 95 mph, level, the target is 13.2° and the swing alone asks for 11.4° with such a launch.
  const swingMetrics = { attackAngle: 0, launchAngle: 10.7 }
  const result = fit(atSpeed('driver', 95, { swingMetrics, currentEquipment: { loft: 12.8 } }))
  expect(result.specs.loft.why).toContain(
    'that would take the launch further off its target, so the current 12.8° stays',
  )
})

// No golfer reaches these: other limits come first, or lengths come in steps. The rule book says them all the same.
test.each([
  ['WDG-BOUNCE', '4 to 14°'],
  ['SHAFT-SWING-WEIGHT', 'plus 6 points per inch of length offset, at most 2'],
] as const)('%s says %s', (id, words) => {
  expect(ruleById(id)!.statement).toContain(words)
})

test('a loft beyond what is made or sold is capped, and the cap is said', () => {
  expect(fit(atSpeed('driver', 60, { golfer: { gender: 'female' } })).specs.loft.why).toContain('plays more than 13.5°')
  const { value, why } = fit(
    atSpeed('fairway', 70, {
      golfer: { gender: 'female' },
      swingMetrics: { attackAngle: -6, launchAngle: 8 },
      clubDetails: { fairwayDesignation: '3-wood' },
    }),
  ).specs.loft
  expect(value).toBe(18)
  expect(why).toContain('no 3-wood is sold with more than 18°')
})
