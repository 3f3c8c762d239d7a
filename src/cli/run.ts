import { runCommand } from 'citty'
import { nearest } from '../golf/names/nearest.ts'
import { childOf, type Node, nodeOf } from './command-tree.ts'
import { commands, verbGroups } from './commands.ts'
import { exitCodes, failureOf, OperatorError, printFailure } from './failure.ts'
import { helpOf } from './help.ts'
import { apiVariables } from './remote/api.ts'
import type { Environment } from './verb.ts'

/** Run the words of a command line; a failure ends the process with its exit code. */
export const run = async (given: Environment, typed: readonly string[]): Promise<void> => {
  const isJson = typed.includes('--json')
  try {
    const { env, words, isUrlTyped, asks } = withService(given, typed)
    const root = await nodeOf(commands(env), ['clubwright'])
    const [only, ...others] = [...asks, ...words].filter((word) => word !== '--json')
    if (others.length === 0 && ['--version', '-v'].includes(only!)) return sayVersion(root.meta.version!, isJson)
    const { node, rest } = await found(root, words[0] === 'help' ? words.slice(1) : words)
    if (words[0] === 'help' || [...asks, ...words].some((word) => word === '--help' || word === '-h'))
      return console.log(await helpOf(node, env))
    if (node.verbs !== null) throw await noVerb(node, env, isJson)
    const name = node.path.slice(1).join(' ')
    if (isUrlTyped && verbsHere.includes(name))
      throw new OperatorError(`${name} calls no service. Leave out --url before it.`, { code: 'USAGE' })
    await runCommand(node.command, { rawArgs: isJson && !rest.includes('--json') ? ['--json', ...rest] : [...rest] })
  } catch (error) {
    const failure = failureOf(error)
    printFailure(failure, isJson)
    process.exit(exitCodes[failure.code])
  }
}

/** A command line without the options before its verb. */
interface Typed {
  readonly env: Environment
  readonly words: readonly string[]
  /** The service that it calls was named by an option. */
  readonly isUrlTyped: boolean
  /** Words that ask for help or the version. */
  readonly asks: readonly string[]
}

const askingWords = ['--help', '-h', '--version', '-v']

/** `--url` and `--key` before the verb name the service that it calls; behind it they are the verb's own. */
const withService = (given: Environment, typed: readonly string[]): Typed => {
  const env: Record<string, string | undefined> = { ...given }
  const asks: string[] = []
  const named = new Set<string>()
  let at = 0
  while (typed[at]?.startsWith('-')) {
    const word = typed[at++]!
    const [, option, value] = /^--(url|key)(?:=(.*))?$/s.exec(word) ?? []
    if (option !== undefined) {
      const text = value ?? typed[at++]
      if (!text || text.startsWith('-')) throw new OperatorError(`--${option} needs a value`, { code: 'USAGE' })
      env[apiVariables[option as keyof typeof apiVariables]] = text
      named.add(option)
    } else if (askingWords.includes(word)) asks.push(word)
    else if (word !== '--json') throw strayOption(word)
  }
  if (named.has('key') && !env[apiVariables.url]?.trim())
    throw new OperatorError(`--key needs --url (${apiVariables.url}), the service that it is for`, { code: 'USAGE' })
  return { env, words: typed.slice(at), isUrlTyped: named.has('url'), asks }
}

/** An option that stands where only those of every verb do. */
const strayOption = (word: string): OperatorError => {
  const name = word.replace(/=.*$/s, '')
  const near = nearest(name.replace(/^-+/, ''), ['url', 'key', 'json', 'help', 'version'])
  const hint = near === undefined ? 'Options of a verb stand behind it.' : `Did you mean --${near}?`
  return new OperatorError(`There is no option ${name.slice(0, 40)} before the verb. ${hint}`, { code: 'USAGE' })
}

/** Verbs of this machine that would otherwise leave the address out of account. */
const verbsHere = [
  ...['serve', 'health', 'session show', 'catalog check', 'catalog report', 'catalog propose', 'evidence simulate'],
  ...['completion', 'skill', 'prepare'],
]

const sayVersion = (version: string, isJson: boolean): void =>
  console.log(isJson ? JSON.stringify({ version }) : version)

/** The verb that the words name, and what follows its name. */
const found = async (node: Node, words: readonly string[]): Promise<{ node: Node; rest: readonly string[] }> => {
  const at = words.findIndex((word) => !word.startsWith('-'))
  if (node.verbs === null || at < 0) return { node, rest: words }
  const stray = words.slice(0, at).find((one) => one !== '--json' && !askingWords.includes(one))
  if (stray !== undefined) throw strayOption(stray)
  const word = words[at]!
  if (!node.verbs.includes(word)) throw unknownVerb(node, word)
  return found(await childOf(node, word), words.slice(at + 1))
}

const unknownVerb = (node: Node, word: string): OperatorError => {
  const near = nearest(word, namesIn(node))
  const hint = near === undefined ? listed(node) : `Did you mean ${near}?`
  return new OperatorError(`${node.path.join(' ')} has no verb ${word.slice(0, 40)}. ${hint}`, { code: 'USAGE' })
}

/** For a program one sentence, for a person the help. */
const noVerb = async (node: Node, env: Environment, isJson: boolean): Promise<OperatorError> =>
  new OperatorError(isJson ? `${node.path.join(' ')} needs a verb. ${listed(node)}` : await helpOf(node, env), {
    code: 'USAGE',
  })

const listed = (node: Node): string => `The verbs are: ${namesIn(node).join(', ')}.`

const namesIn = ({ path, verbs }: Node): readonly string[] =>
  path.length === 1 ? verbGroups.flatMap(([, names]) => names) : (verbs ?? [])
