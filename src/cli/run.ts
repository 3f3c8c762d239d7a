import { runCommand } from 'citty'
import { nearest } from '../platform/nearest.ts'
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
    const { env, words } = withService(given, typed)
    const root = await nodeOf(commands(env), ['clubwright'])
    const plain = words.filter((word) => word !== '--json')
    if (plain.length === 1 && ['--version', '-v'].includes(plain[0]!)) return sayVersion(root.meta.version!, isJson)
    const { node, rest } = await found(root, words[0] === 'help' ? words.slice(1) : words)
    if (words[0] === 'help' || words.some((word) => word === '--help' || word === '-h'))
      return console.log(await helpOf(node, env))
    if (node.verbs !== null) throw await noVerb(node, env, isJson)
    await runCommand(node.command, { rawArgs: [...rest] })
  } catch (error) {
    const failure = failureOf(error)
    printFailure(failure, isJson)
    process.exit(exitCodes[failure.code])
  }
}

/** `--url` and `--key` before the verb name the service that it calls; behind it they are the verb's own. */
const withService = (given: Environment, typed: readonly string[]): { env: Environment; words: readonly string[] } => {
  const [, option, value] = /^--(url|key)(?:=(.*))?$/s.exec(typed[0] ?? '') ?? []
  if (option === undefined) return { env: given, words: typed }
  const text = value ?? typed[1]
  if (!text) throw new OperatorError(`--${option} needs a value`, { code: 'USAGE' })
  const env = { ...given, [apiVariables[option as keyof typeof apiVariables]]: text }
  return withService(env, typed.slice(value === undefined ? 2 : 1))
}

const sayVersion = (version: string, isJson: boolean): void =>
  console.log(isJson ? JSON.stringify({ version }) : version)

/** The verb that the words name, and what follows its name. */
const found = async (node: Node, words: readonly string[]): Promise<{ node: Node; rest: readonly string[] }> => {
  const at = words.findIndex((word) => !word.startsWith('-'))
  if (node.verbs === null || at < 0) return { node, rest: words }
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
