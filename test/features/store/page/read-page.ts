/** What the page of a link shows. */
export interface ShownPage {
  readonly title: string
  /** Values of the parameters that were understood, wedges apart. */
  readonly parameters: Readonly<Record<string, string>>
  /** The same as people read them. */
  readonly shown: Readonly<Record<string, string>>
  readonly wedges: readonly string[]
  readonly unread: readonly string[]
  readonly origin: Readonly<Record<string, string>>
  readonly fitting: string | null
  readonly text: string
}

/** Read a page by the HTML parser of the runtime. */
export const readPage = async (html: string): Promise<ShownPage> => {
  const found = await partsOf(html, {
    title: 'title',
    text: 'main',
    rows: 'tr[data-parameter]',
    cells: 'tr[data-parameter] td',
    wedges: 'tr[data-wedge]',
    unread: 'li[data-unread]',
    origin: 'li[data-origin]',
    fitting: 'code[data-fitting]',
  })
  const names = found['rows']!.map(({ attributes }) => attributes['data-parameter']!)
  return {
    title: found['title']![0]!.text,
    parameters: Object.fromEntries(
      found['rows']!.map(({ attributes }) => [attributes['data-parameter']!, attributes['data-value']!]),
    ),
    shown: Object.fromEntries(names.map((name, index) => [name, found['cells']![index]!.text])),
    wedges: found['wedges']!.map(({ attributes }) => attributes['data-wedge']!),
    unread: found['unread']!.map(({ attributes }) => attributes['data-unread']!),
    origin: Object.fromEntries(
      found['origin']!.map(({ attributes, text }) => {
        const name = attributes['data-origin']!
        return [name, text.slice(name.length).trim()]
      }),
    ),
    fitting: found['fitting']![0]?.text ?? null,
    text: found['text']![0]!.text,
  }
}

interface Part {
  readonly attributes: Readonly<Record<string, string>>
  text: string
}

/** The elements of each selector, in their order, with their text. */
const partsOf = async (html: string, selectors: Readonly<Record<string, string>>) => {
  const found: Record<string, Part[]> = {}
  let rewriter = new HTMLRewriter()
  for (const [name, selector] of Object.entries(selectors)) {
    const parts: Part[] = []
    found[name] = parts
    rewriter = rewriter.on(selector, {
      element: (element) => {
        const attributes = [...element.attributes].map(([key, value]) => [key!, decoded(value!)])
        parts.push({ attributes: Object.fromEntries(attributes), text: '' })
      },
      text: (chunk) => {
        const last = parts.at(-1)
        if (last !== undefined) last.text += decoded(chunk.text)
      },
    })
  }
  await rewriter.transform(new Response(html)).text()
  return found
}

/** Characters that our pages write as numbers. */
const decoded = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
