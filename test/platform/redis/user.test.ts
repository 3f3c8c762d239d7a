import { expect, test } from 'bun:test'
import { readConfig } from '../../../src/platform/config.ts'
import { openRedis, redisPubSub, sharedRateLimits } from '../../../src/platform/redis/index.ts'
import { hasRedis, redisServer } from '../../support/redis-server.ts'
import { until } from '../../support/service.ts'

/** docs/operations.md shows this line. */
const rights = '~clubwright:* &clubwright:* +ping +info +select +publish +subscribe +eval +set +incrby +pttl'

if (hasRedis)
  test('a user of Redis with no more rights than docs/operations.md gives it counts, tells and hears', async () => {
    expect(await Bun.file(new URL('../../../docs/operations.md', import.meta.url)).text()).toContain(rights)
    const server = await redisServer()
    await server.command('acl', 'setuser', 'clubwright', 'on', '>pa/ss', ...rights.split(' '))
    const url = server.url.replace('://', '://clubwright:pa%2Fss@')
    const redis = openRedis(url, { info: () => {}, warn: () => {} })
    expect(await redis.connected(5_000)).toBe(true)

    const heard: string[] = []
    const silent = { publish: async () => {}, subscribe: async () => {} }
    const news = redisPubSub(silent, redis)
    let subscribed = 0
    await news.subscribe(
      'news',
      (what) => void heard.push(what),
      () => subscribed++,
    )
    await until('it is subscribed', () => subscribed > 0)
    await news.publish('news', 'told')
    await until('it is heard', () => heard.includes('told'))

    await sharedRateLimits(readConfig({ REDIS_URL: url }), redis).take('read', 'somebody')
    await until(
      'it is counted',
      async () => ((await server.command('keys', 'clubwright:limit:*')) as string[]).length === 1,
    )
    redis.end()
    await server.stop()
  })
