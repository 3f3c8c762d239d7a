import { accentProblem } from '../../pages/index.ts'
import type { Actor } from '../audit/index.ts'
import { hasHidden, type Unchecked, wrongField } from '../wishes/index.ts'
import type { AccountTools } from './accounts.ts'
import { selectApiKeys } from './key-queries.ts'
import { type AccountLook, LookWish, lookForms } from './look-wish.ts'
import { updateLook } from './queries.ts'

/** What is wrong with a member of a look, as the end of a sentence about it. */
export type LookFault = { readonly [Member in keyof AccountLook]?: string }

/**
 * Say how the studio looks on the account's own pages.
 * @returns What is wrong with it: then nothing was changed.
 */
export const setLook = async (
  { sql, clock }: AccountTools,
  accountId: string,
  wish: Unchecked<AccountLook>,
  by: Actor,
): Promise<LookFault | 'no-account' | null> => {
  const wrong = wrongField(LookWish, wish)
  if (wrong !== null) return { [wrong]: `must be ${lookForms[wrong as keyof AccountLook]}` }
  const look = wish as AccountLook
  const accent = look.accent === undefined ? null : accentProblem(look.accent)
  const logo = look.logo === undefined ? null : logoProblem(look.logo, await originsOf({ sql, clock }, accountId))
  if (accent !== null || logo !== null) return { ...(accent !== null && { accent }), ...(logo !== null && { logo }) }
  return (await updateLook(sql, accountId, look, by)) ? null : 'no-account'
}

/** Origins of the pages that may show the studio by a key of the account that works. */
const originsOf = async ({ sql, clock }: AccountTools, accountId: string): Promise<string[]> => {
  const now = clock()
  const isLive = ({ revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null }) =>
    revokedAt === null && (expiresAt === null || expiresAt > now)
  return (await selectApiKeys(sql, accountId)).filter(isLive).flatMap(({ origins }) => origins ?? [])
}

/** Visitors' browsers fetch it: so only from where the pages are, which know their visitors already. */
const logoProblem = (logo: string, origins: readonly string[]): string | null => {
  const url = URL.parse(logo)
  if (url === null || url.username !== '' || url.password !== '' || hasHidden(logo))
    return 'must be the https URL of a picture'
  return origins.includes(url.origin)
    ? null
    : `must be on an origin of a publishable key of this account (${origins.join(', ') || 'it has none'})`
}
