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

/** The way to the next page of a list; nothing after the last one. @param query What the list is narrowed to. */
export const older = (address: string, query: URLSearchParams, next: string | null): Html => {
  if (next === null) return html``
  const further = new URLSearchParams([...query].filter(([name]) => name !== 'before' && name !== 'done'))
  further.set('before', next)
  return html`<p class="pager"><a class="button quiet" href="${address}?${further}">Older</a></p>`
}
