import { Elysia } from 'elysia'
import { htmlDocument } from '../../pages/index.ts'
import type { Config } from '../../platform/config.ts'
import { problem } from '../../platform/errors.ts'
import { type PublicDocument, publicDocument, sendDocument } from '../../platform/http/public-document.ts'
import { type Book, loadBook } from './book.ts'
import { llmsFullText, llmsText, markdownOf } from './llms.ts'
import { bookPage, coverPage } from './pages.ts'

/** Parts of the service that the documentation uses. */
export interface DocsDeps {
  readonly config: Config
}

/** The documentation: pages for people, and the same as Markdown. */
export const docs = ({ config }: DocsDeps) => {
  const made = new Map<string, PublicDocument>()
  const send = async (request: Request, address: string, make: (book: Book | null) => PublicDocument) => {
    const document = made.get(address) ?? make(await loadBook())
    made.set(address, document)
    return sendDocument(request, document)
  }
  const hidden = { detail: { hide: true } } as const
  return new Elysia({ name: 'docs' })
    .get('/llms.txt', ({ request }) => send(request, 'llms', (book) => plain(llmsText(book, config))), hidden)
    .get(
      '/llms-full.txt',
      ({ request }) => send(request, 'llms-full', (book) => plain(llmsFullText(requireBook(book), config))),
      hidden,
    )
    .get(
      '/docs',
      ({ request }) => send(request, '', (book) => htmlDocument(coverPage(requireBook(book), config))),
      hidden,
    )
    .get(
      '/docs/figures/:name',
      ({ request, params }) =>
        send(request, `figures/${params.name}`, (book) => figure(requireBook(book), params.name)),
      hidden,
    )
    .get(
      '/docs/:name',
      ({ request, params }) =>
        send(request, `pages/${params.name}`, (book) => pageNamed(requireBook(book), params.name, config)),
      hidden,
    )
}

/** A page, or with `.md` the file it is made from. */
const pageNamed = (book: Book, name: string, config: Config): PublicDocument => {
  const page = book.pages.find((one) => name === one.name || name === `${one.name}.md`)
  if (page === undefined) throw unknown('page')
  return name.endsWith('.md')
    ? publicDocument(markdownOf(page.markdown, config), 'text/markdown; charset=utf-8')
    : htmlDocument(bookPage(book, config, page))
}

const figure = ({ figures }: Book, name: string): PublicDocument => {
  if (!Object.hasOwn(figures, name)) throw unknown('figure')
  return publicDocument(figures[name]!, 'image/svg+xml')
}

const requireBook = (book: Book | null): Book => {
  if (book === null) throw problem('notFound', { detail: 'The documentation is missing: run `clubwright prepare`.' })
  return book
}

const unknown = (kind: string) =>
  problem('notFound', { detail: `The documentation has no such ${kind}. All pages are listed at /docs.` })

const plain = (text: string): PublicDocument => publicDocument(text, 'text/plain; charset=utf-8')
