import type { EraseTools, Keeps } from '../../src/maintenance/erasure/age.ts'
import { personalData } from '../../src/maintenance/erasure/index.ts'
import { eraseOld } from '../../src/maintenance/erasure/retention.ts'

/** Erase the old rows of one table alone: other test files may use the same database. */
export const eraseOldOf = async (
  table: string,
  { sql, clock }: EraseTools,
  keeps: Keeps = { retentionDays: 0, visitorRetentionDays: 0 },
): Promise<void> => {
  for (const entry of personalData)
    if (entry.table === table && entry.age !== undefined) await eraseOld({ sql, clock }, entry.age, keeps)
}
