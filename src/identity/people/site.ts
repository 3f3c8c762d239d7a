import { formResponse, type Reader, readerOf } from '../../pages/index.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { isOwnForm, readForm } from '../../platform/http/body/form.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { type Mounted, openedFromElsewhere } from '../../platform/http/mount.ts'
import { otherPageMethod } from '../../platform/http/problems.ts'
import { shownDevice } from './device.ts'
import { doEnterCode, doFactor, seeFactor, welcome } from './factor-site.ts'
import { foreignFormPage, joinPage, signInPage, usedLinkPage } from './pages/pages.ts'
import { passwordProblem, weaknessIn } from './password.ts'
import { findJoinLink, isEmail, join, signOut } from './people.ts'
import { type Again, aboutOf, type Form, type Page, type Place, refusalOf, type SiteDeps, seeOther } from './place.ts'
import { noSessionCookie, signedIn } from './session-cookie.ts'
import { signIn } from './sign-in.ts'
import { ownAddress } from './sign-in-address.ts'

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
  if (post === undefined || method !== 'POST') throw otherPageMethod(method, place)
  if (!isOwnForm(asked.request, deps.config.authUrl))
    return formResponse(foreignFormPage(aboutOf(deps, asked)), { status: 403 })
  return post(deps, { ...asked, form: await readForm(asked.request) }, token)
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
    return welcome(deps, { request, noted }, session, next)
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
  return welcome(deps, { request, noted }, joined, '/dashboard')
}

const places: Readonly<Record<string, Place>> = {
  '/sign-in': { get: seeSignIn, post: doSignIn, headers: openedFromElsewhere },
  '/sign-in/code': { post: doEnterCode },
  '/sign-out': { post: doSignOut },
  '/second-factor': { get: seeFactor, post: doFactor },
  '/join/:token': { get: seeJoin, post: doJoin },
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
