import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import type { PubSub } from '../../platform/pub-sub.ts'
import type { openRedis, Redis } from '../../platform/redis/index.ts'
import type { Config } from '../../platform/settings/settings.ts'

/** Redis, with what is made of it. */
export interface ConfiguredRedis extends Redis {
  /** The database's announcements, and the same through Redis. */
  pubSub(database: PubSub): PubSub
  /** Limits that all replicas share. */
  rateLimits(): RateLimits
}

/** Open Redis where REDIS_URL is set. Its client has hundreds of modules, so that only then it is loaded. */
export const openConfiguredRedis = async (
  config: Config,
  log: Parameters<typeof openRedis>[1],
): Promise<ConfiguredRedis | null> => {
  if (config.redisUrl === undefined) return null
  const { openRedis, redisPubSub, sharedRateLimits } = await import('../../platform/redis/index.ts')
  const redis = openRedis(config.redisUrl, log)
  return {
    ...redis,
    pubSub: (database) => redisPubSub(database, redis),
    rateLimits: () => sharedRateLimits(config, redis),
  }
}
