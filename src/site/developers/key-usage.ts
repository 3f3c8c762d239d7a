import { selectFittingsByKey } from '../../fitting/index.ts'
import { selectSandbox } from '../../identity/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { selectRequestsByKey } from './queries.ts'
import { requestDays } from './recent-requests.ts'

/** What came by one credential. */
interface KeyUsage {
  /** Completed this month. */
  readonly fittings: number
  /** Of the last days, as far as they are kept. */
  readonly requests: number
  readonly refused: number
}

/** Usage of an account and of its test keys by the id of the credential. */
export const usageByKey = async (
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  accountId: string,
): Promise<(keyId: string) => KeyUsage> => {
  const now = clock()
  const sandboxId = await selectSandbox(sql, accountId)
  const accountIds = sandboxId === null ? [accountId] : [accountId, sandboxId]
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const [requests, ...fittings] = await Promise.all([
    selectRequestsByKey(sql, accountIds, new Date(now.getTime() - requestDays * 86_400_000)),
    ...accountIds.map((id) => selectFittingsByKey(sql, id, month)),
  ])
  const asked = new Map(requests.map((one) => [one.keyId, one]))
  const made = new Map(fittings.flat().map(({ keyId, fittings }) => [keyId, fittings]))
  return (keyId) => ({ requests: 0, refused: 0, ...asked.get(keyId), fittings: made.get(keyId) ?? 0 })
}
