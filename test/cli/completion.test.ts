import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { verbGroups } from '../../src/cli/commands.ts'
import { clubwright, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const verbs = verbGroups.flatMap(([, names]) => names)
const cases: readonly (readonly [typed: string, offered: readonly string[]])[] = [
  ['clubwright ke', ['key']],
  ['clubwright key ro', ['roll', 'rotate-signing']],
  ['clubwright key create --na', ['--name']],
  ['clubwright key create --name mine --mon', []],
  ['clubwright fit --driver --hand r', ['right']],
  ['clubwright webhook add --events fitting.c', ['fitting.completed']],
  ['clubwright eng', []],
]

const scriptOf = async (shell: string): Promise<string> => {
  const path = join(scratch.path, shell)
  await Bun.write(path, (await clubwright(['completion', shell], {})).stdout)
  return path
}

/** What each shell offers behind a line, as it asks the script itself. */
const ask: Readonly<Record<string, (script: string, line: string) => readonly string[]>> = {
  bash: (script, line) => [
    ...['bash', '--norc', '-c'],
    `source "$0"; COMP_WORDS=($1); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); [[ $1 == *' ' ]] && COMP_WORDS+=('') && COMP_CWORD=$((COMP_CWORD + 1)); _clubwright; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ...[script, line],
  ],
  zsh: (script, line) => [
    ...['zsh', '-f', '-c'],
    // Without a line editor the functions that offer words print them.
    `compdef() { :; }; _files() { :; }; compadd() { shift; print -l -- "$@"; }; _describe() { print -l -- \${\${(P)4}%%:*}; }; source "$0"; words=(\${(s: :)1}); [[ $1 == *' ' ]] && words+=(''); CURRENT=$#words; _clubwright | grep -- "^$words[CURRENT]"`,
    ...[script, line],
  ],
  fish: (script, line) => ['fish', '--no-config', '-c', `source ${script}; complete -C '${line}' | cut -f1`],
}

describe.each(Object.keys(ask))('%s', (shell) => {
  const isThere = Bun.which(shell) !== null
  let script: string
  beforeAll(async () => {
    script = await scriptOf(shell)
  })

  test.skipIf(!isThere)('offers verbs, options and their words', async () => {
    const offered = async (line: string) => {
      const child = Bun.spawn([...ask[shell]!(script, line)], { stdout: 'pipe', stderr: 'pipe' })
      const [text, fault] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
      expect(fault).toBe('')
      return text.split('\n').filter((word) => word !== '')
    }
    for (const [line, expected] of cases)
      expect({ line, offered: await offered(line) }).toEqual({ line, offered: [...expected] })
    expect((await offered('clubwright ')).filter((word) => !word.startsWith('-')).toSorted()).toEqual(verbs.toSorted())
  })

  test('names every verb, and none that the service calls itself', async () => {
    const text = await Bun.file(script).text()
    for (const verb of verbs) expect(text).toContain(`clubwright ${verb}`)
    expect(text).not.toContain('engine')
    expect(text).not.toContain('undefined')
  })
})

test('another shell is refused with those that there are', async () => {
  expect(await clubwright(['completion', 'tcsh'], {})).toMatchObject({
    code: 2,
    stderr: 'SHELL must be one of bash, zsh, fish\n',
  })
})
