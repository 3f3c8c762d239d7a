import { type About, book, contentsOf, Html, html, page } from '../../pages/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { type Book, type BookPage, writtenAddress } from './book.ts'
import { type Found, findSections } from './search.ts'

/** Whose pages they are, and the scripts that they can do without. */
type Site = Pick<Config, 'baseUrl' | 'serviceName'> & { readonly scripts: readonly string[] }

/** The list of all pages. */
export const coverPage = (all: Book, site: Site): Html =>
  frame(all, site, {
    title: 'Documentation',
    body: all.cover,
    about: {
      path: '/docs',
      description:
        'Quick start, guides, the API and its problems, the words of club fitting, and how accurate fittings are.',
    },
  })

/** What a search found, for whoever sends the form: a browser with the script shows it while one types. */
export const foundPage = (all: Book, site: Site, question: string): Html => {
  const found = findSections(all.search, question)
  return frame(all, site, {
    title: 'Search',
    question,
    found,
    body: html`<h1>Search</h1>
<p>${found.length === 0 ? 'Nothing found. ' : ''}<a href="/docs">All pages</a></p>`.text,
  })
}

/** A page of the documentation in its frame. */
export const bookPage = (all: Book, site: Site, shown: BookPage): Html => {
  const at = all.pages.indexOf(shown)
  return frame(all, site, {
    title: shown.title,
    about: { path: `/docs/${shown.name}`, description: shown.description },
    body: shown.html,
    shown,
    after: html`<p class="turn">${turn('Before', all.pages[at - 1])} ${turn('Next', all.pages[at + 1])} <a href="/docs/${shown.name}.md">This page as Markdown</a></p>`,
  })
}

const turn = (word: string, to: BookPage | undefined): Html | '' =>
  to === undefined ? '' : html`<span>${word}: <a href="/docs/${to.name}">${to.title}</a></span>`

interface Parts {
  readonly title: string
  readonly body: string
  readonly shown?: BookPage
  readonly about?: Omit<About, 'baseUrl'>
  readonly after?: Html
  readonly question?: string
  readonly found?: readonly Found[]
}

/** Without the script it is a form like any other. */
const searchBox = (question: string, found: readonly Found[]): Html => html`<form role="search" action="/docs/search">
<label for="q">Search the documentation</label>
<input type="search" id="q" name="q" value="${question}" maxlength="200" autocomplete="off">
<button>Search</button>
<p id="found-count" role="status">${found.length === 0 ? '' : `${found.length} found.`}</p>
<ol id="found">${found.map(
  ({ address, title, heading }) =>
    html`<li><a href="${address}">${heading === '' ? title : `${title}: ${heading}`}</a></li>\n`,
)}</ol>
</form>`

const frame = (
  { pages }: Book,
  { baseUrl, serviceName, scripts }: Site,
  { title, body, shown, about, after, question = '', found = [] }: Parts,
): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    place: 'docs',
    ...(about && { about: { baseUrl, ...about } }),
    styles: ['/docs/docs.css'],
    scripts: ['/docs/copy.js', ...scripts],
    main: book(
      html`${searchBox(question, found)}${new Html(body.replaceAll(writtenAddress, html`${baseUrl}`.text))}
${after ?? ''}`,
      shown === undefined ? null : contents(pages, shown),
    ),
  })

const contents = (pages: Book['pages'], shown: BookPage): Html =>
  contentsOf(
    'Documentation',
    [...Map.groupBy(pages, ({ section }) => section)].map(([name, members]) => ({
      name,
      entries: members.map((one) => ({
        href: `/docs/${one.name}`,
        text: one.title,
        isShown: one === shown,
        headings: one.headings.map(({ id, text }) => ({ id, text: new Html(text) })),
      })),
    })),
  )
