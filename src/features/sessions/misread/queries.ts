import { lockAccount } from '../../../identity/wishes/index.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/postgres/sql.ts'
import type { MisreadRow } from './schema.ts'

/** Rows of an account and UTC day. */
export const misreadPerDay = 10
/** Days after which a row is deleted, if the operator has not removed it before. */
export const misreadDays = 90
/** The same where other data is kept for so many days. @param retentionDays 0: for ever. */
export const misreadDaysOf = (retentionDays: number): number =>
  retentionDays === 0 ? misreadDays : Math.min(retentionDays, misreadDays)

/** A row that somebody sent, as the operator sees it. */
interface ListedRow extends MisreadRow {
  readonly id: string
  readonly accountId: string
  readonly at: Date
}

/** Keep a row for the operator. @returns Its id; null: the account has sent its number for the day. */
export const storeMisread = (
  sql: Sql,
  accountId: string,
  { headings, row }: MisreadRow,
  at: Date,
): Promise<string | null> =>
  sql.begin(async (sql) => {
    // One after the other: of two that are sent at once, each counts the other.
    await lockAccount(sql, accountId, { orSandbox: true })
    const [kept] = await sql<{ id: string }>`
      insert into misread_rows (account_id, id, at, headings, row)
      select ${accountId}, ${newId('mis', at)}, ${at}, ${headings}, ${row}
       where (select count(*) from misread_rows
               where account_id = ${accountId} and at >= date_trunc('day', ${at}::timestamptz, 'UTC')) < ${misreadPerDay}
      returning id`
    return kept?.id ?? null
  })

/** Rows that were sent, the newest first. @param accountId Null: of all accounts. */
export const selectMisread = (sql: Sql, accountId: string | null, max: number): Promise<ListedRow[]> =>
  sql<ListedRow>`
    select id, account_id as "accountId", at, headings, row from misread_rows
     where ${accountId}::text is null or account_id = ${accountId}
     order by at desc, id desc limit ${max}`

/** Remove a row. @param accountId Whose it must be; null: whosever it is. @returns Whether it was there. */
export const removeMisread = async (sql: Sql, accountId: string | null, id: string): Promise<boolean> => {
  const rows = await sql`
    delete from misread_rows where id = ${id} and (${accountId}::text is null or account_id = ${accountId}) returning id`
  return rows.length === 1
}
