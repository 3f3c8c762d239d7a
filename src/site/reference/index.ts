export { errorsMarkdown } from './error-pages.ts'
export { apiPages, pages } from './routes.ts'
