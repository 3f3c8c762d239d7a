import { startOfNextMonth } from '../../identity/accounts/index.ts'
import type { Principal } from '../../identity/auth/index.ts'
import { isStorageUnavailable, problem } from '../../platform/errors.ts'
import type { Config } from '../../platform/settings/config.ts'
import { type FittingStore, type Reserved, selectIsErased } from './queries.ts'

/** Fittings of all test keys of an account per UTC day: enough to build with, too few to fit customers. */
export const dailyTestFittings = 100

/** The key was first used with another request, or with a fitting that was deleted since. */
export const conflictOf = async ({ sql }: Pick<FittingStore, 'sql'>, accountId: string, fittingId: string) =>
  (await selectIsErased(sql, accountId, fittingId))
    ? problem('fittingErased', {
        detail: `Fitting ${fittingId}, made with this Idempotency-Key, was deleted. Send a new key to make another.`,
      })
    : problem('idempotencyKeyReused', {
        detail:
          'This Idempotency-Key was first used with a different request. Send a new key with the changed request.',
      })

type Refused =
  | Pick<Extract<Reserved, { outcome: 'exhausted' }>, 'outcome' | 'createdAt' | 'monthlyLimit'>
  | Pick<Extract<Reserved, { outcome: 'capped' }>, 'outcome' | 'createdAt'>

/** Nothing is left for the caller: of the month, or of the day. */
export const refusalOf = (
  refused: Refused,
  { dailyAgentFittingCap }: Pick<Config, 'dailyAgentFittingCap'>,
  { isTest, publishable }: Pick<Principal, 'isTest' | 'publishable'>,
) => {
  const { outcome, createdAt: now } = refused
  if (outcome === 'exhausted')
    return problem('quotaExceeded', {
      detail:
        publishable?.sender === undefined
          ? `${nothingLeft(refused.monthlyLimit)} Free operations keep working.`
          : 'All fittings of this month without an account are used. Sign in, or wait until next month.',
      ...until(startOfNextMonth(now), now),
    })
  return problem('dailyCapReached', {
    detail: `${isTest ? `All ${dailyTestFittings} daily fittings of the test keys of this account` : `All ${dailyAgentFittingCap} daily fittings of this account through AI platforms`} are used. Wait until midnight UTC. Free operations keep working.`,
    ...untilNextDay(now),
  })
}

const nothingLeft = (limit: number): string => {
  if (limit === 0) return 'This account includes no fittings, and no purchased credit is left. Buy credits.'
  const included =
    limit === 1 ? 'The one included fitting of this month is' : `All ${limit} included fittings of this month are`
  return `${included} used, and no purchased credit is left. Buy credits or wait until next month.`
}

const startOfNextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** When the day of a cap ends. */
export const untilNextDay = (now: Date) => until(startOfNextDay(now), now)

const until = (resetsAt: Date, now: Date) => ({
  resetsAt: resetsAt.toISOString(),
  retryAfter: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
})

/** An earlier request with the same key is not at its end. */
export const inProgress = (retryAfter: number) =>
  problem('fittingInProgress', { detail: 'The first request with this Idempotency-Key is still running.', retryAfter })

/** The database went away under a fitting. Whoever has no key for a retry needs the id, so as not to pay for a second one. */
export const unknownEnd = (fittingId: string, error: unknown) =>
  problem('storageUnavailable', {
    detail: `The database did not respond, so it is not known whether the fitting was stored. Read fitting ${fittingId} before sending the request again, or send it again with the same Idempotency-Key.`,
    fittingId,
    cause: (error as Error).cause ?? error,
  })

/** For a promise of what is to be stored. */
export const orUnknownEnd = (fittingId: string) => (error: unknown) => {
  throw isStorageUnavailable(error) ? unknownEnd(fittingId, error) : error
}
