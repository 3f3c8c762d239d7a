/**
 * What long work does to everybody else on the embedded database: `bun bench/embedded/stall.ts [fittings] [rows]`.
 *
 * While a command beside the server recounts 50,000 fittings or imports 100,000 rows, /health is asked every 10 ms. The
 * 99th percentile of its answers must stay below 50 ms. Memory and disk of the service are printed at the end.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
import { golfer, postFitting } from '../../test/support/driver.ts'
import { enginePid } from '../../test/support/engine-process.ts'
import { clubwright, newAccount, readyService, unlimitedRates } from '../../test/support/service.ts'

const [fittings = 50_000, rows = 100_000] = process.argv.slice(2).map(Number)
const acceptedMs = 50
const probeEveryMs = 10

const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const env = { DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'off', ...unlimitedRates }

/** Fittings of a few golfers, copied in the database: making them one by one would take minutes. */
const manyFittings = async (): Promise<void> => {
  const service = await readyService(env)
  const apiKey = readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim()
  for (let n = 0; n < 50; n++) await postFitting(service.address, apiKey, golfer(n))
  await service.stop('SIGTERM')
  const sql = await openEmbedded(join(env.DATA_DIR, 'pg'))
  await sql.script('create table bench_originals as select * from fittings')
  for (let copied = 0; copied < fittings; copied += 500)
    await sql`
      insert into fittings
      select (jsonb_populate_record(f, jsonb_build_object('id', 'fit_' || md5(f.id || n)))).*
        from bench_originals f, generate_series(${copied}::int + 1, ${copied}::int + 10) n`
  await sql.script('drop table bench_originals')
  await sql.end()
}

const fittersFile = (): string => {
  const lines = Array.from({ length: rows }, (_, n) => {
    const [lat, lng] = [26 + (n % 200) / 10, -120 + (n % 470) / 10]
    return `Fitter ${n},${n} Fairway Drive,Springfield,${lat.toFixed(4)},${lng.toFixed(4)},"driver,irons","PING, Titleist",true`
  })
  return ['name,street,city,lat,lng,services,brands,partner', ...lines].join('\n')
}

const customersFile = (): string =>
  ['email,name,ref', ...Array.from({ length: rows }, (_, n) => `golfer${n}@club.example,Golfer ${n},crm-${n}`)].join(
    '\n',
  )

/** Ask /health every 10 ms until the work is done; what the answers took, in order of size. */
const waitsDuring = async (address: string, work: Promise<unknown>): Promise<number[]> => {
  const waits: Promise<number>[] = []
  const ask = async () => {
    const askedMs = performance.now()
    await fetch(`${address}/health`)
    return performance.now() - askedMs
  }
  const timer = setInterval(() => waits.push(ask()), probeEveryMs)
  await work.finally(() => clearInterval(timer))
  return (await Promise.all(waits)).sort((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number): string =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1)

const megabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)

const diskMegabytes = (): string =>
  Bun.spawnSync(['du', '-sm', join(env.DATA_DIR, 'pg')])
    .stdout.toString()
    .split('\t')[0]!

await manyFittings()
writeFileSync(join(scratch, 'fitters.csv'), fittersFile())
writeFileSync(join(scratch, 'customers.csv'), customersFile())
const { accountId } = await newAccount(env)
const service = await readyService(env)
const memory = () =>
  `memory ${megabytes(service.pid)} MB + engine ${megabytes(enginePid(service.pid)!)} MB, disk ${diskMegabytes()} MB`
console.log(`${fittings} fittings, ${rows} rows; ${memory()}\n`)

const command = async (...args: string[]) => {
  const { code, stderr } = await clubwright(args, env)
  if (code !== 0) throw new Error(stderr)
}
const works: Readonly<Record<string, () => Promise<unknown>>> = {
  'nothing, 5 s': () => Bun.sleep(5_000),
  'evidence rebuild': () => command('evidence', 'rebuild'),
  'fitters import': () => command('fitters', 'import', join(scratch, 'fitters.csv')),
  'customer import': () => command('customer', 'import', '--account', accountId, join(scratch, 'customers.csv')),
}
let worst = 0
for (const [name, work] of Object.entries(works)) {
  const startedMs = performance.now()
  const waits = await waitsDuring(service.address, work())
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  worst = Math.max(worst, Number(at(waits, 0.99)))
  console.log(
    `${name.padEnd(18)} ${seconds.padStart(6)} s   /health p50 ${at(waits, 0.5)}  p99 ${at(waits, 0.99)}  longest ${at(waits, 1)} ms`,
  )
}
console.log(`\n${memory()}`)
await service.stop('SIGTERM')
if (worst > acceptedMs) {
  console.error(`/health took ${worst} ms at the 99th percentile; ${acceptedMs} are accepted.`)
  process.exit(1)
}
