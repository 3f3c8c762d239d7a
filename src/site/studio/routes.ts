import { Elysia } from 'elysia'
import { inventoryModes } from '../../golf/words.ts'
import { admitAs } from '../../identity/auth/index.ts'
import { selectHasPeople, signInFor } from '../../identity/people/index.ts'
import { type Html, pageResponse } from '../../pages/index.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import type { Asked } from '../../platform/http/answer.ts'
import { around } from '../../platform/http/around.ts'
import { atSignInName } from '../../platform/http/form.ts'
import { mount } from '../../platform/http/mount.ts'
import type { RequestLogs } from '../../platform/http/request-log.ts'
import { fill, type Reader, readerOf } from '../lab/index.ts'
import { type GateDeps, isFromStudio, passCookie, studioPrincipal } from './gate.ts'
import { bagPage } from './page/bag-page.ts'
import { fitPage } from './page/fit-page.ts'
import { type Frame, isOpenToKeys, outPage } from './page/frame.ts'
import { sessionPage } from './page/session-page.ts'
import { studioScript } from './script.ts'
import { fullUntil, newVisitorCookie, type VisitorDeps, visitorPrincipal } from './visitors.ts'

/** Parts of the service that the studio uses. */
export type StudioDeps = GateDeps & VisitorDeps & RequestLogs

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

const shownAt: Readonly<Record<string, (frame: Frame) => Html>> = {
  '/studio': fitPage,
  '/studio/bag': bagPage,
  '/studio/session': sessionPage,
}

const pages = (deps: StudioDeps) =>
  mount(deps, (path) => {
    const show = shownAt[path]
    if (show !== undefined) return { route: path, answer: (asked) => pageAnswer(deps, asked, show) }
    return linkPath.test(path) ? { route: '/studio/enter/:token', answer: (asked) => enterAnswer(deps, asked) } : null
  })

const linkPath = /^\/studio\/enter\/[^/]+$/

const pageAnswer = async (deps: StudioDeps, asked: Asked, show: (frame: Frame) => Html): Promise<Response> => {
  const { request, server, noted } = asked
  const query = new URLSearchParams(queryOf(request))
  const key = query.get('key')
  let isSignedIn = false
  let visits: number | null = null
  let cookie: string | null = null
  if (key === null) {
    const principal = await studioPrincipal(deps, request, server)
    if (principal !== null) {
      noted.accountId = principal.accountId
      isSignedIn = principal.kind === 'session'
    } else {
      const outside = elsewhere(request, deps) ?? (await visitorOutside(deps, asked))
      if (outside !== null) return outside
      visits = deps.config.studioPublic
      cookie = newVisitorCookie(request, deps.config)
    }
  } else if (!isPublishable(key)) return outAnswer(deps, request, 'wrongKey')
  else if (!isOpenToKeys(pathOf(request))) return outAnswer(deps, request, 'noFiles')
  const { serviceName } = deps.config
  const inventory = inventoryModes.find((mode) => mode === query.get('inventory')) ?? null
  const script = await studioScript.address()
  const page = show({ reader: readerOf(request), serviceName, script, key, inventory, isSignedIn, visits })
  return privatePage(page, 200, cookie === null ? {} : { 'set-cookie': cookie })
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

/** Of one person: no cache keeps it. Its script talks to this service, and forms are not sent without it. */
const privatePage = (page: Html, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  pageResponse(page, status, { 'cache-control': 'private, no-store', ...headers })
