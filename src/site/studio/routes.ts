import { Elysia } from 'elysia'
import { inventoryModes } from '../../golf/names/words.ts'
import { admitAs, type Principal } from '../../identity/auth/index.ts'
import { selectHasPeople, signInFor } from '../../identity/people/index.ts'
import { formResponse, type Html, pageResponse } from '../../pages/index.ts'
import { problem } from '../../platform/errors.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { sendDocument } from '../../platform/http/answers/public-document.ts'
import { around } from '../../platform/http/around.ts'
import { atSignInName, isOwnForm, readForm } from '../../platform/http/body/form.ts'
import { mount } from '../../platform/http/mount.ts'
import type { RequestLogs } from '../../platform/http/request-log.ts'
import { say } from '../../words/say.ts'
import { fill, type Reader, readerOf } from '../lab/index.ts'
import { type FitFormDeps, fitFormOf, modelList } from './fit-form.ts'
import { type FitHereDeps, fitHere } from './fit-here.ts'
import { type GateDeps, isFromStudio, passCookie, studioPrincipal } from './gate.ts'
import { bagPage } from './page/bag-page.ts'
import { type FitForm, fitPage } from './page/fit-page.ts'
import { type Frame, isOpenToKeys, outPage } from './page/frame.ts'
import { sessionPage } from './page/session-page.ts'
import { pricesIn } from './prices.ts'
import { studioScript } from './script.ts'
import { forgetVisits, fullUntil, newVisitorCookie, type VisitorDeps, visitorPrincipal } from './visitors.ts'

/** Parts of the service that the studio uses. */
export type StudioDeps = GateDeps & VisitorDeps & RequestLogs & FitFormDeps & FitHereDeps

/** Fitting for people: pages with a form each, whose script asks the API that everybody else asks. */
export const studio = (deps: StudioDeps) => (app: Elysia) => app.use(scripts).use(admitSignedIn(deps)).use(pages(deps))

const scripts = new Elysia({ name: 'studio' }).get(
  '/docs/studio/:script',
  ({ params, request }) => studioScript.answer(request, params.script),
  { detail: { hide: true } },
)

/** Requests of its pages are authenticated by the cookie of the person signed in. */
const admitSignedIn = (deps: StudioDeps) => (app: Elysia) =>
  app.use(
    around((next) => {
      const admitted = async (request: Request): Promise<Response> => {
        const { server } = app
        const principal =
          (await studioPrincipal(deps, request, server)) ??
          (await visitorPrincipal(deps, request, pathOf(request), server))
        if (principal !== null) admitAs(request, principal)
        return next(request)
      }
      return (request) => (isFromStudio(request, pathOf(request), deps.config) ? admitted(request) : next(request))
    }),
  )

const shownAt: Readonly<Record<string, (frame: Frame, form: FitForm) => Html>> = {
  '/studio': fitPage,
  '/studio/bag': bagPage,
  '/studio/session': sessionPage,
}

const pages = (deps: StudioDeps) =>
  mount(deps, (path) => {
    const show = shownAt[path]
    if (show !== undefined) return { route: path, answer: (asked) => pageAnswer(deps, asked, show) }
    const [, clubType] = modelsPath.exec(path) ?? []
    if (clubType !== undefined)
      return { route: '/studio/models/:clubType', answer: (asked) => modelsAnswer(deps, asked, clubType) }
    return linkPath.test(path) ? { route: '/studio/enter/:token', answer: (asked) => enterAnswer(deps, asked) } : null
  })

const linkPath = /^\/studio\/enter\/[^/]+$/
const modelsPath = /^\/studio\/models\/([a-z]+)$/

/** The clubs of a kind that golfers own, for the field that asks for one. */
const modelsAnswer = (deps: StudioDeps, { request }: Asked, clubType: string): Promise<Response> => {
  const list = modelList(deps.catalog.current(), clubType)
  if (list === null) throw problem('notFound', { detail: say('missing.models', { type: clubType }) })
  return sendDocument(request, list)
}

/** Who looks at a page of the studio. */
interface Guest {
  readonly key: string | null
  /** Null: a publishable key in the address, which the script sends. */
  readonly principal: Principal | null
  /** Fittings a day of somebody without an account; null: for others. */
  readonly visits: number | null
  readonly cookie: string | null
}

const pageAnswer = async (
  deps: StudioDeps,
  asked: Asked,
  show: (frame: Frame, form: FitForm) => Html,
): Promise<Response> => {
  const guest = await guestOf(deps, asked)
  if (guest instanceof Response) return guest
  const { request } = asked
  const { key, principal, visits, cookie } = guest
  const query = new URLSearchParams(queryOf(request))
  const reader = readerOf(request)
  const isSignedIn = principal?.kind === 'session'
  const { serviceName } = deps.config
  const inventory = inventoryModes.find((mode) => mode === query.get('inventory')) ?? null
  const sent = request.method === 'POST' ? await sentForm(deps, asked, guest) : null
  if (sent !== null && 'location' in sent)
    return new Response(null, { status: 303, headers: { location: sent.location, 'cache-control': 'no-store' } })
  const [script, prices] = [await studioScript.address(), pricesIn(deps.catalog.current())]
  const hasAccount = principal !== null
  const frame = { reader, serviceName, script, key, inventory, isSignedIn, hasAccount, visits, prices }
  const form = await fitFormOf(deps, {
    said: sent?.form ?? query,
    system: reader.system,
    accountId: isSignedIn ? principal.accountId : null,
    ...(sent !== null && { refusal: sent.refusal }),
  })
  const page = show(frame, form)
  const headers = cookie === null ? {} : { 'set-cookie': cookie }
  const status = sent?.status ?? 200
  return key === null ? formResponse(page, { status, headers }) : privatePage(page, status, headers)
}

