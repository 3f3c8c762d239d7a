/**
 * Changes one place of a source file at a time and says which changes no test notices:
 *
 *     bun run mutate fitting/engine golf/clubs   30 changes in the files of these folders or with these paths below src
 *     bun run mutate                             30 changes in the files of src that the last commit changed
 *     bun run mutate --most 100 --seed 7 bag     others, and more of them
 *     bun run mutate --since origin/main         in the files that were changed since that commit
 *
 * Works in a copy of the commit: what is not committed does not count. Of a file run the tests that are nearest to it: those of
 * its room, then those that import least beside it. What they do not notice may still be noticed by others. Tests that fail without a
 * change notice nothing: files that have them are left out.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { parseArgs } from 'node:util'
import { Glob } from 'bun'
import { chance } from '../../src/platform/chance.ts'
import timings from '../timings.json' with { type: 'json' }
import { type Mutant, mutantsOf } from './mutants.ts'
import { runs } from './runs.ts'
import { isOf, testFiles } from './tiers.ts'

/** Tests of a file take as long as this, ms: the nearest first, one at least. */
const testMsMax = 40_000

const { values: options, positionals: rooms } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    since: { type: 'string', default: 'HEAD~1' },
  },
})

const root = join(import.meta.dir, '..', '..')
const copy = join(mkdtempSync(join(tmpdir(), 'clubwright-mutants-')), 'tree')
await Bun.$`git -C ${root} worktree add --quiet --detach ${copy} HEAD`
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
for (const built of ['dist', 'assembly/build']) cpSync(join(root, built), join(copy, built), { recursive: true })
process.on('exit', () => {
  Bun.spawnSync(['git', '-C', root, 'worktree', 'remove', '--force', copy])
  rmSync(dirname(copy), { recursive: true, force: true })
})
process.chdir(copy)
const lines = async (...command: string[]) => (await Bun.$`${command}`.text()).split('\n').filter((line) => line !== '')

const changed =
  rooms.length === 0 ? await lines('git', '-C', copy, 'diff', '--name-only', '--diff-filter=d', options.since) : []
const isAsked = (path: string): boolean =>
  rooms.length === 0
    ? changed.includes(path)
    : rooms.some((room) => path === `src/${room}` || path.startsWith(`src/${room.replace(/\/$/, '')}/`))
const asked = [...new Glob('src/**/*.ts').scanSync('.')].filter(
  (path) => isAsked(path) && !/^src\/words\/(?:de|en|es)\/|\/schema\.ts$|\.d\.ts$/.test(path),
)

const files = await importsOf()
const nearest = await testsByDistance()
const draw = chance(Number(options.seed))
const candidates = (
  await Promise.all(
    asked.map(async (path) => mutantsOf(await Bun.file(path).text()).map((mutant) => ({ path, mutant }))),
  )
).flat()
const drawn = Array.from({ length: Math.min(Number(options.most), candidates.length) }, () =>
  candidates.splice(Math.floor(draw.uniform() * candidates.length), 1),
).flat()

const counts = new Map<string, { killed: number; of: number }>()
/** Whether tests pass without a change, by their paths. */
const passing = new Map<string, boolean>()
for (const { path, mutant } of drawn) {
  if (!(await isPassing(testsOf(path)))) continue
  const room = path.split('/').slice(1, -1).join('/')
  const count = counts.get(room) ?? { killed: 0, of: 0 }
  const isKilled = await isNoticed(path, mutant)
  counts.set(room, { killed: count.killed + Number(isKilled), of: count.of + 1 })
}
for (const [room, { killed, of }] of [...counts].sort()) console.log(`${room}: ${killed} of ${of} noticed`)
const sumOf = (what: 'killed' | 'of') => [...counts.values()].reduce((sum, count) => sum + count[what], 0)
console.log(`${sumOf('killed')} of ${sumOf('of')} changes noticed, ${drawn.length - sumOf('of')} left out`)

/** Whether tests pass without a change; those that do not are printed, once. */
async function isPassing(tests: readonly string[]): Promise<boolean> {
  const names = tests.join(' ')
  if (!passing.has(names)) {
    passing.set(names, await passes(tests))
    if (!passing.get(names)) console.log(`left out, since these fail without a change: ${names}`)
  }
  return passing.get(names)!
}

async function passes(tests: readonly string[]): Promise<boolean> {
  if (tests.length === 0) return true // without names, bun runs them all
  return runs(['test', '--bail', '--timeout', '60000', ...tests], copy, 3 * Math.max(testMsMax, ...tests.map(msOf)))
}

/** How long a test file took when it was recorded, ms. */
function msOf(test: string): number {
  return (timings.files as Readonly<Record<string, number>>)[test] ?? testMsMax
}

/** Whether a test notices the change; one that no test imports, or that nobody notices, is printed. */
async function isNoticed(path: string, { at, was, becomes }: Mutant): Promise<boolean> {
  const text = await Bun.file(path).text()
  const line = text.slice(0, at).split('\n').length
  await Bun.write(join(copy, path), text.slice(0, at) + becomes + text.slice(at + was.length))
  const isKilled = !(await passes(testsOf(path)))
  await Bun.write(join(copy, path), text)
  if (!isKilled) console.log(`not noticed: ${path}:${line} ${was} -> ${becomes}: ${text.split('\n')[line - 1]!.trim()}`)
  return isKilled
}

/** Tests of the same room first, then those that import least. */
function testsOf(path: string): string[] {
  const near = nearest
    .filter(({ reaches }) => reaches.has(path))
    .map((one) => ({ ...one, shared: sharedFolders(one.test, path) }))
    .sort((a, b) => b.shared - a.shared)
  const tests: string[] = []
  let ms = 0
  for (const one of near) {
    ms += one.ms
    if (ms > testMsMax && tests.length > 0) break
    tests.push(one.test)
  }
  return tests
}

/** Folders that two paths have in common, below `src` and `test`. */
function sharedFolders(test: string, path: string): number {
  const [a, b] = [test, path].map((one) => dirname(one).split('/').slice(1))
  const apart = a!.findIndex((folder, i) => folder !== b![i])
  return apart === -1 ? a!.length : apart
}

/** What each file of src, test and db imports, by its path. */
async function importsOf(): Promise<Map<string, string[]>> {
  const paths = [...new Glob('{src,test,bench}/**/*.ts').scanSync('.')]
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, string[]]> => {
        const imported = [...(await Bun.file(path).text()).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
        return [path, imported.map(([, from]) => normalize(join(dirname(path), from!)))]
      }),
    ),
  )
}

/** The quick tests with all that each imports, first those that import least. */
async function testsByDistance() {
  return testFiles()
    .filter((test) => isOf('quick', test))
    .map((test) => ({ test, ms: msOf(test), reaches: reachedFrom(test) }))
    .sort((a, b) => a.reaches.size - b.reaches.size)
}

function reachedFrom(test: string): Set<string> {
  const reached = new Set([test])
  for (const path of reached) for (const next of files.get(path) ?? []) reached.add(next)
  return reached
}
