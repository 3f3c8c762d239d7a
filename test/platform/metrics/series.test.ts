import { expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { openMetrics } from '../../../src/platform/metrics/index.ts'
import { requestTo } from '../../support/app.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'
import { samplesIn } from '../../support/metrics.ts'

forEachDatabase((_engine, open) => {
  test('methods that no place takes make no series of their own', async () => {
    const metrics = await openMetrics()
    const { deps } = await testDeps(await open())
    const app = createApp({ ...deps, metrics })
    const operations = async () => {
      const text = await metrics.textOf([{ worker: null, metrics: await metrics.collect() }])
      return new Set(samplesIn(text).flatMap(({ labels }) => labels['operation'] ?? []))
    }
    const odd = ['PURGE', 'LINK', 'LOCK', 'MKCOL', 'PROPFIND', 'REPORT', 'SEARCH', 'UNLINK', 'PUT', 'PATCH', 'DELETE']
    for (const path of ['/sign-in', '/oauth/token', '/oauth/authorize', '/join/x', '/dashboard'])
      for (const method of odd) await app.handle(requestTo(path, { method }))
    await app.handle(requestTo('/sign-in'))
    await Bun.sleep(50) // lines are written after the answer
    const seen = [...(await operations())]
    expect(seen).toContain('GET /sign-in')
    expect(seen).toContain('(other) /sign-in')
    expect(seen.filter((one) => /PURGE|LINK|LOCK|MKCOL|PROPFIND|REPORT|SEARCH/.test(one))).toEqual([])
  })
})

test('label sets beyond the ceiling of a meter are counted together', async () => {
  const metrics = await openMetrics()
  for (let n = 0; n < 3_000; n++) metrics.count('rateLimited', [`group ${n}`] as never)
  for (let n = 0; n < 3_000; n++) metrics.observe('requestSeconds', [`operation ${n}`] as never, 0.01)
  const samples = samplesIn(await metrics.textOf([{ worker: null, metrics: await metrics.collect() }]))
  const groups = samples.filter(({ labels }) => labels['group'] !== undefined)
  expect(groups.length).toBeLessThanOrEqual(2_001)
  expect(groups.find(({ labels }) => labels['group'] === '(other)')!.value).toBeGreaterThan(900)
  const counted = samples.filter(({ name }) => name.endsWith('_count'))
  expect(counted.length).toBeLessThanOrEqual(2_010)
})
