import { databaseTime } from '../../platform/clock.ts'
import type { AccountTools } from './accounts.ts'
import { type AccountUsage, selectUsage } from './queries.ts'
import type { KeyStatus, Usage } from './schema.ts'

/** Whose key it is, and what the account has used of this UTC month. */
export const keyStatus = async ({ sql, clock }: AccountTools, accountId: string): Promise<KeyStatus> => {
  const account = await selectUsage(sql, accountId, databaseTime(clock))
  if (account === null) throw new Error(`a key names account ${accountId}, which does not exist`)
  const { companyName, email, tier } = account
  return { valid: true, developer: { companyName, email, tier }, usage: usageOf(account, startOfNextMonth(account.at)) }
}

/** The moment at which the monthly allowance is whole again: the start of the next UTC month. */
export const startOfNextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

const usageOf = (account: AccountUsage, resetsAt: Date): Usage => {
  const { monthlyLimit, includedUsed, creditUsed, creditBalance: purchasedCreditBalance } = account
  const current = includedUsed + creditUsed
  const includedRemaining = monthlyLimit === null ? null : Math.max(0, monthlyLimit - includedUsed)
  const remaining = includedRemaining === null ? null : includedRemaining + purchasedCreditBalance
  const limit = remaining === null ? null : current + remaining
  return {
    current,
    limit,
    remaining,
    percentUsed: percentUsed(current, limit),
    unlimited: monthlyLimit === null,
    creditBased: purchasedCreditBalance > 0 || creditUsed > 0,
    resetsAt: resetsAt.toISOString(),
    includedLimit: monthlyLimit,
    includedUsed,
    includedRemaining,
    purchasedCreditBalance,
    ...nextSource(account.isEnterprise, includedRemaining, purchasedCreditBalance),
  }
}

/** An account without any fittings (limit 0) has used all it has. */
const percentUsed = (current: number, limit: number | null): number => {
  if (limit === null) return 0
  return limit === 0 ? 100 : Math.floor((100 * current) / limit)
}

const nextSource = (
  isEnterprise: boolean,
  includedRemaining: number | null,
  creditBalance: number,
): Pick<Usage, 'availability' | 'nextFittingSource'> => {
  const isLeft = includedRemaining === null || includedRemaining > 0
  if (isLeft && isEnterprise) return { availability: 'enterprise', nextFittingSource: 'enterprise' }
  if (includedRemaining === null) return { availability: 'unlimited', nextFittingSource: 'unlimited' }
  if (isLeft) return { availability: 'included', nextFittingSource: 'included' }
  if (creditBalance > 0) return { availability: 'credit', nextFittingSource: 'purchased_credit' }
  return { availability: 'exhausted', nextFittingSource: 'unavailable' }
}
