import type { Log } from '../log/log.ts'
import type { Sql } from './sql.ts'
import { isDamage, type KeyedTable, keyedTables, readStep } from './tables.ts'

/** What is known of the tables by reading them in the background. */
interface TableWatch {
  /** Tables in which something could not be read when it was tried last. */
  unreadable(): readonly string[]
  stop(): Promise<void>
}

/** One table at a time, so that requests do not notice: some thirty seconds for a round of all. */
const everyMs = 1_000

/**
 * Read a little of every table in turn, for as long as the process serves: the newest rows in each round, all others in
 * the course of many. A database that cannot be reached is not damaged.
 */
export const watchTables = ({
  sql,
  log,
}: {
  readonly sql: Sql
  readonly log: Pick<Log, 'info' | 'error'>
}): TableWatch => {
  const positions = new Map<string, string | null>()
  const unreadable = new Set<string>()
  let round: KeyedTable[] = []
  let reading: Promise<void> | null = null

  const look = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      if (unreadable.delete(name)) log.info('table can be read again', { table: name })
    } catch (error) {
      if (!isDamage(error)) return // the database is away, or a release has dropped the table
      if (!unreadable.has(name)) log.error('table cannot be read', { table: name, reason: error.message })
      unreadable.add(name)
    }
  }
  const next = async (): Promise<void> => {
    if (round.length === 0)
      await look('pg_class', async () => {
        round = await keyedTables(sql)
      })
    const table = round.shift()
    if (table === undefined) return
    // After damage the position stays, so that the same rows are tried again in the next round.
    await look(table.name, async () => {
      positions.set(table.name, await readStep(sql, table, positions.get(table.name) ?? null))
    })
  }
  const timer = setInterval(() => {
    reading ??= next().finally(() => {
      reading = null
    })
  }, everyMs)
  return {
    unreadable: () => [...unreadable],
    stop: async () => {
      clearInterval(timer)
      await reading
    },
  }
}
