import { expect, test } from 'bun:test'
import { openRedis, redisPubSub, sharedRateLimits } from '../../../src/platform/redis/index.ts'
import { readConfig } from '../../../src/platform/settings/config.ts'
import { hasRedis, type RedisServer, redisServer } from '../../support/redis-server.ts'
import { freePort, until } from '../../support/service.ts'

/** docs/replicas.md shows these lines. */
const rights =
  '~clubwright:* &clubwright:* +ping +info +select +publish +subscribe +eval +set +incrby +pttl +cluster|slots'
const rightsAtSentinel = 'on >password +sentinel|get-master-addr-by-name'

const operations = await Bun.file(new URL('../../../docs/replicas.md', import.meta.url)).text()
const admit = (server: RedisServer) =>
  server.command('acl', 'setuser', 'clubwright', 'on', '>pa/ss', ...rights.split(' '))
const asUser = (url: string, scheme = 'redis:') =>
  url.replace('redis:', scheme).replace('://', '://clubwright:pa%2Fss@')

/** Count, tell and hear through an address. */
const use = async (url: string, server: RedisServer) => {
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
}

if (hasRedis) {
  test('a user of Redis with no more rights than docs/replicas.md gives it counts, tells and hears', async () => {
    expect(operations).toContain(rights)
    const server = await redisServer()
    await admit(server)
    await use(asUser(server.url), server)
    await server.stop()
  })

  test('so does one of a cluster', async () => {
    const server = await redisServer(['--cluster-enabled', 'yes', '--cluster-port', String(freePort())])
    await server.command('cluster', 'addslotsrange', '0', '16383')
    await until('it is whole', async () => String(await server.command('cluster', 'info')).includes('state:ok'))
    await admit(server)
    await use(asUser(server.url, 'redis+cluster:'), server)
    await server.stop()
  })

  test('so does one beside Sentinels that want a user of their own', async () => {
    expect(operations).toContain(rightsAtSentinel)
    const [server, sentinel] = [await redisServer(), await redisServer(['--sentinel'])]
    await admit(server)
    await sentinel.command('sentinel', 'monitor', 'mymaster', '127.0.0.1', new URL(server.url).port, '1')
    await sentinel.command('acl', 'setuser', 'watcher', ...rightsAtSentinel.split(' '))
    await sentinel.command('acl', 'setuser', 'default', 'off')
    const url = `${asUser(sentinel.url, 'redis+sentinel:')}/mymaster?sentinel_user=watcher&sentinel_password=password`
    await use(url, server)
    await Promise.all([server.stop(), sentinel.stop()])
  })
}
