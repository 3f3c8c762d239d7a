import { request as httpsRequest } from 'node:https'
import { type Address, internet, type Network, pinTo, publicAddressOf } from '../../platform/outbound.ts'
import { isRecord } from '../../platform/values.ts'
import { complete, withoutKeys } from './client-policy.ts'

const bytesMax = 8_192
const msMax = 2_500
/** A document that could not be had is not asked for again so soon. */
const refusedMs = 60_000
const refusedMax = 1_000

/**
 * Fetches the metadata documents of clients. Their addresses come from strangers, so: https on port 443 only; every answer of
 * the name's single look-up must be public; the connection goes to the one that was checked, and its certificate is of the
 * name; no redirect; at most 8 kB within 2.5 seconds, look-up included.
 *
 * (oidc-provider's own guard is for Node's fetch and off on Bun.)
 */
export const documentFetcher = (network: Network = internet) => {
  const refused = new Map<string, { untilMs: number; error: Error }>()
  return async (address: string | URL): Promise<Response> => {
    const url = new URL(address)
    const before = refused.get(url.href)
    if (before !== undefined && before.untilMs > performance.now()) throw before.error
    refused.delete(url.href)
    try {
      const signal = AbortSignal.timeout(msMax)
      return await Promise.race([fetchDocument(network, url, signal), late(signal)])
    } catch (cause) {
      const error = new Error(`the metadata document could not be fetched: ${(cause as Error).message}`, { cause })
      if (refused.size >= refusedMax) refused.delete(refused.keys().next().value!)
      refused.set(url.href, { untilMs: performance.now() + refusedMs, error })
      throw error
    }
  }
}

const late = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`it took longer than ${msMax} ms`)))
  })

const fetchDocument = async (network: Network, url: URL, signal: AbortSignal): Promise<Response> => {
  if (url.protocol !== 'https:' || url.port !== '' || url.username || url.password)
    throw new Error('its address must be https without port and user name')
  const pinned = await publicAddressOf(network, url.hostname)
  return readDocument(network, url, pinned, signal)
}

const readDocument = (network: Network, url: URL, pinned: Address, signal: AbortSignal): Promise<Response> => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const asked = httpsRequest(
    url,
    {
      headers: { accept: 'application/json' },
      agent: false, // a kept connection could be one to another address
      port: network.port,
      signal,
      ...(network.ca !== undefined && { ca: network.ca }),
      lookup: pinTo(pinned),
    },
    (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      const giveUp = (why: string) => {
        reject(new Error(why))
        asked.destroy()
      }
      if (answer.statusCode !== 200) return giveUp(`it answered ${answer.statusCode}`)
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > bytesMax) giveUp(`it is longer than ${bytesMax} bytes`)
        else chunks.push(chunk)
      })
      answer.on('end', () => {
        try {
          resolve(documentAnswer(Buffer.concat(chunks).toString(), answer.headers['cache-control']))
        } catch (error) {
          reject(error)
        }
      })
      answer.on('error', reject)
    },
  )
  asked.on('error', reject)
  asked.end()
  return promise
}

/** The document as the library is to read it: with what hosts leave out. It is checked there. */
export const documentAnswer = (text: string, cacheControl: string | undefined): Response => {
  const document: unknown = JSON.parse(text)
  const isObject = isRecord(document)
  if (!isObject) throw new Error('it is not a JSON object')
  const headers = cacheControl === undefined ? {} : { 'cache-control': cacheControl }
  return Response.json(complete(withoutKeys(document)), { headers })
}
