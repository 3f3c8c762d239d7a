import { databaseTime } from '../../platform/clock.ts'
import { sqlState } from '../../platform/postgres/outage.ts'
import type { AccountTools } from './accounts.ts'
import { changeCredits } from './queries.ts'

/** What an operator says about credits. */
interface NewCredits {
  readonly accountId: string
  /** Above zero: bought. Below zero: taken back, to correct a mistake. */
  readonly amount: number
  readonly note: string | null
}

const checkViolation = '23514'

/**
 * Add purchased credits, or take some back.
 * @returns The new balance; or why nothing changed: no such account, or fewer credits than are to be taken back.
 */
export const addCredits = async (
  { sql, clock }: AccountTools,
  credits: NewCredits,
): Promise<{ balance: number } | { refused: 'no such account' | 'too few credits' }> => {
  const reason = credits.amount > 0 ? 'purchase' : 'adjustment'
  try {
    const balance = await changeCredits(sql, { ...credits, reason }, databaseTime(clock))
    return balance === null ? { refused: 'no such account' } : { balance }
  } catch (error) {
    if (sqlState(error) === checkViolation) return { refused: 'too few credits' }
    throw error
  }
}
