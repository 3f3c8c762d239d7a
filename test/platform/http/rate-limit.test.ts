import { expect, test } from 'bun:test'
import { memoryRateLimits } from '../../../src/platform/http/limits/rate-limit.ts'
import { testConfig } from '../../support/app.ts'

const limits = (env: Record<string, string>) => memoryRateLimits(testConfig(env))

test('counts per group and caller up to the limit and over it', async () => {
  const { take } = limits({ RATE_LIMIT_SEARCH_PER_MINUTE: '2' })
  const standings = []
  for (let sent = 0; sent < 4; sent++) standings.push(await take('search', 'key_a'))
  expect(standings.map((standing) => [standing?.isAllowed, standing?.remaining])).toEqual([
    [true, 1],
    [true, 0],
    [false, 0],
    [false, 0],
  ])
  expect(await take('search', 'key_b')).toMatchObject({ isAllowed: true, remaining: 1, limit: 2 })
  expect(await take('scores', 'key_a')).toMatchObject({ isAllowed: true, limit: 6000 })
})
test('of many requests at once exactly as many pass as the limit allows', async () => {
  const { take } = limits({ RATE_LIMIT_CATALOG_PER_MINUTE: '50' })
  const standings = await Promise.all(Array.from({ length: 500 }, () => take('catalog', 'key_a')))
  expect(standings.filter((standing) => standing?.isAllowed)).toHaveLength(50)
})
test('the window ends at most a minute from now, and never in zero seconds', async () => {
  const standing = await limits({}).take('analyze', 'key_a')
  expect(standing?.waitSeconds).toBeGreaterThanOrEqual(1)
  expect(standing?.waitSeconds).toBeLessThanOrEqual(60)
})
test('a limit of 0 is no limit', async () => {
  const { take } = limits({ RATE_LIMIT_ANALYZE_PER_MINUTE: '0' })
  expect(await take('analyze', 'key_a')).toBeNull()
})
test('each group has a setting of its own', async () => {
  const { take } = limits({
    RATE_LIMIT_CATALOG_PER_MINUTE: '1',
    RATE_LIMIT_SEARCH_PER_MINUTE: '2',
    RATE_LIMIT_SCORES_PER_MINUTE: '3',
    RATE_LIMIT_ANALYZE_PER_MINUTE: '4',
  })
  const found = await Promise.all((['catalog', 'search', 'scores', 'analyze'] as const).map((g) => take(g, 'key_a')))
  expect(found.map((standing) => standing?.limit)).toEqual([1, 2, 3, 4])
})
