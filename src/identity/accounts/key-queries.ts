import type { Sql } from '../../platform/postgres/sql.ts'
import type { Actor } from '../audit/index.ts'
import { type HashedCredential, type Principal, type Scope, type ShopRow, shopOf } from '../auth/index.ts'
import { auditChannel, auditNews } from './audit.ts'

/** An API key as it may be shown: without its secret, which is not stored. */
export interface ApiKey {
  readonly id: string
  /** Whose key it is; a test key works in the sandbox of this account. */
  readonly accountId: string
  readonly isTest: boolean
  readonly name: string
  readonly lastFour: string
  readonly scopes: Scope[]
  readonly createdAt: Date
  /** Null: no end. */
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
  /** Up to a minute old. */
  readonly lastUsedAt: Date | null
  /** Address prefix of that use: `192.0.2.0/24` or `2001:db8:1::/48`. */
  readonly lastUsedFrom: string | null
  /** The key that replaces it. */
  readonly successorId: string | null
  /** Of the pages that may use a publishable key; null: a secret key. */
  readonly origins: string[] | null
  /** Fittings of a publishable key per UTC day. */
  readonly dailyCap: number | null
  /** Travels in the store links of a publishable key. */
  readonly shop: string | null
}

/** A key that is to be stored. */
export type NewApiKey = Pick<
  ApiKey,
  | 'id'
  | 'accountId'
  | 'isTest'
  | 'name'
  | 'lastFour'
  | 'scopes'
  | 'createdAt'
  | 'expiresAt'
  | 'origins'
  | 'dailyCap'
  | 'shop'
>

/** Whether a key is one that everybody can read. */
export const selectIsPublishable = async (sql: Sql, keyId: string): Promise<boolean> => {
  const rows = await sql.read`select id from api_keys where id = ${keyId} and origins is not null`
  return rows.length > 0
}

/** Store a key. Returns false when there is no such account. */
export const insertApiKey = async (sql: Sql, key: NewApiKey, hash: string, by: Actor): Promise<boolean> => {
  const rows = await sql`
    with account as (
      select id from accounts where id = ${key.accountId} and erased_at is null and sandbox_of is null for share
    ), made as (
      insert into api_keys (id, account_id, name, hash, last_four, scopes, created_at, expires_at, origins, daily_cap, shop)
      select ${key.id}, case when ${key.isTest} then (select s.id from accounts s where s.sandbox_of = account.id) else id end,
             ${key.name}, ${hash}, ${key.lastFour}, ${key.scopes}::text[],
             ${key.createdAt}::timestamptz, ${key.expiresAt}::timestamptz,
             ${key.origins}::text[], ${key.dailyCap}::integer, ${key.shop}
        from account
      returning id
    )
    select record_audit(${key.accountId}, 'key made', id, ${by}::json),
           pg_notify(${auditChannel}, ${auditNews('key made', { accountId: key.accountId, keyId: key.id })})
      from made`
  return rows.length === 1
}

/** A live account, and how a key of it stands. */
export interface KeyOwner {
  readonly accountId: string
  readonly key: 'live' | 'ended' | 'unknown'
}

/** The account of a key, or of the address for a key that nobody knows; null: none, or it is erased. */
export const selectOwnerOf = async (sql: Sql, hash: string, email: string): Promise<KeyOwner | null> => {
  const [owner] = await sql<KeyOwner>`
    select a.id as "accountId", case when k.id is null then 'unknown'
             when k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) then 'live' else 'ended' end as key
      from accounts a left join api_keys k on k.account_id = a.id and k.hash = ${hash}
     where a.erased_at is null and (k.id is not null or a.email = ${email})
     order by k.id is null, a.id limit 1`
  return owner ?? null
}

/** Give a key every scope of this release, where it has fewer. */
export const widenApiKey = async (sql: Sql, hash: string, all: readonly Scope[], by: Actor): Promise<void> => {
  await sql`
    with widened as (
      update api_keys set scopes = ${all}::text[]
       where hash = ${hash} and revoked_at is null and not scopes @> ${all}::text[]
      returning id, account_id
    )
    select record_audit(account_id, 'key widened', id, ${by}::json) from widened`
}

