import { describe, expect, test } from 'bun:test'
import { type SimulatedRequest, simulatedRequest } from '../../../src/features/evidence/population.ts'
import { FittingRequest } from '../../../src/fitting/index.ts'
import { crossFieldProblems } from '../../../src/fitting/life/check.ts'
import { type ClubType, clubTypes } from '../../../src/golf/names/words.ts'
import { chance } from '../../../src/platform/chance.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { fit } from '../../support/in-english.ts'

const some = (clubType: ClubType, count: number, only?: 'men'): SimulatedRequest[] => {
  const draws = chance(2026)
  return Array.from({ length: count }, () => simulatedRequest(clubType, draws, only))
}

/** Share of the values in percent, by value. */
const shares = (values: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(values, String)].map(([value, members]) => [value, (100 * members.length) / values.length]),
  )

/** Every expected share is met within 4 points; @source fitting rules §11, the drift alarm. */
const expectShares = (found: Record<string, number>, expected: Readonly<Record<string, number>>) => {
  for (const [value, share] of Object.entries(expected)) {
    const off = Math.abs((found[value] ?? 0) - share)
    if (off > 4) throw new Error(`${value}: ${(found[value] ?? 0).toFixed(1)} % instead of ${share} %`)
  }
  expect(Object.keys(expected).length).toBeGreaterThan(0)
}

describe('the simulated population', () => {
  test.each(clubTypes)('sends %s requests that the service accepts', (clubType) => {
    for (const request of some(clubType, 500))
      expect([...fieldProblems(FittingRequest, request), ...crossFieldProblems(request)]).toEqual([])
  })
  test('is the same every time', () => {
    expect(some('driver', 50)).toEqual(some('driver', 50))
  })
  test('has the speeds and handicaps of the golfing public', () => {
    const men = some('driver', 3000, 'men')
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    // TrackMan's average male amateur: 93.4 mph at a handicap of 14.5 (db/rules/handicap-profile.csv).
    expect(Math.abs(mean(men.map(({ swingMetrics }) => swingMetrics.swingSpeed)) - 93.4)).toBeLessThan(1)
    const handicaps = men.map(({ golfer }) => (golfer.handicap === '25+' ? 27 : golfer.handicap))
    expect(Math.abs(mean(handicaps) - 14.5)).toBeLessThan(1)
    const everyone = some('driver', 3000)
    const hands = shares(everyone.map(({ golfer }) => golfer.handedness))
    expect(Math.abs(hands['left']! - 7)).toBeLessThan(2)
    expect(Math.abs(shares(everyone.map(({ golfer }) => golfer.gender ?? 'male'))['female']! - 20)).toBeLessThan(3)
  })
})

describe('drift alarm: the rules give 3,000 men what they gave when they were written', () => {
  // The published shares are of golfers without a measured launch.
  const drivers = some('driver', 6000, 'men')
    .filter(({ swingMetrics }) => swingMetrics.launchAngle === undefined)
    .map((request) => fit(request).specs)
  const irons = some('iron', 3000, 'men').map((request) => fit(request))

  test('driver flex', () => {
    expectShares(shares(drivers.map(({ shaftFlex }) => shaftFlex.value)), {
      Senior: 16,
      Regular: 42,
      Stiff: 30,
      'Stiff+': 9,
      'Extra Stiff': 2,
    })
  })
  test('driver loft: median 11, tenth to ninetieth percentile 9.5 to 13', () => {
    const lofts = drivers.map(({ loft }) => loft.value).sort((a, b) => a - b)
    const at = (share: number) => lofts[Math.floor(share * lofts.length)]
    expect([at(0.1), at(0.5), at(0.9)]).toEqual([9.5, 11, 13])
  })
  test('driver head and launch', () => {
    const heads = { draw: 41, max_forgiveness: 36, core: 17, light: 5, low_spin: 1 }
    expectShares(shares(drivers.map(({ headProfile }) => headProfile.value)), heads)
    expectShares(shares(drivers.map(({ launchProfile }) => launchProfile.value)), { mid: 50, 'mid-high': 33 })
  })
  test('iron head and length', () => {
    expectShares(shares(irons.map(({ specs }) => specs.headProfile.value)), {
      // Since super game improvement goes by speed: 4 points of 22 moved.
      game_improvement: 50,
      super_game_improvement: 18,
      players_distance: 17,
      players_iron: 10,
      blade: 3,
    })
    const lengths = { '0': 46, '-0.5': 28, '0.25': 13, '0.5': 6, '-1': 5 }
    expectShares(shares(irons.map(({ lengthOffsetIn }) => lengthOffsetIn)), lengths)
  })
})
