import type { Elysia } from 'elysia'
import { ValidationError } from 'elysia'
import type { Config } from '../config.ts'
import { Problem, problem, problemBody } from '../errors.ts'
import { errorFacts, type Log } from '../log.ts'
import { methodsAt } from './methods.ts'
import { requestIdHeader } from './request-id.ts'

/**
 * The one place where an error becomes a response. Whatever is thrown, before, in or after a handler, the caller gets
 * a problem document; faults of ours are logged under the request id and never explained.
 */
export const problems =
  ({ config, log }: { config: Config; log: Log }) =>
  (app: Elysia) =>
    app.onError(({ error, request, set }) => {
      const requestId = String(set.headers[requestIdHeader])
      const { status, text, headers } = problemAnswer(asProblem(error, request, app), requestId, { config, log })
      set.status = status
      return new Response(text, { status, headers })
    })

/** A problem as it is answered; faults are reported. */
export const problemAnswer = (thrown: Problem, requestId: string, { config, log }: { config: Config; log: Log }) => {
  if (thrown.status >= 500) report(log, thrown, requestId)
  return {
    status: thrown.status,
    text: JSON.stringify(problemBody(thrown, { baseUrl: config.baseUrl, requestId })),
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...thrown.headers },
  }
}

/** A fault is an error; a refusal that was meant (not ready, no storage) is a warning. */
const report = (log: Log, thrown: Problem, requestId: string): void => {
  const facts = { requestId, code: thrown.code, ...(thrown.cause !== undefined && errorFacts(thrown.cause)) }
  if (thrown.status === 500) log.error('request failed', facts)
  else log.warn('request refused', facts)
}

const asProblem = (error: unknown, request: Request, app: Elysia): Problem => {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // Elysia wraps what a body reader throws.
  if (code === 'PARSE')
    return error instanceof Error && error.cause instanceof Problem ? error.cause : unreadable(error)
  if (code === 'NOT_FOUND') return nothingHere(request, app)
  if (error instanceof ValidationError && error.type !== 'response') return wrongPart(error)
  return unforeseen(error)
}

/** What no code of ours threw on purpose is a fault. */
export const unforeseen = (error: unknown): Problem =>
  error instanceof Problem
    ? error
    : problem('internal', {
        detail: 'The request could not be completed. Quote the request id when reporting this.',
        cause: error,
      })

/** A body that broke off. */
export const unreadable = (cause: unknown): Problem =>
  problem('malformedJson', { detail: 'The body could not be read to its end.', cause })

/** The address exists for another method, or not at all. */
const nothingHere = (request: Request, app: Elysia): Problem => {
  const path = new URL(request.url).pathname
  const methods = methodsAt(path, app.routes)
  if (methods.length === 0)
    return problem('notFound', {
      detail: `There is no operation at ${path.slice(0, 200)}. All operations are listed at /swagger.`,
    })
  return problem('methodNotAllowed', {
    detail: `${path.slice(0, 200)} takes ${methods.join(', ')}, not ${request.method}.`,
    headers: { allow: methods.join(', ') },
  })
}

/** A part checked by Elysia's own validator and not by `shape`. Its words are for us; the caller learns which part. */
const wrongPart = (error: ValidationError): Problem =>
  problem('validationFailed', { detail: `The ${error.type} of the request is not as the API description says.` })
