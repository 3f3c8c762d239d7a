import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onAgent } from '../mcp/agent.ts'
import { type Served, served } from '../mcp/served.ts'
import { requests } from './requests.ts'
import { reviewRequests } from './review-requests.ts'

/** Characters of an answer that a conversation can bear; what is asked for with detail or include may be longer. */
const charactersMax = { usual: 8_000, more: 30_500 } as const

onAgent((agent) => {
  let server: Served
  let client: Client
  beforeAll(async () => {
    server = served(agent().app, agent().apiKey)
    client = new Client({ name: 'player', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.keyed}/mcp`)))
  })
  afterAll(async () => {
    await client.close()
    server.stop()
  })
  // biome-ignore lint/suspicious/noExplicitAny: an agent sees untyped members
  const call = async (name: string, args: Record<string, unknown>): Promise<any> =>
    client.callTool({ name, arguments: args })
  const used = async (): Promise<number> => (await call('check_key_status', {})).structuredContent.usage.current

  describe('requests as people write them', () => {
    test('there are a hundred', () => {
      expect(requests.length).toBeGreaterThanOrEqual(60)
      expect(reviewRequests.length).toBeGreaterThanOrEqual(40)
    })
    for (const { words, steps } of [...requests, ...reviewRequests])
      test(words, async () => {
        for (const { tool, args, cost, finds } of steps) {
          const before = await used()
          const { structuredContent, content, isError } = await call(
            tool,
            cost > 0 ? { ...args, idempotencyKey: crypto.randomUUID() } : args,
          )
          const text: string = content[0].text
          expect(await used()).toBe(before + cost)
          if (typeof finds === 'string')
            expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(finds) })
          else
            for (const [path, value] of Object.entries(finds))
              expect({ path, value: memberAt(structuredContent ?? text, path) }).toEqual({ path, value })
          const isMore = args['detail'] === true || args['include'] !== undefined
          expect(text.length).toBeLessThan(isMore ? charactersMax.more : charactersMax.usual)
        }
      })
  })
})

const memberAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], value)
