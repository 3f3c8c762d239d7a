import type { Sql } from '../postgres/sql.ts'
import type { Session } from './schema.ts'

/** A session on its way into the database. */
export interface NewSession {
  readonly accountId: string
  readonly pageId: string
  readonly customerId: string | null
  readonly payload: Session
  readonly shotCount: number
  readonly at: Date
}

/**
 * Store a session, or put it in place of the one that the account has under this id. One statement: of two at once one
 * wins whole. The page keeps its id, so links that are out show the replacement.
 */
export const upsertSession = async (
  sql: Sql,
  { accountId, pageId, customerId, payload, shotCount, at }: NewSession,
): Promise<{ pageId: string; isNew: boolean }> => {
  const [row] = await sql<{ pageId: string; isNew: boolean }>`
    insert into sessions (account_id, id, page_id, customer_id, payload, shot_count, created_at)
    values (${accountId}, ${payload.sessionId}, ${pageId}, ${customerId}, ${payload}, ${shotCount}, ${at})
        on conflict (account_id, id) do update
       set customer_id = excluded.customer_id, payload = excluded.payload, shot_count = excluded.shot_count,
           replaced_at = excluded.created_at, revision = sessions.revision + 1
    returning page_id as "pageId", revision = 1 as "isNew"`
  return row!
}

/** A session of the account, by the sender's id. Null when the account has none of this id. */
export const selectSession = async (sql: Sql, accountId: string, sessionId: string): Promise<Session | null> => {
  const [row] = await sql<{ payload: Session }>`
    select payload from sessions where account_id = ${accountId} and id = ${sessionId}`
  return row?.payload ?? null
}

/**
 * A session for its page. The one look-up without an account: the caller has checked the signature of a link, and that
 * names the page alone.
 */
export const selectPage = async (sql: Sql, pageId: string): Promise<Session | null> => {
  const [row] = await sql<{ payload: Session }>`select payload from sessions where page_id = ${pageId}`
  return row?.payload ?? null
}
