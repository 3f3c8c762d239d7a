import { type TSchema, Type } from '@sinclair/typebox'
import type { Said } from '../words/message.ts'
import { closed, oneOf } from './schema.ts'
import type { Statement } from './statement.ts'

// What answers are made of: each with its meaning, its unit where it has one, and an example.

/** Text. */
export const text = (description: string, example: string) => Type.String({ description, examples: [example] })

/** A text that a door renders for its reader. */
export const said = (description: string, example: string) =>
  Type.Unsafe<Said>(Type.String({ description, examples: [example] }))

/** A list of texts that a door renders. */
export const saids = (description: string, ...examples: string[]) =>
  Type.Array(Type.Unsafe<Said>(Type.String()), { description, examples: [examples] })

/** A list of texts. */
export const texts = (description: string, ...examples: string[]) =>
  Type.Array(Type.String(), { description, examples: [examples] })

/** Sentences without their words, by their ids, for pages in other languages. */
export const statements = <const Ids extends readonly string[]>(
  ids: Ids,
  description: string,
  example: Statement<Ids[number]>,
) =>
  Type.Array(
    closed({
      id: oneOf(ids, { description: 'What is said.' }),
      values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())]), {
        description: 'What stands in the sentence.',
      }),
    }),
    { description, examples: [[example]] },
  )

/** A number in a unit. */
export const figure = (unit: string, description: string, example: number) =>
  Type.Number({ unit, description, examples: [example] })

/** How many there are of something. */
export const count = (unit: string, description: string, example: number) =>
  Type.Integer({ minimum: 0, unit, description, examples: [example] })

/** A moment. */
export const moment = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-11-20T12:00:00.000Z'] })

/** An address. */
export const address = (description: string, example: string) =>
  Type.String({ format: 'uri', description, examples: [example] })

/** The value, or null: the description says when. */
export const orNull = <Schema extends TSchema>(schema: Schema, description: string) => {
  const { examples } = schema
  return Type.Union([schema, Type.Null()], { description, ...(examples && { examples }) })
}

/** The schema under a name, by which the API description refers to it from everywhere. */
const nameSchema = <Schema extends TSchema>($id: string, schema: Schema): Schema => ({ ...schema, $id })

/** True in every answer of success. */
export const success = Type.Literal(true, { $id: 'Success', description: 'Always true; a problem document has false.' })

/** Id of a fitting. */
export const fittingId = nameSchema('FittingId', text('Id of the fitting.', 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'))

/** Id of a rule. */
export const ruleId = nameSchema('RuleId', text('Id of the rule, as at /v1/rules.', 'DRV-LOFT'))

/** Rules behind the numbers of a block, which is ours and not of the interface specification; older answers do not have it. */
export const rulesBehind = (what: string, ...examples: string[]) =>
  Type.Optional(texts(`Ours: ids of the rules behind ${what}; see /v1/rules/{id}. Not in older fittings.`, ...examples))

/** The currency of every price. */
export const currency = oneOf(['USD'], { description: 'Currency of the price.' })
