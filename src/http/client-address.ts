/**
 * Where a request comes from: the other end of its connection or, behind proxies of the operator, what the outermost of
 * them saw. Only as many entries of X-Forwarded-For are believed as there are proxies, counted from the end; whatever
 * stands before them may be the client's own invention.
 *
 * @param peer The other end of the connection; null in tests without one.
 * @param proxies How many proxies stand before the service.
 */
export const clientAddress = (request: Request, peer: string | null, proxies: number): string | null => {
  if (proxies === 0) return peer
  const seen = request.headers.get('x-forwarded-for')?.split(',') ?? []
  return seen.at(-proxies)?.trim() || peer
}

/** What is counted as one sender: an IPv4 address, or the first half of an IPv6 one, of which a customer has them all. */
export const senderOf = (address: string): string => {
  if (!address.includes(':')) return address
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [left = '', right = ''] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups(left).length - groups(right).length : 0
  return [...groups(left), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(right)].slice(0, 4).join(':')
}
