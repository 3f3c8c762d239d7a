import { Elysia } from 'elysia'
import { formsHere, type Html, htmlDocument, pageResponse } from '../../pages/index.ts'
import { problem } from '../../platform/errors.ts'
import { queryOf } from '../../platform/http/address.ts'
import { type PublicDocument, publicDocument, sendDocument } from '../../platform/http/answers/public-document.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { catalogs } from '../../words/index.ts'
import { say } from '../../words/say.ts'
import { type Book, loadBook } from './book.ts'
import { llmsFullText, llmsText, markdownOf } from './llms.ts'
import { bookPage, coverPage, foundPage } from './pages.ts'
import { searchScript } from './script.ts'

/** Parts of the service that the documentation uses. */
export interface DocsDeps {
  readonly config: Config
}

const hidden = { detail: { hide: true } } as const

/** The documentation: pages for people, and the same as Markdown. */
export const docs = ({ config }: DocsDeps) => {
  const made = new Map<string, PublicDocument>()
  const send = async (request: Request, address: string, make: Make) => {
    const document = made.get(address) ?? make(await loadBook(), await site())
    made.set(address, document)
    return sendDocument(request, document)
  }
  const site = async (): Promise<Site> => {
    const address = await searchScript.address()
    return { ...config, scripts: address === null ? [] : [address] }
  }
  return new Elysia({ name: 'docs' })
    .get('/llms.txt', ({ request }) => send(request, 'llms', (book) => plain(llmsText(book, config))), hidden)
    .get(
      '/llms-full.txt',
      ({ request }) => send(request, 'llms-full', (book) => plain(llmsFullText(requireBook(book), config))),
      hidden,
    )
    .get(
      '/docs',
      ({ request }) => send(request, '', (book, site) => searchable(coverPage(requireBook(book), site))),
      hidden,
    )
    .get(
      '/docs/search.json',
      ({ request }) => send(request, 'search', (book) => json(JSON.stringify(requireBook(book).search))),
      hidden,
    )
    .get(
      '/docs/search',
      async ({ request }) => {
        const question = new URLSearchParams(queryOf(request)).get('q') ?? ''
        return pageResponse(foundPage(requireBook(await loadBook()), await site(), question), 200, formsHere)
      },
      hidden,
    )
    .get('/docs/search/:name', ({ request, params }) => searchScript.answer(request, params.name), hidden)
    .get(
      '/docs/figures/:name',
      ({ request, params }) =>
        send(request, `figures/${params.name}`, (book) => figure(requireBook(book), params.name)),
      hidden,
    )
    .use(languageRoutes(send))
    .get(
      '/docs/:name',
      ({ request, params }) =>
        send(request, `pages/${params.name}`, (book, site) => pageNamed(requireBook(book), params.name, site)),
      hidden,
    )
}

type Send = (request: Request, address: string, make: Make) => Promise<Response>

/** What the scripts of pages say in other languages. */
const languageRoutes = (send: Send) =>
  new Elysia({ name: 'docs-languages' }).get(
    '/docs/words/:lang',
    ({ request, params }) => send(request, `words/${params.lang}`, () => wordsIn(params.lang)),
    hidden,
  )

type Site = Parameters<typeof coverPage>[1]
type Make = (book: Book | null, site: Site) => PublicDocument

/** The form of the search goes to this service. */
const searchable = (shown: Html): PublicDocument => htmlDocument(shown, formsHere)

/** A page, or with `.md` the file it is made from. */
const pageNamed = (book: Book, name: string, site: Site): PublicDocument => {
  const page = book.pages.find((one) => name === one.name || name === `${one.name}.md`)
  if (page === undefined) throw unknown('missing.bookPage')
  return name.endsWith('.md')
    ? publicDocument(markdownOf(page.markdown, site), 'text/markdown; charset=utf-8')
    : searchable(bookPage(book, site, page))
}

/** Wordings of messages in a language, for the scripts of pages. */
const wordsIn = (lang: string): PublicDocument => {
  if (!Object.hasOwn(catalogs, lang)) throw unknown('missing.bookLanguage')
  return json(JSON.stringify(catalogs[lang]))
}

const figure = ({ figures }: Book, name: string): PublicDocument => {
  if (!Object.hasOwn(figures, name)) throw unknown('missing.bookFigure')
  return publicDocument(figures[name]!, 'image/svg+xml')
}

const requireBook = (book: Book | null): Book => {
  if (book === null) throw problem('notFound', { detail: say('missing.book') })
  return book
}

const unknown = (what: 'missing.bookPage' | 'missing.bookLanguage' | 'missing.bookFigure') =>
  problem('notFound', { detail: say(what) })

const json = (text: string): PublicDocument => publicDocument(text, 'application/json')
const plain = (text: string): PublicDocument => publicDocument(text, 'text/plain; charset=utf-8')
