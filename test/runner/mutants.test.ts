import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { scratchDirectory } from '../support/service.ts'
import { mutantsOf } from './mutants.ts'
import { runs } from './runs.ts'

const applied = (text: string) =>
  mutantsOf(text).map(({ at, was, becomes }) => text.slice(0, at) + becomes + text.slice(at + was.length))

test('an operator becomes its neighbor, a number a little larger, a call for its effect nothing', () => {
  expect(applied('const isSteep = attack < limit')).toEqual(['const isSteep = attack <= limit'])
  expect(applied('const deg = 1.5')).toEqual(['const deg = 1.7'])
  expect(applied('  log.warn(why)')).toEqual(['  void 0'])
})
test('comments, texts, types and imports are left alone', () => {
  expect(
    applied("// 5 < 6\n/** 7 */\nimport { a } from './b7.ts'\nconst a = 'x < 3'\nconst m: Map<string, number> = b"),
  ).toEqual([])
})

test('types and interfaces of many lines and texts in double quotes are left alone, and what follows them is not', () => {
  const types = [
    'export interface Limits {\n  readonly most: 5\n\n  readonly deg: 1.5 | 2\n}',
    'type Sides =\n  | 5\n  | 6',
    'export type Pair<\n  T = 5,\n> = {\n  readonly many: T extends 6 ? 7 : 8\n}',
    'const say = "it\'s 5 < 6 && 7"',
  ]
  for (const text of types) expect(applied(text)).toEqual([])
  expect(applied(`${types[0]}\n\nconst deg = 1.5`)).toEqual([`${types[0]}\n\nconst deg = 1.7`])
  const within = '  interface Near {\n    readonly mm: 5\n  }\n  log.warn(why)\n}'
  expect(applied(within)).toEqual([within.replace('log.warn(why)', 'void 0')])
  const nested = 'html`<svg>${isWide ? html`<rect x="${left - 5}">` : none}`'
  expect(applied(nested)).toEqual([nested.replace('-', '+'), nested.replace('5', '6')])
  expect(applied("  type: 'number', minimum: 5,")).toEqual(["  type: 'number', minimum: 6,"])
})

test('a test that loops without end is killed, and has failed', async () => {
  const scratch = scratchDirectory()
  await Bun.write(join(scratch.path, 'passing.test.ts'), "import { test } from 'bun:test'\ntest('passes', () => {})")
  await Bun.write(
    join(scratch.path, 'loop.test.ts'),
    "import { test } from 'bun:test'\ntest('loops', () => { for (;;); })",
  )
  expect(await runs(['test', '--timeout', '500', 'passing'], scratch.path, 60_000)).toBe(true)
  expect(await runs(['test', '--timeout', '500', 'loop'], scratch.path, 2_000)).toBe(false)
  scratch.remove()
})
