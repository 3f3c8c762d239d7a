import type { TSchema } from '@sinclair/typebox'

/** An option in the words of its schema. */
export const optionOf = (schema: TSchema, isNeeded: boolean) => {
  const description = `${schema.description!.replace(/\.$/, '')}${valuesOf(schema)}.`
  const usual = schema.default === undefined || schema.default === false ? '' : ` Default: ${schema.default}.`
  const words: readonly string[] = schema['items']?.enum ?? schema['enum'] ?? []
  const said = { description: `${description}${usual}`, isNeeded, words }
  return schema['type'] === 'boolean' ? ({ type: 'boolean', ...said } as const) : ({ type: 'string', ...said } as const)
}

/** The values that a schema takes, as the end of a phrase. */
const valuesOf = ({ type, items, enum: words, minimum, maximum }: TSchema): string => {
  if (type === 'array') return `, separated by commas${items.enum === undefined ? '' : `: ${items.enum.join(', ')}`}`
  if (words !== undefined)
    return words.length === 1 ? `: ${words[0]}` : `: ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  return minimum === undefined || maximum === undefined ? '' : `, ${minimum} to ${maximum}`
}

/** What is said as the schema has it. Text that is no number stays text, to be refused as such. */
export const inputOf = (schema: TSchema, said: unknown): unknown => {
  if (typeof said !== 'string') return said
  if (/^[[{]/.test(said)) return jsonOr(said)
  if (schema['type'] === 'array') return said.split(',').map((one) => entryOf(schema['items'], one.trim()))
  return isNumeric(schema) && /^-?\d+(\.\d+)?$/.test(said) ? Number(said) : said
}

/** An object of which one member alone is required can be said by that member. */
const entryOf = (schema: TSchema, said: string): unknown => {
  const [only, ...more] = (schema['required'] ?? []) as string[]
  return only === undefined || more.length > 0 ? inputOf(schema, said) : { [only]: said }
}

const jsonOr = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isNumeric = ({ type, anyOf = [] }: TSchema): boolean =>
  type === 'number' || type === 'integer' || (anyOf as TSchema[]).some(isNumeric)
