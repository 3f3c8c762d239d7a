import { eraseFittings } from '../../fitting/index.ts'
import { type Actor, recordAudit } from '../../identity/audit/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { removeGolfer, selectFittingsOf } from './queries.ts'

const atOnceMax = 100

/**
 * Erase a golfer of an account, with the notes on the golfer's fittings.
 * @param areFittingsErased Whether the fittings go too; otherwise nobody knows any more whose they are. Running ones stay.
 * @returns How many fittings were erased; null: there is no such golfer.
 */
export const eraseGolfer = async (
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  accountId: string,
  golferId: string,
  { areFittingsErased, by }: { readonly areFittingsErased: boolean; readonly by: Actor },
): Promise<number | null> => {
  let fittings = 0
  while (areFittingsErased) {
    const ids = await selectFittingsOf(sql, accountId, golferId, atOnceMax)
    const outcomes = ids.length === 0 ? [] : await eraseFittings({ sql, clock }, accountId, ids, by)
    const erased = outcomes.filter((outcome) => outcome === 'erased').length
    fittings += erased
    if (erased === 0) break
  }
  return sql.begin(async (sql) => {
    if (!(await removeGolfer(sql, accountId, golferId))) return null
    await recordAudit(sql, { accountId, event: 'golfer erased', subject: golferId, by })
    return fittings
  })
}
