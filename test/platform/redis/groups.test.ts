import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { PubSub } from '../../../src/platform/pub-sub.ts'
import {
  openRedis,
  type Redis,
  redisPubSub,
  redisRefusal,
  sharedRateLimits,
} from '../../../src/platform/redis/index.ts'
import { readConfig } from '../../../src/platform/settings/config.ts'
import { type RedisGroup, redisCluster, redisWithSentinels } from '../../support/redis-groups.ts'
import { hasRedis, redisServer, valkey } from '../../support/redis-server.ts'
import { until } from '../../support/service.ts'

const quiet = { info: () => {}, warn: () => {} }
/** A database that says nothing: what is heard came through Redis. */
const mute: PubSub = { publish: async () => {}, subscribe: async () => {} }

const programs: [string, string | undefined][] = [['Redis', undefined]]
if (valkey !== null) programs.push(['Valkey', valkey])
const groups = programs.flatMap(([name, program]) => [
  [`${name} with Sentinels`, redisWithSentinels, program] as const,
  [`a ${name} cluster`, redisCluster, program] as const,
])

if (hasRedis)
  describe.each(groups)('%s', (_, made, program) => {
    let group: RedisGroup
    let us: Redis
    let others: Redis
    const heard: string[] = []
    let subscribed = 0
    /** Half of them with an account, whose counter lies beside the credential's own. */
    const callers = Array.from({ length: 16 }, (_, n) =>
      n % 2 === 0 ? `caller ${n}` : { keyId: `caller ${n}`, accountId: `account ${n}` },
    )
    const env = () => ({ REDIS_URL: group.url, REDIS_WAIT_MS: '1000' })
    const limits = (redis: Redis) => sharedRateLimits(readConfig(env()), redis)
    /** What both have counted of every caller. */
    const together = async () => {
      const [ours, theirs] = [limits(us), limits(others)]
      await Promise.all(callers.map((caller) => ours.take('read', caller)))
      const standings = await Promise.all(callers.map((caller) => theirs.take('read', caller)))
      return standings.map((standing) => standing!.limit - standing!.remaining)
    }
    const isHeard = async (what: string) => {
      await until(`${what} is heard`, async () => {
        await redisPubSub(mute, us).publish('news', what)
        return heard.includes(what)
      })
    }

    beforeAll(async () => {
      group = await made(program)
      us = openRedis(group.url, quiet)
      others = openRedis(group.url, quiet)
      expect([await us.connected(5_000), await others.connected(5_000)]).toEqual([true, true])
      const count = () => {
        subscribed++
      }
      await redisPubSub(mute, others).subscribe('news', (what) => void heard.push(what), count)
      await until('it is subscribed', () => subscribed === 1)
    })
    afterAll(async () => {
      us.end()
      others.end()
      await group.stop()
    })

    test('is an address that the start accepts', async () => {
      expect(await redisRefusal(group.url, 5_000)).toBeNull()
    })

    test('counts for all processes together, and announces', async () => {
      expect(await together()).toEqual(callers.map(() => 2))
      await isHeard('first')
    })

    test('does so again after a failover, and when the killed server is back', async () => {
      await group.killPrimary()
      await until('both are connected', () => us.commands.isReady && others.commands.isReady)
      const before = await together()
      expect((await together()).map((count, n) => count - before[n]!)).toEqual(callers.map(() => 2))
      await isHeard('after the failover')

      await group.startKilled()
      await until('both are connected', () => us.commands.isReady && others.commands.isReady)
      await until('they count together', async () => {
        const [first, second] = [await together(), await together()]
        return second.every((count, n) => count - first[n]! === 2)
      })
      await isHeard('after the return')
    })
  })

if (hasRedis)
  describe('an address of the wrong kind is refused at start', () => {
    test('Sentinels and nodes that are taken for a single server', async () => {
      const sentinel = await redisServer(['--sentinel'])
      expect(await redisRefusal(sentinel.url, 5_000)).toContain('write redis+sentinel://')
      const address = sentinel.url.replace('redis:', 'redis+sentinel:')
      expect(await redisRefusal(`${address}/nobody`, 5_000)).toBe('the Sentinels know no primary named nobody')
      await sentinel.stop()
      const node = await redisServer(['--cluster-enabled', 'yes', '--cluster-port', '0'])
      expect(await redisRefusal(node.url, 5_000)).toContain('write redis+cluster://')
      await node.stop()
    })

    test('a single server that is taken for a cluster or a Sentinel', async () => {
      const server = await redisServer()
      const as = (kind: string) => server.url.replace('redis:', `redis+${kind}:`)
      expect(await redisRefusal(as('cluster'), 5_000)).toContain('cluster support disabled')
      expect(await redisRefusal(`${as('sentinel')}/mymaster`, 5_000)).toContain('unknown command')
      await server.stop()
    })
  })
