/** Whether a request needs a credential: everything under /v1 but the public rule book. */
export const isProtected = (request: Request): boolean => {
  const path = plainPath(request.url)
  if (path !== '/v1' && !path.startsWith('/v1/')) return false
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return !(isRead && publicPath.test(path))
}

/** `/v1/rules` and `/v1/rules/{id}`. */
const publicPath = /^\/v1\/rules(\/[a-z0-9._-]*)?$/

/**
 * The path as suspiciously as it can be read: decoded, in small letters, with backslashes and runs of slashes as one
 * slash. The router matches exact paths only, so all this can do is to ask for a credential too often.
 */
const plainPath = (url: string): string => {
  const ordinary = ordinaryPath.exec(url)
  if (ordinary !== null) return ordinary[1]!
  const { pathname } = new URL(url)
  return decoded(pathname)
    .toLowerCase()
    .replaceAll(/[/\\]+/g, '/')
}

/** Nearly every path: nothing in it could be read another way. */
const ordinaryPath = /^https?:\/\/[^/?#\\@]+((?:\/[a-z0-9_-]+)+)(?:\?|$)/

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // broken escapes reach no route
  }
}
