import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { PubSub } from '../../../src/platform/pub-sub.ts'
import { openRedis, type Redis, redisPubSub } from '../../../src/platform/redis/index.ts'
import { hasRedis, type RedisServer, redisServer } from '../../support/redis-server.ts'
import { until } from '../../support/service.ts'
import { type TcpProxy, tcpProxy } from '../../support/tcp-proxy.ts'

const quiet = { info: () => {}, warn: () => {} }
/** A database that says nothing: what is heard came through Redis. */
const mute: PubSub = { publish: async () => {}, subscribe: async () => {} }

if (hasRedis)
  describe('news through Redis', () => {
    let server: RedisServer
    let proxy: TcpProxy
    let listener: Redis
    let teller: Redis
    const heard: string[] = []
    let subscribed = 0
    const tell = (what: string) => redisPubSub(mute, teller).publish('news', what)
    const isHeard = async (what: string) => {
      await tell(what)
      await until(`${what} is heard`, () => heard.includes(what))
    }

    beforeAll(async () => {
      server = await redisServer()
      proxy = await tcpProxy(server.url)
      listener = openRedis(proxy.through(server.url), quiet)
      teller = openRedis(server.url, quiet)
      const count = () => {
        subscribed++
      }
      await redisPubSub(mute, listener).subscribe('news', (what) => void heard.push(what), count)
      await until('it is subscribed', () => subscribed === 1)
    })
    afterAll(async () => {
      listener.end()
      teller.end()
      proxy.stop()
      await server.stop()
    })

    test('are heard', () => isHeard('first'))

    test('after a cut connection listening begins again, and says so', async () => {
      const before = subscribed
      proxy.cut()
      await until('it is subscribed again', () => subscribed > before)
      await isHeard('after the cut')
    })

    test('a connection that fell silent is noticed and made anew', async () => {
      const before = subscribed
      proxy.set('silent')
      await tell('lost')
      await Bun.sleep(1_500)
      proxy.set('pass')
      await until('it is subscribed again', () => subscribed > before)
      await isHeard('after the silence')
      expect(heard).not.toContain('lost') // so whoever subscribes must begin from what is stored
    })

    test('telling neither fails nor waits for a Redis that is gone', async () => {
      await server.kill()
      await tell('to nobody')
      await server.start()
    })
  })
