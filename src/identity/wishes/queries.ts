import type { Sql } from '../../platform/postgres/sql.ts'

/** How many an account may have. A list of each is a page or two, and nobody needs more. */
export const maxima = {
  /** Keys that work and were not rolled, test keys too; as many that were rolled work until their overlap ends. */
  keys: 100,
  /** Keys that have ended, which are listed; older ones are removed. */
  endedKeys: 200,
  connections: 100,
  /** People and open invitations together. */
  people: 100,
  /** Connected apps; the one that got a token longest ago makes room. */
  apps: 100,
} as const

/**
 * Take the row of an account until the transaction ends, so that of several who add to one of its lists each sees what the
 * others did. Fittings, which refer to the row, do not wait. False: there is no such account.
 */
export const lockAccount = async (sql: Sql, accountId: string, { orSandbox = false } = {}): Promise<boolean> =>
  (
    await sql`
      select from accounts
       where id = ${accountId} and erased_at is null and (sandbox_of is null or ${orSandbox}::boolean)
         for no key update`
  ).length === 1

/** People of an account, with those who were invited; somebody who was invited again counts once. @param but Not this one. */
export const countPeople = async (sql: Sql, accountId: string, but: string, at: Date): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from (
      select email from people where account_id = ${accountId}
      union
      select email from join_links where account_id = ${accountId} and email is not null and expires_at > ${at}
    ) everybody where email <> ${but}`
  return row!.count
}
