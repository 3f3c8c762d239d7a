import { selectPerson, signedIn } from '../../identity/people/index.ts'
import { formResponse, type Html, html, page, withFormKeys } from '../../pages/index.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { isOwnForm, readForm } from '../../platform/http/body/form.ts'
import { countRequest } from '../../platform/http/limits/rate-limit.ts'
import { otherPageMethod } from '../../platform/http/problems.ts'
import { ClaimedBefore, formClaim } from '../../platform/postgres/claim.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { say } from '../../words/say.ts'
import { type Address, type Section, sections } from './addresses.ts'
import { askPassword } from './ask-password.ts'
import { noSecretCookie, secretCookie, secretOf } from './once.ts'
import { agentPlaces } from './pages/agents.ts'
import { appPlaces } from './pages/apps.ts'
import { auditPlaces } from './pages/audit.ts'
import { fittingPlaces } from './pages/fitting.ts'
import { fittingListPlaces } from './pages/fittings.ts'
import { inventoryPlaces } from './pages/inventory.ts'
import { keyPlaces } from './pages/keys.ts'
import { overviewPlaces } from './pages/overview.ts'
import { requestPlaces } from './pages/requests.ts'
import { settingsPlaces } from './pages/settings.ts'
import { teamPlaces } from './pages/team.ts'
import { webhookPlaces } from './pages/webhooks.ts'
import { type DashboardDeps, type Done, doneWords, isDoneWord, type Place, type View, type Visit } from './visit.ts'

const places: Readonly<Record<Address, Place>> = {
  ...overviewPlaces,
  ...fittingListPlaces,
  ...fittingPlaces,
  ...requestPlaces,
  ...keyPlaces,
  ...agentPlaces,
  ...appPlaces,
  ...webhookPlaces,
  ...teamPlaces,
  ...auditPlaces,
  ...inventoryPlaces,
  ...settingsPlaces,
}

/** What is asked, once its address is known. */
interface Call {
  readonly address: Address
  /** The word of the address that names a thing; '' where there is none. */
  readonly id: string
  readonly asked: Asked
}

/** Answer a signed-in person; others are sent to the sign-in page. Errors that people can fix are shown in the frame. */
export const answer = async (deps: DashboardDeps, call: Call): Promise<Response> => {
  const visit = await visitOf(deps, call)
  if (visit === null) return seeOther(`/sign-in?next=${startOf(call)}`)
  try {
    await countRequest(deps.limits, 'read', visit.person.id, {})
    return await handle(visit, places[call.address])
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    call.asked.noted.code = error.code
    const { title, status, headers, message } = error
    const content = html`<h1>${title}</h1>
<p class="told wrong">${message}</p>
<p><a href="/dashboard">Back to the overview</a></p>`
    return formResponse(frame(visit, { title, section: null, content }), { status, headers })
  }
}

/** Null: nobody is signed in. */
const visitOf = async (deps: DashboardDeps, { address, id, asked }: Call): Promise<Visit | null> => {
  const session = await signedIn(deps, asked)
  const person = session && (await selectPerson(deps.sql, session.personId))
  if (session === null || person === null) return null
  const { request } = asked
  const query = new URLSearchParams(queryOf(request))
  const { makes }: Place = places[address]
  const secret = makes === undefined ? null : secretOf(deps.config, request, person.id, makes)
  const isOwner = session.role === 'owner'
  return { deps, asked, session, person, isOwner, id, query, form: new URLSearchParams(), claim: null, secret }
}

const handle = async (visit: Visit, place: Place): Promise<Response> => {
  const { asked, deps } = visit
  const { get, post, ownersOnly, formBytesMax, isForEnding, asksPassword } = place
  const { method } = asked.request
  const isRead = method === 'GET' || method === 'HEAD'
  const act = isRead ? get : method === 'POST' ? post : undefined
  if (act === undefined) throw otherPageMethod(method, place)
  if (!visit.isOwner && (ownersOnly === 'everything' || (ownersOnly === 'forms' && !isRead)))
    throw problem('ownerNeeded', { detail: say('access.ownersOnly') })
  if (isRead) return show(visit, await act(visit))
  if (!isOwnForm(asked.request, deps.config.authUrl)) return show(visit, foreignForm(deps.config))
  if (!isForEnding) deps.ensureRoom()
  const form = await readForm(asked.request, formBytesMax)
  const sent = { ...visit, form, claim: formClaim(visit.person.accountId, pathOf(asked.request), form) }
  const question = asksPassword ? await askPassword(sent) : null
  return show(visit, question ?? (await act(sent).catch((error) => doneBefore(error, pathOf(asked.request)))))
}

/** A form that is sent again leads where it led. */
const doneBefore = (error: unknown, path: string): Done => {
  if (!(error instanceof ClaimedBefore)) throw error
  return { to: path, done: 'made-before' }
}

const foreignForm = ({ authUrl }: Config): View => ({
  title: 'This form was sent from another site',
  section: null,
  status: 403,
  content: html`<h1>This form was sent from another site</h1>
<p>Nothing was changed. Forms are accepted only from pages opened at <a href="${authUrl}/dashboard">${authUrl}</a>.</p>`,
})

const show = ({ deps, ...visit }: Visit, given: View | Done | Response): Response => {
  if (given instanceof Response) return given
  if ('to' in given) return seeDone(deps.config, visit.person.id, given)
  const { title, section, content, status } = given
  const done = visit.query.get('done') ?? ''
  const told = !isDoneWord(done) ? '' : html`<p class="told" role="status">${doneWords[done]}</p>\n`
  const headers = visit.secret === null ? {} : { 'set-cookie': noSecretCookie(deps.config) }
  return formResponse(frame({ ...visit, deps }, { title, section, content: html`${told}${content}` }), {
    ...(status !== undefined && { status }),
    headers,
  })
}

const seeDone = (config: Config, personId: string, { to, done, secret, cookies = [] }: Done): Response => {
  const all = secret === undefined ? cookies : [...cookies, secretCookie(config, personId, secret)]
  return seeOther(done === undefined ? to : `${to}?done=${done}`, all)
}

const seeOther = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The page that was requested. A form sent without a session leads to the overview. */
const startOf = ({ asked: { request } }: Call): string => (request.method === 'POST' ? '/dashboard' : pathOf(request))

/** What is around every page: where one is, where else one can go, who one is. */
const frame = (
  { deps: { config }, person, isOwner, secret }: Pick<Visit, 'deps' | 'person' | 'isOwner' | 'secret'>,
  { title, section, content }: { title: string; section: Section | null; content: Html },
): Html =>
  page({
    title: `${title} - ${config.serviceName}`,
    serviceName: config.serviceName,
    styles: ['/docs/components.css', '/docs/dashboard.css'],
    ...(secret !== null && { scripts: ['/docs/copy.js'] }),
    place: 'account',
    isSignedIn: true,
    within: html`<nav class="within" aria-label="Dashboard">
${links(section, isOwner)}</nav>
<div class="you"><span>${person.companyName}</span><span class="email">${person.email}</span><span>${isOwner ? 'Owner' : 'Member'}</span>
<form method="post" action="/sign-out"><button class="quiet">Sign out</button></form></div>
`,
    main: withFormKeys(content),
  })

const links = (section: Section | null, isOwner: boolean): Html[] =>
  Object.entries(sections)
    .filter(([, part]) => isOwner || !('isForOwners' in part))
    .map(
      ([key, { name, address }]) =>
        html`<a href="${address}"${key === section ? html` aria-current="page"` : ''}>${name}</a>\n`,
    )
