import { describe, expect, test } from 'bun:test'
import type { FittingRequest } from '../../../src/fitting/index.ts'
import { plausibleGolfer } from '../../../src/fitting/refits/plausible.ts'
import { agree, refitsOf } from '../../../src/fitting/refits/refit.ts'
import { strikeSharesOf } from '../../../src/fitting/refits/strikes.ts'
import { impact, strikeEfficiency } from '../../../src/flight/index.ts'
import { usualDynamicLoftDeg } from '../../../src/golf/flight/delivery.ts'
import type { ClubType, StrikePattern } from '../../../src/golf/names/words.ts'
import { missShares, offCenterShares } from '../../../src/golf/noise.ts'
import { chance } from '../../../src/platform/chance.ts'
import { atSpeed } from '../engine/request.ts'

type More = NonNullable<Parameters<typeof atSpeed>[2]>

/** The golfer who is off by one standard deviation in everything, as rule IN-REFIT has it. */
const oneOff = (clubType: ClubType, speed: number, more: More = {}): FittingRequest =>
  plausibleGolfer(atSpeed(clubType, speed, more), {
    uniform: () => 0.5,
    normal: (mean, deviation) => mean + deviation,
    oneOf: (shares) => Object.keys(shares)[0] as never,
  })

type Word = 'missPattern' | 'missSize' | 'strikePattern'

/** Of 20,000 golfers each word has its share, in percent, within one percent. */
const expectShares = (request: FittingRequest, name: Word, expected: Readonly<Record<string, number>>) => {
  const draws = chance(7)
  const drawn = Array.from({ length: 20_000 }, () => plausibleGolfer(request, draws).swingMetrics[name])
  for (const [word, percent] of Object.entries(expected)) {
    const found = (100 * drawn.filter((one) => one === word).length) / drawn.length
    expect([word, found, Math.abs(found - percent) < 1]).toEqual([word, found, true])
  }
}

describe('one standard deviation', () => {
  test('of a launch monitor', () => {
    const sent = { ballSpeed: 110, launchAngle: 17, attackAngle: -4, spinRate: 6000, carryDistance: 150 }
    const { swingMetrics } = oneOff('iron', 80, { swingMetrics: sent })
    expect(swingMetrics).toMatchObject({ swingSpeed: 81, spinRate: 6360, carryDistance: 153 })
    expect(swingMetrics.ballSpeed).toBeCloseTo(111.2)
    expect(swingMetrics.launchAngle).toBeCloseTo(17.7)
    expect(swingMetrics.attackAngle).toBeCloseTo(-3.2)
  })
  test('of what golfers remember', () => {
    const { swingMetrics } = oneOff('iron', 80, { swingMetrics: { carryDistance: 150 } })
    expect(swingMetrics).toMatchObject({ swingSpeed: 84, carryDistance: 157.5 })
  })
  test('of measures, a handicap, an average score and a current loft', () => {
    const golfer = { handicap: 12, heightFeet: 5, heightInches: 10, wristToFloor: 34 }
    const drawn = oneOff('driver', 95, { golfer, currentEquipment: { loft: 10 } })
    expect(drawn.golfer).toMatchObject({ handicap: 13, wristToFloor: 34.4, heightInches: 11 }) // 70.5 in, rounded
    expect(drawn.currentEquipment).toEqual({ loft: 10.5 })
    expect(oneOff('driver', 95, { golfer: { averageScore: 90 } }).golfer.averageScore).toBe(91.5)
  })
  test('of the height: half an inch, so that about a third of golfers are an inch off', () => {
    const draws = chance(7)
    const request = atSpeed('iron', 80, { golfer: { heightFeet: 6 } })
    const heights = Array.from({ length: 20_000 }, () => plausibleGolfer(request, draws).golfer)
    const exact = heights.filter(({ heightFeet, heightInches }) => heightFeet === 6 && heightInches === 0).length
    expect(Math.abs(exact / heights.length - 0.683)).toBeLessThan(0.01) // within one deviation of a normal draw
  })
  test('of golfers of whom nothing more is known', () => {
    const drawn = oneOff('driver', 95)
    expect(drawn.golfer).toMatchObject({ handicap: 24, heightFeet: 6, heightInches: 1 }) // 16 + 8; 70 + 2.8 in
    expect(drawn.golfer.wristToFloor).toBeCloseTo(0.46 * 73 + 2.3 + 0.9)
  })
  test.each([
    ['male', [70, 73, 76, 78]], // 70 in and 2.8, 5.6, 8.4 more
    ['female', [65, 67, 70, 72]], // 64.5 in and 2.6, 5.2, 7.8 more
  ] as const)('of the height of a %s golfer, to the inch', (gender, heightsIn) => {
    const heightIn = (deviations: number) => {
      const { golfer } = plausibleGolfer(atSpeed('driver', 80, { golfer: { gender } }), {
        uniform: () => 0.5,
        normal: (mean, deviation) => mean + deviations * deviation,
        oneOf: (shares) => Object.keys(shares)[0] as never,
      })
      return 12 * golfer.heightFeet! + golfer.heightInches!
    }
    expect([0, 1, 2, 3].map(heightIn)).toEqual([...heightsIn])
  })
  test.each([
    ['driver', {}, 3],
    ['fairway', { clubDetails: { fairwaySpeedSource: 'three_wood' } }, 2.5],
    ['hybrid', {}, 2],
    ['iron', {}, 2],
    ['wedge', { clubDetails: { wedgeHit: 'GW' } }, 2.5],
    ['wedge', { clubDetails: { wedgeHit: 'SW' } }, 2.5],
    ['wedge', { clubDetails: { wedgeHit: 'LW' } }, 2.5],
    ['wedge', { clubDetails: { wedgeHit: 'PW' } }, 2.5],
  ] as [ClubType, More, number][])('of an attack that was not measured: %s %o', (clubType, more, deviation) => {
    const usual = plausibleGolfer(atSpeed(clubType, 75, { golfer: { handicap: 16 }, ...more }), {
      ...{ uniform: () => 0.5, normal: (mean) => mean, oneOf: (shares) => Object.keys(shares)[0] as never },
    })
    const off = oneOff(clubType, 75, { golfer: { handicap: 15 }, ...more }) // one stroke off: 16
    expect(off.swingMetrics.attackAngle! - usual.swingMetrics.attackAngle!).toBeCloseTo(deviation)
  })
  test('of the smash: a club speed alone leaves the ball speed open by 1.5 %', () => {
    const at = (deviations: number) =>
      plausibleGolfer(atSpeed('iron', 80, { golfer: { handicap: 15 } }), {
        uniform: () => 0.5,
        normal: (mean, deviation) => (mean === 1 ? 1 + deviations * deviation : mean),
        oneOf: (shares) => Object.keys(shares)[0] as never,
      }).swingMetrics.ballSpeed!
    expect(at(1) / at(0)).toBeCloseTo(1.015, 4)
  })
  test('of the loft at impact of a drive: 1.8° more than usual', () => {
    const { swingMetrics } = oneOff('driver', 95, { golfer: { handicap: 15 } })
    const { swingSpeed, attackAngle, launchAngle } = swingMetrics
    const usualDeg = usualDynamicLoftDeg(10.5, attackAngle!)
    const delivered = { club: 'driver', clubSpeedMph: swingSpeed!, attackDeg: attackAngle! } as const
    const { launchDeg } = impact({ ...delivered, dynamicLoftDeg: usualDeg + 1.8, efficiency: strikeEfficiency(16) })
    expect(launchAngle).toBeCloseTo(launchDeg)
  })
})

