import { Elysia } from 'elysia'
import { formResponse, readerOf } from '../../pages/index.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { publicDocument, sendDocument } from '../../platform/http/answers/public-document.ts'
import { formIn, isOwnForm, readForm } from '../../platform/http/body/form.ts'
import { readBytes, readJson } from '../../platform/http/body/json-body.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { refuseLongFields } from '../../platform/http/foreign-text.ts'
import { type Mounted, mount, openedFromElsewhere } from '../../platform/http/mount.ts'
import { otherMethod } from '../../platform/http/problems.ts'
import type { PubSub } from '../../platform/pub-sub.ts'
import { say } from '../../words/say.ts'
import type { TokenCache, TokenVerifier } from '../auth/index.ts'
import { signedIn } from '../people/index.ts'
import { complete } from './client-policy.ts'
import { oauthProblemPage } from './consent-page.ts'
import { paths, serverMetadata } from './metadata.ts'
import { keysChannel, selectSigningKeys } from './queries.ts'
import { offeredScopes } from './scopes.ts'
import type { OAuthServer, ServerDeps } from './server.ts'
import { createThrottle, type Throttled } from './throttle.ts'

/** Parts of the service that the OAuth routes use. */
export interface OAuthDeps extends ServerDeps {
  readonly keys: TokenVerifier & TokenCache
  /** Announces new signing keys. */
  readonly pubSub: PubSub
  /** @throws storageUnavailable while the disk is nearly full */
  ensureRoom(): void
}

/** The authorization server, by which people connect AI platforms to their account. */
export const oauth = (deps: OAuthDeps) => {
  const throttle = createThrottle()
  const open = lazily(deps, throttle)
  const rooms = roomsOf(deps, throttle, open)
  const find = (path: string): Mounted | null => {
    if (!path.startsWith('/oauth/')) return null
    return rooms.get(path) ?? (interactionPath.test(path) ? rooms.get(interactionRoute)! : findResume(path, rooms))
  }
  return (app: Elysia) => app.use(discovery(deps)).use(mount(deps, find))
}

/** The library is loaded when it is first needed, and again when the keys have changed. */
const lazily = (deps: OAuthDeps, throttle: ReturnType<typeof createThrottle>) => {
  let made: Promise<OAuthServer> | undefined
  let watched: Promise<void> | undefined
  const forget = () => {
    made = undefined
  }
  let seen: string | undefined
  const look = async () => {
    const keys = JSON.stringify(await selectSigningKeys(deps.sql))
    if (keys !== seen) forget()
    seen = keys
  }
  const watch = async () => {
    await look()
    await deps.pubSub.subscribe(keysChannel, forget, forget, () => look().catch(() => {}))
  }
  return async (): Promise<OAuthServer> => {
    watched ??= watch().catch((error: unknown) => {
      watched = undefined // the next request tries again
      throw error
    })
    await watched
    made ??= import('./server.ts').then(({ openServer }) => openServer(deps, throttle))
    made.catch(forget) // the next request tries again
    return made
  }
}

type Open = () => Promise<OAuthServer>

const interactionRoute = '/oauth/interaction/:uid'
const interactionPath = /^\/oauth\/interaction\/[A-Za-z0-9_-]+$/
const resumeRoute = '/oauth/authorize/:uid'
const resumePath = /^\/oauth\/authorize\/[A-Za-z0-9_-]+$/
const findResume = (path: string, rooms: ReadonlyMap<string, Mounted>): Mounted | null =>
  resumePath.test(path) ? rooms.get(resumeRoute)! : null

const roomsOf = (deps: OAuthDeps, throttle: ReturnType<typeof createThrottle>, open: Open) => {
  const limited = (what: Throttled, answer: Mounted['answer']): Mounted['answer'] => {
    return async (asked) => {
      throttle.refuseMore(what, requestSender(asked.request, asked.server, deps.config))
      return answer(asked)
    }
  }
  const bytesMax = deps.config.maxBodyBytes
  const endpoint: Mounted['answer'] = async (asked) => {
    const body = asked.request.method === 'POST' ? await readBytes(asked.request, bytesMax) : null
    if (body !== null) refuseLongFields(formIn(body))
    return (await open()).endpoint(asked, body)
  }
  const all: [string, Mounted['answer']][] = [
    [paths.authorize, limited('authorize', (asked) => authorize(deps, open, asked))],
    [resumeRoute, limited('authorize', (asked) => authorize(deps, open, asked))],
    [interactionRoute, limited('authorize', (asked) => interact(deps, open, asked))],
    [paths.token, inOAuthForm('invalid_request', limited('token', endpoint))],
    [paths.revoke, inOAuthForm('invalid_request', limited('token', endpoint))],
    [
      paths.register,
      inOAuthForm(
        'invalid_client_metadata',
        limited('register', (asked) => register(deps, open, asked)),
      ),
    ],
  ]
  return new Map(all.map(([route, answer]) => [route, { route, answer, headers: openedFromElsewhere }]))
}

