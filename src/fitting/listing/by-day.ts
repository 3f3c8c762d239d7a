import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { selectFittingsByDay } from './queries.ts'

/** Fittings of a day of UTC. */
interface FittingsOfDay {
  readonly day: Date
  readonly count: number
}

const dayMs = 86_400_000

/** Completed fittings of an account on each of the last days, today last. */
export const fittingsByDay = async (
  { sql, clock }: { sql: Sql; clock: Clock },
  accountId: string,
  days: number,
): Promise<FittingsOfDay[]> => {
  const now = clock()
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const all = Array.from({ length: days }, (_, i) => new Date(today - (days - 1 - i) * dayMs))
  const counted = await selectFittingsByDay(sql, accountId, all[0]!)
  const counts = new Map(counted.map(({ day, count }) => [day, count]))
  return all.map((day) => ({ day, count: counts.get(day.toISOString().slice(0, 10)) ?? 0 }))
}
