import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { readiness, type Serving } from '../maintenance/status/index.ts'
import { count, text, texts } from '../platform/described.ts'
import { type PublicDocument, publicDocument, sendDocument } from '../platform/http/answers/public-document.ts'
import { forOtherOrigins } from '../platform/http/answers/security-headers.ts'
import { around } from '../platform/http/around.ts'
import { operation } from '../platform/http/operation.ts'
import { closed } from '../platform/schema.ts'
import { aiCatalog, protectedResource, serverCard } from './discovery.ts'
import { serverVersion } from './identity.ts'
import { type ProductDeps, productSurface } from './protocol/server.ts'
import { isForTools, type TransportDeps, transport } from './protocol/transport.ts'
import type { Surface } from './surface.ts'

/** Parts of the service that the tool endpoint uses. */
export type McpDeps = TransportDeps & Serving & ProductDeps

/** The tool endpoint, its health, and the documents by which clients find it. */
export const mcp = (deps: McpDeps) => {
  const surface = productSurface(deps)
  return (app: Elysia) => app.use(toolEndpoint(deps, surface)).use(health(deps, surface)).use(discovery(deps))
}

/**
 * `/mcp` for a surface, answered before Elysia makes a context: problems of body and method are errors of JSON-RPC, and agents
 * call often enough for the hooks to count (half of the work of a small answer; see `direct` in src/platform/http).
 */
export const toolEndpoint = (deps: TransportDeps, surface: Surface, { isFast } = { isFast: true }) => {
  const answer = transport(deps, surface, { isFast })
  return (app: Elysia) => {
    return app.use(around((next) => (request) => (isForTools(request) ? answer(request, app.server) : next(request))))
  }
}

const ToolHealth = closed(
  {
    status: Type.Literal('ok', { description: 'Always ok.' }),
    toolCount: count('tools', 'Number of tools available to an API key.', 12),
    tools: texts('Their names.', 'analyze_fitting', 'get_fitting'),
    serverVersion: text('Version of the tool server.', '1.4.0'),
  },
  { $id: 'ToolHealth', description: 'The MCP endpoint works.' },
)

/** Whether the tool endpoint answers. */
export const toolHealth = operation({
  id: 'getToolHealth',
  tag: 'Service',
  security: [],
  answers: { 200: ToolHealth },
  problems: ['notReady'],
  summary: 'Check that the MCP endpoint works',
  description: 'Lists the tools available to an API key at /mcp.',
})

const health = (deps: Serving, surface: Surface) =>
  new Elysia({ name: 'mcp-health' }).get(
    '/mcp/health',
    async () => {
      const tools = surface.toolNames('api_key')
      await readiness(deps)
      return { status: 'ok', toolCount: tools.length, tools, serverVersion }
    },
    { ...toolHealth },
  )

/** Public, and for web pages of any origin. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
  'access-control-expose-headers': 'ETag',
  ...forOtherOrigins,
}

const discovery = ({ config }: TransportDeps) => {
  const json = (value: unknown, type = 'application/json') => publicDocument(JSON.stringify(value), type, open)
  const card = json(serverCard(config), 'application/mcp-server-card+json')
  const forTools = json(protectedResource(config, '/mcp'))
  const files: Readonly<Record<string, PublicDocument>> = {
    '/mcp/server-card': card,
    '/.well-known/mcp/server-card.json': card,
    '/.well-known/ai-catalog.json': json(aiCatalog(config), 'application/ai-catalog+json'),
    '/.well-known/oauth-protected-resource': forTools,
    '/.well-known/oauth-protected-resource/mcp': forTools,
    '/.well-known/oauth-protected-resource/v1': json(protectedResource(config, '/v1')),
  }
  const app = new Elysia({ name: 'mcp-discovery' })
  for (const [address, document] of Object.entries(files))
    app
      .get(address, ({ request }) => sendDocument(request, document), { detail: { hide: true } })
      .options(address, () => new Response(null, { status: 204, headers: open }), { detail: { hide: true } })
  return app
}