/** Keys of an account, test keys and revoked ones too, oldest first. */
export const selectApiKeys = (sql: Sql, accountId: string): Promise<ApiKey[]> =>
  sql<ApiKey>`
    select id, ${accountId}::text as "accountId", account_id <> ${accountId} as "isTest", name, last_four as "lastFour", scopes,
           created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt",
           last_used_from as "lastUsedFrom", successor_id as "successorId", origins, daily_cap as "dailyCap", shop
      from api_keys
     where account_id in (select id from accounts where id = ${accountId} or sandbox_of = ${accountId}) order by id`

/** How many keys of an account work, test keys too. `rolled`: until their overlap ends. */
export const countKeys = async (
  sql: Sql,
  accountId: string,
  at: Date,
): Promise<{ readonly live: number; readonly rolled: number }> => {
  const [row] = await sql<{ live: number; rolled: number }>`
    select count(*) filter (where successor_id is null)::int as live,
           count(*) filter (where successor_id is not null)::int as rolled
      from api_keys
     where account_id in (select id from accounts where id = ${accountId} or sandbox_of = ${accountId})
       and revoked_at is null and (expires_at is null or expires_at > ${at})`
  return row!
}

/** Remove the keys of an account that have ended, but for the newest. */
export const deleteEndedKeys = async (sql: Sql, accountId: string, at: Date, kept: number): Promise<void> => {
  await sql`
    delete from api_keys where id in (
      select id from api_keys
       where account_id in (select id from accounts where id = ${accountId} or sandbox_of = ${accountId})
         and (revoked_at is not null or expires_at <= ${at})
       order by coalesce(revoked_at, expires_at) desc, id desc offset ${kept})`
}

/** @param accountId Null: of any account. */
export const selectApiKey = async (sql: Sql, keyId: string, accountId: string | null): Promise<ApiKey | null> => {
  const [key] = await sql<ApiKey>`
    select k.id, coalesce(a.sandbox_of, a.id) as "accountId", a.sandbox_of is not null as "isTest", k.name,
           k.last_four as "lastFour", k.scopes, k.created_at as "createdAt", k.expires_at as "expiresAt",
           k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt", k.last_used_from as "lastUsedFrom",
           k.successor_id as "successorId", k.origins, k.daily_cap as "dailyCap", k.shop
      from api_keys k join accounts a on a.id = k.account_id
     where k.id = ${keyId} and (${accountId}::text is null or coalesce(a.sandbox_of, a.id) = ${accountId})`
  return key ?? null
}

/** The key that replaces another one. */
interface Successor {
  readonly id: string
  readonly hash: string
  readonly lastFour: string
  readonly createdAt: Date
}

/**
 * Store a key that replaces a live one, which ends at `endsAt` or at its own end before that, and tell every replica.
 * The successor may live as long as the old key was meant to.
 *
 * @returns False when the key has ended, or has a successor already; then nothing is changed.
 */
export const insertSuccessor = async (
  sql: Sql,
  keyId: string,
  { id, hash, lastFour, createdAt }: Successor,
  endsAt: Date,
  by: Actor,
): Promise<boolean> => {
  const rows = await sql`
    with before as (
      select k.* from api_keys k join accounts a on a.id = k.account_id
       where k.id = ${keyId} and a.erased_at is null and k.revoked_at is null and k.successor_id is null
         and (k.expires_at is null or k.expires_at > ${createdAt})
         for update of k for share of a
    ), made as (
      insert into api_keys (id, account_id, name, hash, last_four, scopes, created_at, expires_at, origins, daily_cap, shop)
      select ${id}, account_id, name, ${hash}, ${lastFour}, scopes, ${createdAt}::timestamptz,
             ${createdAt}::timestamptz + (expires_at - created_at), origins, daily_cap, shop
        from before
    ), rolled as (
      update api_keys k set successor_id = ${id}, expires_at = least(k.expires_at, ${endsAt}::timestamptz)
        from before b where k.id = b.id
      returning k.id, k.account_id
    )
    select record_audit(r.account_id, 'key rolled', r.id, ${by}::json), pg_notify(${revocationChannel}, r.id),
           pg_notify(${auditChannel}, json_build_object(
             'event', 'key rolled', 'accountId', r.account_id, 'keyId', r.id, 'successorId', ${id}::text)::text)
      from rolled r`
  return rows.length === 1
}

