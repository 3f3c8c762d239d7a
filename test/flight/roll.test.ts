import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { fly, rollYards } from '../../src/flight/index.ts'

// PGA launches (db/rules/trackman-pga.csv) against the published rolls of libgolf's reference shots.
test.each([
  ['driver', 167, 10.9, 2686, 20],
  ['3-wood', 158, 9.2, 3655, 17],
  ['5-iron', 132, 12.1, 5361, 11],
  ['7-iron', 120, 16.3, 7097, 7],
  ['pitching wedge', 102, 24.2, 9304, 4],
])('a tour %s runs as far as the reference shot, within 1.5 yd', (_, ballSpeedMph, launchDeg, spinRpm, published) => {
  const roll = fly({ ballSpeedMph, launchDeg, spinRpm }).rollYards

  expect(Math.abs(roll - published)).toBeLessThan(1.5)
})

const anyLanding = fc.record({
  landSpeedMph: fc.double({ min: 20, max: 80, noNaN: true }),
  landingDeg: fc.double({ min: 5, max: 85, noNaN: true }),
  landSpinRpm: fc.double({ min: 500, max: 12000, noNaN: true }),
})

test('soft ground takes 40 % off the roll and firm ground adds 40 %', () => {
  fc.assert(
    fc.property(anyLanding, (landing) => {
      expect(rollYards(landing, 'soft')).toBeCloseTo(0.6 * rollYards(landing), 9)
      expect(rollYards(landing, 'firm')).toBeCloseTo(1.4 * rollYards(landing), 9)
    }),
  )
})

test('a steeper landing or more spin never runs farther', () => {
  fc.assert(
    fc.property(anyLanding, (landing) => {
      const roll = rollYards(landing)
      expect(rollYards({ ...landing, landingDeg: landing.landingDeg + 2 })).toBeLessThan(roll)
      expect(rollYards({ ...landing, landSpinRpm: landing.landSpinRpm + 500 })).toBeLessThanOrEqual(roll)
    }),
  )
})

test('however hard it spins, a ball keeps a fifth of its roll', () => {
  const landing = { landSpeedMph: 50, landingDeg: 45 }
  expect(rollYards({ ...landing, landSpinRpm: 20_000 })).toBe(rollYards({ ...landing, landSpinRpm: 12_000 }))
})
