import { databaseTime } from '../../platform/clock.ts'
import { sqlState } from '../../platform/postgres/outage.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { AccountTools } from './accounts.ts'
import { changeCredits, lockCredits } from './queries.ts'

/** What an operator says about credits. */
interface NewCredits {
  readonly accountId: string
  /** Above zero: bought. Below zero: taken back, to correct a mistake. */
  readonly amount: number
  readonly note: string | null
  /** Number of the invoice, for which they are added once. */
  readonly invoice?: string | null
}

/** Credits as they stand after an addition. */
interface Added {
  readonly balance: number
  /** Whether the invoice was added before, and nothing changed now. */
  readonly isRepeat: boolean
}

const checkViolation = '23514'

/**
 * Add purchased credits, or take some back.
 * @returns Why nothing changed: no such account, fewer credits than are to be taken back, or an invoice of another amount.
 */
export const addCredits = async (
  { sql, clock }: AccountTools,
  { invoice = null, ...credits }: NewCredits,
): Promise<Added | { refused: 'no such account' | 'too few credits' | 'another amount' }> => {
  const reason = credits.amount > 0 ? 'purchase' : 'adjustment'
  const change = async (sql: Sql): Promise<Added | { refused: 'no such account' }> => {
    const balance = await changeCredits(sql, { ...credits, reason, invoice }, databaseTime(clock))
    return balance === null ? { refused: 'no such account' } : { balance, isRepeat: false }
  }
  try {
    if (invoice === null) return await change(sql)
    return await sql.begin(async (sql) => {
      const account = await lockCredits(sql, credits.accountId, invoice)
      if (account === null || account.invoiced === null) return change(sql)
      const { balance, invoiced } = account
      return invoiced === credits.amount ? { balance, isRepeat: true } : { refused: 'another amount' }
    })
  } catch (error) {
    if (sqlState(error) === checkViolation) return { refused: 'too few credits' }
    throw error
  }
}
