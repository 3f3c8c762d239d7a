import { isMessage } from '../words/message.ts'

/** HTML that is safe to send: every value put into it was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

/**
 * Write HTML; values are escaped, lists are joined, and only `Html` is taken as it is.
 * @example html`<p>${'a < b'}</p>`.text // '<p>a &lt; b</p>'
 */
export const html = (strings: TemplateStringsArray, ...values: readonly unknown[]): Html =>
  new Html(strings.reduce((text, piece, i) => text + write(values[i - 1]) + piece))

const write = (value: unknown): string => {
  if (isMessage(value)) throw new TypeError(`${value.message} is not in the words of a reader yet`)
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(write).join('')
  const text = String(value)
  return special.test(text) ? text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`) : text
}

/** The characters of escaped text, for what is no HTML: a message, a subject. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

/** Most values have none, and looking is much cheaper than replacing. */
const special = /[&<>"']/

/** Text with its `code` marks as code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** Paragraphs of such text, between which stand empty lines; a table where each line begins with a bar, as in Markdown. */
export const paragraphs = (text: string): Html =>
  html`${text.split('\n\n').map((part) => (part.startsWith('|') ? tableOf(part) : html`<p>${prose(part)}</p>\n`))}`

const tableOf = (text: string): Html => {
  const [heads = [], , ...rows] = text.split('\n').map((line) => line.split('|').slice(1, -1))
  return html`<table>
<thead><tr>${heads.map((head) => html`<th scope="col">${prose(head.trim())}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${prose(cell.trim())}</td>`)}</tr>\n`)}</tbody>
</table>
`
}

/** Code that scrolls by keyboard, with a button that copies it where the page has `/docs/copy.js`. @param id Of the code on its page. */
export const codeBox = (id: string, label: string, text: string): Html =>
  html`<div class="code"><pre tabindex="0" role="region" aria-label="${label}"><code id="${id}">${text}</code></pre><button type="button" data-copy="${id}" hidden>Copy</button></div>`
