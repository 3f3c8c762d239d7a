/** One thing in a tool schema that a client in wide use refuses or misreads. */
export type Finding = string

type Schema = Readonly<Record<string, unknown>>

/**
 * The union of what the major clients' schema subsets forbid. Sources: Anthropic API (no anyOf, oneOf, allOf at the top),
 * Gemini (no $ref, typed items, properties on every object, no format but date-time), OpenAI (properties, items), MCP
 * inspector (no empty schemas, no lists of types). `const` and `$schema` are refused by several.
 */
export const lintInput = (schema: Schema): Finding[] => {
  const top = ['anyOf', 'oneOf', 'allOf']
    .filter((keyword) => keyword in schema)
    .map((keyword) => `: ${keyword} at the top`)
  const open = schema['additionalProperties'] === false ? [] : [': a misspelled argument would pass']
  return [...top, ...open, ...lint(schema, '')]
}

/** Only clients read output schemas, and those take objects and lists of anything, and null beside a type. */
export const lintOutput = (schema: Schema): Finding[] =>
  lint(schema, '').filter((finding) => !/without (properties|items)$|or null$/.test(finding))

const forbidden = [
  '$ref',
  '$id',
  '$defs',
  '$schema',
  'const',
  'not',
  'if',
  'patternProperties',
  'format',
  'default',
  'nullable',
]

const lint = (schema: Schema, at: string): Finding[] => {
  const { type, properties, items, anyOf } = schema as {
    type?: unknown
    properties?: Record<string, Schema>
    items?: Schema
    anyOf?: Schema[]
  }
  const own = [
    ...forbidden.filter((keyword) => keyword in schema).map((keyword) => `${keyword} is refused by some`),
    ...(Object.keys(schema).length === 0 ? ['an empty schema says nothing'] : []),
    ...(Array.isArray(type) ? [type.length === 2 && type[1] === 'null' ? 'a type or null' : 'a list of types'] : []),
    ...(type === 'object' && properties === undefined ? ['an object without properties'] : []),
    ...(type === 'array' && items === undefined ? ['an array without items'] : []),
  ].map((what) => `${at}: ${what}`)
  return [
    ...own,
    ...Object.entries(properties ?? {}).flatMap(([name, property]) => lint(property, `${at}/${name}`)),
    ...(items === undefined ? [] : lint(items, `${at}/items`)),
    ...(anyOf ?? []).flatMap((one, index) => lint(one, `${at}/anyOf/${index}`)),
  ]
}
