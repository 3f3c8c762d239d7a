import type { Sql } from '../../platform/postgres/sql.ts'

/** How long the database takes to put a commit on disk. */
export interface CommitTimes {
  readonly count: number
  readonly p50Ms: number
  readonly longestMs: number
}

const count = 20

/**
 * Time commits that change nothing: each writes a message into the log of the database, which no table and no reader sees, and waits
 * for it as a fitting does. Every charge waits for one.
 */
export const timeCommits = async (sql: Sql): Promise<CommitTimes> => {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const startedMs = performance.now()
    await sql`select pg_logical_emit_message(true, 'clubwright doctor', 'a commit')`
    times.push(performance.now() - startedMs)
  }
  times.sort((a, b) => a - b)
  const tenths = (ms: number): number => Math.round(10 * ms) / 10
  return { count, p50Ms: tenths(times[count / 2 - 1]!), longestMs: tenths(times.at(-1)!) }
}
