import { selectShop } from '../../identity/accounts/index.ts'
import type { Gate, Principal } from '../../identity/auth/index.ts'
import { signedIn } from '../../identity/people/index.ts'
import { isOwnForm } from '../../platform/http/body/form.ts'
import type { Listener } from '../../platform/http/client-address.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { cookieOf, type StudioPasses } from './pass.ts'

/** Parts of the service that let people into the studio. */
export interface GateDeps extends Gate {
  readonly sql: Sql
  /** On the embedded database only. */
  readonly studioPasses?: StudioPasses | null
}

/**
 * What the pages of the studio may ask with the cookie of whoever is signed in. All else of the API takes no cookie, so
 * that a page of another site can use nobody's.
 */
const opened: readonly (readonly [method: string, path: RegExp])[] = [
  ['POST', /^\/v1\/fitting\/analyze$/],
  ['GET', /^\/v1\/fittings\/[^/]+$/],
  ['DELETE', /^\/v1\/fittings\/[^/]+$/],
  ['POST', /^\/v1\/fittings\/[^/]+\/lab-handoff$/],
  ['POST', /^\/v1\/grip-size$/],
  ['POST', /^\/v1\/bag\/plan$/],
  ['POST', /^\/v1\/sessions\/import$/],
  ['POST', /^\/v1\/sessions\/misread$/],
  ['DELETE', /^\/v1\/sessions\/misread\/[^/]+$/],
  ['GET', /^\/v1\/sessions\/[^/]+$/],
  ['POST', /^\/v1\/sessions\/[^/]+\/fit$/],
]

/** Only a script of this origin can send it: for any other a browser asks first, and gets a refusal. */
const studioHeader = 'x-clubwright-studio'

/** Whether a request comes from a page of the studio that has no key of its own. */
export const isFromStudio = (
  request: Pick<Request, 'method' | 'headers'>,
  path: string,
  { authUrl }: Pick<Config, 'authUrl'>,
): boolean =>
  request.headers.has(studioHeader) &&
  !request.headers.has('authorization') &&
  (request.method === 'GET' || isOwnForm(request, authUrl)) &&
  opened.some(([method, pattern]) => method === request.method && pattern.test(path))

const cookieName = 'clubwright-studio'

/** Cookie of a pass to the studio. */
export const passCookie = (config: Pick<Config, 'authUrl'>, pass: string): string =>
  cookieOf(config, cookieName, { pass, sent: 'Strict' })

/** The person the studio works for: one who has signed in, or the one who started the service. Null: nobody. */
export const studioPrincipal = async (
  deps: GateDeps,
  request: Request,
  server: Listener | null,
): Promise<Principal | null> => {
  const person = await signedIn(deps, { request, server, noted: {} })
  if (person !== null) return { ...person, scopes: studioScopes, ...(await selectShop(deps.sql, person.accountId)) }
  return passPrincipal(deps, request)
}

/** The key that a pass to the studio acts by; null: the browser has none, or the key works no more. */
export const passPrincipal = async (deps: Omit<GateDeps, 'sql'>, request: Request): Promise<Principal | null> => {
  const pass = cookieIn(request, cookieName)
  const key = pass === undefined ? null : (deps.studioPasses?.keyOf(pass) ?? null)
  return key === null ? null : deps.keys.verify(key)
}

const studioScopes = ['fittings:create', 'fittings:read', 'sessions:ingest'] as const
