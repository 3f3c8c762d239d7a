import { Kind, type TSchema } from '@sinclair/typebox'
import { wordMeant } from '../field-problems.ts'
import { isRecord } from '../values.ts'

/**
 * A value with its words of closed sets as the schema has them: `Driver` is driver, and a `slice` is what the schema calls a
 * fade. Everything else stays, and a value without such words is returned as it is.
 */
export const wordsMeant = (schema: TSchema, value: unknown): unknown => {
  switch (schema[Kind]) {
    case 'OneOf':
      return wordMeant(schema, value) ?? value
    case 'Object':
      return isRecord(value) ? membersMeant(schema['properties'] as Readonly<Record<string, TSchema>>, value) : value
    case 'Array':
      return Array.isArray(value) ? itemsMeant(schema['items'] as TSchema, value) : value
    case 'Union':
      return (
        (schema['anyOf'] as TSchema[]).map((one) => wordsMeant(one, value)).find((meant) => meant !== value) ?? value
      )
    default:
      return value
  }
}

const membersMeant = (properties: Readonly<Record<string, TSchema>>, value: Readonly<Record<string, unknown>>) => {
  const changed = Object.entries(value).flatMap(([name, said]) => {
    const meant = Object.hasOwn(properties, name) ? wordsMeant(properties[name]!, said) : said
    return meant === said ? [] : [[name, meant] as const]
  })
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}

const itemsMeant = (schema: TSchema, items: readonly unknown[]): readonly unknown[] => {
  const meant = items.map((item) => wordsMeant(schema, item))
  return meant.some((item, at) => item !== items[at]) ? meant : items
}
