/**
 * Fill an empty PostgreSQL database with millions of fittings, as they lie there after more than a year:
 * `bun bench/growth/fill.ts URL [MILLIONS]`. 10 million take 30 GB, log included, and about half an hour.
 *
 * A few hundred golfers are fitted through the service. Their rows are copied with new ids, over accounts and days, by SQL:
 * in the order of time, so that the rows of an account lie as scattered as in life. The oldest seven tenths were erased for
 * their age, which leaves their rows.
 */
import postgres from 'postgres'
import { benchService } from '../service.ts'
import { copyFittings, countFittings, fitSamples, keepSamples } from './copies.ts'
import { bigAccounts, ladder, smallAccounts, wholeShare } from './population.ts'

const golfersPerClub = 100
/** A million rows are whole steps. */
const rowsAtOnce = 50_000
const connections = 3

const [url, millions = '10'] = process.argv.slice(2)
if (url === undefined) throw new Error('usage: bun bench/growth/fill.ts URL [MILLIONS]')
const total = Number(millions) * 1e6

const service = await benchService(url)
await fitSamples(service, golfersPerClub)
await service.stop()

const sql = postgres(url, { max: connections, onnotice: () => {} })
await sql.unsafe(`
  ${keepSamples};
  truncate fittings, evidence_pending, usage_months, usage_counts;
  insert into accounts (id, email, company_name, tier, is_enterprise, created_at)
  select 'acc_' || lpad(n::text, 26, '0'), 'growth@example.org', 'Growth', 'standard', false, now() - interval '500 days'
    from generate_series(1, ${bigAccounts + smallAccounts + ladder.length}) n;
  insert into credit_balances (account_id) select id from accounts on conflict do nothing`)
const [sample] = await sql<{ count: number }[]>`select count(*)::int as count from growth_sample`
console.log(`${sample!.count} golfers were fitted`)

const startedMs = performance.now()
/** By several connections at once, which all but keeps the order. */
const fill = async (account: string, of: number, whole: number) => {
  let next = 0
  const one = async () => {
    for (let from = next; from < of; from = next) {
      next += rowsAtOnce
      await sql.unsafe(
        copyFittings({ account, samples: sample!.count, of, whole }, from, Math.min(of, from + rowsAtOnce)),
      )
      if (next % 1e6 === 0) console.log(`${next} rows, ${Math.round((performance.now() - startedMs) / 1000)} s`)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
}
const place = `n / 2 % case n % 2 when 0 then ${bigAccounts} else ${smallAccounts} end + n % 2 * ${bigAccounts} + 1`
await fill(place, total, wholeShare)
for (const [step, fittings] of ladder.entries()) await fill(`${bigAccounts + smallAccounts + 1 + step}`, fittings, 1)

await sql.unsafe(countFittings)
for (const table of ['fittings', 'usage_counts', 'usage_months', 'accounts', 'credit_balances'])
  await sql.unsafe(`vacuum (analyze) ${table}`)
const [size] = await sql<{ size: string }[]>`select pg_size_pretty(pg_database_size(current_database())) as size`
console.log(`${total} fittings, ${size!.size}, ${Math.round((performance.now() - startedMs) / 1000)} s`)
await sql.end()
