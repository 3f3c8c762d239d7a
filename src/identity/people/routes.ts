import { Elysia } from 'elysia'
import { problem } from '../../platform/errors.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Log } from '../../platform/log.ts'
import { shape } from '../../platform/schema.ts'
import { admitPerson, personOf, sessionPath } from './bearer.ts'
import { signIn, signOut } from './people.ts'
import { SignInRequest } from './schema.ts'
import { pageAt, type SiteDeps } from './site.ts'

/** Parts of the service that the pages of people use. */
export interface PeopleDeps extends Omit<SiteDeps, 'attempts'> {
  readonly log: Log
}

/** People who sign in: the pages for it, and the endpoints that give and take a session bearer. */
export const people = (deps: PeopleDeps & Pick<SiteDeps, 'attempts'>) => (app: Elysia) =>
  app.use(mount(deps, pageAt(deps))).use(sessionEndpoints(deps))

/** Signing in and out for programs. The bearer is what the other endpoints under /api/developers take; cookies are ignored there.
 * They are the dashboard's, so the API description leaves them out. */
const sessionEndpoints = (deps: SiteDeps) =>
  new Elysia({ name: 'person-sessions' })
    .onRequest(({ request, server }) => admitPerson(deps, request, server))
    .post(
      sessionPath,
      async ({ body, request, server, set }) => {
        const sender = requestSender(request, server, deps.config)
        const session = await signIn(deps, { ...body, sender, device: null })
        if (session === null)
          throw problem('unauthorized', {
            detail: 'The email address or the password is wrong.',
            headers: { 'WWW-Authenticate': 'Bearer' },
          })
        set.status = 201
        return { token: session.token, tokenType: 'Bearer', expiresAt: session.expiresAt.toISOString() }
      },
      {
        body: shape(SignInRequest),
        detail: { hide: true },
      },
    )
    .delete(
      sessionPath,
      async ({ request }) => {
        await signOut(deps, personOf(request).keyId)
        return new Response(null, { status: 204 })
      },
      { detail: { hide: true } },
    )
