import type { Clock } from '../../platform/clock.ts'
import { isId } from '../../platform/ids.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'

/** How long a link to the lab works. */
export const labLinkMinutes = 15

/** Parts of the service that sign links to the lab. */
export interface LabLinkDeps {
  readonly config: Config
  readonly clock: Clock
  /** Null where no secret is configured: then there are no links. */
  readonly signer: LinkSigner | null
}

/** The query of a link, as it came. */
export interface LabQuery {
  /** The account, encrypted: needed to find the fitting, and unreadable to anyone who has the link. */
  readonly ref?: string | undefined
  readonly expires?: string | undefined
  readonly signature?: string | undefined
}

/**
 * A link to the lab of one fitting. Two links of an account have nothing in common.
 * @returns null where there is no lab
 */
export const labLink = (
  { config, clock, signer }: LabLinkDeps,
  accountId: string,
  fittingId: string,
): { labUrl: string; expiresAt: string } | null => {
  if (signer === null) return null
  const expires = Math.floor(clock().getTime() / 1000) + labLinkMinutes * 60
  const expiresAt = new Date(expires * 1000)
  const ref = signer.seal(accountId, `${fittingId}\n${expires}`)
  const query = signer.query({ purpose: 'lab', id: `${fittingId}\n${ref}`, expiresAt })
  return { labUrl: `${config.labUrl}/${fittingId}?ref=${ref}&${query}`, expiresAt: expiresAt.toISOString() }
}

/** What a link opens: the fitting of an account, or why it opens nothing. */
export const openLabLink = (
  { clock, signer }: Omit<LabLinkDeps, 'config'>,
  fittingId: string,
  query: LabQuery,
): { readonly accountId: string } | 'unconfigured' | 'expired' | 'forged' => {
  if (signer === null) return 'unconfigured'
  const { ref = '', expires = '' } = query
  const standing = signer.check('lab', `${fittingId}\n${ref}`, query, clock())
  if (standing !== 'valid') return standing
  const accountId = signer.unseal(ref, `${fittingId}\n${expires}`)
  return accountId !== null && isId('acc', accountId) ? { accountId } : 'forged'
}
