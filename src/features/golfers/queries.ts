import type { Sql } from '../../platform/postgres/sql.ts'

/** Whose fitting it is; null: nobody said so. */
export const selectGolferOf = async (
  sql: Sql,
  accountId: string,
  fittingId: string,
): Promise<{ id: string; name: string } | null> => {
  const [row] = await sql.read<{ id: string; name: string }>`
    select g.id, g.name from fitting_golfers f join golfers g on g.account_id = f.account_id and g.id = f.golfer_id
     where f.account_id = ${accountId} and f.fitting_id = ${fittingId}`
  return row ?? null
}

/** Remove every golfer of an account. */
export const removeGolfers = async (sql: Sql, accountId: string): Promise<void> => {
  await sql`delete from golfers where account_id = ${accountId}`
}
