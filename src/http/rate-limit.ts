import type { Elysia } from 'elysia'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { problem } from '../errors.ts'

/** Operations that share one limit. The wire names them in `RateLimit-Policy`. */
export type RateGroup = 'catalog' | 'search' | 'scores' | 'free' | 'analyze' | 'ingest'

const windowSeconds = 60

/** How a caller stands in a group after a request. */
export interface Standing {
  readonly isAllowed: boolean
  /** Requests per window. */
  readonly limit: number
  /** Requests left in this window. */
  readonly remaining: number
  /** Until the window begins anew, at least 1. */
  readonly waitSeconds: number
}

/** Counts requests per group and caller. */
export interface RateLimits {
  /** Count one request; null for a group without limit. */
  take(group: RateGroup, caller: string): Promise<Standing | null>
}

/** Counters in this process: every replica counts for itself. */
export const memoryRateLimits = (config: Config): RateLimits => {
  const limits = {
    catalog: config.rateLimitCatalogPerMinute,
    search: config.rateLimitSearchPerMinute,
    scores: config.rateLimitScoresPerMinute,
    free: config.rateLimitFreePerMinute,
    analyze: config.rateLimitAnalyzePerMinute,
    ingest: config.rateLimitIngestPerMinute,
  } as const satisfies Record<RateGroup, number>
  // One limiter for all groups: the group is part of the key, and its limit is looked up beside it.
  const counters = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: windowSeconds })
  return {
    take: async (group, caller) => {
      const limit = limits[group]
      if (limit === 0) return null
      const { consumedPoints, msBeforeNext } = await counters.consume(`${group}:${caller}`)
      return {
        isAllowed: consumedPoints <= limit,
        limit,
        remaining: Math.max(0, limit - consumedPoints),
        waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      }
    },
  }
}

/**
 * Limits the routes after it to so many requests per caller and minute. Answers say what is left; the request that
 * goes over is refused before it is looked at.
 *
 * @param callerOf Who is counted: the id of the credential, never the credential.
 */
export const limited =
  (limits: RateLimits, group: RateGroup, callerOf: (request: Request) => string) => (app: Elysia) =>
    app.onTransform(async ({ request, set }) => countRequest(limits, group, callerOf(request), set.headers))

/**
 * Count one request, and say in its answer what is left.
 * @param headers Of the answer.
 * @throws rateLimited when it goes over.
 */
export const countRequest = async (
  limits: RateLimits,
  group: RateGroup,
  caller: string,
  headers: Record<string, string | number>,
): Promise<void> => {
  const standing = await limits.take(group, caller)
  if (standing === null) return
  const { isAllowed, limit, remaining, waitSeconds } = standing
  headers['ratelimit-policy'] = `"${group}";q=${limit};w=${windowSeconds}`
  headers['ratelimit'] = `"${group}";r=${remaining};t=${waitSeconds}`
  if (isAllowed) return
  throw problem('rateLimited', {
    detail: `This key may send ${limit} ${group} requests a minute: wait ${waitSeconds} seconds.`,
    retryAfter: waitSeconds,
  })
}
