import { expect, test } from 'bun:test'
import { AsyncLocalStorage } from 'node:async_hooks'
import { inGroups } from '../../src/platform/work/yield.ts'

const busy = (ms: number): void => {
  const fromMs = performance.now()
  while (performance.now() - fromMs < ms);
}

test('work that many ask for in one moment is done in groups, and others get their turn between', async () => {
  let turn = 0
  const turns = setInterval(() => turn++, 0)
  const turnOf: number[] = []
  const works = Array.from({ length: 20 }, (_, place) =>
    inGroups(() => {
      busy(3)
      turnOf.push(turn)
      return place
    }),
  )
  expect(await Promise.all(works)).toEqual(Array.from({ length: 20 }, (_, place) => place))
  clearInterval(turns)
  const most = Math.max(...Object.values(Object.groupBy(turnOf, String)).map((same) => same!.length))
  expect(most).toBeLessThanOrEqual(4) // two groups of 6 ms, where the timer comes once in two turns
})

test('one that fails says so to whoever asked, and keeps nobody else', async () => {
  const works = [1, 2, 3].map((place) =>
    inGroups(() => {
      busy(6)
      if (place === 2) throw new Error('no')
      return place
    }),
  )
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('work that waits for its turn belongs to the trace of whoever asked', async () => {
  const trace = new AsyncLocalStorage<number>()
  const ask = (place: number) =>
    trace.run(place, () =>
      inGroups(() => {
        busy(6)
        return trace.getStore()
      }),
    )
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([1, 2, 3])
})
