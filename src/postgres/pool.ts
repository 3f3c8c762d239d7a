import postgres from 'postgres'
import { Problem } from '../errors.ts'
import { readDeadlineMs, writeDeadlineMs } from './outage.ts'

const connectSeconds = 2
/** The server gives up a statement before we give up the server. */
const statementTimeoutMs = writeDeadlineMs - 1_000
/** A transaction that we gave up in the middle must not keep its locks. */
const idleInTransactionMs = 10_000
/** Statements sent ahead on one connection while earlier ones run. */
export const pipelineMax = 8

/** Connections of the driver. They are made when they are needed, so this never fails. */
export const connect = (url: string, connections: number) =>
  postgres(url, {
    max: connections,
    ...({ max_pipeline: pipelineMax } as object), // the driver has it, its types have not
    connect_timeout: connectSeconds,
    idle_timeout: 60,
    // A restarted server is tried again soon: waiting callers have a deadline of seconds.
    backoff: (retries) => Math.min(0.1 * 2 ** retries, 1),
    connection: {
      application_name: 'clubwright',
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    },
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  })

export type Client = ReturnType<typeof connect>

/** Connections that are replaced, all of them, when the server has fallen silent on them. */
export interface Pool {
  current(): Client
  /** Watch a query, to learn whether the server answers at all. */
  heard<T>(query: Promise<T>): Promise<T>
  /** To call when a query that began on the current connections has missed its deadline. */
  missed(): () => void
  end(timeoutSeconds: number): Promise<void>
}

/** @param onReplaced Called when the old connections were given up. */
export const openPool = (make: () => Client, onReplaced: () => void): Pool => {
  let pool = make()
  let answeredAtMs = performance.now()
  return {
    current: () => pool,
    // An error of the statement is an answer too; a Problem says that there was none.
    heard: (query) => {
      const note = (error?: unknown) => {
        if (!(error instanceof Problem)) answeredAtMs = performance.now()
      }
      query.then(() => note(), note)
      return query
    },
    // When nothing at all was answered for a whole deadline, the connections are dead or stuck.
    // (Under mere overload some queries are answered, and the pool stays.)
    missed: () => {
      const used = pool
      return () => {
        if (used !== pool || performance.now() - answeredAtMs < readDeadlineMs) return
        pool = make()
        answeredAtMs = performance.now()
        void used.end({ timeout: writeDeadlineMs / 1000 }) // what still runs there has its own deadline
        onReplaced()
      }
    },
    end: (timeout) => pool.end({ timeout }),
  }
}
