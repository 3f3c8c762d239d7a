import type { Clock } from '../../platform/clock.ts'
import type { RequestRecorder } from '../../platform/http/request-log.ts'
import { errorFacts, type Log } from '../../platform/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Repeated, repeat } from '../../platform/repeat.ts'
import { deleteMoreRequests, deleteOldRequests, insertRequests, type RecentRequest } from './queries.ts'

/** How long requests are kept. */
export const requestDays = 7
/** Of an account, of those that succeeded and of those that were refused. */
const keptMax = 2_000

const flushEveryMs = 5_000
/** Of an account between two flushes, of each of the two kinds: a busy account shows samples. */
const takenMax = 50
/** Of all accounts between two flushes: about 1 MB. */
const waitingMax = 5_000
/** Rows of an account after which its surplus is looked for. */
const surplusAfter = 200
const dayMs = 86_400_000
const oldEveryMs = 3_600_000

/** Keeps recent requests: in memory first, then in batches beside the requests. What a crash loses is lost. */
export interface RecentRequests extends RequestRecorder {
  /** Write down what is in memory. */
  flush(): Promise<void>
}

export const createRecentRequests = ({
  sql,
  clock,
  log,
}: {
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Log
}): RecentRequests => {
  let waiting: RecentRequest[] = []
  let taken = new Map<string, number>()
  const added = new Map<string, number>()
  let oldRemovedMs = Number.NEGATIVE_INFINITY

  const removeSurplus = async (accountIds: readonly string[]) => {
    for (const id of accountIds) added.set(id, (added.get(id) ?? 0) + 1)
    const due = [...added].filter(([, count]) => count >= surplusAfter).map(([id]) => id)
    if (due.length > 0) await deleteMoreRequests(sql, due, keptMax)
    for (const id of due) added.delete(id)
  }
  const removeOld = async () => {
    const now = clock().getTime()
    if (now - oldRemovedMs < oldEveryMs) return
    oldRemovedMs = now
    await deleteOldRequests(sql, new Date(now - requestDays * dayMs))
  }
  return {
    add: (request) => {
      const kind = `${request.status < 400} ${request.accountId}`
      const count = taken.get(kind) ?? 0
      if (count >= takenMax || waiting.length >= waitingMax) return
      taken.set(kind, count + 1)
      waiting.push({ ...request, at: clock() })
    },
    flush: async () => {
      const requests = waiting
      waiting = []
      taken = new Map()
      try {
        if (requests.length > 0) await insertRequests(sql, requests)
        await removeSurplus(requests.map(({ accountId }) => accountId))
        await removeOld()
      } catch (error) {
        log.warn('recent requests were not stored', errorFacts(error))
      }
    },
  }
}

/** Flush now and then, and at the end. */
export const startRecentRequests = (requests: RecentRequests): Repeated => repeat(flushEveryMs, requests.flush)
