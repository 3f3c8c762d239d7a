import { type Html, html } from '../../pages/index.ts'

/**
 * A table that becomes a list of cards on a phone. The roles are said, since browsers forget them where a table is laid out
 * as something else.
 */
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html => html`<table class="cards" role="table" aria-label="${caption}">
<thead role="rowgroup"><tr role="row">${columns.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map((cells) => html`<tr role="row">${cells.map((cell, i) => html`<td role="cell" data-name="${columns[i]!}"><span>${cell}</span></td>`)}</tr>\n`)}</tbody>
</table>`

/** Rows on one page of a list that is read whole, since an account may have a few hundred of them at most. */
const rowsMax = 50

/** One page of a list. */
interface Page<Item> {
  readonly items: readonly Item[]
  /** The ways to the pages before and after it. */
  readonly pager: Html
}

/** The page of a list that the query names; without, the first. */
export const pageOf = <Item>(address: string, query: URLSearchParams, all: readonly Item[]): Page<Item> => {
  const last = Math.max(1, Math.ceil(all.length / rowsMax))
  const named = Number(query.get('page') ?? 1)
  const number = Number.isInteger(named) ? Math.min(Math.max(named, 1), last) : 1
  const link = (to: number, name: string) => html`<a class="button quiet" href="${address}?page=${to}">${name}</a>`
  return {
    items: all.slice((number - 1) * rowsMax, number * rowsMax),
    pager:
      last === 1
        ? html``
        : html`<p class="pager">${number > 1 ? link(number - 1, 'Previous') : ''} Page ${number} of ${last} ${number < last ? link(number + 1, 'Next') : ''}</p>`,
  }
}

/** The way to the next page of a list; nothing after the last one. @param query What the list is narrowed to. */
export const older = (address: string, query: URLSearchParams, next: string | null): Html => {
  if (next === null) return html``
  const further = new URLSearchParams([...query].filter(([name]) => name !== 'before' && name !== 'done'))
  further.set('before', next)
  return html`<p class="pager"><a class="button quiet" href="${address}?${further}">Older</a></p>`
}
