import { recountSessions } from '../../features/sessions/index.ts'
import { visitorsAccountId } from '../../identity/accounts/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Book, DerivedBook } from './book.ts'
import { erasedBooks } from './erased.ts'
import { objectBooks } from './objects.ts'
import { countAgain } from './remedies.ts'

/** What holds for fittings. */
const fittingBooks: readonly Book[] = [
  {
    problem: 'Fittings are still running long after their lease has ended.',
    remedy: 'A serving process ends them within seconds: start `clubwright serve`.',
    needsServing: true,
    text: `select account_id, id from fittings
            where status = 'running' and lease_until < clock_timestamp() - interval '30 seconds'`,
  },
  {
    problem: 'Completed fittings have no charge, or failed ones still have theirs after a day.',
    remedy:
      'A serving process returns charges: start `clubwright serve`. A completed one without a charge was changed by hand.',
    text: `select account_id, id, status, charged_to from fittings
            where (status = 'completed' and charged_to is null)
               or (status = 'failed' and charged_to is not null
                   and failed_at < clock_timestamp() - interval '24 hours 1 minute')`,
  },
  {
    problem: 'Fittings have more than two free corrections, or corrections of fittings that were not charged.',
    text: `select c.account_id, c.root_id, r.charged_to, count(*) as corrections
             from fittings c left join fittings r on r.account_id = c.account_id and r.id = c.root_id
            where c.root_id is not null and c.status <> 'failed'
            group by 1, 2, 3
           having count(*) > 2 or r.charged_to is null or r.charged_to = 'correction'`,
  },
  {
    problem: 'Fittings are waiting to be counted as evidence but are not stored as completed.',
    remedy: 'A serving process counts them within seconds: then run `clubwright evidence rebuild`.',
    text: `select account_id, fitting_id from evidence_pending p
            where not exists (select from fittings f where f.account_id = p.account_id and f.id = p.fitting_id
                                                       and f.status = 'completed')`,
  },
  {
    problem: 'Fewer fittings are counted for `clubwright usage` than are stored.',
    remedy:
      'Fittings, charges and allowances are not affected, only this report: no backup is needed. Report it as a fault of Clubwright.',
    text: `select account_id, stored.fittings as stored, coalesce(counted.fittings, 0) as counted
             from (select account_id, count(*) as fittings from fittings
                    where status = 'completed' and traffic is null group by 1) stored
             left join (select account_id, sum(fittings) as fittings
                          from (select account_id, fittings from usage_counts
                                 union all select account_id, 1 from evidence_pending) counts
                         group by 1) counted using (account_id)
            where coalesce(counted.fittings, 0) < stored.fittings`,
  },
  {
    problem: 'Fittings that are not erased have an input or an answer that is not theirs.',
    text: `select account_id, id, status from fittings
            where erased_at is null
              and (json_typeof(input) <> 'object'
                   or status = 'completed' and (json_typeof(output) <> 'object' or output ->> 'clubType' is distinct from club_type::text))`,
  },
  {
    problem: 'Fittings say that they were corrected by one that is not stored.',
    text: `select account_id, id, corrected_by from fittings f
            where corrected_by is not null
              and not exists (select from fittings c where c.account_id = f.account_id and c.id = f.corrected_by)`,
  },
]