/** A form that was sent without the script. */
const sentForm = async (deps: StudioDeps, asked: Asked, { principal }: Guest) => {
  const { request, server } = asked
  const reader = readerOf(request)
  const path = pathOf(request)
  if (path !== '/studio' || !isOwnForm(request, deps.config.authUrl))
    throw problem('originRefused', { detail: say('requests.foreignForm') })
  const form = await readForm(request)
  const by = principal ?? (await visitorPrincipal(deps, request, '/v1/fitting/analyze', server))
  if (by === null) return { form, refusal: reader.texts.studio.out.lead, status: 401 }
  if (form.has('forget') && by.publishable !== undefined) {
    await forgetVisits(deps, by)
    return { location: '/studio' }
  }
  return { form, ...(await fitHere(deps, { asked, form, reader, principal: by })) }
}

const guestOf = async (deps: StudioDeps, asked: Asked): Promise<Guest | Response> => {
  const { request, server, noted } = asked
  const key = new URLSearchParams(queryOf(request)).get('key')
  const guest = { key, principal: null, visits: null, cookie: null }
  if (key !== null) {
    if (!isPublishable(key)) return outAnswer(deps, request, 'wrongKey')
    return isOpenToKeys(pathOf(request)) ? guest : outAnswer(deps, request, 'noFiles')
  }
  const principal = await studioPrincipal(deps, request, server)
  if (principal !== null) {
    noted.accountId = principal.accountId
    return { ...guest, principal }
  }
  const outside = elsewhere(request, deps) ?? (await visitorOutside(deps, asked))
  if (outside !== null) return outside
  return { ...guest, visits: deps.config.studioPublic, cookie: newVisitorCookie(request, deps.config) }
}

/** Why somebody without an account does not get a page; null: they do. */
const visitorOutside = async (deps: StudioDeps, { request, server }: Asked): Promise<Response | null> => {
  if (deps.config.studioPublic === 0) return outAnswer(deps, request, 'lead')
  const path = pathOf(request)
  if (!isOpenToKeys(path)) return outAnswer(deps, request, 'noFiles')
  const full = path === '/studio' ? await fullUntil(deps, request, server) : null
  return full === null ? null : outAnswer(deps, request, 'full', full.retryAfter)
}

/** A cookie belongs to one name of this machine: 127.0.0.1 leads to localhost, where people sign in. */
const elsewhere = (request: Request, { config: { authUrl } }: StudioDeps): Response | null => {
  const location = atSignInName(request, authUrl)
  return location === null
    ? null
    : new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/** A key that may stand in the source of a web page. */
const isPublishable = (key: string): boolean => /^svc_pub_[0-9A-Za-z]{1,64}$/.test(key)

const enterAnswer = async (deps: StudioDeps, { request }: Asked): Promise<Response> => {
  const token = pathOf(request).split('/').at(-1)!
  const pass = request.method === 'GET' ? (deps.studioPasses?.enter(token) ?? null) : null
  if (pass === null) return outAnswer(deps, request, 'used')
  return new Response(null, {
    status: 303,
    headers: { location: '/studio', 'set-cookie': passCookie(deps.config, pass) },
  })
}

const outAnswer = async (
  { sql, studioPasses, config: { serviceName, studioPublic } }: StudioDeps,
  request: Request,
  why: 'lead' | 'used' | 'wrongKey' | 'noFiles' | 'full',
  seconds = 0,
): Promise<Response> => {
  const reader = readerOf(request)
  const words = fill(reader.texts.studio.out[why], { max: studioPublic, wait: waitIn(reader, seconds) })
  const path = pathOf(request)
  const page = outPage(
    { reader, serviceName },
    {
      why: words,
      signIn: path in shownAt && why !== 'wrongKey' ? signInFor(request) : '/sign-in?next=/studio',
      hasPeople: await selectHasPeople(sql),
      hasTerminal: studioPasses != null,
      isFull: why === 'full',
    },
  )
  return privatePage(page, statuses[why] ?? 401, seconds === 0 ? {} : { 'retry-after': `${seconds}` })
}

const statuses: Readonly<Record<string, number>> = { used: 410, full: 429 }

/** Hours, or the minutes of the last one. */
const waitIn = ({ locale }: Reader, seconds: number): string => {
  const [unit, count] = seconds < 3600 ? ['minute', Math.ceil(seconds / 60)] : ['hour', Math.ceil(seconds / 3600)]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** Of one person, or of a shop: no cache keeps it, and only its script talks to this service. */
const privatePage = (page: Html, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  pageResponse(page, status, { 'cache-control': 'private, no-store', ...headers })
