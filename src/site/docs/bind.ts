import { basename, dirname, join } from 'node:path'
import type { Book, BookPage } from './book.ts'
import { headingsOf, pageHtml, renderMarkdown } from './page-html.ts'
import { searchIndex } from './search.ts'

/** Of the repository, whose files the pages are made from. */
const root = join(import.meta.dir, '../../..')
const cover = 'docs/README.md'

/** The documentation as one text, for `clubwright prepare`. docs/README.md says which pages there are, and in which order. */
export const bindBook = async (): Promise<string> => {
  const entries = entriesOf(await read(cover))
  const names = new Map([[cover, ''], ...entries.map(({ path, name }) => [path, name] as const)])
  const figures: Record<string, string> = {}
  const bound = async (path: string, markdown: string): Promise<string> => {
    const { html, images } = pageHtml(markdown, dirname(path), names)
    for (const image of images) figures[basename(image)] = await read(image)
    return html
  }
  const pages: BookPage[] = []
  for (const { path, ...facts } of entries) {
    const markdown = await read(path)
    const html = await bound(path, markdown)
    pages.push({ ...facts, markdown: renderMarkdown(markdown, dirname(path), names), html, headings: headingsOf(html) })
  }
  // What recorded answers say of golfers is nothing that a reader of the documentation looks for.
  const searched = pages.map(({ html, ...page }) => ({ ...page, html: /answers-/.test(page.name) ? null : html }))
  const book: Book = { cover: await bound(cover, await read(cover)), pages, search: searchIndex(searched), figures }
  return JSON.stringify(book)
}

const read = (path: string): Promise<string> => Bun.file(join(root, path)).text()

type Entry = Pick<BookPage, 'section' | 'name' | 'title' | 'description'> & { readonly path: string }

/** The lines `- [Title](file.md): what it says.` below the headings of docs/README.md. */
const entriesOf = (contents: string): Entry[] => {
  let section = ''
  const entries: Entry[] = []
  for (const line of contents.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const [, title, file, description] = /^- \[([^\]]+)\]\(([\w./-]+\.md)\): (.+)$/.exec(line) ?? []
    if (title === undefined || file === undefined || description === undefined) continue
    const path = join(dirname(cover), file)
    entries.push({ section, path, name: basename(path, '.md').toLowerCase(), title, description })
  }
  return entries
}
