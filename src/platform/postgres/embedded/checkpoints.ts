import type { PGlite } from '@electric-sql/pglite'

/** Checked after this many statements; a check costs 0.2 ms. */
const statementsPerLook = 100
/** More than this of its log is not kept. Opening after a `kill -9` reads it again. */
const logBytesMax = 32 * 1024 * 1024

/**
 * Write a checkpoint when the log has become long. A server of its own would do that by itself; the embedded engine never
 * does, and its log would grow for ever (417 MB after 400 MB of inserts).
 */
export const openCheckpoints = (db: PGlite): { afterStatement(): void } => {
  let statements = 0
  const look = async (): Promise<void> => {
    const { rows } = await db.query<{ isLong: boolean }>(
      `select pg_current_wal_lsn() - redo_lsn > ${logBytesMax} as "isLong" from pg_control_checkpoint()`,
    )
    if (rows[0]!.isLong) await db.exec('checkpoint')
  }
  return {
    afterStatement: () => {
      if (++statements % statementsPerLook === 0) look().catch(() => {}) // the next one tries again
    },
  }
}
