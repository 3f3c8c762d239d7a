import { deadLinkResponse, type Html, privateResponse, type Reader, readerOf } from '../../../pages/index.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { RateLimits } from '../../../platform/http/limits/rate-limit.ts'
import { isId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/postgres/sql.ts'
import type { Config } from '../../../platform/settings/settings.ts'
import type { LinkSigner } from '../../../platform/signing/index.ts'
import { comparePage } from '../compare/compare-page.ts'
import { inImperial } from '../in-imperial.ts'
import { selectPage } from '../queries.ts'
import type { Session } from '../schema.ts'
import { type Refusal, refusals } from './refusal.ts'
import { sessionPage } from './session-page.ts'

/** Parts of the service that show a session to a person. */
export interface PageDeps {
  readonly sql: Sql
  readonly clock: Clock
  readonly config: Config
  readonly limits: RateLimits
  /** Null where no secret is configured: then there are no links. */
  readonly signer: LinkSigner | null
}

interface ComparedClubs {
  readonly first?: string
  readonly second?: string
}

interface Link {
  readonly expires?: string
  readonly signature?: string
}

/** The page behind a link, or a page that says why there is none. */
export const sessionAnswer = (
  deps: PageDeps,
  pageId: string,
  { query, request }: { readonly query: Link; readonly request: Request },
): Promise<Response> =>
  behindLink(deps, pageId, { query, reader: readerOf(request) }, (session, reader) =>
    sessionPage(session, reader, {
      serviceName: deps.config.serviceName,
      compareHref: addressOf(pageId, query, '/compare'),
    }),
  )

/** Two clubs of the session behind a link. */
export const comparisonAnswerOf = (
  deps: PageDeps,
  pageId: string,
  { query, request }: { readonly query: Link & ComparedClubs; readonly request: Request },
): Promise<Response> =>
  behindLink(deps, pageId, { query, reader: readerOf(request) }, (session, reader) =>
    comparePage(session, query, {
      serviceName: deps.config.serviceName,
      reader,
      sessionHref: addressOf(pageId, query),
      href: addressOf(pageId, query, '/compare'),
    }),
  )

const addressOf = (pageId: string, { expires = '', signature = '' }: Link, page = ''): string =>
  `/sessions/${pageId}${page}?${new URLSearchParams({ expires, signature })}`

/** The signature is looked at before the database. */
const behindLink = async (
  { sql, clock, signer, config, limits }: PageDeps,
  pageId: string,
  { query, reader }: { readonly query: Link; readonly reader: Reader },
  pageOf: (session: Session, reader: Reader) => Promise<Html>,
): Promise<Response> => {
  const refuse = (refusal: Refusal) => deadLinkResponse(refusals[refusal], config.serviceName, reader)
  if (signer === null) return refuse('unconfigured')
  const standing = signer.check('session', pageId, query, clock())
  if (standing !== 'valid' || !isId('ses', pageId)) return refuse(standing === 'expired' ? 'expired' : 'forged')
  limits.unread.refuse(pageId)
  const stored = await selectPage(sql, pageId)
  if (stored === null) return refuse('gone')
  const { session } = await inImperial(stored)
  return privateResponse(await pageOf(session, reader), 200, limits.unread.to(pageId))
}
