/**
 * Fittings over HTTP on PostgreSQL against pgbench on the same server, in one interleaved run: `bun bench/http/analyze.ts`.
 *
 * pgbench runs, from C and without HTTP, credentials or an engine, what the service asks of the database for a fitting:
 * `store_fitting` with the same bytes into the same tables, with fsync, each in a statement of its own. "Two calls" is how a
 * fitting is stored that may be heard of before its end, in one transaction, which is flushed. Accounts are chosen in turn on
 * both sides.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { evidenceFacts } from '../../src/fitting/answer/evidence-facts.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { requests } from '../../test/support/club.ts'
import { privatePostgres } from '../../test/support/postgres-server.ts'
import { readyService, unlimitedRates } from '../../test/support/service.ts'
import { watchCommits } from '../commits.ts'
import { databaseCpu } from '../database-cpu.ts'
import { record } from '../record.ts'
import { type LoadResult, load, type WireRequest } from './load.ts'

/** Each side is measured in turn, so that the machine's moods meet both; the ratio is taken within a round. */
const rounds = 9
/** What runs for days is measured warm: its compiler is done after about so many fittings. pgbench comes compiled. */
const warmUpFittings = 40_000
const seconds = 2
const accounts = 100
/** pgbench's connections. On two cores three are faster than 6, 10 or 16. */
const pgbenchConnections = 3
/** The service's. On two cores that run everything, one is faster than six: PostgreSQL then leaves it a core. */
const connections = 1
/** Files of the log, 16 MB each: more than the measuring writes. */
const logFiles = 100
/** Clients of the service: enough to keep both cores busy; with 32 a sixth of them idles. */
const clients = 64

const pgbench = Bun.which('pgbench') ?? globSync('/usr/lib/postgresql/*/bin/pgbench').sort().at(-1)
const postgres = await privatePostgres({ isDurable: true })
if (postgres === null || pgbench === undefined) {
  console.log('PostgreSQL and pgbench are not both installed here: nothing is measured.')
  process.exit()
}
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
const url = postgres.url('postgres')
const service = await readyService({
  DATABASE_URL: url,
  DATABASE_CONNECTIONS: String(connections),
  LOG_LEVEL: 'off',
  ...unlimitedRates,
})
const sql = openPostgres(url, 2)
// A database of its own: the service also counts the picks of every fitting it finds.
await sql.script('create database bench')
const bench = openPostgres(postgres.url('bench'), 2)
await migrate(bench)
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

const about = { email: 'pro@example.org', companyName: 'Bench', monthlyLimit: null, isEnterprise: false }
const keys = await Promise.all(
  Array.from({ length: accounts }, async () => (await createAccount({ sql, clock: () => new Date() }, about)).apiKey),
)

/** A golfer of its own for each request, in turn for each account and kind of club. */
const bodyOf = (index: number) => {
  const request = requests[clubTypes[index % clubTypes.length]!]
  const swingSpeed = request.swingMetrics.swingSpeed + (index % 1000) / 100
  return JSON.stringify({ ...request, swingMetrics: { ...request.swingMetrics, swingSpeed } })
}
const fitting = (index: number): WireRequest => ({
  method: 'POST',
  path: '/v1/fitting/analyze',
  headers: {
    authorization: `Bearer ${keys[index % accounts]}`,
    'content-type': 'application/json',
    'idempotency-key': `bench-${index}`,
  },
  body: bodyOf(index),
})
const sample = await fetch(`${service.address}/v1/fitting/analyze?detail=full`, {
  method: 'POST',
  headers: fitting(-accounts).headers,
  body: bodyOf(0),
})
if (!sample.ok) throw new Error(`${sample.status} ${await sample.text()}`)
const calls = await pgbenchScripts(await sample.text())

// Clients go first, as on machines of their own: they would otherwise wait for a core with an answer already in hand.
try {
  setPriority(-10) // of this process and of the pgbench it starts from here on
} catch {
  console.log('Clients could not be given priority here: their own waiting counts as latency.')
}

const server = { port: Number(new URL(service.address).port), pid: service.pid }
let sent = 0
const drive = async (options: { seconds: number; perSecond?: number }): Promise<LoadResult> => {
  const from = sent
  const result = await load(server, (index) => fitting(from + index), { connections: clients, ...options })
  if (result.otherThan200 > 0) throw new Error(`${result.otherThan200} answers were not 200`)
  sent += result.requests
  return result
}