/** What holds for accounts. */
const accountBooks: readonly Book[] = [
  {
    problem: 'An account has more fittings than its charges allow, each with two free corrections.',
    text: `select account_id, stored.fittings, coalesce(charged.fittings, 0) as charged
             from (select account_id, count(*) as fittings from fittings
                    where status <> 'failed' and account_id not in (select id from accounts where sandbox_of is not null)
                    group by 1) stored
             left join (select account_id, sum(included_used + credit_used) as fittings from usage_months group by 1) charged
            using (account_id)
            where stored.fittings > 3 * coalesce(charged.fittings, 0)`,
  },
  {
    problem: 'The monthly count of an account does not match the charges of its fittings.',
    text: `with charged as (
             select account_id, charged_month as month, count(*) filter (where charged_to = 'included') as included,
                    count(*) filter (where charged_to = 'credit') as credit
               from fittings
              where charged_to in ('included', 'credit') and account_id not in (select id from accounts where sandbox_of is not null)
              group by 1, 2
           )
           select account_id, month, u.included_used, c.included, u.credit_used, c.credit
             from usage_months u full join charged c using (account_id, month)
            where u.included_used is distinct from coalesce(c.included, 0)
               or u.credit_used is distinct from coalesce(c.credit, 0)`,
  },
  {
    problem:
      'The balance of an account is not the sum of its ledger, or the charges in its ledger and its fittings differ.',
    text: `select b.account_id, b.balance, e.sum as ledger, e.used, f.charged
             from credit_balances b
            cross join lateral (
              select coalesce(sum(amount), 0) as sum,
                     coalesce(-sum(amount) filter (where fitting_id is not null), 0) as used
                from credit_entries where account_id = b.account_id) e
            cross join lateral (
              select count(*) as charged from fittings where account_id = b.account_id and charged_to = 'credit') f
            where b.balance <> e.sum or b.balance < 0 or e.used <> f.charged`,
  },
  {
    problem: 'Accounts have no balance.',
    text: 'select id as account_id from accounts where id not in (select account_id from credit_balances)',
  },
  {
    problem: 'Accounts have no key, not even one that has ended.',
    remedy: 'Each account is made with one: `clubwright key create` makes another.',
    text: `select id as account_id from accounts
            where sandbox_of is null and id <> '${visitorsAccountId}' and id not in (select account_id from api_keys)`,
  },
  {
    problem: 'Keys say that they were rolled to one that the account does not have.',
    text: `select account_id, id, successor_id from api_keys k
            where successor_id is not null
              and not exists (select from api_keys s where s.account_id = k.account_id and s.id = k.successor_id)`,
  },
  {
    problem: 'Apps are connected to another account than that of the person who connected them.',
    remedy: 'Revoke them: `clubwright agent revoke`.',
    text: `select g.account_id, g.id, p.account_id as person_account_id
             from oauth_grants g join people p on p.id = g.person_id where p.account_id <> g.account_id`,
  },
]

/** What holds for sessions and webhooks. */
const keptBooks: readonly Book[] = [
  {
    problem: 'Captured sessions have another number of shots than they say.',
    text: `select account_id, id, shot_count from sessions
            where shot_count <> case json_typeof(payload -> 'segments')
                                when 'array' then (select coalesce(sum(json_array_length(segment -> 'shots')), 0)
                                                     from json_array_elements(payload -> 'segments') segment)
                                else 0 end`,
  },
  {
    problem: 'Events are due at webhooks for more than a day and nobody has sent them.',
    remedy: 'A serving process sends them: start `clubwright serve`.',
    needsServing: true,
    text: `select d.account_id, d.endpoint_id, d.id, d.next_at
             from webhook_deliveries d join webhook_endpoints e on e.account_id = d.account_id and e.id = d.endpoint_id
            where d.next_at < clock_timestamp() - interval '1 day' and e.disabled_at is null
              and coalesce(e.waits_until, d.next_at) < clock_timestamp() - interval '1 day'`,
  },
  {
    problem: 'Events that have arrived at webhooks are still to be sent.',
    text: `select account_id, endpoint_id, id from webhook_deliveries where delivered_at is not null and next_at is not null`,
  },
]

/** What is derived, and can be derived again. */
const derivedBooks: readonly DerivedBook[] = [
  {
    problem: 'The size of an account’s captured sessions does not match the recorded size.',
    remedy: countAgain,
    fix: recountSessions,
    text: `select account_id, space.bytes as counted, stored.bytes as stored
             from session_space space
             full join (select account_id, sum(octet_length(payload::text)) as bytes from sessions group by account_id) stored
            using (account_id)
            where coalesce(space.bytes, 0) <> coalesce(stored.bytes, 0)`,
  },
]

/** Books that are read together. */
export interface Books {
  /** Name of the check. */
  readonly name: string
  readonly books: readonly (Book | DerivedBook)[]
}

/**
 * Everything that holds for what is stored, whatever was done to the service: the one list, of `clubwright doctor` and of the audit
 * of the tests.
 */
export const invariants = async (sql: Sql): Promise<readonly Books[]> => [
  { name: 'objects', books: objectBooks },
  { name: 'fittings', books: fittingBooks },
  { name: 'accounts', books: accountBooks },
  { name: 'sessions and webhooks', books: keptBooks },
  { name: 'what is erased', books: await erasedBooks(sql) },
  { name: 'derived figures', books: derivedBooks },
]
