import { Elysia } from 'elysia'
import { problem } from '../../platform/errors.ts'
import { type Listener, requestSender } from '../../platform/http/client-address.ts'
import { note } from '../../platform/http/request-log.ts'
import { markMode } from '../../platform/http/test-mode.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import type { TokenVerifier } from './credentials.ts'
import { opensApi, type Principal } from './principal.ts'
import { isProtected } from './protected.ts'
import { requireStudio } from './publishable.ts'
import { resourceMetadataUrl } from './resource-metadata.ts'
import { isToken } from './token.ts'

/**
 * Lets nobody into /v1 without a credential, before the body is read or even looked at: a stranger learns nothing
 * about which requests would be well-formed. Only `Authorization: Bearer` counts; a key in the query is not looked for.
 */
export const authenticate = (deps: Gate) =>
  new Elysia({ name: 'authenticate' }).onRequest(async ({ request, server, set }) => {
    if (!isProtected(request)) return
    const principal = principals.get(request) ?? (await admit(deps, request, server))
    principals.set(request, principal)
    note(request, { accountId: principal.accountId, keyId: principal.keyId })
    markMode(principal, set.headers)
  })

/** Let a request in for somebody whom a cookie named. What calls this answers for the cookie being theirs to send. */
export const admitAs = (request: Request, principal: Principal): void => void principals.set(request, principal)

/** Tools that identify a caller. */
export interface Gate {
  readonly keys: TokenVerifier
  readonly config: Config
}

/**
 * Who sends a request, without waiting when the key is known.
 * @throws unauthorized when nobody does; insufficientScope and originRefused for a publishable key; rateLimited, storageUnavailable
 */
export const admit = (
  { keys, config }: Gate,
  request: Request,
  server: Listener | null,
): Principal | Promise<Principal> => {
  const token = bearerToken(request.headers.get('authorization'), config.baseUrl)
  const known = keys.verify(token, () => requestSender(request, server, config))
  const check = (principal: Principal | null) => checkAudience(principal, request, token, { keys, config })
  return known instanceof Promise ? known.then(check) : check(known)
}

const checkAudience = (
  principal: Principal | null,
  request: Request,
  token: string,
  { keys, config }: Gate,
): Principal => {
  const { baseUrl } = config
  if (principal !== null && opensApi(principal, `${baseUrl}/v1`)) {
    if (principal.publishable !== undefined) requireStudio(request, principal.publishable, config)
    return principal
  }
  throw unauthorized(whyRefused(token, keys), baseUrl, 'error="invalid_token", ')
}

/** Who sent a request that `authenticate` let in. */
export const principalOf = (request: Request): Principal => {
  const principal = principals.get(request)
  // A route that asks is protected, whatever its address: this is the second lock of the same door.
  if (principal === undefined) throw problem('unauthorized', { detail: say('access.sendKey') })
  return principal
}

const principals = new WeakMap<Request, Principal>()

const bearerToken = (header: string | null, baseUrl: string): string => {
  if (header === null) throw unauthorized(say('access.sendKey'), baseUrl)
  const [scheme, token, ...more] = header.trim().split(/ +/)
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || more.length > 0)
    throw unauthorized(say('access.bearerForm'), baseUrl)
  return token
}

/** A malformed key is told apart from an unknown one, since a cut-off paste is the commonest mistake. */
export const whyRefused = (token: string, keys: TokenVerifier): Message => {
  const expiredAt = keys.expiredAt(token)
  if (expiredAt !== null) return say('access.keyExpired', { at: expiredAt.toISOString() })
  if (!isToken(token)) return say('access.keyCutOff')
  return say(token.startsWith('svc_') ? 'access.keyUnknown' : 'access.tokenUnknown')
}

/** @param error What is wrong with the credential, for the challenge; nothing when there is none. */
const unauthorized = (detail: Message, baseUrl: string, error = '') =>
  problem('unauthorized', {
    detail,
    headers: { 'WWW-Authenticate': `Bearer ${error}resource_metadata="${resourceMetadataUrl(baseUrl, '/v1')}"` },
  })
