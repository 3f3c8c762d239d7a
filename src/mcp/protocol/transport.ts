import { type Gate, type Principal, principalOfTools, resourceMetadataUrl } from '../../identity/auth/index.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { pathOf } from '../../platform/http/address.ts'
import { type Answering, type Asked, answerBy } from '../../platform/http/answers/answer.ts'
import { respondWith } from '../../platform/http/answers/response.ts'
import { readJson } from '../../platform/http/body/json-body.ts'
import type { Listener } from '../../platform/http/client-address.ts'
import { countRequest, type RateLimits } from '../../platform/http/limits/rate-limit.ts'
import type { Outlet } from '../../platform/http/limits/unread-answers.ts'
import { unforeseen } from '../../platform/http/problems.ts'
import type { RequestLogs } from '../../platform/http/request-log.ts'
import { markMode } from '../../platform/http/test-mode.ts'
import { errorFacts } from '../../platform/log/log.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { isRecord } from '../../platform/values.ts'
import { say } from '../../words/say.ts'
import type { libraryAnswer, MessageDeps } from '../documents/library.ts'
import { takesLinks } from '../documents/links.ts'
import type { Surface } from '../surface.ts'
import type { Caller } from '../tool.ts'
import { toolSelection } from '../toolsets.ts'
import { clientIn } from './client-name.ts'
import { fastAnswer } from './fast-path.ts'
import { originCheck } from './origin-check.ts'
import { problemAnswer, type RpcAnswer, refusalAnswer, requestIn, TransportRefusal } from './rpc.ts'

/** Parts of the service that carry messages. */
export interface TransportDeps extends Gate, MessageDeps, RequestLogs {
  readonly config: Config
}

const path = '/mcp'
/** What the library takes (its MAX_BATCH_SIZE). */
const batchMessagesMax = 100

/** Whether a request is for the tool endpoint. The address is exact: OAuth clients compare it letter by letter. */
export const isForTools = (request: Request): boolean => pathOf(request) === path

/**
 * Stateless Streamable HTTP: one POST is one exchange, nothing is remembered between them, so any replica can answer. What
 * never becomes a message is refused by HTTP status, with a JSON-RPC body.
 *
 * @param isFast False leaves every message to the library: for the test that compares both.
 */
export const transport = (deps: TransportDeps, surface: Surface, { isFast } = { isFast: true }) => {
  const { config, log } = deps
  const neighbors = originCheck(config)
  const selected = toolSelection(surface)
  let loaded: Promise<ReturnType<typeof libraryAnswer>> | undefined
  // Loaded with the first message that needs it: a tenth of the time to start.
  const library = () => {
    loaded ??= import('../documents/library.ts').then(({ libraryAnswer }) => libraryAnswer(deps))
    return loaded
  }
  const metadataUrl = resourceMetadataUrl(config.baseUrl, '/mcp')

  const answerMessage = async ({ request, set, noted, requestId }: Asked, principal: Principal): Promise<RpcAnswer> => {
    const headers = set.headers as Caller['headers']
    refuseOtherMethods(request)
    refuseUnreadable(request.headers)
    const message = await messageIn(request, config.maxBodyBytes).catch(async (refusal: unknown) => {
      await countRequest(deps.limits, 'free', principal, headers)
      throw refusal
    })
    noted.client = clientIn(message)
    const caller = { ...callerOf(request, principal), requestId, headers, noted }
    await countMessages(deps.limits, message, caller)
    const offered = selected(request)
    const known = isFast ? fastAnswer(deps, offered, message, caller, request.headers) : null
    return known ?? (await library())(request, message, offered, caller)
  }
  const refusalOf = (thrown: unknown, { requestId, noted }: Asked): RpcAnswer => {
    noted.code = codeOf(thrown)
    if (thrown instanceof TransportRefusal) return refusalAnswer(thrown)
    if (!(thrown instanceof Problem))
      log.error('request failed', { requestId, code: 'INTERNAL', ...errorFacts(thrown) })
    return problemAnswer(unforeseen(thrown), requestId)
  }
  const answering: Answering = {
    route: path,
    answer: async (asked) => {
      const { request, server, set, noted } = asked
      const origin = neighbors.admit(request)
      if (origin !== null) Object.assign(set.headers, forPages(origin))
      if (request.method === 'OPTIONS') return send(asked, preflight)
      const principal = await principalOfTools(deps, request, server, metadataUrl)
      noted.accountId = principal.accountId
      noted.keyId = principal.keyId
      markMode(principal, set.headers)
      const outlet = deps.limits.unread.to(principal.keyId)
      const answer = await answerMessage(asked, principal).catch((thrown: unknown) => refusalOf(thrown, asked))
      return send(asked, answer, sentBy(outlet, answer.body))
    },
    refuse: (thrown, asked) => send(asked, refusalOf(thrown, asked)),
  }
  const answer = answerBy(deps)
  return (request: Request, server: Listener | null): Promise<Response> => answer(answering, request, server)
}

