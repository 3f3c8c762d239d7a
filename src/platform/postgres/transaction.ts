import { batchCalls } from './batch.ts'
import { withinDeadline, writeDeadlineMs } from './outage.ts'
import { acquireMsMax } from './semaphore.ts'
import type { Engine, Query, Sql } from './sql.ts'

/** How a transaction is bounded. */
interface TransactionBounds {
  /** Migrations and imports: its queries keep their deadlines, the whole has none. */
  readonly isLong?: boolean
  /** Called when a deadline passes. */
  readonly onMissed?: () => void
}

/**
 * Run the work in a driver's transaction, with a deadline on opening it and one on the whole. When it could not be
 * opened in time the work never runs, so what the caller was told stays true.
 *
 * @param begin The driver's way to do it: commits when the given function returns, rolls back when it throws.
 */
export const boundedTransaction = async <Connection, T>(
  begin: (use: (connection: Connection) => Promise<T>) => Promise<T>,
  work: (connection: Connection) => Promise<T>,
  { isLong = false, onMissed = () => {} }: TransactionBounds = {},
): Promise<T> => {
  const startedMs = performance.now()
  const opened = Promise.withResolvers<void>()
  const worked = Promise.withResolvers<void>()
  let isAbandoned = false
  const done = begin(async (connection) => {
    if (isAbandoned) throw new Error('the caller was already told that the database is unavailable')
    opened.resolve()
    try {
      return await work(connection)
    } finally {
      worked.resolve()
    }
  })
  done.catch(() => {}) // it may fail after a deadline, when nobody waits for it any more

  await withinDeadline(Promise.race([opened.promise, done]), acquireMsMax, () => {
    isAbandoned = true
    onMissed()
  })
  if (isLong) await worked.promise
  const leftMs = isLong ? writeDeadlineMs : writeDeadlineMs - (performance.now() - startedMs)
  return withinDeadline(done, leftMs, onMissed)
}

/** What a caller may do inside a transaction is less than outside. */
export const insideTransaction = (query: Query, engine: Engine, script: Sql['script']): Sql => {
  const refuse = (what: string) => () => Promise.reject(new Error(`${what} is not possible inside a transaction`))
  return Object.assign(query, {
    engine,
    read: query,
    readReplica: query,
    call: batchCalls(query),
    begin: refuse('begin'),
    script,
    ping: refuse('ping'),
    listen: refuse('listen'),
    end: refuse('end'),
  })
}
