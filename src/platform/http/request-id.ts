import type { Elysia } from 'elysia'
import { newId } from '../ids.ts'

/** Name under which `set.headers` holds the id of the request. Analyze overrides it with the id of the fitting request. */
export const requestIdHeader = 'x-request-id'

/** A caller's own id is echoed only when it cannot forge a log line or a header. */
const plainAscii = /^[\x20-\x7e]{1,100}$/

/** Gives every request an id, in every answer, and sends back the caller's own as `X-Client-Request-ID`. */
export const requestIds = (app: Elysia) => app.onRequest(({ request, set }) => identify(request, set.headers))

/**
 * @param request Null when it is not known.
 * @param headers Of the answer.
 */
export const identify = (request: Request | null, headers: Record<string, string | number>): void => {
  headers[requestIdHeader] = newId('req')
  const theirs = request?.headers.get('x-client-request-id') ?? request?.headers.get(requestIdHeader)
  if (theirs != null && plainAscii.test(theirs)) headers['x-client-request-id'] = theirs
}
