import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
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
      { name: 'analyze_fitting', arguments: { clubType: 'iron', handedness: 'left', swingSpeed: 78 } },
      { onprogress: ({ progress }) => stages.push(progress) },
    )
    expect(fitted.structuredContent).toMatchObject({ status: 'completed', clubType: 'iron' })
    expect(stages.length).toBeGreaterThan(1)
    const { contents } = await client.readResource({ uri: 'svc://guide/grip-size' })
    expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' })
    await client.close()
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
              arguments: { clubType: 'driver', handedness: 'right', swingSpeed: 95, missPattern: 'fade' },
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
