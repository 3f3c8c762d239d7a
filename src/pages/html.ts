/** HTML that is safe to send: every value put into it was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

/**
 * Write HTML; values are escaped, lists are joined, and only `Html` is taken as it is.
 * @example html`<p>${'a < b'}</p>`.text // '<p>a &lt; b</p>'
 */
export const html = (strings: TemplateStringsArray, ...values: readonly unknown[]): Html =>
  new Html(strings.reduce((text, piece, i) => text + write(values[i - 1]) + piece))

const write = (value: unknown): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(write).join('')
  const text = String(value)
  return special.test(text) ? text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`) : text
}

/** Most values have none, and looking is much cheaper than replacing. */
const special = /[&<>"']/
