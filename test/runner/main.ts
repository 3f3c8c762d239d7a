import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUp, mark } from './leftovers.ts'
import { createReport } from './report.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { isOf, isWholeInLong, leftOut, type Tier, testFiles } from './tiers.ts'

const help = `bun run test [ROOM ...]       every capability, on the embedded engine and on PostgreSQL
bun run test:all [ROOM ...]   the long proofs as well
  ROOM      a folder or file of test/, or a part of its path: bag, equipment/catalog, analyze
  --long    only the long proofs (with test:all)
  --once    without files of which the long proofs show more (test:all leaves them to those)
  --record  write how long each file took to test/timings.json`

const options = ['--all', '--long', '--once', '--record']

const main = async (words: readonly string[]): Promise<number> => {
  if (words.includes('--help')) return console.log(help) ?? 0
  const stranger = words.find((word) => word.startsWith('-') && !options.includes(word))
  if (stranger !== undefined) return console.error(`There is no option ${stranger}.\n${help}`) ?? 2
  const rooms = words.filter((word) => !word.startsWith('-'))
  const tiers: Tier[] = words.includes('--long') ? ['long'] : words.includes('--all') ? ['quick', 'long'] : ['quick']
  const isOnce = words.includes('--once') || tiers.length > 1
  const plan = tiers
    .map((tier) => ({ tier, files: filesOf(tier, rooms, isOnce) }))
    .filter(({ files }) => files.length > 0)
  if (plan.length === 0) return console.error(`No test file has ${rooms.join(' or ')} in its path.`) ?? 2
  let worst = 0
  for (const { tier, files } of plan) worst = (await runTier(tier, files, words.includes('--record'))) || worst
  return worst
}

/** A room that has nothing but long proofs is run by them, in the quick command too. */
const filesOf = (tier: Tier, rooms: readonly string[], isOnce: boolean): string[] => {
  const files = testFiles().filter((path) => rooms.length === 0 || rooms.some((room) => path.includes(room)))
  const own = files.filter((path) => isOf(tier, path) && !(isOnce && tier === 'quick' && isWholeInLong(path)))
  return own.length === 0 && rooms.length > 0 && tier === 'quick' ? files : own
}

const runTier = async (tier: Tier, files: readonly string[], isRecorded: boolean): Promise<number> => {
  const run = crypto.randomUUID()
  const folder = temporaryFolder()
  const recordPath = join(tmpdir(), `clubwright-tests-${tier}.log`)
  const report = createReport(files.length, recordPath, console.log)
  const startedMs = performance.now()
  guard(run, folder)
  const child = Bun.spawn([process.execPath, 'test', ...testOptions(isRecorded), ...files.map((path) => `./${path}`)], {
    env: { ...process.env, ...engineOptions, TMPDIR: folder, TESTS: tier === 'quick' ? 'quick' : 'all', [mark]: run },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await cleanUp(run, folder)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(signal))
  await Promise.all([child.stdout, child.stderr].map((stream) => eachLine(stream, report.read)))
  const code = await child.exited
  await cleanUp(run, folder)
  report.end()
  console.log(`${tier} tests: ${Math.round((performance.now() - startedMs) / 1000)} s`)
  if (tier === 'quick' && code === 0) console.log(`Not run here, but by bun run test:all: ${leftOut.join('; ')}.`)
  return code
}

/** Its own process, since a runner that is killed can clean up nothing. */
const guard = (run: string, folder: string): void =>
  Bun.spawn([process.execPath, join(import.meta.dir, 'guard.ts')], {
    env: { ...process.env, GUARDED_RUN: run, GUARDED_FOLDER: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  }).unref()

/**
 * WebAssembly within a test process. The embedded engine is compiled as in its own process (src/platform/postgres/embedded/engine-process.ts).
 * Beyond four instances JavaScriptCore collects all garbage before it makes another, and every service of a test has one.
 */
const engineOptions = {
  BUN_JSC_thresholdForOMGOptimizeAfterWarmUp: '500000',
  BUN_JSC_maxNumWasmFastMemories: '100',
}

/** A test that hangs ends after so long; none is a question of speed: other work may hold the processors for minutes. */
const hangMs = 900_000

const testOptions = (isRecorded: boolean): string[] => [
  ...[`--parallel=${availableParallelism() + 1}`, ...(isRecorded ? ['--update-timings'] : [])],
  ...['--no-isolate', '--timings=test/timings.json', `--timeout=${hangMs}`],
]

const eachLine = async (stream: ReadableStream<Uint8Array>, read: (line: string) => void): Promise<void> => {
  let rest = ''
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    lines.forEach(read)
  }
  if (rest !== '') read(rest)
}

process.exitCode = await main(process.argv.slice(2))
