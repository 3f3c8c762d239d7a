import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { createAccount, createKey } from '../../../src/identity/accounts/index.ts'
import { openRedis, type Redis, sharedRateLimits } from '../../../src/platform/redis/index.ts'
import { openAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { hasRedis, type RedisServer, redisServer } from '../../support/redis-server.ts'

const env = { RATE_LIMIT_SEARCH_PER_MINUTE: '4', RATE_LIMIT_FREE_PER_MINUTE: '2', RATE_LIMIT_ACCOUNT_FACTOR: '2' }

const counters = [['in memory', false] as const, ...(hasRedis ? [['in Redis', true] as const] : [])]

describe.each(counters)('requests of an account, counted %s', (_, isShared) => {
  let server: RedisServer | undefined
  let redis: Redis | undefined
  beforeAll(async () => {
    if (!isShared) return
    server = await redisServer()
    redis = openRedis(server.url, { info: () => {}, warn: () => {} })
    expect(await redis.connected(5_000)).toBe(true)
  })
  afterAll(async () => {
    redis?.end()
    await server?.stop()
  })

  forEachSharedDatabase((_engine, open) => {
    /** The service, an account with this many keys, and another account. */
    const opened = async (count: number) => {
      const { deps, accountId, apiKey, owner } = await openAgent(await open(), {
        env: { ...env, REDIS_WAIT_MS: '5000' },
      })
      const { config } = deps
      const app = createApp({ ...deps, ...(redis && { limits: sharedRateLimits(config, redis) }) })
      const keys = [apiKey]
      while (keys.length < count) keys.push((await createKey(deps, accountId, { name: `${keys.length}` }))!.apiKey)
      const { apiKey: stranger } = await createAccount(deps, { ...owner, monthlyLimit: null })
      const send = async (key: string, body?: object) => {
        const init = body && { method: 'POST', body: JSON.stringify(body) }
        const path = body === undefined ? '/v1/catalog/clubs?limit=1' : '/mcp'
        const headers = {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        }
        return app.handle(requestTo(path, { ...init, headers }))
      }
      const sendMany = async (key: string, times: number) => {
        const statuses: number[] = []
        for (let i = 0; i < times; i++) statuses.push((await send(key)).status)
        return statuses
      }
      return { keys, stranger, send, sendMany }
    }

    test('many keys of an account have one limit together, and no other account is touched', async () => {
      const { keys, stranger, send, sendMany } = await opened(4)
      const [first, second, third, fourth] = keys as [string, string, string, string]
      expect(await sendMany(first, 3)).toEqual([200, 200, 200])
      expect(await sendMany(second, 3)).toEqual([200, 200, 200])
      const near = await send(third)
      expect([near.status, near.headers.get('ratelimit-policy')]).toEqual([200, '"search-account";q=8;w=60'])
      expect(near.headers.get('ratelimit')).toStartWith('"search-account";r=1;')
      expect(await sendMany(third, 2)).toEqual([200, 429])
      const refused = await send(fourth)
      expect(refused.status).toBe(429)
      expect(refused.headers.get('ratelimit')).toStartWith('"search-account";r=0;')
      const { code, detail, retryAfter } = (await refused.json()) as {
        code: string
        detail: string
        retryAfter: number
      }
      expect([code, retryAfter > 0]).toEqual(['RATE_LIMITED', true])
      expect(detail).toStartWith('The limit of all credentials of the account together is 8 search requests a minute')
      expect(await sendMany(stranger, 4)).toEqual([200, 200, 200, 200])
    })

    test('what goes over the limit of one key takes nothing from the other keys', async () => {
      const { keys, send, sendMany } = await opened(2)
      const [public_, own] = keys as [string, string]
      expect((await sendMany(public_, 30)).filter((status) => status === 200)).toHaveLength(4)
      const answer = await send(own)
      expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, '"search";q=4;w=60'])
      expect(await sendMany(own, 3)).toEqual([200, 200, 200])
    })

    test('messages to the tools count for the account as well', async () => {
      const { keys, stranger, send } = await opened(3)
      const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
      const statuses: number[] = []
      for (const key of keys) for (const _ of [1, 2]) statuses.push((await send(key, ping)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
      expect((await send(stranger, ping)).status).toBe(200)
    })
  })
})
