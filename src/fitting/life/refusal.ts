import { startOfNextMonth } from '../../identity/accounts/index.ts'
import type { Principal } from '../../identity/auth/index.ts'
import { isStorageUnavailable, problem } from '../../platform/errors.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { type FittingStore, type Reserved, selectIsErased } from './queries.ts'

/** Fittings of all test keys of an account per UTC day: enough to build with, too few to fit customers. */
export const dailyTestFittings = 100

/** The key was first used with another request, or with a fitting that was deleted since. */
export const conflictOf = async ({ sql }: Pick<FittingStore, 'sql'>, accountId: string, fittingId: string) =>
  (await selectIsErased(sql, accountId, fittingId))
    ? problem('fittingErased', { detail: say('fittings.keyErased', { id: fittingId }) })
    : problem('idempotencyKeyReused', { detail: say('fittings.otherRequest') })

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
      detail: publishable?.sender === undefined ? nothingLeft(refused.monthlyLimit) : say('fittings.monthOfVisitors'),
      ...until(startOfNextMonth(now), now),
    })
  return problem('dailyCapReached', {
    detail: isTest
      ? say('fittings.dayOfTests', { fittings: dailyTestFittings })
      : say('fittings.dayOfAgents', { fittings: dailyAgentFittingCap }),
    ...untilNextDay(now),
  })
}

const nothingLeft = (fittings: number): Message => {
  if (fittings < 2) return say(fittings === 0 ? 'fittings.noneIncluded' : 'fittings.monthOfOne')
  return say('fittings.monthUsed', { fittings })
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
  problem('fittingInProgress', { detail: say('fittings.inProgress'), retryAfter })

/** The database went away under a fitting. Whoever has no key for a retry needs the id, so as not to pay for a second one. */
export const unknownEnd = (fittingId: string, error: unknown) =>
  problem('storageUnavailable', {
    detail: say('fittings.endUnknown', { id: fittingId }),
    fittingId,
    cause: (error as Error).cause ?? error,
  })

/** For a promise of what is to be stored. */
export const orUnknownEnd = (fittingId: string) => (error: unknown) => {
  throw isStorageUnavailable(error) ? unknownEnd(fittingId, error) : error
}
