import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieIn } from '../../platform/http/cookie.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { attributesOf } from './cookie.ts'

/** A person as far as their devices are signed: with the hash of their password, so that a new password ends them. */
interface Owner {
  readonly id: string
  readonly passwordHash: string
}

/** A device on which somebody has signed in: others who guess at their password do not slow it down. */
export const newDevice = (owner: Owner): string => {
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url')
  return `${id}.${signatureOf(owner, id)}`
}

/** The id of a device of this person; null when it is none. */
export const deviceOf = (owner: Owner, device: string | null): string | null => {
  const [, id, signature] = /^([\w-]{16})\.([\w-]{43})$/.exec(device ?? '') ?? []
  if (id === undefined || signature === undefined) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(owner, id))) ? id : null
}

const signatureOf = ({ id, passwordHash }: Owner, device: string): string =>
  createHmac('sha256', passwordHash).update(`device ${id} ${device}`).digest('base64url')

const deviceDays = 180

const nameOf = ({ authUrl }: Pick<Config, 'authUrl'>): string =>
  authUrl.startsWith('https:') ? '__Host-clubwright-device' : 'clubwright-device'

/** Cookie that marks a device on which somebody signed in, for as many seconds as `deviceDays` has. */
export const deviceCookie = (config: Config, device: string): string =>
  `${nameOf(config)}=${device}; Max-Age=${deviceDays * 86_400}; ${attributesOf(config)}`

/** What a request shows as its device; null when nothing. */
export const shownDevice = (request: Request, config: Pick<Config, 'authUrl'>): string | null =>
  cookieIn(request, nameOf(config)) ?? null
