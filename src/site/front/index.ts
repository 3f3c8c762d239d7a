export { type FrontDeps, front } from './routes.ts'
