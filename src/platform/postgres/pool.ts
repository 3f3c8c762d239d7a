import { Problem } from '../errors.ts'
import type { Client } from './connect.ts'
import type { FoundLine, Line } from './line.ts'
import { readDeadlineMs, readOnlyState, storageError, writeDeadlineMs } from './outage.ts'
import { stateOf } from './retry.ts'

/** Connections that are replaced, all of them, when the server has fallen silent on one. */
export interface Pool {
  /** At once, once they were made. */
  current(): Client | Promise<Client>
  /**
   * Watch what was just sent on the current connections.
   * @returns What to call when its caller's deadline has passed.
   */
  watch(sent: Promise<unknown>): () => void
  end(timeoutSeconds: number): Promise<void>
}

/** Connections to a server that takes no writes are not given up more often. */
const madeAgainMs = 1_000

/** @param onReplaced Called when the old connections were given up. */
export const openPool = (line: FoundLine, make: (line: Line) => Client, onReplaced: () => void): Pool => {
  let pool: Client | null = null
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
    end: async (timeout) => pool?.end({ timeout }),
  }
}
