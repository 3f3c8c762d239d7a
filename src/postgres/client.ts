import postgres from 'postgres'
import { Problem } from '../errors.ts'
import { queryDeadlineMs, withinDeadline } from './outage.ts'
import { insideTransaction, type Query, refuseUndefined, type Sql } from './sql.ts'
import { boundedTransaction } from './transaction.ts'

/** More connections brought nothing on two cores (measured at 10 and 20). */
const connectionsMax = 10
const connectSeconds = 3
/** Closing waits so long for running queries, and for a connection whose end the driver has missed. */
const endSeconds = 2
/** The server gives up a statement before we give up the server. */
const statementTimeoutMs = queryDeadlineMs - 1_000

/**
 * Open PostgreSQL. Connections are made when they are needed, so this never fails; `ping` tells.
 * @param url postgres://user:password@host:port/database
 */
export const openPostgres = (url: string): Sql => {
  const make = () => connect(url, { max: connectionsMax })
  let pool = make()
  let listener: Client | null = null
  let answeredAtMs = performance.now()

  // An error of the statement is an answer too; a Problem says that there was none.
  const heard = <T>(query: Promise<T>): Promise<T> => {
    const note = (error?: unknown) => {
      if (!(error instanceof Problem)) answeredAtMs = performance.now()
    }
    query.then(() => note(), note)
    return query
  }
  // When nothing at all was answered for a whole deadline, the connections are dead or stuck: begin again with new ones.
  // (Under mere overload some queries are answered, and the pool stays.)
  const missed = (used: Client) => () => {
    if (used !== pool || performance.now() - answeredAtMs < queryDeadlineMs) return
    pool = make()
    answeredAtMs = performance.now()
    void used.end({ timeout: 0 })
  }

  const query = <Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    heard(run<Row>(pool, strings, values, missed(pool)))

  return Object.assign(query, {
    engine: 'postgresql' as const,
    begin: <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
      const onMissed = missed(pool)
      const inside = (connection: Connection) => {
        const query: Query = (strings, ...values) => run(connection, strings, values, onMissed)
        return work(insideTransaction(query, 'postgresql', script(connection)))
      }
      return heard(boundedTransaction((use) => pool.begin(use) as Promise<T>, inside, onMissed))
    },
    script: (text: string) => script(pool)(text),
    ping: async () => {
      await query`select 1`
    },
    listen: async (channel: string, onMessage: (payload: string) => void, onListening: () => void) => {
      // Its own client: the pool may be replaced, listening goes on. postgres.js listens again after a lost connection.
      listener ??= connect(url, { max: 1 })
      await withinDeadline(listener.listen(channel, onMessage, onListening))
    },
    end: async () => {
      const timeout = endSeconds
      await Promise.all([pool.end({ timeout }), listener?.end({ timeout })])
    },
  }) satisfies Sql
}

const connect = (url: string, { max }: { max: number }) =>
  postgres(url, {
    max,
    connect_timeout: connectSeconds,
    idle_timeout: 60,
    // A restarted server is tried again soon: waiting callers have a deadline of seconds.
    backoff: (retries) => Math.min(0.1 * 2 ** retries, 1),
    connection: { application_name: 'clubwright', statement_timeout: statementTimeoutMs },
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  })

type Client = ReturnType<typeof connect>
type Connection = postgres.TransactionSql<{ bigint: number }>

const script = (sql: Client | Connection) => async (text: string) => {
  await sql.unsafe(text).simple()
}

const run = <Row>(
  sql: Client | Connection,
  strings: TemplateStringsArray,
  values: unknown[],
  onMissed?: () => void,
): Promise<Row[]> => {
  refuseUndefined(strings, values)
  const rows = sql(strings, ...(values as postgres.SerializableParameter[]))
  return withinDeadline(rows as PromiseLike<unknown[]>, onMissed).then((rows) => [...rows] as Row[])
}
