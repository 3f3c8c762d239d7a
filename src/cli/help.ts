import { styleText } from 'node:util'
import { type Arg, childOf, type Node } from './command-tree.ts'
import { verbGroups } from './commands.ts'
import type { Environment } from './verb.ts'

/** Lines are wrapped to the terminal, where there is one, and never wider than text is read. */
const columnsMax = 100
const columnsMin = 40
/** Longer names stand on a line of their own. */
const nameColumns = 24

/** Help of a verb or a group. It is in bold and wrapped for the terminal that shows it. */
export const helpOf = async (node: Node, env: Environment): Promise<string> => {
  const { path, meta, args, verbs } = node
  const columns = Number(env['COLUMNS']) || process.stdout.columns || columnsMax
  const width = Math.max(columnsMin, Math.min(columns, columnsMax))
  const positional = args.filter(({ type }) => type === 'positional')
  const options = args.filter(({ type }) => type !== 'positional')
  const sections = [
    wrapped(meta.description ?? '', width),
    wrapped(usageOf(node), width, 2),
    ...listOf('Arguments', positional.map(argRow), width),
    ...listOf(
      'Options',
      [...options.filter(({ isNeeded }) => isNeeded), ...options.filter(({ isNeeded }) => !isNeeded)].map(argRow),
      width,
    ),
    ...(verbs === null ? [] : await verbLists(node, width)),
    ...(verbs === null
      ? []
      : [wrapped(`\`clubwright help ${[...path.slice(1), 'VERB'].join(' ')}\` says more about a verb.`, width)]),
  ]
  return sections.join('\n\n')
}

/** `Usage: clubwright key create --account ACCOUNT --name NAME [options]` */
const usageOf = ({ path, args, verbs }: Node): string => {
  const words = args.flatMap((arg) => {
    if (arg.type === 'positional') return [arg.required === false ? `[${valueHint(arg)}]` : valueHint(arg)]
    return arg.isNeeded ? [`--${arg.name} ${valueHint(arg)}`] : []
  })
  const hasOptions = args.some((arg) => arg.type !== 'positional' && !arg.isNeeded)
  const rest =
    verbs === null ? [...words, ...(hasOptions ? ['[options]'] : [])] : [...(hasOptions ? ['[options]'] : []), 'VERB']
  return `${heading('Usage:')} ${[...path, ...rest].join(' ')}`
}

/** `--height-feet FEET` */
const valueHint = ({ name }: Arg): string => name.split('-').at(-1)!.toUpperCase()

const argRow = (arg: Arg): Row => {
  const { type, name, description = '', isNeeded = false } = arg
  if (type === 'positional') return [valueHint(arg), description]
  const usual = arg.default === undefined || arg.default === false ? '' : ` Default: ${arg.default}.`
  return [
    type === 'boolean' ? `--${name}` : `--${name} ${valueHint(arg)}`,
    `${isNeeded ? 'Required. ' : ''}${description}${usual}`,
  ]
}

/** The verbs of a group; those of the whole command line by what they are for. */
const verbLists = async (node: Node, width: number): Promise<string[]> => {
  const groups = node.path.length === 1 ? verbGroups : [['Verbs', node.verbs!] as const]
  const lists = groups.map(async ([title, names]) => {
    const rows = names.map(
      async (name): Promise<Row> => [name, firstSentence((await childOf(node, name)).meta.description ?? '')],
    )
    return listOf(title, await Promise.all(rows), width)
  })
  return (await Promise.all(lists)).flat()
}

const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0]!

type Row = readonly [name: string, description: string]

const listOf = (title: string, rows: readonly Row[], width: number): string[] => {
  if (rows.length === 0) return []
  const column = Math.min(nameColumns, Math.max(...rows.map(([name]) => name.length))) + 4
  const lines = rows.map(([name, description]) => {
    const words = wrapped(description, width - column).split('\n')
    const own = name.length + 4 > column ? [`  ${name}`] : []
    const first = own.length > 0 ? '' : `  ${name}`
    return [
      ...own,
      ...words.map((line, index) => `${(index === 0 ? first : '').padEnd(column)}${line}`.trimEnd()),
    ].join('\n')
  })
  return [[heading(title), ...lines].join('\n')]
}

/** @param indent Of all lines but the first. */
const wrapped = (text: string, width: number, indent = 0): string =>
  Bun.wrapAnsi(text, width - indent).replaceAll('\n', `\n${' '.repeat(indent)}`)

/** Bold on a terminal that shows it (NO_COLOR). */
const heading = (text: string): string => styleText('bold', text, { stream: process.stdout })
