import {
  createMcpHandler,
  legacyStatelessFallback,
  type McpRequestContext,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from '@modelcontextprotocol/server'
import type { Deps } from '../deps.ts'
import { callTool } from './call-tool.ts'
import { CarefulServer } from './careful-server.ts'
import { completionsFor, promptMessages } from './prompting.ts'
import type { RpcAnswer } from './rpc.ts'
import type { Surface } from './surface.ts'
import type { Caller } from './tool.ts'
import { unknownTool } from './unknown-tool.ts'

/** Revisions that are always spoken. @source interface specification, tool protocol */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'] as const

/** Answers any message as the protocol's own library does, one new server per request. */
export const libraryAnswer = (deps: Pick<Deps, 'limits' | 'log' | 'config'>, surface: Surface) => {
  const factory = ({ authInfo }: McpRequestContext) => serverFor(deps, surface, authInfo?.extra?.['caller'] as Caller)
  const onerror = (error: Error) => deps.log.debug('mcp', { reason: error.message })
  const handle =
    deps.config.mcpProtocol2026 === 'on'
      ? createMcpHandler(factory, { onerror }).fetch
      : legacyStatelessFallback(factory, onerror)
  return async (request: Request, message: unknown, caller: Caller): Promise<RpcAnswer> => {
    const { body, status, headers } = await handle(request, {
      parsedBody: message,
      authInfo: {
        token: '',
        clientId: caller.principal.keyId,
        scopes: [...caller.principal.scopes],
        extra: { caller },
      },
    })
    return { body, status, headers: Object.fromEntries(headers) }
  }
}

const serverFor = (deps: Pick<Deps, 'limits' | 'log'>, surface: Surface, caller: Caller): Server => {
  const { serverInfo, instructions, prompts, more } = surface
  const { kind } = caller.principal
  const server = new CarefulServer(serverInfo, {
    instructions,
    supportedProtocolVersions: [...protocolVersions],
    capabilities: { tools: {}, prompts: {}, resources: {}, completions: {}, ...more?.capabilities },
  })
  server.setRequestHandler('tools/list', () => JSON.parse(surface.toolList(kind)))
  server.setRequestHandler('prompts/list', () => JSON.parse(surface.promptList))
  server.setRequestHandler('resources/list', () => JSON.parse(surface.resourceList))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = surface.toolFor(kind, params.name)
    if (tool === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(surface, kind, params.name))
    const token = mcpReq._meta?.progressToken
    const onProgress = ({ stage, percent }: { stage: string; percent: number }) => {
      if (token === undefined) return
      const progress = { progressToken: token, progress: percent, total: 100, message: stage }
      void mcpReq.notify({ method: 'notifications/progress', params: progress })
    }
    const result = await callTool(deps, surface, tool, params.arguments ?? {}, { ...caller, onProgress })
    return JSON.parse(result)
  })
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const contents = surface.resource(uri)
    // -32002 is what the revisions before 2026-07-28 say.
    if (contents === undefined) throw new ProtocolError(-32002, `Resource not found: ${uri.slice(0, 200)}`, { uri })
    return JSON.parse(contents)
  })
  server.setRequestHandler('prompts/get', ({ params }) => {
    const found = promptMessages(prompts, params.name, params.arguments ?? {})
    if ('wrong' in found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, found.wrong)
    return { description: found.description, messages: [...found.messages] }
  })
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) => ({
    completion: completionsFor(prompts, ref, argument),
  }))
  more?.register(server)
  return server
}
