import { isWebhookSecret } from '../../features/webhooks/index.ts'
import { isToken, prefixOf, type TokenPrefix } from '../../identity/auth/index.ts'
import type { Config } from '../../platform/settings/settings.ts'

/** Kind of secret that is shown once. */
export type SecretKind = TokenPrefix | 'whsec'

/**
 * A secret that a form made travels to the page after it in a cookie that no script reads and that the page takes away: so it
 * stands in no address, and reloading the page neither shows it again nor makes another.
 */
const secondsMax = 60

const nameOf = ({ authUrl }: Pick<Config, 'authUrl'>): string =>
  authUrl.startsWith('https:') ? '__Host-clubwright-once' : 'clubwright-once'

const attributesOf = ({ authUrl }: Pick<Config, 'authUrl'>): string =>
  `Path=/; HttpOnly; SameSite=Strict${authUrl.startsWith('https:') ? '; Secure' : ''}`

/** @param personId Who made it: it is shown only to them. */
export const secretCookie = (config: Config, personId: string, secret: string): string =>
  `${nameOf(config)}=${personId}.${secret}; Max-Age=${secondsMax}; ${attributesOf(config)}`

/** Takes the cookie of a shown secret away. */
export const noSecretCookie = (config: Config): string => `${nameOf(config)}=; Max-Age=0; ${attributesOf(config)}`

/** The secret that a request of somebody brings to a page which shows secrets of some kinds; null: none. */
export const secretOf = (
  config: Config,
  request: Request,
  personId: string,
  kinds: readonly SecretKind[],
): string | null => {
  const start = `${nameOf(config)}=${personId}.`
  const pair = (request.headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(start))
  const secret = pair?.slice(start.length) ?? ''
  const kind = kindOf(secret)
  return kind !== null && kinds.includes(kind) ? secret : null
}

/** Null: it is no secret of ours. */
const kindOf = (secret: string): SecretKind | null => {
  if (isToken(secret)) return prefixOf(secret)
  return isWebhookSecret(secret) ? 'whsec' : null
}
