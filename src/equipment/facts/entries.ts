import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../platform/values.ts'

/** A member of a record that has members itself. */
export type Members = Record<string, unknown>

/** Whether a value is a list of entries that have names. */
export const isNamedList = (value: unknown): value is Members[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

/** Name of a list's entry, by which a fact and a difference call it: its own name, flex, size, loft, sole or model. */
export const entryName = (entry: Members): string => {
  const { name, flex, size, loft, bounce, grind, model, weightBand, source } = entry
  if (bounce !== undefined) return `${loft}/${bounce}/${grind}`
  if (model !== undefined) return [model, weightBand].filter((part) => part !== undefined).join(' ')
  return String(name ?? flex ?? size ?? loft ?? source ?? JSON.stringify(entry))
}

/** Whether two values say the same, in whatever order their members stand. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b)
