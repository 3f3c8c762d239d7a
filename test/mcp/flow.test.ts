import { afterAll, beforeAll, expect, test } from 'bun:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createApp } from '../../src/app.ts'
import { onAgent } from './agent.ts'
import { type Served, served } from './served.ts'

/**
 * An agent that knows nothing but what the server says: which tools there are, what they need, what to call next. Only the
 * golfer's answers are given, under the questions of the prompt.
 */
const golfers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  driver: {
    handedness: 'right',
    swingSpeed: 95,
    missPattern: 'fade',
    missSize: 'moderate',
    launchAngle: 11,
    handicap: 14,
  },
  fairway: { handedness: 'left', swingSpeed: 98, missPattern: 'both', fairwayDesignation: '5-wood' },
  hybrid: { handedness: 'right', ballSpeed: 118, missPattern: 'hook', loft: 21, driverSpeed: 92 },
  iron: {
    handedness: 'right',
    swingSpeed: 76,
    missPattern: 'straight',
    wristToFloor: 35.5,
    heightFeet: 6,
    heightInches: 1,
  },
  wedge: { handedness: 'right', swingSpeed: 71, missPattern: 'straight', wedgeHit: 'SW', pwLoft: 45, attackAngle: -5 },
}

onAgent((agent) => {
  let server: Served
  let client: Client
  /** While it is, no fitting can be computed. */
  let isBroken = false
  beforeAll(async () => {
    const { deps, apiKey } = agent()
    const current = () => {
      if (isBroken) throw new Error('the engine broke')
      return deps.scorer.current()
    }
    server = served(createApp({ ...deps, scorer: { ...deps.scorer, current } }), apiKey)
    client = new Client({ name: 'agent', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.keyed}/mcp`)))
  })
  afterAll(async () => {
    await client.close()
    server.stop()
  })

  const promptText = async (clubType: string): Promise<string> => {
    const { messages } = await client.getPrompt({ name: 'fit_club', arguments: { clubType } })
    const content = messages[0]!.content
    return content.type === 'text' ? content.text : ''
  }
  // biome-ignore lint/suspicious/noExplicitAny: an agent sees untyped members
  const call = async (name: string, args: Record<string, unknown>): Promise<any> => {
    const result = await client.callTool({ name, arguments: args })
    expect(result.isError ?? false).toBe(false)
    return result.structuredContent
  }

  test('the club types that a prompt completes are the ones that the tool takes', async () => {
    const ref = { type: 'ref/prompt' as const, name: 'fit_club' }
    const { completion } = await client.complete({ ref, argument: { name: 'clubType', value: '' } })
    expect(completion.values).toEqual(Object.keys(golfers))
  })

  for (const [clubType, answers] of Object.entries(golfers))
    test(`the recommended flow, from the prompt to the store: ${clubType}`, async () => {
      const asked = await promptText(clubType)
      const { tools } = await client.listTools()
      // The prompt names the tools in the order in which they are called.
      const named = [...asked.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([word]) => word)
      const [fit, poll] = [...new Set(named)].filter((word) => tools.some(({ name }) => name === word))
      const store = tools.find(
        ({ name, description }) => named.includes(name) && /product page/.test(description ?? ''),
      )!
      const { properties = {}, required = [] } = tools.find(({ name }) => name === fit)!.inputSchema
      const args: Record<string, unknown> = { clubType, ...answers, idempotencyKey: crypto.randomUUID() }
      expect(required.filter((field) => args[field] === undefined)).toEqual([])
      expect(Object.keys(args).filter((field) => !(field in properties))).toEqual([])

      // Begun in the background, so that it has to be waited for as the prompt says.
      let fitting = await call(fit!, { ...args, async: true })
      expect(fitting).toMatchObject({ status: 'running', next: { action: 'poll' } })
      for (let polls = 0; fitting.status === 'running' && polls < 30; polls += 1)
        fitting = await call(poll!, { fittingId: fitting.fittingId })
      expect(fitting).toMatchObject({ status: 'completed', clubType, attribution: 'Fit by Clubwright' })
      expect(Object.keys(fitting.specs).length).toBeGreaterThan(6)
      expect(fitting.topPicks).toHaveLength(3)
      const again = await call(fit!, args)
      expect(again.fittingId).toBe(fitting.fittingId)
      expect(await call(poll!, { fittingId: fitting.fittingId, waitSeconds: 0 })).toMatchObject({ status: 'completed' })

      const { headId } = fitting.topPicks[0]
      const link = await call(store.name, { headId, fittingId: fitting.fittingId })
      expect(link.url).toStartWith('http')
      expect(new URL(link.url).searchParams.get('fit')).toBe(fitting.fittingId)
      const page = await agent().handle(new Request(link.url.replace(/^https?:\/\/[^/]+/, 'http://localhost')))
      expect(page.status).toBe(200)
    })

  test('a failed fitting is retried as the prompt says, under the same id', async () => {
    expect(await promptText('driver')).toContain(
      'analyze_fitting again with the same arguments and retry.idempotencyKey',
    )
    const args = { clubType: 'driver', ...golfers['driver'], idempotencyKey: crypto.randomUUID() }
    isBroken = true
    const failed = await call('analyze_fitting', args)
    isBroken = false
    expect(failed).toMatchObject({ status: 'failed', next: { action: 'retry' } })
    const retried = await call('analyze_fitting', { ...args, idempotencyKey: failed.retry.idempotencyKey })
    expect(retried).toMatchObject({ status: 'completed', fittingId: failed.fittingId })
  })
})
