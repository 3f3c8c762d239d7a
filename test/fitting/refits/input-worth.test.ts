import { describe, expect, test } from 'bun:test'
import { fit } from '../../support/in-english.ts'
import { atSpeed, requestFor } from '../engine/request.ts'

type More = Parameters<typeof atSpeed>[2]

const pointsOf = (more: More = {}): number => fit(atSpeed('driver', 95, more)).quality.score

// IN-CONFIDENCE of the published rules.
describe('points of confidence', () => {
  test.each<[string, number, More]>([
    ['ball speed beside club speed', 10, { swingMetrics: { ballSpeed: 138 } }],
    ['launch', 10, { swingMetrics: { launchAngle: 12 } }],
    ['spin', 10, { swingMetrics: { spinRate: 2700 } }],
    ['attack', 8, { swingMetrics: { attackAngle: -1 } }],
    ['carry', 6, { swingMetrics: { carryDistance: 215 } }],
    ['a miss', 5, { swingMetrics: { missPattern: 'fade' } }],
    ['a miss and its size', 7, { swingMetrics: { missPattern: 'fade', missSize: 'slight' } }],
    ['handicap', 4, { golfer: { handicap: 12 } }],
    ['average score', 4, { golfer: { averageScore: 88 } }],
    ['wrist to floor', 4, { golfer: { wristToFloor: 34.5 } }],
    ['strike', 3, { swingMetrics: { strikePattern: 'center' } }],
    ['current loft', 3, { currentEquipment: { loft: 10.5 } }],
    ['height', 2, { golfer: { heightFeet: 5, heightInches: 10 } }],
  ])('a speed has 40; %s adds %d', (_, points, more) => {
    expect(pointsOf()).toBe(40)
    expect(pointsOf(more)).toBe(40 + points)
  })
  test('all together have 95, and 5 less for each warning', () => {
    const swingMetrics = {
      ballSpeed: 138,
      launchAngle: 12,
      spinRate: 2700,
      attackAngle: -1,
      carryDistance: 215,
      missPattern: 'fade',
      missSize: 'slight',
      strikePattern: 'center',
    } as const
    const golfer = { handicap: 12, wristToFloor: 34.5, heightFeet: 5, heightInches: 10 }
    const all = { swingMetrics, golfer, currentEquipment: { loft: 10.5 } }
    expect(pointsOf(all)).toBe(95)
    expect(pointsOf({ ...all, clubDetails: { pwLoft: 44 } })).toBe(90)
    expect(pointsOf({ ...all, clubDetails: { pwLoft: 44, wedgeHit: 'SW' } })).toBe(85)
    const contradictory = requestFor('driver', { ...all, swingMetrics: { ...swingMetrics, swingSpeed: 70 } })
    expect(fit(contradictory).quality.score).toBe(30)
  })
})
