import { signedIn, signInFor } from '../../identity/people/index.ts'
import { formResponse, html, page } from '../../pages/index.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answer.ts'
import { isOwnForm, readForm } from '../../platform/http/form.ts'
import { countRequest } from '../../platform/http/rate-limit.ts'
import { labScript, readerOf } from '../lab/index.ts'
import type { Address } from './addresses.ts'
import { againPlaces } from './again.ts'
import { comparePlaces } from './compare.ts'
import { fittingsPlaces } from './fittings.ts'
import { golferPlaces } from './golfers.ts'
import { mailPlaces } from './mail.ts'
import { sharingPlaces } from './sharing.ts'
import type { KeepingDeps, Place, View, Visit } from './visit.ts'

const places: Readonly<Record<Address, Place>> = {
  ...fittingsPlaces,
  ...comparePlaces,
  ...againPlaces,
  ...golferPlaces,
  ...mailPlaces,
  ...sharingPlaces,
}

/** What is asked, once its address is known. */
interface Call {
  readonly address: Address
  readonly id: string
  readonly asked: Asked
}

/** Answer a signed-in person; others are sent to the sign-in page. What people can mend is told in the frame. */
export const answer = async (deps: KeepingDeps, { address, id, asked }: Call): Promise<Response> => {
  const { request } = asked
  const person = await signedIn(deps, asked)
  if (person === null)
    return seeOther(request.method === 'POST' || !places[address].get ? '/sign-in?next=/fittings' : signInFor(request))
  const query = new URLSearchParams(queryOf(request))
  const visit: Visit = { deps, asked, person, reader: readerOf(request), id, query, form: new URLSearchParams() }
  try {
    await countRequest(deps.limits, 'read', person.personId, {})
    const given = await handle(visit, places[address])
    if (given instanceof Response) return given
    return typeof given === 'string' ? seeOther(given) : show(visit, given)
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    asked.noted.code = error.code
    const { title, status, headers, message } = error
    return show(visit, { title, status, content: html`<p class="told wrong" role="alert">${message}</p>` }, headers)
  }
}

const handle = async (visit: Visit, { get, post, isForEnding }: Place): Promise<View | Response | string> => {
  const { request } = visit.asked
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const act = isRead ? get : request.method === 'POST' ? post : undefined
  if (act === undefined) {
    const allow = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : [])].join(', ')
    throw problem('methodNotAllowed', {
      detail: `This URL accepts ${allow}, not ${request.method}.`,
      headers: { allow },
    })
  }
  if (isRead) return act(visit)
  if (!isOwnForm(request, visit.deps.config.authUrl))
    throw problem('originRefused', { detail: visit.reader.texts.keep.foreign })
  if (!isForEnding) visit.deps.ensureRoom()
  return act({ ...visit, form: await readForm(request) })
}

const show = async (
  { reader, deps: { config } }: Visit,
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
      within: html`<nav class="within" aria-label="${keep.fittings}"><a href="/fittings">${keep.fittings}</a><a href="/golfers">${keep.golfers}</a><a href="/dashboard">${keep.dashboard}</a></nav>\n`,
      main: html`<div class="lab keeping" id="lab" data-units="${system}">
<h1>${title}</h1>
${content}</div>`,
    }),
    { status, headers },
  )
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } })
