import { problem } from '../../platform/errors.ts'
import { pathOf } from '../../platform/http/address.ts'
import { type Listener, requestSender } from '../../platform/http/client-address.ts'
import { note } from '../../platform/http/request-log.ts'
import { say } from '../../words/say.ts'
import { type Gate, opensDashboard } from '../auth/index.ts'
import type { SignedIn } from './session-cookie.ts'

/** Where programs get a session. */
export const sessionPath = '/api/developers/session'

/**
 * Lets nobody into /api without the bearer of a session, except to get one. Cookies are not looked at.
 * @throws unauthorized, rateLimited, storageUnavailable
 */
export const admitPerson = async ({ keys, config }: Gate, request: Request, server: Listener | null): Promise<void> => {
  const path = pathOf(request)
  if (!path.startsWith('/api/') || (path === sessionPath && request.method === 'POST')) return
  const [, token = ''] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '') ?? []
  const principal = token === '' ? null : await keys.verify(token, () => requestSender(request, server, config))
  if (principal === null || !opensDashboard(principal)) throw notSignedIn()
  people.set(request, principal as SignedIn) // a session has a person and a role, by its query
  note(request, { accountId: principal.accountId })
}

/** Who sent a request that `admitPerson` let in. */
export const personOf = (request: Request): SignedIn => {
  const person = people.get(request)
  if (person === undefined) throw notSignedIn() // the second lock of the same door
  return person
}

/** The same for what only an owner may do. @throws ownerNeeded */
export const requireOwner = (request: Request): SignedIn => {
  const person = personOf(request)
  if (person.role === 'owner') return person
  throw problem('ownerNeeded', { detail: say('access.ownersOnly') })
}

const people = new WeakMap<Request, SignedIn>()

const notSignedIn = () =>
  problem('unauthorized', {
    detail: say('access.signIn'),
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
