import { problem } from '../../platform/errors.ts'
import { pathOf } from '../../platform/http/address.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { say } from '../../words/say.ts'
import type { Publishable } from './principal.ts'

/** What the studio asks for its visitor, and a publishable key opens. Nothing else: everybody can read the key. */
const studioOperations: readonly (readonly [method: string, path: RegExp])[] = [
  ['POST', /^\/v1\/fitting\/analyze$/],
  ['GET', /^\/v1\/fittings\/[^/]+$/],
  ['POST', /^\/v1\/fittings\/[^/]+\/lab-handoff$/],
  ['POST', /^\/v1\/grip-size$/],
  ['POST', /^\/v1\/bag\/plan$/],
]

/** Whether a request is one that the studio makes, and so open to publishable keys. */
export const isStudioOperation = (method: string, path: string): boolean =>
  studioOperations.some(([ofMethod, pattern]) => ofMethod === method && pattern.test(path))

/** Whether somebody without an account may send a request by the pass of their browser: what they made, they alone may delete. */
export const isVisitorOperation = (method: string, path: string): boolean =>
  isStudioOperation(method, path) || (method === 'DELETE' && /^\/v1\/fittings\/[^/]+$/.test(path))

/**
 * Keep a publishable key to the studio's operations and its own pages. The origin is the word of the caller's browser:
 * programs can write any, so it is the daily cap that bounds what a stranger can use up.
 *
 * @throws insufficientScope, originRefused
 */
export const requireStudio = (
  request: Request,
  { origins }: Publishable,
  { baseUrl, authUrl }: Pick<Config, 'baseUrl' | 'authUrl'>,
): void => {
  if (!isStudioOperation(request.method, pathOf(request)))
    throw problem('insufficientScope', { detail: say('access.publishableOnly') })
  const origin = request.headers.get('origin')
  const own = [baseUrl, authUrl].map((address) => new URL(address).origin)
  const isOwnPage = origin === null ? isSameOrigin(request) : own.includes(origin)
  if (isOwnPage || (origin !== null && origins.includes(origin))) return
  throw problem('originRefused', { detail: say(origin === null ? 'access.noOrigin' : 'access.otherOrigin') })
}

/** Browsers name no origin when a page reads from its own. */
const isSameOrigin = ({ headers }: Request): boolean => headers.get('sec-fetch-site') === 'same-origin'
