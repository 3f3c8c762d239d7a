import { expect, test } from 'bun:test'
import { cases } from '../../../support/cases.ts'
import { calibrate } from '../../../support/compared.ts'

const pairs = cases(10_000)
const { bands, equal, different, held } = calibrate(pairs, 20_261_126)
/** Of a share of so many, three standard errors. */
const slack = (share: number, count: number) => 3 * Math.sqrt((share * (1 - share)) / count)

test('a chance of so many percent is right so often', () => {
  const told = bands.reduce((sum, { pairs: count, said }) => sum + count * said, 0) / different.pairs
  const right = bands.reduce((sum, { pairs: count, right: share }) => sum + count * share, 0) / different.pairs
  expect(Math.abs(right - told)).toBeLessThan(slack(told, different.pairs))
  for (const { pairs: count, said, right: share } of bands)
    expect(Math.abs(share - said)).toBeLessThan(0.05 + slack(said, count))
})

test('of two equal clubs no difference is said in nine of ten pairs and more', () => {
  expect(equal.none / equal.pairs).toBeGreaterThanOrEqual(0.9)
})

test('an interval of 90 % holds the true difference about so often, and not less', () => {
  for (const share of Object.values(held)) {
    expect(share).toBeGreaterThan(0.9 - slack(0.9, pairs))
    expect(share).toBeLessThan(0.98)
  }
})
