import { eraseFittings, fittingsOfSender, selectFittings, untilNextDay } from '../../fitting/index.ts'
import { selectShop, visitorsAccount, visitorsAccountId } from '../../identity/accounts/index.ts'
import { hashOfToken, isToken, isVisitorOperation, newToken, type Principal } from '../../identity/auth/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { countedSender, type Listener } from '../../platform/http/client-address.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import { firstId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { cookieOf } from './pass.ts'

/** Parts of the service that let anybody be fitted. */
export interface VisitorDeps {
  readonly sql: Sql
  readonly clock: Clock
  readonly config: Config
}

const cookieName = 'clubwright-visitor'

/**
 * Somebody without an account, by the pass of their browser. A pass is a secret that nothing is stored of: it tells whose a
 * fitting is, and another one is nobody's way around a limit, which goes by address. It opens what a publishable key opens, and
 * deletes what it made. Null: no visitors are let in, or none sent the request.
 */
export const visitorPrincipal = async (
  deps: VisitorDeps,
  request: Request,
  path: string,
  server: Listener | null,
): Promise<Principal | null> => {
  if (deps.config.studioPublic === 0 || !isVisitorOperation(request.method, path)) return null
  const pass = cookieIn(request, cookieName)
  if (pass === undefined || !isToken(pass)) return null
  const [accountId, shop] = await Promise.all([visitorsAccount(deps), selectShop(deps.sql, visitorsAccountId)])
  if (accountId === null) return null
  const keyId = `vis_${hashOfToken(pass).slice(0, 32)}`
  const sender = countedSender(request, server, deps.config)
  return {
    accountId,
    keyId,
    kind: 'api_key',
    scopes: ['fittings:create', 'fittings:read'],
    publishable: { keyId, sender, origins: [], dailyCap: deps.config.studioPublic, shop: null },
    ...shop,
  }
}

/** No browser keeps a pass for longer. */
const passMs = 12 * 3_600_000
const erasedAtOnce = 100

/** Erase what a browser made by its pass; a fitting that is running goes by its age. */
export const forgetVisits = async (deps: VisitorDeps, { accountId, keyId }: Principal): Promise<void> => {
  const [first, last] = [firstId('fit', new Date(deps.clock().getTime() - 2 * passMs)), 'fit_'.padEnd(30, 'Z')]
  const search = { clubType: null, status: null, golfer: null, madeBy: keyId, first, last, limit: erasedAtOnce }
  let before: string | null = null
  do {
    const { fittings, next } = await selectFittings(deps.sql, accountId, { ...search, before })
    await eraseFittings(
      deps,
      accountId,
      fittings.map(({ fittingId }) => fittingId),
    )
    before = next
  } while (before !== null)
}

/** A cookie with a pass, for a browser that has none; null: it has one. A link of another site must not give a second one. */
export const newVisitorCookie = (request: Request, config: Pick<Config, 'authUrl'>): string | null =>
  isToken(cookieIn(request, cookieName) ?? '')
    ? null
    : cookieOf(config, cookieName, { pass: newToken('est'), sent: 'Lax' })

/** When somebody whose fittings of today are used up may be fitted again; null: now. */
export const fullUntil = async (deps: VisitorDeps, request: Request, server: Listener | null) => {
  const made = await fittingsOfSender(deps, countedSender(request, server, deps.config))
  return made < deps.config.studioPublic ? null : untilNextDay(deps.clock())
}
