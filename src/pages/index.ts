export { type Html, html } from './html.ts'
export { page, pageResponse } from './page.ts'
export { apiPages, pages } from './routes.ts'