const authorize = async (deps: OAuthDeps, open: Open, asked: Asked): Promise<Response> => {
  const { request } = asked
  if (request.method !== 'GET') throw otherMethod(request.method, ['GET'])
  if (queryOf(request).length > queryCharactersMax)
    return formResponse(oauthProblemPage(aboutOf(deps, request), 'tooLong'), {
      status: 400,
    })
  deps.ensureRoom()
  const server = await open()
  const person = await signedIn(deps, asked)
  await leaveForeignSession(server, request, person)
  return server.endpoint(asked, null, inQueryOnly(withScope(queryOf(request))))
}

const aboutOf = ({ config: { serviceName } }: OAuthDeps, request: Request) => ({
  serviceName,
  reader: readerOf(request),
})

/** What is asked is stored for as long as somebody takes to answer. */
const queryCharactersMax = 4_000

/** Who asks for nothing in particular asks for everything (RFC 6749, 3.3); the person sees it. */
const withScope = (query: string): string => {
  const sent = new URLSearchParams(query)
  return sent.has('scope') || !sent.has('client_id')
    ? query
    : `${query}&scope=${encodeURIComponent(offeredScopes.join(' '))}`
}

/** The library knows more response modes than the metadata offers: all others are unknown to it under this name. */
const inQueryOnly = (query: string): string => {
  const sent = new URLSearchParams(query)
  if (!sent.has('response_mode') || sent.getAll('response_mode').join() === 'query') return query
  sent.set('response_mode', 'unsupported')
  return sent.toString()
}

const sessionCookie = /(?:^|; )_session=([^;]*)/

/** The library has its own session, which must belong to the person signed in: otherwise it is ignored. */
const leaveForeignSession = async (
  server: OAuthServer,
  { headers }: Request,
  person: Awaited<ReturnType<typeof signedIn>>,
): Promise<void> => {
  const cookie = headers.get('cookie') ?? ''
  const [, sessionId] = sessionCookie.exec(cookie) ?? []
  if (sessionId === undefined || (await server.isSessionOf(person, sessionId))) return
  headers.set(
    'cookie',
    cookie
      .split('; ')
      .filter((pair) => !/^_session(\.sig)?=/.test(pair))
      .join('; '),
  )
}

const interact = async (deps: OAuthDeps, open: Open, asked: Asked): Promise<Response> => {
  const { request } = asked
  deps.ensureRoom()
  const { decide, seeInteraction } = await import('./interaction.ts')
  if (request.method === 'GET') return seeInteraction(deps, await open(), asked, await signedIn(deps, asked))
  if (request.method !== 'POST') throw otherMethod(request.method, ['GET', 'POST'])
  if (!isOwnForm(request, deps.config.authUrl))
    return formResponse(oauthProblemPage(aboutOf(deps, request), 'foreign'), {
      status: 403,
    })
  const decision = (await readForm(request)).get('decision')
  return decide(deps, await open(), asked, { person: await signedIn(deps, asked), decision })
}

/** Who registers itself is a public client, whatever it asks for: RFC 7591 lets a server replace values, and tell. */
const register = async (deps: OAuthDeps, open: Open, asked: Asked): Promise<Response> => {
  const { request } = asked
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: forPages })
  if (request.method !== 'POST') throw otherMethod(request.method, ['POST'])
  deps.ensureRoom()
  const sent = await readJson(request, deps.config.maxBodyBytes)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw problem('malformedJson', { detail: say('access.clientNoObject') })
  const client = complete({ ...sent, token_endpoint_auth_method: 'none' })
  const answer = await (await open()).endpoint(asked, Buffer.from(JSON.stringify(client)))
  for (const [name, value] of Object.entries(forPages)) answer.headers.set(name, value)
  return answer
}

/** Agents in browsers register too. */
const forPages = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Content-Type',
}

/** These endpoints tell refusals in OAuth's own words (RFC 6749, 5.2). What is our fault stays a problem document. */
const inOAuthForm =
  (code: string, answer: Mounted['answer']): Mounted['answer'] =>
  async (asked) => {
    try {
      return await answer(asked)
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || error.status === 405) throw error
      const isLimited = error.status === 429
      const body = { error: isLimited ? 'temporarily_unavailable' : code, error_description: error.message }
      return Response.json(body, { status: isLimited ? 429 : 400, headers: error.headers })
    }
  }

/** Public, and for web pages of any origin. */
const discovery = ({ config }: OAuthDeps) => {
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET' }
  const document = publicDocument(JSON.stringify(serverMetadata(config)), 'application/json', open)
  return new Elysia({ name: 'oauth-discovery' })
    .get('/.well-known/oauth-authorization-server', ({ request }) => sendDocument(request, document), {
      detail: { hide: true },
    })
    .options('/.well-known/oauth-authorization-server', () => new Response(null, { status: 204, headers: open }), {
      detail: { hide: true },
    })
}
