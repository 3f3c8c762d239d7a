import { expect, test } from 'bun:test'
import { customer } from '../support/customer.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { redisCluster, redisWithSentinels } from '../support/redis-groups.ts'
import { hasRedis } from '../support/redis-server.ts'
import { newAccount, readyService, until } from '../support/service.ts'
import { isFull, steadyLoad } from '../support/steady-load.ts'

const url = await newPostgresUrl()

if (url !== null && hasRedis)
  test.each([
    ['a primary with Sentinels', redisWithSentinels],
    ['a primary of a Redis Cluster', redisCluster],
  ])(
    'D9 %s is killed, replaced and started again: no request fails, then the replicas count together',
    async (_, made) => {
      const group = await made()
      const env = { DATABASE_URL: url, REDIS_URL: group.url, LOG_LEVEL: 'warning' }
      const replicas = await Promise.all([readyService(env), readyService(env)])
      const { apiKey } = await newAccount(env)
      const [one, other] = replicas.map(({ address }) => customer(() => address, apiKey).memory)
      const left = async (send: () => Promise<Response>) =>
        Number(/r=(\d+)/.exec((await send()).headers.get('ratelimit') ?? '')?.[1])
      const isTogether = async () => (await left(one!.search)) - (await left(other!.search)) === 1
      await until('they count together', isTogether)

      const sending = steadyLoad({ one: one!.scores, other: other!.scores }, isFull ? 500 : 100)
      await Bun.sleep(300)
      await group.killPrimary()
      await until('they count together again', isTogether)
      await group.startKilled()
      await Bun.sleep(isFull ? 10_000 : 2_000)
      const samples = await sending.stop()
      expect(samples.length).toBeGreaterThan(50)
      expect(samples.filter(({ status }) => status !== 200)).toEqual([])

      await until('they count together still', isTogether)
      await Promise.all(replicas.map((replica) => replica.stop('SIGTERM')))
      await group.stop()
    },
  )
