import type postgres from 'postgres'
import { type Config, connectionsUsual } from '../config.ts'
import { parseAddress } from './address.ts'
import { batchCalls } from './batch.ts'
import { type Client, connect, localBounds, pipelineMax } from './connect.ts'
import type { Role } from './hosts.ts'
import { type FoundLine, type Line, openLine } from './line.ts'
import { openListener } from './listener.ts'
import { readDeadlineMs, takesNoWrites, withinDeadline, writeDeadlineMs } from './outage.ts'
import { openPool, type Pool } from './pool.ts'
import { readLossMs, retrying, shortLossMs } from './retry.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'
import { type Query, refuseUndefined, type Sql } from './sql.ts'
import { boundedTransaction, insideTransaction, type TransactionLife } from './transaction.ts'

/**
 * Transactions have connections of their own, at most this many. On a shared one whose pipeline is full, postgres.js 3.4.9
 * sends the `begin` and then forgets to keep the connection for it: what others send there next becomes part of a
 * transaction that nobody commits, acknowledged and lost (test/platform/postgres/transactions-under-load.test.ts).
 */
const transactionsMax = 2

/** How long closing waits for running queries, and for a connection whose end the driver has missed. */
const endSeconds = 2

/** How PostgreSQL is spoken to. */
interface Ways {
  /** Whether statements are prepared: with `auto`, unless there is a pooler. */
  readonly prepared?: Config['databasePrepared']
  /** What was found at the address a moment ago. */
  readonly line?: Line | null
  /** A line without a pooler, for notifications. */
  readonly listenUrl?: string | undefined
  /** Called when a connection pooler is found. */
  readonly onPooled?: (where: 'DATABASE_URL' | 'DATABASE_LISTEN_URL', line: Line) => void
}

/**
 * Open PostgreSQL. Connections are made when they are needed, so this does not tell whether it is there; `ping` does.
 * @param url As `parseAddress` has it. @throws {AddressError}
 * @param connections For statements, at most so many; beside them up to two for transactions, and one for notifications.
 */
export const openPostgres = (
  url: string,
  connections = connectionsUsual,
  { prepared = 'auto', listenUrl, onPooled = () => {}, line: known = null }: Ways = {},
): Sql => {
  const address = parseAddress(url)
  const listenAddress = listenUrl === undefined ? address : parseAddress(listenUrl)
  const line = openLine(address, (found) => onPooled('DATABASE_URL', found), known)
  const listenLine =
    listenUrl === undefined ? line : openLine(listenAddress, (found) => onPooled('DATABASE_LISTEN_URL', found))
  const canHear = async () => !(await listenLine.find()).isPooled
  const hear = () => connect(listenAddress, 1, { isPrepared: true, pipeline: pipelineMax, isBounded: true })
  const listener = openListener(hear, canHear)
  const isPrepared = ({ isPooled }: Line) => (prepared === 'auto' ? !isPooled : prepared === 'on')
  const poolOf = (many: number, pipelineOf: (line: Line) => number) => {
    const make = (found: Line) =>
      connect(address, many, {
        isPrepared: isPrepared(found),
        pipeline: pipelineOf(found),
        isBounded: !found.isPooled,
      })
    return openPool(line, make, listener.renew)
  }
  // A statement that is not prepared is described before it is carried out, and nothing is sent between.
  const pool = poolOf(connections, (found) => (isPrepared(found) ? pipelineMax : 0))
  const semaphore = createSemaphore(connections * pipelineMax)
  const transactionPool = poolOf(transactionsMax, () => pipelineMax)
  const transactionSemaphore = createSemaphore(transactionsMax)
  const query = ask({ pool, semaphore, deadlineMs: writeDeadlineMs, lossMs: 0 })
  const read = ask({ pool, semaphore, deadlineMs: readDeadlineMs, lossMs: readLossMs })
  const probe = ask({ pool, semaphore, deadlineMs: readDeadlineMs, lossMs: shortLossMs })
  return Object.assign(query, {
    engine: 'postgresql' as const,
    read,
    readReplica: read,
    call: batchCalls(query),
    begin: <T>(work: (sql: Sql) => Promise<T>, { isLong = false } = {}): Promise<T> =>
      withPermitForWork(transactionSemaphore, work, (work) =>
        retrying(() => transaction(line, transactionPool, work, isLong)),
      ),
    script: async (text: string) => script(await pool.current())(text),
    ping: async () => {
      const [server] = await probe<Role>`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly", pg_is_in_recovery() as "isStandby"`
      if (server!.isReadOnly) throw takesNoWrites(server!.isStandby)
    },
    listen: listener.listen,
    load: semaphore.load,
    end: async () => {
      await Promise.all([pool, transactionPool, listener].map((each) => each.end(endSeconds)))
    },
  }) satisfies Sql
}

/**
 * Ask a server what is between it and us, on a connection of its own.
 * @throws what connecting throws, and {AddressError}
 */
export const findLine = (url: string): Promise<Line> => openLine(parseAddress(url), () => {}).find()

type Connection = postgres.TransactionSql<{ bigint: number }>

const ask = (how: { pool: Pool; semaphore: Semaphore; deadlineMs: number; lossMs: number }): Query => {
  const { pool, semaphore, deadlineMs, lossMs } = how
  return <Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    refuseUndefined(strings, values)
    const startedMs = performance.now()
    const attempt = () => {
      const client = pool.current()
      if (client instanceof Promise) return client.then((made) => send<Row>(made, strings, values))
      return send<Row>(client, strings, values)
    }
    return withPermit(semaphore, () => {
      const leftMs = deadlineMs - (performance.now() - startedMs)
      // A read that goes on asking must not keep others waiting, nor outlive its caller.
      const lossMsNow = () => Math.min(lossMs, semaphore.load().waiting > 0 ? shortLossMs : leftMs)
      const rows = retrying(attempt, lossMsNow)
      return withinDeadline(rows, leftMs, pool.watch(rows))
    })
  }
}

const transaction = <T>(line: FoundLine, pool: Pool, work: (sql: Sql) => Promise<T>, isLong: boolean): Promise<T> => {
  let onMissed = () => {}
  let isPooled = false
  const inside = async (connection: Connection, life: TransactionLife) => {
    const query: Query = (strings, ...values) => {
      refuseUndefined(strings, values)
      return withinDeadline(send(connection, strings, values), writeDeadlineMs, onMissed)
    }
    if (isPooled) await withinDeadline(script(connection)(localBounds), writeDeadlineMs, onMissed)
    return work(insideTransaction(query, 'postgresql', script(connection), life))
  }
  const begin = async (use: (connection: Connection) => Promise<T>) => {
    const client = await pool.current()
    isPooled = (await line.find()).isPooled
    const done = client.begin(use) as Promise<T>
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

/**
 * The turn of a transaction ends when its caller is answered and its work has ended, too: after a lost connection the work goes on
 * for a while, and the two that may be under way would be three.
 */
const withPermitForWork = async <T>(
  semaphore: Semaphore,
  work: (sql: Sql) => Promise<T>,
  run: (work: (sql: Sql) => Promise<T>) => Promise<T>,
): Promise<T> => {
  const permit = semaphore.acquire()
  if (permit !== null) await permit
  let working: Promise<unknown> = Promise.resolve()
  try {
    return await run((sql) => {
      const result = work(sql)
      working = result.catch(() => {})
      return result
    })
  } finally {
    void working.then(semaphore.release)
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
