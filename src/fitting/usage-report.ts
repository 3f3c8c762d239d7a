import type { Sql } from '../platform/postgres/sql.ts'
import { selectFittingCounts, type UsageLine } from './listing/queries.ts'

/** What to report; everything by default. */
interface UsageFilter {
  readonly accountId: string | undefined
  /** UTC month, `2026-11`. */
  readonly month: string | undefined
}

/** Completed fittings per UTC month, account, platform and client. Traffic marked internal or test is left out. */
export const reportUsage = ({ sql }: { readonly sql: Sql }, { accountId, month }: UsageFilter): Promise<UsageLine[]> =>
  selectFittingCounts(sql, accountId ?? null, month === undefined ? null : `${month}-01`)
