import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { createAccount, createKey } from '../../src/identity/accounts/index.ts'
import { onAgent, tokens } from './agent.ts'
import { type Served, served } from './served.ts'

/** A client that others wrote. */
interface ForeignClient {
  listTools(): Promise<{ tools: { name: string }[] }>
  callTool(
    call: { name: string; arguments: Record<string, unknown> },
    onProgress?: (progress: { progress: number }) => void,
  ): Promise<Record<string, unknown>>
  version(): string | undefined
  close(): Promise<void>
}

const versions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07']

onAgent((agent) => {
  let server: Served
  beforeAll(() => {
    server = served(agent().app, agent().apiKey)
  })
  afterAll(() => server.stop())

  /** The newest version is what a client asks for; older ones are put into its first message. */
  const asking = (version: string): typeof fetch =>
    (async (input: string | URL | Request, init?: RequestInit) => {
      const body =
        typeof init?.body === 'string'
          ? init.body.replace(/"protocolVersion":"[^"]+"/, `"protocolVersion":"${version}"`)
          : init?.body
      return fetch(input, { ...init, ...(body != null && { body }) })
    }) as typeof fetch
  const options = (version: string, token = agent().apiKey) => ({
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: asking(version),
  })
  const url = () => new URL(`${server.address}/mcp`)
  const info = { name: 'test', version: '1.0.0' }

  const v1 = async (version: string, token?: string): Promise<ForeignClient> => {
    const client = new ClientV1(info)
    const transport = new TransportV1(url(), options(version, token))
    // The library's own types disagree about an optional member.
    await client.connect(transport as never)
    return {
      listTools: () => client.listTools(),
      callTool: (call, onprogress) => client.callTool(call, undefined, onprogress ? { onprogress } : {}),
      version: () => transport.protocolVersion,
      close: () => client.close(),
    }
  }
  const v2 = async (version: string, token?: string): Promise<ForeignClient> => {
    const client = new ClientV2(info)
    const transport = new TransportV2(url(), options(version, token))
    await client.connect(transport)
    return {
      listTools: () => client.listTools(),
      callTool: (call, onprogress) => client.callTool(call, onprogress ? { onprogress } : {}),
      version: () => client.getNegotiatedProtocolVersion(),
      close: () => client.close(),
    }
  }

  test('MC-002 2026-07-28: a client pinned to it lists, calls and reads', async () => {
    const client = new ClientV2(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    const requestInit = { headers: { authorization: `Bearer ${agent().apiKey}` } }
    await client.connect(new TransportV2(url(), { requestInit }))
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(12)
    const found = await client.callTool({ name: 'search_clubs', arguments: { clubType: 'driver', limit: 2 } })
    expect(found.structuredContent).toMatchObject({ success: true, limit: 2 })
    const stages: number[] = []
    const fitted = await client.callTool(
      {
        name: 'analyze_fitting',
        arguments: { clubType: 'iron', handedness: 'left', swingSpeed: 78, idempotencyKey: crypto.randomUUID() },
      },
      { onprogress: ({ progress }) => stages.push(progress) },
    )
    expect(fitted.structuredContent).toMatchObject({ status: 'completed', clubType: 'iron' })
    expect(stages.length).toBeGreaterThan(1)
    const { contents } = await client.readResource({ uri: 'svc://guide/grip-size' })
    expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' })
    await client.close()
  })

  describe('documents by id', () => {
    const asAccount = async (token: string, mode: 'legacy' | { pin: '2026-07-28' } = { pin: '2026-07-28' }) => {
      const client = new ClientV2(info, { versionNegotiation: { mode } })
      await client.connect(new TransportV2(url(), { requestInit: { headers: { authorization: `Bearer ${token}` } } }))
      return client
    }
    const json = async (client: ClientV2, uri: string) => {
      const { contents } = await client.readResource({ uri })
      expect(contents).toHaveLength(1)
      expect(contents[0]).toMatchObject({ uri, mimeType: 'application/json' })
      return JSON.parse((contents[0] as { text: string }).text)
    }
    const fitted = async (client: ClientV2, clubType: string): Promise<string> => {
      const args = { clubType, handedness: 'right', swingSpeed: 85, idempotencyKey: crypto.randomUUID() }
      const { structuredContent } = await client.callTool({ name: 'analyze_fitting', arguments: args })
      return (structuredContent as { fittingId: string }).fittingId
    }
    const completed = async (client: ClientV2, uri: string, name: string, value: string) =>
      (await client.complete({ ref: { type: 'ref/resource', uri }, argument: { name, value } })).completion
    let own: ClientV2
    let stranger: ClientV2
    beforeAll(async () => {
      const other = { email: 'other@example.org', companyName: 'Other', isEnterprise: false, monthlyLimit: null }
      const { apiKey } = await createAccount(agent().deps, other)
      own = await asAccount(agent().apiKey)
      stranger = await asAccount(apiKey)
    })
    afterAll(async () => {
      await Promise.all([own.close(), stranger.close()])
    })

    test('three templates stand beside the six documents', async () => {
      const { resourceTemplates } = await own.listResourceTemplates()
      expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
        'svc://fittings/{fittingId}',
        'svc://clubs/{headId}',
        'svc://rules/{ruleId}',
      ])
      expect((await own.listResources()).resources).toHaveLength(6)
    })
    test('a fitting is what get_fitting answers, and the last ones are listed', async () => {
      const [first, second] = [await fitted(own, 'driver'), await fitted(own, 'wedge')]
      const { structuredContent } = await own.callTool({ name: 'get_fitting', arguments: { fittingId: first } })
      expect(await json(own, `svc://fittings/${first}`)).toEqual(structuredContent)
      const { fittings } = await json(own, 'svc://fittings/recent')
      for (const [fittingId, clubType] of [
        [first, 'driver'],
        [second, 'wedge'],
      ])
        expect(fittings.find((one: { fittingId: string }) => one.fittingId === fittingId)).toMatchObject({
          clubType,
          status: 'completed',
          uri: `svc://fittings/${fittingId}`,
        })
      expect((await json(own, 'svc://fittings/last')).fittingId).toBe(fittings[0].fittingId)
      const typed = await completed(own, 'svc://fittings/{fittingId}', 'fittingId', 'fit_')
      expect(typed.values).toEqual(fittings.map(({ fittingId }: { fittingId: string }) => fittingId))
    })
    test('no more than 20 are listed', async () => {
      for (let i = 0; i < 21; i++) await fitted(own, 'hybrid')
      expect((await json(own, 'svc://fittings/recent')).fittings).toHaveLength(20)
    })
    test('of another account nothing is read, listed or completed', async () => {
      const { fittings } = await json(own, 'svc://fittings/recent')
      const { fittingId, uri } = fittings[0]
      await expect(stranger.readResource({ uri })).rejects.toThrow(`There is no fitting ${fittingId} in this account.`)
      await expect(stranger.readResource({ uri: 'svc://fittings/last' })).rejects.toThrow('no fittings yet')
      expect((await json(stranger, 'svc://fittings/recent')).fittings).toEqual([])
      expect((await completed(stranger, 'svc://fittings/{fittingId}', 'fittingId', 'fit_')).values).toEqual([])
    })
    test('fittings need the scope to read them', async () => {
      const wish = { name: 'box', scopes: ['sessions:ingest'] } as const
      const { apiKey } = (await createKey(agent().deps, agent().accountId, wish))!
      const box = await asAccount(apiKey)
      await expect(box.readResource({ uri: 'svc://fittings/recent' })).rejects.toThrow()
      expect((await completed(box, 'svc://fittings/{fittingId}', 'fittingId', '')).values).toEqual([])
      expect((await completed(box, 'svc://clubs/{headId}', 'headId', 'ping')).values).toEqual([])
      expect((await json(box, 'svc://rules/DRV-LOFT')).rule.id).toBe('DRV-LOFT')
      await box.close()
    })
    test('clubs by id and by name, rules by id', async () => {
      const { structuredContent } = await own.callTool({
        name: 'get_club',
        arguments: { headId: 'ping-g440-max-driver' },
      })
      expect(await json(own, 'svc://clubs/ping-g440-max-driver')).toEqual(structuredContent)
      expect((await json(own, 'svc://clubs/Qi35%20driver')).club.headId).toBe('taylormade-qi35-driver')
      const { rule } = await json(own, 'svc://rules/FLT-STRIKE')
      const response = await agent().handle(new Request('http://localhost/v1/rules/FLT-STRIKE'))
      expect(rule).toEqual(((await response.json()) as { rule: object }).rule)
    })
    test('what is not there is told in words, also to older clients', async () => {
      const older = await asAccount(agent().apiKey, 'legacy')
      for (const client of [own, older]) {
        await expect(client.readResource({ uri: 'svc://clubs/ping-g44-max' })).rejects.toThrow('ping-g440-max-driver')
        await expect(client.readResource({ uri: 'svc://clubs/G440%20driver' })).rejects.toThrow('it matches')
        await expect(client.readResource({ uri: 'svc://rules/DRV-LOFTS' })).rejects.toThrow('Did you mean DRV-LOFT?')
        for (const id of ['', 'a/b', '%', '%00', 'x'.repeat(101)])
          await expect(client.readResource({ uri: `svc://fittings/${id}` })).rejects.toThrow('Resource not found')
      }
      await older.close()
    })
    test('ids and names are completed as they are typed', async () => {
      const heads = await completed(own, 'svc://clubs/{headId}', 'headId', 'G440 M')
      expect(heads.values).toContain('ping-g440-max-driver')
      expect(await completed(own, 'svc://clubs/{headId}', 'headId', '')).toMatchObject({ hasMore: true })
      expect((await completed(own, 'svc://rules/{ruleId}', 'ruleId', 'drv-lo')).values).toContain('DRV-LOFT')
      const { completion } = await own.complete({
        ref: { type: 'ref/prompt', name: 'compare_clubs' },
        argument: { name: 'clubs', value: 'P790, qi35 d' },
      })
      expect(completion.values).toContain('P790, TaylorMade Qi35 driver (2025)')
    })
  })

  for (const [name, connect] of [
    ['@modelcontextprotocol/sdk 1', v1],
    ['@modelcontextprotocol/client 2', v2],
  ] as const)
    describe(name, () => {
      for (const version of versions)
        test(`MC-002 ${version}: initialize, list, call, progress`, async () => {
          const client = await connect(version)
          expect(client.version()).toBe(version)
          const { tools } = await client.listTools()
          expect(tools.map(({ name }) => name)).toContain('analyze_fitting')
          // Both libraries check structured content against the output schema they were told.
          const found = await client.callTool({ name: 'search_clubs', arguments: { clubType: 'driver', limit: 2 } })
          expect(found['structuredContent']).toMatchObject({ success: true, limit: 2 })
          const stages: number[] = []
          const fitted = await client.callTool(
            {
              name: 'analyze_fitting',
              arguments: {
                ...{ clubType: 'driver', handedness: 'right', swingSpeed: 95, missPattern: 'fade' },
                idempotencyKey: crypto.randomUUID(),
              },
            },
            ({ progress }) => stages.push(progress),
          )
          expect(fitted['structuredContent']).toMatchObject({ status: 'completed', clubType: 'driver' })
          expect(stages.length).toBeGreaterThan(1)
          expect(stages).toEqual(stages.toSorted((a, b) => a - b))
          await client.close()
        })
      test('MP-010 an end user’s client lists no account tools', async () => {
        const client = await connect('2025-11-25', tokens.oauth)
        const { tools } = await client.listTools()
        expect(tools.map(({ name }) => name)).not.toContain('check_key_status')
        await client.close()
      })
      test('a wrong key is an error of the connection', async () => {
        await expect(connect('2025-11-25', 'svc_wrong')).rejects.toThrow()
      })
    })
})
