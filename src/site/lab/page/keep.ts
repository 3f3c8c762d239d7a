import { type Html, html } from '../../../pages/index.ts'
import { fill, type Reader } from './reader.ts'

/** What whoever looks at a fitting can do with it. */
export interface Keeping {
  /** Path of the page with its query, which opens its other views too. */
  readonly here: string
  /** Where a form makes a link for others; null: the address of the page is one. */
  readonly shareAt: string | null
  /** For members of the account; null: somebody has a link. */
  readonly own: OwnFitting | null
  /** The page stands in a frame of a shop. */
  readonly isEmbedded?: boolean
}

/** What the account knows of its fitting. */
interface OwnFitting {
  readonly fittingId: string
  /** Name of the golfer; null: nobody said whose it is. */
  readonly golfer: string | null
  /** What people of the account noted, for themselves alone; null: nothing. */
  readonly note: string | null
  /** Mail is sent here. */
  readonly isMailed: boolean
  /** Until when a link for others works; null: there is none. */
  readonly sharedUntil: Date | null
}

/** The views of a fitting beside the lab. */
export const views = ['sheet', 'order'] as const
/** A page for the customer, or for the builder. */
export type PaperView = (typeof views)[number]

/** Address of a view. */
const viewAt = ({ here }: Keeping, view: PaperView): string => `${here}${here.includes('?') ? '&' : '?'}view=${view}`

/** Links and papers to take away; the script copies what others can open. */
export const keepBar = (keeping: Keeping, reader: Reader): Html => {
  const { keep } = reader.texts
  const { shareAt, own } = keeping
  const button = html`<button id="copy-link"${shareAt === null ? html` type="button" hidden` : ''}>${keep.copy}</button>`
  return html`<section class="keep" aria-label="${keep.heading}">
<div class="actions">
${shareAt === null ? button : html`<form method="post" action="${shareAt}">${button}</form>`}
<a class="button quiet" href="${viewAt(keeping, 'sheet')}">${keep.sheet}</a>
<a class="button quiet" href="${viewAt(keeping, 'order')}">${keep.order}</a>
${own?.isMailed ? html`<a class="button quiet" href="/fittings/${own.fittingId}/mail">${keep.mail}</a>\n` : ''}${own === null ? '' : html`<a class="button quiet" href="/fittings/${own.fittingId}/again">${keep.again}</a>\n<a class="button quiet" href="/fittings/${own.fittingId}/golfer">${own.golfer ?? keep.whose}</a>\n<a class="button quiet" href="/fittings/${own.fittingId}/note">${keep.note}</a>\n<a class="button quiet" href="/fittings">${keep.fittings}</a>\n`}</div>
<p role="status" id="copied-link"></p>
${own == null || own.note === null ? '' : noteText(own.note, reader)}${own?.sharedUntil ? endLink(own.fittingId, own.sharedUntil, reader) : ''}</section>
`
}

/** A note with its lines as they were written. */
export const noteText = (note: string, { texts: { keep } }: Reader): Html =>
  html`<p class="noted"><strong>${keep.note}:</strong> ${note}</p>
`

const endLink = (fittingId: string, until: Date, { texts: { keep }, locale }: Reader): Html => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until)
  return html`<form method="post" action="/fittings/${fittingId}/unshare" class="shared"><span class="soft">${fill(keep.shared, { date })}</span> <button class="quiet">${keep.revoke}</button></form>
`
}
