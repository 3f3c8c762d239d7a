export { apiStatus } from './api-status.ts'
export { readiness, type Serving } from './readiness.ts'
export { release, type StatusDeps, status } from './routes.ts'
export { starting } from './starting.ts'
