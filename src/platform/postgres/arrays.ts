/**
 * Arrays of PostgreSQL as text. The driver would learn their types from the server on every new connection, and a
 * connection that is lost meanwhile would end the process with a rejection that nobody can catch (postgres.js 3.4.9).
 *
 * One dimension, of the element types that our statements use.
 */
const elements: Readonly<Record<string, { readonly array: number; readonly read: (text: string) => unknown }>> = {
  bool: { array: 1000, read: (text: string) => text === 't' },
  int4: { array: 1007, read: Number },
  text: { array: 1009, read: (text: string) => text },
  int8: { array: 1016, read: Number },
  float8: { array: 1022, read: Number },
}

/** Array types for the driver, by their numbers in pg_type. */
export const arrayTypes = Object.fromEntries(
  Object.entries(elements).map(([name, { array, read }]) => [
    `${name}[]`,
    { to: array, from: [array], serialize: arrayText, parse: (text: string) => arrayItems(text, read) },
  ]),
)

/** `['a', null]` is `{"a",NULL}`. */
function arrayText(items: readonly unknown[]): string {
  return `{${items.map((item) => (item === null ? 'NULL' : quote(String(item)))).join(',')}}`
}

/** `{"a",NULL}` is `['a', null]`. */
function arrayItems<Item>(text: string, read: (item: string) => Item): (Item | null)[] {
  return [...text.matchAll(/"((?:[^"\\]|\\[\s\S])*)"|([^{},"]+)/g)].map(([, inQuotes, plain]) => {
    if (inQuotes !== undefined) return read(inQuotes.replaceAll(/\\([\s\S])/g, '$1'))
    return plain === 'NULL' ? null : read(plain!)
  })
}

const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
