import { deadLinkResponse, type Html, privateResponse } from '../../../pages/index.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { qualityValues } from '../../../platform/http/accept.ts'
import type { RateLimits } from '../../../platform/http/rate-limit.ts'
import { isId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../../platform/signing/index.ts'
import { comparePage } from '../compare/compare-page.ts'
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

interface Link {
  readonly expires?: string
  readonly signature?: string
}

/** The page behind a link, or a page that says why there is none. */
export const sessionAnswer = (deps: PageDeps, pageId: string, query: Link): Promise<Response> =>
  behindLink(deps, pageId, query, (session) =>
    sessionPage(session, deps.config.serviceName, addressOf(pageId, query, '/compare')),
  )

/** Two clubs of the session behind a link. */
export const comparisonAnswerOf = (
  deps: PageDeps,
  pageId: string,
  query: Link & { readonly first?: string; readonly second?: string },
  headers: Headers,
): Promise<Response> =>
  behindLink(deps, pageId, query, (session) =>
    comparePage(session, query, {
      serviceName: deps.config.serviceName,
      lang: languageOf(headers),
      sessionHref: addressOf(pageId, query),
      href: addressOf(pageId, query, '/compare'),
    }),
  )

const addressOf = (pageId: string, { expires = '', signature = '' }: Link, page = ''): string =>
  `/sessions/${pageId}${page}?${new URLSearchParams({ expires, signature })}`

/** The language that a browser likes best of those that the comparison is written in. */
const languageOf = (headers: Headers): 'en' | 'de' => {
  const liked = [...qualityValues(headers.get('accept-language') ?? '')]
    .filter(([, quality]) => quality > 0)
    .toSorted((one, other) => other[1] - one[1])
    .map(([tag]) => tag.split('-')[0])
  return liked.find((lang) => lang === 'de' || lang === 'en') === 'de' ? 'de' : 'en'
}

/** The signature is looked at before the database. */
const behindLink = async (
  { sql, clock, signer, config, limits }: PageDeps,
  pageId: string,
  query: Link,
  pageOf: (session: Session) => Promise<Html>,
): Promise<Response> => {
  const refuse = (refusal: Refusal) => deadLinkResponse(refusals[refusal], config.serviceName)
  if (signer === null) return refuse('unconfigured')
  const standing = signer.check('session', pageId, query, clock())
  if (standing !== 'valid' || !isId('ses', pageId)) return refuse(standing === 'expired' ? 'expired' : 'forged')
  limits.unread.refuse(pageId)
  const session = await selectPage(sql, pageId)
  if (session === null) return refuse('gone')
  return privateResponse(await pageOf(session), 200, limits.unread.to(pageId))
}
