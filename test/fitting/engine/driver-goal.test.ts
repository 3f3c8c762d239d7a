import { expect, test } from 'bun:test'
import { chooseDriverLoft } from '../../../src/fitting/engine/driver/driver-goal.ts'
import { driverShots } from '../../../src/fitting/engine/driver/driver-shots.ts'
import { golferOf } from '../../../src/fitting/engine/swing/golfer.ts'
import { swingOf } from '../../../src/fitting/engine/swing/swing.ts'
import { driverTarget } from '../../../src/flight/index.ts'
import { fit, specsFor } from '../../support/in-english.ts'
import { atSpeed } from './request.ts'

const request = atSpeed('driver', 95, { swingMetrics: { launchAngle: 14, spinRate: 2600, ballSpeed: 138 } })
const golfer = golferOf(request)
const context = { request, golfer, swing: swingOf(request, golfer), ironFitting: null }
const shots = driverShots(context)

/** The loft chosen by carries that grow with the loft, where 10° was asked for, rounded from so many. */
const chosen = (yardsPerDeg: number, unroundedDeg: number): number => {
  const shot = shots.at(10)
  const at = (loftDeg: number) => ({ ...shot, flight: { ...shot.flight, carryYards: 220 + yardsPerDeg * loftDeg } })
  const spec = { ...specsFor(request, null).loft, value: 10 }
  const asked = { spec, unroundedDeg, onTarget: 0, minDeg: 8, maxDeg: 13 }
  return chooseDriverLoft(context, driverTarget(95, 0), asked, { ...shots, at }).loft.value
}

// DRV-GOAL: a loft is left for more than a third of a yard, as the square of the way, and by 1.5° at most.
test.each([
  ['0.075 yd for the first half degree is less than a twelfth', 0.15, 10],
  ['0.1 yd for it is more', 0.2, 10.5],
  ['0.3 yd for the second is more than a quarter', 0.6, 11],
  ['0.35 yd for the third is less than 5/12', 0.7, 11],
  ['0.45 yd for the third is more', 0.9, 11.5],
])('%s', (_, yardsPerDeg, loftDeg) => {
  expect(chosen(yardsPerDeg, 10)).toBe(loftDeg)
})
test('no carry moves a loft by more than 1.5°, to the nearest step', () => {
  expect([chosen(50, 9.9), chosen(50, 10), chosen(50, 10.1)]).toEqual([11.5, 11.5, 11.5])
  expect(chosen(-50, 9.9)).toBe(8.5)
})

test('a loft that stays because launch and spin are almost on target says so, in its note and beside its goal', () => {
  const swingMetrics = { ballSpeed: 119.3, launchAngle: 16, spinRate: 3057 }
  const { notes, configurations } = fit(
    atSpeed('driver', 85, { golfer: { handicap: 15 }, swingMetrics, currentEquipment: { loft: 12 } }),
  )
  const because =
    'rule FLT-DRIVER-TARGET holds the loft, because launch and spin are almost within the tolerance of their targets.'
  expect(notes.find(({ rule }) => rule === 'DRV-GOAL')!.text).toBe(
    `By the flight model 11° would carry 3 yd farther than the fitted 12°: ${because}`,
  )
  expect(configurations[0]!.description).toContain(`It lands 1° steeper: ${because}`)
})
