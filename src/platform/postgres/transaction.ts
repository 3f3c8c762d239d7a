import { batchCalls } from './batch.ts'
import { storageError, withinDeadline, writeDeadlineMs } from './outage.ts'
import { acquireMsMax } from './server/semaphore.ts'
import type { Engine, Query, Sql } from './sql.ts'

/** How a transaction is bounded. */
interface TransactionBounds {
  /** Migrations and imports: its queries keep their deadlines, the whole has none. */
  readonly isLong?: boolean
  /** How long it may wait for its turn. */
  readonly openMsMax?: number
  /** Called when a deadline passes. */
  readonly onMissed?: () => void
}

/** Life of one transaction. */
export interface TransactionLife {
  /** Its work has ended, or the driver has: it was committed or rolled back, or its connection is lost. */
  isOver: boolean
}

/**
 * Run the work in a driver's transaction, with a deadline on opening it and one on the whole. When it could not be
 * opened in time the work never runs, so what the caller was told stays true. What the work throws of its own goes to the caller as
 * it is: a broken pipe or a missing host in its hands is no loss of the database, although their codes are the same.
 *
 * @param begin The driver's way to do it: commits when the given function returns, rolls back when it throws.
 */
export const boundedTransaction = async <Connection, T>(
  begin: (use: (connection: Connection) => Promise<T>) => Promise<T>,
  work: (connection: Connection, life: TransactionLife) => Promise<T>,
  { isLong = false, openMsMax = acquireMsMax, onMissed = () => {} }: TransactionBounds = {},
): Promise<T> => {
  const startedMs = performance.now()
  const opened = Promise.withResolvers<void>()
  const worked = Promise.withResolvers<void>()
  const life = { isOver: false }
  const end = () => {
    life.isOver = true
  }
  let isAbandoned = false
  let thrown: { readonly error: unknown } | null = null
  const done = begin(async (connection) => {
    if (isAbandoned) throw new Error('the caller was already told that the database is unavailable')
    opened.resolve()
    try {
      return await work(connection, life)
    } catch (error) {
      thrown = { error }
      throw error
    } finally {
      end()
      worked.resolve()
    }
  })
  done.then(end, end) // it may fail after a deadline, when nobody waits for it any more

  await withinDeadline(Promise.race([opened.promise, done]), openMsMax, () => {
    isAbandoned = true
    onMissed()
  })
  if (isLong) await worked.promise
  // Opening has its own bound, by the time in which this process ran: more than that by the clock is not the work's fault.
  const openedMs = Math.min(acquireMsMax, performance.now() - startedMs)
  const leftMs = isLong ? writeDeadlineMs : writeDeadlineMs - openedMs
  const outcome = done.then(
    (value) => ({ value }),
    (error: unknown) => (error === thrown?.error ? { error } : Promise.reject(error)),
  )
  const ended = await withinDeadline(outcome, leftMs, onMissed)
  if ('error' in ended) throw ended.error
  return ended.value
}

/**
 * What a caller may do inside a transaction is less than outside. After its end it is nothing: the connection is somebody
 * else's by then, and what is sent there would become part of another transaction.
 */
export const insideTransaction = (query: Query, engine: Engine, script: Sql['script'], life: TransactionLife): Sql => {
  const refuse = (what: string) => () => Promise.reject(new Error(`${what} is not possible inside a transaction`))
  const over = () => Promise.reject(new Error('the transaction is over'))
  const ask: Query = (strings, ...values) => (life.isOver ? over() : query(strings, ...values))
  return Object.assign(ask, {
    engine,
    read: ask,
    readReplica: ask,
    call: batchCalls(ask),
    begin: refuse('begin'),
    script: async (text: string) => {
      if (life.isOver) return over()
      await script(text).catch((error: unknown) => {
        throw storageError(error)
      })
    },
    ping: refuse('ping'),
    listen: refuse('listen'),
    end: refuse('end'),
  })
}
