import { type Principal, principalOfTools } from '../auth/index.ts'
import type { Deps } from '../deps.ts'
import { Problem, problem } from '../errors.ts'
import type { Listener } from '../http/client-address.ts'
import { readJson } from '../http/json-body.ts'
import { countRequest } from '../http/rate-limit.ts'
import { identify, requestIdHeader } from '../http/request-id.ts'
import { logRequest } from '../http/request-log.ts'
import { everyAnswer } from '../http/security-headers.ts'
import { errorFacts } from '../log.ts'
import { fastAnswer } from './fast-path.ts'
import { libraryAnswer, protocolVersions } from './library.ts'
import { neighbourhood } from './neighbours.ts'
import { problemAnswer, type RpcAnswer, refusalAnswer, TransportRefusal } from './rpc.ts'
import { resourceMetadataUrl } from './scope.ts'
import type { Surface } from './surface.ts'
import type { Caller } from './tool.ts'

export type TransportDeps = Pick<Deps, 'config' | 'keys' | 'limits' | 'log'>

const path = '/mcp'

/** Whether a request is for the tool endpoint. The address is exact: OAuth clients compare it letter by letter. */
export const isForTools = ({ url }: Request): boolean => {
  const start = url.indexOf('/', 'https://'.length)
  return url.startsWith(path, start) && (url.length === start + path.length || url[start + path.length] === '?')
}

/**
 * Stateless Streamable HTTP: one POST is one exchange, nothing is remembered between them, so any replica can answer. What
 * never becomes a message is refused by HTTP status, with a JSON-RPC body.
 *
 * @param isFast False leaves every message to the library: for the test that compares both.
 */
export const transport = (deps: TransportDeps, surface: Surface, { isFast } = { isFast: true }) => {
  const { config, log } = deps
  const neighbours = neighbourhood(config)
  const library = libraryAnswer(deps, surface)
  const metadataUrl = resourceMetadataUrl(config.baseUrl)

  const exchange = async (request: Request, principal: Principal, headers: Caller['headers']): Promise<RpcAnswer> => {
    refuseOtherMethods(request)
    refuseUnreadable(request.headers)
    const message = await readJson(request, config.maxBodyBytes)
    if (message === undefined) throw problem('malformedJson', { detail: 'A JSON-RPC message is needed.' })
    const caller = callerOf(request, principal, headers)
    if (!isToolCall(message)) await countRequest(deps.limits, 'free', principal.keyId, caller.headers)
    const isPlain = isFast && speaksKnownVersion(request.headers)
    return (isPlain && fastAnswer(deps, surface, message, caller)) || library(request, message, caller)
  }
  const failed = (thrown: unknown, requestId: string): RpcAnswer => {
    if (thrown instanceof TransportRefusal) return refusalAnswer(thrown)
    if (thrown instanceof Problem) return problemAnswer(thrown, requestId)
    log.error('request failed', { requestId, code: 'INTERNAL', ...errorFacts(thrown) })
    const detail = 'The request could not be completed. Quote the request id when reporting this.'
    return problemAnswer(problem('internal', { detail }), requestId)
  }

  return async (request: Request, server: Listener | null): Promise<Response> => {
    const startedMs = performance.now()
    const headers: Record<string, string> = { ...everyAnswer }
    identify(request, headers)
    const requestId = headers[requestIdHeader]!
    let principal: Principal | undefined
    let answer: RpcAnswer
    try {
      const origin = neighbours.admit(request)
      if (origin !== null) Object.assign(headers, forPages(origin))
      if (request.method === 'OPTIONS') answer = preflight
      else {
        principal = await principalOfTools(deps, request, server, metadataUrl)
        answer = await exchange(request, principal, headers)
      }
    } catch (thrown) {
      answer = failed(thrown, requestId)
    }
    const { status, body } = answer
    logRequest(log, { request, route: path, status, requestId, startedMs, accountId: principal?.accountId })
    return new Response(body, { status, headers: { ...headers, ...answer.headers } })
  }
}

/** Tools count in groups of their own; everything else that a key may send counts as a free operation. */
const isToolCall = (message: unknown): boolean => (message as { method?: unknown } | null)?.method === 'tools/call'

const refuseOtherMethods = ({ method }: Request): void => {
  if (method !== 'POST')
    throw new TransportRefusal(405, 'Method not allowed: this server keeps no sessions; POST each message.', {
      allow: 'POST',
    })
}

/** Words of the reference library, which clients know. */
const refuseUnreadable = (headers: Headers): void => {
  const accept = headers.get('accept') ?? ''
  if (!accept.includes('application/json') || !accept.includes('text/event-stream'))
    throw new TransportRefusal(406, 'Not Acceptable: Client must accept both application/json and text/event-stream')
  if (!headers.has('content-type'))
    throw new TransportRefusal(415, 'Unsupported Media Type: Content-Type must be application/json')
}

const speaksKnownVersion = (headers: Headers): boolean => {
  const version = headers.get('mcp-protocol-version')
  return version === null || (protocolVersions as readonly string[]).includes(version)
}

/** Headers longer than REST allows say nothing. */
const callerOf = (request: Request, principal: Principal, headers: Caller['headers']): Caller => {
  const said = (name: string, charactersMax: number): string | null => {
    const text = request.headers.get(name)
    return text !== null && text !== '' && text.length <= charactersMax ? text : null
  }
  const traffic = said('x-svc-traffic', 10)
  return {
    principal,
    requestId: String(headers[requestIdHeader]),
    platform: said('x-svc-platform', 40),
    client: said('x-svc-client', 100),
    traffic: traffic === 'internal' || traffic === 'test' ? traffic : null,
    headers,
  }
}

const forPages = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'WWW-Authenticate, X-Request-ID, RateLimit, RateLimit-Policy, Retry-After',
  vary: 'Origin',
})

const preflight: RpcAnswer = {
  body: null,
  status: 204,
  headers: {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers':
      'Authorization, Content-Type, Accept, MCP-Protocol-Version, X-SVC-Platform, X-SVC-Client, X-SVC-Traffic',
    'access-control-max-age': '3600',
  },
}
