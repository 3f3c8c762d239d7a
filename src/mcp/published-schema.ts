import type { TObject, TSchema } from '@sinclair/typebox'

/** JSON Schema as it is sent. */
type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The input schema of a tool in the words that all major clients take: plain JSON Schema without `anyOf` at the top,
 * `$ref`, `format` or keywords of our own. Groups of which one is required are told in the description and checked by us. Other names of an argument (`alias`) are
 * taken and not listed: each would cost every conversation.
 */
export const publishedInput = (schema: TObject): JsonSchema => {
  const { anyOf: _groups, ...rest } = plain(schema) as Record<string, unknown>
  return rest
}

const ownKeywords = new Set(['alias', 'unit', 'form', 'instead', 'secret', 'examples', 'format', 'title'])

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => !(one as { alias?: true })?.alias).map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
      // A property may be named like a keyword.
      if (key === 'properties') return [[key, plainProperties(member as Record<string, unknown>)]]
      return ownKeywords.has(key) ? [] : [[key, plain(member)]]
    }),
  )
}

const plainProperties = (properties: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      (schema as { alias?: true }).alias ? [] : [[name, plain(schema)]],
    ),
  )

/**
 * The output schema of a tool: its outline to this depth, open everywhere, since a model reads the result itself and a
 * client that validates must not refuse what a later release adds. REST publishes the whole schema.
 */
const outlineDepth = 1

export const publishedOutput = (schema: TObject): JsonSchema => outline(schema, outlineDepth)

const outline = (schema: TSchema, depth: number): JsonSchema => {
  if (schema['anyOf'] && !schema['properties'])
    return { anyOf: (schema['anyOf'] as TSchema[]).map((one) => outline(one, depth)) }
  switch (schema['type']) {
    case 'object':
      return depth === 0 ? { type: 'object' } : openObject(schema, depth)
    case 'array':
      return { type: 'array', items: outline(schema['items'] as TSchema, Math.max(depth - 1, 0)) }
    default:
      return scalar(schema)
  }
}

const openObject = (schema: TSchema, depth: number): JsonSchema => {
  const properties = (schema['properties'] ?? {}) as Record<string, TSchema>
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, outline(property, depth - 1)]),
    ),
  }
}

/** Words stay listed, so that a status can be branched on; bounds go. */
const scalar = ({ type, enum: words, const: only }: TSchema): JsonSchema => ({
  ...(type !== undefined && { type }),
  ...(words !== undefined && { enum: words }),
  ...(only !== undefined && { enum: [only] }),
})
