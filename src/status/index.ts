export { apiStatus } from './api-status.ts'
export { readiness, type Serving } from './readiness.ts'
export { status } from './routes.ts'
export { ApiStatus } from './schema.ts'
