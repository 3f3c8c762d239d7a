import { type Actor, recordAudit } from '../../identity/audit/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { isId, newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { endShare, selectShared, upsertShare } from './queries.ts'

/** How long a link works. */
export const shareDays = 30
const dayMs = 86_400_000

/** Parts of the service that share fittings. */
export interface ShareDeps {
  readonly sql: Sql
  readonly config: Config
  readonly clock: Clock
  /** Null where no secret is configured: then there are no links. */
  readonly signer: LinkSigner | null
}

/** The query of a link, as it came. */
export interface ShareQuery {
  /** The account, encrypted: needed to find the fitting, and unreadable to anyone who has the link. */
  readonly ref?: string | undefined
  readonly expires?: string | undefined
  readonly signature?: string | undefined
}

/** A link that its holder can pass on. */
interface ShareLink {
  /** On this service: `/shared/shr_...?ref=...`. */
  readonly path: string
  readonly url: string
  readonly expiresAt: Date
}

/**
 * A link to a fitting, for whoever gets it. Every call gives one that works for the whole time again; revoking ends all of
 * them.
 * @param mayRenew Only the account itself may share again what it has revoked.
 */
export const shareFitting = async (
  { sql, config, clock, signer }: ShareDeps,
  accountId: string,
  fittingId: string,
  mayRenew: boolean,
): Promise<ShareLink | 'unconfigured' | 'revoked'> => {
  if (signer === null) return 'unconfigured'
  const at = clock()
  const expires = Math.floor((at.getTime() + shareDays * dayMs) / 1000)
  const expiresAt = new Date(expires * 1000)
  const id = await upsertShare(sql, accountId, { id: newId('shr', at), fittingId, expiresAt }, { at, mayRenew })
  if (id === null) return 'revoked'
  const ref = signer.seal(accountId, `${id}\n${expires}`)
  const path = `/shared/${id}?ref=${ref}&${signer.query({ purpose: 'share', id: `${id}\n${ref}`, expiresAt })}`
  return { path, url: `${config.baseUrl}${path}`, expiresAt }
}

/** Whose link it is, or why it opens nothing: by its signature alone, without the database. */
export const accountOfShare = (
  { clock, signer }: Pick<ShareDeps, 'clock' | 'signer'>,
  id: string,
  query: ShareQuery,
): { readonly accountId: string } | 'unconfigured' | 'expired' | 'forged' => {
  if (signer === null) return 'unconfigured'
  const { ref = '', expires = '' } = query
  const standing = signer.check('share', `${id}\n${ref}`, query, clock())
  if (standing !== 'valid') return standing
  const accountId = signer.unseal(ref, `${id}\n${expires}`)
  return accountId !== null && isId('acc', accountId) ? { accountId } : 'forged'
}

/** What a link opens: the fitting of an account, or why it opens nothing. */
export const openShare = async (
  deps: Omit<ShareDeps, 'config'>,
  id: string,
  query: ShareQuery,
): Promise<
  { readonly accountId: string; readonly fittingId: string } | 'unconfigured' | 'expired' | 'forged' | 'revoked'
> => {
  const opened = accountOfShare(deps, id, query)
  if (typeof opened === 'string') return opened
  const fittingId = await selectShared(deps.sql, opened.accountId, id)
  return fittingId === null ? 'revoked' : { ...opened, fittingId }
}

/** End the links to a fitting. */
export const revokeShare = (
  { sql, clock }: Pick<ShareDeps, 'sql' | 'clock'>,
  accountId: string,
  fittingId: string,
  by: Actor,
): Promise<void> =>
  sql.begin(async (sql) => {
    if (await endShare(sql, accountId, fittingId, clock()))
      await recordAudit(sql, { accountId, event: 'share revoked', subject: fittingId, by })
  })
