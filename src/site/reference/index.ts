export { apiPages, pages } from './routes.ts'