const database = await databaseCpu(sql)
/** What PostgreSQL itself spent on each. */
const measured = async <T extends { readonly perSecond: number; readonly requests: number }>(
  work: () => Promise<T>,
) => {
  const before = database()
  const result = await work()
  await Bun.sleep(300) // a process that is just ending would be missed
  return { ...result, databaseMicros: (database() - before) / result.requests }
}
/** The same with the longest commit meanwhile, on a connection of its own. */
const besideCommits = async <T extends object>(work: () => Promise<T>) => {
  const longest = watchCommits(sql)
  const result = await work()
  return { ...result, longestCommitMs: await longest() }
}
const runs = {
  'one call': () => measured(() => pgbenchRun(calls['one call']!)),
  'two calls': () => measured(() => pgbenchRun(calls['two calls']!)),
  analyze: () => measured(() => drive({ seconds })),
}
const cold = await measured(() => drive({ seconds }))
while (sent < warmUpFittings) await drive({ seconds })
await fillLog()
type Run = Partial<LoadResult> & {
  readonly perSecond: number
  readonly databaseMicros: number
  readonly longestCommitMs?: number
}
const results: Record<keyof typeof runs, Run[]> = { 'one call': [], 'two calls': [], analyze: [] }
for (let round = -1; round < rounds; round++)
  for (const [name, run] of Object.entries(runs)) {
    const result = await run()
    if (round >= 0) results[name as keyof typeof runs].push(result) // the first one fills the caches of pgbench's database
  }
const middle = <T>(values: readonly T[], of: (value: T) => number): T =>
  values.toSorted((a, b) => of(a) - of(b))[values.length >> 1]!
/** The run with the median rate. */
const median = (name: keyof typeof runs): Run => middle(results[name], ({ perSecond }) => perSecond)
const analyzed = median('analyze')
/** Each analyze run against the pgbench run of its round. */
const against = (name: keyof typeof runs): string => {
  const ratios = results.analyze.map(({ perSecond }, round) => perSecond / results[name][round]!.perSecond)
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
  return `${middle(ratios, Number).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)} in ${rounds} rounds)`
}

/**
 * Before: until what full load left behind is counted, and written out by the kernel, which lets it lie for 30 seconds.
 * Then long enough for whatever is done once a minute.
 */
const halfSeconds = { before: 40, measured: 60, pgbench: 20 }
const halfOfIt = analyzed.perSecond / 2
await drive({ seconds: halfSeconds.before, perSecond: halfOfIt })
const half = await besideCommits(() => measured(() => drive({ seconds: halfSeconds.measured, perSecond: halfOfIt })))
const halfOfPgbench = await besideCommits(() =>
  measured(() =>
    pgbenchRun(calls['one call']!, {
      seconds: halfSeconds.pgbench,
      perSecond: median('one call').perSecond / 2,
    }),
  ),
)
const replays = await measured(() =>
  load(server, (index) => fitting(sent - 1 - (index % 1000)), { connections: clients, seconds }),
)

const row = (what: string, run: Run) => ({
  what,
  'per second': Math.round(run.perSecond),
  'x pgbench': (run.perSecond / median('one call').perSecond).toFixed(2),
  'CPU us, service': run.cpuMicrosPerRequest === undefined ? '' : Math.round(run.cpuMicrosPerRequest),
  'CPU us, PostgreSQL': Math.round(run.databaseMicros),
  'p50 ms': run.p50Ms?.toFixed(1) ?? '',
  'p99 ms': run.p99Ms?.toFixed(1) ?? '',
  'longest commit ms': run.longestCommitMs?.toFixed(1) ?? '',
})
record('fittings over HTTP on PostgreSQL', [
  row('pgbench, the same call', median('one call')),
  row('pgbench, reserve and settle in one transaction', median('two calls')),
  row(`analyze, ${clients} clients`, analyzed),
  row(`the same in the first ${seconds} seconds of a process`, cold),
  row('analyze, half of that by arrival rate', half),
  row('pgbench, the same call, half of its own by arrival rate', halfOfPgbench),
  row(`replay, ${clients} clients`, replays),
])
record('fittings over HTTP on PostgreSQL, floors', [
  { figure: 'analyses against pgbench, the same call', reached: against('one call'), floor: '0.65' },
  { figure: 'analyses against pgbench, reserve and settle', reached: against('two calls'), floor: '' },
  { figure: 'p50 at half of that load, ms', reached: half.p50Ms.toFixed(1), floor: 'under 3' },
  {
    figure: 'p99 at half of that load, ms; longest commit',
    reached: `${half.p99Ms.toFixed(1)}; ${half.longestCommitMs.toFixed(1)}`,
    floor: 'under 20; or the commit and 10',
  },
])

