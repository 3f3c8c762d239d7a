import type { SearchIndex } from './search.ts'

/** A page of the documentation, as `clubwright prepare` makes it from a file of docs/. */
export interface BookPage {
  readonly section: string
  /** Its address is `/docs/{name}`. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly markdown: string
  /** What stands in `main`. */
  readonly html: string
  /** Headings of the second level, for the list of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[]
}

/** The documentation: the pages in the order of docs/README.md, and the drawings on them. */
export interface Book {
  /** HTML of docs/README.md. */
  readonly cover: string
  readonly pages: readonly BookPage[]
  readonly search: SearchIndex
  /** SVG by file name. */
  readonly figures: Readonly<Record<string, string>>
}

/** The address that the files of docs/ name: that of a service just started. Pages show the service's own in its place. */
export const writtenAddress = 'http://localhost:3000'

let book: Promise<Book | null> | undefined

/** Null in a source tree in which nothing was prepared yet. */
export const loadBook = (): Promise<Book | null> => {
  book ??= import('../../../dist/docs.book', { with: { type: 'text' } }).then(
    ({ default: text }) => JSON.parse(text) as Book,
    () => null,
  )
  return book
}
