import { formResponse } from '../../pages/index.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { personActor } from '../audit/index.ts'
import { deviceCookie, shownDevice } from './device.ts'
import { selectFactor } from './factor-queries.ts'
import { codePage, codesPage, factorPage, offerPage, plainFactorPage } from './pages/factor.ts'
import type { FormPage } from './pages/form.ts'
import type { KnownSession } from './people.ts'
import { type Again, aboutOf, type Form, type Page, refusalOf, type SiteDeps, seeOther } from './place.ts'
import { type Person, selectPerson } from './queries.ts'
import { offerFactor, renewRecoveryCodes, turnOff, turnOn } from './second-factor.ts'
import { type SignedIn, sessionCookie, signedIn } from './session-cookie.ts'
import { confirm, enterCode } from './sign-in.ts'
import { ownAddress } from './sign-in-address.ts'
import type { CodeNeeded } from './ticket.ts'

/** Let somebody in whose password was right, or ask for the code that goes with it. */
export function welcome(
  deps: SiteDeps,
  { request, noted }: Pick<Asked, 'request' | 'noted'>,
  session: KnownSession | CodeNeeded,
  next: string,
): Response {
  if ('ticket' in session) return codeForm({ ...aboutOf(deps, { request }), ticket: session.ticket, next })
  noted.accountId = session.accountId
  return seeOther(next, sessionCookie(deps.config, session), deviceCookie(deps.config, session.device))
}

const codeForm = ({ status, headers, ...page }: Parameters<typeof codePage>[0] & Again): Response =>
  formResponse(codePage(page), {
    ...(status !== undefined && { status }),
    ...(headers !== undefined && { headers }),
    leadsAway: page.next.startsWith('/oauth/'),
  })

/** The code after the password. */
export const doEnterCode: Form = async (deps, { request, server, noted, form }) => {
  const about = aboutOf(deps, { request })
  const next = ownAddress(form.get('next'))
  const ticket = form.get('ticket') ?? ''
  const { factor } = about.reader.texts.entry
  const again = (why: Again) => codeForm({ ...about, ticket, next, ...why })
  try {
    const origin = { sender: requestSender(request, server, deps.config), device: shownDevice(request, deps.config) }
    const session = await enterCode(deps, { ticket, code: form.get('code') ?? '', ...origin })
    if (session === 'too old') return seeOther(`/sign-in?next=${encodeURIComponent(next)}`)
    return session === null
      ? again({ refusal: factor.wrongCode, status: 401 })
      : welcome(deps, { request, noted }, session, next)
  } catch (error) {
    return again(refusalOf(error, about.reader))
  }
}

/** The second factor of whoever is signed in. */
export const seeFactor: Page = async (deps, asked) => {
  const visit = await visitOf(deps, asked)
  return visit === null ? toSignIn() : showFactor(deps, visit)
}

/** Turn it on or off, or make new recovery codes. */
export const doFactor: Form = async (deps, asked) => {
  const visit = await visitOf(deps, asked)
  if (visit === null) return toSignIn()
  const { about, person, session } = visit
  const { form } = asked
  const isOn = form.get('do') === 'on'
  try {
    const wrong = await confirm(deps, person, {
      password: form.get('password') ?? '',
      code: isOn ? '' : (form.get('code') ?? ''),
      sender: requestSender(asked.request, asked.server, deps.config),
      sessionId: session.keyId,
    })
    if (wrong !== null) return await showFactor(deps, visit, { refusal: wordsFor(wrong, about), status: 401 }, form)
    return await change(deps, asked, visit)
  } catch (error) {
    return showFactor(deps, visit, refusalOf(error, about.reader), form)
  }
}

interface FactorVisit {
  readonly about: Pick<FormPage, 'serviceName' | 'reader'>
  readonly person: Person
  readonly session: SignedIn
}

/** Null: nobody is signed in. */
async function visitOf(deps: SiteDeps, asked: Asked): Promise<FactorVisit | null> {
  const session = await signedIn(deps, asked)
  const person = session && (await selectPerson(deps.sql, session.personId))
  return session === null || person === null ? null : { about: aboutOf(deps, asked), person, session }
}

async function change(deps: SiteDeps, asked: Parameters<Form>[1], visit: FactorVisit): Promise<Response> {
  const { about, person, session } = visit
  const { form } = asked
  const by = personActor(person.id, { ...asked, config: deps.config })
  if (form.get('do') === 'on') {
    const tried = { sealed: form.get('sealed') ?? '', code: form.get('code') ?? '', sessionId: session.keyId }
    const codes = await turnOn(deps, person, tried, by)
    if (codes !== null) return formResponse(codesPage({ ...about, codes }))
    return showFactor(deps, visit, { refusal: wordsFor('code', about), status: 401 }, form)
  }
  if ((await selectFactor(deps.sql, person.id)) === null) return showFactor(deps, visit)
  if (form.get('do') === 'codes')
    return formResponse(codesPage({ ...about, codes: await renewRecoveryCodes(deps, person, by) }))
  await turnOff(deps, person, by)
  return formResponse(plainFactorPage({ ...about, words: about.reader.texts.entry.factor.isOff }))
}

/** @param typed A form that comes back keeps its secret, which an app may know already. */
async function showFactor(
  deps: SiteDeps,
  { about, person }: FactorVisit,
  { status, headers, refusal }: Again = {},
  typed = new URLSearchParams(),
): Promise<Response> {
  const page = { ...about, refusal, email: person.email }
  const how = { ...(status !== undefined && { status }), ...(headers !== undefined && { headers }) }
  const factor = await selectFactor(deps.sql, person.id)
  if (factor !== null) return formResponse(factorPage({ ...page, codes: factor.codes }), how)
  if (deps.signer === null)
    return formResponse(plainFactorPage({ ...page, words: about.reader.texts.entry.factor.cannot }))
  const offer = offerFactor(deps.signer, person, about.serviceName, typed.get('sealed'))
  return formResponse(offerPage({ ...page, offer }), how)
}

const wordsFor = (wrong: 'password' | 'code', { reader: { texts } }: FactorVisit['about']): string =>
  wrong === 'code' ? texts.entry.factor.wrongCode : texts.entry.factor.wrongPassword

const toSignIn = (): Response => seeOther('/sign-in?next=/second-factor')
