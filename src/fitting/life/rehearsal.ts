import type { Principal } from '../../identity/auth/index.ts'
import type { Problem } from '../../platform/errors.ts'
import { rateLimitReached } from '../../platform/http/limits/rate-limit.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { refusalOf } from './refusal.ts'

/**
 * Test golfers: what a test key gets for a golfer with exactly this handicap, which nobody has. Live keys are not looked at, and
 * such a golfer is fitted as any other.
 */
export const testGolfers = [
  { handicap: 20.202, outcome: 'running', words: 'status `running` for three seconds, then the fitting' },
  { handicap: 20.503, outcome: 'failed', words: 'status `failed`; with the key in `retry`, the fitting' },
  { handicap: 20.429, outcome: 'RATE_LIMITED', words: '429 RATE_LIMITED' },
  { handicap: 20.431, outcome: 'QUOTA_EXCEEDED', words: '429 QUOTA_EXCEEDED' },
  { handicap: 20.432, outcome: 'DAILY_CAP_REACHED', words: '429 DAILY_CAP_REACHED' },
] as const
type Outcome = (typeof testGolfers)[number]['outcome']

/** What is rehearsed with a call; undefined: nothing, it is answered as it is. */
export const rehearsedBy = ({ principal, request }: About): Outcome | undefined =>
  principal.isTest ? testGolfers.find(({ handicap }) => handicap === request.golfer.handicap)?.outcome : undefined

/** As much of a call as decides. */
interface About {
  readonly principal: Pick<Principal, 'isTest'>
  readonly request: Pick<FittingRequest, 'golfer'>
}

/** How long a fitting runs whose running is rehearsed: longer than the first `pollAfterSeconds`, and within its lease. */
export const rehearsedRunMs = 3_000

/** A fitting fails because a test key wants to see that. */
export class RehearsedFailure extends Error {
  override readonly name = 'RehearsedFailure'
}

/** A client that waits is let go on soon. */
const waitSeconds = 2
const monthlyLimit = 25

/** The refusal that is rehearsed, as it is when there is reason for it; null: none. */
export const rehearsedRefusal = (outcome: Outcome | undefined, config: Config, now: Date): Problem | null => {
  const about = { createdAt: now, monthlyLimit }
  switch (outcome) {
    case 'RATE_LIMITED':
      return rateLimitReached(config, 'analyze', waitSeconds)
    case 'QUOTA_EXCEEDED':
      return refusalOf({ ...about, outcome: 'exhausted' }, config, { isTest: true })
    case 'DAILY_CAP_REACHED':
      return refusalOf({ ...about, outcome: 'capped' }, config, { isTest: true })
    default:
      return null
  }
}

/** What test golfers do, for the API description. */
export const testGolferWords = `With a test key, the handicap of the golfer says what to rehearse, and the answer is that of the real case. Any other key fits such a golfer as usual.

| handicap | answer |
|---|---|
${testGolfers.map(({ handicap, words }) => `| ${handicap} | ${words} |`).join('\n')}`
