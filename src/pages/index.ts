export { Html, html } from './html.ts'
export { page, pagePolicy } from './page.ts'
export { apiPages, pages } from './routes.ts'
