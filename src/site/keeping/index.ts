export { type KeepingDeps, keeping } from './routes.ts'
