import type { Sql } from '../../platform/postgres/sql.ts'
import type { HashedCredential, Principal, Scope } from '../auth/index.ts'
import { auditChannel, auditNews } from './audit.ts'

/** An account as it is stored. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly companyName: string
  /** Internal label; clients look at the usage instead. */
  readonly tier: string
  readonly isEnterprise: boolean
  /** Included fittings per UTC month; null is unlimited. */
  readonly monthlyLimit: number | null
  readonly createdAt: Date
}

/** An API key as it may be shown: without its secret, which is not stored. */
export interface ApiKey {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly lastFour: string
  readonly scopes: Scope[]
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

/** Every account has a credit balance, from its first moment on. */
export const insertAccount = async (sql: Sql, account: Account): Promise<void> => {
  await sql`
    with account as (
      insert into accounts (id, email, company_name, tier, is_enterprise, monthly_limit, created_at)
      values (${account.id}, ${account.email}, ${account.companyName}, ${account.tier}, ${account.isEnterprise},
              ${account.monthlyLimit}, ${account.createdAt})
      returning id
    ), balance as (
      insert into credit_balances (account_id) select id from account
    )
    select pg_notify(${auditChannel}, ${auditNews('account made', { accountId: account.id })}) from account`
}

/** Every account, oldest first. */
export const selectAccounts = (sql: Sql): Promise<Account[]> =>
  sql<Account>`
    select id, email, company_name as "companyName", tier, is_enterprise as "isEnterprise",
           monthly_limit as "monthlyLimit", created_at as "createdAt"
      from accounts order by id`

export const selectHasAccounts = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql<{ any: boolean }>`select exists (select from accounts) as any`
  return row!.any
}

/** Store a key. Returns false when there is no such account. */
export const insertApiKey = async (sql: Sql, key: ApiKey, hash: string): Promise<boolean> => {
  const rows = await sql`
    with made as (
      insert into api_keys (id, account_id, name, hash, last_four, scopes, created_at)
      select ${key.id}, id, ${key.name}, ${hash}, ${key.lastFour}, ${key.scopes}::text[], ${key.createdAt}::timestamptz
        from accounts where id = ${key.accountId} and erased_at is null
      returning id
    )
    select id, pg_notify(${auditChannel}, ${auditNews('key made', { accountId: key.accountId, keyId: key.id })}) from made`
  return rows.length === 1
}

/** Keys of an account, revoked ones too, oldest first. */
export const selectApiKeys = (sql: Sql, accountId: string): Promise<ApiKey[]> =>
  sql<ApiKey>`
    select id, account_id as "accountId", name, last_four as "lastFour", scopes, created_at as "createdAt",
           revoked_at as "revokedAt"
      from api_keys where account_id = ${accountId} order by id`

/** The keys with these hashes, revoked ones too. */
export const selectKeys = async (sql: Sql, hashes: readonly string[]): Promise<HashedCredential[]> => {
  const rows = await sql.read<Omit<Principal, 'kind'> & { hash: string; isRevoked: boolean }>`
    select hash, account_id as "accountId", id as "keyId", scopes, revoked_at is not null as "isRevoked"
      from api_keys where hash = any(${hashes}::text[])`
  return rows.map(({ hash, isRevoked, ...key }) => ({ hash, isRevoked, principal: { ...key, kind: 'api_key' } }))
}

/** Where replicas hear of revoked keys; the payload is the id of the key. */
export const revocationChannel = 'auth_revoked'

/**
 * Revoke a key and tell every replica, both or neither: a notification is delivered when its transaction commits.
 * Returns the key as it is now, or null when there is none of this id. The first revocation's time stays.
 */
export const updateRevoked = async (sql: Sql, keyId: string, at: Date): Promise<ApiKey | null> => {
  const [key] = await sql<ApiKey & { notified: unknown }>`
    with revoked as (
      update api_keys set revoked_at = coalesce(revoked_at, ${at}) where id = ${keyId} returning *
    )
    select id, account_id as "accountId", name, last_four as "lastFour", scopes, created_at as "createdAt",
           revoked_at as "revokedAt",
           json_build_array(
             pg_notify(${revocationChannel}, id),
             case revoked_at when ${at} then pg_notify(${auditChannel}, ${auditNews('key revoked', { keyId })}) end
           ) as notified
      from revoked`
  if (key === undefined) return null
  const { notified: _, ...shown } = key
  return shown
}

/**
 * Take everything personal out of an account. Its ledgers stay, without what people wrote into them; credits that are left
 * lapse, which the ledger says. False when there is no such account; again changes nothing.
 */
export const eraseAccountRow = (sql: Sql, accountId: string, at: Date): Promise<boolean> =>
  sql.begin(async (sql) => {
    const [account] = await sql<{ balance: number }>`
      select balance from credit_balances where account_id = ${accountId} for no key update`
    if (account === undefined) return false
    if (account.balance > 0)
      await sql`select change_credits(${accountId}, ${-account.balance}, 'adjustment', null, null, ${at})`
    await sql`
      update accounts
         set email = 'erased@account.invalid', company_name = 'erased', erased_at = coalesce(erased_at, ${at})
       where id = ${accountId}`
    await sql`update api_keys set name = 'erased' where account_id = ${accountId}`
    await sql`update credit_entries set note = null where account_id = ${accountId} and note is not null`
    await sql`select pg_notify(${auditChannel}, ${auditNews('account erased', { accountId })})`
    return true
  })

/** What an account has used of a month, and what it may use. */
export interface AccountUsage {
  readonly email: string
  readonly companyName: string
  readonly tier: string
  readonly isEnterprise: boolean
  readonly monthlyLimit: number | null
  readonly includedUsed: number
  readonly creditUsed: number
  /** Purchased credits left. */
  readonly creditBalance: number
  /** When it was asked; its UTC month is the one that counts. */
  readonly at: Date
}

/** @param at Null: now, by the clock that fittings are charged by. */
export const selectUsage = async (sql: Sql, accountId: string, at: Date | null): Promise<AccountUsage | null> => {
  const [row] = await sql.read<AccountUsage>`
    select a.email, a.company_name as "companyName", a.tier, a.is_enterprise as "isEnterprise",
           a.monthly_limit as "monthlyLimit", coalesce(u.included_used, 0) as "includedUsed",
           coalesce(u.credit_used, 0) as "creditUsed", b.balance as "creditBalance", moment.at
      from (select coalesce(${at}::timestamptz, statement_timestamp()) as at) moment
     cross join accounts a
      join credit_balances b on b.account_id = a.id
      left join usage_months u on u.account_id = a.id and u.month = date_trunc('month', moment.at at time zone 'UTC')::date
     where a.id = ${accountId}`
  return row ?? null
}

/** A change of an account's purchased credits by an operator. */
export interface CreditChange {
  readonly accountId: string
  /** Negative takes credits back. */
  readonly amount: number
  readonly reason: 'purchase' | 'adjustment'
  readonly note: string | null
}

/**
 * Change the credits of an account and write it into its ledger. Returns the new balance, or null when there is no such
 * account.
 * @throws an error with code 23514 when the balance would fall below zero.
 */
export const changeCredits = async (
  sql: Sql,
  { accountId, amount, reason, note }: CreditChange,
  at: Date | null,
): Promise<number | null> => {
  const [row] = await sql<{ balance: number | null }>`
    select change_credits(${accountId}, ${amount}, ${reason}, null, ${note}, ${at}) as balance`
  return row!.balance
}
