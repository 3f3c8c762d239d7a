import { expect, test } from 'bun:test'
import { usualDrives } from '../../src/flight/index.ts'

/**
 * What the statement of DRV-SPIN names, of a drive with a level attack. By FLT-IMPACT such a drive starts at 85 % of its spin
 * loft up to 14°, and at a point less for each degree more.
 */
const spinFactor = (clubSpeedMph: number): number => {
  const { launchDeg, spinRpm } = usualDrives({ clubSpeedMph, group: 'men', handicap: 14, attackDeg: 0 })(12)
  const spinLoftDeg = (0.99 - Math.sqrt(0.99 ** 2 - 0.04 * launchDeg)) / 0.02
  return spinRpm / (clubSpeedMph * Math.sin(spinLoftDeg * (Math.PI / 180)))
}

test.each([
  [60, 120.75],
  [75, 120.75],
  [100, 107.5],
  [120, 96.9],
  [130, 96.9],
])('DRV-SPIN at %d mph a drive spins %d rpm per mph and sine of the spin loft', (mph, factor) => {
  expect(spinFactor(mph)).toBeCloseTo(factor, 3)
})

// db/rules/trackman-combine-driver.csv: spin, club speed, launch less attack.
test.each([
  ['men of handicap 0', 110, 2896, 14.8],
  ['men of handicap 10', 95, 3192, 17.3],
  ['men of handicap 18', 92, 3127, 18.2],
  ['women of handicap 15', 79, 3287, 20.1],
])('DRV-SPIN comes within 3 %% of the TrackMan Combine: %s', (_, mph, rpm, spinLoftDeg) => {
  const combine = rpm / (mph * Math.sin((spinLoftDeg * Math.PI) / 180))
  expect(Math.abs(spinFactor(mph) / combine - 1)).toBeLessThan(0.03)
})
