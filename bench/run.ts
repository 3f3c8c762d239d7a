/**
 * Benchmarks in one run: `bun run bench` for all that end soon, `bun run bench all` for every one, or `bun run bench flight` for
 * those whose file name holds the word.
 * Prints each table and writes them with machine, runtime and commit into a file of the run in bench/results/runs, which stays
 * as history, and to bench/results/latest.json. There a run of some scripts replaces their tables and keeps the others, each
 * with the commit it was measured at.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFigures } from './figures.ts'
import { keepRun, machineFacts, type Table } from './results/history.ts'

/** Modules that the scripts share. */
const shared = ['http/load.ts', 'http/spread.ts', 'micro/golfers-to-score.ts']

/** Only run by `all` or by name: half a minute to several minutes each. */
const long = [
  ...[
    'analyze',
    'batches',
    'encodings',
    'fitting-batch',
    'identity',
    'lab',
    'log',
    'mcp',
    'pages',
    'stall',
    'steps',
    'turns',
    'unchanged',
  ].map((name) => `http/${name}.ts`),
  'growth/heads.ts',
  'micro/catalog-change.ts',
]

const words = process.argv.slice(2)
const isAsked = (script: string): boolean => {
  if (words.length === 0) return !long.includes(script)
  return words[0] === 'all' || words.every((word) => script.includes(word))
}
const found = ['{micro,http}/*.ts', 'growth/{heads,sizes}.ts'].flatMap((pattern) => [
  ...new Bun.Glob(pattern).scanSync(import.meta.dir), // it knows no slash between braces
])
const scripts = found
  .filter((script) => !shared.includes(script))
  .filter(isAsked)
  .sort()
if (scripts.length === 0) {
  console.error(`No script in bench/micro, bench/http or bench/growth has a name with ${words.join(' and ')}.`)
  process.exit(2)
}

const machine = machineFacts()
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
const recorded = join(scratch, 'tables.ndjson')
writeFileSync(recorded, '')
for (const script of scripts) {
  const startedMs = performance.now()
  console.log(`\n== ${script}`)
  const child = Bun.spawn([process.execPath, join(import.meta.dir, script)], {
    env: { ...process.env, BENCH_RECORD: recorded, ...(words.length === 0 && { BENCH_QUICK: '1' }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if ((await child.exited) !== 0) process.exitCode = 1
  console.log(`${script} took ${Math.round((performance.now() - startedMs) / 1000)} s`)
}

const commit = Bun.spawnSync(['git', 'rev-parse', '--short', 'HEAD'], { cwd: import.meta.dir })
  .stdout.toString()
  .trim()
const results = join(import.meta.dir, 'results/latest.json')
const at = new Date().toISOString()
const measured: Table[] = readFileSync(recorded, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
keepRun({ at, commit, bun: Bun.version, machine, tables: measured })
const fresh = measured.map((table) => ({ ...table, commit }))
const isKept = ({ title }: Table) => !fresh.some((table) => table.title === title)
const previous = words[0] !== 'all' && existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : { tables: [] }
const kept = (previous.tables as Table[]).filter(isKept).map((table) => ({ commit: previous.commit, ...table }))
const tables = [...kept, ...fresh].sort((a, b) => (a.title < b.title ? -1 : 1))
const result = {
  at,
  commit,
  bun: Bun.version,
  machine: `${machine.cores} x ${machine.processor}`,
  tables,
}
mkdirSync(join(import.meta.dir, 'results'), { recursive: true })
writeFileSync(results, `${JSON.stringify(result, null, 2)}\n`)
rmSync(scratch, { recursive: true, force: true })
await drawFigures() // some of them show these results
