import { expect, test } from 'bun:test'
import { normalQuantile } from '../../src/platform/normal-quantile.ts'

// @source tables of the standard normal distribution, such as NIST/SEMATECH e-Handbook, 1.3.6.7.1
test.each([
  [0.5, 0],
  [0.6, 0.2533],
  [0.841_345, 1],
  [0.9, 1.2816],
  [0.975, 1.96],
  [0.99, 2.3263],
  [0.025, -1.96],
])('%p of a normal distribution lies below %p', (share, value) => {
  expect(Math.abs(normalQuantile(share) - value)).toBeLessThan(0.001)
})
test('draws at equal distances have a mean of 0 and a deviation of 1, and end at 4', () => {
  const values = Array.from({ length: 100_003 }, (_, n) => normalQuantile((n + 0.5) / 100_003))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
  expect(Math.abs(mean)).toBeLessThan(1e-6)
  expect(Math.abs(deviation - 1)).toBeLessThan(0.002)
  expect([normalQuantile(0), Math.max(...values) <= 4]).toEqual([-4, true])
})
