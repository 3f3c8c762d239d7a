import { eraseOldFittings } from '../../fitting/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { asQuery } from '../../platform/postgres/as-query.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'

/** Settings of how long data is kept; 0: for ever. */
export type Keeps = Pick<Config, 'retentionDays' | 'visitorRetentionDays'>

/** What erases old rows. */
export interface EraseTools {
  readonly sql: Sql
  readonly clock: Clock
}

/** An age at which rows are erased. */
export interface Age {
  /** Null: they are kept for ever. */
  readonly days: (keeps: Keeps) => number | null
  /** Rows of one transaction, some 50 ms of the database; infinite: all of them, in one statement. */
  readonly atOnce: number
  /** Erase rows from before a moment, at most so many. Returns how many there were. */
  readonly erase: (tools: EraseTools, before: Date, max: number) => Promise<number>
}

type Days = number | keyof Keeps | ((retentionDays: number) => number)

const daysOf =
  (days: Days): Age['days'] =>
  (keeps) => {
    if (typeof days === 'string') return keeps[days] || null
    return typeof days === 'number' ? days : days(keeps.retentionDays)
  }

/** The age of rows that have an eraser of their own. */
export const ageBy = (
  erase: (sql: Sql, before: Date, max: number) => Promise<number>,
  days: Days,
  atOnce = Number.POSITIVE_INFINITY,
): Age => ({ days: daysOf(days), atOnce, erase: ({ sql }, before, max) => erase(sql, before, max) })

/** The age of fittings. @param accountId Null: of all accounts. */
export const fittingsBefore = (accountId: string | null, days: keyof Keeps): Age => ({
  days: daysOf(days),
  atOnce: 50,
  erase: (tools, before, max) => eraseOldFittings(tools, accountId, before, max),
})

/** The end of the UTC day of a row. */
export const dayEnd = "((day + 1)::timestamp at time zone 'UTC')"

/**
 * The age of rows with which nothing else goes. On PostgreSQL they go on a connection for transactions, so that no statement
 * of a request waits behind them. @param moment SQL: when it begins.
 */
export const rowsBefore = (table: string, moment: string, days: Days): Age =>
  ageBy(
    (sql, before, max) =>
      sql.begin(async (sql) => {
        const erase = asQuery<{ erased: number }>(sql, [
          `with old as (delete from ${table} where ctid = any(array(select ctid from ${table} where ${moment} <= `,
          ' limit ',
          ' for update skip locked)) returning 1) select count(*)::int as erased from old',
        ])
        return (await erase(before, max))[0]!.erased
      }),
    days,
    500,
  )
