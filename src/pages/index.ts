export { Html, html } from './html.ts'
export { htmlDocument, page, pagePolicy, pageResponse } from './page.ts'
export { isBrowsing } from './problem-page.ts'
export { apiPages, pages } from './routes.ts'
