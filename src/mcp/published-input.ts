import type { TObject } from '@sinclair/typebox'
import { isRecord } from '../platform/values.ts'

/** JSON Schema as it is sent. */
type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The input schema of a tool in the words that all major clients take: plain JSON Schema without `anyOf` at the top,
 * `$ref`, `format` or keywords of our own. What costs every conversation and helps no model is left to us, who check and
 * explain it: other names and other types of an argument (`alias`), lengths and patterns of text, and groups of which one
 * is required, which the description tells.
 */
export const publishInput = (schema: TObject): JsonSchema => {
  const { anyOf: _groups, ...rest } = plain(schema)
  return rest
}

const unsent = new Set([
  ...['alias', 'unit', 'form', 'instead', 'elsewhere', 'outside', 'secret', 'examples', 'title'],
  ...['default', 'format', 'pattern', 'minLength', 'maxLength', 'uniqueItems', '$id', 'basedOn'],
])

/** Bounds that nobody would cross: of counts and prices, of empty lists, and of more words than there are. */
const isIdle = (key: string, bound: unknown, { minimum = 0, maximum = Infinity, items }: JsonSchema): boolean => {
  if (key === 'minimum' || key === 'maximum') return minimum === 0 && (maximum as number) > idleFrom
  return (key === 'minItems' && bound === 1) || (key === 'maxItems' && isRecord(items) && 'enum' in items)
}
const idleFrom = 10_000

const plain = (schema: JsonSchema): JsonSchema => {
  const { anyOf: variants, ...own } = schema
  const sent = Array.isArray(variants) && !own['properties'] ? variants.filter(isSent) : []
  if (sent.length === 1) return { ...withoutMeaning(plain(sent[0])), ...plain(own) }
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, member]): [string, unknown][] => {
      // A property may be named like a keyword.
      if (key === 'properties') return [[key, plainProperties(member as Readonly<Record<string, JsonSchema>>)]]
      if (key === 'items') return [[key, plain(withoutSeal(member as JsonSchema))]]
      // Some clients refuse `default`, and all read the words.
      if (key === 'description' && 'default' in schema) return [[key, `${member} Default ${schema['default']}.`]]
      if (key === 'anyOf') return [[key, sent.map((one) => withoutMeaning(plain(one)))]]
      return unsent.has(key) || isIdle(key, member, schema) ? [] : [[key, member]]
    }),
  )
}

/** `additionalProperties: false` stands once, at the top. */
const withoutSeal = ({ additionalProperties: _, ...schema }: JsonSchema): JsonSchema => schema

const isSent = ({ alias }: JsonSchema): boolean => alias !== true

/** It stands on the whole. */
const withoutMeaning = ({ description: _, ...schema }: JsonSchema): JsonSchema => schema

const plainProperties = (properties: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => (isSent(schema) ? [[name, plain(schema)]] : [])),
  )
