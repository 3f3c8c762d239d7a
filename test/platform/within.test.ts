import { expect, test } from 'bun:test'
import { within } from '../../src/platform/work/within.ts'

const soon = (ms: number) => Bun.sleep(ms).then(() => 'done')
const never = new Promise<never>(() => {})

test('work that ends in time gives its own outcome, and work that does not the other one', async () => {
  expect(await within(soon(20), 60_000, () => 'late')).toBe('done')
  expect(await within(never, 600, () => 'late')).toBe('late')
  expect(await within(never, 0, () => 'late')).toBe('late')
  expect(await within(Promise.reject(new Error('broken')), 60_000, () => 'late').catch(String)).toBe('Error: broken')
  const fail = () => {
    throw new Error('too late')
  }
  expect(await within(never, 300, fail).catch(String)).toBe('Error: too late')
})

test('a process that stood still gets the time to hear the answer', async () => {
  const work = soon(10).then(() => {
    Bun.sleepSync(2_000) // as on a machine that slept
    return soon(50)
  })
  expect(await within(work, 1_000, () => 'late')).toBe('done')
})
