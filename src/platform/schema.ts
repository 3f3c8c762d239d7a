import {
  FormatRegistry,
  Kind,
  type ObjectOptions,
  type SchemaOptions,
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  Type,
  TypeRegistry,
} from '@sinclair/typebox'
import type { Message } from '../words/message.ts'
import { say } from '../words/say.ts'
import { acceptance } from './acceptance.ts'
import { type FieldProblem, type Problem, problem } from './errors.ts'
import { fieldProblems, problemsMax, sentence } from './field-problems.ts'
import { wordsMeant } from './text/words-meant.ts'

export type { FieldProblem } from './errors.ts'
export { fieldProblems } from './field-problems.ts'

/** A closed set of words as a plain JSON Schema `{ type: 'string', enum }`. */
interface TOneOf<Values extends readonly string[]> extends TSchema {
  [Kind]: 'OneOf'
  static: Values[number]
  type: 'string'
  enum: Values
}

TypeRegistry.Set<TOneOf<readonly string[]>>('OneOf', (schema, value) => schema.enum.includes(value as string))

/**
 * A closed set of words. It never carries a default: an omitted field stays omitted.
 * (`Type.Union` of literals would become `anyOf`/`const`, which some MCP clients refuse.)
 */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  options: SchemaOptions = {},
): TOneOf<Values> => ({ ...options, [Kind]: 'OneOf', type: 'string', enum: values }) as TOneOf<Values>

/** The value, or null where it is not known. */
export const nullable = <Schema extends TSchema>(schema: Schema, options: SchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options)

/** One of several objects, told apart by a member that has another word in each. */
export const oneBy = <Variants extends TObject[]>(
  propertyName: string,
  variants: [...Variants],
  options: SchemaOptions = {},
) => Type.Union(variants, { ...options, discriminator: { propertyName } })

/** A value in the form that answers show: made once and never changed. */
export type Shown<Schema extends TSchema> = DeepReadonly<Static<Schema>>
type DeepReadonly<Value> = Value extends Message
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
      : Value

/** What a closed object may say beside its fields. */
interface ClosedOptions extends ObjectOptions {
  /** At least one of these groups of fields must be present; `fieldProblems` checks it and names them all. */
  anyOf?: readonly { readonly required: readonly string[] }[]
}

/** An object that refuses fields it does not know: a misspelled measurement must never silently change a fit. */
export const closed = <Properties extends TProperties>(
  properties: Properties,
  options: ClosedOptions = {},
): TObject<Properties> => Type.Object(properties, { ...options, additionalProperties: false })

/**
 * A schema as Elysia takes it for `body`, `query` or `params`.
 * @typeParam Checked A promise where checking takes several turns of the event loop.
 */
export interface Shape<Schema extends TSchema, Checked = { value: Static<Schema> }> {
  /** The JSON Schema, for the API description. */
  readonly schema: Schema
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'clubwright'
    readonly types?: { readonly input: Static<Schema>; readonly output: Static<Schema> }
    readonly validate: (value: unknown) => Checked
  }
}

/**
 * A request part that is checked whole: its wrong fields, up to 100, are in one VALIDATION_FAILED problem.
 * Nothing is filled in, dropped or converted, but for words of closed sets: those that are written otherwise, or other names
 * that the schema knows (`instead`), come out as the schema has them.
 *
 * @param check Rules across fields. It must tolerate any value, since it also runs beside wrong fields;
 *   a field that already has a problem keeps its first one.
 * @param asMeant The value in the words of the schema, where people say it otherwise. It tolerates any value too.
 */
export const shape = <Schema extends TSchema>(
  schema: Schema,
  check: (value: unknown) => readonly FieldProblem[] = () => [],
  asMeant: (value: unknown) => unknown = (value) => value,
): Shape<Schema> => {
  const accepts = acceptance(schema)
  return {
    schema,
    '~standard': {
      version: 1,
      vendor: 'clubwright',
      validate: (sent) => {
        if (sent === undefined) throw problem('malformedJson', { detail: say('refusal.noBody') })
        const said = asMeant(sent)
        const isRight = accepts(said)
        const value = isRight ? said : wordsMeant(schema, said)
        const wrong = isRight || accepts(value) ? [] : fieldProblems(schema, value)
        refuse([...wrong, ...furtherProblems(wrong, check(value))])
        return { value: value as Static<Schema> }
      },
    },
  }
}

/**
 * Query parameters, checked whole as `shape` does. An address holds only text, so where the schema has a number the
 * text must be one as JSON spells it (`10`, `10.0`, `1e1`), and nothing around it.
 *
 * @param check Rules across fields, as in `shape`.
 * @example queryShape(closed({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })) })) // ?limit=10
 */
export const queryShape = <Schema extends TObject>(
  schema: Schema,
  check: (value: unknown) => readonly FieldProblem[] = () => [],
): Shape<Schema> => ({
  schema,
  '~standard': {
    version: 1,
    vendor: 'clubwright',
    validate: (query) => {
      const sent = query as Readonly<Record<string, string>>
      const read = Object.fromEntries(
        Object.entries(sent).map(([name, text]) => [name, isNumeric(schema, name) ? numberIn(text) : text]),
      )
      const value = wordsMeant(schema, read)
      // Text that is not a number came out as NaN; the caller is shown what was sent.
      const asSent = (wrong: FieldProblem) =>
        wrong.received === 'NaN' ? { ...wrong, received: sent[wrong.pointer.slice(1)]!.slice(0, 100) } : wrong
      const wrong = fieldProblems(schema, value).map(asSent)
      refuse([...wrong, ...furtherProblems(wrong, check(value))])
      return { value: value as Static<Schema> }
    },
  },
})

/** A field that already has a problem keeps its first one. */
const furtherProblems = (wrong: readonly FieldProblem[], further: readonly FieldProblem[]): readonly FieldProblem[] => {
  const known = new Set(wrong.map(({ pointer }) => pointer))
  return further.filter(({ pointer }) => !known.has(pointer))
}

const isNumeric = ({ properties }: TObject, name: string): boolean =>
  Object.hasOwn(properties, name) && /^(number|integer)$/.test(properties[name]!['type'] as string)

const numberIn = (text: string): number => {
  const number = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : Number.NaN
}

/** @throws validationFailed when anything is wrong. */
export const refuse = (errors: readonly FieldProblem[]): void => {
  if (errors.length > 0) throw wrongFields(errors)
}

/** The refusal of these fields. */
export const wrongFields = (errors: readonly FieldProblem[]): Problem =>
  problem('validationFailed', { detail: sentence(errors), errors: errors.slice(0, problemsMax) })

// TypeBox knows no formats of its own. These are the ones our schemas name.
/** RFC 3339, in small letters too. It has no hour 24 and no leap seconds. */
const dateTime = /^(\d{4}-\d\d-\d\d)t([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i
/** `Date` makes March 2 of February 30. */
const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}
FormatRegistry.Set('date', (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text))
FormatRegistry.Set('date-time', (text) => isDay(dateTime.exec(text)?.[1] ?? ''))
FormatRegistry.Set('uuid', (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
FormatRegistry.Set('email', (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text))
FormatRegistry.Set('uri', (text) => URL.canParse(text))
