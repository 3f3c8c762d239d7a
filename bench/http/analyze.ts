/**
 * Fittings over HTTP on PostgreSQL against pgbench on the same server, in one interleaved run: `bun bench/http/analyze.ts`.
 *
 * pgbench runs, from C and without HTTP, credentials or an engine, what the service asks of the database for a fitting:
 * the same two calls with the same bytes over as many connections, with fsync. "One transaction" has both calls between
 * begin and commit, with one flush; "two transactions" is what the service does. Accounts are chosen in turn on both sides.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '../../src/accounts/index.ts'
import { clubTypes } from '../../src/golf.ts'
import { openPostgres } from '../../src/postgres/client.ts'
import { requests } from '../../test/support/club.ts'
import { privatePostgres } from '../../test/support/postgres-server.ts'
import { readyService, unlimitedRates } from '../../test/support/service.ts'
import { record } from '../record.ts'
import { type LoadResult, load, type WireRequest } from './load.ts'

const rounds = 5
const seconds = 4
const accounts = 100
/** Connections to the database, on both sides. */
const connections = 10
/** Clients of the service: enough to keep those busy. */
const clients = 32

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

const server = { port: Number(new URL(service.address).port), pid: service.pid }
let sent = 0
const drive = async (options: { seconds: number; perSecond?: number }): Promise<LoadResult> => {
  const from = sent
  const result = await load(server, (index) => fitting(from + index), { connections: clients, ...options })
  if (result.otherThan200 > 0) throw new Error(`${result.otherThan200} answers were not 200`)
  sent += result.requests
  return result
}

const analyses: LoadResult[] = []
const yardsticks: Record<string, number[]> = { 'one transaction': [], 'two transactions': [] }
for (let round = -1; round < rounds; round++) {
  for (const [name, script] of Object.entries(calls)) {
    const perSecond = await pgbenchRun(script, round < 0 ? 1 : seconds)
    if (round >= 0) yardsticks[name]!.push(perSecond)
  }
  const analysis = await drive({ seconds: round < 0 ? 2 : seconds })
  if (round >= 0) analyses.push(analysis)
}
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
const analyzed = (of: keyof LoadResult) => median(analyses.map((result) => result[of]))
const reached = analyzed('perSecond')
const yardstick = median(yardsticks['one transaction']!)

const half = await drive({ seconds: 10, perSecond: reached / 2 })
const attempts = async () => {
  const [row] = await sql<{ runs: number }>`select sum(attempt)::int as runs from fittings`
  return row!.runs
}
const runsBefore = await attempts()
const replays = await load(server, (index) => fitting(index % 1000), { connections: clients, seconds })
const runsOfReplays = (await attempts()) - runsBefore

const row = (what: string, perSecond: number, result?: LoadResult) => ({
  what,
  'per second': Math.round(perSecond),
  'x pgbench': (perSecond / yardstick).toFixed(2),
  'CPU us/req': result ? Math.round(result.cpuMicrosPerRequest) : '',
  'p50 ms': result ? result.p50Ms.toFixed(1) : '',
  'p99 ms': result ? result.p99Ms.toFixed(1) : '',
})
const atFullLoad = analyses.find(({ perSecond }) => perSecond === reached)!
record('fittings over HTTP on PostgreSQL', [
  row('pgbench, reserve and settle in one transaction', yardstick),
  row('pgbench, as the service: two transactions', median(yardsticks['two transactions']!)),
  row(`analyze, ${clients} clients`, reached, atFullLoad),
  row('analyze, half of that by arrival rate', half.perSecond, half),
  row(`replay, ${clients} clients`, replays.perSecond, replays),
])
record('fittings over HTTP on PostgreSQL, floors', [
  { figure: 'analyses against pgbench, one transaction', reached: (reached / yardstick).toFixed(2), floor: '0.5' },
  { figure: 'p99 at half of that load, ms', reached: half.p99Ms.toFixed(1), floor: 'under 25' },
  { figure: `engine runs in ${replays.requests} replays`, reached: runsOfReplays, floor: '0' },
])

await sql.end()
await service.stop('SIGTERM')
await postgres.stop('immediate')

/** The two calls for pgbench: values as parameters of prepared statements, as our driver sends them. */
async function pgbenchScripts(output: string): Promise<Record<string, string>> {
  await sql.script(`
    insert into accounts (id, email, company_name, tier, is_enterprise, created_at)
    select 'acc_' || lpad(n::text, 26, '0'), 'pro@example.org', 'Bench', 'developer', false, now()
      from generate_series(1, ${accounts}) n;
    insert into credit_balances (account_id) select id from accounts on conflict do nothing;
    create sequence bench_fittings`)
  const account = "'acc_' || lpad(:n::text, 26, '0')"
  const reserve = `
    select fitting_id, attempt from reserve_fitting(${account}, 'fit_' || lpad(nextval('bench_fittings')::text, 26, '0'),
      'driver', :input, 'bench-' || currval('bench_fittings'), repeat('0', 64), 'req_bench', null, null, null, null, 10000,
      false, null) \\gset`
  const settle = `
    select settle_fitting(${account}, :fitting_id, :attempt, :output, 1, 'bench', 'bench', null);`
  const one = (text: string) => text.trim().replaceAll(/\n\s+/g, ' ')
  const scripts = {
    'one transaction': ['begin;', one(reserve), one(settle), 'commit;'],
    'two transactions': [one(reserve), one(settle)],
  }
  await Bun.write(join(scratch, 'output.json'), output)
  const written: Record<string, string> = {}
  for (const [name, lines] of Object.entries(scripts)) {
    written[name] = join(scratch, `${name.replaceAll(' ', '-')}.sql`)
    await Bun.write(written[name], `\\set n random(1, ${accounts})\n${lines.join('\n')}\n`)
  }
  return written
}

/** Transactions per second. */
async function pgbenchRun(script: string, seconds: number): Promise<number> {
  const output = await Bun.file(join(scratch, 'output.json')).text()
  const values = ['-D', `input=${bodyOf(0)}`, '-D', `output=${output}`]
  const flags = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', script]
  const child = Bun.spawn([pgbench!, ...flags, ...values, url], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [printed, complaints] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  const perSecond = /tps = ([\d.]+)/.exec(printed)?.[1]
  if ((await child.exited) !== 0 || perSecond === undefined || /error/i.test(complaints))
    throw new Error(`pgbench: ${complaints}${printed}`)
  return Number(perSecond)
}
