export { dashboard } from './routes.ts'
export type { DashboardDeps } from './visit.ts'
