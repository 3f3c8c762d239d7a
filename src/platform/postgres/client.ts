import type postgres from 'postgres'
import { connectionsUsual } from '../config.ts'
import { problem } from '../errors.ts'
import { batchCalls } from './batch.ts'
import { openListener } from './listener.ts'
import { readDeadlineMs, withinDeadline, writeDeadlineMs } from './outage.ts'
import { type Client, connect, openPool, type Pool, pipelineMax } from './pool.ts'
import { retrying } from './retry.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'
import { type Query, refuseUndefined, type Sql } from './sql.ts'
import { boundedTransaction, insideTransaction } from './transaction.ts'

/**
 * Transactions have connections of their own, at most this many. On a shared one whose pipeline is full, postgres.js 3.4.9
 * sends the `begin` and then forgets to keep the connection for it: what others send there next becomes part of a
 * transaction that nobody commits, acknowledged and lost (test/platform/postgres/transactions-under-load.test.ts).
 */
const transactionsMax = 2

/** How long closing waits for running queries, and for a connection whose end the driver has missed. */
const endSeconds = 2

/**
 * Open PostgreSQL. Connections are made when they are needed, so this never fails; `ping` tells.
 * @param url postgres://user:password@host:port/database
 * @param connections For statements, at most so many; beside them up to two for transactions, and one for notifications.
 */
export const openPostgres = (url: string, connections = connectionsUsual): Sql => {
  const listener = openListener(() => connect(url, 1))
  const pool = openPool(() => connect(url, connections), listener.renew)
  const semaphore = createSemaphore(connections * pipelineMax)
  const transactionPool = openPool(() => connect(url, transactionsMax), listener.renew)
  const transactionSemaphore = createSemaphore(transactionsMax)
  const query = ask({ pool, semaphore, deadlineMs: writeDeadlineMs, isRead: false })
  const read = ask({ pool, semaphore, deadlineMs: readDeadlineMs, isRead: true })
  return Object.assign(query, {
    engine: 'postgresql' as const,
    read,
    call: batchCalls(query),
    begin: <T>(work: (sql: Sql) => Promise<T>, { isLong = false } = {}): Promise<T> =>
      withPermit(transactionSemaphore, () => retrying(() => transaction(transactionPool, work, isLong))),
    script: (text: string) => script(pool.current())(text),
    ping: async () => {
      const [server] = await read<{ isReadOnly: boolean }>`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly"`
      if (server!.isReadOnly) throw problem('storageUnavailable', { detail: 'The database takes no writes.' })
    },
    listen: listener.listen,
    end: async () => {
      await Promise.all([pool, transactionPool, listener].map((each) => each.end(endSeconds)))
    },
  }) satisfies Sql
}

type Connection = postgres.TransactionSql<{ bigint: number }>

const ask = (how: { pool: Pool; semaphore: Semaphore; deadlineMs: number; isRead: boolean }): Query => {
  const { pool, semaphore, deadlineMs, isRead } = how
  return <Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    refuseUndefined(strings, values)
    const startedMs = performance.now()
    const attempt = () => send<Row>(pool.current(), strings, values)
    return withPermit(semaphore, () => {
      const leftMs = deadlineMs - (performance.now() - startedMs)
      const rows = retrying(attempt, isRead)
      return withinDeadline(rows, leftMs, pool.watch(rows))
    })
  }
}

const transaction = <T>(pool: Pool, work: (sql: Sql) => Promise<T>, isLong: boolean): Promise<T> => {
  let onMissed = () => {}
  const inside = (connection: Connection) => {
    const query: Query = (strings, ...values) => {
      refuseUndefined(strings, values)
      return withinDeadline(send(connection, strings, values), writeDeadlineMs, onMissed)
    }
    return work(insideTransaction(query, 'postgresql', script(connection)))
  }
  const begin = (use: (connection: Connection) => Promise<T>) => {
    const done = pool.current().begin(use) as Promise<T>
    onMissed = pool.watch(done)
    return done
  }
  return boundedTransaction(begin, inside, { isLong, onMissed: () => onMissed() })
}

/** The turn ends when the caller is answered, even if the server is not done: `statement_timeout` ends it there. */
const withPermit = async <T>(semaphore: Semaphore, work: () => Promise<T>): Promise<T> => {
  const permit = semaphore.acquire()
  if (permit !== null) await permit
  try {
    return await work()
  } finally {
    semaphore.release()
  }
}

const script = (sql: Client | Connection) => async (text: string) => {
  await sql.unsafe(text).simple()
}

const send = async <Row>(
  sql: Client | Connection,
  strings: TemplateStringsArray,
  values: readonly unknown[],
): Promise<Row[]> => [...(await sql(strings, ...(values as postgres.SerializableParameter[])))] as Row[]
