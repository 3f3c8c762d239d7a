import { gathering } from '../../platform/postgres/batch.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Actor, operator, recordAudit } from '../audit/index.ts'
import { type ShopRow, shopOf } from '../auth/index.ts'
import { auditChannel, auditNews } from './audit.ts'
import type { AccountLook } from './look-wish.ts'

/** An account as it is stored. */
interface Account {
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

/** Make an account of the service itself, unless it is there: every replica may, at the same time. */
export const insertAccountOnce = async (sql: Sql, account: Account): Promise<void> => {
  await sql`
    with account as (
      insert into accounts (id, email, company_name, tier, is_enterprise, monthly_limit, created_at)
      values (${account.id}, ${account.email}, ${account.companyName}, ${account.tier}, ${account.isEnterprise},
              ${account.monthlyLimit}, ${account.createdAt})
      on conflict (id) do nothing
      returning id
    ), balance as (
      insert into credit_balances (account_id) select id from account
    )
    select pg_notify(${auditChannel}, ${auditNews('account made', { accountId: account.id })}) from account`
}

/** Whether an account was erased; null: it was never made. */
export const selectIsAccountErased = async (sql: Sql, accountId: string): Promise<boolean | null> => {
  const [row] = await sql.read<{ erased: boolean }>`
    select erased_at is not null as erased from accounts where id = ${accountId}`
  return row?.erased ?? null
}

/** What an account has as a shop; its sandbox has it too. */
export const selectShop = async (sql: Sql, accountId: string): Promise<ReturnType<typeof shopOf>> => {
  const [row] = await sql.read<ShopRow>`
    select owner.store_link as "storeLink", owner.price_list_date::text as "priceListDate"
      from accounts a join accounts owner on owner.id = coalesce(a.sandbox_of, a.id) where a.id = ${accountId}`
  return row === undefined ? {} : shopOf(row)
}

/** What the company of an account is called; null: there is no such account. */
export const selectCompanyName = async (sql: Sql, accountId: string): Promise<string | null> => {
  const [row] = await sql.read<{ name: string }>`select company_name as name from accounts where id = ${accountId}`
  return row?.name ?? null
}

/** Change the allowance of an account, starting this month. Returns false when there is no such account. */
export const updateMonthlyLimit = async (
  sql: Sql,
  accountId: string,
  monthlyLimit: number | null,
  by: Actor,
): Promise<boolean> => {
  const rows = await sql`
    with changed as (
      update accounts set monthly_limit = ${monthlyLimit}
       where id = ${accountId} and erased_at is null and sandbox_of is null
      returning id
    )
    select record_audit(id, 'allowance changed', ${String(monthlyLimit ?? 'unlimited')}, ${by}::json) from changed`
  return rows.length === 1
}

/** Say where the store links of an account lead; null: to the store of this service. */
export const updateStoreLink = async (
  sql: Sql,
  accountId: string,
  storeLink: string | null,
  by: Actor,
): Promise<void> => {
  await sql`
    with changed as (
      update accounts set store_link = ${storeLink}
       where id = ${accountId} and erased_at is null and store_link is distinct from ${storeLink}
      returning id
    )
    select record_audit(id, 'store link changed', null, ${by}::json) from changed`
}

/** How the studio looks on the account's own pages, as it is stored; nothing of an account that chose nothing. */
export const selectLook = async (sql: Sql, accountId: string): Promise<AccountLook & { readonly company: string }> => {
  const [row] = await sql.read<{ look: AccountLook | null; company: string }>`
    select look, company_name as company from accounts where id = ${accountId}`
  return { ...row?.look, company: row?.company ?? '' }
}

/** Say how the studio looks on the account's own pages. False: there is no such account. */
export const updateLook = async (sql: Sql, accountId: string, look: AccountLook, by: Actor): Promise<boolean> => {
  const rows = await sql`
    with changed as (
      update accounts set look = ${look}::json
       where id = ${accountId} and erased_at is null and sandbox_of is null
      returning id
    )
    select record_audit(id, 'look changed', null, ${by}::json) from changed`
  return rows.length === 1
}

/** Where the test keys of an account work. */
interface NewSandbox {
  readonly id: string
  /** The account. */
  readonly of: string
  readonly createdAt: Date
}

/** Give an account its sandbox, unless it has one, or does not exist. */
export const insertSandbox = async (sql: Sql, { id, of, createdAt }: NewSandbox): Promise<void> => {
  await sql`
    with made as (
      insert into accounts (id, sandbox_of, email, company_name, tier, is_enterprise, monthly_limit, created_at)
      select ${id}, id, 'sandbox@account.invalid', 'sandbox', 'test', false, null, ${createdAt}::timestamptz
        from accounts where id = ${of} and erased_at is null and sandbox_of is null for share
      on conflict (sandbox_of) do nothing
      returning id
    )
    insert into credit_balances (account_id) select id from made`
}

/** The sandbox of an account; null while it has had no test key. */
export const selectSandbox = async (sql: Sql, accountId: string): Promise<string | null> => {
  const [row] = await sql.read<{ id: string }>`select id from accounts where sandbox_of = ${accountId}`
  return row?.id ?? null
}

/** Every account, oldest first, without the sandboxes. */
export const selectAccounts = (sql: Sql): Promise<Account[]> =>
  sql<Account>`
    select id, email, company_name as "companyName", tier, is_enterprise as "isEnterprise",
           monthly_limit as "monthlyLimit", created_at as "createdAt"
      from accounts where sandbox_of is null order by id`

/** Whether there is any account. */
export const selectHasAccounts = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql<{ any: boolean }>`select exists (select from accounts) as any`
  return row!.any
}

/**
 * Take everything personal out of an account. Its ledgers stay, without what people wrote into them; credits that are left
 * lapse, which the ledger says. False when there is no such account; again changes nothing.
 */
