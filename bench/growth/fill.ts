/**
 * Fill an empty PostgreSQL database with millions of fittings, as they lie there after more than a year:
 * `bun bench/growth/fill.ts URL [MILLIONS]`. 10 million take 30 GB, log included, and about half an hour.
 *
 * A few hundred golfers are fitted through the service. Their rows are copied with new ids, over accounts and days, by SQL:
 * in the order of time, so that the rows of an account lie as scattered as in life. The oldest seven tenths were erased for
 * their age, which leaves their rows.
 */
import postgres from 'postgres'
import { clubTypes } from '../../src/golf/words.ts'
import { someGolfers } from '../../test/support/golfers.ts'
import { benchService } from '../service.ts'
import { bigAccounts, days, ladder, smallAccounts, wholeShare } from './population.ts'

const golfersPerClub = 100
/** A million rows are whole steps. */
const rowsAtOnce = 50_000
const connections = 3

const [url, millions = '10'] = process.argv.slice(2)
if (url === undefined) throw new Error('usage: bun bench/growth/fill.ts URL [MILLIONS]')
const total = Number(millions) * 1e6

const service = await benchService(url)
const rows = clubTypes
  .flatMap((clubType) => someGolfers(clubType, golfersPerClub).map((request) => ({ request })))
  .map((row, n) => ({ idempotencyKey: `sample-${n}`, ...row }))
const answer = await fetch(`${service.address}/v1/fitting/batch`, {
  method: 'POST',
  headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/x-ndjson' },
  body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
})
await answer.text()
await service.stop()

const sql = postgres(url, { max: connections, onnotice: () => {} })
await sql.unsafe(`
  create table growth_sample as
    select row_number() over () - 1 as sample, club_type, input, output, request_fingerprint, ruleset_revision, catalog_revision
      from fittings where status = 'completed';
  create unique index on growth_sample (sample);
  truncate fittings, evidence_pending, usage_months, usage_counts;
  insert into accounts (id, email, company_name, tier, is_enterprise, created_at)
  select 'acc_' || lpad(n::text, 26, '0'), 'growth@example.org', 'Growth', 'standard', false, now() - interval '500 days'
    from generate_series(1, ${bigAccounts + smallAccounts + ladder.length}) n;
  insert into credit_balances (account_id) select id from accounts on conflict do nothing`)
const [sample] = await sql<{ count: number }[]>`select count(*)::int as count from growth_sample`
console.log(`${sample!.count} golfers were fitted`)

/** The id of row n, as src/platform/ids.ts makes them: in SQL, written out, because a function costs 50 us a row. */
const id = `'fit_' || ${[9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
  .map((place) => `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (ms >> ${5 * place} & 31)::integer + 1, 1)`)
  .join(' || ')} || upper(substr(md5(n::text), 1, 16))`

/** Rows `from` to `to` of `of`, in the order of time; the account by an expression on n. */
const copy = (account: string, from: number, to: number, of: number, whole: number) => `
  insert into fittings (
    account_id, id, club_type, status, input, output, idempotency_key, request_fingerprint, request_id, platform, client,
    processing_time_ms, ruleset_revision, catalog_revision, created_at, completed_at, idempotency_key_until, charged_to,
    charged_month, erased_at)
  select 'acc_' || lpad((${account})::text, 26, '0'), ${id}, s.club_type, 'completed', case when is_whole then s.input else '{}' end,
         case when is_whole then s.output else '{}' end, case when is_keyed then 'growth-' || n end,
         case when is_whole then s.request_fingerprint else 'erased' end, 'req_' || upper(substr(md5(n::text), 1, 26)),
         (array['chatgpt', 'claude', null, null])[n % 4 + 1], (array['shop', null, 'range'])[n % 3 + 1], 3, s.ruleset_revision,
         s.catalog_revision, at, at, case when is_keyed then at + idempotency_retention() end, 'included',
         date_trunc('month', at at time zone 'UTC'), case when not is_whole then at + interval '1 year' end
    from (select n, at, n >= ${Math.round(of * (1 - whole))} as is_whole, at > now() - idempotency_retention() as is_keyed,
                 floor(extract(epoch from at) * 1000)::bigint as ms
            from generate_series(${from}::bigint, ${to - 1}) n,
                 lateral (select now() - (1 - n::float8 / ${of}) * interval '${days} days' as at offset 0) moment
           offset 0) row
    join growth_sample s on s.sample = n * 7919 % ${sample!.count}`

const startedMs = performance.now()
/** By several connections at once, which all but keeps the order. */
const fill = async (account: string, of: number, whole: number) => {
  let next = 0
  const one = async () => {
    for (let from = next; from < of; from = next) {
      next += rowsAtOnce
      await sql.unsafe(copy(account, from, Math.min(of, from + rowsAtOnce), of, whole))
      if (next % 1e6 === 0) console.log(`${next} rows, ${Math.round((performance.now() - startedMs) / 1000)} s`)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
}
const place = `n / 2 % case n % 2 when 0 then ${bigAccounts} else ${smallAccounts} end + n % 2 * ${bigAccounts} + 1`
await fill(place, total, wholeShare)
for (const [step, fittings] of ladder.entries()) await fill(`${bigAccounts + smallAccounts + 1 + step}`, fittings, 1)

await sql.unsafe(`
  insert into usage_counts (account_id, month, platform, client, fittings)
  select account_id, charged_month, coalesce(platform, ''), coalesce(client, ''), count(*) from fittings group by 1, 2, 3, 4;
  insert into usage_months (account_id, month, included_used)
  select account_id, charged_month, count(*) from fittings group by 1, 2;
  insert into retention_marks (account_id, fittings_from)
  select account_id, min(id) from fittings where erased_at is null group by 1`)
for (const table of ['fittings', 'usage_counts', 'usage_months', 'accounts', 'credit_balances'])
  await sql.unsafe(`vacuum (analyze) ${table}`)
const [size] = await sql<{ size: string }[]>`select pg_size_pretty(pg_database_size(current_database())) as size`
console.log(`${total} fittings, ${size!.size}, ${Math.round((performance.now() - startedMs) / 1000)} s`)
await sql.end()
