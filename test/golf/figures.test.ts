import { expect, test } from 'bun:test'
import { basename, join } from 'node:path'
import { Glob } from 'bun'
import { ruleById } from '../../src/ruleset/index.ts'

const folder = join(import.meta.dir, '../../src/golf')
// Words, names, units and the reading of tables hold no figures of golf.
const apart = ['words.ts', 'units.ts', 'quantity.ts', 'read-table.ts', 'tables.ts', 'columns.ts', 'spec-names.ts']
const isOfNames = (file: string): boolean => /^club-(name|said)/.test(file)
const files = await Promise.all(
  [...new Glob('**/*.ts').scanSync(folder)]
    .filter((path) => !apart.includes(basename(path)) && !isOfNames(basename(path)))
    .map(async (path) => ({ file: basename(path), text: await Bun.file(join(folder, path)).text() })),
)

/** Every exported constant and function with the comment above it. */
const exported = files.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\n)?export const (\w+)(.*)/g)].map(
    ([, doc = '', name, rest]) => ({
      name: `${file} ${name}`,
      doc,
      isFunction: /=\s*(\(|$)|=>/.test(rest!) && rest!.includes('('),
    }),
  ),
)
const figures = exported.filter(({ isFunction, name }) => !isFunction && !name.endsWith('handGripSizes'))

const unit =
  /degree|inch|mph|yard|rpm|gram|year|stroke|share|over|cost|weight|step|point|need|times|letter|column|rows|speed|kind|set|clubs|irons|shots|landings|cubic|by goal|profile|handicap/i

const followFromOthers = [
  'lofts.ts modernPitchingWedgeLoftDeg',
  'speeds.ts driverMphPerOwnMph',
  'speeds.ts driverSpeedPerMph',
  'weights.ts weightBySpeed',
]

test('there are figures to look at', () => expect(figures.length).toBeGreaterThan(100))
test('every figure says its unit, or what it is a share of', () => {
  expect(figures.filter(({ doc }) => !unit.test(doc)).map(({ name }) => name)).toEqual([])
})
test('every figure names the rule that it belongs to', () => {
  const rulesIn = (doc: string) => doc.match(/(?<=@rule [A-Z0-9, -]*)\b[A-Z]+-[A-Z0-9-]*[A-Z0-9]/g) ?? []
  expect(figures.filter(({ doc }) => rulesIn(doc).length === 0).map(({ name }) => name)).toEqual([])
  expect(figures.flatMap(({ doc }) => rulesIn(doc)).filter((id) => ruleById(id) === undefined)).toEqual([])
})
test('every figure that follows from no other says where it comes from', () => {
  const silent = figures.filter(({ doc }) => !doc.includes('@source')).map(({ name }) => name)
  expect(silent.sort()).toEqual(followFromOthers)
})
