/** Fittings by the million: a few hundred are made by the service, and their rows are copied with new ids by SQL. */
import { clubTypes } from '../../src/golf/names/words.ts'
import { someGolfers } from '../../test/support/golfers.ts'
import type { BenchService } from '../service.ts'
import { days } from './population.ts'

/** Fit golfers of every club type, so many of each. */
export const fitSamples = async ({ address, key }: BenchService, golfersPerClub: number): Promise<void> => {
  const rows = clubTypes
    .flatMap((clubType) => someGolfers(clubType, golfersPerClub).map((request) => ({ request })))
    .map((row, n) => ({ idempotencyKey: `sample-${n}`, ...row }))
  const answer = await fetch(`${address}/v1/fitting/batch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  })
  await answer.text()
}

/** SQL that keeps what is copied of them. */
export const keepSamples = `
  create table growth_sample as
    select row_number() over () - 1 as sample, club_type, input, output, request_fingerprint, ruleset_revision, catalog_revision
      from fittings where status = 'completed';
  create unique index on growth_sample (sample)`

/** The id of row n, as src/platform/ids.ts makes them: in SQL, written out, because a function costs 50 us a row. */
const id = `'fit_' || ${[9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
  .map((place) => `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (ms >> ${5 * place} & 31)::integer + 1, 1)`)
  .join(' || ')} || upper(substr(md5(n::text), 1, 16))`

/** What rows are made, and of what. */
interface Copies {
  /** Place of the account (population.ts), by an expression on n. */
  readonly account: string
  readonly samples: number
  /** How many there will be in the end. */
  readonly of: number
  /** Share that is not erased. */
  readonly whole: number
}

/** SQL for rows `from` to `to` of them, in the order of time. */
export const copyFittings = ({ account, samples, of, whole }: Copies, from: number, to: number): string => `
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
    join growth_sample s on s.sample = n * 7919 % ${samples}`

/** SQL that counts the copies as the service would have counted them. */
export const countFittings = `
  insert into usage_counts (account_id, month, platform, client, fittings)
  select account_id, charged_month, coalesce(platform, ''), coalesce(client, ''), count(*) from fittings group by 1, 2, 3, 4;
  insert into usage_months (account_id, month, included_used)
  select account_id, charged_month, count(*) from fittings group by 1, 2;
  insert into retention_marks (account_id, fittings_from)
  select account_id, min(id) from fittings where erased_at is null group by 1`
