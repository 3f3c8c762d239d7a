import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { toFetchResponse, toReqRes } from 'fetch-to-node'
import { errors, type InteractionResults, type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import { formResponse, type Reader, readerOf } from '../../pages/index.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { SignedIn } from '../people/index.ts'
import type { documentFetcher } from './client-document.ts'
import { oauthProblemPage } from './consent-page.ts'
import { sharedKeys } from './keys.ts'
import { createProvider, type ProviderDeps, type ProviderParts } from './provider.ts'
import { deleteUnused } from './queries.ts'
import type { createThrottle } from './throttle.ts'

/** Parts of the service that the authorization server uses. */
export interface ServerDeps extends ProviderDeps {
  readonly log: Log
  /** Seals the keys that replicas share. */
  readonly signer: LinkSigner | null
  /** In tests: instead of the internet. */
  readonly fetchDocument?: ReturnType<typeof documentFetcher>
}

/** The library and what is around it. Loaded with the first request that needs it: about 0.3 s. */
export interface OAuthServer {
  readonly provider: Provider
  /** Answer one of the library's own endpoints. */
  endpoint(asked: Asked, body?: Uint8Array | null, query?: string): Promise<Response>
  /** What somebody is asked just now; null when it is over, or another browser's. */
  interaction(asked: Asked): Promise<Interaction | null>
  /** Whether the library's session in this browser is that of somebody. */
  isSessionOf(person: SignedIn | null, sessionId: string): Promise<boolean>
}

/** A question of the authorization server to a person: to sign in, or to allow a client. */
export interface Interaction {
  readonly uid: string
  readonly prompt: { readonly name: string; readonly details: Readonly<Record<string, unknown>> }
  readonly params: Readonly<Record<string, unknown>>
  /** The person that the library knows, once they have signed in. */
  readonly personId: string | undefined
  /** Go on with the answer. */
  finish(result: InteractionResults): Promise<Response>
}

const hourMs = 3_600_000

/** The authorization server with the signing keys of this installation. */
export const openServer = async (
  deps: ServerDeps,
  throttle: ReturnType<typeof createThrottle>,
): Promise<OAuthServer> => {
  const { config, log, sql } = deps
  const asked = new WeakMap<IncomingMessage, Asked>()
  const failures = new WeakMap<IncomingMessage, unknown>()
  const parts: ProviderParts = {
    ...(deps.fetchDocument && { fetchDocument: deps.fetchDocument }),
    mayFetch: ({ req }) => {
      const { request, server } = asked.get(req)!
      return throttle.mayTake('documents', requestSender(request, server, config))
    },
    renderError: (ctx, out) => {
      const reader = readerOf(asked.get(ctx.req)!.request)
      return renderError(ctx, { serviceName: config.serviceName, reader }, out.error_description ?? out.error)
    },
  }
  const provider = createProvider(deps, await sharedKeys(deps), parts)
  const failed = ({ req }: KoaContextWithOIDC, error: unknown) => void failures.set(req, error)
  provider.on('server_error', failed)
  const answer = provider.callback()
  startSweeping(() =>
    deleteUnused(sql).catch((error) => log.warn('unused OAuth clients were not removed', errorFacts(error))),
  )

  const exchange = (it: Asked, body: Uint8Array | null, query = queryOf(it.request)): NodeExchange => {
    const address = new URL(pathOf(it.request) + (query && `?${query}`), config.authUrl)
    const made = forNode(it.request, address, body)
    asked.set(made.req, it)
    return made
  }
  return {
    provider,
    endpoint: async (it, body = null, query) => {
      const { req, res, answer: answered } = exchange(it, body, query)
      await answer(req, res)
      if (failures.has(req)) throw failures.get(req)
      return answered
    },
    interaction: (it) => interactionOf(provider, exchange(it, null)),
    isSessionOf: async (person, sessionId) =>
      person !== null && (await provider.Session.find(sessionId))?.accountId === person.personId,
  }
}

const interactionOf = async (provider: Provider, { req, res, answer }: NodeExchange): Promise<Interaction | null> => {
  try {
    const { uid, prompt, params, session } = await provider.interactionDetails(req, res)
    const finish = async (result: InteractionResults) => {
      await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: result.error === undefined })
      return answer
    }
    return { uid, prompt, params, personId: session?.accountId, finish }
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}

const renderError = async (
  ctx: KoaContextWithOIDC,
  about: { readonly serviceName: string; readonly reader: Reader },
  words: string,
): Promise<void> => {
  const page = formResponse(oauthProblemPage(about, 'refused', words))
  for (const [name, value] of page.headers) ctx.set(name, value)
  ctx.body = await page.text()
}

let sweeper: Timer | undefined

/** Once an hour, by whichever process uses the authorization server. */
const startSweeping = (sweep: () => Promise<void>): void => {
  clearInterval(sweeper)
  sweeper = setInterval(() => void sweep(), hourMs).unref()
}

/** A request as a Node handler (Koa) takes it. */
interface NodeExchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** The answer, once the handler has written it. */
  readonly answer: Promise<Response>
}

/**
 * A fetch request for a Node handler. Host and scheme are the configured ones, whatever the caller or a proxy says, so that
 * no address in an answer is the caller's invention.
 */
export const forNode = (request: Request, address: URL, body: Uint8Array | null): NodeExchange => {
  const headers = new Headers(request.headers)
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded']) headers.delete(name)
  headers.set('host', address.host)
  if (body !== null) headers.set('content-length', String(body.byteLength)) // without it Koa sees no body
  const { method } = request
  const { req, res } = toReqRes(
    new Request(address.href, { method, headers, body: body as Uint8Array<ArrayBuffer> | null }),
  )
  for (const message of [req, res])
    Object.defineProperty(message, 'socket', { value: socketOf(address), configurable: true })
  return { req, res, answer: toFetchResponse(res) }
}

/** fetch-to-node has no sockets, and Koa reads them. */
const socketOf = ({ protocol }: URL) =>
  Object.assign(new EventEmitter(), {
    encrypted: protocol === 'https:',
    remoteAddress: '',
    readable: true,
    writable: true,
    destroy: () => {},
  })
