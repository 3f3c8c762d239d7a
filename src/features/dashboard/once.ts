import type { Config } from '../../platform/config.ts'
import { isToken, prefixOf, type TokenPrefix } from '../auth/index.ts'

/**
 * A secret that a form made travels to the page after it in a cookie that no script reads and that the page takes away: so it
 * stands in no address, and reloading the page neither shows it again nor makes another.
 */
const secondsMax = 60

const nameOf = ({ authUrl }: Pick<Config, 'authUrl'>): string =>
  authUrl.startsWith('https:') ? '__Host-clubwright-once' : 'clubwright-once'

const attributesOf = ({ authUrl }: Pick<Config, 'authUrl'>): string =>
  `Path=/; HttpOnly; SameSite=Strict${authUrl.startsWith('https:') ? '; Secure' : ''}`

export const secretCookie = (config: Config, secret: string): string =>
  `${nameOf(config)}=${secret}; Max-Age=${secondsMax}; ${attributesOf(config)}`

export const noSecretCookie = (config: Config): string => `${nameOf(config)}=; Max-Age=0; ${attributesOf(config)}`

/** The secret that a request brings; null: none. */
export const secretOf = (config: Config, request: Request): string | null => {
  const start = `${nameOf(config)}=`
  const pair = (request.headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(start))
  const secret = pair?.slice(start.length) ?? ''
  return isToken(secret) ? secret : null
}

/** The secret, where it is of the kind that a page shows. */
export const secretOfKind = (secret: string | null, kind: TokenPrefix): string | null =>
  secret !== null && prefixOf(secret) === kind ? secret : null
