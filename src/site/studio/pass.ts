import { hashOfToken, newToken } from '../../identity/auth/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/settings/settings.ts'

/** How long a link that signs in waits to be used. */
export const linkMinutes = 60
/** How long a browser stays signed in by it. */
const passHours = 12
/** The maximum at one time, to bound memory: the oldest are dropped. */
const heldMax = 100

const minuteMs = 60_000

/**
 * Lets whoever started the service on the embedded database into its studio: a link that works once, printed where only
 * they look, gives a browser a pass. Both live in the memory of the one process there is, as hashes, and end with it.
 */
export interface StudioPasses {
  /** A new link's token. */
  newLink(): string
  /** The pass that a link gives, once; null when it was used, has expired or never was. */
  enter(link: string): string | null
  /** The key that a pass acts by; null for none. */
  keyOf(pass: string): string | null
}

/** @param apiKey The development key: where that is revoked, passes open nothing. */
export const createStudioPasses = ({
  clock,
  apiKey,
}: {
  readonly clock: Clock
  readonly apiKey: string
}): StudioPasses => {
  const links = heldTokens(clock, linkMinutes * minuteMs)
  const passes = heldTokens(clock, passHours * 60 * minuteMs)
  return {
    newLink: links.add,
    enter: (link) => (links.take(link) ? passes.add() : null),
    keyOf: (pass) => (passes.has(pass) ? apiKey : null),
  }
}

/**
 * A cookie that opens the studio to this browser.
 * @param sent Strict: by its own pages alone; Lax: also when a link of another site is opened.
 */
export const cookieOf = (
  { authUrl }: Pick<Config, 'authUrl'>,
  name: string,
  { pass, sent }: { readonly pass: string; readonly sent: 'Strict' | 'Lax' },
): string =>
  `${name}=${pass}; Max-Age=${passHours * 3600}; Path=/; HttpOnly; SameSite=${sent}${authUrl.startsWith('https:') ? '; Secure' : ''}`

/** Where a link leads. @param authUrl Address at which people sign in. */
export const enterUrl = (authUrl: string, token: string): string => `${authUrl}/studio/enter/${token}`

const heldTokens = (clock: Clock, ageMsMax: number) => {
  const endsAtMs = new Map<string, number>()
  const has = (token: string): boolean => (endsAtMs.get(hashOfToken(token)) ?? 0) > clock().getTime()
  return {
    has,
    add: (): string => {
      const token = newToken('est')
      endsAtMs.set(hashOfToken(token), clock().getTime() + ageMsMax)
      const [oldest] = endsAtMs.keys()
      if (endsAtMs.size > heldMax) endsAtMs.delete(oldest!)
      return token
    },
    take: (token: string): boolean => {
      const isHeld = has(token)
      endsAtMs.delete(hashOfToken(token))
      return isHeld
    },
  }
}
