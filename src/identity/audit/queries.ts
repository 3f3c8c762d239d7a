import type { Sql } from '../../platform/postgres/sql.ts'
import type { Actor } from './actor.ts'

/** Something that was done, as it is shown. */
export interface AuditEntry {
  readonly id: number
  readonly at: Date
  readonly event: string
  /** Id of what was changed; of credits and allowances, what they changed by or to. */
  readonly subject: string | null
  readonly actor: Actor['kind']
  readonly actorId: string | null
  /** Address prefix. */
  readonly address: string | null
}

/** Note what was done, in the transaction that does it. Statements that change something call `record_audit` themselves. */
export const recordAudit = async (
  sql: Sql,
  { accountId, event, subject, by }: { accountId: string; event: string; subject: string | null; by: Actor },
): Promise<void> => {
  await sql`select record_audit(${accountId}, ${event}, ${subject}, ${by}::json)`
}

/** What was done to an account, newest first. @param before Older entries than this one; null begins with the newest. */
export const selectAudit = (
  sql: Sql,
  accountId: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AuditEntry[]> =>
  sql.read<AuditEntry>`
    select id, at, event, subject, actor, actor_id as "actorId", address from audit_events
     where account_id = ${accountId} and (${before}::bigint is null or id < ${before})
     order by id desc limit ${limit}`

/** What an operator did that concerns no account alone. */
type OperatorEvent = 'client registered' | 'client removed' | 'keys rotated'

/** Note what an operator did, in the transaction that does it. */
export const recordOperatorEvent = async (sql: Sql, event: OperatorEvent, subject: string | null): Promise<void> => {
  await sql`insert into operator_events (event, subject) values (${event}, ${subject})`
}

/** What operators did that concerns no account alone, newest first. */
export const selectOperatorEvents = (sql: Sql, limit: number): Promise<AuditEntry[]> =>
  sql.read<AuditEntry>`
    select id, at, event, subject, 'operator' as actor, null as "actorId", null as address
      from operator_events order by id desc limit ${limit}`

/** How long entries are kept, and how many of an account. */
export const auditDays = 400
const keptMax = 10_000

/** Remove entries from before a moment, and of each account those beyond the newest. Returns how many there were. */
export const deleteOldAudit = async (sql: Sql, before: Date): Promise<number> => {
  const [row] = await sql<{ deleted: number }>`
    with last as (
      select account_id, (select id from audit_events o where o.account_id = a.account_id
                           order by id desc offset ${keptMax} limit 1) as id
        from (select account_id from audit_events group by 1 having count(*) > ${keptMax}) a
    ), surplus as (
      delete from audit_events e using last where e.account_id = last.account_id and e.id <= last.id and e.at >= ${before} returning 1
    ), old as (delete from audit_events where at < ${before} returning 1)
    select (select count(*) from surplus)::int + (select count(*) from old)::int as deleted`
  return row!.deleted
}
