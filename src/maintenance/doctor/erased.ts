import type { Sql } from '../../platform/postgres/sql.ts'
import type { Book } from './book.ts'

/** Tables that go on naming a fitting when it is erased: the ledger, links without a person, and a mark of where a count has come to. */
const keepFitting = ['credit_entries', 'store_links', 'evidence_recount']

/** Tables with rows of an account that is erased: ledgers, tallies, ended keys, and fittings without their content. */
const keepAccount = [
  'agent_days',
  'api_keys',
  'audit_events',
  'credit_balances',
  'credit_entries',
  'evidence_pending',
  'evidence_recount',
  'fittings',
  'retention_marks',
  'session_space',
  'usage_counts',
  'usage_months',
]

/** "Erased leaves nothing", over every table that the database has: a new one is looked at until it is named above. */
export const erasedBooks = async (sql: Sql): Promise<Book[]> => {
  const tables = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('fitting_id', 'account_id') and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`
  const naming = (column: string, kept: readonly string[]) =>
    tables.flatMap((each) => (each.column === column && !kept.includes(each.table) ? [each.table] : []))
  return [
    withoutContent,
    leads,
    ...naming('fitting_id', keepFitting).map(ofFittings),
    ...naming('account_id', keepAccount).map(ofAccounts),
  ]
}

const eraseAgain = 'Erase them again: `clubwright erase`.'

const withoutContent: Book = {
  problem: 'Erased fittings still have something of what was asked or answered.',
  text: `select account_id, id from fittings
          where erased_at is not null
            and (input::text <> '{}' or coalesce(output::text, '{}') <> '{}' or request_fingerprint <> 'erased'
                 or platform is not null or client is not null)`,
}

const leads: Book = {
  problem: 'What a visitor typed is kept for a fitting that is erased or not stored.',
  remedy: `Delete these rows of webhook_deliveries. ${eraseAgain}`,
  text: `select account_id, endpoint_id, id from webhook_deliveries d
          where type = 'lead.created' and not is_test and data ->> 'fittingId' is not null
            and not exists (select from fittings f where f.account_id = d.account_id and f.id = d.data ->> 'fittingId'
                                                     and f.erased_at is null)`,
}

const ofFittings = (table: string): Book => ({
  problem: `Rows of ${table} are of a fitting that is erased or not stored.`,
  remedy: `Delete these rows of ${table}: nobody may have them.`,
  text: `select account_id, fitting_id from ${table} t
          where not exists (select from fittings f where f.account_id = t.account_id and f.id = t.fitting_id
                                                     and f.erased_at is null)`,
})

const ofAccounts = (table: string): Book => ({
  problem: `Rows of ${table} are of an account that is erased.`,
  remedy: 'Erase the account again, which goes on where it was interrupted: `clubwright erase --account`.',
  text: `select account_id from ${table} where account_id in (select id from accounts where erased_at is not null)`,
})
