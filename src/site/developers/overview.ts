import { fittingsByDay } from '../../fitting/index.ts'
import { keyStatus, type Usage } from '../../identity/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/postgres/sql.ts'

const daysShown = 30

interface Overview {
  readonly usage: Usage
  /** The last 30 UTC days, ending today, with their completed fittings. */
  readonly days: readonly { readonly day: string; readonly fittings: number }[]
}

/** What an account has used of the month, and its fittings of the last 30 days. */
export const overview = async (
  tools: { readonly sql: Sql; readonly clock: Clock },
  accountId: string,
): Promise<Overview> => {
  const [{ usage }, counted] = await Promise.all([
    keyStatus(tools, accountId),
    fittingsByDay(tools, accountId, daysShown),
  ])
  const days = counted.map(({ day, count }) => ({ day: day.toISOString().slice(0, 10), fittings: count }))
  return { usage, days }
}
