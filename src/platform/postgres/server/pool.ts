import { Problem } from '../../errors.ts'
import { readDeadlineMs, readOnlyState, storageError, writeDeadlineMs } from '../outage.ts'
import { lostStatementState, refusedStartState, stateOf } from '../retry.ts'
import type { Client } from './connect.ts'
import type { FoundLine, Line } from './line.ts'

/** Connections that are replaced, all of them, when the server has fallen silent on one. */
export interface Pool {
  /** At once, once they were made. */
  current(): Client | Promise<Client>
  /**
   * Watch what was just sent on the current connections.
   * @returns What to call when its caller's deadline has passed.
   */
  watch(sent: Promise<unknown>): () => void
  /** The same for what was sent on these connections, each time it is sent. */
  noticing<T>(client: Client, sent: Promise<T>): Promise<T>
  /** Something else than before may be at the address: look again, and make all connections anew. */
  renew(): void
  end(timeoutSeconds: number): Promise<void>
}

/** Connections to a server that takes no writes are not given up more often. */
const madeAgainMs = 1_000

interface Told {
  /** The old connections were given up. */
  onReplaced(): void
  /** Somebody else answers than was found: a prepared statement is not there, or what we ask of a server is refused. */
  onOther(state: string): void
}

export const openPool = (line: FoundLine, make: (line: Line) => Client, { onReplaced, onOther }: Told): Pool => {
  let pool: Client | null = null
  let isPooled = false
  let answeredAtMs = performance.now()
  let madeAtMs = answeredAtMs
  const replace = (used: Client | null) => {
    if (used !== pool) return // somebody else was first
    pool = null
    line.forget()
    answeredAtMs = performance.now()
    void used?.end({ timeout: writeDeadlineMs / 1000 }) // what still runs there has its own deadline
    onReplaced()
  }
  const first = async (): Promise<Client> => {
    const found = await line.find()
    if (pool === null) {
      pool = make(found)
      isPooled = found.isPooled
      madeAtMs = performance.now()
    }
    return pool
  }
  return {
    current: () => pool ?? first(),
    watch: (sent) => {
      const made = pool
      const sentAtMs = performance.now()
      let isSettled = false
      // An error of the statement is an answer too.
      const settle = (error?: unknown) => {
        isSettled = true
        if (!(storageError(error) instanceof Problem)) answeredAtMs = performance.now()
        // It was made a standby: another one may take writes now.
        if (stateOf(error) === readOnlyState && performance.now() - madeAtMs > madeAgainMs) replace(made ?? pool)
      }
      sent.then(() => settle(), settle)
      return () => {
        const nowMs = performance.now()
        const used = made ?? pool
        if (nowMs - answeredAtMs >= readDeadlineMs) return replace(used)
        // Others are answered. The server ends every statement before this time, so a connection without any is dead:
        // it would swallow one query after the other.
        const leftMs = Math.max(0, sentAtMs + writeDeadlineMs - nowMs)
        setTimeout(() => isSettled || replace(used), leftMs).unref()
      }
    },
    noticing: (client, sent) =>
      sent.catch((error) => {
        const state = stateOf(error)
        const isOther = state === lostStatementState || (state === refusedStartState && !isPooled)
        if (isOther && client === pool) onOther(state)
        throw error
      }),
    renew: () => replace(pool),
    end: async (timeout) => pool?.end({ timeout }),
  }
}
