import { problem } from '../../platform/errors.ts'
import { createWindowCounter } from '../../platform/http/limits/window-counter.ts'
import { say } from '../../words/say.ts'

/**
 * Requests per sender and minute. AI platforms sign many people in from few addresses, so these are far above what one
 * person does; they are there for those who send thousands.
 */
const perMinute = { authorize: 240, token: 600, register: 60, documents: 60 } as const
/** Kind of request that is limited per sender and minute. */
export type Throttled = keyof typeof perMinute

/** Counts what senders ask of the authorization server, in this process. */
export const createThrottle = () => {
  const counters = new Map(Object.keys(perMinute).map((what) => [what, createWindowCounter(60_000)]))
  /** Whether the sender may go on. @param sender Null: it cannot be told. All of those are one. */
  const take = (what: Throttled, sender: string | null): number => {
    const { count, endsAtMs } = counters.get(what)!.add(sender ?? 'unknown')
    return count <= perMinute[what] ? 0 : Math.max(1, Math.ceil((endsAtMs - performance.now()) / 1000))
  }
  return {
    mayTake: (what: Throttled, sender: string | null): boolean => take(what, sender) === 0,
    /** @throws rateLimited */
    refuseMore: (what: Throttled, sender: string | null): void => {
      const retryAfter = take(what, sender)
      if (retryAfter > 0)
        throw problem('rateLimited', { detail: say('requests.tooMany', { seconds: retryAfter }), retryAfter })
    },
  }
}