describe('words that were not sent, or may be mistaken', () => {
  test('misses by handicap, above 15 and up to it', () => {
    const at = (handicap: number) => atSpeed('iron', 80, { golfer: { handicap } })
    // Four standard deviations of a handicap from the border.
    expectShares(at(19), 'missPattern', { fade: 70, straight: 13, hook: 10, both: 7 })
    expectShares(at(11), 'missPattern', { fade: 55, straight: 20, hook: 15, both: 10 })
    expectShares(at(15), 'missPattern', { fade: 62.5, straight: 16.5, hook: 12.5, both: 8.5 }) // half of them above it
  })
  test('their shares are the whole', () => {
    for (const shares of [missShares.above, missShares.upTo, offCenterShares])
      expect(Object.values<number>(shares).reduce((sum, share) => sum + share)).toBeCloseTo(1)
  })
  test('15 of 100 who name a strike, and 20 of 100 who name a size, meant another', () => {
    const faded = atSpeed('iron', 80, { swingMetrics: { missPattern: 'fade', missSize: 'moderate' } })
    expectShares(faded, 'missSize', { slight: 10, moderate: 80, large: 10 })
    const heeled = atSpeed('iron', 80, { golfer: { handicap: '25+' }, swingMetrics: { strikePattern: 'heel' } })
    // Of those who are mistaken a quarter meant the center, and 27 in 100 of the others the heel all the same.
    expectShares(heeled, 'strikePattern', { heel: 85 + 3, center: 3.75, mix: 5.2, toe: 3 })
  })
  test('strikes of which nothing is known: 75 to 25 of 100 in the center', () => {
    expect(strikeSharesOf(1, null).center).toBeCloseTo(0.75)
    expect(strikeSharesOf(0.953, null).center).toBeCloseTo(0.25)
    expect(strikeSharesOf(0.9, null).center).toBeCloseTo(0.25)
    expect(strikeSharesOf(0.9765, null).center).toBeCloseTo(0.5)
    const off: Partial<Record<StrikePattern, number>> = strikeSharesOf(0.9, null)
    expect([off.mix, off.heel, off.toe]).toEqual([0.75 * 0.46, 0.75 * 0.27, 0.75 * 0.27].map((n) => expect.closeTo(n)))
  })
})

describe('re-fits', () => {
  test('are as many as the rule says', async () => {
    expect((await refitsOf(atSpeed('wedge', 75), null)).length).toBe(251)
  })
  test.each([
    ['loft', 10, 11, 11.01],
    ['shaftWeight', 60, 70, 70.01],
    ['length', 45, 45.25, 45.26],
    ['lieAngle', 0, 0.75, 0.76],
    ['bounce', 10, 12, 12.01],
  ])('agree on the %s within a step of what is made', (name, value, same, other) => {
    expect([agree(name, value, same), agree(name, value, other)]).toEqual([true, false])
  })
})
