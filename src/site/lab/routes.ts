import { Elysia } from 'elysia'
import { selectGolferOf, selectNote } from '../../features/golfers/index.ts'
import { selectShareOf } from '../../features/sharing/index.ts'
import type { Gate } from '../../identity/auth/index.ts'
import { type SignedIn, signedIn, signInFor } from '../../identity/people/index.ts'
import { pathOf, queryOf } from '../../platform/http/address.ts'
import { answerBy } from '../../platform/http/answers/answer.ts'
import { around } from '../../platform/http/around.ts'
import { type Mounted, mount } from '../../platform/http/mount.ts'
import type { RequestLogs } from '../../platform/http/request-log.ts'
import { sendsMail } from '../../platform/mail/mail.ts'
import { prefersHtml } from '../../platform/text/accept.ts'
import { type AnswerDeps, fittingAnswer, linkAnswer, shareAnswer, sharedAnswer } from './answer.ts'
import { examplePage } from './example.ts'
import type { Keeping } from './page/keep.ts'
import { labRules, labScript } from './script.ts'

/** Parts of the service that the lab uses. */
export type LabDeps = AnswerDeps & Gate & RequestLogs

/** A fitting for people: behind a signed link, and for those who are signed in at the address of the fitting itself. */
export const lab = (deps: LabDeps) => (app: Elysia) =>
  app
    .use(linkPages(deps))
    .use(signedInPages(deps))
    .use(mount(deps, sharing(deps)))

const hidden = { detail: { hide: true } } as const

const linkPages = (deps: LabDeps) =>
  new Elysia({ name: 'lab' })
    .get('/lab/:fittingId', ({ params, query, request }) => linkAnswer(deps, request, params.fittingId, query), hidden)
    .get('/shared/:shareId', ({ params, query, request }) => sharedAnswer(deps, request, params.shareId, query), hidden)
    .get('/example', ({ request }) => examplePage(deps, request), hidden)
    .get('/docs/lab/:script', ({ params, request }) => labScript.answer(request, params.script), hidden)
    .get('/docs/lab/rules/:script', ({ params, request }) => labRules.answer(request, params.script), hidden)

/** Its form has no cookie to go by: whoever has the signed link may pass the fitting on. */
const sharing =
  (deps: LabDeps) =>
  (path: string): Mounted | null => {
    const [, fittingId] = sharePath.exec(path) ?? []
    if (fittingId === undefined) return null
    return {
      route: '/lab/:fittingId/share',
      answer: ({ request }) => {
        const query = Object.fromEntries(new URLSearchParams(queryOf(request)))
        if (request.method === 'POST') return shareAnswer(deps, request, fittingId, query)
        return new Response(null, {
          status: 303,
          headers: { location: `/lab/${fittingId}?${new URLSearchParams(query)}` },
        })
      },
    }
  }

const sharePath = /^\/lab\/([A-Za-z0-9_]+)\/share$/

/** Programs get the record from the same address; a browser in which nobody is signed in, the way to sign in and back. */
const signedInPages = (deps: LabDeps) => (app: Elysia) => {
  const answer = answerBy(deps)
  const show = (request: Request, fittingId: string) =>
    answer(
      {
        route: '/lab/:fittingId',
        answer: async ({ set, noted }) => {
          const person = await signedIn(deps, { request, server: app.server, noted })
          const page = person === null ? toSignIn(request) : await ownAnswer(deps, request, person, fittingId)
          for (const [name, value] of Object.entries(set.headers))
            if (!page.headers.has(name)) page.headers.set(name, String(value))
          return page
        },
      },
      request,
      app.server,
    )
  return app.use(
    around((next) => (request) => {
      if (!isLookedAt(request)) return next(request)
      const path = pathOf(request)
      if (path === '/v1/fittings') return toList()
      const [, fittingId] = fittingPath.exec(path) ?? []
      return fittingId === undefined ? next(request) : show(request, fittingId)
    }),
  )
}

const fittingPath = /^\/v1\/fittings\/([A-Za-z0-9_]+)$/

const isLookedAt = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && prefersHtml(headers.get('accept')) && !headers.has('authorization')

const ownAnswer = async (
  deps: LabDeps,
  request: Request,
  { accountId }: SignedIn,
  fittingId: string,
): Promise<Response> => {
  const view = new URLSearchParams(queryOf(request)).get('view')
  const keeping = await keepingOf(deps, accountId, fittingId)
  return (await fittingAnswer(deps, request, { accountId, fittingId, keeping, view })) ?? toDashboard(fittingId)
}

/** What a member of the account can do with its fitting. */
const keepingOf = async ({ sql, clock, config }: LabDeps, accountId: string, fittingId: string): Promise<Keeping> => {
  const [share, golfer, note] = await Promise.all([
    selectShareOf(sql, accountId, fittingId, clock()),
    selectGolferOf(sql, accountId, fittingId),
    selectNote(sql, accountId, fittingId),
  ])
  return {
    here: `/v1/fittings/${fittingId}`,
    shareAt: `/fittings/${fittingId}/share`,
    own: {
      fittingId,
      golfer: golfer?.name ?? null,
      note,
      isMailed: sendsMail(config),
      sharedUntil: share?.expiresAt ?? null,
    },
  }
}

/** The list for people, which asks them to sign in. */
const toList = (): Response =>
  new Response(null, { status: 303, headers: { location: '/fittings', 'cache-control': 'no-store' } })

const toSignIn = (request: Request): Response =>
  new Response(null, { status: 303, headers: { location: signInFor(request), 'cache-control': 'no-store' } })

/** There it says whether it is running, failed or is not there. */
const toDashboard = (fittingId: string): Response =>
  new Response(null, { status: 303, headers: { location: `/dashboard/fittings/${encodeURIComponent(fittingId)}` } })
