import ipaddr from 'ipaddr.js'
import { Webhook } from 'standardwebhooks'
import { hasHidden } from '../../identity/wishes/index.ts'
import { isLoopback } from '../../platform/loopback.ts'
import { internet, isInsideName, type Network, pinTo, publicAddressOf } from '../../platform/outbound.ts'
import { within } from '../../platform/work/within.ts'
import { inEnglish } from '../../words/index.ts'
import { say } from '../../words/say.ts'
import type { Due } from './queries.ts'

/** Less than the pause before the second try. */
const msMax = 10_000

/** Where deliveries may go. */
export interface Way {
  /** Receivers on this machine, over http too: for development. */
  readonly allowLoopback: boolean
  readonly network?: Network
  /** More headers, which say which trace this belongs to. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What is wrong with an address, as the end of "url ...". */
export const urlWords = {
  'not-a-url': say('webhooks.noUrl'),
  'not-https': say('webhooks.noHttps'),
  'not-public': say('webhooks.notPublic'),
} as const
/** Why a URL cannot be an endpoint. */
export type UrlFault = keyof typeof urlWords

/** Whether a refusal is about the URL, and so for the account to mend. */
export const isUrlFault = (refused: string): refused is UrlFault => Object.hasOwn(urlWords, refused)

/** What is wrong with an address; null: nothing. */
export const urlFault = (text: string, { allowLoopback, network = internet }: Way): UrlFault | null => {
  if (!URL.canParse(text) || hasHidden(text)) return 'not-a-url'
  const url = new URL(text)
  if (allowLoopback && isLoopback(url)) return null
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return 'not-https'
  return isElsewhere(url, network) ? null : 'not-public'
}

/** Names are looked up when something is sent; an address can be judged at once, in each of its spellings. */
const isElsewhere = (url: URL, { isPublic }: Network): boolean => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) ? isPublic(host) : !isInsideName(host)
}

const tooLate = (): never => {
  throw new Error('its host was not found in time')
}

/** What an endpoint gets. The same bytes are signed and sent. */
const payloadOf = ({ type, createdAt, data }: Due): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data })

/** Sign with each secret, the newest first, and send it. @returns the status of the answer; redirects are not followed. @throws when there is none. */
export const send = async (
  due: Due,
  secrets: readonly string[],
  way: Way,
  signal: AbortSignal,
  at: Date,
): Promise<number> => {
  const wrong = urlFault(due.url, way)
  if (wrong !== null) throw new Error(`its url ${inEnglish(urlWords[wrong])}`)
  const url = new URL(due.url)
  const { network = internet } = way
  const isNear = way.allowLoopback && isLoopback(url)
  const late = AbortSignal.timeout(msMax) // names are looked up in this time, too
  const pinned = isNear ? null : await within(publicAddressOf(network, url.hostname), msMax, tooLate)
  const payload = payloadOf(due)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  // Loaded here, since a start takes 2 ms more with them.
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
  const asked = request(
    url,
    {
      method: 'POST',
      headers: {
        ...way.headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'user-agent': 'Clubwright-Webhooks/1',
        'webhook-id': due.messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(due.messageId, at, payload)).join(' '),
      },
      agent: false, // a kept connection could be one to another address
      signal: AbortSignal.any([signal, late]),
      ...(pinned !== null && { port: network.port, lookup: pinTo(pinned) }),
      ...(network.ca !== undefined && { ca: network.ca }),
    },
    (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy() // nothing of what it says is of interest
    },
  )
  asked.on('error', reject)
  asked.end(payload)
  return promise
}
