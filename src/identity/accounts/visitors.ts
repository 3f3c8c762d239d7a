import type { AccountTools } from './accounts.ts'
import { insertAccountOnce, selectIsAccountErased } from './queries.ts'

/**
 * The operator's account that is charged for people who are fitted in the studio without one. Its id sorts behind every other:
 * the first account stays whose it is.
 */
export const visitorsAccountId = 'acc_7ZZZZZZZZZZZZZZZZZZZZZZZZZ'

/** Bounds what many addresses together can store until the operator sets another (`clubwright account limit`). */
const monthlyLimitUsual = 10_000

/** The account of visitors, which is made for the first of them. Null: the operator has erased it. */
export const visitorsAccount = async ({ sql, clock }: AccountTools): Promise<string | null> => {
  const isErased = await selectIsAccountErased(sql, visitorsAccountId)
  if (isErased !== null) return isErased ? null : visitorsAccountId
  await insertAccountOnce(sql, {
    id: visitorsAccountId,
    email: 'studio-visitors@account.invalid',
    companyName: 'Studio visitors',
    tier: 'standard',
    isEnterprise: false,
    monthlyLimit: monthlyLimitUsual,
    createdAt: clock(),
  })
  return visitorsAccountId
}
