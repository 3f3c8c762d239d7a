/**
 * What an operation costs each piece, what that makes of a rate, and whether it does: `bun bench/sizing/sizing.ts`.
 *
 * The service, PostgreSQL with fsync and Redis run as processes of their own. Each operation is asked for a bounded time, by
 * turns, and the processor time of each piece is divided by the answers. Then mixtures arrive at steady rates, and what the
 * costs foretell is compared with the processor time that is used.
 */
import { createAccount } from '../../src/identity/accounts/index.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { privatePostgres } from '../../test/support/postgres-server.ts'
import { hasRedis, redisServer } from '../../test/support/redis-server.ts'
import { readyService } from '../../test/support/service.ts'
import { databaseCpu } from '../database-cpu.ts'
import { median } from '../growth/timing.ts'
import { cpuMicros, type LoadOptions, load, residentMb, type WireRequest } from '../http/load.ts'
import { record } from '../record.ts'
import { type Cost, plan, type Rates, usage } from './model.ts'
import { operationsOf } from './operations.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const seconds = 3
const warmUpSeconds = 30
const mixtureSeconds = 15
const connections = 32
const accounts = 20
const [fitting, read, scores, search] = [
  'fitting, new',
  'fitting, read',
  'scores of every head, 0.4 MB',
  'club search',
] as const

const postgres = await privatePostgres({ isDurable: true })
if (postgres === null || !hasRedis) {
  console.log('PostgreSQL and Redis are not both installed here: nothing is measured.')
  process.exit()
}
const redis = await redisServer()
const redisPid = Number(/process_id:(\d+)/.exec(String(await redis.command('info', 'server')))![1])
const url = postgres.url('postgres')
const limits = Object.fromEntries(
  ['SEARCH', 'SCORES', 'READ', 'ANALYZE', 'PAGE'].map((group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '10000000']),
)
const service = await readyService({ DATABASE_URL: url, REDIS_URL: redis.url, LOG_LEVEL: 'off', ...limits })
const idleMb = residentMb(service.pid)
const sql = openPostgres(url, 2)
const about = { email: 'pro@example.org', companyName: 'Sizing', monthlyLimit: null, isEnterprise: false }
const keys = await Promise.all(
  Array.from({ length: accounts }, async () => (await createAccount({ sql, clock: () => new Date() }, about)).apiKey),
)
const server = { port: Number(new URL(service.address).port), pid: service.pid }
const database = await databaseCpu(sql)

/** What each piece has used so far. */
const meters = async () => {
  const [row] = await sql<{ log: number; stored: number }>`
    select pg_current_wal_lsn() - '0/0'::pg_lsn as log, pg_total_relation_size('fittings') as stored`
  const cpu = { service: cpuMicros(server.pid), postgres: database(), redis: cpuMicros(redisPid) }
  return { ...cpu, log: Number(row!.log), stored: Number(row!.stored) } satisfies Cost
}
let sent = 0
const drive = async (next: (index: number) => WireRequest, options: Omit<LoadOptions, 'connections'>) => {
  const from = sent
  const before = await meters()
  const result = await load(server, (index) => next(from + index), { connections, ...options })
  if (result.otherThan200 > 0) throw new Error(`${result.otherThan200} answers were not 200`)
  sent += result.requests
  const after = await meters()
  const used = (name: keyof Cost) => after[name] - before[name]
  return { ...result, used }
}

const answer = await fetch(`${service.address}/v1/fitting/analyze`, {
  ...operationsOf(keys, '')[fitting](0),
  method: 'POST',
})
const operations = operationsOf(keys.slice(0, 1), ((await answer.json()) as { fittingId: string }).fittingId)
const named = Object.entries({ ...operations, [fitting]: operationsOf(keys, '')[fitting] })
for (const [, next] of named) await drive(next, { seconds: warmUpSeconds / named.length })
const measured = new Map(named.map(([name]) => [name, [] as Cost[]]))
for (let round = 0; round < rounds; round++)
  for (const [name, next] of named) {
    const { requests, used } = await drive(next, { seconds })
    const each = (piece: keyof Cost) => used(piece) / requests
    measured.get(name)!.push({
      service: each('service'),
      postgres: each('postgres'),
      redis: each('redis'),
      log: each('log'),
      stored: each('stored'),
    })
  }
const costs = Object.fromEntries(
  [...measured].map(([name, all]) => {
    const of = (piece: keyof Cost) => median(all.map((cost) => cost[piece]))
    const cost: Cost = {
      service: of('service'),
      postgres: of('postgres'),
      redis: of('redis'),
      log: of('log'),
      stored: of('stored'),
    }
    return [name, cost]
  }),
)
record(
  'processor time of an operation, microseconds',
  Object.entries(costs).map(([operation, cost]) => ({
    operation,
    service: Math.round(cost.service),
    PostgreSQL: Math.round(cost.postgres),
    Redis: Math.round(cost.redis),
    'log, bytes': Math.round(cost.log),
    'stored, bytes': Math.round(cost.stored),
  })),
)
record('memory of a process of the service, MB', [
  { idle: Math.round(idleMb), 'after the load': Math.round(residentMb(server.pid)) },
])

/** A fitting is read once and follows ten searches. */
const visit = (fittings: number, scored: number): Rates => ({
  [fitting]: fittings,
  [read]: fittings,
  [search]: 10 * fittings,
  [scores]: scored,
})
const wanted = {
  '100 fittings': visit(100, 0),
  '1,000 fittings': visit(1_000, 0),
  '10,000 fittings': visit(10_000, 0),
  '1,000 score answers': visit(0, 1_000),
}
record(
  'what to run, a second',
  Object.entries(wanted).map(([rate, rates]) => ({ rate, ...plan(costs, rates) })),
)

const compared = []
for (const rates of [visit(10, 50), visit(20, 100), visit(40, 50)]) {
  const perSecond = Object.values(rates).reduce((sum, rate) => sum + rate)
  const { used, requests } = await drive(mixture(rates), { seconds: mixtureSeconds, perSecond })
  const share = requests / (perSecond * mixtureSeconds)
  const arrived = Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, rate * share]))
  const foretold = usage(costs, arrived)
  const cores = (name: 'service' | 'postgres' | 'redis') => used(name) / 1e6 / mixtureSeconds
  compared.push({
    'a second': Object.entries(rates)
      .map(([name, rate]) => `${rate} x ${name.split(',')[0]}`)
      .join(', '),
    arrived: `${Math.round(100 * share)}%`,
    service: `${cores('service').toFixed(2)} of ${foretold.service.toFixed(2)}`,
    PostgreSQL: `${cores('postgres').toFixed(2)} of ${foretold.postgres.toFixed(2)}`,
    Redis: `${cores('redis').toFixed(3)} of ${foretold.redis.toFixed(3)}`,
  })
}
record('cores used of cores foretold', compared)
await service.stop('SIGTERM')
await sql.end()
await postgres.stop('immediate')
process.exit()

/** The operations in the shares of their rates, evenly mixed. */
function mixture(rates: Rates): (index: number) => WireRequest {
  const all = Object.fromEntries(named)
  const due = new Map(Object.keys(rates).map((name) => [name, 0]))
  const perSecond = Object.values(rates).reduce((sum, rate) => sum + rate)
  return (index) => {
    for (const [name, rate] of Object.entries(rates)) due.set(name, due.get(name)! + rate / perSecond)
    const [name] = [...due].reduce((most, one) => (one[1] > most[1] ? one : most))
    due.set(name, due.get(name)! - 1)
    return all[name]!(index)
  }
}