export const eraseAccountRow = (sql: Sql, accountId: string, at: Date): Promise<boolean> =>
  sql.begin(async (sql) => {
    const [account] = await sql<{ balance: number; isErased: boolean }>`
      select b.balance, a.erased_at is not null as "isErased"
        from credit_balances b join accounts a on a.id = b.account_id
       where b.account_id = ${accountId} for no key update of b`
    if (account === undefined) return false
    if (account.balance > 0)
      await sql`select change_credits(${accountId}, ${-account.balance}, 'adjustment', null, null, ${at})`
    await sql`
      update accounts
         set email = 'erased@account.invalid', company_name = 'erased', store_link = null, price_list_date = null, look = null,
             erased_at = coalesce(erased_at, ${at})
       where id = ${accountId} or sandbox_of = ${accountId}`
    await sql`
      update api_keys set name = 'erased', origins = null, daily_cap = null, shop = null
       where account_id in (select id from accounts where id = ${accountId} or sandbox_of = ${accountId})`
    await sql`
      delete from claims
       where account_id in (select id from accounts where id = ${accountId} or sandbox_of = ${accountId})`
    await sql`update credit_entries set note = null, invoice = null where account_id = ${accountId} and coalesce(note, invoice) is not null`
    if (!account.isErased)
      await recordAudit(sql, { accountId, event: 'account erased', subject: accountId, by: operator })
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

interface UsageQuestion {
  readonly accountId: string
  readonly at: Date | null
}

const usageReaders = new WeakMap<Sql, (question: UsageQuestion) => Promise<AccountUsage | null>>()

/**
 * Usage of an account; dashboards and programs ask for it by the hundred, so those of one moment are read together.
 * @param at Null: now, by the clock that fittings are charged by.
 */
export const selectUsage = (sql: Sql, accountId: string, at: Date | null): Promise<AccountUsage | null> => {
  const read = usageReaders.get(sql) ?? gathering((questions: readonly UsageQuestion[]) => selectUsages(sql, questions))
  usageReaders.set(sql, read)
  return read({ accountId, at })
}

const selectUsages = async (sql: Sql, questions: readonly UsageQuestion[]): Promise<(AccountUsage | null)[]> => {
  const ids = questions.map(({ accountId }) => accountId)
  const moments = questions.map(({ at }) => at?.toISOString() ?? null)
  const rows = await sql.read<AccountUsage & { place: number }>`
    select owner.email, owner.company_name as "companyName", a.tier, a.is_enterprise as "isEnterprise",
           a.monthly_limit as "monthlyLimit", coalesce(u.included_used, 0) as "includedUsed",
           coalesce(u.credit_used, 0) as "creditUsed", b.balance as "creditBalance", moment.at, asked.place::int
      from unnest(${ids}::text[], ${moments}::text[]) with ordinality asked (id, at, place)
     cross join lateral (select coalesce(asked.at::timestamptz, statement_timestamp()) as at) moment
      join accounts a on a.id = asked.id
      join accounts owner on owner.id = coalesce(a.sandbox_of, a.id)
      join credit_balances b on b.account_id = a.id
      left join usage_months u on u.account_id = a.id and u.month = date_trunc('month', moment.at at time zone 'UTC')::date`
  const found = new Map(rows.map(({ place, ...usage }) => [place - 1, usage]))
  return questions.map((_, place) => found.get(place) ?? null)
}

/** A change of an account's purchased credits by an operator. */
interface CreditChange {
  readonly accountId: string
  /** Negative takes credits back. */
  readonly amount: number
  readonly reason: 'purchase' | 'adjustment'
  readonly note: string | null
  readonly invoice: string | null
}

/** Take the credits of an account for this transaction, and find an invoice among them. @returns Null without the account. */
export const lockCredits = async (
  sql: Sql,
  accountId: string,
  invoice: string,
): Promise<{ balance: number; invoiced: number | null } | null> => {
  const [account] = await sql<{ balance: number }>`
    select balance from credit_balances where account_id = ${accountId} for no key update`
  if (account === undefined) return null
  const [entry] = await sql<{ amount: number }>`
    select amount from credit_entries where account_id = ${accountId} and invoice = ${invoice}`
  return { ...account, invoiced: entry?.amount ?? null }
}

/**
 * Change the credits of an account and write it into its ledger. Returns the new balance, or null when there is no such
 * account.
 * @throws an error with code 23514 when the balance would fall below zero.
 */
export const changeCredits = async (
  sql: Sql,
  { accountId, amount, reason, note, invoice }: CreditChange,
  at: Date | null,
): Promise<number | null> => {
  const [row] = await sql<{ balance: number | null }>`
    with changed as materialized (
      select change_credits(${accountId}, ${amount}, ${reason}, null, ${note}, ${at}, ${invoice}) as balance
    )
    select balance, case when balance is not null
                         then record_audit(${accountId}, 'credits changed', ${amount > 0 ? `+${amount}` : `${amount}`}, ${operator}::json)
                    end as noted
      from changed`
  return row!.balance
}

/** An entry of the ledger of credits. */
interface CreditEntry {
  readonly at: Date
  readonly amount: number
  readonly reason: 'purchase' | 'fitting' | 'refund' | 'adjustment'
  readonly invoice: string | null
  readonly note: string | null
  readonly fittingId: string | null
}

/** The newest entries of the ledger of an account, newest first. */
export const selectCredits = (sql: Sql, accountId: string, limit: number): Promise<CreditEntry[]> =>
  sql.read<CreditEntry>`
    select at, amount, reason, invoice, note, fitting_id as "fittingId"
      from credit_entries where account_id = ${accountId} order by at desc, id desc limit ${limit}`
