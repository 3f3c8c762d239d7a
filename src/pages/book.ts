import { type Html, html } from './html.ts'

/** An article, and beside it (on a phone below it) the contents of what it is part of. Its page has `/docs/docs.css`. */
export const book = (article: Html, contents: Html | null): Html =>
  html`<div class="book">
<article>
${contents === null ? '' : html`<p class="to-contents"><a href="#contents">Contents</a></p>\n`}${article}</article>
${contents ?? ''}</div>`

interface Part {
  readonly name: string
  readonly entries: readonly Entry[]
}

interface Entry {
  readonly href: string
  readonly text: string
  readonly isShown: boolean
  /** Headings of the page that is shown. */
  readonly headings: readonly { readonly id: string; readonly text: Html | string }[]
}

/** Table of contents, part by part. */
export const contentsOf = (label: string, parts: readonly Part[]): Html =>
  html`<nav id="contents" aria-label="${label}">
${parts.map(
  ({ name, entries }) => html`<h2>${name}</h2>
<ul>
${entries.map(entryLine)}</ul>
`,
)}</nav>
`

const entryLine = ({ href, text, isShown, headings }: Entry): Html =>
  isShown
    ? html`<li><a href="${href}" aria-current="page">${text}</a>${headings.length < 2 ? '' : html`<ul>${headings.map((one) => html`<li><a href="#${one.id}">${one.text}</a></li>`)}</ul>`}</li>\n`
    : html`<li><a href="${href}">${text}</a></li>\n`
