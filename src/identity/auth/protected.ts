import { pathOf } from '../../platform/http/address.ts'

/**
 * Whether a request needs a credential of the API: everything under /v1 but the public rule book, and the exchange of an
 * agent connection's credential, which asks for that one itself.
 */
export const isProtected = (request: Request): boolean => {
  const path = plainPath(pathOf(request))
  if (path !== '/v1' && !path.startsWith('/v1/')) return false
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return !(isRead ? publicPath.test(path) : path === exchangePath && request.method === 'POST')
}

const exchangePath = '/v1/agent/token'

/** `/v1/rules` and `/v1/rules/{id}`. */
const publicPath = /^\/v1\/rules(\/[a-z0-9._-]*)?$/

/**
 * The path as suspiciously as it can be read: decoded, in small letters, with backslashes and runs of slashes as one
 * slash. The router reads the same path and matches it exactly, so all this can do is to ask for a credential too often;
 * and every protected handler asks for its principal once more.
 */
const plainPath = (path: string): string =>
  ordinaryPath.test(path)
    ? path
    : decode(path)
        .toLowerCase()
        .replaceAll(/[/\\]+/g, '/')

/** Nearly every path: nothing in it could be read another way. */
const ordinaryPath = /^(?:\/[a-z0-9_-]+)+$/

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // broken escapes reach no route
  }
}
