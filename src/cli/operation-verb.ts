import type { TObject, TSchema } from '@sinclair/typebox'
import { OptionalKind } from '@sinclair/typebox'
import type { ArgsDef } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type InputOf, type OperationName, operations, type ResultOf } from './operations.ts'
import { type Environment, optionName, verb } from './verb.ts'

type Given = Readonly<Record<string, unknown>>

/** Members of an operation's input that its verb makes itself, such as the text of a file. */
interface OwnInput<Name extends OperationName> {
  readonly args: ArgsDef
  readonly makes: readonly (keyof InputOf<Name>)[]
  readonly isVariadic?: boolean
  input(given: Given): Promise<Partial<InputOf<Name>>>
}

interface OperationVerb<Name extends OperationName> {
  readonly operation: Name
  readonly description: string
  /** The member that is given by its place, without an option. */
  readonly positional?: keyof InputOf<Name>
  readonly own?: OwnInput<Name>
  /** The result in words. */
  show(result: ResultOf<Name>): string
}

/** The verb of an operation: its options are the members of the operation's input, in the words of their schemas. */
export const operationVerb = <Name extends OperationName>(
  env: Environment,
  { operation, description, positional, own, show }: OperationVerb<Name>,
) =>
  verb({
    name: operation.split(' ').at(-1)!,
    description,
    args: { ...own?.args, ...optionsOf(operation, own?.makes, positional) },
    isVariadic: own?.isVariadic ?? false,
    run: async (args) => {
      const given = args as Given
      return operate(readConfig(env), operation, { ...inputFrom(operation, given), ...(await own?.input(given)) })
    },
    show,
  })

/** The options of an operation's verb. @param made Members of the input that have none. */
export const optionsOf = <Name extends OperationName>(
  operation: Name,
  made: readonly PropertyKey[] = [],
  positional?: keyof InputOf<Name>,
): ArgsDef =>
  Object.fromEntries(
    membersOf(operation)
      .filter(([name]) => !made.includes(name))
      .map(([name, schema]) => [
        optionName(name),
        name === positional
          ? { type: 'positional', description: schema.description! }
          : optionOf(schema, isNeeded(schema)),
      ]),
  )

/** An option in the words of its schema. */
export const optionOf = (schema: TSchema, isNeeded: boolean) => {
  const description = `${schema.description!.replace(/\.$/, '')}${valuesOf(schema)}.`
  const usual = schema.default === undefined || schema.default === false ? '' : ` Default: ${schema.default}.`
  const words: readonly string[] = schema['items']?.enum ?? schema['enum'] ?? []
  const said = { description: `${description}${usual}`, isNeeded, words }
  return schema['type'] === 'boolean' ? ({ type: 'boolean', ...said } as const) : ({ type: 'string', ...said } as const)
}

/** The values that a schema takes, as the end of a phrase. */
const valuesOf = ({ type, items, enum: words, minimum, maximum }: TSchema): string => {
  if (type === 'array') return `, separated by commas${items.enum === undefined ? '' : `: ${items.enum.join(', ')}`}`
  if (words !== undefined) return `: ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  return minimum === undefined || maximum === undefined ? '' : `, ${minimum} to ${maximum}`
}

const membersOf = (operation: OperationName): [string, TSchema][] =>
  Object.entries((operations[operation].input as TObject).properties)

const isNeeded = (schema: TSchema): boolean => !(OptionalKind in schema) && schema.default === undefined

/** The input of an operation as its options say it. Text that is no number stays text, to be refused as such. */
export const inputFrom = (operation: OperationName, given: Given): Record<string, unknown> =>
  Object.fromEntries(
    membersOf(operation).flatMap(([name, schema]) => {
      const said = given[optionName(name)] ?? schema.default
      return said === undefined ? [] : [[name, valueIn(schema, said)]]
    }),
  )

const valueIn = (schema: TSchema, said: unknown): unknown => {
  if (typeof said !== 'string') return said
  if (schema['type'] === 'array') return said.split(',').map((one) => one.trim())
  return isNumeric(schema) && /^-?\d+(\.\d+)?$/.test(said) ? Number(said) : said
}

const isNumeric = ({ type, anyOf = [] }: TSchema): boolean =>
  type === 'number' || type === 'integer' || (anyOf as TSchema[]).some(isNumeric)
