/**
 * What a name must not hold, as the inside of a character class: control characters, which a terminal obeys; marks that turn the
 * direction of text around them; and what nobody sees, by which two names look the same. The selector of emoji (FE0F) stays.
 */
export const hiddenCharacters =
  '\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uDB40\\uDB41'

const hidden = new RegExp(`(?![\\t\\n\\r])[${hiddenCharacters}]|[\\u{E0000}-\\u{E07FF}]`, 'gu')

/** A text without what a name must not hold; its lines and tabs stay. */
export const cleaned = (text: string): string => text.replaceAll(hidden, '').toWellFormed()

/** A value with all its texts cleaned, and the names of its members. */
export const cleanedWithin = <Value>(value: Value): Value => {
  if (typeof value === 'string') return cleaned(value) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cleanedWithin) as Value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [cleaned(name), cleanedWithin(member)]),
  ) as Value
}

/** The first characters of a text, none of them halved. */
export const cut = (text: string, charactersMax: number): string =>
  text.slice(0, charactersMax).replace(/[\uD800-\uDBFF]$/, '')
