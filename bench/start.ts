/**
 * What a warm start costs, and what an idle service keeps: `bun bench/start.ts [executable ...]`.
 *
 * Starts `serve` of each executable in turn, 7 rounds, on the embedded engine and on PostgreSQL, each on storage that a first
 * start has made, until /readyz answers. Memory is looked at after two seconds in which nothing was asked.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { privatePostgres } from '../test/support/postgres-server.ts'
import { program } from '../test/support/program.ts'
import { spread } from './http/spread.ts'
import { type OneStart, startOnce } from './one-start.ts'
import { record } from './record.ts'

const rounds = 7
const idleMs = 2_000
const named = process.argv.slice(2)
const programs = named.length > 0 ? named.map((path) => [resolve(path)]) : [program()]
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const postgres = await privatePostgres()

interface Side {
  readonly executable: readonly string[]
  readonly engine: string
  readonly env: Readonly<Record<string, string>>
  readonly starts: OneStart[]
}

const sides = programs.flatMap((executable, at): Side[] => {
  const env = { DATA_DIR: join(scratch, String(at)), LOG_LEVEL: 'off', STOP_DELAY_SECONDS: '0' }
  const embedded = { executable, engine: 'embedded', env, starts: [] }
  if (postgres === null) return [embedded]
  const onPostgres = { ...env, DATABASE_URL: postgres.url('postgres'), LAB_SIGNING_SECRET: 's'.repeat(32) }
  return [embedded, { executable, engine: 'PostgreSQL', env: onPostgres, starts: [] }]
})
console.log(`load ${loadavg()[0]!.toFixed(1)}, ${rounds} rounds`)
for (const { executable, env } of sides) await startOnce(executable, env)
for (let round = 0; round < rounds; round++)
  for (const { executable, env, starts } of round % 2 === 0 ? sides : sides.toReversed())
    starts.push(await startOnce(executable, env, idleMs))

record(
  'a warm start, and an idle service',
  sides.map(({ executable, engine, starts }) => {
    const of = (what: keyof OneStart) => spread(starts.map((start) => start[what])).shown
    return {
      executable: basename(executable.at(-1)!),
      engine,
      'ready, ms': of('wallMs'),
      'CPU of the server, ms': of('serverMs'),
      'CPU of the engine, ms': of('engineMs'),
      'resident, MB': of('residentMb'),
      'proportional, MB': of('proportionalMb'),
    }
  }),
)
await postgres?.stop('immediate')
