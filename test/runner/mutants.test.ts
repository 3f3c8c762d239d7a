import { expect, test } from 'bun:test'
import { mutantsOf } from './mutants.ts'

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
