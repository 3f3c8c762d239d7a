/** A JSON Schema of the API description. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Schemas
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  /** Groups of members of which an object needs one. */
  readonly 'x-needs-one-of'?: readonly (readonly string[])[]
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
  'properties',
  'required',
  'additionalProperties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
  'discriminator',
  'x-needs-one-of',
]

/** Without limits, examples and our own keywords; an address is text. */
export const typesOnly = (schema: Schema): Schema => {
  const plain = Object.fromEntries(Object.entries(schema).filter(([keyword]) => kept.includes(keyword)))
  const { format, ...rest } = within(plain, typesOnly)
  return format === 'date-time' || format === 'uuid' ? { ...rest, format } : rest
}

/** The schema with another one for each that stands in it. */
const within = (schema: Schema, of: (inner: Schema) => Schema): Schema => {
  const { properties, additionalProperties, items, allOf, anyOf, oneOf } = schema
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, of) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: of(additionalProperties) }),
    ...(items && { items: of(items) }),
    ...(allOf && { allOf: allOf.map(of) }),
    ...(anyOf && { anyOf: anyOf.map(of) }),
    ...(oneOf && { oneOf: oneOf.map(of) }),
  }
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
