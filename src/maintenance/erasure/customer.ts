import { removeSessions, selectSessionOwners } from '../../features/sessions/index.ts'
import { operator, recordAudit } from '../../identity/audit/index.ts'
import { removeCustomer, selectCustomer, selectCustomerId } from '../../identity/customers/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'

/** Sessions are up to 5 MB, and each is read for whom it names. */
const atOnceMax = 20

/** What was found of a customer, and erased. */
interface ErasedCustomer {
  /** Null: nobody had this name; sessions may have named somebody all the same. */
  readonly customerId: string | null
  readonly sessions: number
}

/**
 * Erase a customer of an account with every session that names the customer, also sessions from before it was added.
 * Fittings do not say whose they are.
 *
 * @param named Our id, the account's own, or an email address in any capitals.
 */
export const eraseCustomer = async (sql: Sql, accountId: string, named: string): Promise<ErasedCustomer> => {
  const customerId = await selectCustomerId(sql, accountId, named)
  const customer = customerId === null ? null : await selectCustomer(sql, accountId, customerId)
  const names = new Set([named, customer?.id, customer?.ref, customer?.email].flatMap((name) => plain(name ?? null)))
  const sessions = await eraseSessionsWhere(
    sql,
    accountId,
    (owner) =>
      (customerId !== null && owner.customerId === customerId) ||
      plain(owner.customerRef).some((name) => names.has(name)),
  )
  await sql.begin(async (sql) => {
    if (customerId !== null) await removeCustomer(sql, accountId, customerId)
    if (customerId !== null || sessions > 0)
      await recordAudit(sql, { accountId, event: 'customer erased', subject: customerId, by: operator })
  })
  return { customerId, sessions }
}

/** Remove the sessions of an account that are meant; all by default. Returns how many there were. */
export const eraseSessionsWhere = async (
  sql: Sql,
  accountId: string,
  isMeant: (owner: { customerId: string | null; customerRef: string | null }) => boolean = () => true,
): Promise<number> => {
  let removed = 0
  for (let after: string | null = null; ; ) {
    const page = await selectSessionOwners(sql, accountId, after, atOnceMax)
    const ids = page.filter(isMeant).map(({ id }) => id)
    if (ids.length > 0) removed += await removeSessions(sql, accountId, ids)
    if (page.length < atOnceMax) return removed
    after = page.at(-1)!.id
  }
}

const plain = (name: string | null): string[] => (name === null ? [] : [name.trim().toLowerCase()])
