import type { Sql } from '../../platform/postgres/sql.ts'

/** Forget by which platforms and clients an account was used: callers chose those words. How often stays counted. */
export const forgetCallers = (sql: Sql, accountId: string): Promise<void> =>
  sql.begin(async (sql) => {
    await sql`update evidence_pending set platform = null, client = null where account_id = ${accountId}`
    const counted = await sql<{ month: string; fittings: number }>`
      delete from usage_counts where account_id = ${accountId} and (platform <> '' or client <> '')
      returning month::text as month, fittings`
    for (const { month, fittings } of counted)
      await sql`
        insert into usage_counts (account_id, month, platform, client, fittings)
        values (${accountId}, ${month}::date, '', '', ${fittings})
            on conflict (account_id, month, platform, client)
            do update set fittings = usage_counts.fittings + excluded.fittings`
  })
