import { type Html, html } from './html.ts'

/** Text with its `code` marks as code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** Paragraphs of such text, between which stand empty lines. */
export const paragraphs = (text: string): Html =>
  html`${text.split('\n\n').map((part) => html`<p>${prose(part)}</p>\n`)}`
