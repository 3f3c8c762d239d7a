import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Socket } from 'bun'
import { createApp } from '../../../src/app.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { createUnreadAnswers } from '../../../src/platform/http/limits/unread-answers.ts'
import { hasLongProofs } from '../../runner/tiers.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'
import { until } from '../../support/service.ts'

/** A connection that sends one request and reads only when it is told to. */
const silent = async (port: number, request: string) => {
  let received = ''
  let isEnded = false
  let socket!: Socket
  await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      open: (opened) => {
        socket = opened
        opened.pause()
        opened.write(request)
      },
      data: (_socket, chunk) => {
        received = (received + chunk.toString('latin1')).slice(0, 4000)
      },
      end: () => {
        isEnded = true
      },
    },
  })
  return {
    read: () => socket.resume(),
    received: () => received,
    isEnded: () => isEnded,
    close: () => socket.terminate(),
  }
}

const post = (path: string, key: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\naccept: application/json, text/event-stream\r\nconnection: close\r\n\r\n${body}`

/** 6 MB: far more than the network takes from a reader who does not read. */
const longest = JSON.stringify({ contexts: Array.from({ length: 16 }, (_, i) => ({ golfer: { speed: 80 + i } })) })

/** 6 MB, as a stream of messages. */
const longBatch = JSON.stringify(
  Array.from({ length: 100 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'score_clubs', arguments: { include: ['reasons'] } },
  })),
)

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return // nothing of it is stored
  describe('one who asks and does not read', () => {
    let app: ReturnType<typeof createApp>
    let keys: string[]
    let port: number
    const scores = (key: string, body = '{"clubTypes":["driver"]}') =>
      fetch(`http://localhost:${port}/v1/catalog/scores`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body,
      })
    beforeAll(async () => {
      const { deps } = await testDeps(await open(), { env: { RATE_LIMIT_SCORES_PER_MINUTE: '0' } })
      const owner = { email: 'pro@example.org', companyName: 'Club', monthlyLimit: 10, isEnterprise: false }
      keys = [await createAccount(deps, owner), await createAccount(deps, owner)].map(({ apiKey }) => apiKey)
      app = createApp(deps).listen({ port: 0, hostname: '127.0.0.1', idleTimeout: 255 })
      port = app.server!.port!
    })
    afterAll(() => app.stop(true))

    test('has at most 64 large answers waiting; the next request gets 429 until one is read or left', async () => {
      const [key, other] = keys as [string, string]
      const connections = []
      for (let i = 0; i < 64; i++) connections.push(await silent(port, post('/v1/catalog/scores', key, longest)))
      let refused = await scores(key)
      await until('64 answers wait', async () => {
        refused = await scores(key)
        return refused.status === 429
      })
      expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 })
      expect(refused.headers.get('retry-after')).toBe('1')
      expect((await scores(other)).status).toBe(200)

      connections[0]!.read()
      await until('one answer is read', connections[0]!.isEnded)
      expect(connections[0]!.received()).toStartWith('HTTP/1.1 200')
      expect((await scores(key)).status).toBe(200)

      connections.push(await silent(port, post('/v1/catalog/scores', key, longest)))
      await until('64 answers wait again', async () => (await scores(key)).status === 429)
      for (const connection of connections) connection.close()
      await until('nothing waits any more', async () => (await scores(key)).status === 200)
    })

    test.skipIf(!hasLongProofs)('the answers to long batches of tool calls wait like all others', async () => {
      const key = keys[1]!
      const connections = []
      for (let i = 0; i < 64; i++) connections.push(await silent(port, post('/mcp', key, longBatch)))
      await until('64 batches wait', async () => (await scores(key)).status === 429, 200) // 400 MB of answers
      for (const connection of connections) connection.close()
      await until('nothing waits any more', async () => (await scores(key)).status === 200)
    })

    test('64 who read at once are never refused', async () => {
      const read = async () => {
        const response = await scores(keys[0]!, '{}')
        return [response.status, (await response.bytes()).length > 300_000]
      }
      for (let round = 0; round < (hasLongProofs ? 3 : 1); round++)
        expect(await Promise.all(Array.from({ length: 64 }, read))).toEqual(Array(64).fill([200, true]))
    })
  })
})

test('a large body arrives whole, and waits for its reader alone', async () => {
  const unread = createUnreadAnswers()
  const bytes = crypto.getRandomValues(new Uint8Array(65_536)).toHex().repeat(200)
  const server = Bun.serve({ port: 0, fetch: () => new Response(unread.to('key_a').body(bytes)) })
  try {
    expect(await (await fetch(server.url)).text()).toBe(bytes)
    const get = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
    const connections = await Promise.all(Array.from({ length: 64 }, () => silent(server.port!, get)))
    const isRefused = (reader: string) => {
      try {
        unread.refuse(reader)
        return false
      } catch {
        return true
      }
    }
    await until('64 bodies wait', () => isRefused('key_a'))
    expect(isRefused('key_b')).toBe(false)
    for (const connection of connections) connection.close()
    await until('nothing waits any more', () => !isRefused('key_a'))
  } finally {
    await server.stop(true)
  }
})
