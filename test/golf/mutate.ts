/**
 * Changes one figure of src/golf at a time and says which changes no test notices: `bun test/golf/mutate.ts [file ...]`.
 *
 * Works in a copy of the commit, so what is not committed does not count. Tests that only compare checksums are left out;
 * for figures of the core, the core is built again. Takes a few seconds for each figure.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Glob } from 'bun'

const root = join(import.meta.dir, '..', '..')
const copy = join(mkdtempSync(join(tmpdir(), 'clubwright-mutate-')), 'tree')

/** Tests by file, the most likely first; files that are not named have no figures of their own. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  'amateurs.ts': ['test/fitting/engine', 'test/features/evidence/population.test.ts'],
  'attack.ts': ['test/fitting/engine', 'test/features/sessions/fit-request.test.ts'],
  'bag.ts': ['test/features/bag'],
  'ball.ts': ['test/flight'],
  'carries.ts': ['test/flight/carry.test.ts', 'test/features/bag', 'test/fitting/engine'],
  'delivery.ts': ['test/fitting/engine/driver.test.ts', 'test/flight'],
  'designations.ts': ['test/equipment/catalog'],
  'driver-flight.ts': ['test/fitting/engine', 'test/flight/driver-target.test.ts'],
  'flexes.ts': ['test/fitting/engine'],
  'grips.ts': ['test/equipment/grips'],
  'handicap.ts': ['test/fitting/engine', 'test/site/studio/fields.test.ts'],
  'heads.ts': ['test/fitting/engine', 'test/fitting/analyze/analyze-200.test.ts'],
  'impact.ts': ['test/flight', 'test/fitting/engine'],
  'input-worth.ts': ['test/fitting/refits/input-worth.test.ts', 'test/fitting/refits'],
  'irons.ts': ['test/fitting/engine'],
  'juniors.ts': ['test/fitting/engine'],
  'launch.ts': ['test/fitting/engine'],
  'lengths.ts': [
    'test/fitting/engine',
    'test/matching/picks.test.ts',
    'test/features/store',
    'test/equipment/catalog/detail',
  ],
  'lies.ts': [
    'test/fitting/engine',
    'test/features/evidence/population.test.ts',
    'test/features/store/link/store-link-400.test.ts',
  ],
  'lofts.ts': ['test/golf/driver-floor.test.ts', 'test/fitting/engine', 'test/features/bag'],
  'matching.ts': [
    'test/matching',
    'test/features/bag',
    'test/fitting/engine',
    'test/property/one-launch.test.ts',
    'test/property/one-opinion.test.ts',
  ],
  'noise.ts': ['test/fitting/refits/plausible.test.ts', 'test/fitting/engine', 'test/property/cliffs.test.ts'],
  'scores.ts': [
    'test/matching/core.test.ts',
    'test/scoring/score.test.ts',
    'test/scoring/reasons.test.ts',
    'test/scoring/scores.test.ts',
    'test/scoring/core.test.ts',
  ],
  'side.ts': ['test/flight'],
  'speeds.ts': [
    'test/fitting/engine',
    'test/fitting/odd-number.test.ts',
    'test/fitting/analyze/analyze-400.test.ts',
    'test/golf/tables.test.ts',
    'test/scoring/stock.test.ts',
    'test/scoring/scores.test.ts',
  ],
  'strike.ts': ['test/flight/strike.test.ts', 'test/fitting/engine'],
  'swing-weights.ts': ['test/fitting/engine'],
  'wedges.ts': ['test/fitting/engine'],
  'weights.ts': ['test/fitting/engine'],
}
const ofCore = ['matching.ts', 'scores.ts']

interface Figure {
  readonly file: string
  readonly at: number
  readonly text: string
}

/** Numbers of the code: not in comments, names, texts, or as indices. */
const figuresOf = (file: string, code: string): Figure[] => {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`|\/[^/\n]+\/[a-z]*[,)]/gm, blank)
  return [...bare.matchAll(/(?<![\w.[])\d[\d_]*(?:\.\d+)?(?![\w\]])/g)].map(({ index, 0: text }) => ({
    file,
    at: index,
    text,
  }))
}

/** A little more: noticeable, and still such a number. */
const changed = (text: string): string => {
  const value = Number(text.replaceAll('_', ''))
  const [, decimals = ''] = text.split('.')
  return decimals === ''
    ? String(value + Math.max(1, Math.round(value / 20)))
    : (value + 2 * 10 ** -decimals.length).toFixed(decimals.length)
}

const run = (command: readonly string[], env = {}) =>
  Bun.spawnSync([...command], { cwd: copy, stdout: 'pipe', stderr: 'pipe', env: { ...process.env, ...env } })

Bun.spawnSync(['git', '-C', root, 'worktree', 'add', '--detach', copy, 'HEAD'])
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
Bun.spawnSync(['cp', '-r', join(root, 'dist'), join(copy, 'dist')])

const asked = process.argv.slice(2)
const unnoticed: string[] = []
let count = 0
try {
  for (const path of [...new Glob('**/*.ts').scanSync(join(copy, 'src/golf'))].filter(
    (name) => basename(name) in testsOf,
  ))
    if (asked.length === 0 || asked.includes(basename(path))) await mutate(path)
} finally {
  Bun.spawnSync(['git', '-C', root, 'worktree', 'remove', '--force', copy])
  rmSync(join(copy, '..'), { recursive: true, force: true })
}
console.log(`${count} figures changed, ${unnoticed.length} not noticed`)
for (const line of unnoticed) console.log(line)

async function mutate(within: string): Promise<void> {
  const file = basename(within)
  const path = join(copy, 'src/golf', within)
  const code = await Bun.file(path).text()
  for (const { at, text } of figuresOf(file, code)) {
    await Bun.write(path, code.slice(0, at) + changed(text) + code.slice(at + text.length))
    count++
    if (!isNoticed(file)) {
      const line = code.slice(0, at).split('\n').length
      const where = `${file}:${line} ${text} -> ${changed(text)}: ${code.split('\n')[line - 1]!.trim()}`
      unnoticed.push(where)
      console.log(`not noticed: ${where}`)
    }
  }
  await Bun.write(path, code)
  if (ofCore.includes(file)) run([process.execPath, 'run', 'build:wasm'])
}

function isNoticed(file: string): boolean {
  if (ofCore.includes(file)) run([process.execPath, 'run', 'build:wasm'])
  return testsOf[file]!.some(
    (tests) => run([process.execPath, 'test', '--bail', '--timeout', '60000', tests]).exitCode !== 0,
  )
}
