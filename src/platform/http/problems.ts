import type { Elysia } from 'elysia'
import { ValidationError } from 'elysia'
import { englishListener, type Listener } from '../../words/index.ts'
import { say } from '../../words/say.ts'
import { Problem, problem, problemBody } from '../errors.ts'
import { errorFacts, type Log } from '../log/log.ts'
import type { Config } from '../settings/settings.ts'
import { pathOf } from './address.ts'
import { everyAnswer } from './answers/security-headers.ts'
import { listenerIn } from './listener.ts'
import { identify, requestIdHeader } from './request-id.ts'
import { logRequest, type Noted, noRoute, note } from './request-log.ts'
import { type RouteTable, routeTable } from './route-table.ts'

/**
 * The one place where an error becomes a response. Whatever is thrown, before, in or after a handler, the caller gets
 * a problem document; faults of ours are logged under the request id and never explained.
 */
export const problems =
  ({ config, log }: { config: Config; log: Log }) =>
  (app: Elysia) => {
    const routes = routeTable(app)
    return app.onError(({ error, request, set }) => {
      const requestId = String(set.headers[requestIdHeader])
      const thrown = asProblem(error, request, routes)
      const noted: Noted = { code: thrown.code }
      const { status, text, headers } = problemAnswer(
        thrown,
        { requestId, listener: listenerIn(request) },
        { config, log },
        noted,
      )
      note(request, noted)
      set.status = status
      return new Response(text, { status, headers })
    })
  }

/**
 * A problem as it is answered; faults are reported.
 * @param noted Of its request, whose own line says then why it was refused. Part of an answer has no such line.
 */
export const problemAnswer = (
  thrown: Problem,
  reader: { readonly requestId: string; readonly listener: Listener },
  { config, log }: { config: Config; log: Log },
  noted?: Noted,
) => {
  if (thrown.status >= 500) report(log, thrown, reader.requestId, noted)
  return {
    status: thrown.status,
    text: JSON.stringify(problemBody(thrown, { baseUrl: config.baseUrl, ...reader })),
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...thrown.headers },
  }
}

/** A fault is an error; a refusal that was meant (not ready, no storage) is a warning. */
const report = (log: Log, thrown: Problem, requestId: string, noted: Noted | undefined): void => {
  const why = thrown.cause === undefined ? {} : errorFacts(thrown.cause)
  const facts = { requestId, code: thrown.code, ...why }
  if (thrown.status === 500) log.error('request failed', facts)
  else if (noted === undefined) log.warn('request refused', facts)
  else noted.why = why
}

/**
 * The answer to what is thrown outside of Elysia, where no hook makes one. Always the document, since what fails may be
 * what makes pages.
 *
 * @param request Null when only the runtime knows it.
 */
export const refuse = (
  thrown: unknown,
  request: Request | null,
  deps: { config: Config; log: Log },
  startedMs = performance.now(),
): Response => {
  const headers: Record<string, string> = { ...everyAnswer(deps.config) }
  identify(request, headers)
  const requestId = headers[requestIdHeader]!
  const known = unforeseen(thrown)
  const { code } = known
  const noted: Noted | undefined = request === null ? undefined : { startedMs, code }
  const listener = request === null ? englishListener : listenerIn(request)
  const { status, text, headers: own } = problemAnswer(known, { requestId, listener }, deps, noted)
  if (request !== null) logRequest(deps, { ...noted, request, route: noRoute, status, requestId })
  return new Response(text, { status, headers: { ...headers, ...own } })
}

const asProblem = (error: unknown, request: Request, routes: RouteTable): Problem => {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // Elysia wraps what a body reader throws.
  if (code === 'PARSE')
    return error instanceof Error && error.cause instanceof Problem ? error.cause : unreadable(error)
  if (code === 'NOT_FOUND') return nothingHere(request, routes)
  if (error instanceof ValidationError && error.type !== 'response') return wrongPart(error)
  return unforeseen(error)
}

/** What no code of ours threw on purpose is a fault. */
export const unforeseen = (error: unknown): Problem =>
  error instanceof Problem ? error : problem('internal', { detail: say('outages.internal'), cause: error })

/** A body that broke off. */
export const unreadable = (cause: unknown): Problem =>
  problem('malformedJson', { detail: say('requests.brokenOff'), cause })

/** The address exists for another method, or not at all. */
const nothingHere = (request: Request, { methodsAt }: RouteTable): Problem => {
  const path = pathOf(request)
  const methods = methodsAt(path)
  if (methods.length === 0)
    return problem('notFound', { detail: say('requests.noOperation', { path: path.slice(0, 200) }) })
  return problem('methodNotAllowed', {
    detail: say('requests.otherMethod', { path: path.slice(0, 200), methods, method: request.method }),
    headers: { allow: methods.join(', ') },
  })
}

/** The refusal of a method where an address serves others. */
export const otherMethod = (method: string, methods: readonly string[]): Problem =>
  problem('methodNotAllowed', {
    detail: say('requests.urlTakes', { methods, method }),
    headers: { allow: methods.join(', ') },
  })

/** The same at a page, which may be read, and may have a form. */
export const otherPageMethod = (method: string, { get, post }: { readonly get?: unknown; readonly post?: unknown }) =>
  otherMethod(method, [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : [])])

/** A part checked by Elysia's own validator and not by `shape`. Its words are for us; the caller learns which part. */
const wrongPart = (error: ValidationError): Problem =>
  problem('validationFailed', { detail: say('requests.unlikeDescription', { part: error.type }) })
