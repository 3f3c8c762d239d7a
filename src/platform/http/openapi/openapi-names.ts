import { capitalize } from '../../values.ts'
import type { Json } from './openapi-schemas.ts'

type Schemas = Readonly<Record<string, Json>>

/**
 * A component for every object and every choice within these, named after the members that lead to it: without one, each
 * generator makes a name of its own, such as `InlineObject10`.
 */
export const withNamedParts = (schemas: Schemas): Record<string, Json> => {
  const named: Record<string, Json> = {}

  const reference = (schema: Json, path: string): Json => {
    const part = inside(schema, path)
    if (!('properties' in schema) && !isChoice(schema)) return part
    if (path in named || path in schemas) throw new Error(`Two schemas are named ${path}.`)
    named[path] = part
    return { $ref: `#/components/schemas/${path}` }
  }

  const inside = (schema: Json, path: string): Json =>
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, inKeyword(keyword, value, path, schema)]),
    )

  const inKeyword = (keyword: string, value: unknown, path: string, schema: Json): unknown => {
    if (keyword === 'properties')
      return mapValues(value as Schemas, (one, name) =>
        reference(one, `${path}${capitalize(name).replaceAll('_', '')}`),
      )
    if (keyword === 'items') return reference(value as Json, `${path}Item`)
    if (keyword === 'additionalProperties' && typeof value === 'object') return reference(value as Json, `${path}Value`)
    // What a schema adds to another has no name of its own.
    if (keyword === 'allOf') return (value as readonly Json[]).map((one) => inside(one, path))
    if (keyword !== 'anyOf' && keyword !== 'oneOf') return value
    return (value as readonly Json[]).map((one, index) =>
      reference(one, isChoice(schema) ? `${path}Option${index + 1}` : path),
    )
  }

  for (const [name, schema] of Object.entries(schemas)) named[name] = inside(schema, name)
  return named
}

/** Whether it is one of several kinds of value, and not just one that may be null. */
const isChoice = ({ anyOf, oneOf }: Json): boolean =>
  ((anyOf ?? oneOf ?? []) as readonly Json[]).filter(({ type }) => type !== 'null').length > 1

const mapValues = (schemas: Schemas, of: (schema: Json, name: string) => Json): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, of(schema, name)]))

/** A component that generators make a type of: its kind tells it from the schema of the same thing. */
export const componentName = (kind: 'parameters' | 'headers' | 'responses', name: string): string =>
  kind === 'responses'
    ? name
    : `${name.split('-').map(capitalize).join('')}${kind === 'headers' ? 'Header' : 'Parameter'}`

/** A header as the contract writes it. */
export const headerName = (name: string): string =>
  name
    .split('-')
    .map((word) => (word === 'svc' ? 'SVC' : capitalize(word)))
    .join('-')
