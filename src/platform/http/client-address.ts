import { isIP } from 'node:net'
import type { Config } from '../settings/settings.ts'

/**
 * Where a request comes from: the other end of its connection or, behind proxies of the operator, what the outermost of
 * them saw. Only the last entries of X-Forwarded-For are trusted, one for each proxy; whatever
 * stands before them may be the client's own invention, and what is no IP address is none of a proxy.
 *
 * @param peer The other end of the connection; null in tests without one.
 * @param proxies How many proxies stand before the service.
 * @returns Null when it cannot be told: also for what a neighbor passes on for somebody else while no proxy is
 *   configured, so that a balancer nobody told us of does not make one sender of all its callers.
 */
export const clientAddress = (request: Request, peer: string | null, proxies: number): string | null => {
  const forwarded = request.headers.get('x-forwarded-for')
  if (proxies === 0) return forwarded !== null && peer !== null && isNeighbor(peer) ? null : peer
  const seen = forwarded?.split(',').at(-proxies)?.trim() ?? ''
  return isIP(seen) === 0 ? peer : seen
}

/**
 * On this machine or in a private network, where balancers stand.
 * @source RFC 1918, RFC 6598 (shared address space), RFC 4193 (unique local), RFC 4291 (loopback)
 */
const isNeighbor = (address: string): boolean =>
  /^(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./i.test(address) ||
  /^(::1$|f[cd])/i.test(address)

/** Knows the other end of a request's connection. */
export interface Listener {
  requestIP(request: Request): { readonly address: string } | null
}

/**
 * Who is counted as the sender of a request; null when it cannot be told.
 * @param server Null in tests without one.
 */
export const requestSender = (
  request: Request,
  server: Listener | null,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string | null => {
  const address = clientAddress(request, server?.requestIP(request)?.address ?? null, trustProxy)
  return address === null ? null : senderOf(address)
}

/**
 * By whom a request without credential counts: the other end of its connection where nothing else can be told, so that nobody has a
 * second count by a header; those behind a proxy that TRUST_PROXY does not count are one.
 */
export const countedSender = (request: Request, server: Listener | null, config: Pick<Config, 'trustProxy'>): string =>
  requestSender(request, server, config) ?? senderOf(server?.requestIP(request)?.address ?? 'unknown')

/** What is counted as one sender: an IPv4 address, or the first half of an IPv6 one, of which a customer has them all. */
export const senderOf = (address: string): string => {
  if (!address.includes(':')) return address
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [left = '', right = ''] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups(left).length - groups(right).length : 0
  return [...groups(left), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(right)].slice(0, 4).join(':')
}

/**
 * Enough of an address to recognize one's own: /24 of IPv4, /48 of IPv6.
 * @param sender An IPv4 address, or the first four groups of an IPv6 one.
 */
export const addressPrefix = (sender: string | null): string | null => {
  if (sender === null) return null
  if (sender.includes('.')) return `${sender.slice(0, sender.lastIndexOf('.'))}.0/24`
  return `${sender.split(':').slice(0, 3).join(':')}::/48`
}
