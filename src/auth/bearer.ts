import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { problem } from '../errors.ts'
import { noteAccount } from '../http/request-log.ts'
import type { Principal } from './principal.ts'
import { isProtected } from './protected.ts'
import { isToken } from './token.ts'

/**
 * Lets nobody into /v1 without a credential, before the body is read or even looked at: a stranger learns nothing
 * about which requests would be well-formed. Only `Authorization: Bearer` counts; a key in the query is not looked for.
 */
export const authenticate = ({ keys }: Pick<Deps, 'keys'>) =>
  new Elysia({ name: 'authenticate' }).onRequest(async ({ request }) => {
    if (!isProtected(request)) return
    const principal = await admit(keys, request)
    principals.set(request, principal)
    noteAccount(request, principal.accountId)
  })

/** Who sends a request, without waiting when the key is known. @throws unauthorized when nobody does. */
export const admit = (keys: Deps['keys'], request: Request): Principal | Promise<Principal> => {
  const token = bearerToken(request.headers.get('authorization'))
  const known = keys.verify(token)
  return known instanceof Promise ? known.then((principal) => admitted(principal, token)) : admitted(known, token)
}

const admitted = (principal: Principal | null, token: string): Principal => {
  if (principal === null) throw refusal(token)
  return principal
}

/** Who sent a request that `authenticate` let in. */
export const principalOf = (request: Request): Principal => {
  const principal = principals.get(request)
  // A route that asks is protected, whatever its address: this is the second lock of the same door.
  if (principal === undefined) throw unauthorized(missingHeader)
  return principal
}

const principals = new WeakMap<Request, Principal>()

const missingHeader = 'Send an API key in the header "Authorization: Bearer svc_...".'

const bearerToken = (header: string | null): string => {
  if (header === null) throw unauthorized(missingHeader)
  const [scheme, token, ...more] = header.trim().split(/ +/)
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || more.length > 0)
    throw unauthorized('The Authorization header must be the word Bearer, a space and an API key.')
  return token
}

const refusal = (token: string) => unauthorized(whyRefused(token))

/** A malformed key is told apart from an unknown one, since a cut-off paste is the commonest mistake. */
export const whyRefused = (token: string): string =>
  isToken(token)
    ? 'This API key is unknown or has been revoked.'
    : 'This is not a complete API key: keys are "svc_" and 46 letters and digits. Was it cut off or mistyped?'

const unauthorized = (detail: string) => problem('unauthorized', { detail, headers: { 'WWW-Authenticate': 'Bearer' } })
