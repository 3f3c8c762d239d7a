import { fill, formResponse, type Reader, readerOf } from '../../pages/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answer.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { isOwnForm, readForm } from '../../platform/http/form.ts'
import { type Mounted, openedFromElsewhere } from '../../platform/http/mount.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { TokenCache, TokenVerifier } from '../auth/index.ts'
import type { Attempts } from './attempts.ts'
import { deviceCookie, shownDevice } from './device.ts'
import { foreignFormPage, joinPage, signInPage, usedLinkPage } from './pages/pages.ts'
import { passwordProblem, weaknessIn } from './password.ts'
import { findJoinLink, isEmail, join, signIn, signOut } from './people.ts'
import { noSessionCookie, sessionCookie, signedIn } from './session-cookie.ts'
import { ownAddress } from './sign-in-address.ts'

/** Parts of the service that know who is signed in. */
export interface SiteDeps {
  readonly sql: Sql
  readonly clock: Clock
  readonly config: Config
  readonly keys: TokenVerifier & TokenCache
  readonly attempts: Attempts
}

type Page = (deps: SiteDeps, asked: Asked, token: string) => Promise<Response>
type Form = (deps: SiteDeps, asked: Asked & { readonly form: URLSearchParams }, token: string) => Promise<Response>

/** What an address shows, and what it does with a form. */
interface Place extends Pick<Mounted, 'headers'> {
  readonly get?: Page
  readonly post?: Form
}

/** The pages by which people come in and leave. */
export const pageAt = (deps: SiteDeps) => {
  const mounted = new Map<string, Mounted>()
  for (const [route, { headers = {}, ...place }] of Object.entries(places))
    mounted.set(route, { route, headers, answer: (asked) => answerAt(deps, place, asked) })
  return (path: string): Mounted | null => mounted.get(joinPath.test(path) ? '/join/:token' : path) ?? null
}

const joinPath = /^\/join\/[^/]*$/

const answerAt = async (deps: SiteDeps, place: Place, asked: Asked): Promise<Response> => {
  const { get, post } = place
  const { method } = asked.request
  const token = pathOf(asked.request).slice('/join/'.length)
  if (get !== undefined && (method === 'GET' || method === 'HEAD')) return get(deps, asked, token)
  if (post === undefined || method !== 'POST') throw otherMethod(method, place)
  if (!isOwnForm(asked.request, deps.config.authUrl))
    return formResponse(foreignFormPage(aboutOf(deps, asked)), { status: 403 })
  return post(deps, { ...asked, form: await readForm(asked.request) }, token)
}

const otherMethod = (method: string, { get, post }: Place) => {
  const methods = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : [])].join(', ')
  return problem('methodNotAllowed', {
    detail: `This URL accepts ${methods}, not ${method}.`,
    headers: { allow: methods },
  })
}

const seeSignIn: Page = async (deps, asked) => {
  const next = ownAddress(new URLSearchParams(queryOf(asked.request)).get('next'))
  if ((await signedIn(deps, asked)) !== null) return seeOther(next)
  return signInForm(deps, readerOf(asked.request), { next, email: '' })
}

const doSignIn: Form = async (deps, { request, server, noted, form }) => {
  const next = ownAddress(form.get('next'))
  const [email, password] = [form.get('email') ?? '', form.get('password') ?? '']
  const again = { next, email }
  const reader = readerOf(request)
  try {
    const sender = requestSender(request, server, deps.config)
    const session = await signIn(deps, { email, password, sender, device: shownDevice(request, deps.config) })
    if (session === null) return signInForm(deps, reader, { ...again, refusal: reader.texts.entry.wrong, status: 401 })
    noted.accountId = session.accountId
    return seeOther(next, sessionCookie(deps.config, session), deviceCookie(deps.config, session.device))
  } catch (error) {
    return signInForm(deps, reader, { ...again, ...refusalOf(error, reader) })
  }
}

const doSignOut: Form = async (deps, asked) => {
  const person = await signedIn(deps, asked)
  if (person !== null) await signOut(deps, person.keyId)
  return seeOther('/sign-in', noSessionCookie(deps.config))
}

const seeJoin: Page = async (deps, asked, token) => {
  const link = await findJoinLink(deps, token)
  const about = aboutOf(deps, asked)
  if (link === null) return formResponse(usedLinkPage(about), { status: 410 })
  return formResponse(joinPage({ ...about, link, token, email: '' }))
}

const doJoin: Form = async (deps, { request, form, noted }, token) => {
  const link = await findJoinLink(deps, token)
  const about = aboutOf(deps, { request })
  const { entry } = about.reader.texts
  if (link === null) return formResponse(usedLinkPage(about), { status: 410 })
  const [email, password] = [link.email ?? form.get('email') ?? '', form.get('password') ?? '']
  const again = (refusal: string) => formResponse(joinPage({ ...about, link, token, email, refusal }), { status: 400 })
  if (!isEmail(email)) return again(entry.noEmail)
  const weakness = passwordProblem(password, email)
  if (weakness !== null) return again(weaknessIn(about.reader, weakness))
  const joined = await join(deps, token, { email, password })
  if (joined === null) return formResponse(usedLinkPage(about), { status: 410 })
  noted.accountId = joined.accountId
  return seeOther('/dashboard', sessionCookie(deps.config, joined), deviceCookie(deps.config, joined.device))
}

const places: Readonly<Record<string, Place>> = {
  '/sign-in': { get: seeSignIn, post: doSignIn, headers: openedFromElsewhere },
  '/sign-out': { post: doSignOut },
  '/join/:token': { get: seeJoin, post: doJoin },
}

interface Again {
  readonly refusal?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

const signInForm = (
  { config }: SiteDeps,
  reader: Reader,
  { next, email, refusal, ...options }: Again & { next: string; email: string },
): Response =>
  formResponse(signInPage({ serviceName: config.serviceName, reader, next, email, refusal }), {
    ...options,
    leadsAway: next.startsWith('/oauth/'),
  })

/** A refusal that somebody at a form can do something about. @throws everything else */
const refusalOf = (error: unknown, { texts: { entry } }: Reader): Again => {
  if (!(error instanceof Problem)) throw error
  const { status, headers, code, message } = error
  const waitSeconds = Number(headers['Retry-After'] ?? 60)
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60))
  const said = { RATE_LIMITED: fill(entry.tooMany, { minutes }).text, OVERLOADED: entry.busy }
  return { refusal: said[code as keyof typeof said] ?? message, status, headers }
}

const aboutOf = ({ config: { serviceName, authUrl } }: SiteDeps, { request }: Pick<Asked, 'request'>) => ({
  serviceName,
  authUrl,
  reader: readerOf(request),
})

const seeOther = (location: string, ...cookies: readonly string[]): Response =>
  new Response(null, { status: 303, headers: [['location', location], ...cookies.map(setCookie)] })

const setCookie = (cookie: string): [string, string] => ['set-cookie', cookie]
