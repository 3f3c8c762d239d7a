import postgres from 'postgres'
import { Problem } from '../errors.ts'
import { arrayTypes } from './arrays.ts'
import { readDeadlineMs, storageError, writeDeadlineMs } from './outage.ts'

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
    fetch_types: false,
    types: { ...(arrayTypes as object), bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  })

export type Client = ReturnType<typeof connect>

/** Connections that are replaced, all of them, when the server has fallen silent on one. */
export interface Pool {
  current(): Client
  /**
   * Watch what was just sent on the current connections.
   * @returns What to call when its caller's deadline has passed.
   */
  watch(sent: Promise<unknown>): () => void
  end(timeoutSeconds: number): Promise<void>
}

/** @param onReplaced Called when the old connections were given up. */
export const openPool = (make: () => Client, onReplaced: () => void): Pool => {
  let pool = make()
  let answeredAtMs = performance.now()
  const replace = (used: Client) => {
    if (used !== pool) return // somebody else was first
    pool = make()
    answeredAtMs = performance.now()
    void used.end({ timeout: writeDeadlineMs / 1000 }) // what still runs there has its own deadline
    onReplaced()
  }
  return {
    current: () => pool,
    watch: (sent) => {
      const used = pool
      const sentAtMs = performance.now()
      let isSettled = false
      // An error of the statement is an answer too.
      const settle = (error?: unknown) => {
        isSettled = true
        if (!(storageError(error) instanceof Problem)) answeredAtMs = performance.now()
      }
      sent.then(() => settle(), settle)
      return () => {
        const nowMs = performance.now()
        if (nowMs - answeredAtMs >= readDeadlineMs) return replace(used)
        // Others are answered. The server ends every statement before this time, so a connection without any is dead:
        // it would swallow one query after the other.
        const leftMs = Math.max(0, sentAtMs + writeDeadlineMs - nowMs)
        setTimeout(() => isSettled || replace(used), leftMs).unref()
      }
    },
    end: (timeout) => pool.end({ timeout }),
  }
}
