import fc, { type Arbitrary } from 'fast-check'

/** A JSON Schema as it is published. */
export type Schema = Readonly<Record<string, unknown>>

interface Known {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/**
 * Values that have broken services: of another type, at the ends of number types, names of object machinery.
 * Text that is no Unicode or holds NUL is refused before any schema is asked; it has tests of its own.
 */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, -0, 1e308, 5e-324, 2 ** 53 + 1, '', ' ', '1', [], {}, [null], [[[[]]]]),
  fc.constantFrom('__proto__', 'constructor', '\u202e', '😀'.repeat(40), 'x'.repeat(3000)),
  fc.constantFrom("'; drop table fittings; --", '../../etc/passwd', '<script>', '%00', '2026-13-45T99:99:99Z'),
  fc.jsonValue({ maxDepth: 2 }),
)

/**
 * Values that a published schema allows, and now and then one that it does not.
 *
 * @param wrong How many of 100 parts are broken, at every level.
 */
export const fromSchema = (schema: Schema, wrong: number): Arbitrary<unknown> => {
  const right = allowed(schema as Known, wrong)
  const { examples = [] } = schema as Known
  const seen = examples.length === 0 ? [] : [{ weight: 50, arbitrary: fc.constantFrom(...examples) }]
  return fc.oneof({ weight: 100, arbitrary: right }, ...seen, { weight: wrong, arbitrary: hostile })
}

const allowed = (schema: Known, wrong: number): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  // Beside properties, anyOf only says which of them are needed.
  if (schema.anyOf && !schema.properties) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, wrong)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => allowed({ ...schema, type } as Known, wrong)))
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema
  if (schema.type === 'integer') return fc.integer({ min, max })
  if (schema.type === 'number')
    return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(...ends(schema, wrong)))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') {
    const { minItems: minLength = 0, maxItems = 6 } = schema
    return fc.array(fromSchema(schema.items!, wrong), { minLength, maxLength: Math.min(maxItems, minLength + 4) })
  }
  if (schema.type === 'object') return objectOf(schema.properties ?? {}, wrong, schema.required)
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date-time') return fc.constant('2026-11-20T12:00:00Z')
  return fc.string({ maxLength: 40 })
}

const ends = ({ minimum: min = -1e6, maximum: max = 1e6 }: Known, wrong: number): readonly number[] =>
  wrong === 0 ? [min, max] : [min, max, min - 1, max + 1]

/** Objects of these members, each present or not. Required ones are only missing where things may be wrong. */
export const objectOf = (
  properties: Readonly<Record<string, Schema>>,
  wrong: number,
  required: readonly string[] = [],
): Arbitrary<Record<string, unknown>> => {
  const members = Object.entries(properties).map(([name, schema]) => {
    const freq = required.includes(name) ? (wrong === 0 ? 0 : 20) : 1
    const value = fromSchema(schema, wrong)
    return [name, freq === 0 ? value : fc.option(value, { nil: undefined, freq })] as const
  })
  const unknown = { weight: wrong, arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), hostile, { maxKeys: 2 }) }
  return fc
    .tuple(fc.record(Object.fromEntries(members)), fc.oneof({ weight: 100, arbitrary: fc.constant({}) }, unknown))
    .map(([known, extra]) =>
      Object.fromEntries(Object.entries({ ...known, ...extra }).filter(([, value]) => value !== undefined)),
    )
}
