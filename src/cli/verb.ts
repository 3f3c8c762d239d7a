import { type ArgsDef, defineCommand, type ParsedArgs } from 'citty'

/** One verb of the command line. */
export interface Verb<Args extends ArgsDef, Result> {
  readonly name: string
  readonly description: string
  readonly args: Args
  /** The last positional argument may be given many times: `FILE...`. */
  readonly isVariadic?: boolean
  run(args: ParsedArgs<Args>): Promise<Result>
  /** The result in words. With `--json` it is printed as it is instead. */
  show(result: Result): string
}

/**
 * A verb as citty takes it, with what all verbs share: `--json`, refusal of unknown options (citty would drop a
 * misspelt one silently), and failures as one plain message and exit code 1.
 */
export const verb = <const Args extends ArgsDef, Result>({
  name,
  description,
  args,
  isVariadic = false,
  run,
  show,
}: Verb<Args, Result>) =>
  defineCommand({
    meta: { name, description },
    args: { ...args, json: { type: 'boolean', description: 'Print the result as JSON and nothing else.' } },
    run: async (context) => {
      const given = context.args as ParsedArgs<Args> & { json?: boolean }
      try {
        refuseUnknown(given, args, isVariadic)
        const result = await run(given)
        const text = given.json ? JSON.stringify(result) : printable(show(result))
        if (text) console.log(text)
      } catch (error) {
        console.error(printable(messageOf(error)))
        process.exit(1) // whatever a failed start has left open must not keep the process alive
      }
    },
  })

/** Callers' own words may be in it (X-SVC-Platform, names): nothing that moves a cursor or changes a color. */
const printable = (text: string): string => text.replaceAll(/(?!\n)\p{Cc}/gu, '?')

/**
 * An option that its verb cannot do without. Help says so in citty's word; citty's own `required` would refuse before
 * the operation is asked, which names all that is missing and not only the first.
 */
export const needed = (description: string) => ({ type: 'string', description: `${description} (Required)` }) as const

/** A failure that the operator can do something about; its message is all there is to say. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

/** What to print of a failure. Faults of ours keep their stack. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isExpected = expected.has(error.name) || /^E[A-Z]+$/.test(code)
  return isExpected ? error.message : (error.stack ?? error.message)
}

const expected = new Set([
  'OperatorError',
  'ConfigError',
  'DirectoryInUse',
  'DirectoryUnusable',
  'MigrationError',
  'CatalogRefused',
  'CatalogDamaged',
  'FittersRefused',
  'NotFittable',
  'Problem',
])

const refuseUnknown = (given: Readonly<Record<string, unknown>>, args: ArgsDef, isVariadic: boolean): void => {
  const plain = (name: string) => name.replaceAll('-', '').toLowerCase()
  const known = new Set([...Object.keys(args), 'json', '_'].map(plain))
  const stranger = Object.keys(given).find((name) => !known.has(plain(name)))
  if (stranger !== undefined) throw new OperatorError(`There is no option --${stranger}. See --help.`)
  const positional = Object.values(args).filter(({ type }) => type === 'positional').length
  const extra = (given['_'] as string[])[positional]
  if (extra !== undefined && !isVariadic) throw new OperatorError(`What is ${extra} for? See --help.`)
}
