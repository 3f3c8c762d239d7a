import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import optimumCsv from '../../db/rules/driver-optimum.csv' with { type: 'text' }
import publishedCsv from '../../db/rules/driver-optimum-published.csv' with { type: 'text' }
import pingCsv from '../../db/rules/ping-2019-launch-spin.csv' with { type: 'text' }
import optimizerCsv from '../../db/rules/trackman-2010-optimizer.csv' with { type: 'text' }
import { driverTarget, fly, smashAtSpinLoft } from '../../src/flight/index.ts'
import { numberIn, readTable } from '../../src/golf/read-table.ts'
import { targetAtBall } from '../support/published.ts'

const optima = readTable(optimumCsv)

const atTarget = (clubSpeedMph: number, attackDeg: number) => {
  const { launchDeg, spinRpm } = driverTarget(clubSpeedMph, attackDeg)
  // The table was computed with a launch share of 85 %.
  const ballSpeedMph = clubSpeedMph * smashAtSpinLoft((launchDeg - attackDeg) / 0.85, 'driver')
  return { ballSpeedMph, flight: fly({ ballSpeedMph, launchDeg, spinRpm }) }
}

describe('driver-optimum.csv', () => {
  test('there are 70 rows', () => expect(optima).toHaveLength(70))

  test.each(optima)('$club_speed_mph mph at $attack_angle_deg°', (row) => {
    const [speed, attack] = [numberIn(row, 'club_speed_mph'), numberIn(row, 'attack_angle_deg')]
    const target = driverTarget(speed, attack)
    const { ballSpeedMph, flight } = atTarget(speed, attack)
    const miss = (value: number, column: string) => Math.abs(value - numberIn(row, column))

    expect(miss(target.launchDeg, 'target_launch_deg')).toBeLessThan(0.06)
    expect(miss(target.spinRpm, 'target_spin_rpm')).toBeLessThan(6)
    expect(miss(target.dynamicLoftDeg, 'target_dynamic_loft_deg')).toBeLessThan(0.06)
    expect(miss(ballSpeedMph, 'ball_speed_mph')).toBeLessThan(0.06)
    expect(miss(flight.carryYards, 'carry_at_target_yd')).toBeLessThan(0.6)
    expect(miss(flight.totalYards, 'total_at_target_yd')).toBeLessThan(0.6)
    expect(miss(flight.landingDeg, 'land_at_target_deg')).toBeLessThan(0.6)
    // The target is where the model carries farthest with that spin, within 2 yd.
    expect(Math.abs(numberIn(row, 'max_carry_yd') - flight.carryYards)).toBeLessThan(2.5)
  })
})

describe('published optima', () => {
  const published = readTable(publishedCsv)
  const exact = published.filter((row) => /^\d+$/.test(row['club_speed_mph']!) && row['attack_angle_deg'] !== 'any')
  const modelOptimum = (row: (typeof published)[number], column: string): number =>
    numberIn(
      optima.find(
        (other) =>
          numberIn(other, 'club_speed_mph') === numberIn(row, 'club_speed_mph') &&
          numberIn(other, 'attack_angle_deg') === numberIn(row, 'attack_angle_deg'),
      )!,
      column,
    )

  test('eight published points name both speed and attack', () => expect(exact).toHaveLength(8))

  test.each(exact)(
    '$club_speed_mph mph at $attack_angle_deg°: the target lies between total and carry optimum, 1.5° either way',
    (row) => {
      const point = numberIn(row, 'launch_deg')
      const [total, carry] =
        row['goal'] === 'carry'
          ? [modelOptimum(row, 'max_total_launch_deg'), point]
          : [point, modelOptimum(row, 'max_carry_launch_deg')]
      const { launchDeg } = driverTarget(numberIn(row, 'club_speed_mph'), numberIn(row, 'attack_angle_deg'))
      expect(launchDeg).toBeGreaterThan(total - 1.5)
      expect(launchDeg).toBeLessThan(carry + 1.5)
    },
  )

  test('golfers of 80 to 90 mph are sent to 13-15° under 3,100 rpm, as the fitters guideline says', () => {
    for (const speed of [80, 85, 90]) {
      const { launchDeg, spinRpm } = driverTarget(speed, 0)
      expect(launchDeg).toBeGreaterThan(13 - 1.5)
      expect(launchDeg).toBeLessThan(15 + 1.5)
      expect(spinRpm).toBeLessThan(3100)
    }
  })

  test('TrackMan carries at 90 mph (191, 203, 214 yd at -5, 0, +5°) are met within 2 %', () => {
    expect(Math.abs(atTarget(90, -5).flight.carryYards / 191 - 1)).toBeLessThan(0.02)
    expect(Math.abs(atTarget(90, 0).flight.carryYards / 203 - 1)).toBeLessThan(0.02)
    expect(Math.abs(atTarget(90, 5).flight.carryYards / 214 - 1)).toBeLessThan(0.02)
  })

  test('250 yd of carry take 105 mph, not 95', () => {
    expect(atTarget(105, 2.5).flight.carryYards).toBeGreaterThan(250)
    expect(atTarget(95, 5).flight.carryYards).toBeLessThan(250)
  })
})

