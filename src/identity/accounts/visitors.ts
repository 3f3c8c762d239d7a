import type { AccountTools } from './accounts.ts'
import { insertAccountOnce } from './queries.ts'

/**
 * The operator's account that is charged for people who are fitted in the studio without one. Its id sorts behind every other:
 * the first account stays whose it is.
 */
const visitorsAccountId = 'acc_7ZZZZZZZZZZZZZZZZZZZZZZZZZ'

/** Bounds what many addresses together can store until the operator sets another (`clubwright account limit`). */
const monthlyLimitUsual = 10_000

/** The account of visitors, which is made when the first of them is fitted. */
export const visitorsAccount = async ({ sql, clock }: AccountTools): Promise<string> => {
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
