import type postgres from 'postgres'
import { type Config, connectionsUsual } from '../../settings/settings.ts'
import { batchCalls } from '../batch.ts'
import { readDeadlineMs, takesNoWrites, withinDeadline, writeDeadlineMs } from '../outage.ts'
import { lostStatementState, readLossMs, retrying, shortLossMs } from '../retry.ts'
import { type Query, refuseUndefined, type Sql } from '../sql.ts'
import { boundedTransaction, insideTransaction, type TransactionLife } from '../transaction.ts'
import { type Address, parseAddress } from './address.ts'
import { type Client, connect, localBounds, pipelineMax } from './connect.ts'
import type { Role } from './hosts.ts'
import { keepsStatements } from './kept-statements.ts'
import { type FoundLine, type Line, openLine } from './line.ts'
import { openListener } from './listener.ts'
import { openPool, type Pool } from './pool.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'

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
  /** Called when a pooler has lost a prepared statement in spite of `on`: none is prepared from then on. */
  readonly onUnprepared?: () => void
}

/**
 * Open PostgreSQL. Connections are made when they are needed, so this does not tell whether it is there; `ping` does.
 * @param url As `parseAddress` has it. @throws {AddressError}
 * @param connections For statements, at most so many; beside them up to two for transactions, and one for notifications.
 */
export const openPostgres = (
  url: string,
  connections = connectionsUsual,
  { prepared = 'auto', listenUrl, onPooled = () => {}, onUnprepared = () => {}, line: known = null }: Ways = {},
): Sql => {
  const address = parseAddress(url)
  const listenAddress = listenUrl === undefined ? address : parseAddress(listenUrl)
  const line = openLine(address, (found) => onPooled('DATABASE_URL', found), known)
  const listenLine =
    listenUrl === undefined ? line : openLine(listenAddress, (found) => onPooled('DATABASE_LISTEN_URL', found))
  const canHear = async () => !(await listenLine.find()).isPooled
  const hear = () => connect(listenAddress, 1, { prepares: 'never', pipeline: pipelineMax, isBounded: true })
  const listener = openListener(hear, canHear)
  const renew = () => {
    for (const each of [pool, transactionPool]) each.renew()
  }
  const preparing = openPreparing(prepared, renew, onUnprepared)
  const poolOf = (many: number, pipelineOf: (line: Line) => number) => {
    const make = (found: Line) =>
      connect(address, many, {
        prepares: preparing.of(found),
        pipeline: pipelineOf(found),
        isBounded: !found.isPooled,
      })
    return openPool(line, make, { onReplaced: listener.renew, onOther: preparing.onOther })
  }
  // A statement that is not prepared yet is described before it is carried out, and nothing is sent between. A pooler may give
  // the session to somebody else then, when what was sent before has ended.
  const pool = poolOf(connections, ({ isPooled }) => (isPooled || prepared === 'off' ? 0 : pipelineMax))
  const semaphore = createSemaphore(connections * pipelineMax)
  const transactionPool = poolOf(transactionsMax, () => pipelineMax)
  const transactionSemaphore = createSemaphore(transactionsMax)
  const query = ask({ pool, semaphore, deadlineMs: writeDeadlineMs, lossMs: 0 })
  const read = ask({ pool, semaphore, deadlineMs: readDeadlineMs, lossMs: readLossMs })
  const probe = ask({ pool, semaphore, deadlineMs: readDeadlineMs, lossMs: shortLossMs, sent: sendNamed })
  return Object.assign(query, {
    engine: 'postgresql' as const,
    read,
    readReplica: read,
    call: batchCalls(query),
    begin: <T>(work: (sql: Sql) => Promise<T>, { isLong = false } = {}): Promise<T> =>
      withPermitForWork(transactionSemaphore, work, (work) =>
        retrying(() => transaction(line, transactionPool, work, isLong)),
      ),
    script: async (text: string, { isAlone = false } = {}) =>
      isAlone ? scriptAlone(address, await line.find(), text) : script(await pool.current())(text),
    ping: async () => {
      const [server] = await probe<Role & Sessions>`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly", pg_is_in_recovery() as "isStandby",
               pg_backend_pid() as pid`
      // A pooler was put before the server while we were connected.
      if (server!.pid !== server!.namedPid && !(await line.find()).isPooled) renew()
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

/** Whether the pooler at an address keeps prepared statements. @throws what connecting throws, and {AddressError} */
export const poolerKeepsStatements = (url: string): Promise<boolean> => keepsStatements(parseAddress(url))

/** Whether statements are prepared, and what is done when somebody else answers than was found. */
const openPreparing = (wanted: Config['databasePrepared'], renew: () => void, onUnprepared: () => void) => {
  let isLosing = false
  return {
    of: ({ isPooled }: Line) => {
      if (wanted === 'on') return isLosing ? 'never' : 'always'
      return wanted === 'off' || isPooled ? 'never' : 'unless pooled'
    },
    onOther: (state: string) => {
      const isLost = wanted === 'on' && state === lostStatementState
      if (isLost && !isLosing) onUnprepared()
      isLosing ||= isLost
      renew()
    },
  }
}

type Connection = postgres.TransactionSql<{ bigint: number }>

interface Asking {
  readonly pool: Pool
  readonly semaphore: Semaphore
  readonly deadlineMs: number
  readonly lossMs: number
  readonly sent?: typeof send
}

const ask = ({ pool, semaphore, deadlineMs, lossMs, sent = send }: Asking): Query => {
  return <Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    refuseUndefined(strings, values)
    const startedMs = performance.now()
    const attempt = () => {
      const client = pool.current()
      const sendOn = (made: Client) => pool.noticing(made, sent<Row>(made, strings, values))
      return client instanceof Promise ? client.then(sendOn) : sendOn(client)
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
    const done = pool.noticing(client, client.begin(use) as Promise<T>)
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

/** Behind a pooler the limits of the user's role stay: it takes no settings for a connection. */
const scriptAlone = async (address: Address, { isPooled }: Line, text: string): Promise<void> => {
  const parameters = { ...address.parameters, ...(!isPooled && { statement_timeout: '0', lock_timeout: '0' }) }
  const client = connect({ ...address, parameters }, 1, { prepares: 'never', pipeline: 0, isBounded: false })
  try {
    await script(client)(text)
  } finally {
    await client.end({ timeout: endSeconds })
  }
}

/** Processes of the server: the one that answers, and the one that was named when the connection began. */
interface Sessions {
  readonly pid: number
  readonly namedPid: number
}

const sendNamed: typeof send = async (sql, strings, values) => {
  const rows = await sql(strings, ...(values as postgres.SerializableParameter[]))
  return rows.map((row) => ({ ...row, namedPid: rows.state.pid })) as never[]
}

const send = async <Row>(
  sql: Client | Connection,
  strings: TemplateStringsArray,
  values: readonly unknown[],
): Promise<Row[]> => [...(await sql(strings, ...(values as postgres.SerializableParameter[])))] as Row[]
