import { Kind, OptionalKind, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** Whether a value is as the schema says. */
type Acceptance = (value: unknown) => boolean

/** Whether a value is as the schema says, by an `acceptance` that is made once for each schema. */
export const isAccepted = (schema: TSchema, value: unknown): boolean => {
  const known = made.get(schema)
  if (known !== undefined) return known(value)
  const accepts = acceptance(schema)
  made.set(schema, accepts)
  return accepts(value)
}
const made = new WeakMap<TSchema, Acceptance>()

/**
 * The same yes or no as `fieldProblems`, many times cheaper: nearly every request is right, so what could be wrong with it
 * is looked for only when something is. The schema is taken apart once, and of an object only what was sent is looked at.
 */
export const acceptance = (schema: TSchema): Acceptance => {
  switch (schema[Kind]) {
    case 'Object':
      return objectAcceptance(schema)
    case 'Array':
      return arrayAcceptance(schema)
    case 'Union': {
      const variants = (schema['anyOf'] as TSchema[]).map(acceptance)
      return (value) => variants.some((accepts) => accepts(value))
    }
    case 'OneOf': {
      const words = new Set<unknown>(schema['enum'] as string[])
      return (value) => words.has(value)
    }
    case 'Boolean':
      return (value) => typeof value === 'boolean'
    case 'Number':
      return numberAcceptance(schema, Number.isFinite)
    case 'Integer':
      return numberAcceptance(schema, Number.isInteger)
    default:
      return (value) => Value.Check(schema, value)
  }
}

/** Most numbers have a least and a most value and nothing else: to have TypeBox interpret them takes many times as long. */
const numberAcceptance = (schema: TSchema, isOfKind: Acceptance): Acceptance => {
  if (otherBounds.some((bound) => bound in schema)) return (value) => Value.Check(schema, value)
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  return (value) => isOfKind(value) && (value as number) >= minimum && (value as number) <= maximum
}

const otherBounds = ['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const

const objectAcceptance = (schema: TSchema): Acceptance => {
  const properties = Object.entries(schema['properties'] as Record<string, TSchema>)
  const members = new Map(properties.map(([name, property]) => [name, acceptance(property)]))
  const required = properties.filter(([, property]) => !(OptionalKind in property)).map(([name]) => name)
  const groups = ((schema['anyOf'] ?? []) as { required: string[] }[]).map((group) => group.required)
  const isClosed = schema['additionalProperties'] === false
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const sent = value as Record<string, unknown>
    const has = (name: string) => Object.hasOwn(sent, name) && sent[name] !== undefined
    for (const name of Object.keys(sent)) {
      const accepts = members.get(name)
      if (accepts === undefined ? isClosed : sent[name] !== undefined && !accepts(sent[name])) return false
    }
    return required.every(has) && (groups.length === 0 || groups.some((names) => names.every(has)))
  }
}

const arrayAcceptance = (schema: TSchema): Acceptance => {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema as { minItems?: number; maxItems?: number }
  const accepts = acceptance(schema['items'] as TSchema)
  return (value) =>
    Array.isArray(value) && value.length >= minItems && value.length <= maxItems && value.every((item) => accepts(item))
}
