import { deadLinkResponse, privateResponse } from '../../../pages/index.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { RateLimits } from '../../../platform/http/rate-limit.ts'
import { isId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../../platform/signing/index.ts'
import { selectPage } from '../queries.ts'
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

/** The page behind a link, or a page that says why there is none. The signature is looked at before the database. */
export const sessionAnswer = async (
  { sql, clock, signer, config, limits }: PageDeps,
  pageId: string,
  query: { readonly expires?: string; readonly signature?: string },
): Promise<Response> => {
  const refuse = (refusal: Refusal) => deadLinkResponse(refusals[refusal], config.serviceName)
  if (signer === null) return refuse('unconfigured')
  const standing = signer.check('session', pageId, query, clock())
  if (standing !== 'valid' || !isId('ses', pageId)) return refuse(standing === 'expired' ? 'expired' : 'forged')
  limits.unread.refuse(pageId)
  const session = await selectPage(sql, pageId)
  if (session === null) return refuse('gone')
  return privateResponse(await sessionPage(session, config.serviceName), 200, limits.unread.to(pageId))
}
