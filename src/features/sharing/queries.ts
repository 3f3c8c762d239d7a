import type { Sql } from '../../platform/postgres/sql.ts'

/** The link of a fitting, as it is stored. */
interface Share {
  readonly id: string
  readonly fittingId: string
  readonly expiresAt: Date
}

/**
 * Store the link of a fitting, or let the one that it has work for longer. Whoever erases the fitting in this moment waits, and erases
 * this too.
 * @param mayRenew Whether a fitting whose link was revoked gets another.
 * @returns The id of the link; null: it was revoked, or the fitting erased.
 */
export const upsertShare = async (
  sql: Sql,
  accountId: string,
  { id, fittingId, expiresAt }: Share,
  { at, mayRenew }: { readonly at: Date; readonly mayRenew: boolean },
): Promise<string | null> => {
  const [row] = await sql<{ id: string }>`
    insert into fitting_shares as kept (account_id, fitting_id, id, created_at, expires_at)
    select account_id, id, ${id}, ${at}::timestamptz, ${expiresAt}::timestamptz
      from (select account_id, id from fittings
             where account_id = ${accountId} and id = ${fittingId} and erased_at is null for share) f
        on conflict (account_id, fitting_id) do update
           set id = case when kept.revoked_at is null then kept.id else excluded.id end,
               created_at = case when kept.revoked_at is null then kept.created_at else excluded.created_at end,
               expires_at = excluded.expires_at, revoked_at = null
         where kept.revoked_at is null or ${mayRenew}
    returning id`
  return row?.id ?? null
}

/** The fitting that a link is to; null when it was revoked or never was. */
export const selectShared = async (sql: Sql, accountId: string, id: string): Promise<string | null> => {
  const [row] = await sql<{ fittingId: string }>`
    select fitting_id as "fittingId" from fitting_shares
     where account_id = ${accountId} and id = ${id} and revoked_at is null`
  return row?.fittingId ?? null
}

/** The link of a fitting that works at a moment; null: it has none. */
export const selectShareOf = async (
  sql: Sql,
  accountId: string,
  fittingId: string,
  at: Date,
): Promise<Share | null> => {
  const [row] = await sql<Share>`
    select id, fitting_id as "fittingId", expires_at as "expiresAt" from fitting_shares
     where account_id = ${accountId} and fitting_id = ${fittingId} and revoked_at is null and expires_at > ${at}`
  return row ?? null
}

/** End the link of a fitting. False: it had none. */
export const endShare = async (sql: Sql, accountId: string, fittingId: string, at: Date): Promise<boolean> => {
  const rows = await sql`
    update fitting_shares set revoked_at = ${at}
     where account_id = ${accountId} and fitting_id = ${fittingId} and revoked_at is null
    returning id`
  return rows.length === 1
}
