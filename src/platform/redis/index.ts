export { redisBulletin } from './bulletin.ts'
export { openRedis, type Redis, redisRefusal } from './client.ts'
export { sharedRateLimits } from './rate-limits.ts'
