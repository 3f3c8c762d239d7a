import { isRecord } from '../platform/values.ts'
import { callTool } from './call-tool.ts'
import { eventStream } from './event-stream.ts'
import type { MessageDeps } from './library.ts'
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
import { refuseScope } from './scope.ts'
import type { Surface } from './surface.ts'
import type { Caller, Progress } from './tool.ts'

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
): RpcAnswer | Promise<RpcAnswer> | null => {
  const request = plainRequest(message)
  if (request === null) return null
  const { id, method, params } = request
  const { kind } = caller.principal
  switch (method) {
    case 'tools/call':
      return answerCall(deps, surface, request, caller)
    case 'ping':
      return jsonAnswer(rpcResult(id, '{}'))
    case 'tools/list':
      return jsonAnswer(rpcResult(id, surface.toolList(kind)))
    case 'prompts/list':
      return jsonAnswer(rpcResult(id, surface.promptList))
    case 'resources/list':
      return jsonAnswer(rpcResult(id, surface.resourceList))
    case 'resources/read': {
      const contents = typeof params['uri'] === 'string' ? surface.resource(params['uri']) : undefined
      return contents === undefined ? null : jsonAnswer(rpcResult(id, contents))
    }
    default:
      return null
  }
}

const answerCall = (
  deps: MessageDeps,
  surface: Surface,
  { id, params }: RpcRequest,
  caller: Caller,
): RpcAnswer | Promise<RpcAnswer> | null => {
  const { name, arguments: args = {} } = params
  if (typeof name !== 'string') return null
  if (!isRecord(args))
    return jsonAnswer(rpcError(id, rpcCodes.invalidParams, 'arguments must be an object, or be left out'))
  const tool = surface.toolFor(caller.principal.kind, name)
  if (tool === undefined) return null
  refuseScope(caller.principal, tool, deps.config.baseUrl)
  const token = progressToken(params)
  const run = (onProgress: (progress: Progress) => void) =>
    callTool(deps, surface, tool, args, { ...caller, onProgress }).then((result) => rpcResult(id, result))
  if (!tool.canWait(args)) return run(() => {}).then((body) => jsonAnswer(body))
  return eventStream((send) => run(token === undefined ? () => {} : progressSender(token, send)))
}

/** The percentage must rise with each notification, so a stage that brings nothing new is not told. */
const progressSender = (token: RequestId, send: (message: string) => void): ((progress: Progress) => void) => {
  let last = -1
  return ({ stage, percent }) => {
    if (percent <= last) return
    last = percent
    const params = { progressToken: token, progress: percent, total: 100, message: stage }
    send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params }))
  }
}

const plainRequest = (message: unknown): RpcRequest | null => {
  const request = requestIn(message)
  return request !== null && !speaksNewRevision(request.params) ? request : null
}

/** What the protocol itself puts into `_meta` belongs to another revision. */
const speaksNewRevision = ({ _meta }: RpcRequest['params']): boolean =>
  isRecord(_meta) && Object.keys(_meta).some((key) => key.startsWith('io.modelcontextprotocol/'))

const progressToken = ({ _meta }: RpcRequest['params']): RequestId | undefined =>
  (_meta as { progressToken?: RequestId } | undefined)?.progressToken
