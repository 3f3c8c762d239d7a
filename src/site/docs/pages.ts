import { book, contentsOf, Html, html, page } from '../../pages/index.ts'
import type { Config } from '../../platform/config.ts'
import { type Book, type BookPage, writtenAddress } from './book.ts'

type Site = Pick<Config, 'baseUrl' | 'serviceName'>

/** The list of all pages. */
export const coverPage = (all: Book, site: Site): Html => frame(all, site, { title: 'Documentation', body: all.cover })

/** A page of the documentation in its frame. */
export const bookPage = (all: Book, site: Site, shown: BookPage): Html => {
  const at = all.pages.indexOf(shown)
  return frame(all, site, {
    title: shown.title,
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
  readonly after?: Html
}

const frame = ({ pages }: Book, { baseUrl, serviceName }: Site, { title, body, shown, after }: Parts): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    styles: ['/docs/docs.css'],
    scripts: ['/docs/copy.js'],
    main: book(
      html`${new Html(body.replaceAll(writtenAddress, html`${baseUrl}`.text))}
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
