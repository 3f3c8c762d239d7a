import { expect, test } from 'bun:test'
import { oddSpeed } from '../../src/fitting/odd-speed.ts'

const asked = (swingSpeed: number, age?: number) =>
  oddSpeed({
    clubType: 'driver',
    golfer: { handedness: 'right', ...(age !== undefined && { age }) },
    swingMetrics: { swingSpeed },
  })?.question

test('a driver above 130 mph is asked about as km/h', () => {
  expect(asked(130)).toBeUndefined()
  expect(asked(130.1)).toBe('130.1 mph is above tour speed. Is it 130.1 km/h, which is 80.8 mph?')
})
test('a driver of an adult below 50 mph is asked about as m/s', () => {
  expect(asked(50)).toBeUndefined()
  expect(asked(49.9)).toBe('49.9 mph is slower than nearly every adult swings. Is it 49.9 m/s, which is 111.6 mph?')
  expect(asked(49.9, 12)).toBeUndefined()
})
