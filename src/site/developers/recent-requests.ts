import type { Clock } from '../../platform/clock.ts'
import type { RequestRecorder } from '../../platform/http/request-log.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Repeated, repeat } from '../../platform/work/repeat.ts'
import { deleteMoreRequests, insertRequests, type RecentRequest } from './queries.ts'

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
/** Stored in one transaction: some 5 ms of the database. */
const storedAtOnce = 200
/** Between two transactions: requests get their turn. */
const pauseMs = 10

/** Keeps recent requests: in memory first, then in batches beside the requests. What a crash loses is lost. */
export interface RecentRequests extends RequestRecorder {
  /** Write down what is in memory. */
  flush(): Promise<void>
}

/** Recent requests of accounts, gathered in memory and then written together. */
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

  /** On PostgreSQL on a connection for transactions, so that no statement of a request waits behind it. */
  const inTurn = async (work: (sql: Sql) => Promise<void>) => {
    await sql.begin(work)
    await Bun.sleep(pauseMs)
  }
  const store = async (requests: readonly RecentRequest[]) => {
    await inTurn((sql) => insertRequests(sql, requests))
    for (const { accountId } of requests) added.set(accountId, (added.get(accountId) ?? 0) + 1)
  }
  const removeSurplus = async () => {
    for (const [id, count] of added) {
      if (count < surplusAfter) continue
      await inTurn((sql) => deleteMoreRequests(sql, id, keptMax))
      added.delete(id)
    }
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
      let left = waiting
      waiting = []
      taken = new Map()
      try {
        for (; left.length > 0; left = left.slice(storedAtOnce)) await store(left.slice(0, storedAtOnce))
        await removeSurplus()
      } catch (error) {
        waiting = [...left, ...waiting].slice(0, waitingMax)
        log.warn('recent requests were not stored', errorFacts(error))
      }
    },
  }
}

/** Flush now and then, and at the end. */
export const startRecentRequests = (requests: RecentRequests): Repeated => repeat(flushEveryMs, requests.flush)