await Promise.all([sql.end(), bench.end()])
await service.stop('SIGTERM')
await postgres.stop('immediate')

/** The calls for pgbench: values as parameters of prepared statements, as our driver sends them. */
async function pgbenchScripts(output: string): Promise<Record<string, string>> {
  await bench.script(`
    insert into accounts (id, email, company_name, tier, is_enterprise, created_at)
    select 'acc_' || lpad(n::text, 26, '0'), 'pro@example.org', 'Bench', 'developer', false, now()
      from generate_series(1, ${accounts}) n;
    insert into credit_balances (account_id) select id from accounts on conflict do nothing;
    create sequence bench_fittings`)
  const account = "'acc_' || lpad(:n::text, 26, '0')"
  const reserve = `
    select fitting_id, attempt from reserve_fitting(${account}, 'fit_' || lpad(nextval('bench_fittings')::text, 26, '0'),
      'driver', :input, 'bench-' || currval('bench_fittings'), repeat('0', 64), 'req_bench', null, null, null, null, 10000,
      true, null) \\gset`
  const settle = `
    select settle_fitting(${account}, :fitting_id, :attempt, :output, :facts, 1, 'bench', 'bench', null);`
  const store = `
    select store_fitting(${account}, 'fit_' || lpad(nextval('bench_fittings')::text, 26, '0'), 'driver', :input, :output,
      :facts, 'bench-' || currval('bench_fittings'), repeat('0', 64), 'req_bench', null, null, null, null, null, 1, 'bench',
      'bench', clock_timestamp(), null);`
  const one = (text: string) => text.trim().replaceAll(/\n\s+/g, ' ')
  const scripts = {
    'one call': [one(store)],
    'two calls': ['begin;', one(reserve), one(settle), 'commit;'],
  }
  await Bun.write(join(scratch, 'output.json'), output)
  const written: Record<string, string> = {}
  for (const [name, lines] of Object.entries(scripts)) {
    written[name] = join(scratch, `${name.replaceAll(' ', '-')}.sql`)
    await Bun.write(written[name], `\\set n random(1, ${accounts})\n${lines.join('\n')}\n`)
  }
  return written
}

/**
 * A server that has run for hours writes its log into old files. A new server makes a file of zeros for each 16 MB, here
 * in 50 ms, in which everybody waits: every five seconds at half load. So it makes more than are needed, and frees them.
 */
async function fillLog(): Promise<void> {
  for (let file = 0; file < logFiles; file++) {
    await sql`select pg_logical_emit_message(false, 'bench', '')` // an empty file is not switched
    await sql`select pg_switch_wal()`
  }
  await sql.script('checkpoint')
}

async function pgbenchRun(script: string, { seconds: time = seconds, perSecond: rate = 0 } = {}) {
  const output = await Bun.file(join(scratch, 'output.json')).text()
  const facts = JSON.stringify(evidenceFacts(JSON.parse(output)))
  const values = ['-D', `input=${bodyOf(0)}`, '-D', `output=${output}`, '-D', `facts=${facts}`]
  const paced = rate > 0 ? ['-R', String(rate), '-l', '--log-prefix', join(scratch, 'paced')] : []
  const flags = ['-n', '-M', 'prepared', '-c', String(pgbenchConnections), '-j', '1', '-T', String(time), '-f', script]
  const child = Bun.spawn([pgbench!, ...flags, ...paced, ...values, postgres!.url('bench')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, complaints] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  const [, requests] = /actually processed: (\d+)/.exec(printed) ?? []
  const [, perSecond] = /tps = ([\d.]+)/.exec(printed) ?? []
  if ((await child.exited) !== 0 || perSecond === undefined || /error/i.test(complaints))
    throw new Error(`pgbench: ${complaints}${printed}`)
  return { perSecond: Number(perSecond), requests: Number(requests), ...(rate > 0 && pacedLatencies()) }
}

/** Of pgbench's log: the third column is microseconds since a transaction was due. */
function pacedLatencies() {
  const [log] = globSync(join(scratch, 'paced.*'))
  const lines = readFileSync(log!, 'utf8').trim().split('\n')
  const millis = lines.map((line) => Number(line.split(' ')[2]) / 1000).sort((a, b) => a - b)
  const at = (share: number) => millis[Math.floor(millis.length * share)]!
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
