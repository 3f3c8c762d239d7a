import type { Sql } from '../../platform/postgres/sql.ts'
import { type Actor, service } from '../audit/index.ts'
import { type HashedCredential, type Principal, type ShopRow, shopOf } from '../auth/index.ts'

type Payload = Readonly<Record<string, unknown>>

/** What is kept of a code, token, session or interaction. */
interface StoredRecord {
  readonly payload: Payload
  readonly consumedAt: Date | null
  /** Of the database's clock, so that replicas agree. */
  readonly secondsSinceConsumed: number | null
}

/** The access tokens with these hashes. Their scopes are their own, not those of the grant. */
export const selectAccessTokens = async (sql: Sql, hashes: readonly string[]): Promise<HashedCredential[]> => {
  type Token = Omit<Required<Principal>, 'role' | 'kind' | 'platform' | 'isTest' | keyof ShopRow> &
    ShopRow & {
      hash: string
      platform: string | null
    }
  const rows = await sql.read<Token>`
    select r.id as hash, g.account_id as "accountId", g.id as "keyId", g.person_id as "personId", g.platform,
           string_to_array(coalesce(r.payload->>'scope', ''), ' ') as scopes, coalesce(r.payload->>'aud', '') as resource,
           r.expires_at as "expiresAt", a.store_link as "storeLink",
           a.price_list_date::text as "priceListDate"
      from oauth_records r
      join oauth_grants g on g.id = r.grant_id
      join accounts a on a.id = g.account_id
     where r.kind = 'AccessToken' and r.id = any(${hashes}::text[])`
  return rows.map(({ hash, platform, storeLink, priceListDate, ...token }) => ({
    hash,
    principal: {
      ...token,
      kind: 'oauth',
      ...(platform !== null && { platform }),
      ...shopOf({ storeLink, priceListDate }),
    },
  }))
}

/** @returns False when there is no such person any more. */
export const upsertGrant = async (
  sql: Sql,
  grant: { id: string; personId: string; clientId: string; payload: Payload; seconds: number | null },
): Promise<boolean> => {
  const rows = await sql`
    insert into oauth_grants (id, person_id, account_id, client_id, payload, expires_at)
    select ${grant.id}, id, account_id, ${grant.clientId}, ${grant.payload}::jsonb,
           now() + make_interval(secs => ${grant.seconds}::float8)
      from people where id = ${grant.personId}
    on conflict (id) do update set payload = excluded.payload, expires_at = excluded.expires_at
    returning id`
  return rows.length === 1
}

/** A grant that has not expired; null: none. */
export const selectGrant = async (sql: Sql, id: string): Promise<Payload | null> => {
  const [row] = await sql.read<{ payload: Payload }>`
    select payload from oauth_grants where id = ${id} and (expires_at is null or expires_at > now())`
  return row?.payload ?? null
}

/** What the person was told about the app, for lists of connected apps. */
export const updateGrantClient = async (
  sql: Sql,
  grantId: string,
  { name, platform }: { name: string | null; platform: string | null },
): Promise<void> => {
  await sql`update oauth_grants set client_name = ${name}, platform = ${platform} where id = ${grantId}`
}

/** What a person has allowed an app, as it may be shown. */
export interface ConnectedApp {
  readonly id: string
  readonly clientId: string
  /** The app's own word for itself. */
  readonly name: string | null
  readonly personId: string
  /** Of the person. */
  readonly email: string
  /** By the address of the part of the service that they are for. */
  readonly resources: Readonly<Record<string, string>>
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date | null
}

/** Apps that are connected to an account, newest first. */
export const selectConnectedApps = (sql: Sql, accountId: string): Promise<ConnectedApp[]> =>
  sql.read<ConnectedApp>`
    select g.id, g.client_id as "clientId", g.client_name as name, p.id as "personId", p.email,
           coalesce(g.payload->'resources', '{}') as resources, g.created_at as "createdAt",
           g.last_used_at as "lastUsedAt", g.expires_at as "expiresAt"
      from oauth_grants g join people p on p.id = g.person_id
     where g.account_id = ${accountId} and (g.expires_at is null or g.expires_at > now())
     order by g.created_at desc, g.id`

/** Take back what was allowed, with every code and token, and tell every replica. */
export const deleteGrant = async (sql: Sql, id: string, by: Actor = service): Promise<void> => {
  await sql`
    with gone as (delete from oauth_grants where id = ${id} returning id, account_id)
    select record_audit(account_id, 'app disconnected', id, ${by}::json), pg_notify('auth_revoked', id) from gone`
}

