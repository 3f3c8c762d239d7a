/** A JSON Schema of the API description. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Schemas
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
}
export type Schemas = Readonly<Record<string, Schema>>

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
export const nameIn = ({ $ref }: { readonly $ref?: string }): string | undefined => $ref?.split('/').at(-1)

export const mapValues = <One, Other>(
  members: Readonly<Record<string, One>>,
  of: (one: One, name: string) => Other,
): Record<string, Other> => Object.fromEntries(Object.entries(members).map(([name, one]) => [name, of(one, name)]))

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What types need; limits stay with the service, which may widen them and says all that is wrong at once. */
const kept = [
  '$ref',
  'description',
  'type',
  'format',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
  'discriminator',
]

/** Without limits, examples and our own keywords; an address is text. */
export const typesOnly = (schema: Schema): Schema => {
  const plain = Object.fromEntries(Object.entries(schema).filter(([keyword]) => kept.includes(keyword)))
  const { format, ...rest } = within(plain, typesOnly)
  if ('const' in rest) delete (rest as { description?: string }).description // it says the one value again
  return format === 'date-time' || format === 'uuid' ? { ...rest, format } : rest
}

/** The schema with another one for each that stands in it. */
const within = (schema: Schema, of: (inner: Schema, place: string) => Schema): Schema => {
  const { properties, additionalProperties, items, allOf, anyOf, oneOf } = schema
  const each = (all: readonly Schema[]) => all.map((one, index) => of(one, isChoice(all) ? `Option${index + 1}` : ''))
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, (one, name) => of(one, capitalized(name))) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: of(additionalProperties, 'Value') }),
    ...(items && { items: of(items, 'Item') }),
    ...(allOf && { allOf: allOf.map((one) => of(one, '')) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
  }
}

/** Whether these are several kinds of value, and not just one that may be null. */
const isChoice = (all: readonly Schema[]): boolean => all.filter(({ type }) => type !== 'null').length > 1

/** A name for every object, after the members that lead to it, so that it has the same one in each language. */
export const withNames = (schemas: Schemas): Schemas => {
  const named: Record<string, Schema> = {}
  const name = (schema: Schema, path: string, isPart = false): Schema => {
    const whole = within(schema, (inner, place) => name(inner, path + place, schema.allOf !== undefined))
    if (!schema.properties || isPart) return whole
    if (path in named || path in schemas) throw new Error(`Two schemas are named ${path}.`)
    named[path] = whole
    return refTo(path)
  }
  for (const [path, schema] of Object.entries(schemas))
    named[path] = within(schema, (inner, place) => name(inner, path + place, schema.allOf !== undefined))
  return named
}

/** Every schema that these lead to, and they themselves. */
export const reachable = (names: readonly string[], schemas: Schemas): Schemas => {
  const found: Record<string, Schema> = {}
  const visit = (schema: Schema): Schema => {
    const name = nameIn(schema)
    if (name !== undefined && !(name in found)) {
      found[name] = schemas[name]!
      within(found[name], visit)
    }
    return within(schema, visit)
  }
  for (const name of names) visit(refTo(name))
  return found
}
