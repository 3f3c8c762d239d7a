import { Elysia } from 'elysia'
import { problem } from '../../platform/errors.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Log } from '../../platform/log/log.ts'
import { shape } from '../../platform/schema.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { admitPerson, personOf, sessionPath } from './bearer.ts'
import { signOut } from './people.ts'
import type { SiteDeps } from './place.ts'
import { SignInRequest } from './schema.ts'
import { enterCode, signIn } from './sign-in.ts'
import { pageAt } from './site.ts'

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
        const { code, ...secrets } = body
        const origin = { sender: requestSender(request, server, deps.config), device: null }
        const session = await signIn(deps, { ...secrets, ...origin })
        if (session === null) throw refused(say('access.wrongPassword'))
        if ('ticket' in session && code === undefined) throw refused(say('access.codeNeeded'))
        const admitted = 'ticket' in session ? await enterCode(deps, { ...session, code: code!, ...origin }) : session
        if (admitted === null || admitted === 'too old') throw refused(say('access.wrongCode'))
        set.status = 201
        return { token: admitted.token, tokenType: 'Bearer', expiresAt: admitted.expiresAt.toISOString() }
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

const refused = (detail: Message) => problem('unauthorized', { detail, headers: { 'WWW-Authenticate': 'Bearer' } })
