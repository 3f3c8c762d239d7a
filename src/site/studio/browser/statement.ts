/** What the report says, by its id, with the values in it. */
export interface Statement {
  readonly id: string
  readonly values: Readonly<Record<string, string | number | readonly string[]>>
}

/** Sentences with `{value}` in them, by id, and what stands between `others`, of which one is right. */
interface Sentences {
  readonly said: Readonly<Record<string, string>>
  readonly or: string
  /** In which numbers are written. */
  readonly locale: string
}

/** The sentence of a statement in the words of the page. */
export const sayStatement = ({ said, or, locale }: Sentences, { id, values }: Statement): string => {
  const written = (name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'object' ? value.join(name === 'others' ? or : ', ') : value.toLocaleString(locale)
  }
  return said[id]!.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(name))
}
