import { describe, expect, test } from 'bun:test'
import { type TObject, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { createApp } from '../../src/app.ts'
import { registryEntry } from '../../src/mcp/index.ts'
import { requestTo } from '../support/app.ts'
import { onAgent } from './agent.ts'

// What the published schemas ask for, in our words. Sources: modelcontextprotocol/experimental-ext-server-card schema.json (v1)
// and modelcontextprotocol/registry server.schema.json (2025-12-11); both say the same of what we use.
const KeyValueInput = Type.Object({
  name: Type.String(),
  description: Type.Optional(Type.String()),
  isRequired: Type.Optional(Type.Boolean()),
  isSecret: Type.Optional(Type.Boolean()),
})
const ServerDocument = Type.Object({
  $schema: Type.String({
    pattern: '^https://static\\.modelcontextprotocol\\.io/schemas/(v1/server-card|2025-12-11/server)\\.schema\\.json$',
  }),
  name: Type.String({ minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' }),
  title: Type.String({ minLength: 1, maxLength: 100 }),
  description: Type.String({ minLength: 1, maxLength: 100 }),
  version: Type.String({ maxLength: 255, pattern: '^\\d+\\.\\d+\\.\\d+$' }),
  remotes: Type.Array(
    Type.Object({
      type: Type.Literal('streamable-http'),
      url: Type.String({ pattern: '^https?://' }),
      headers: Type.Array(KeyValueInput),
      variables: Type.Optional(Type.Record(Type.String(), Type.Omit(KeyValueInput, ['name']))),
    }),
    { minItems: 1 },
  ),
})
const fits = (schema: TObject, value: unknown) =>
  [...Value.Errors(schema, value)].map(({ path, message }) => `${path} ${message}`)

onAgent((agent) => {
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await agent().handle(requestTo(path, init))
    return {
      response,
      status: response.status,
      headers: response.headers,
      // biome-ignore lint/suspicious/noExplicitAny: documents of several shapes
      body: (response.status === 200 ? await response.json() : null) as any,
    }
  }

  describe('MC-006 documents by which clients find the tool endpoint', () => {
    test('the server card, at both of its addresses', async () => {
      const { body, headers } = await get('/mcp/server-card')
      expect(fits(ServerDocument, body)).toEqual([])
      expect(headers.get('content-type')).toBe('application/mcp-server-card+json')
      expect(body).toMatchObject({
        name: registryEntry().name,
        version: '1.4.0',
        remotes: [{ url: 'http://fit.example/mcp' }],
      })
      expect(body.tools).toBeUndefined()
      expect((await get('/.well-known/mcp/server-card.json')).body).toEqual(body)
    })
    test('ST-009 the card and the server say the same version', async () => {
      const { body } = await get('/mcp/server-card')
      const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
      const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'initialize', params })
      expect(message.result.serverInfo).toMatchObject({
        name: body.name,
        version: body.version,
        title: body.title,
        websiteUrl: body.websiteUrl,
      })
      const [newest, ...older] = body.remotes[0].supportedProtocolVersions
      expect({ newest, newestOfHandshakes: older[0] }).toEqual({
        newest: '2026-07-28',
        newestOfHandshakes: message.result.protocolVersion,
      })
    })
    test('the AI catalog leads to the card', async () => {
      const { body, headers } = await get('/.well-known/ai-catalog.json')
      expect(headers.get('content-type')).toBe('application/ai-catalog+json')
      expect(body).toMatchObject({ specVersion: '1.0', host: { displayName: 'Clubwright' } })
      for (const { identifier, type, url } of body.entries) {
        expect({ identifier, type }).toEqual({
          identifier: 'urn:air:fit.example:mcp:clubwright',
          type: 'application/mcp-server-card+json',
        })
        expect((await get(new URL(url).pathname)).status).toBe(200)
      }
    })
    test('what a token is bound to, for tools and for REST', async () => {
      for (const [path, resource] of [
        ['/.well-known/oauth-protected-resource/mcp', 'http://fit.example/mcp'],
        ['/.well-known/oauth-protected-resource', 'http://fit.example/mcp'],
        ['/.well-known/oauth-protected-resource/v1', 'http://fit.example/v1'],
      ] as const) {
        const { body } = await get(path)
        expect(body).toMatchObject({
          resource,
          authorization_servers: ['http://fit.example'],
          scopes_supported: ['fittings:create', 'fittings:read'],
          bearer_methods_supported: ['header'],
        })
      }
    })
    test('they are for everyone, from any page, and cached', async () => {
      for (const path of [
        '/mcp/server-card',
        '/.well-known/ai-catalog.json',
        '/.well-known/oauth-protected-resource/mcp',
      ]) {
        const { headers } = await get(path)
        expect({ path, origin: headers.get('access-control-allow-origin') }).toEqual({ path, origin: '*' })
        expect(headers.get('cache-control')).toStartWith('public')
        const etag = headers.get('etag')!
        expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
        expect((await get(path, { method: 'OPTIONS' })).status).toBe(204)
      }
    })
    test('server.json in the repository is what the program makes', async () => {
      const file = await Bun.file(new URL('../../server.json', import.meta.url)).json()
      expect(file).toEqual(registryEntry())
      expect(fits(ServerDocument, file)).toEqual([])
      const { url, variables } = file.remotes[0]
      expect([...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(variables))
    })
  })

  describe('ST-005 AU-003 /mcp/health', () => {
    test('needs no key, and names the tools', async () => {
      const { status, body } = await get('/mcp/health')
      const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
      const tools = message.result.tools.map(({ name }: { name: string }) => name)
      expect({ status, body }).toEqual({
        status: 200,
        body: { status: 'ok', toolCount: tools.length, tools, serverVersion: '1.4.0' },
      })
    })
    test('503 while the service cannot work', async () => {
      const stopping = createApp({ ...agent().deps, isReady: () => false })
      const answer = await stopping.handle(requestTo('/mcp/health'))
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).not.toBeNull()
      expect(await answer.json()).toMatchObject({ code: 'NOT_READY' })
    })
  })
})
