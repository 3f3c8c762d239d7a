import type { Outlet } from '../platform/http/unread-answers.ts'
import { type Html, html } from './html.ts'
import { page, pageResponse } from './page.ts'

/** For the holder of a link alone: no cache keeps it, no search engine lists it, no other site learns the address. */
export const privateResponse = (page: Html, status = 200, outlet?: Outlet): Response =>
  pageResponse(page, status, { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }, outlet)

/** Why a link opens nothing, and what its holder can do about it. */
export interface DeadLink {
  readonly status: number
  readonly title: string
  readonly what: string
  readonly fix: string
}

/** The page shown instead of what a dead link led to. */
export const deadLinkResponse = ({ status, title, what, fix }: DeadLink, serviceName: string): Response => {
  const main = html`<h1>${title}</h1>
<p class="lead">${what}</p>
<h2>What to do</h2>
<p>${fix}</p>`
  return privateResponse(page({ title: `${title} - ${serviceName}`, serviceName, main }), status)
}
