import { say } from '../../words/say.ts'
import { problem } from '../errors.ts'

/**
 * Where everyone who reads an address begins to look for its path. It is Elysia's place (`url.indexOf('/', 11)`), which
 * is right for hosts of four characters and more; `withReadableAddress` sees to it that there are no others.
 */
const pathSearchedFrom = 'https://abc'.length

/** The path of a request, as the router reads it. Gate, limits, logs and wrapped handlers read it here too. */
export const pathOf = ({ url }: Pick<Request, 'url'>): string => {
  if (url !== lastUrl) {
    const start = url.indexOf('/', pathSearchedFrom)
    const end = url.indexOf('?', start)
    lastPath = end === -1 ? url.slice(start) : url.slice(start, end)
    lastUrl = url
  }
  return lastPath
}

/** A dozen handlers look at the path of one request, one after the other. */
let lastUrl = ''
let lastPath = ''

/**
 * The request with an address that everyone reads alike, whatever its Host: one to three characters, empty, or missing as
 * in HTTP/1.0. It stays the same object: the address of the other end and the unread body belong to it.
 *
 * @throws validationFailed for a Host that is none (load balancers may ask for health with it), and for several Hosts
 * @source RFC 9112, 3.2
 */
export const withReadableAddress = (request: Request): Request => {
  if (!isReadable(request.url)) giveReadable(request)
  const host = request.headers.get('host')
  if (host !== lastHost) refuseWrong(host, request)
  return request
}

/** The host that was found right a moment ago is nearly always that of the next request too. */
let lastHost: string | null = null

const isReadable = (url: string): boolean =>
  url.startsWith('http') && url.indexOf('/', 'https://'.length) >= pathSearchedFrom

/** Bun makes a whole address where it can, `http://api/health`, and else leaves the bare path. */
const giveReadable = (request: Request): void => {
  const { url } = request
  const path = url.startsWith('http') ? url.slice(url.indexOf('/', 'https://'.length)) : url
  if (!path.startsWith('/')) throw problem('validationFailed', { detail: say('requests.noPath') })
  Object.defineProperty(request, 'url', { value: new URL(`http://localhost${path}`).href })
}

/** Addresses that load balancers ask, with whatever Host. */
export const probes: readonly string[] = ['/health', '/readyz', '/readyz/reads']

const refuseWrong = (host: string | null, request: Request): void => {
  // Several headers of one name arrive as one, joined by commas; the address has the first of them.
  if (host?.includes(',')) throw problem('validationFailed', { detail: say('requests.manyHosts') })
  if (isHost(host)) lastHost = host
  else if (probes.includes(pathOf(request))) giveReadable(request)
  else throw problem('validationFailed', { detail: say('requests.wrongHost') })
}

const isHost = (host: string | null): boolean =>
  !host || (/^(\[[\da-f:.]+\]|[\w.~-]+)(:\d*)?$/i.test(host) && URL.canParse(`http://${host}`))

/** The query of a request, without its question mark. */
export const queryOf = ({ url }: Pick<Request, 'url'>): string => {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}