/** The last use of a key. */
export interface KeyUse {
  readonly keyId: string
  readonly at: Date
  /** Address prefix; null when it cannot be told. */
  readonly from: string | null
}

/** Store when keys were last used, at most once a minute per key across processes. Keys being written by another process are skipped. */
export const updateLastUsed = async (sql: Sql, uses: readonly KeyUse[]): Promise<void> => {
  await sql`
    with due as (
      select k.id, u.at, u."from" from api_keys k
        join json_to_recordset(${{ uses }}::json -> 'uses') as u ("keyId" text, at timestamptz, "from" text) on u."keyId" = k.id
       where k.last_used_at is null or k.last_used_at <= u.at - interval '1 minute'
         for no key update of k skip locked
    )
    update api_keys k set last_used_at = due.at, last_used_from = due."from" from due where k.id = due.id`
}

/** The keys with these hashes, those that have ended too. */
export const selectKeys = async (sql: Sql, hashes: readonly string[]): Promise<HashedCredential[]> => {
  type Key = Pick<Principal, 'accountId' | 'keyId' | 'scopes'> & Pick<ApiKey, 'origins' | 'dailyCap' | 'shop'>
  const rows = await sql.read<
    Key & ShopRow & { hash: string; isRevoked: boolean; expiresAt: Date | null; isTest: boolean }
  >`
    select k.hash, k.account_id as "accountId", k.id as "keyId", k.scopes, k.revoked_at is not null as "isRevoked",
           k.expires_at as "expiresAt", a.sandbox_of is not null as "isTest", owner.store_link as "storeLink",
           owner.price_list_date::text as "priceListDate", k.origins, k.daily_cap as "dailyCap", k.shop
      from api_keys k
      join accounts a on a.id = k.account_id
      join accounts owner on owner.id = coalesce(a.sandbox_of, a.id)
     where k.hash = any(${hashes}::text[])`
  return rows.map(
    ({ hash, isRevoked, expiresAt, isTest, storeLink, priceListDate, origins, dailyCap, shop, ...key }) => ({
      hash,
      isRevoked,
      principal: {
        ...key,
        kind: 'api_key',
        ...(expiresAt !== null && { expiresAt }),
        ...(isTest && { isTest }),
        ...shopOf({ storeLink, priceListDate }),
        ...(origins !== null && { publishable: { keyId: key.keyId, origins, dailyCap: dailyCap!, shop } }),
      },
    }),
  )
}

/** Whether a live publishable key was made for pages of an origin. @param at Now. */
export const selectIsKnownOrigin = async (sql: Sql, origin: string, at: Date): Promise<boolean> => {
  const rows = await sql.read`
    select from api_keys
     where origins @> array[${origin}]::text[] and revoked_at is null and (expires_at is null or expires_at > ${at})
     limit 1`
  return rows.length === 1
}

/** Where replicas hear of revoked keys; the payload is the id of the key. */
export const revocationChannel = 'auth_revoked'

/**
 * Revoke a key and tell every replica, both or neither: a notification is delivered when its transaction commits.
 * Returns the key as it is now, or null when there is none of this id. The first revocation's time stays.
 */
export const updateRevoked = async (sql: Sql, keyId: string, at: Date, by: Actor): Promise<ApiKey | null> => {
  await sql`
    with before as (
      select id, revoked_at is null as is_first from api_keys where id = ${keyId} for no key update
    ), revoked as (
      update api_keys k set revoked_at = coalesce(k.revoked_at, ${at}) from before b where k.id = b.id
      returning k.id, k.account_id, b.is_first
    )
    select pg_notify(${revocationChannel}, id),
           case when is_first then pg_notify(${auditChannel}, ${auditNews('key revoked', { keyId })}) end,
           case when is_first then record_audit(account_id, 'key revoked', id, ${by}::json) end
      from revoked`
  return selectApiKey(sql, keyId, null)
}
