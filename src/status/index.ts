export { status } from './routes.ts'