/** Take back what people of an account have allowed, but for the apps that got a token last, and tell every replica. */
export const deleteOldGrants = async (sql: Sql, accountId: string, kept: number): Promise<void> => {
  await sql`
    with gone as (
      delete from oauth_grants where id in (
        select id from oauth_grants where account_id = ${accountId} order by last_used_at desc, id desc offset ${kept})
      returning id, account_id
    )
    select record_audit(account_id, 'app disconnected', id, ${service}::json), pg_notify('auth_revoked', id) from gone`
}

/**
 * Store a record. A new access token is a use of its grant.
 * @throws an error with code 23503 when its grant is gone.
 */
export const upsertRecord = async (
  sql: Sql,
  record: { kind: string; hash: string; grantId: string | null; payload: Payload; seconds: number },
): Promise<void> => {
  await sql`
    with used as (
      update oauth_grants set last_used_at = now() where id = ${record.grantId} and ${record.kind} = 'AccessToken'
    )
    insert into oauth_records (kind, id, grant_id, payload, expires_at)
    values (${record.kind}, ${record.hash}, ${record.grantId}, ${record.payload},
            now() + make_interval(secs => ${record.seconds}::float8))
    on conflict (kind, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`
}

/** A record of the library by its kind and hash, with the seconds since it was used; null: none. */
export const selectRecord = async (sql: Sql, kind: string, hash: string): Promise<StoredRecord | null> => {
  const [row] = await sql<StoredRecord>`
    select payload, consumed_at as "consumedAt",
           extract(epoch from now() - consumed_at)::float8 as "secondsSinceConsumed"
      from oauth_records where kind = ${kind} and id = ${hash} and expires_at > now()`
  return row ?? null
}

/** A session by the name under which interactions know it, which opens nothing. */
export const selectSessionByUid = async (sql: Sql, uid: string): Promise<Payload | null> => {
  const [row] = await sql<{ payload: Payload }>`
    select payload from oauth_records where kind = 'Session' and payload->>'uid' = ${uid} and expires_at > now()`
  return row?.payload ?? null
}

/**
 * Use a record up. Without grace it is used once, whatever the clock says: a transaction that waited for the first use began
 * before it. With grace it is used twice at most, within that time of its first use.
 * @returns False when it was used up before, or is gone.
 */
export const consumeRecord = async (
  sql: Sql,
  { kind, hash, graceSeconds }: { kind: string; hash: string; graceSeconds: number },
): Promise<boolean> => {
  const rows = await sql`
    update oauth_records set consumed_at = coalesce(consumed_at, now()), uses = uses + 1
     where kind = ${kind} and id = ${hash}
       and (consumed_at is null
            or ${graceSeconds}::float8 > 0 and uses < 2
               and consumed_at > now() - make_interval(secs => ${graceSeconds}::float8))
    returning id`
  return rows.length === 1
}

/** The grant of a record, also of one that was used up. */
export const selectGrantOf = async (sql: Sql, kind: string, hash: string): Promise<string | null> => {
  const [row] = await sql<{ grantId: string | null }>`
    select grant_id as "grantId" from oauth_records where kind = ${kind} and id = ${hash}`
  return row?.grantId ?? null
}

/** Remove a record, and notify every replica of an access token. Returns its grant. */
export const deleteRecord = async (sql: Sql, kind: string, hash: string): Promise<string | null> => {
  const [row] = await sql<{ grantId: string | null }>`
    with gone as (delete from oauth_records where kind = ${kind} and id = ${hash} returning grant_id)
    select grant_id as "grantId",
           case when ${kind} = 'AccessToken' then pg_notify('auth_revoked', grant_id) end as notified
      from gone`
  return row?.grantId ?? null
}

/** Store a client that the operator did not register, or replace its payload. */
export const upsertClient = async (sql: Sql, id: string, payload: Payload): Promise<void> => {
  await sql`
    insert into oauth_clients (id, payload) values (${id}, ${payload})
    on conflict (id) do update set payload = excluded.payload`
}

/** Store a client of the operator. */
export const insertRegisteredClient = async (sql: Sql, id: string, payload: Payload): Promise<void> => {
  await sql`insert into oauth_clients (id, payload, is_registered) values (${id}, ${payload}, true)`
}

/** A client by its id, and whether the operator registered it; null: none. */
export const selectClient = async (
  sql: Sql,
  id: string,
): Promise<{ payload: Payload; isRegistered: boolean } | null> => {
  const [row] = await sql.read<{ payload: Payload; isRegistered: boolean }>`
    select payload, is_registered as "isRegistered" from oauth_clients where id = ${id}`
  return row ?? null
}

/** A client of the operator as it may be shown. */
interface RegisteredClient {
  readonly clientId: string
  readonly name: string
  readonly method: string
  readonly redirects: readonly string[]
  readonly createdAt: Date
}