const send = (
  { set }: Asked,
  answer: RpcAnswer,
  body: ConstructorParameters<typeof Response>[0] = answer.body,
): Response => respondWith(set, body, answer.headers, answer.status)

const sentBy = (outlet: Outlet, body: RpcAnswer['body']) => {
  if (body === null) return null
  return typeof body === 'string' ? outlet.body(body) : outlet.stream(body)
}

const messageIn = async (request: Request, bytesMax: number): Promise<unknown> => {
  const message = await readJson(request, bytesMax)
  if (message === undefined) throw problem('malformedJson', { detail: say('requests.noMessage') })
  return message
}

/** A refusal by the transport has words and no code of ours. */
const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof TransportRefusal ? undefined : unforeseen(thrown).code

/**
 * Tools count in groups of their own, when they are called; everything else that a key may send counts as a free operation,
 * also a body that is no message. Of a batch each message counts. A batch that is longer than the library takes is refused
 * whole by it.
 */
const countMessages = async (limits: RateLimits, message: unknown, caller: Caller): Promise<void> => {
  const messages = Array.isArray(message) ? message.slice(0, batchMessagesMax) : [message]
  const others = messages.filter((one) => !isToolCall(one)).length
  for (let i = 0; i < others; i++) await countRequest(limits, 'free', caller.principal, caller.headers)
}

/** A call that reaches a tool, as far as its form tells. What only says so in its method is refused before a tool counts it. */
const isToolCall = (message: unknown): boolean => {
  const request = requestIn(message)
  if (request?.method !== 'tools/call') return false
  const { name, arguments: args = {} } = request.params
  return typeof name === 'string' && isRecord(args)
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

/** Headers longer than REST allows say nothing. */
const callerOf = (request: Request, principal: Principal): Omit<Caller, 'noted' | 'requestId' | 'headers'> => {
  const said = (name: string, charactersMax: number): string | null => {
    const text = request.headers.get(name)
    return text !== null && text !== '' && text.length <= charactersMax ? text : null
  }
  const traffic = said('x-svc-traffic', 10)
  return {
    principal,
    platform: said('x-svc-platform', 40),
    client: said('x-svc-client', 100),
    takesLinks: takesLinks(request),
    traffic: traffic === 'internal' || traffic === 'test' ? traffic : null,
  }
}

const forPages = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers':
    'WWW-Authenticate, X-Request-ID, RateLimit, RateLimit-Policy, Retry-After, X-SVC-Mode',
  vary: 'Origin',
})

const preflight: RpcAnswer = {
  body: null,
  status: 204,
  headers: {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers':
      'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, X-MCP-Toolsets, X-MCP-Readonly, X-SVC-Platform, X-SVC-Client, X-SVC-Traffic',
    'access-control-max-age': '3600',
  },
}
