import type { Sql } from '../../platform/postgres/sql.ts'

/** A customer as it is stored. */
export interface Customer {
  readonly id: string
  readonly email: string
  readonly name: string | null
  /** The account's own id of the customer, as its web app knows it. */
  readonly ref: string | null
  readonly createdAt: Date
}

/** Store a customer. Returns false when the account does not exist or has one with this address or ref. */
export const insertCustomer = async (
  sql: Sql,
  accountId: string,
  { id, email, name, ref, createdAt }: Customer,
): Promise<boolean> => {
  const rows = await sql`
    insert into customers (account_id, id, email, name, ref, created_at)
    select id, ${id}, ${email}, ${name}, ${ref}, ${createdAt}::timestamptz from accounts where id = ${accountId} and erased_at is null
        on conflict do nothing
    returning id`
  return rows.length === 1
}

/** A customer of an account with the same words; null: none. */
export const selectSame = async (
  sql: Sql,
  accountId: string,
  { email, name, ref }: Customer,
): Promise<Customer | null> => {
  const [same] = await sql<Customer>`
    select id, email, name, ref, created_at as "createdAt" from customers
     where account_id = ${accountId} and email = ${email} and name is not distinct from ${name}
       and ref is not distinct from ${ref}`
  return same ?? null
}

/** Customers of an account, oldest first. */
export const selectCustomers = (sql: Sql, accountId: string): Promise<Customer[]> =>
  sql<Customer>`
    select id, email, name, ref, created_at as "createdAt"
      from customers where account_id = ${accountId} order by created_at, lower(email)`

/** Take the customers of an account for this transaction, so that two imports cannot cross. False without the account. */
export const lockCustomers = async (sql: Sql, accountId: string): Promise<boolean> => {
  const rows = await sql`select id from accounts where id = ${accountId} and erased_at is null for no key update`
  return rows.length === 1
}

/** Customers travel in portions, so that no statement of an import takes long or is long in writing. */
const portion = 500

/** Store customers; one whose address is known gets the name and ref given here. Returns how many were new. */
export const upsertCustomers = async (sql: Sql, accountId: string, customers: readonly Customer[]): Promise<number> => {
  const portions = portionsOf(customers)
  // Refs may change hands within a file, and each insert is checked at once: so they are all let go first.
  for (const given of portions) await releaseRefs(sql, accountId, given)
  let added = 0
  for (const given of portions) added += await upsertPortion(sql, accountId, given)
  return added
}

const releaseRefs = (sql: Sql, accountId: string, customers: readonly Customer[]) =>
  sql`
    update customers set ref = null
     where account_id = ${accountId} and lower(email) = any(${customers.map(({ email }) => email.toLowerCase())}::text[])`

const upsertPortion = async (sql: Sql, accountId: string, customers: readonly Customer[]): Promise<number> => {
  const [row] = await sql<{ added: number }>`
    with given as (
      select * from json_to_recordset(${{ customers }}::json -> 'customers')
        as g (id text, email text, name text, ref text, "createdAt" timestamptz)
    ), stored as (
      insert into customers (account_id, id, email, name, ref, created_at)
      select ${accountId}, id, email, name, ref, "createdAt" from given
          on conflict (account_id, lower(email)) do update set name = excluded.name, ref = excluded.ref
      returning id
    )
    select count(*)::int as added from stored join given using (id)`
  return row!.added
}

/** Who has any of these refs. */
export const selectRefHolders = async (
  sql: Sql,
  accountId: string,
  refs: readonly string[],
): Promise<Pick<Customer, 'id' | 'email' | 'ref'>[]> => {
  const holders: Pick<Customer, 'id' | 'email' | 'ref'>[] = []
  for (const some of portionsOf(refs))
    holders.push(
      ...(await sql<Pick<Customer, 'id' | 'email' | 'ref'>>`
        select id, email, ref from customers where account_id = ${accountId} and ref = any(${[...some]}::text[])`),
    )
  return holders
}

const portionsOf = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / portion) }, (_, n) => items.slice(n * portion, (n + 1) * portion))

/** Remove a customer. Its sessions must be gone before. */
export const removeCustomer = async (sql: Sql, accountId: string, customerId: string): Promise<void> => {
  await sql`delete from customers where account_id = ${accountId} and id = ${customerId}`
}

/** Remove every customer of an account. Their sessions must be gone before. */
export const removeCustomers = async (sql: Sql, accountId: string): Promise<number> =>
  (await sql`delete from customers where account_id = ${accountId} returning id`).length

/** A customer of the account, by our id. */
export const selectCustomer = async (sql: Sql, accountId: string, customerId: string): Promise<Customer | null> => {
  const [row] = await sql<Customer>`
    select id, email, name, ref, created_at as "createdAt"
      from customers where account_id = ${accountId} and id = ${customerId}`
  return row ?? null
}

/**
 * The customer that a session names: by our id, by the account's own, or by email address in any capitals.
 * Null when the account has none: another account's customers do not count.
 */
export const selectCustomerId = async (sql: Sql, accountId: string, named: string): Promise<string | null> => {
  const [row] = await sql<{ id: string }>`
    select id from customers
     where account_id = ${accountId} and (id = ${named} or ref = ${named} or lower(email) = lower(${named}))
     order by id = ${named} desc, ref is not distinct from ${named} desc
     limit 1`
  return row?.id ?? null
}
