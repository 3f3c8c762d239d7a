/**
 * Erase the oldest fittings of a database that `fill.ts` filled, by the batches of the service, and watch what they leave:
 * `bun bench/growth/sweep.ts URL COUNT [REPLICAS]`.
 *
 * Prints every 20 seconds the rows that wait for vacuum and the size of the table, of what it keeps out of line, and of its
 * indexes; at the end the longest batch. Autovacuum must be on.
 */
import postgres from 'postgres'
import { eraseExpired } from '../../src/maintenance/erasure/retention.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { record } from '../record.ts'

const everyMs = 20_000
const dayMs = 86_400_000

const [url, count = '100000', replicas = '1'] = process.argv.slice(2)
if (url === undefined) throw new Error('usage: bun bench/growth/sweep.ts URL COUNT [REPLICAS]')
const admin = postgres(url, { max: 1, onnotice: () => {} })

/** The age of the last fitting that is to go. */
const [last] = await admin<{ at: Date }[]>`
  select max(created_at) as at from (
    select created_at from fittings where erased_at is null order by created_at limit ${Number(count)}) old`
const ageDays = Math.ceil((Date.now() - last!.at.getTime()) / dayMs)
const keeps = { retentionDays: ageDays, visitorRetentionDays: 0 }

let erased = 0
let longestMs = 0
const replica = async () => {
  const sql = openPostgres(url, 1)
  let startedMs = performance.now()
  const watched = Object.assign((strings: TemplateStringsArray, ...values: unknown[]) => {
    startedMs = performance.now()
    return sql(strings, ...values)
  }, sql)
  const isOver = () => {
    longestMs = Math.max(longestMs, performance.now() - startedMs)
    return false
  }
  const expired = await eraseExpired({ sql: watched as typeof sql, clock: () => new Date() }, keeps, { isOver })
  erased += expired['fittings'] ?? 0
  await sql.end()
}

const look = async (seconds: number) => {
  const [row] = await admin`
    select (select count(*)::int from evidence_kept) as erased, t.n_dead_tup::int as "dead rows", o.n_dead_tup::int as "dead pieces",
           pg_size_pretty(pg_relation_size(t.relid)) as "table", pg_size_pretty(pg_relation_size(o.relid)) as "out of line",
           pg_size_pretty(pg_indexes_size(t.relid)) as indexes, t.autovacuum_count::int as vacuums,
           o.autovacuum_count::int as "of pieces"
      from pg_class c join pg_stat_all_tables t on t.relid = c.oid join pg_stat_all_tables o on o.relid = c.reltoastrelid
     where c.relname = 'fittings'`
  return { seconds: Math.round(seconds), ...row } as Record<string, string | number>
}

const startedMs = performance.now()
const looks = [await look(0)]
const timer = setInterval(async () => {
  const seen = await look((performance.now() - startedMs) / 1000)
  looks.push(seen)
  console.log(JSON.stringify(seen))
}, everyMs)
await Promise.all(Array.from({ length: Number(replicas) }, replica))
clearInterval(timer)
const seconds = (performance.now() - startedMs) / 1000
looks.push(await look(seconds))
record(
  `${erased} fittings erased by ${replicas}, ${Math.round(erased / seconds)} a second, longest batch ${Math.round(longestMs)} ms`,
  looks,
)
await admin.end()
