/**
 * What opens the service to this page: the publishable key in its address, or else the cookie of whoever is signed in,
 * which counts only beside a header that pages of other sites cannot send.
 */
const credential = (): Record<string, string> => {
  const key = ownKey()
  return key === null ? { 'x-clubwright-studio': '1' } : { authorization: `Bearer ${key}` }
}

/** The service answers in the language of the page. */
const inOwnWords = (): Record<string, string> => ({ 'accept-language': document.documentElement.lang })

const ownQuery = (name: 'key' | 'inventory'): string | null => new URLSearchParams(location.search).get(name)
const ownKey = (): string | null => ownQuery('key')

/** The address of a page that is to stand where this one stands: in a frame, pages with the key may; it leads back to this one. */
export const withKey = (address: string): string => {
  const url = new URL(address)
  if (ownKey() === null) return url.href
  for (const name of ['key', 'inventory'] as const) {
    const value = ownQuery(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.href
}

/** What is wrong with a field, by its place in the request: `/swingMetrics/spinRate`. */
interface WrongField {
  readonly pointer: string
  readonly detail: string
  /** What was sent; absent: nothing was. */
  readonly received?: unknown
}

/** A refusal of the service, in the words of the reader. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly fields: readonly WrongField[],
  ) {
    super(message)
  }
}

/** A body in JSON, or a file as it is. */
interface Sent {
  readonly body?: unknown
  readonly file?: Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

/** @throws {Refused}; TypeError when the service cannot be reached */
export const ask = async <Answer>(
  method: 'GET' | 'POST',
  path: string,
  { body, file, headers = {} }: Sent = {},
): Promise<Answer> => {
  const typed = file === undefined ? body !== undefined && 'application/json' : 'application/octet-stream'
  const response = await fetch(path, {
    method,
    headers: { ...credential(), ...inOwnWords(), ...(typed && { 'content-type': typed }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file }),
  })
  const answer = await response.json()
  if (response.ok) return answer
  // The page of the studio then says when again.
  const isVisitor = document.getElementById('studio')!.dataset['visitor'] !== undefined
  if (isVisitor && answer.code === 'DAILY_CAP_REACHED') location.assign('/studio')
  throw new Refused(answer.detail ?? answer.title ?? '', answer.code ?? '', answer.errors ?? [])
}
