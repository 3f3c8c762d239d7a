import type { CommandDef } from 'citty'
import { childOf, type Node, nodeOf } from './command-tree.ts'
import { OperatorError, verb } from './verb.ts'

/** The line of a shell's start file that turns completion on. */
const shells = {
  bash: 'source <(clubwright completion bash)',
  zsh: 'source <(clubwright completion zsh)',
  fish: 'clubwright completion fish | source',
} as const
type Shell = keyof typeof shells

/** Completion of verbs, options and their words, written from the verbs themselves. @param shown Verbs that are not internal. */
export const completion = (root: () => CommandDef, shown: readonly string[]) =>
  verb({
    name: 'completion',
    description: `Print the completion script of a shell. In its start file: \`${Object.values(shells).join('`, `')}\`.`,
    args: { shell: { type: 'positional', required: true, description: Object.keys(shells).join(', ') } },
    run: async ({ shell }) => {
      if (!Object.hasOwn(shells, shell))
        throw new OperatorError(`SHELL must be one of ${Object.keys(shells).join(', ')}`, { code: 'USAGE' })
      const top = await nodeOf(root(), ['clubwright'])
      const nodes = await nodesBelow({ ...top, verbs: shown })
      return { script: scripts[shell as Shell](nodes.map(placeOf)) }
    },
    show: ({ script }) => script,
  })

/** A group or verb, and everything below it. */
const nodesBelow = async (node: Node): Promise<Node[]> => {
  const below = await Promise.all((node.verbs ?? []).map(async (name) => nodesBelow(await childOf(node, name))))
  return [node, ...below.flat()]
}

/** What can stand behind the name of a group or verb. */
interface Place {
  /** `clubwright key create` */
  readonly at: string
  readonly verbs: readonly Word[]
  readonly options: readonly Option[]
}
interface Word {
  readonly word: string
  readonly about: string
}
interface Option extends Word {
  readonly takesValue: boolean
  readonly words: readonly string[]
}

const placeOf = ({ path, args, verbs }: Node, _: number, all: readonly Node[]): Place => ({
  at: path.join(' '),
  verbs: (verbs ?? []).map((name) => {
    const child = all.find((one) => one.path.join(' ') === [...path, name].join(' '))!
    return { word: name, about: aboutOf(child.meta.description) }
  }),
  options: args
    .filter(({ type }) => type !== 'positional')
    .map(({ name, type, description, words = [] }) => ({
      word: `--${name}`,
      about: aboutOf(description),
      takesValue: type !== 'boolean',
      words,
    })),
})

/** The first sentence, without what a shell would read. */
const aboutOf = (description = ''): string => description.split(/(?<=\.) /)[0]!.replaceAll(/['"`$\\[\]:]/g, '')

const wordsOf = ({ verbs, options }: Place): string => [...verbs, ...options].map(({ word }) => word).join(' ')

/** A case for each place, for shells that have `case`. */
const cases = (places: readonly Place[], then: (place: Place) => string): string =>
  places.map((place) => `    '${place.at}') ${then(place)} ;;`).join('\n')

const names = (places: readonly Place[]): string => places.map(({ at }) => `'${at}'`).join('|')

/** Words of options that take one of a few. */
const valueCases = (places: readonly Place[], then: (words: readonly string[]) => string): string =>
  places
    .flatMap(({ at, options }) =>
      options
        .filter(({ words }) => words.length > 0)
        .map(({ word, words }) => `    '${at} ${word}') ${then(words)} ;;`),
    )
    .join('\n')

const bash = (places: readonly Place[]): string => `# bash completion of clubwright. In ~/.bashrc: ${shells.bash}
_clubwright() {
  local i word at=clubwright words= cur=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    case "$at $word" in
    ${names(places)}) at="$at $word" ;;
    esac
  done
  case "$at $before" in
${valueCases(places, (words) => `words='${words.join(' ')}'`)}
  esac
  if [ -z "$words" ]; then
    case "$at" in
${cases(places, (place) => `words='${wordsOf(place)}'`)}
    esac
    # An option is offered where it is begun; elsewhere a file or a value is meant.
    [[ $cur != -* && $words == --* ]] && return
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _clubwright clubwright
`

const zsh = (places: readonly Place[]): string => `#compdef clubwright
# zsh completion of clubwright. In ~/.zshrc, after compinit: ${shells.zsh}
_clubwright() {
  local i word at=clubwright
  local -a found
  for (( i = 2; i < CURRENT; i++ )); do
    word=$words[i]
    case "$at $word" in
    (${names(places)}) at="$at $word" ;;
    esac
  done
  case "$at $words[CURRENT-1]" in
${valueCases(places, (words) => `compadd -- ${words.join(' ')}; return`)}
  esac
  case "$at" in
${cases(places, ({ verbs, options }) => `found=(${[...verbs, ...options].map(({ word, about }) => `'${word}:${about}'`).join(' ')})`)}
  esac
  _describe -o 'clubwright' found
  [[ $words[CURRENT] == -* ]] || _files
}
if [ "$funcstack[1]" = _clubwright ]; then _clubwright "$@"; else compdef _clubwright clubwright; fi
`

const fish = (
  places: readonly Place[],
): string => `# fish completion of clubwright. In ~/.config/fish/config.fish: ${shells.fish}
function __clubwright_at
  set -l at clubwright
  for word in (commandline -opc)[2..-1]
    if contains -- "$at $word" ${places.map(({ at }) => `'${at}'`).join(' ')}
      set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
${places.flatMap(fishLines).join('\n')}
`

const fishLines = ({ at, verbs, options }: Place): string[] => {
  const here = `complete -c clubwright -n '__clubwright_at "${at}"'`
  return [
    ...verbs.map(({ word, about }) => `${here} -f -a '${word}' -d '${about}'`),
    ...options.map(({ word, about, takesValue, words }) => {
      const values = words.length > 0 ? ` -f -a '${words.join(' ')}'` : ''
      return `${here} -l ${word.slice(2)}${takesValue ? ' -r' : ''}${values} -d '${about}'`
    }),
  ]
}

const scripts: Readonly<Record<Shell, (places: readonly Place[]) => string>> = { bash, zsh, fish }
