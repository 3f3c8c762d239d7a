import { expect, test } from 'bun:test'
import { driverFloorDeg } from '../../src/golf/clubs/lofts.ts'

// DRV-LOFT: women 11.5 - 0.25 x (mph - 85), from 65 years 10.5 - 0.20 x (mph - 85), 0.5° less for each year younger.
test.each([
  ['women', null, 80, 11.5],
  ['women', null, 85, 11.5],
  ['women', null, 87, 11],
  ['women', null, 95, 9],
  ['men', 65, 85, 10.5],
  ['men', 65, 90, 9.5],
  ['men', 63, 85, 9.5],
] as const)('%s aged %p at %d mph: no driver below %d°', (group, ageYears, speedMph, deg) => {
  expect(driverFloorDeg({ group, ageYears }, speedMph)).toBeCloseTo(deg, 9)
})
