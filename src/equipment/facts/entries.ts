/** A member of a record that has members itself. */
export type Members = Record<string, unknown>

/** Whether a value has members. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a list of entries that have names. */
export const isNamedList = (value: unknown): value is Members[] =>
  Array.isArray(value) && value.length > 0 && value.every(isMembers)

/** Name of a list's entry, by which a fact and a difference call it: its own name, flex, size, loft, sole or model. */
export const entryName = (entry: Members): string => {
  const { name, flex, size, loft, bounce, grind, model, weightBand, source } = entry
  if (bounce !== undefined) return `${loft}/${bounce}/${grind}`
  if (model !== undefined) return [model, weightBand].filter((part) => part !== undefined).join(' ')
  return String(name ?? flex ?? size ?? loft ?? source ?? JSON.stringify(entry))
}

/** A value as text that equal values share. */
const textOf = (value: unknown): string =>
  isMembers(value)
    ? `{${Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, one]) => `${name}: ${textOf(one)}`)
        .join(', ')}}`
    : Array.isArray(value)
      ? value.map(textOf).join(', ')
      : String(value)

/** Whether two values say the same, in whatever order their members stand. */
export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b)
