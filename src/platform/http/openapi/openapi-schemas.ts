import type { TSchema } from '@sinclair/typebox'
import { unitCode } from '../../units.ts'

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
  goName: 'x-go-name',
  wordNames: 'x-enum-varnames',
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
    const whole = published(unnamed)
    named[name] ??= { ...partOf(whole, (keyword) => ofPlace.has(keyword)), ...partOf(whole, isOfSchema) }
    const known = named[name]
    if (!isSame(partOf(known, isOfSchema), partOf(whole, isOfSchema)))
      throw new Error(`Two different schemas are named ${name}.`)
    const differs = (keyword: string) => ofPlace.has(keyword) && !isSame(whole[keyword], known[keyword])
    return { $ref: `#/components/schemas/${name}`, ...partOf(whole, differs) }
  }

  /** A word of a known vocabulary refers to it, with its own description. */
  const inWords = ({ type, enum: words, elsewhere: _, ...own }: Json): Json | undefined => {
    const known = vocabularies.find((each) => each.words === words)
    return (
      known && { ...publish({ $id: known.name, description: known.description, type, enum: words }), ...published(own) }
    )
  }

  const published = (schema: Json): Json => {
    const { basedOn, ...own } = schema
    if (basedOn !== undefined) return extended(own, basedOn as TSchema)
    const known = valueOrNull(schema)
    if (known !== undefined) return published(known)
    return Object.fromEntries(Object.entries(own).flatMap(([keyword, value]) => keywordOf(schema, keyword, value)))
  }

  const keywordOf = (schema: Json, keyword: string, value: unknown): [string, unknown][] => {
    if (keyword === 'properties') return [[keyword, each(value as Properties, publish)]]
    // Examples of a whole stand beside it, where a request or an answer is described; else its members have them.
    if (keyword === 'examples' && 'properties' in schema) return []
    if (keyword === 'discriminator') return [[keyword, discriminatorOf(schema, publish)]]
    if (keyword === 'patternProperties')
      return [['additionalProperties', publish(Object.values(value as Readonly<Record<string, Json>>)[0]!)]]
    if (inner.has(keyword) && typeof value === 'object') return [[keyword, publish(value as Json)]]
    // Beside properties, `anyOf` only says which of them are needed: generators take it for several types.
    if (keyword === 'anyOf' && 'properties' in schema) return [['x-needs-one-of', groupsIn(value as readonly Json[])]]
    if (keyword === 'anyOf' && ('discriminator' in schema || areApart(value as readonly Json[])))
      return [['oneOf', (value as readonly Json[]).map(publish)]]
    if (lists.has(keyword)) return [[keyword, (value as readonly Json[]).map(publish)]]
    return plainKeyword(keyword, value)
  }

  /** In the words of JSON Schema: all of the one, and the members that are new. */
  const extended = ({ description, ...schema }: Json, base: TSchema): Json => {
    const { added, needed } = beyond(schema, base)
    const own = { type: 'object', properties: each(added, publish) }
    return {
      ...(description !== undefined && { description }),
      allOf: [publish(base), { ...own, ...(needed.length > 0 && { required: needed }) }],
    }
  }

  return { publish, named }
}

/** The members that are new, and those that are needed now. */
const beyond = ({ properties, required = [] }: Json, base: TSchema) => {
  const inherited = base['properties'] as Readonly<Record<string, unknown>>
  const added = Object.entries(properties as Properties).filter(([name, property]) => inherited[name] !== property)
  const known = (base['required'] as readonly string[] | undefined) ?? []
  return {
    added: Object.fromEntries(added),
    needed: (required as readonly string[]).filter((name) => !known.includes(name)),
  }
}

/** A keyword that holds no schema. */
const plainKeyword = (keyword: string, value: unknown): [string, unknown][] => {
  if (keyword === 'elsewhere') return []
  if (keyword === 'enum') return [[keyword, withoutTwins(value as readonly unknown[])]]
  // Generators make a set of one text of what is always true or always false.
  if (keyword === 'const') return typeof value === 'boolean' ? [] : [['enum', [value]]]
  if (keyword === 'unit') return [['x-unit', unitCode(value as string)]]
  return [[ownKeywords[keyword] ?? keyword, value]]
}

/** Whether a value is of one of several kinds and never of two: typescript-fetch merges what `anyOf` lists into one type of all members. */
const areApart = (choices: readonly Json[]): boolean => {
  const values = choices.filter(({ type }) => type !== 'null')
  return values.length > 1 && values.every((one, at) => values.slice(at + 1).every((other) => isApart(one, other)))
}

const isApart = (one: Json, other: Json): boolean => {
  const [kind, otherKind] = [kindOf(one), kindOf(other)]
  if (kind === undefined || otherKind === undefined) return false
  return kind !== otherKind || (needsMore(one, other) && needsMore(other, one))
}

const kindOf = ({ type }: Json): unknown => (type === 'integer' ? 'number' : type)

/** Whether it requires a member that the other does not have. */
const needsMore = ({ required = [] }: Json, { properties = {} }: Json): boolean =>
  (required as readonly string[]).some((name) => !Object.hasOwn(properties as Properties, name))

/** With the name of the schema for each word. */
const discriminatorOf = ({ anyOf, discriminator }: Json, publish: (schema: Json) => Json) => {
  const { propertyName } = discriminator as { readonly propertyName: string }
  const mapping = (anyOf as readonly (Json & { readonly properties: Readonly<Record<string, Json>> })[]).map((one) => [
    (one.properties[propertyName]!['enum'] as readonly string[])[0]!,
    publish(one)['$ref'],
  ])
  return { propertyName, mapping: Object.fromEntries(mapping) }
}

/** What stands beside a reference, where it differs from place to place. */
const ofPlace = new Set(['description', 'examples', 'x-go-name'])
const isOfSchema = (keyword: string): boolean => !ofPlace.has(keyword)
const partOf = (schema: Json, isPart: (keyword: string) => boolean): Json =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => isPart(keyword)))

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const groupsIn = (choices: readonly Json[]) => choices.map(({ required }) => required)

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
