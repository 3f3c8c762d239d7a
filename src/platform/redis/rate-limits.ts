import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { memoryRateLimits, type RateLimits, rateLimitsOf, standingOf, windowSeconds } from '../http/rate-limit.ts'
import { prefix, type Redis } from './client.ts'
import { createGuard } from './guard.ts'

/**
 * Counters that all replicas share. While Redis is away, slow or full, this process counts for itself, from zero: a
 * caller may then send the limit once more to every replica, and nobody is refused because Redis is missing.
 */
export const sharedRateLimits = (config: Config, { commands }: Redis): RateLimits => {
  const limits = rateLimitsOf(config)
  const own = memoryRateLimits(config)
  const guard = createGuard(commands, config.redisWaitMs)
  const shared = new RateLimiterRedis({
    storeClient: commands,
    useRedisPackage: true,
    keyPrefix: `${prefix}limit`,
    points: Number.MAX_SAFE_INTEGER, // it counts; the limit of the group is looked up here
    duration: windowSeconds,
  })
  return {
    isInMemory: false,
    unread: own.unread,
    take: async (group, caller, count = 1) => {
      const limit = limits[group]
      if (limit === 0) return null
      if (!guard.isClosed()) return own.take(group, caller, count)
      try {
        const { consumedPoints, msBeforeNext } = await guard.ask(() => shared.consume(`${group}:${caller}`, count))
        return standingOf(limit, consumedPoints, msBeforeNext)
      } catch {
        return own.take(group, caller, count)
      }
    },
  }
}
