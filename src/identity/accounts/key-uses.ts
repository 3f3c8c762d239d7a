import { addressPrefix } from '../../platform/http/client-address.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type KeyUse, updateLastUsed } from './queries.ts'

/** A use of a key is noted at most so often, by one process and by all together. */
const useEveryMs = 60_000
const keysMax = 10_000

/** Notes when keys are used, in memory; they are stored apart from the requests. */
interface KeyUses {
  /** @param sender Who uses it, from `requestSender`; called at most once a minute. */
  note(keyId: string, nowMs: number, sender: () => string | null): void
  /** Write down what was noted since the last time. What cannot be written is left out. */
  flush(): Promise<void>
}

/** Last uses of keys, gathered and then written together. */
export const createKeyUses = ({ sql, log }: { readonly sql: Sql; readonly log?: Log }): KeyUses => {
  const notedMs = new Map<string, number>()
  let waiting: KeyUse[] = []
  return {
    note: (keyId, nowMs, sender) => {
      if (nowMs - (notedMs.get(keyId) ?? Number.NEGATIVE_INFINITY) < useEveryMs) return
      if (notedMs.size >= keysMax) notedMs.clear()
      notedMs.set(keyId, nowMs)
      if (waiting.length < keysMax) waiting.push({ keyId, at: new Date(nowMs), from: addressPrefix(sender()) })
    },
    flush: async () => {
      const uses = waiting
      waiting = []
      if (uses.length === 0) return
      await updateLastUsed(sql, uses).catch((error) =>
        log?.warn('last uses of keys were not stored', errorFacts(error)),
      )
    },
  }
}
