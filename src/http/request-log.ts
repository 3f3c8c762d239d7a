import type { Elysia } from 'elysia'
import type { Log } from '../log.ts'
import { requestIdHeader } from './request-id.ts'

const started = new WeakMap<Request, number>()
const accounts = new WeakMap<Request, string>()

/** Tell the log whose request this is, once the credential is known. */
export const noteAccount = (request: Request, accountId: string): void => void accounts.set(request, accountId)

/**
 * One line per request: method, route pattern, status, time, request id, account.
 * Never the address itself, which may carry a golfer's numbers, nor bodies or credentials.
 */
export const requestLog =
  ({ log }: { log: Log }) =>
  (app: Elysia) =>
    app
      .onRequest(({ request }) => void started.set(request, performance.now()))
      .onAfterResponse(({ request, route, set, responseValue }) => {
        logRequest(log, {
          request,
          route: route || '(none)',
          status: responseValue instanceof Response ? responseValue.status : Number(set.status ?? 200),
          startedMs: started.get(request) ?? Number.NaN,
          requestId: idIn(set.headers, responseValue),
          accountId: accounts.get(request),
        })
      })

/** What is known of a request that was answered. */
interface Answered {
  readonly request: Request
  readonly route: string
  readonly status: number
  readonly startedMs: number
  readonly requestId: unknown
  readonly accountId: string | undefined
}

export const logRequest = (log: Log, { request, startedMs, ...known }: Answered): void => {
  const ms = Math.round((performance.now() - startedMs) * 10) / 10
  log.info('request', { method: request.method, ms, ...known })
}

/** A sealed answer has taken the headers of `set` with it. */
const idIn = (headers: Readonly<Record<string, unknown>>, answer: unknown): unknown =>
  headers[requestIdHeader] ?? (answer instanceof Response ? answer.headers.get(requestIdHeader) : undefined)
