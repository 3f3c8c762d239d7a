export { redisBulletin } from './bulletin.ts'
export { openRedis, type Redis } from './client.ts'
export { sharedRateLimits } from './rate-limits.ts'
