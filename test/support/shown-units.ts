import type { System } from '../../src/golf/quantity.ts'

/** A page without what it says in other systems of units. */
export const inUnits = (html: string, system: System): string =>
  html
    .replaceAll(/<span class="entry (imperial|metric mixed)">.*?<\/span><\/span>/gs, (part, names: string) =>
      names.split(' ').includes(system) ? part : '',
    )
    .replaceAll(
      /<(span|g) class="((?:imperial|metric|mixed)(?: (?:imperial|metric|mixed))*)">.*?<\/\1>/gs,
      (part, _, names: string) => (names.split(' ').includes(system) ? part : ''),
    )

/** What a page says in words to whoever looks at it or hears it: text, titles and labels. */
export const textsOf = (html: string): string[] => {
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const labels = [...body.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text]) => text!)
  const nodes = body.split(/<[^>]*>/)
  return [...labels, ...nodes].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
}
