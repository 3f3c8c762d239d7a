import { Elysia } from 'elysia'
import { accountOfShare, openShare } from '../../features/sharing/index.ts'
import { selectTakesLeads } from '../../features/webhooks/index.ts'
import { openLabLink } from '../../fitting/index.ts'
import { selectIsKnownOrigin, selectLook } from '../../identity/accounts/index.ts'
import { type Gate, isStudioOperation, type Principal, type Publishable } from '../../identity/auth/index.ts'
import { accentProblem, accentStyle, readable as pageOfProblem } from '../../pages/index.ts'
import { problem } from '../../platform/errors.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import { type Asked, answerBy } from '../../platform/http/answers/answer.ts'
import { publicDocument, sendDocument } from '../../platform/http/answers/public-document.ts'
import { around } from '../../platform/http/around.ts'
import { isBrowsing } from '../../platform/http/browsing.ts'
import { countedSender, requestSender } from '../../platform/http/client-address.ts'
import { countRequest, type RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { mount } from '../../platform/http/mount.ts'
import type { RequestLogs } from '../../platform/http/request-log.ts'
import { say } from '../../words/say.ts'
import { type AnswerDeps, readerOf, sharedAnswer } from '../lab/index.ts'
import { type ConfirmDeps, confirmAnswer, confirmPath } from './confirm-lead.ts'
import { framed } from './framed.ts'
import { leadForm, outcomes, readLead, refusedStatus, takeLead } from './lead.ts'
import { shopName } from './shop-name.ts'

/** Parts of the service that embedded pages use. */
export interface EmbedDeps extends Gate, RequestLogs, AnswerDeps, Pick<ConfirmDeps, 'config' | 'log'> {
  readonly limits: RateLimits
}

/**
 * The service on web pages of others, by a publishable key: they may frame the studio and call its operations, from the
 * origins of the key and no others. Used after what it goes around.
 */
export const embed = (deps: EmbedDeps) => (app: Elysia) =>
  app
    .use(accents)
    .use(mount(deps, confirmation(deps)))
    .use(
      around((next) => (request) => {
        const path = pathOf(request)
        if (leadPath.test(path)) return serveLead(deps, request, app.server)
        if (framedPath.test(path)) return serveFrame(deps, request, app.server, next)
        if (!path.startsWith('/v1/') || !request.headers.has('origin')) return next(request)
        return request.method === 'OPTIONS'
          ? preflight(deps, request, app.server, next)
          : readable(deps, request, app.server, next)
      }),
    )

const confirmation = (deps: EmbedDeps) => (path: string) =>
  path === confirmPath ? { route: confirmPath, answer: (asked: Asked) => confirmAnswer(deps, asked) } : null

/** Stylesheets of the colors that shops chose, each by its color. */
const accents = new Elysia({ name: 'accents' }).get(
  '/docs/accent/:name',
  ({ params: { name }, request }) => {
    const [, digits] = /^([0-9a-f]{6})\.css$/.exec(name) ?? []
    if (digits === undefined || accentProblem(`#${digits}`) !== null)
      throw problem('notFound', { detail: say('missing.stylesheet') })
    return sendDocument(request, publicDocument(accentStyle(`#${digits}`), 'text/css; charset=utf-8'))
  },
  { detail: { hide: true } },
)

type Server = Parameters<typeof requestSender>[1]
type Next = (request: Request) => Response | Promise<Response>

/** The studio, and the lab in which its visitor sees the fitting. */
const framedPath = /^\/(studio|lab|shared)(\/|$)/

/** A page whose address names a publishable key may stand in a frame on the pages of that key; a fitting, of its account's. */
const serveFrame = async (deps: EmbedDeps, request: Request, server: Server, next: Next): Promise<Response> => {
  const query = new URLSearchParams(queryOf(request))
  const token = query.get('key')
  const principal = token === null ? null : await principalOf(deps, token, request, server)
  const key = principal !== null && mayShow(deps, request, query, principal) ? principal.publishable : undefined
  const response = await next(request)
  if (key === undefined) return response
  const frame = await frameOf(deps, request, query, principal!, key)
  const isFitting = response.status === 200 && sharedPath.test(pathOf(request)) && !query.has('view')
  const form = isFitting && (await selectTakesLeads(deps.sql, principal!.accountId))
  if (!form) return framed(response, frame)
  const outcome = outcomes.find((one) => one === query.get(leadParameter))
  return framed(response, { ...frame, form: leadForm(frame.reader, { ...asked(frame, request, query), outcome }) })
}

/** What the form of a page asks for, and where it goes: the fragment brings the browser back to it. */
const asked = ({ look }: Awaited<ReturnType<typeof frameOf>>, request: Request, query: URLSearchParams) => ({
  shop: shopName(look),
  action: `/shared/${pathOf(request).split('/')[2]}/lead?${linkIn(query)}#lead`,
})

/** The parameter of a page whose form arrived. */
const leadParameter = 'lead'

const sharedPath = /^\/shared\/[^/]+$/
const leadPath = /^\/shared\/[^/]+\/lead$/

/** The query of a page without whether its form arrived. */
const linkIn = (query: URLSearchParams): string =>
  new URLSearchParams([...query].filter(([name]) => name !== leadParameter)).toString()

/**
 * A form below a fitting in a frame. It has no cookie to go by: whoever has the signed link, and the key of a page of the same
 * account, may send it. What a browser gets back stands in the frame too.
 */
const serveLead = async (deps: EmbedDeps, request: Request, server: Server): Promise<Response> => {
  const query = new URLSearchParams(queryOf(request))
  const principal = await principalOf(deps, query.get('key') ?? '', request, server)
  const key = principal?.publishable
  const frame = key === undefined ? null : await frameOf(deps, request, query, principal!, key)
  const serve = (asked: Asked) => leadAnswer(deps, asked, { query, principal, frame })
  const answer = await answerBy(deps)({ route: 'POST /shared/:shareId/lead', answer: serve }, request, server)
  if (!isBrowsing(request)) return answer
  const page = await pageOfProblem(request, answer, deps.config.serviceName)
  return frame === null || page === answer ? page : framed(page, frame)
}

/** A form, and what belongs to the address that it was sent to. */
interface SentLead {
  readonly query: URLSearchParams
  readonly principal: Principal | null
  /** Null: the key is none of a web page. */
  readonly frame: Awaited<ReturnType<typeof frameOf>> | null
}

const leadAnswer = async (
  deps: EmbedDeps,
  { request, server, noted, set }: Asked,
  { query, principal, frame }: SentLead,
): Promise<Response> => {
  const sender = countedSender(request, server, deps.config)
  await countRequest(deps.limits, 'page', sender, {})
  const id = pathOf(request).split('/')[2]!
  const link = Object.fromEntries(query)
  const back = `/shared/${id}?${linkIn(query)}`
  const seeOther = (location: string) =>
    new Response(null, { status: 303, headers: { ...(set.headers as Record<string, string>), location } })
  if (request.method !== 'POST') return seeOther(back)
  const opened = await openShare(deps, id, link)
  if (frame === null || (typeof opened !== 'string' && opened.accountId !== principal!.accountId))
    throw problem('notFound', { detail: say('missing.page') })
  if (typeof opened === 'string') return framed(await sharedAnswer(deps, request, id, link), frame)
  noted.accountId = opened.accountId
  deps.ensureRoom()
  const typed = await readLead(request, opened.accountId)
  const taken = await takeLead(deps, typed, { ...opened, sender, reader: frame.reader })
  if (taken === 'sent' || taken === 'asked') return seeOther(`${back}&${leadParameter}=${taken}#lead`)
  const page = await sharedAnswer(deps, request, id, link)
  const refused = { why: taken, typed }
  const form = leadForm(frame.reader, { ...asked(frame, request, query), outcome: undefined, refused })
  return framed(new Response(page.body, { status: refusedStatus(refused), headers: page.headers }), { ...frame, form })
}

/** What the page around says of its frame. */
const frameOf = async (
  { sql }: EmbedDeps,
  request: Request,
  query: URLSearchParams,
  { accountId }: Principal,
  { origins }: Publishable,
) => ({
  origins,
  look: await selectLook(sql, accountId),
  reader: readerOf(request),
  startAt: `/studio?${new URLSearchParams([...query].filter(([name]) => name === 'key' || name === 'inventory'))}`,
  isStart: pathOf(request).startsWith('/studio'),
})

/** Whether a link to the lab is of the key's own account. What is no link shows nothing of anybody. */
const mayShow = (deps: EmbedDeps, request: Request, query: URLSearchParams, { accountId }: Principal): boolean => {
  const [, folder, id] = /^\/(lab|shared)\/([^/]+)$/.exec(pathOf(request)) ?? []
  const link = Object.fromEntries(query)
  const opened =
    id === undefined ? 'forged' : folder === 'lab' ? openLabLink(deps, id, link) : accountOfShare(deps, id, link)
  return typeof opened === 'string' || opened.accountId === accountId
}

/** Browsers ask without the key whether a page may call: yes when a live key was made for its origin. */
const preflight = async (deps: EmbedDeps, request: Request, server: Server, next: Next): Promise<Response> => {
  const origin = request.headers.get('origin')!
  const method = request.headers.get('access-control-request-method') ?? ''
  if (!isStudioOperation(method, pathOf(request))) return next(request)
  const answer = answerBy(deps)
  return answer(
    {
      route: 'OPTIONS of the studio',
      answer: async ({ set }) => {
        const isKnown = await selectIsKnownOrigin(deps.sql, origin, deps.clock())
        const headers = { ...set.headers, ...(isKnown && mayAsk(origin)), vary: 'Origin' } as Record<string, string>
        return new Response(null, { status: isKnown ? 204 : 403, headers })
      },
    },
    request,
    server,
  )
}

const mayAsk = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  'access-control-max-age': '600',
})

/** An answer to a publishable key may be read by pages of its origins; refusals too, so that they can be told. */
const readable = async (deps: EmbedDeps, request: Request, server: Server, next: Next): Promise<Response> => {
  const [, token] = /^bearer +(svc_pub_\w+)$/i.exec(request.headers.get('authorization')?.trim() ?? '') ?? []
  if (token === undefined) return next(request)
  const key = await keyOf(deps, token, request, server)
  const response = await next(request)
  const origin = request.headers.get('origin')!
  if (key?.origins.includes(origin)) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-expose-headers', 'Idempotent-Replayed, RateLimit, Retry-After, X-Request-ID')
    response.headers.set('cross-origin-resource-policy', 'cross-origin')
  }
  response.headers.append('vary', 'Origin')
  return response
}

const keyOf = async (deps: EmbedDeps, token: string, request: Request, server: Server): Promise<Publishable | null> =>
  (await principalOf(deps, token, request, server))?.publishable ?? null

const principalOf = async (
  { keys, config }: EmbedDeps,
  token: string,
  request: Request,
  server: Server,
): Promise<Principal | null> => keys.verify(token, () => requestSender(request, server, config))
