import { basename, join } from 'node:path'
import { writtenAddress } from './book.ts'

/** Addresses of pages, by the path of their file in the repository. */
type Names = ReadonlyMap<string, string>

/**
 * The content of the page of a Markdown file. Links lead to pages of this site, code can be copied and scrolled by keyboard,
 * and wide tables scroll. A link to a file that is no page stays plain text: the site does not know where its repository is.
 *
 * @param folder Where the file lies in the repository.
 */
export const pageHtml = (markdown: string, folder: string, names: Names): { html: string; images: string[] } => {
  const images: string[] = []
  let boxes = 0
  let tables = 0
  const inBoxes = new HTMLRewriter()
    .on('a', {
      element: (link) => {
        const address = pageAddress(link.getAttribute('href')!, folder, names)
        if (address === null) link.removeAndKeepContent()
        else link.setAttribute('href', address)
      },
    })
    .on('img', {
      element: (image) => {
        const path = join(folder, image.getAttribute('src')!)
        images.push(path)
        image.setAttribute('src', figureAddress(path))
      },
    })
    .on('table', {
      element: (table) => {
        tables++
        table.before(`<div class="wide" tabindex="0" role="region" aria-label="Table ${tables}">`, { html: true })
        table.after('</div>', { html: true })
      },
    })
    .on('td', {
      text: (chunk) => {
        if (/\w_[A-Z]/.test(chunk.text))
          chunk.replace(chunk.text.replaceAll(/(?<=\w)_(?=[A-Z])/g, '_<wbr>'), { html: true })
      },
    })
    .on('th', { element: (cell) => void cell.setAttribute('scope', 'col') })
    .on('pre', {
      element: (box) => {
        boxes++
        box.setAttribute('tabindex', '0')
        box.setAttribute('role', 'region')
        box.setAttribute('aria-label', `Code ${boxes}`)
        box.before('<div class="code">', { html: true })
        box.after(`<button type="button" data-copy="code-${boxes}" hidden>Copy</button></div>`, { html: true })
      },
    })
    .on('pre > code', { element: (code) => void code.setAttribute('id', `code-${boxes}`) })
  const html = inBoxes.transform(Bun.markdown.html(markdown, options))
  // A cell above nothing in particular heads nothing.
  return { html: html.replaceAll(/<th[^>]*><\/th>/g, '<td></td>'), images }
}

/** HTML in a file is shown as text: pages have no markup but ours. */
const options = { headings: { ids: true }, noHtmlBlocks: true, noHtmlSpans: true } as const

const figureAddress = (path: string): string => `/docs/figures/${basename(path)}`

/** Code, in which brackets are no links; or a link or image. */
const codeOrLink = /```[\s\S]*?```|`[^`\n]*`|(!?)\[([^\]]+)\]\(([^)\s]+)\)/g

/** The file of a page as it is served: links and figures have whole addresses, so that they lead there from wherever it is read. */
export const renderMarkdown = (markdown: string, folder: string, names: Names): string =>
  markdown.replaceAll(codeOrLink, (all, mark: string | undefined, text: string, href: string) => {
    if (mark === undefined || isWhole(href)) return all
    if (mark === '!') return `![${text}](${writtenAddress}${figureAddress(href)})`
    const [address, heading] = pageAddress(href, folder, names)?.split('#') ?? []
    if (address === undefined) return text
    return `[${text}](${writtenAddress}${address === '/docs' ? address : `${address}.md`}${heading === undefined ? '' : `#${heading}`})`
  })

const isWhole = (href: string): boolean => /^(https?:|mailto:|#)/.test(href)

/** Null for what is no page. */
const pageAddress = (href: string, folder: string, names: Names): string | null => {
  if (href.startsWith(writtenAddress)) return href.slice(writtenAddress.length) || '/'
  if (isWhole(href)) return href
  const [file = '', heading] = href.split('#')
  const name = names.get(join(folder, file))
  if (name === undefined) return null
  return `/docs${name === '' ? '' : `/${name}`}${heading === undefined ? '' : `#${heading}`}`
}

/** Headings of the second level with the ids that links lead to. */
export const headingsOf = (html: string): { id: string; text: string }[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id, text]) => ({
    id: id!,
    text: text!.replaceAll(/<[^<>]+>/g, ''),
  }))