describe('published charts', () => {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

  test('PING, 2019: all 121 cells are met within 1° and 300 rpm, by 0.3° and 40 rpm on average', () => {
    const misses = readTable(pingCsv).map((row) => {
      const { launchDeg, spinRpm } = targetAtBall(numberIn(row, 'ball_speed_mph'), numberIn(row, 'attack_deg'))
      return {
        deg: Math.abs(launchDeg - numberIn(row, 'launch_deg')),
        rpm: Math.abs(spinRpm - numberIn(row, 'spin_rpm')),
      }
    })
    expect(misses).toHaveLength(121)
    expect(misses.filter(({ deg, rpm }) => deg > 1 || rpm > 300)).toEqual([])
    expect(mean(misses.map(({ deg }) => deg))).toBeLessThan(0.3)
    expect(mean(misses.map(({ rpm }) => rpm))).toBeLessThan(40)
  })

  test('TrackMan, 2010: all 30 targets lie from total to carry optimum, 1° and 300 rpm either way', () => {
    const optimizer = readTable(optimizerCsv)
    const totals = optimizer.filter(({ goal }) => goal === 'total')
    const outside = totals.filter((total) => {
      const carry = optimizer.find(
        (row) =>
          row['goal'] === 'carry' &&
          row['club_speed_mph'] === total['club_speed_mph'] &&
          row['attack_deg'] === total['attack_deg'],
      )!
      const { launchDeg, spinRpm } = driverTarget(numberIn(total, 'club_speed_mph'), numberIn(total, 'attack_deg'))
      const isWithin = (value: number, column: string, slack: number) =>
        value >= numberIn(total, column) - slack && value <= numberIn(carry, column) + slack
      return !isWithin(launchDeg, 'launch_deg', 1) || !isWithin(spinRpm, 'spin_rpm', 300)
    })
    expect(totals).toHaveLength(30)
    expect(outside).toEqual([])
  })
})

describe('properties', () => {
  const speed = fc.double({ min: 30, max: 150, noNaN: true })
  const attack = fc.double({ min: -15, max: 15, noNaN: true })

  test('a target lies inside its own windows', () => {
    fc.assert(
      fc.property(speed, attack, (mph, deg) => {
        const { launchDeg, spinRpm, launchWindow, spinWindow } = driverTarget(mph, deg)
        // Rounded as they are printed: 0.1° and 50 rpm.
        expect(Math.abs(launchWindow.maxDeg - launchDeg - 1.5)).toBeLessThan(0.0501)
        expect(Math.abs(launchDeg - launchWindow.minDeg - 1.5)).toBeLessThan(0.0501)
        expect(Math.abs(spinWindow.minRpm - 0.8 * spinRpm)).toBeLessThan(25.01)
        expect(Math.abs(spinWindow.maxRpm - 1.12 * spinRpm)).toBeLessThan(25.01)
      }),
    )
  })

  test('a more upward attack launches higher; up to level and beyond it spins less', () => {
    fc.assert(
      fc.property(speed, fc.double({ min: -8, max: 7, noNaN: true }), (mph, deg) => {
        const [level, up] = [driverTarget(mph, deg), driverTarget(mph, deg + 1)]
        expect(up.launchDeg).toBeGreaterThan(level.launchDeg)
        expect(up.spinRpm).toBeLessThan(level.spinRpm)
      }),
    )
  })

  test.each([
    ['slower than 55 mph', [55, 0], [54, 0], [56, 0]],
    ['faster than 125 mph', [125, 0], [126, 0], [124, 0]],
    ['steeper than 10° down', [90, -10], [90, -10.5], [90, -9.5]],
    ['steeper than 10° up', [90, 10], [90, 10.5], [90, 9.5]],
  ] as const)(
    'beyond the charts, %s, the launch stays',
    (_, [mph, deg], [beyondMph, beyondDeg], [mphInside, inside]) => {
      const { launchDeg } = driverTarget(mph, deg)
      expect(driverTarget(beyondMph, beyondDeg).launchDeg).toBe(launchDeg)
      expect(driverTarget(mphInside, inside).launchDeg).not.toBe(launchDeg)
    },
  )

  test('a faster swing never needs a higher launch and always carries farther at its target', () => {
    const range = fc.double({ min: 50, max: 130, noNaN: true })
    fc.assert(
      fc.property(range, fc.double({ min: -5, max: 5, noNaN: true }), (mph, deg) => {
        expect(driverTarget(mph + 1, deg).launchDeg).toBeLessThanOrEqual(driverTarget(mph, deg).launchDeg)
        expect(atTarget(mph + 1, deg).flight.carryYards).toBeGreaterThan(atTarget(mph, deg).flight.carryYards)
      }),
    )
  })
})
