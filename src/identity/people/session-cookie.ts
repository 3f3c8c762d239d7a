import type { Asked } from '../../platform/http/answers/answer.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Gate, Principal } from '../auth/index.ts'
import { attributesOf } from './cookie.ts'
import { type Session, sessionDays } from './people.ts'

/** By https the name itself forbids other hosts and plain connections to set it. */
const nameOf = ({ authUrl }: Pick<Config, 'authUrl'>): string =>
  authUrl.startsWith('https:') ? '__Host-clubwright' : 'clubwright'

/** Cookie of a session, which lasts as many seconds as `sessionDays` has. */
export const sessionCookie = (config: Config, { token }: Session): string =>
  `${nameOf(config)}=${token}; Max-Age=${sessionDays * 86_400}; ${attributesOf(config)}`

/** Takes the cookie away. */
export const noSessionCookie = (config: Config): string => `${nameOf(config)}=; Max-Age=0; ${attributesOf(config)}`

/** Somebody who has signed in. */
export type SignedIn = Principal & Required<Pick<Principal, 'personId' | 'role'>>

/** Who looks at a page; null when nobody is signed in. @throws storageUnavailable, rateLimited */
export const signedIn = async (
  { config, keys }: Gate,
  { request, server, noted }: Pick<Asked, 'request' | 'server' | 'noted'>,
): Promise<SignedIn | null> => {
  const token = cookieIn(request, nameOf(config))
  if (token === undefined) return null
  const principal = await keys.verify(token, () => requestSender(request, server, config))
  if (principal?.kind !== 'session') return null
  noted.accountId = principal.accountId
  return principal as SignedIn // a session has both, by its query
}
