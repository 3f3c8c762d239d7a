import { openShare, type ShareDeps, type ShareQuery, shareDays, shareFitting } from '../../features/sharing/index.ts'
import {
  type CompletedFitting,
  type FittingRequest,
  findCarryOver,
  type LabLinkDeps,
  type LabQuery,
  labLinkMinutes,
  openLabLink,
  type RunDeps,
  readFitting,
} from '../../fitting/index.ts'
import { selectCompanyName } from '../../identity/accounts/index.ts'
import { type DeadLink, deadLinkResponse, formResponse, type Html, html } from '../../pages/index.ts'
import { prefersJson } from '../../platform/text/accept.ts'
import { withKeptRefitShares } from './kept-refit-shares.ts'
import { type Keeping, type PaperView, views } from './page/keep.ts'
import { labPage } from './page/lab-page.ts'
import { readerOf } from './page/reader.ts'
import { paperPage } from './page/sheet.ts'
import { labRules, labScript } from './script.ts'
import { type LabView, labView } from './view.ts'

/** Parts of the service that make a page of the lab. */
export type AnswerDeps = RunDeps & LabLinkDeps & ShareDeps

/** The query of a page behind a link. */
type PageQuery = LabQuery & ShareQuery & { readonly view?: string | undefined; readonly key?: string | undefined }

/** The page behind a link of the service, or a page that says why there is none. The signature is looked at before the database. */
export const linkAnswer = async (
  deps: AnswerDeps,
  request: Request,
  fittingId: string,
  query: PageQuery,
): Promise<Response> => {
  const opened = openLabLink(deps, fittingId, query)
  if (typeof opened === 'string') return dead(deps, request, opened)
  const link = linkQuery(query)
  const keeping = {
    here: `/lab/${fittingId}?${link}`,
    shareAt: `/lab/${fittingId}/share?${link}`,
    own: null,
    isEmbedded: query.key !== undefined,
  }
  return (
    (await fittingAnswer(deps, request, { ...opened, fittingId, keeping, view: query.view })) ??
    dead(deps, request, 'gone')
  )
}

/** The page behind a link that somebody shared. */
export const sharedAnswer = async (
  deps: AnswerDeps,
  request: Request,
  shareId: string,
  query: PageQuery,
): Promise<Response> => {
  const opened = await openShare(deps, shareId, query)
  if (typeof opened === 'string') return dead(deps, request, opened)
  const keeping = {
    here: `/shared/${shareId}?${linkQuery(query)}`,
    shareAt: null,
    own: null,
    isEmbedded: query.key !== undefined,
  }
  return (await fittingAnswer(deps, request, { ...opened, keeping, view: query.view })) ?? dead(deps, request, 'gone')
}

/** What opens the page, in a frame too, without what chooses its view. */
const linkQuery = ({ ref = '', expires = '', signature = '', key }: PageQuery): string =>
  new URLSearchParams({ ref, expires, signature, ...(key !== undefined && { key }) }).toString()

const dead = ({ config }: AnswerDeps, request: Request, why: keyof typeof refusals): Response =>
  deadLinkResponse(refusals[why], config.serviceName, readerOf(request))

/** A link for others, for whoever has one of the service that still works. */
export const shareAnswer = async (
  deps: AnswerDeps,
  request: Request,
  fittingId: string,
  query: LabQuery,
): Promise<Response> => {
  const opened = openLabLink(deps, fittingId, query)
  if (typeof opened === 'string') return dead(deps, request, opened)
  const { accountId } = opened
  const read = await readFitting(deps, { accountId, fittingId, waitMs: 0 })
  if (!read?.row.output) return dead(deps, request, 'gone')
  deps.ensureRoom()
  const link = await shareFitting(deps, accountId, fittingId, false)
  return typeof link === 'string' ? dead(deps, request, link) : sharedAt(request, link)
}

/** A program gets the link, a browser is led to it. */
export const sharedAt = (
  { headers }: Request,
  { url, path, expiresAt }: { readonly url: string; readonly path: string; readonly expiresAt: Date },
): Response =>
  prefersJson(headers.get('accept'))
    ? Response.json({ url, expiresAt: expiresAt.toISOString() }, { headers: { 'cache-control': 'no-store' } })
    : new Response(null, { status: 303, headers: { location: path } })

interface Asked {
  readonly accountId: string
  readonly fittingId: string
  readonly keeping: Keeping
  /** Null or another word: the lab. */
  readonly view: string | null | undefined
}

/** A page of a completed fitting; null when the account has no such. */
export const fittingAnswer = async (
  deps: RunDeps,
  request: Request,
  { accountId, fittingId, keeping, view }: Asked,
): Promise<Response | null> => {
  const read = await readFitting(deps, { accountId, fittingId, waitMs: 0 })
  if (!read?.row.output) return null
  const { input } = read.row
  const output = await withKeptRefitShares(deps, accountId, read.row.output, input)
  const shown = await viewOf(deps, accountId, { input, output })
  const parts = await partsOf(deps)
  const reader = readerOf(request)
  const paper = views.find((one) => one === view)
  return privateForms(
    keeping,
    paper === undefined
      ? labPage(shown, keeping, reader, parts)
      : paperPage(paper satisfies PaperView, shown, keeping, reader, {
          ...parts,
          shop: (await selectCompanyName(deps.sql, accountId)) ?? parts.serviceName,
        }),
  )
}

/** What a page shows of a completed fitting. */
export const viewOf = async (
  deps: RunDeps,
  accountId: string,
  { input, output }: { readonly input: FittingRequest; readonly output: CompletedFitting },
): Promise<LabView> =>
  labView({ input }, output, deps.scorer.current().image.catalog, await findCarryOver(deps, accountId, input))

/**
 * For the holder of a link or a member of the account alone, with the forms that make and end links. Of a member the forms
 * say where they come from; a link is told to nobody.
 */
const privateForms = ({ own }: Keeping, page: Html): Response =>
  formResponse(page, {
    headers: { 'x-robots-tag': 'noindex, nofollow', ...(own === null && { 'referrer-policy': 'no-referrer' }) },
  })

/** Inputs of the page beside the fitting. */
export const partsOf = async ({ config }: Pick<RunDeps, 'config'>) => ({
  serviceName: config.serviceName,
  baseUrl: config.baseUrl,
  script: await labScript.address(),
  rules: await labRules.address(),
})

/** Why a link opens no fitting. */
export const refusals = {
  forged: { status: 403, words: 'forged' },
  expired: {
    status: 410,
    words: 'expired',
    values: {
      minutes: labLinkMinutes,
      days: shareDays,
      call: html`<code>POST /v1/fittings/{fittingId}/lab-handoff</code>`,
    },
  },
  gone: { status: 404, words: 'gone' },
  revoked: { status: 410, words: 'revoked' },
  unconfigured: {
    status: 503,
    words: 'unconfigured',
    values: { setting: html`<code>LAB_SIGNING_SECRET</code>` },
  },
} as const satisfies Record<string, DeadLink>
