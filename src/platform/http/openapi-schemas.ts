import type { TSchema } from '@sinclair/typebox'

/** JSON Schema as it is published. */
export type Json = Readonly<Record<string, unknown>>

/** A closed list of words that many schemas share: the same list, not an equal one. */
export interface Vocabulary {
  readonly name: string
  readonly description: string
  readonly words: readonly string[]
}

/** What our schemas say beyond JSON Schema, and how a document may say it. */
const ownKeywords: Readonly<Record<string, string>> = {
  unit: 'x-unit',
  form: 'x-form',
  instead: 'x-instead',
  outside: 'x-outside',
}

/** Keywords that hold one schema, and those that hold a list of them. */
const inner = new Set(['items', 'additionalProperties'])
const lists = new Set(['anyOf', 'oneOf', 'allOf'])

/**
 * Turns the schemas that validate into those of an API description. One with an `$id` is published once, under that name, and
 * referenced wherever it is used; one that is `basedOn` another adds its own members to it.
 */
export const schemaPublisher = (vocabularies: readonly Vocabulary[] = []) => {
  const named: Record<string, Json> = {}

  const publish = (schema: Json): Json => {
    const { $id: name, ...unnamed } = schema
    if (typeof name !== 'string') return inWords(schema) ?? published(schema)
    const { description, ...body } = published(unnamed)
    const known = named[name]
    if (known === undefined) named[name] = { ...(description !== undefined && { description }), ...body }
    else if (JSON.stringify({ ...known, description: undefined }) !== JSON.stringify(body))
      throw new Error(`Two different schemas are named ${name}.`)
    const differs = description !== undefined && description !== named[name]?.['description']
    return { $ref: `#/components/schemas/${name}`, ...(differs && { description }) }
  }

  /** A word of a known vocabulary refers to it, with its own description. */
  const inWords = ({ type, enum: words, elsewhere: _, ...own }: Json): Json | undefined => {
    const known = vocabularies.find((each) => each.words === words)
    return known && { ...publish({ $id: known.name, description: known.description, type, enum: words }), ...own }
  }

  const published = (schema: Json): Json => {
    const { basedOn, ...own } = schema
    if (basedOn !== undefined) return extended(own, basedOn as TSchema)
    const known = valueOrNull(schema)
    if (known !== undefined) return published(known)
    return Object.fromEntries(Object.entries(own).flatMap(([keyword, value]) => keywordOf(schema, keyword, value)))
  }

  const keywordOf = (schema: Json, keyword: string, value: unknown): [string, unknown][] => {
    if (keyword === 'elsewhere') return []
    if (keyword === 'properties') return [[keyword, each(value as Properties, publish)]]
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

  /** In the words of JSON Schema: all of the one, and the members that are new. */
  const extended = ({ description, properties, required = [] }: Json, base: TSchema): Json => {
    const inherited = base['properties'] as Readonly<Record<string, unknown>>
    const added = Object.entries(properties as Readonly<Record<string, Json>>).filter(
      ([name, property]) => inherited[name] !== property,
    )
    const known = (base['required'] as readonly string[] | undefined) ?? []
    const needed = (required as readonly string[]).filter((name) => !known.includes(name))
    const own = { type: 'object', properties: each(Object.fromEntries(added), publish) }
    return {
      ...(description !== undefined && { description }),
      allOf: [publish(base), { ...own, ...(needed.length > 0 && { required: needed }) }],
    }
  }

  return { publish, named }
}

type Properties = Readonly<Record<string, Json>>
const each = (properties: Properties, publish: (schema: Json) => Json) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, publish(property)]))

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