/** Clients of the operator, oldest first. */
export const selectRegisteredClients = (sql: Sql): Promise<RegisteredClient[]> =>
  sql<RegisteredClient>`
    select id as "clientId", payload->>'client_name' as name, payload->>'token_endpoint_auth_method' as method,
           payload->'redirect_uris' as redirects, created_at as "createdAt"
      from oauth_clients where is_registered order by created_at, id`

/** Remove a client with everything it was allowed, and tell every replica. Returns the grants; null: no such client. */
export const deleteClient = async (sql: Sql, id: string, by: Actor): Promise<string[] | null> => {
  const [row] = await sql<{ grants: string[]; isKnown: boolean }>`
    with gone as (delete from oauth_clients where id = ${id} returning id),
         grants as (delete from oauth_grants where client_id in (select id from gone) returning id, account_id),
         told as (select id, pg_notify('auth_revoked', id), record_audit(account_id, 'app disconnected', id, ${by}::json)
                    from grants)
    select exists (select from gone) as "isKnown", coalesce(array_agg(id), '{}') as grants from told`
  return row!.isKnown ? row!.grants : null
}

/** Remove clients without any approval within a day. */
export const deleteUnused = async (sql: Sql): Promise<void> => {
  await sql`
    delete from oauth_clients c
     where not is_registered and created_at < now() - interval '24 hours'
       and not exists (select from oauth_grants g where g.client_id = c.id)`
}

/**
 * Remove the oldest of what strangers can have stored beyond so many: clients that nobody approved, and questions. The newest of those
 * is found once, by itself: where the planner expects no rows, it would sort all again for each of thousands.
 */
export const deleteSurplus = async (sql: Sql, max: number): Promise<void> => {
  await sql`
    with newest as materialized (
      select c.id, c.created_at from oauth_clients c
       where not c.is_registered and not exists (select from oauth_grants g where g.client_id = c.id)
       order by c.created_at desc, c.id offset ${max} limit 1)
    delete from oauth_clients c using newest n
     where not c.is_registered and not exists (select from oauth_grants g where g.client_id = c.id)
       and (c.created_at < n.created_at or (c.created_at = n.created_at and c.id >= n.id))`
  await sql`
    with newest as materialized (
      select id, expires_at from oauth_records where kind = 'Interaction' order by expires_at desc, id offset ${max} limit 1)
    delete from oauth_records r using newest n
     where r.kind = 'Interaction' and (r.expires_at < n.expires_at or (r.expires_at = n.expires_at and r.id >= n.id))`
}

/** Keys that sign, newest first. */
export interface SharedKeys {
  readonly jwks: readonly Record<string, unknown>[]
  readonly cookies: readonly string[]
}
/** Keys as they are stored: sealed where there is a secret outside of the database. */
export type StoredKeys = SharedKeys | { readonly sealed: string }

/** The signing keys that all replicas share; null before the first start. */
export const selectSigningKeys = async (sql: Sql): Promise<StoredKeys | null> => {
  const [row] = await sql<{ value: StoredKeys }>`select value from oauth_keys where name = 'current'`
  return row?.value ?? null
}

/** Store the first keys of an installation, unless somebody else just did. */
export const insertKeys = async (sql: Sql, keys: StoredKeys): Promise<void> => {
  await sql`insert into oauth_keys (name, value) values ('current', ${keys}) on conflict do nothing`
}

/** Put keys in the place of others, unless another process just did. No notice is sent: processes go on with the keys that they have. */
export const replaceKeys = async (sql: Sql, before: StoredKeys, keys: StoredKeys): Promise<void> => {
  await sql`update oauth_keys set value = ${keys} where name = 'current' and value = ${before}::jsonb`
}

/** Fingerprint of the secret that signs and seals for this database; null: no process with one has started. */
export const selectFingerprint = async (sql: Sql): Promise<string | null> => {
  const [row] = await sql<{ value: { fingerprint: string } }>`select value from oauth_keys where name = 'secret'`
  return row?.value.fingerprint ?? null
}

/** Store the fingerprint of a secret. @param before The one that it replaces; another process may have been first. */
export const storeFingerprint = async (sql: Sql, fingerprint: string, before: string | null): Promise<void> => {
  await sql`
    insert into oauth_keys (name, value) values ('secret', ${{ fingerprint }})
    on conflict (name) do update set value = excluded.value
     where oauth_keys.value ->> 'fingerprint' = ${before}`
}

/** Where replicas hear of new keys. */
export const keysChannel = 'oauth_keys'

/** Put other keys in place, and tell every replica. */
export const updateKeys = async (sql: Sql, keys: StoredKeys): Promise<void> => {
  await sql`
    with changed as (
      insert into oauth_keys (name, value) values ('current', ${keys})
      on conflict (name) do update set value = excluded.value returning name
    )
    select pg_notify(${keysChannel}, name) from changed`
}
