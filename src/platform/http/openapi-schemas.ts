import type { TSchema } from '@sinclair/typebox'

/** JSON Schema as it is published. */
export type Json = Readonly<Record<string, unknown>>

/** What our schemas say beyond JSON Schema, and how a document may say it. */
const ownKeywords: Readonly<Record<string, string>> = { unit: 'x-unit', form: 'x-form', instead: 'x-instead' }

/** Keywords that hold one schema, and those that hold a list of them. */
const inner = new Set(['items', 'additionalProperties'])
const lists = new Set(['anyOf', 'oneOf', 'allOf'])

/**
 * Turns the schemas that validate into those of an API description. One with an `$id` is published once, under that name, and
 * referred to wherever it stands; one that is `basedOn` another adds its own members to it.
 */
export const schemaPublisher = () => {
  const named: Record<string, Json> = {}

  const publish = (schema: Json): Json => {
    const { $id: name, ...unnamed } = schema
    if (typeof name !== 'string') return published(schema)
    const { description, ...body } = published(unnamed)
    const known = named[name]
    if (known === undefined) named[name] = { ...(description !== undefined && { description }), ...body }
    else if (JSON.stringify({ ...known, description: undefined }) !== JSON.stringify(body))
      throw new Error(`Two different schemas are named ${name}.`)
    const differs = description !== undefined && description !== named[name]?.['description']
    return { $ref: `#/components/schemas/${name}`, ...(differs && { description }) }
  }

  const published = (schema: Json): Json => {
    const { basedOn, ...own } = schema
    if (basedOn !== undefined) return extended(own, basedOn as TSchema)
    const known = valueOrNull(schema)
    if (known !== undefined) return published(known)
    return Object.fromEntries(Object.entries(own).flatMap(([keyword, value]) => keywordOf(schema, keyword, value)))
  }

  const keywordOf = (schema: Json, keyword: string, value: unknown): [string, unknown][] => {
    if (keyword === 'properties') return [[keyword, mapped(value as Readonly<Record<string, Json>>)]]
    // Examples of a whole stand beside it, where a request or an answer is described; else its members have them.
    if (keyword === 'examples' && 'properties' in schema) return []
    if (keyword === 'enum') return [[keyword, withoutTwins(value as readonly unknown[])]]
    if (keyword === 'patternProperties')
      return [['additionalProperties', publish(Object.values(value as Readonly<Record<string, Json>>)[0]!)]]
    if (inner.has(keyword) && typeof value === 'object') return [[keyword, publish(value as Json)]]
    // Beside properties, `anyOf` only says which of them are needed.
    if (lists.has(keyword) && !('properties' in schema)) return [[keyword, (value as readonly Json[]).map(publish)]]
    return [[ownKeywords[keyword] ?? keyword, value]]
  }

  const mapped = (properties: Readonly<Record<string, Json>>) =>
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, publish(property)]))

  /** In the words of JSON Schema: all of the one, and the members that are new. */
  const extended = ({ description, properties, required = [] }: Json, base: TSchema): Json => {
    const inherited = base['properties'] as Readonly<Record<string, unknown>>
    const added = Object.entries(properties as Readonly<Record<string, Json>>).filter(
      ([name, property]) => inherited[name] !== property,
    )
    const needed = added.map(([name]) => name).filter((name) => (required as readonly string[]).includes(name))
    const own = { type: 'object', properties: mapped(Object.fromEntries(added)), required: needed }
    return { ...(description !== undefined && { description }), allOf: [publish(base), own] }
  }

  return { publish, named }
}

/** A value or null, as one schema of two types; undefined for anything else, and for what is named or has members. */
const valueOrNull = ({ anyOf, ...whole }: Json): Json | undefined => {
  const [value, nothing, ...more] = (anyOf ?? []) as readonly Json[]
  if (value === undefined || nothing?.['type'] !== 'null' || more.length > 0) return undefined
  if ('$id' in value || 'properties' in value || typeof value['type'] !== 'string') return undefined
  const words = value['enum'] as readonly unknown[] | undefined
  return { ...value, ...whole, type: [value['type'], 'null'], ...(words && { enum: [...words, null] }) }
}

/** Where a word is taken in two spellings, the first is the one to send. */
const withoutTwins = (words: readonly unknown[]): readonly unknown[] => {
  const said = words.map((word) => String(word).toLowerCase())
  return words.filter((_, index) => said.indexOf(said[index]!) === index)
}
