export { openRedis, type Redis, redisRefusal } from './client.ts'
export { redisPubSub } from './pub-sub.ts'
export { sharedRateLimits } from './rate-limits.ts'
