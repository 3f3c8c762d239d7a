import { beforeAll, describe, expect, test } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createApp } from '../../src/app.ts'
import { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { instructions } from '../../src/mcp/protocol/server.ts'
import { agentOf, onAgent, restToken, tokens } from './agent.ts'
import { lintInput, lintOutput } from './schema-lint.ts'

interface ListedTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: { readonly properties: Readonly<Record<string, { readonly description?: string }>> } & Record<
    string,
    unknown
  >
  readonly outputSchema: Record<string, unknown>
  readonly annotations: Readonly<Record<string, unknown>>
  readonly _meta?: { readonly ui?: { readonly resourceUri: string } }
}

/** In the order in which they are listed. */
const names = [
  'analyze_fitting',
  'get_fitting',
  'search_clubs',
  'get_club',
  'compare_clubs',
  'score_clubs',
  'build_store_link',
  'get_grip_size',
  'analyze_bag_gapping',
  'find_fitter',
  'check_key_status',
  'get_api_status',
]
const accountTools = ['check_key_status', 'get_api_status']

onAgent((agent) => {
  let tools: ListedTool[]
  beforeAll(async () => {
    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    tools = message.result.tools
  })
  const list = async (token: string): Promise<string[]> => {
    const { message } = await agent().rpc(
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { authorization: `Bearer ${token}` },
    )
    return message.result.tools.map(({ name }: ListedTool) => name)
  }

  test('AU-015 no tool and no prompt asks for a credential: it goes into the header alone', async () => {
    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'prompts/list' })
    const prompts = message.result.prompts as { name: string; arguments?: { name: string }[] }[]
    const asked = [
      ...tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties)),
      ...prompts.flatMap((prompt) => (prompt.arguments ?? []).map(({ name }) => name)),
    ]
    expect(asked).toContain('clubType')
    expect(asked.filter((name) => /token|secret|password|credential|api_?key|auth|bearer/i.test(name))).toEqual([])
  })

  test('the words of flat arguments name flat arguments: no part of a REST request that is not there', () => {
    const parts = Object.entries(FittingRequest.properties).flatMap(([name, { type }]) =>
      type === 'object' ? [name] : [],
    )
    expect(parts).toContain('swingMetrics')
    for (const { name: tool, inputSchema } of tools)
      for (const [argument, { description = '' }] of Object.entries(inputSchema.properties)) {
        const isNamed = (part: string) =>
          /[A-Z]/.test(part) ? description.includes(part) : description.includes(`${part}.`)
        const strange = parts.filter((part) => !(part in inputSchema.properties) && isNamed(part))
        expect({ tool, argument, strange }).toEqual({ tool, argument, strange: [] })
      }
  })

  describe('MC-003 what is listed', () => {
    test('twelve tools, five prompts, six resources', async () => {
      expect(tools.map(({ name }) => name)).toEqual(names)
      const { message: prompts } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'prompts/list' })
      expect(prompts.result.prompts).toHaveLength(5)
      const { message: resources } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'resources/list' })
      expect(resources.result.resources).toHaveLength(6)
    })
    test('each tool says what it is, what it costs and what its arguments mean', () => {
      for (const { name, annotations, description, inputSchema } of tools) {
        const { title } = annotations
        expect({ name, title }).toEqual({ name, title: expect.any(String) })
        expect(name).toMatch(/^[a-z_]{3,40}$/)
        expect({ name, cost: /\b[Ff]ree\b|[Cc]osts one fitting/.test(description) }).toEqual({ name, cost: true })
        for (const [argument, { description }] of Object.entries(inputSchema.properties))
          expect({ name, argument, description }).toEqual({ name, argument, description: expect.any(String) })
      }
    })
    test('the instructions are under 1 KB and name the tools of the flow', () => {
      expect(instructions('Clubwright').length).toBeLessThan(1024)
      for (const name of names.filter((one) => !accountTools.includes(one)))
        expect(instructions('Clubwright')).toContain(name)
    })
  })

  describe('annotations', () => {
    test('MC-008 analyze_fitting changes the account and destroys nothing', () => {
      const { annotations } = tools.find(({ name }) => name === 'analyze_fitting')!
      expect(annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false, idempotentHint: false })
    })
    test('MC-020 every other tool is free and reads only', () => {
      for (const { name, description, annotations } of tools.filter(({ name }) => name !== 'analyze_fitting')) {
        expect({ name, ...annotations }).toMatchObject({
          name,
          readOnlyHint: true,
          destructiveHint: false,
          openWorldHint: false,
        })
        expect({ name, free: /\b[Ff]ree\b/.test(description) }).toEqual({ name, free: true })
      }
    })
    test('MC-013 build_store_link reads only and is not idempotent: each link is recorded', () => {
      const { annotations } = tools.find(({ name }) => name === 'build_store_link')!
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: false })
    })
    test('MP-008 the card is named by the two tools that return fittings', () => {
      const withCard = tools.filter(({ _meta }) => _meta?.ui?.resourceUri === 'ui://svc/fitting-card-v2.html')
      expect(withCard.map(({ name }) => name)).toEqual(['analyze_fitting', 'get_fitting'])
    })
  })

  describe('schemas that every client takes', () => {
    test('input and output keep to what the major clients accept', () => {
      const findings = tools.flatMap(({ name, inputSchema, outputSchema }) =>
        [...lintInput(inputSchema), ...lintOutput(outputSchema)].map((finding) => `${name}${finding}`),
      )
      expect(findings).toEqual([])
    })
    test('the lint itself finds what it should', () => {
      expect(lintInput({ type: 'object', anyOf: [] })).toHaveLength(3)
      expect(
        lintOutput({
          type: 'object',
          properties: { b: {}, c: { const: 1 }, d: { type: ['string', 'number'] } },
        }),
      ).toHaveLength(3)
    })
    test('they compile under strict JSON Schema 2020-12', () => {
      const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: false })
      for (const { inputSchema, outputSchema } of tools) {
        ajv.compile(inputSchema)
        ajv.compile(outputSchema)
      }
    })
  })

  describe('MP-010 who sees what', () => {
    test('account tools are listed for an API key and an agent token, not for an end user', async () => {
      expect(await list(agent().apiKey)).toEqual(names)
      expect(await list(tokens.agent)).toEqual(names)
      expect(await list(tokens.oauth)).toEqual(names.filter((name) => !accountTools.includes(name)))
    })
    test('a hidden tool is as unknown as one that does not exist', async () => {
      const ask = (name: string) =>
        agent().rpc(
          { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name } },
          { authorization: `Bearer ${tokens.oauth}` },
        )
      for (const name of accountTools)
        expect((await ask(name)).message.error).toEqual({ code: -32602, message: `Unknown tool: ${name}` })
    })
    test('MP-011 their REST twins work for every credential', async () => {
      for (const token of [agent().apiKey, tokens.agent, restToken])
        for (const path of ['/v1/status', '/v1/key/status']) {
          const answer = await agent().handle(
            new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${token}` } }),
          )
          expect({ path, status: answer.status }).toEqual({ path, status: 200 })
        }
    })
    test('MC-018 check_key_status says what is left and when it resets, as REST does', async () => {
      const { json, text } = await agent().call('check_key_status')
      const rest = await agent().handle(
        new Request('http://localhost/v1/key/status', { headers: { authorization: `Bearer ${agent().apiKey}` } }),
      )
      expect(json).toEqual(await rest.json())
      expect(JSON.parse(text)).toEqual(json)
    })
    test('MC-019 get_api_status tells versions and club types', async () => {
      const { json } = await agent().call('get_api_status')
      expect(json).toMatchObject({
        apiVersion: '1.2.0',
        supportedClubTypes: ['driver', 'fairway', 'hybrid', 'iron', 'wedge'],
      })
    })
    test('a missing scope is told by HTTP, so that the host can ask its user for more', async () => {
      const { deps } = agent()
      const verify = () => ({
        accountId: agent().accountId,
        keyId: 'key_x',
        kind: 'oauth' as const,
        resource: 'http://fit.example/mcp',
        scopes: ['fittings:read' as const],
      })
      const app = createApp({ ...deps, keys: { ...deps.keys, verify } })
      const reader = agentOf((request) => app.handle(request), 'eoa_reader')
      const params = { name: 'analyze_fitting', arguments: { clubType: 'driver', handedness: 'right', swingSpeed: 95 } }
      const { status, headers, message } = await reader.rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      expect({ status, code: message.error.data.code }).toEqual({ status: 403, code: 'INSUFFICIENT_SCOPE' })
      expect(headers.get('www-authenticate')).toBe(
        'Bearer error="insufficient_scope", scope="fittings:create", resource_metadata="http://fit.example/.well-known/oauth-protected-resource/mcp"',
      )
      expect((await reader.rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).status).toBe(200)
    })
  })
})
