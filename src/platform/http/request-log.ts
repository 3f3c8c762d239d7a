import type { Elysia } from 'elysia'
import { type Log, requestMessage } from '../log/log.ts'
import type { Metrics } from '../metrics/index.ts'
import type { Config } from '../settings/settings.ts'
import type { Tracing } from '../tracing/index.ts'
import { pathOf } from './address.ts'
import { addressPrefix, type Listener, requestSender } from './client-address.ts'
import type { Refusals } from './limits/refusals.ts'
import { requestIdHeader } from './request-id.ts'
import { routeTable } from './route-table.ts'

/** What becomes known of a request while it is handled. */
export interface Noted {
  startedMs?: number
  accountId?: string
  /** Id of the credential. */
  keyId?: string
  /** Address prefix of the sender, as the audit list has it. */
  from?: string | undefined
  /** Of the problem that it was answered with. */
  code?: string | undefined
  /** The tool that was called, by its own name; `several` for a batch. */
  tool?: string
  /** What the caller calls itself where no header says it. */
  client?: string | undefined
  /** Facts of the error behind a refusal that was meant, such as a database that is away. */
  why?: object
}

const noted = new WeakMap<Request, Noted>()

/** Keeps requests that were answered for an account, for its people to look at. It must not wait or throw. */
export interface RequestRecorder {
  add(request: {
    readonly accountId: string
    /** Method and route, or the name of a tool. */
    readonly operation: string
    readonly status: number
    /** Of the problem it was answered with. */
    readonly code: string | null
    readonly requestId: string
    /** How long it took; null: not known. */
    readonly ms: number | null
    /** Id of the credential; null: not known. */
    readonly keyId: string | null
  }): void
}

/** Where requests that were answered go. */
export interface RequestLogs {
  readonly log: Log
  readonly requests?: RequestRecorder
  readonly metrics?: Metrics | undefined
  readonly tracing?: Tracing | undefined
  readonly refusals?: Refusals
}

/** Tell the log what is known of a request by now. */
export const note = (request: Request, facts: Noted): void => {
  const known = noted.get(request)
  if (known === undefined) noted.set(request, facts)
  else Object.assign(known, facts)
}

/**
 * One line per request: method, route pattern, status, problem code, time, request id, account, id of the credential, address
 * prefix of the sender, and what the caller calls itself; a warning, with the reason, where something that the service needs is
 * away. Never the address that was asked for, which may carry a golfer's numbers, nor bodies or credentials.
 */
export const requestLog = (logs: RequestLogs & { readonly config: Config }) => (app: Elysia) => {
  const { patternOf } = routeTable(app)
  return app
    .onRequest(({ request, server }) => note(request, begun(request, server, logs.config)))
    .onAfterResponse(({ request, route, set, responseValue }) => {
      logRequest(logs, {
        ...noted.get(request),
        request,
        route: route || patternOf(request.method, pathOf(request)) || noRoute, // a refused key got no route yet
        status: responseValue instanceof Response ? responseValue.status : Number(set.status ?? 200),
        requestId: idIn(set.headers, responseValue),
      })
    })
}

/** What is known of a request as soon as it comes. */
export const begun = (request: Request, server: Listener | null, config: Config): Noted => ({
  startedMs: performance.now(),
  from: addressPrefix(requestSender(request, server, config)) ?? undefined,
})

/** The route of a request that is for no operation. */
export const noRoute = '(none)'

/** The method of an operation that takes no such method. */
const otherMethod = '(other)'
const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Whether a place takes a method: a metric for each of those that callers make up would never end. */
const isTaken = (method: string, status: number): boolean => status !== 405 && usualMethods.has(method)

/** A request that was answered. */
interface Answered extends Noted {
  readonly request: Request
  readonly route: string
  readonly status: number
  readonly requestId: unknown
}

/** Log, count and trace a request that was answered. The line is made member by member: copies of its facts cost as much as it. */
export const logRequest = ({ log, requests, metrics, tracing, refusals }: RequestLogs, answered: Answered): void => {
  const { request, startedMs = Number.NaN, from, accountId, keyId, tool, code, route, status, requestId } = answered
  const { method, headers } = request
  const tookMs = performance.now() - startedMs
  const ms = Math.round(tookMs * 10) / 10
  const platform = named(headers.get('x-svc-platform'), 40)
  const client = named(headers.get('x-svc-client') ?? answered.client, 100)
  const facts = { method, ms, from, accountId, keyId, tool, code, route, status, requestId, platform, client }
  if (status === 503) log.warn(requestMessage, { ...facts, ...answered.why })
  else log.info(requestMessage, facts)
  const operation = tool ?? `${isTaken(method, status) ? method : otherMethod} ${route}`
  meter(metrics, route === noRoute ? noRoute : operation, status, code ?? null, tookMs)
  tracing?.answered(request, { method, route, operation, status, code: code ?? null, requestId: String(requestId) })
  if (status === 401 || status === 429) refusals?.add(status, answered)
  // People who look at the dashboard do not call the API.
  if (accountId === undefined || !isOfApi(route)) return
  const took = { ms: Number.isNaN(ms) ? null : ms, keyId: keyId ?? null }
  requests?.add({ accountId, operation, status, code: code ?? null, requestId: String(requestId), ...took })
}

/** @param tookMs NaN when its start is unknown. */
const meter = (
  metrics: Metrics | undefined,
  operation: string,
  status: number,
  code: string | null,
  tookMs: number,
): void => {
  metrics?.count('requests', [operation, String(status), code ?? ''])
  if (tookMs >= 0) metrics?.observe('requestSeconds', [operation], tookMs / 1000)
}

const isOfApi = (route: string): boolean => route === '/mcp' || route.startsWith('/v1/')

/** A caller's own word: short, and without what could move a cursor or forge a line. */
const named = (word: string | null | undefined, charactersMax: number): string | undefined =>
  word ? word.slice(0, charactersMax).replaceAll(/\p{C}|\p{Zl}|\p{Zp}/gu, '?') : undefined

/** A respondWith answer has taken the headers of `set` with it. */
const idIn = (headers: Readonly<Record<string, unknown>>, answer: unknown): unknown =>
  headers[requestIdHeader] ?? (answer instanceof Response ? answer.headers.get(requestIdHeader) : undefined)
