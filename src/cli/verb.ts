import { type ArgsDef, defineCommand, type ParsedArgs } from 'citty'
import { nearest } from '../golf/names/nearest.ts'
import { exitCodes, type Failure, failureOf, OperatorError, printable, printFailure } from './failure.ts'
import { OutputClosed } from './print.ts'

export { messageOf, OperatorError } from './failure.ts'

/** The process's environment variables, handed down from main.ts. */
export type Environment = Readonly<Record<string, string | undefined>>

/** One verb of the command line. */
interface Verb<Args extends ArgsDef, Result> {
  readonly name: string
  readonly description: string
  readonly args: Args
  /** The last positional argument may be given many times: `FILE...`. */
  readonly isVariadic?: boolean
  /** Every failure has this exit code, whatever its kind. */
  readonly exitCode?: number
  /** Short names of options, by the option that they stand for. */
  readonly shortNames?: ShortNames
  run(args: ParsedArgs<Args>): Promise<Result>
  /** The result in words. With `--json` it is printed as it is instead. */
  show(result: Result): string
}

/**
 * A verb as citty takes it, with what all verbs share: `--json`, refusal of unknown options (citty would drop a
 * misspelled one silently), and failures as one plain message, or one JSON object, with an exit code.
 */
export const verb = <const Args extends ArgsDef, Result>({
  name,
  description,
  args,
  isVariadic = false,
  exitCode,
  shortNames = {},
  run,
  show,
}: Verb<Args, Result>) =>
  defineCommand({
    meta: { name, description },
    args: {
      ...args,
      json: {
        type: 'boolean',
        description: 'Print only the result, as JSON. Errors are JSON on standard error.',
      },
    },
    run: async (context) => {
      const given = context.args as ParsedArgs<Args> & { json?: boolean }
      try {
        refuseUnknown(given, args, isVariadic)
        const result = await run(given)
        const text = given.json ? JSON.stringify(result) : printable(show(result))
        if (text) console.log(text)
      } catch (error) {
        if (error instanceof OutputClosed) process.exit(0)
        const failure = inWordsTyped(failureOf(error), context.rawArgs, shortNames)
        printFailure(failure, given.json === true)
        process.exit(exitCode ?? exitCodes[failure.code]) // whatever a failed start has left open must not keep the process alive
      }
    },
  })

const refuseUnknown = (given: Readonly<Record<string, unknown>>, args: ArgsDef, isVariadic: boolean): void => {
  const plain = (name: string) => name.replaceAll('-', '').toLowerCase()
  const known = new Set([...Object.keys(args), 'json', '_'].map(plain))
  const stranger = Object.keys(given).find((name) => !known.has(plain(name)))
  if (stranger !== undefined) {
    const near = nearest(stranger, [...Object.keys(args).filter((name) => args[name]!.type !== 'positional'), 'json'])
    const hint = near === undefined ? 'See --help.' : `Did you mean --${near}?`
    throw new OperatorError(`There is no option --${stranger}. ${hint}`, { code: 'USAGE' })
  }
  const positional = Object.values(args).filter(({ type }) => type === 'positional').length
  const extra = (given['_'] as string[])[positional]
  if (extra !== undefined && !isVariadic)
    throw new OperatorError(`Unexpected argument ${extra}. See --help.`, { code: 'USAGE' })
}

/** `{ '--handedness': '--hand' }` */
type ShortNames = Readonly<Record<string, string>>

/**
 * A failure that names options as they were typed: citty takes `--swingSpeed` for `--swing-speed`, and `--speed` stands for it in
 * `fit`. One that was not typed is named by its short name.
 */
const inWordsTyped = (failure: Failure, typed: readonly string[], shortNames: ShortNames): Failure => {
  const names = typed.flatMap((word) => /^--[A-Za-z][\w-]*/.exec(word)?.[0] ?? [])
  const reworded = (text: string) =>
    text.replaceAll(/--[a-z][\w-]*/g, (option) => {
      const short = shortNames[option]
      const isMeant = (name: string) => plain(name) === plain(option) || name === short
      return names.find(isMeant) ?? short ?? option
    })
  return {
    ...failure,
    message: reworded(failure.message),
    ...(failure.fields && { fields: failure.fields.map((one) => ({ ...one, option: reworded(one.option) })) }),
  }
}

const plain = (option: string): string => option.replaceAll('-', '').toLowerCase()
