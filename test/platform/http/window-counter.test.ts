import { expect, test } from 'bun:test'
import { createWindowCounter } from '../../../src/platform/http/limits/window-counter.ts'
import { until } from '../../support/service.ts'

test('counts per name, and looking does not count', () => {
  const counter = createWindowCounter(60_000)
  expect(counter.peek('a')).toBeNull()
  counter.add('a')
  counter.add('b')
  expect(counter.add('a').count).toBe(2)
  expect(counter.peek('a')?.count).toBe(2)
})
test('a window that is over begins anew', async () => {
  const counter = createWindowCounter(20)
  counter.add('a')
  await until('the window is over', () => counter.peek('a') === null)
  expect(counter.add('a').count).toBe(1)
})
test('Q7 a million names take no more room than 20,000; the oldest make it', () => {
  const counter = createWindowCounter(60_000)
  for (let n = 0; n < 1_000_000; n++) counter.add(String(n))
  expect(counter.peek('979999')).toBeNull()
  expect(counter.peek('990000')?.count).toBe(1)
})
