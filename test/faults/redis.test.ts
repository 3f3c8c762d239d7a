import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { customer } from '../support/customer.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { inOrder } from '../support/in-order.ts'
import { hasRedis, type RedisServer, redisServer } from '../support/redis-server.ts'
import { clubwright, newAccount, readyService, type Service, until } from '../support/service.ts'
import { isFull, type Sample, sampled, steadyLoad } from '../support/steady-load.ts'
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'

const url = await newPostgresUrl()

if (url !== null && hasRedis)
  describe('rate limits', () => {
    let redis: RedisServer
    beforeAll(async () => {
      redis = await redisServer()
    })
    afterAll(() => redis.stop())

    test('Q6 three replicas with Redis accept the limit together, and a client that waits is never refused', async () => {
      const limit = 90
      // A crowded machine is late with its answers; here every request is to be counted together.
      const redisOnly = { REDIS_URL: redis.url, REDIS_WAIT_MS: '10000' }
      const env = { DATABASE_URL: url, ...redisOnly, RATE_LIMIT_SEARCH_PER_MINUTE: String(limit) }
      const replicas = await Promise.all([readyService(env), readyService(env), readyService(env)])
      const { apiKey } = await newAccount(env)
      const ask = replicas.map(({ address }) => customer(() => address, apiKey).memory.search)
      for (const send of ask) expect((await send()).status).toBe(200) // known everywhere from here on
      const answers: Response[] = []
      for (let burst = 0; burst < 10; burst++)
        answers.push(...(await Promise.all(Array.from({ length: 15 }, (_, n) => ask[n % 3]!()))))
      const accepted = answers.filter(({ status }) => status === 200)
      expect(accepted.length + 3).toBeGreaterThanOrEqual(limit)
      expect(accepted.length + 3).toBeLessThanOrEqual(Math.ceil(limit * 1.02))
      const refused = answers.find(({ status }) => status === 429)!
      expect(refused.headers.get('ratelimit')).toMatch(/^"search";r=0;t=\d+$/)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])

      // At full length the client waits as it was told. Else Redis forgets the counter, as it does after a minute.
      if (isFull) await Bun.sleep(1_000 * Number(refused.headers.get('retry-after')))
      else await redis.command('flushall')
      const after = await ask[0]!()
      expect([after.status, after.headers.get('ratelimit')]).toEqual([200, `"search";r=${limit - 1};t=60`])
      await Promise.all(replicas.map((replica) => replica.stop('SIGTERM')))
    })

    test('Q6 without Redis every replica accepts the limit and not more', async () => {
      const env = { DATABASE_URL: url, RATE_LIMIT_SEARCH_PER_MINUTE: '20' }
      const service = await readyService(env)
      const { apiKey } = await newAccount(env)
      const send = customer(() => service.address, apiKey).memory.search
      const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await send()).status))
      expect(statuses.filter((status) => status === 200)).toHaveLength(20)
      await service.stop('SIGTERM')
    })
  })

