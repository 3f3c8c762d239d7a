import type { TObject, TSchema } from '@sinclair/typebox'
import { OptionalKind } from '@sinclair/typebox'
import type { ArgsDef } from 'citty'
import { operate } from './operate.ts'
import { type InputOf, type OperationName, operations, type ResultOf } from './operations.ts'
import { optionName } from './option-name.ts'
import { inputOf, optionOf } from './option-of.ts'
import { type Environment, verb } from './verb.ts'

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
      return operate(env, operation, { ...inputFrom(operation, given), ...(await own?.input(given)) })
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

const membersOf = (operation: OperationName): [string, TSchema][] =>
  Object.entries((operations[operation].input as TObject).properties)

const isNeeded = (schema: TSchema): boolean => !(OptionalKind in schema) && schema.default === undefined

/** The input of an operation as its options say it. Text that is no number stays text, to be refused as such. */
export const inputFrom = (operation: OperationName, given: Given): Record<string, unknown> =>
  Object.fromEntries(
    membersOf(operation).flatMap(([name, schema]) => {
      const said = given[optionName(name)] ?? schema.default
      return said === undefined ? [] : [[name, inputOf(schema, said)]]
    }),
  )
