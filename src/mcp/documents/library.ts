import {
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  legacyStatelessFallback,
  type McpRequestContext,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { nearest } from '../../golf/names/nearest.ts'
import { type Principal, requireScope } from '../../identity/auth/index.ts'
import { Problem } from '../../platform/errors.ts'
import { countRequest } from '../../platform/http/limits/rate-limit.ts'
import { unforeseen } from '../../platform/http/problems.ts'
import { errorFacts } from '../../platform/log/log.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { isRecord } from '../../platform/values.ts'
import { yieldToEventLoop } from '../../platform/work/yield.ts'
import { handshakeVersions } from '../identity.ts'
import { type CallDeps, callTool } from '../protocol/call-tool.ts'
import { canAsk } from '../protocol/envelope.ts'
import { progressParams } from '../protocol/progress.ts'
import type { RpcAnswer } from '../protocol/rpc.ts'
import { tasksExtension } from '../protocol/task.ts'
import { ValidatingServer } from '../protocol/validating-server.ts'
import { cacheHints, type Surface } from '../surface.ts'
import type { Caller, Progress, ToolCall } from '../tool.ts'
import { completionsFor, promptMessages } from './prompting.ts'
import { templateFor } from './resources.ts'

/** What answering a message takes. */
export interface MessageDeps extends CallDeps {
  readonly config: Config
}

/** Answers any message as the protocol's own library does, one new server per request. */
export const libraryAnswer = (deps: MessageDeps) => {
  const factory = ({ authInfo, era }: McpRequestContext) => {
    const { surface, caller } = authInfo!.extra as unknown as { surface: Surface; caller: Caller }
    return serverFor(deps, surface, caller, era)
  }
  const onerror = (error: Error) => deps.log.debug('mcp', { reason: error.message })
  const handle =
    deps.config.mcpProtocol2026 === 'on'
      ? createMcpHandler(factory, { onerror }).fetch
      : legacyStatelessFallback(factory, onerror)
  return async (request: Request, message: unknown, surface: Surface, caller: Caller): Promise<RpcAnswer> => {
    const { body, status, headers } = await handle(request, {
      parsedBody: message,
      authInfo: {
        token: '',
        clientId: caller.principal.keyId,
        scopes: [...caller.principal.scopes],
        extra: { surface, caller },
      },
    })
    return { body, status, headers: Object.fromEntries(headers) }
  }
}

const serverFor = (deps: CallDeps, surface: Surface, caller: Caller, era: McpRequestContext['era']): Server => {
  const { serverInfo, instructions, prompts, readTask, more } = surface
  const extensions = era === 'modern' && readTask !== undefined ? { extensions: { [tasksExtension]: {} } } : {}
  const { kind } = caller.principal
  const server = new ValidatingServer(serverInfo, {
    instructions,
    supportedProtocolVersions: [...handshakeVersions],
    cacheHints,
    capabilities: { tools: {}, prompts: {}, resources: {}, completions: {}, ...extensions, ...more?.capabilities },
  })
  server.setRequestHandler('tools/list', () => JSON.parse(surface.toolList(kind)))
  server.setRequestHandler('prompts/list', () => JSON.parse(surface.promptList()))
  server.setRequestHandler('resources/list', () => JSON.parse(surface.resourceList()))
  server.setRequestHandler('resources/templates/list', () => JSON.parse(surface.templateList()))
  const inLane = lanes(callsAtOnce)
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = surface.toolFor(kind, params.name)
    if (tool === undefined) {
      await countRequest(deps.limits, 'free', caller.principal, caller.headers)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(surface, kind, params.name))
    }
    const token = mcpReq._meta?.progressToken
    const onProgress = (progress: Progress) => {
      if (token === undefined) return
      void mcpReq.notify({ method: 'notifications/progress', params: progressParams(token, progress) })
    }
    const call = { ...caller, onProgress, ...readAsked(mcpReq) }
    return JSON.parse(await inLane(() => callTool(deps, surface, tool, params.arguments ?? {}, call)))
  })
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const contents = surface.resource(uri)
    if (contents !== undefined) return JSON.parse(contents)
    return readTemplate(surface, uri, caller).catch((thrown: unknown) => refuse(deps, caller, thrown, { uri }))
  })
  server.setRequestHandler('prompts/get', ({ params }) => {
    const found = promptMessages(prompts, params.name, params.arguments ?? {})
    if ('wrong' in found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, found.wrong)
    return { description: found.description, messages: [...found.messages] }
  })
  server.setRequestHandler('completion/complete', async ({ params: { ref, argument } }) => ({
    completion: await completionsFor(surface, ref, argument, caller).catch((thrown: unknown) =>
      refuse(deps, caller, thrown),
    ),
  }))
  more?.register(server)
  return server
}

/** A document that is made now. */
const readTemplate = async ({ templates }: Surface, uri: string, caller: Caller) => {
  const found = templateFor(templates, uri)
  if (found === null) throw new ProtocolError(resourceNotFound, `Resource not found: ${uri.slice(0, 200)}`, { uri })
  const { template, id } = found
  if (template.scope !== null) requireScope(caller.principal, template.scope)
  const text = await template.read(id, caller)
  return { contents: [{ uri, mimeType: 'application/json', text }], ...(template.isFleeting && { ttlMs: 0 }) }
}

/** What the revisions before 2026-07-28 say. */
const resourceNotFound = -32002

/** Failures in words: a known problem in its own, a fault of ours only as that. */
const refuse = ({ log }: CallDeps, { requestId }: Caller, thrown: unknown, about: object = {}): never => {
  if (thrown instanceof ProtocolError) throw thrown
  if (!(thrown instanceof Problem)) log.error('request failed', { requestId, code: 'INTERNAL', ...errorFacts(thrown) })
  const { status, message, code } = unforeseen(thrown)
  const rpcCode =
    status === 404 ? resourceNotFound : ProtocolErrorCode[status < 500 ? 'InvalidParams' : 'InternalError']
  throw new ProtocolError(rpcCode, message, { ...about, code })
}

/** What a request of revision 2026-07-28 brings beside its arguments. */
const readAsked = ({
  envelope,
  inputResponses = {},
}: ServerContext['mcpReq']): Pick<ToolCall, 'envelope' | 'answers'> => {
  const capabilities = (envelope as Record<string, unknown> | undefined)?.[CLIENT_CAPABILITIES_META_KEY]
  return {
    envelope: isRecord(capabilities) ? { canAsk: canAsk(capabilities), hasTasks: false } : null,
    answers: inputResponses,
  }
}

/** The library begins the calls of a batch all at once; the database then answers them at once, and the engine runs 100 times. */
const callsAtOnce = 8

/** So many at a time, each in a turn of the event loop of its own; the others wait behind them. */
const lanes = (count: number) => {
  const ends = new Array<Promise<unknown>>(count).fill(Promise.resolve())
  let next = 0
  return <T>(work: () => Promise<T>): Promise<T> => {
    const lane = next++ % count
    const done = ends[lane]!.then(yieldToEventLoop).then(work)
    ends[lane] = done.catch(() => {})
    return done
  }
}

/** A tool that is hidden from the caller is as unknown as one that does not exist. */
const unknownTool = (surface: Surface, kind: Principal['kind'], name: string): string => {
  const near = nearest(name, surface.toolNames(kind))
  return `Unknown tool: ${name.slice(0, 100)}${near === undefined ? '' : `. Did you mean ${near}?`}`
}
