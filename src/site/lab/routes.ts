import { Elysia } from 'elysia'
import type { Gate } from '../../identity/auth/index.ts'
import { signedIn } from '../../identity/people/index.ts'
import { prefersHtml } from '../../platform/http/accept.ts'
import { pathOf } from '../../platform/http/address.ts'
import { answerBy } from '../../platform/http/answer.ts'
import { around } from '../../platform/http/around.ts'
import type { RequestLogs } from '../../platform/http/request-log.ts'
import { type AnswerDeps, fittingAnswer, linkAnswer } from './answer.ts'
import { examplePage } from './example.ts'
import { labRules, labScript } from './script.ts'

/** Parts of the service that the lab uses. */
export type LabDeps = AnswerDeps & Gate & RequestLogs

/** A fitting for people: behind a signed link, and for those who are signed in at the address of the fitting itself. */
export const lab = (deps: LabDeps) => (app: Elysia) => app.use(linkPages(deps)).use(signedInPages(deps))

const linkPages = (deps: LabDeps) =>
  new Elysia({ name: 'lab' })
    .get('/lab/:fittingId', ({ params, query, request }) => linkAnswer(deps, request, params.fittingId, query), {
      detail: { hide: true },
    })
    .get('/example', ({ request }) => examplePage(deps, request), { detail: { hide: true } })
    .get('/docs/lab/:script', ({ params, request }) => labScript.answer(request, params.script), {
      detail: { hide: true },
    })
    .get('/docs/lab/rules/:script', ({ params, request }) => labRules.answer(request, params.script), {
      detail: { hide: true },
    })

/** Programs get the record from the same address, and so does a browser in which nobody is signed in. */
const signedInPages = (deps: LabDeps) => (app: Elysia) => {
  const answer = answerBy(deps)
  const show = async (request: Request, fittingId: string) => {
    const person = await signedIn(deps, { request, server: app.server, noted: {} })
    if (person === null) return null
    return answer(
      {
        route: '/lab/:fittingId',
        answer: async ({ set, noted }) => {
          noted.accountId = person.accountId
          const page = (await fittingAnswer(deps, request, person.accountId, fittingId)) ?? toDashboard(fittingId)
          for (const [name, value] of Object.entries(set.headers))
            if (!page.headers.has(name)) page.headers.set(name, String(value))
          return page
        },
      },
      request,
      app.server,
    )
  }
  return app.use(
    around((next) => (request) => {
      const [, fittingId] = isLookedAt(request) ? (fittingPath.exec(pathOf(request)) ?? []) : []
      return fittingId === undefined ? next(request) : show(request, fittingId).then((page) => page ?? next(request))
    }),
  )
}

const fittingPath = /^\/v1\/fittings\/([^/]+)$/

const isLookedAt = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && prefersHtml(headers.get('accept')) && !headers.has('authorization')

/** There it says whether it is running, failed or is not there. */
const toDashboard = (fittingId: string): Response =>
  new Response(null, { status: 303, headers: { location: `/dashboard/fittings/${encodeURIComponent(fittingId)}` } })
