import type { Sql } from '../../platform/postgres/sql.ts'
import type { Actor } from '../audit/index.ts'
import { type HashedCredential, type Principal, type Scope, type ShopRow, shopOf } from '../auth/index.ts'

/** An agent connection as it may be shown: without its credential, which is not stored. */
export interface AgentConnection {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  readonly scopes: Scope[]
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

/** Store a connection of an account that is locked. */
export const insertConnection = async (
  sql: Sql,
  accountId: string,
  connection: AgentConnection,
  hash: string,
  by: Actor,
): Promise<void> => {
  const { id, name, lastFour, scopes, createdAt, expiresAt } = connection
  await sql`
    with made as (insert into agent_connections (id, account_id, name, hash, last_four, scopes, created_at, expires_at)
    values (${id}, ${accountId}, ${name}, ${hash}, ${lastFour}, ${scopes}::text[], ${createdAt}::timestamptz, ${expiresAt}::timestamptz)
    returning id)
    select record_audit(${accountId}, 'connection made', id, ${by}::json) from made`
}

/** Connections of agents that an account has. */
export const countConnections = async (sql: Sql, accountId: string): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count from agent_connections where account_id = ${accountId}`
  return row!.count
}

/** Connections of an account, oldest first. */
export const selectConnections = (sql: Sql, accountId: string): Promise<AgentConnection[]> =>
  sql.read<AgentConnection>`
    select id, name, last_four as "lastFour", scopes, created_at as "createdAt", expires_at as "expiresAt"
      from agent_connections where account_id = ${accountId} order by id`

/** Remove a connection with its tokens, and tell every replica. Returns false when the account has none of this id. */
export const deleteConnection = async (sql: Sql, accountId: string, id: string, by: Actor): Promise<boolean> => {
  const rows = await sql`
    with gone as (delete from agent_connections where id = ${id} and account_id = ${accountId} returning id)
    select record_audit(${accountId}, 'connection revoked', id, ${by}::json), pg_notify('auth_revoked', id) from gone`
  return rows.length === 1
}

/** What an exchange gives, beside the token. */
export interface Exchanged {
  readonly connectionId: string
  readonly accountId: string
  readonly name: string
  readonly scopes: Scope[]
  readonly expiresAt: Date
}

/**
 * Store a token for the holder of a connection's credential, until `until` or the end of the connection. One statement, so
 * that a connection that is revoked meanwhile gives none. The connection's tokens that are over are removed.
 *
 * @returns null for an unknown credential, or one whose connection has ended.
 */
export const insertToken = async (
  sql: Sql,
  { credential, token, at, until }: { credential: string; token: string; at: Date; until: Date },
): Promise<Exchanged | null> => {
  const [row] = await sql<Exchanged>`
    with connection as (
      select *, least(${until}::timestamptz, expires_at) as token_expires_at from agent_connections
       where hash = ${credential} and (expires_at is null or expires_at > ${at})
         for key share
    ), gone as (
      delete from agent_tokens t using connection c where t.connection_id = c.id and t.expires_at <= ${at}
    ), made as (
      insert into agent_tokens (hash, connection_id, expires_at) select ${token}, id, token_expires_at from connection
      returning connection_id
    )
    select c.id as "connectionId", c.account_id as "accountId", c.name, c.scopes, c.token_expires_at as "expiresAt"
      from connection c join made m on m.connection_id = c.id`
  return row ?? null
}

/** The agent tokens with these hashes. They speak through their connection, whose end is theirs. */
export const selectAgentTokens = async (sql: Sql, hashes: readonly string[]): Promise<HashedCredential[]> => {
  const rows = await sql.read<
    Omit<Required<Pick<Principal, 'accountId' | 'keyId' | 'scopes' | 'expiresAt'>>, 'kind'> & ShopRow & { hash: string }
  >`
    select t.hash, c.account_id as "accountId", c.id as "keyId", c.scopes, t.expires_at as "expiresAt",
           a.store_link as "storeLink", a.price_list_date::text as "priceListDate"
      from agent_tokens t
      join agent_connections c on c.id = t.connection_id
      join accounts a on a.id = c.account_id
     where t.hash = any(${hashes}::text[])`
  return rows.map(({ hash, storeLink, priceListDate, ...token }) => ({
    hash,
    principal: { ...token, kind: 'agent', ...shopOf({ storeLink, priceListDate }) },
  }))
}
