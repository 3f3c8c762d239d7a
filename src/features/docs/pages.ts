import { Html, html, page } from '../../pages/index.ts'
import type { Config } from '../../platform/config.ts'
import { type Book, type BookPage, writtenAddress } from './book.ts'

type Site = Pick<Config, 'baseUrl' | 'serviceName'>

/** The list of all pages. */
export const coverPage = (book: Book, site: Site): Html =>
  frame(book, site, { title: 'Documentation', body: book.cover })

export const bookPage = (book: Book, site: Site, shown: BookPage): Html => {
  const at = book.pages.indexOf(shown)
  return frame(book, site, {
    title: shown.title,
    body: shown.html,
    shown,
    after: html`<p class="turn">${turn('Before', book.pages[at - 1])} ${turn('Next', book.pages[at + 1])} <a href="/docs/${shown.name}.md">This page as Markdown</a></p>`,
  })
}

const turn = (word: string, to: BookPage | undefined): Html | '' =>
  to === undefined ? '' : html`<span>${word}: <a href="/docs/${to.name}">${to.title}</a></span>`

interface Parts {
  readonly title: string
  readonly body: string
  readonly shown?: BookPage
  readonly after?: Html
}

const frame = (book: Book, { baseUrl, serviceName }: Site, { title, body, shown, after }: Parts): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    styles: ['/docs/docs.css'],
    script: '/docs/copy.js',
    main: html`<div class="book">
<article>
${shown === undefined ? '' : html`<p class="to-contents"><a href="#contents">Contents</a></p>\n`}${new Html(body.replaceAll(writtenAddress, html`${baseUrl}`.text))}
${after ?? ''}</article>
${shown === undefined ? '' : contents(book, shown)}</div>`,
  })

const contents = ({ pages }: Book, shown: BookPage): Html =>
  html`<nav id="contents" aria-label="Documentation">
${[...Map.groupBy(pages, ({ section }) => section)].map(
  ([section, members]) => html`<h2>${section}</h2>
<ul>
${members.map((one) => entry(one, one === shown))}</ul>
`,
)}</nav>
`

const entry = ({ name, title, headings }: BookPage, isShown: boolean): Html =>
  isShown
    ? html`<li><a href="/docs/${name}" aria-current="page">${title}</a>${headings.length < 2 ? '' : html`<ul>${headings.map(({ id, text }) => html`<li><a href="#${id}">${new Html(text)}</a></li>`)}</ul>`}</li>\n`
    : html`<li><a href="/docs/${name}">${title}</a></li>\n`
