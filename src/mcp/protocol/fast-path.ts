import { errorFacts } from '../../platform/log/log.ts'
import { isRecord } from '../../platform/values.ts'
import type { MessageDeps } from '../documents/library.ts'
import { templateFor } from '../documents/resources.ts'
import { handshakeVersions } from '../identity.ts'
import { refuseScope } from '../scope.ts'
import { cacheHints, type Surface } from '../surface.ts'
import type { Caller, Progress } from '../tool.ts'
import { callTool } from './call-tool.ts'
import { type Envelope, envelopeOf, hasEnvelope } from './envelope.ts'
import { eventStream } from './event-stream.ts'
import { leniently } from './lenient.ts'
import { progressParams } from './progress.ts'
import {
  jsonAnswer,
  type RequestId,
  type RpcAnswer,
  type RpcRequest,
  requestIn,
  rpcCodes,
  rpcError,
  rpcResult,
} from './rpc.ts'
import { answerTask, isOfTasks } from './tasks.ts'

/**
 * Answers the messages that agents send all the time from strings made beforehand, where the library would build a server
 * for each (bench/http/mcp.ts compares the result with REST). It takes a message only in the form about which there can be no
 * two opinions; test/mcp/differential.test.ts holds its answers against the library's.
 *
 * @returns null for a message that the library is to answer.
 */
export const fastAnswer = (
  deps: MessageDeps,
  surface: Surface,
  message: unknown,
  caller: Caller,
  headers: Headers,
): RpcAnswer | Promise<RpcAnswer> | null => {
  const request = requestIn(message)
  if (request === null) return null
  const { id, method } = request
  const envelope = deps.config.mcpProtocol2026 === 'on' ? envelopeOf(headers, request) : null
  if (envelope === null && !isOfHandshake(headers, request)) return null
  const { readTask, serverMeta } = surface
  if (envelope !== null && readTask !== undefined && isOfTasks(method))
    return answerTask({
      ...{ readTask, request, caller, serverMeta },
      hasTasks: envelope.hasTasks,
      baseUrl: deps.config.baseUrl,
    })
  if (method === 'tools/call') return answerCall(deps, surface, request, { ...caller, envelope })
  if (method === 'ping') return envelope === null ? jsonAnswer(rpcResult(id, '{}')) : null
  if (method === 'resources/read') refuseTemplate(deps, surface, request, caller)
  const known = answerLasting(surface, request, caller)
  return known && jsonAnswer(rpcResult(id, envelope === null ? known.result : stamp(known, surface)))
}

/** What is made when it is read may need a scope; the library answers the rest. */
const refuseTemplate = (deps: MessageDeps, surface: Surface, { params: { uri } }: RpcRequest, caller: Caller): void => {
  const found = typeof uri === 'string' ? templateFor(surface.templates, uri) : null
  if (found !== null) refuseScope(caller.principal, { kind: 'resource', ...found.template }, deps.config.baseUrl)
}

/** A message of the revisions that begin with a handshake. */
const isOfHandshake = (headers: Headers, request: RpcRequest): boolean => {
  const version = headers.get('mcp-protocol-version')
  return (version === null || (handshakeVersions as readonly string[]).includes(version)) && !hasEnvelope(request)
}

interface Lasting {
  readonly method: keyof typeof cacheHints
  readonly result: string
}

/** What is the same for every message until the next release. */
const answerLasting = (surface: Surface, { method, params }: RpcRequest, { principal }: Caller): Lasting | null => {
  switch (method) {
    case 'tools/list':
      return { method, result: surface.toolList(principal.kind) }
    case 'prompts/list':
      return { method, result: surface.promptList() }
    case 'resources/list':
      return { method, result: surface.resourceList() }
    case 'resources/read': {
      const result = typeof params['uri'] === 'string' ? surface.resource(params['uri']) : undefined
      return result === undefined ? null : { method, result }
    }
    default:
      return null
  }
}

/** With what revision 2026-07-28 adds to a result that a client may keep. */
const stamp = ({ method, result }: Lasting, { serverMeta }: Surface): string => {
  const { ttlMs, cacheScope } = cacheHints[method]
  const how = `"resultType":"complete","ttlMs":${ttlMs},"cacheScope":"${cacheScope}"`
  return `${result.slice(0, -1)},${how},"_meta":{${serverMeta}}}`
}

const answerCall = (
  deps: MessageDeps,
  surface: Surface,
  { id, params }: RpcRequest,
  caller: Caller & { readonly envelope: Envelope | null },
): RpcAnswer | Promise<RpcAnswer> | null => {
  const { name, inputResponses: answers = {} } = params
  const args = params['arguments'] ?? {} // null is how some clients write none
  if (typeof name !== 'string' || 'requestState' in params) return null
  if (!isRecord(args))
    return jsonAnswer(rpcError(id, rpcCodes.invalidParams, 'arguments must be an object, or omitted'))
  if (!isRecord(answers) || !Object.values(answers).every(isRecord))
    return jsonAnswer(rpcError(id, rpcCodes.invalidParams, 'inputResponses must be an object of objects'))
  const tool = surface.toolFor(caller.principal.kind, name)
  if (tool === undefined) return null
  refuseScope(caller.principal, { kind: 'tool', name, scope: tool.scope }, deps.config.baseUrl)
  const token = progressToken(params)
  const run = (onProgress: (progress: Progress) => void) =>
    callTool(deps, surface, tool, args, { ...caller, answers, onProgress }).then((result) => rpcResult(id, result))
  if (!tool.canWait(leniently(tool.input, args).args)) return run(() => {}).then((body) => jsonAnswer(body))
  return eventStream((send) =>
    run(token === undefined ? () => {} : progressSender(token, send)).catch((cause: unknown) => {
      deps.log.error('tool failed', { tool: name, ...errorFacts(cause) })
      return rpcError(id, rpcCodes.internal, 'The call could not be completed.')
    }),
  )
}

/** The percentage must rise with each notification, so a stage that brings nothing new is not told. */
const progressSender = (token: RequestId, send: (message: string) => void): ((progress: Progress) => void) => {
  let last = -1
  return (progress) => {
    if (progress.percent <= last) return
    last = progress.percent
    const params = progressParams(token, progress)
    send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params }))
  }
}

const progressToken = ({ _meta }: RpcRequest['params']): RequestId | undefined =>
  (_meta as { progressToken?: RequestId } | undefined)?.progressToken
