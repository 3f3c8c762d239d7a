import type { Outlet } from '../platform/http/limits/unread-answers.ts'
import { type Html, html } from './html.ts'
import { page, pageResponse } from './page.ts'
import { fill } from './quantity.ts'
import type { Reader } from './reader.ts'

/** For the holder of a link alone: no cache keeps it, no search engine lists it, no other site learns the address. */
export const privateResponse = (page: Html, status = 200, outlet?: Outlet): Response =>
  pageResponse(page, status, { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }, outlet)

/** Why a link opens nothing, and what its holder can do about it. */
export interface DeadLink {
  readonly status: number
  readonly words: Exclude<keyof Reader['texts']['links'], 'whatToDo'>
  /** What the words leave open. */
  readonly values?: Readonly<Record<string, unknown>>
}

/** The page shown instead of what a dead link led to. */
export const deadLinkResponse = (
  { status, words, values = {} }: DeadLink,
  serviceName: string,
  reader: Reader,
): Response => {
  const { links } = reader.texts
  const { title, what, fix } = links[words]
  const main = html`<h1>${title}</h1>
<p class="lead">${fill(what, values)}</p>
<h2>${links.whatToDo}</h2>
<p>${fill(fix, values)}</p>`
  return privateResponse(page({ title: `${title} - ${serviceName}`, serviceName, reader, main }), status)
}
