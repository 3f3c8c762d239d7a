export { Html, html } from './html.ts'
export { page, pagePolicy, pageResponse } from './page.ts'
export { apiPages, pages } from './routes.ts'
