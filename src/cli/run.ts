import { type CommandDef, type CommandMeta, renderUsage, runCommand } from 'citty'
import { nearest } from '../platform/nearest.ts'
import { exitCodes, failureOf, OperatorError, printFailure } from './failure.ts'

/** A verb, or a group of them, with its name in full. */
interface Found {
  readonly command: CommandDef
  /** `['clubwright', 'account', 'create']` */
  readonly path: readonly string[]
  /** What follows its name on the command line. */
  readonly rest: readonly string[]
}

/** Run the words of a command line; a failure ends the process with its exit code. */
export const run = async (root: CommandDef, words: readonly string[]): Promise<void> => {
  try {
    if (words.length === 1 && ['--version', '-v'].includes(words[0]!)) return console.log((await metaOf(root)).version)
    const found = await find({ command: root, path: ['clubwright'], rest: words })
    if (words.some((word) => word === '--help' || word === '-h')) return console.log(await usageOf(found))
    if (found.command.subCommands !== undefined) throw new OperatorError(await usageOf(found), { code: 'USAGE' })
    await runCommand(found.command, { rawArgs: [...found.rest] })
  } catch (error) {
    const failure = failureOf(error)
    printFailure(failure, words.includes('--json'))
    process.exit(exitCodes[failure.code])
  }
}

const find = async ({ command, path, rest }: Found): Promise<Found> => {
  const verbs = await resolve(command.subCommands)
  const at = rest.findIndex((word) => !word.startsWith('-'))
  if (verbs === undefined || at < 0) return { command, path, rest }
  const word = rest[at]!
  if (!Object.hasOwn(verbs, word)) throw unknownVerb(path, word, Object.keys(verbs))
  return find({ command: (await resolve(verbs[word])) as CommandDef, path: [...path, word], rest: rest.slice(at + 1) })
}

const unknownVerb = (path: readonly string[], word: string, verbs: readonly string[]): OperatorError => {
  const near = nearest(word, verbs)
  const hint = near === undefined ? `The verbs are: ${verbs.join(', ')}.` : `Did you mean ${near}?`
  return new OperatorError(`${path.join(' ')} has no verb ${word.slice(0, 40)}. ${hint}`, { code: 'USAGE' })
}

/** Help, in colors on a terminal only. */
const usageOf = async ({ command, path }: Found): Promise<string> => {
  const parent = { meta: { name: path.slice(0, -1).join(' ') } }
  const usage = await renderUsage(command, path.length > 1 ? parent : undefined)
  return process.stdout.isTTY ? usage : Bun.stripANSI(usage)
}

const metaOf = async (command: CommandDef): Promise<CommandMeta> => (await resolve(command.meta)) ?? {}

const resolve = async <Value>(value: Value | (() => Value | Promise<Value>) | Promise<Value>): Promise<Value> =>
  typeof value === 'function' ? (value as () => Value | Promise<Value>)() : value
