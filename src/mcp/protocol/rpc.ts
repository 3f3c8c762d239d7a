import type { Problem } from '../../platform/errors.ts'
import { isRecord } from '../../platform/values.ts'

/** Codes of JSON-RPC 2.0, and the one that MCP libraries use for everything of the transport. */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  transport: -32000,
} as const

/** Id of a message, which the client chose. */
export type RequestId = string | number

/** A message that asks for something. */
export interface RpcRequest {
  readonly id: RequestId
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

const requestMembers = new Set(['jsonrpc', 'id', 'method', 'params'])

/** The request that a message is, when nothing but its own params could be wrong with it. */
export const requestIn = (message: unknown): RpcRequest | null => {
  if (!isRecord(message) || message['jsonrpc'] !== '2.0') return null
  const { id, method, params = {} } = message
  if (!isRequestId(id) || typeof method !== 'string' || !isRecord(params)) return null
  for (const member in message) if (!requestMembers.has(member)) return null
  return hasUsableMeta(params) ? { id, method, params } : null
}

/** `_meta` may hold a progress token. */
const hasUsableMeta = ({ _meta }: RpcRequest['params']): boolean => {
  if (_meta === undefined) return true
  if (!isRecord(_meta)) return false
  const token = _meta['progressToken']
  return token === undefined || isRequestId(token)
}

const isRequestId = (value: unknown): value is RequestId =>
  typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value))

/** The answer to a request, from finished JSON. */
export const rpcResult = (id: RequestId, result: string): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`

/** An error answer as JSON. @param id Null where the message could not be read. */
export const rpcError = (id: RequestId | null, code: number, message: string, data?: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } })

/** An answer before it has the headers that every answer has. Those of its own win. */
export interface RpcAnswer {
  readonly body: string | ReadableStream<Uint8Array> | null
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** An answer of JSON. */
export const jsonAnswer = (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): RpcAnswer => ({
  body,
  status,
  headers: { 'content-type': 'application/json', ...headers },
})

/** A request that never became a message: the HTTP status says what is wrong, the body says it in JSON-RPC. */
export class TransportRefusal extends Error {
  override readonly name = 'TransportRefusal'
  readonly status: number
  readonly rpcCode: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.rpcCode = rpcCodes.transport
    this.headers = headers
  }
}

/** A refusal or a problem as the answer to an HTTP request. */
export const refusalAnswer = (thrown: TransportRefusal): RpcAnswer =>
  jsonAnswer(rpcError(null, thrown.rpcCode, thrown.message), thrown.status, thrown.headers)

/** A problem of the service as an error of JSON-RPC, with the HTTP status that it has over REST. */
export const problemAnswer = (thrown: Problem, requestId: string): RpcAnswer =>
  jsonAnswer(
    rpcError(null, rpcCodeOf(thrown), thrown.message, { code: thrown.code, requestId, ...thrown.members }),
    thrown.status,
    thrown.headers,
  )

const rpcCodeOf = ({ code, status }: Problem): number => {
  if (code === 'MALFORMED_JSON') return rpcCodes.parseError
  if (code === 'VALIDATION_FAILED') return rpcCodes.invalidRequest
  return status === 500 ? rpcCodes.internal : rpcCodes.transport
}
