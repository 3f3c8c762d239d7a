import { callerOf } from '../../identity/auth/index.ts'
import { signedIn, signInFor } from '../../identity/people/index.ts'
import { formResponse, html, page, problemHeading, withFormKeys } from '../../pages/index.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { isOwnForm, readForm } from '../../platform/http/body/form.ts'
import { countRequest } from '../../platform/http/limits/rate-limit.ts'
import { otherPageMethod } from '../../platform/http/problems.ts'
import { formClaim } from '../../platform/postgres/claim.ts'
import { say } from '../../words/say.ts'
import { labScript, readerOf } from '../lab/index.ts'
import { passPrincipal, refusalSaid } from '../studio/index.ts'
import type { Address } from './addresses.ts'
import { againPlaces } from './again.ts'
import { comparePlaces } from './compare.ts'
import { fittingsPlaces } from './fittings.ts'
import { golferPlaces } from './golfers.ts'
import { mailPlaces } from './mail.ts'
import { notePlaces } from './note.ts'
import { answerHolder } from './pass.ts'
import { sharingPlaces } from './sharing.ts'
import { type KeepingDeps, type Place, seeOther, type View, type Visit } from './visit.ts'

const places: Readonly<Record<Address, Place>> = {
  ...fittingsPlaces,
  ...comparePlaces,
  ...againPlaces,
  ...golferPlaces,
  ...mailPlaces,
  ...notePlaces,
  ...sharingPlaces,
}

/** What is asked, once its address is known. */
interface Call {
  readonly address: Address
  readonly id: string
  readonly asked: Asked
}

/** Answer a signed-in person, or whoever has a pass to the studio; others are sent to the sign-in page. */
export const answer = async (deps: KeepingDeps, { address, id, asked }: Call): Promise<Response> => {
  const { request } = asked
  const reader = readerOf(request)
  const query = new URLSearchParams(queryOf(request))
  const person = await signedIn(deps, asked)
  if (person !== null) {
    const visit: Visit = { deps, asked, person, reader, id, query, form: new URLSearchParams(), claim: null }
    return told({ deps, asked, reader, isPerson: true }, person.personId, () => handle(visit, places[address]))
  }
  const principal = await passPrincipal(deps, request)
  if (principal === null)
    return seeOther(request.method === 'POST' || !places[address].get ? '/sign-in?next=/fittings' : signInFor(request))
  asked.noted.accountId = principal.accountId
  return told({ deps, asked, reader, isPerson: false }, callerOf(principal), () =>
    answerHolder({ deps, principal, asked, reader, address, id, query }),
  )
}

/** What a page is shown with. */
interface Shown extends Pick<Visit, 'deps' | 'asked' | 'reader'> {
  /** Somebody has signed in, and may go on to all that an account keeps. */
  readonly isPerson: boolean
}

/** A page, or where it leads; what people can mend is told in the frame. */
const told = async (
  shown: Shown,
  caller: ReturnType<typeof callerOf>,
  act: () => Promise<View | Response | string>,
): Promise<Response> => {
  try {
    await countRequest(shown.deps.limits, 'read', caller, {})
    const given = await act()
    if (given instanceof Response) return given
    return typeof given === 'string' ? seeOther(given) : show(shown, given)
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    shown.asked.noted.code = error.code
    const { status, headers } = error
    const title = problemHeading(shown.reader, error)
    return show(
      shown,
      { title, status, content: html`<p class="told wrong" role="alert">${refusalSaid(shown.reader, error)}</p>` },
      headers,
    )
  }
}

const handle = async (
  visit: Visit,
  { get, post, isForEnding, formBytesMax }: Place,
): Promise<View | Response | string> => {
  const { request } = visit.asked
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const act = isRead ? get : request.method === 'POST' ? post : undefined
  if (act === undefined) throw otherPageMethod(request.method, { get, post })
  if (isRead) return act(visit)
  if (!isOwnForm(request, visit.deps.config.authUrl))
    throw problem('originRefused', { detail: say('requests.foreignForm') })
  if (!isForEnding) visit.deps.ensureRoom()
  const form = await readForm(request, formBytesMax)
  return act({ ...visit, form, claim: formClaim(visit.person.accountId, pathOf(request), form) })
}

const show = async (
  { reader, isPerson, deps: { config } }: Shown,
  { title, content, status = 200 }: View,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const script = await labScript.address()
  const { system, texts } = reader
  const { keep } = texts
  return formResponse(
    page({
      title: `${title} - ${config.serviceName}`,
      serviceName: config.serviceName,
      styles: ['/docs/components.css', '/docs/lab.css', '/docs/keeping.css'],
      ...(script !== null && { scripts: [script] }),
      reader,
      place: 'account',
      isSignedIn: true,
      within: isPerson
        ? html`<nav class="within" aria-label="${keep.fittings}"><a href="/fittings">${keep.fittings}</a><a href="/golfers">${keep.golfers}</a><a href="/dashboard">${keep.dashboard}</a></nav>\n`
        : null,
      main: html`<div class="lab keeping" id="lab" data-units="${system}">
<h1>${title}</h1>
${withFormKeys(content)}</div>`,
    }),
    { status, headers },
  )
}
