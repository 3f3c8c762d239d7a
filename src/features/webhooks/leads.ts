import { databaseTime } from '../../platform/clock.ts'
import { momentIn, pageOf } from '../../platform/cursor.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Due, WebhookStore } from './queries.ts'
import type { WaitingLead } from './schema.ts'

/** Whether an enabled endpoint of an account hears of visitors who want to be contacted. */
export const selectTakesLeads = async (sql: Sql, accountId: string): Promise<boolean> => {
  const [row] = await sql.read<{ takes: boolean }>`
    select exists (select from webhook_endpoints
                    where account_id = ${accountId} and disabled_at is null and 'lead.created' = any (events)) as takes`
  return row!.takes
}

/** Who wants to be contacted, and about which fitting. */
interface Lead {
  readonly fittingId: string
  readonly name: string
  readonly email: string
  /** What was agreed to, as it was shown. */
  readonly consent: string
  /** Whoever reads the mail of the address has agreed. */
  readonly confirmed: boolean
}

/** Have an account told once of a visitor who wants to be contacted. Whoever erases the fitting in this moment waits, and erases this too. False: no endpoint hears of it, and nothing was stored. */
export const insertLead = async (
  { sql, clock }: WebhookStore,
  { accountId, messageId, data }: Pick<Due, 'accountId' | 'messageId'> & { readonly data: Lead },
): Promise<boolean> => {
  const rows = await sql`
    insert into webhook_deliveries (account_id, endpoint_id, id, type, data, created_at, next_at)
    select e.account_id, e.id, ${messageId}, 'lead.created', ${data}::json, n.now, n.now
      from webhook_endpoints e, (select coalesce(${databaseTime(clock)}::timestamptz, clock_timestamp()) as now) n,
           (select from fittings
             where account_id = ${accountId} and id = ${data.fittingId} and erased_at is null for share) f
     where e.account_id = ${accountId} and e.disabled_at is null and 'lead.created' = any (e.events)
    on conflict (account_id, endpoint_id, id) do update set id = excluded.id
    returning endpoint_id`
  return rows.length > 0
}

/** Visitors of whom an endpoint could not be told yet, newest first. */
export const selectWaitingLeads = async (
  sql: Sql,
  accountId: string,
  webhookId: string,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<{ leads: WaitingLead[]; nextCursor: string | null }> => {
  const before = momentIn(cursor)
  const rows = await sql.read<Omit<WaitingLead, 'createdAt'> & { createdAt: Date; cursor: string }>`
    select id as "deliveryId", created_at as "createdAt", data ->> 'fittingId' as "fittingId", data ->> 'name' as name,
           data ->> 'email' as email, data ->> 'consent' as consent,
           coalesce((data ->> 'confirmed')::boolean, false) as confirmed,
           case when next_at is null then 'given_up' else 'pending' end as status,
           (extract(epoch from created_at) * 1000000)::bigint || '_' || id as cursor
      from webhook_deliveries
     where account_id = ${accountId} and endpoint_id = ${webhookId} and type = 'lead.created' and not is_test
       and delivered_at is null
       and (created_at, id) < (timestamptz 'epoch' + ${before.micros} * interval '1 microsecond', ${before.id})
     order by created_at desc, id desc limit ${limit + 1}`
  const { entries, nextCursor } = pageOf(rows, limit)
  return { leads: entries.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor }
}
