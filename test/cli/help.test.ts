import { expect, test } from 'bun:test'
import { verbGroups } from '../../src/cli/commands.ts'
import { clubwright } from '../support/service.ts'

test.each([
  'account create',
  'key create',
  'key list',
  'credits add',
  'customer add',
  'customer list',
  'person invite',
  'webhook add',
])('%s --help marks the options without which it refuses, and names them all when they are missing', async (name) => {
  const words = name.split(' ')
  const [help, bare] = await Promise.all([clubwright([...words, '--help'], {}), clubwright(words, {})])
  const marked = [...help.stdout.matchAll(/^ {2}--([a-z-]+) [A-Z-]+\s+Required\./gm)].map(([, option]) => option)
  const missing = [...bare.stderr.matchAll(/^--([a-z-]+) is required$/gm)].map(([, option]) => option)
  expect(bare.code).toBe(2)
  expect(marked).not.toEqual([])
  expect(marked.toSorted()).toEqual(missing.toSorted())
})

const verbs = verbGroups.flatMap(([, names]) => names)

test('help lists every verb below what it is for, and none that the service calls itself', async () => {
  const { stdout, code } = await clubwright(['help'], {})
  expect(code).toBe(0)
  expect(new Set(verbs).size).toBe(verbs.length)
  for (const [title, names] of verbGroups) {
    const [, list = ''] = stdout.split(`\n${title}\n`)
    for (const name of names) expect(list.split('\n\n')[0]).toMatch(new RegExp(`^  ${name} `, 'm'))
  }
  expect(stdout).not.toContain('engine')
  expect((await clubwright(['quux'], {})).stderr).not.toContain('engine')
  expect((await clubwright(['--help'], {})).stdout).toBe(stdout)
})

test.each(verbs)('help %s says the same as its --help, within the width of a terminal', async (name) => {
  const { stdout, code } = await clubwright(['help', name], {})
  expect(code).toBe(0)
  expect((await clubwright([name, '--help'], {})).stdout).toBe(stdout)
  const wide = stdout.split('\n').filter((line) => line.length > 100 || line !== line.trimEnd())
  expect(wide).toEqual([])
})

test('help is wrapped to the terminal', async () => {
  const { stdout } = await clubwright(['help', 'fit'], { COLUMNS: '60' })
  expect(stdout.split('\n').filter((line) => line.length > 60)).toEqual([])
  expect(stdout).toContain('--wrist-to-floor FLOOR')
})

test('help of what does not exist is refused with what was meant', async () => {
  expect(await clubwright(['help', 'kye'], {})).toMatchObject({
    code: 2,
    stderr: 'clubwright has no verb kye. Did you mean key?\n',
  })
})

test('a program gets one sentence where a verb is missing, and the version as JSON', async () => {
  const { stderr } = await clubwright(['key', '--json'], {})
  expect(JSON.parse(stderr)).toEqual({
    code: 'USAGE',
    message: 'clubwright key needs a verb. The verbs are: create, list, roll, revoke, rotate-signing.',
  })
  expect(JSON.parse((await clubwright(['--version', '--json'], {})).stdout)).toEqual({ version: expect.any(String) })
})

test('options are named as they were typed', async () => {
  const refused = async (...words: string[]) => (await clubwright(words, {})).stderr
  expect(await refused('fit', '--iron', '--speed', '500', '--hand', 'right')).toStartWith('--speed must be')
  expect(await refused('fit', '--iron', '--swing-speed=500', '--hand', 'right')).toStartWith('--swing-speed must be')
  expect(await refused('fit', '--iron', '--swingSpeed', '500', '--hand', 'right')).toStartWith('--swingSpeed must be')
  expect(await refused('fit', '--iron', '--speed', '80')).toBe('--hand is required\n')
  expect(await refused('account', 'create', '--monthlyLimit', 'many')).toContain('\n--monthlyLimit must be')
  expect(await refused('fit', '--spede', '80')).toBe('There is no option --spede. Did you mean --speed?\n')
})
