import { type Principal, principalOfTools } from '../auth/index.ts'
import type { Deps } from '../deps.ts'
import { Problem, problem } from '../errors.ts'
import { readJson } from '../http/json-body.ts'
import { requestIdHeader } from '../http/request-id.ts'
import { noteAccount } from '../http/request-log.ts'
import { errorFacts } from '../log.ts'
import { fastAnswer } from './fast-path.ts'
import { libraryAnswer, protocolVersions } from './library.ts'
import { neighbourhood } from './neighbours.ts'
import { problemResponse, refusalResponse, TransportRefusal } from './rpc.ts'
import { resourceMetadataUrl } from './scope.ts'
import type { Surface } from './surface.ts'
import type { Caller } from './tool.ts'

export type TransportDeps = Pick<Deps, 'config' | 'keys' | 'limits' | 'log'>

/** Headers of the answer, as Elysia keeps them. */
type AnswerHeaders = Record<string, string | number>

export const path = '/mcp'

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

  const exchange = async (request: Request, headers: AnswerHeaders): Promise<Response> => {
    const principal = await principalOfTools(deps, request.headers.get('authorization'), metadataUrl)
    noteAccount(request, principal.accountId)
    refuseOtherMethods(request)
    refuseUnreadable(request.headers)
    const message = await readJson(request, config.maxBodyBytes)
    if (message === undefined) throw problem('malformedJson', { detail: 'A JSON-RPC message is needed.' })
    const caller = callerOf(request, principal, headers)
    const isPlain = isFast && speaksKnownVersion(request.headers)
    return (isPlain && fastAnswer(deps, surface, message, caller)) || library(request, message, caller)
  }

  return async (request: Request, headers: AnswerHeaders): Promise<Response> => {
    const requestId = String(headers[requestIdHeader])
    try {
      // Elysia serves an address with a final slash too; OAuth clients compare the resource letter by letter.
      if (!isExactly(request.url)) throw new TransportRefusal(404, `The tool endpoint is ${config.baseUrl}${path}.`)
      const origin = neighbours.admit(request)
      if (origin !== null) allowOrigin(headers, origin)
      if (request.method === 'OPTIONS') return preflight()
      return await exchange(request, headers)
    } catch (thrown) {
      if (thrown instanceof TransportRefusal) return refusalResponse(thrown)
      if (thrown instanceof Problem) return problemResponse(thrown, requestId)
      log.error('request failed', { requestId, code: 'INTERNAL', ...errorFacts(thrown) })
      const detail = 'The request could not be completed. Quote the request id when reporting this.'
      return problemResponse(problem('internal', { detail }), requestId)
    }
  }
}

const isExactly = (url: string): boolean => {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return url.slice(start, end === -1 ? undefined : end) === path
}

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
const callerOf = (request: Request, principal: Principal, headers: AnswerHeaders): Caller => {
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
    signal: request.signal,
  }
}

const allowOrigin = (headers: AnswerHeaders, origin: string): void => {
  headers['access-control-allow-origin'] = origin
  headers['access-control-expose-headers'] = 'WWW-Authenticate, X-Request-ID, RateLimit, RateLimit-Policy, Retry-After'
  headers['vary'] = 'Origin'
}

const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'Authorization, Content-Type, Accept, MCP-Protocol-Version, X-SVC-Platform, X-SVC-Client, X-SVC-Traffic',
      'access-control-max-age': '3600',
    },
  })
