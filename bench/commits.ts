import type { Sql } from '../src/platform/postgres/sql.ts'

const pauseMs = 50

/**
 * Commit beside a measurement, twenty times a second, what changes nothing: how long the slowest took says what of a p99 is the disk's.
 * @returns Ends it, and tells the longest, ms.
 */
export const watchCommits = (sql: Sql): (() => Promise<number>) => {
  let longestMs = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const startedMs = performance.now()
      await sql`select pg_logical_emit_message(true, 'bench', '')`
      longestMs = Math.max(longestMs, performance.now() - startedMs)
      await Bun.sleep(pauseMs)
    }
  }
  const watching = watch()
  return async () => {
    isOver = true
    await watching
    return longestMs
  }
}