if (url !== null && hasRedis)
  describe('D9 Redis in trouble', () => {
    const test = inOrder()
    let redis: RedisServer
    let proxy: TcpProxy
    let service: Service
    let us: ReturnType<typeof customer>
    const limit = 5_000

    beforeAll(async () => {
      redis = await redisServer()
      proxy = await tcpProxy(redis.url)
      const limits = { RATE_LIMIT_SEARCH_PER_MINUTE: String(limit), RATE_LIMIT_SCORES_PER_MINUTE: String(limit) }
      const env = { DATABASE_URL: url, REDIS_URL: proxy.through(redis.url), LOG_LEVEL: 'warning', ...limits }
      service = await readyService(env)
      us = customer(() => service.address, (await newAccount(env)).apiKey)
      expect((await us.memory.search()).status).toBe(200)
    })
    afterAll(async () => {
      await service.stop('SIGKILL')
      proxy.stop()
      await redis.stop()
    })

    const load = () => steadyLoad({ search: us.memory.search, scores: us.memory.scores }, isFull ? 500 : 100)
    const nothingFailed = (samples: readonly Sample[]) => {
      expect(samples.length).toBeGreaterThan(50)
      expect(samples.filter(({ status }) => status !== 200)).toEqual([])
    }
    const whileSending = async (work: () => Promise<void>) => {
      const sending = load()
      await Bun.sleep(300)
      await work()
      await Bun.sleep(isFull ? 10_000 : 1_000)
      nothingFailed(await sending.stop())
    }
    /** Redis counts again: what is left there falls with a request. */
    const isShared = async () => {
      const keys = async () => Number(await redis.command('dbsize'))
      await redis.command('flushall')
      expect((await us.memory.search()).status).toBe(200)
      return (await keys()) > 0
    }

    test('killed and started again: no request fails, then it counts again', async () => {
      await whileSending(() => redis.kill())
      await redis.start()
      await until('it counts again', isShared)
    })

    test('500 ms slow: nobody waits for it, then it counts again', async () => {
      await until('it counts', isShared)
      proxy.delay(500)
      const sending = load()
      await Bun.sleep(isFull ? 20_000 : 2_000)
      const samples = await sending.stop()
      nothingFailed(samples)
      // Were it waited for, every request would take 500 ms.
      expect(samples.filter(({ ms }) => ms >= 500).length).toBeLessThan(samples.length / 2)
      proxy.delay(0)
      await until('it counts again', isShared)
    })

    test('silent: nobody waits for it, then it counts again', async () => {
      await whileSending(async () => proxy.set('silent'))
      proxy.set('pass')
      await until('it counts again', isShared)
    })

    test('full: it refuses to count, and nothing fails', async () => {
      await redis.command('config', 'set', 'maxmemory', '1')
      await whileSending(async () => {})
      await redis.command('config', 'set', 'maxmemory', '0')
      await until('it counts again', isShared)
    })

    test('FLUSHALL: limits begin anew, nothing fails', async () => {
      await whileSending(async () => void (await redis.command('flushall')))
    })

    test('killed in the middle of a window: a replica accepts at most twice the limit', async () => {
      const limit = 30
      const env = { DATABASE_URL: url, REDIS_URL: redis.url, RATE_LIMIT_SEARCH_PER_MINUTE: String(limit) }
      const other = await readyService(env)
      const { apiKey } = await newAccount({ DATABASE_URL: url })
      const send = customer(() => other.address, apiKey).memory.search
      const sendAll = () => Promise.all(Array.from({ length: 2 * limit }, async () => (await send()).status))
      const statuses = await sendAll()
      await redis.kill()
      statuses.push(...(await sendAll()), ...(await sendAll()))
      await redis.start()
      expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
      // Once by what Redis counted, once more by what the replica counts for itself.
      const accepted = statuses.filter((status) => status === 200).length
      expect(accepted).toBeGreaterThanOrEqual(limit)
      expect(accepted).toBeLessThanOrEqual(2 * limit)
      await other.stop('SIGTERM')
    })

    test('the quota lives in PostgreSQL: a fitting is charged with Redis or without', async () => {
      const env = { DATABASE_URL: url }
      const small = customer(() => service.address, (await newAccount(env, 2)).apiKey)
      expect((await sampled('', small.analyze)).status).toBe(200)
      await redis.kill()
      expect((await sampled('', small.analyze)).status).toBe(200)
      expect((await sampled('', small.analyze)).status).toBe(429)
      await redis.start()
    })

    test('a service starts at once while Redis is away, counts by itself, says so, and is connected when Redis comes', async () => {
      await redis.kill()
      const limit = 3
      const shared = { DATABASE_URL: url, REDIS_URL: redis.url, RATE_LIMIT_SEARCH_PER_MINUTE: String(limit) }
      const other = await readyService({ ...shared, WAIT_FOR_DATABASE_SECONDS: '600' })
      const standing = async () => ((await (await fetch(`${other.address}/readyz`)).json()) as { redis: string }).redis
      expect(await standing()).toBe('away')
      const { apiKey } = await newAccount({ DATABASE_URL: url })
      const search = async () => (await customer(() => other.address, apiKey).memory.search()).status
      const statuses = [await search(), await search(), await search(), await search()]
      expect(statuses).toEqual([200, 200, 200, 429])
      await redis.start()
      await until('it is connected', async () => (await standing()) === 'connected')
      expect(await other.stop('SIGTERM')).toBe(0)
    })
  })

if (url !== null && hasRedis)
  test('T3 a replica whose connection to PostgreSQL is cut hears of a revoked key through Redis, at once', async () => {
    const redis = await redisServer()
    const proxy = await tcpProxy(url)
    const service = await readyService({ DATABASE_URL: proxy.through(url), REDIS_URL: redis.url })
    const operator = { DATABASE_URL: url, REDIS_URL: redis.url }
    const { keyId, apiKey } = await newAccount(operator)
    const us = customer(() => service.address, apiKey)
    expect((await us.memory.search()).status).toBe(200)
    proxy.set('silent')
    expect((await us.memory.search()).status).toBe(200)

    expect((await clubwright(['key', 'revoke', keyId], operator)).code).toBe(0)
    // Unknown again, and nobody to ask: believed no more.
    await until('it is believed no more', async () => (await us.memory.search()).status === 503)
    proxy.set('pass')
    await until('it is refused', async () => (await us.memory.search()).status === 401)
    await service.stop('SIGKILL')
    proxy.stop()
    await redis.stop()
  })
