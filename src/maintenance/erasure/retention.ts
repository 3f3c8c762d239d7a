import { misreadDaysOf, removeOldMisread, removeOldSessions } from '../../features/sessions/index.ts'
import { removeOldLinks } from '../../features/store/index.ts'
import { eraseOldFittings } from '../../fitting/index.ts'
import { visitorsAccountId } from '../../identity/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { errorFacts, type Log } from '../../platform/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'

interface Tools {
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Log
}

const everyMs = 3_600_000
/** One batch that failed on a busy disk is no reason to leave the others for an hour. */
const afterFailureMs = 60_000
/** The pause after a batch, in multiples of its time: requests get their turn, and a fast database is done soon. */
const pauses = 2
const dayMs = 86_400_000

/** What one transaction erases at most: some 50 ms of the database. */
const atOnce = { fittings: 50, sessions: 10, links: 500 }

/** What was erased for its age. */
interface Expired {
  readonly fittings: number
  readonly sessions: number
  readonly links: number
}

/**
 * Erase what is older than the retention, in small transactions that wait for nobody. Any number of replicas may do it at
 * once.
 * @param isOver Asked between two batches: stop here, the rest is for the next time.
 */
export const eraseExpired = async (
  { sql, clock }: Pick<Tools, 'sql' | 'clock'>,
  retentionDays: number,
  isOver: () => boolean = () => false,
): Promise<Expired> => {
  const before = daysBefore(clock, retentionDays)
  return {
    fittings: await inBatches(atOnce.fittings, isOver, (max) => eraseOldFittings({ sql, clock }, null, before, max)),
    sessions: await inBatches(atOnce.sessions, isOver, (max) => removeOldSessions(sql, before, max)),
    links: await inBatches(atOnce.links, isOver, (max) => removeOldLinks(sql, before, max)),
  }
}

/** Erase what people without an account made so many days ago. Returns how many fittings there were. */
export const eraseOldVisits = (
  { sql, clock }: Pick<Tools, 'sql' | 'clock'>,
  retentionDays: number,
  isOver: () => boolean = () => false,
): Promise<number> => {
  const before = daysBefore(clock, retentionDays)
  return inBatches(atOnce.fittings, isOver, (max) => eraseOldFittings({ sql, clock }, visitorsAccountId, before, max))
}

const daysBefore = (clock: Clock, days: number): Date => new Date(clock().getTime() - days * dayMs)

const inBatches = async (
  batchMax: number,
  isOver: () => boolean,
  erase: (max: number) => Promise<number>,
): Promise<number> => {
  for (let erased = 0; ; ) {
    const startedMs = performance.now()
    const now = await erase(batchMax)
    erased += now
    if (now < batchMax || isOver()) return erased
    await Bun.sleep(pauses * (performance.now() - startedMs))
  }
}

/** Erase rows that were read wrong and are older than they are kept, or than all else is. */
export const eraseOldMisread = ({ sql, clock }: Pick<Tools, 'sql' | 'clock'>, retentionDays: number): Promise<number> =>
  removeOldMisread(sql, daysBefore(clock, misreadDaysOf(retentionDays)))

/** Erase what is older than RETENTION_DAYS (0: only what is never kept for longer), now and every hour. */
export const startRetention = (
  tools: Tools,
  { retentionDays, visitorRetentionDays }: Pick<Config, 'retentionDays' | 'visitorRetentionDays'>,
): { stop(): Promise<void> } => {
  let isOver = false
  let timer: ReturnType<typeof setTimeout>
  const eraseOnce = async (): Promise<number> => {
    try {
      const expired = {
        misread: await eraseOldMisread(tools, retentionDays),
        ...(visitorRetentionDays > 0 && { visits: await eraseOldVisits(tools, visitorRetentionDays, () => isOver) }),
        ...(retentionDays > 0 && (await eraseExpired(tools, retentionDays, () => isOver))),
      }
      if (Object.values(expired).some((count) => count > 0)) tools.log.info('old data was erased', expired)
      return everyMs
    } catch (error) {
      tools.log.warn('erasing old data failed; it is tried again', errorFacts(error))
      return afterFailureMs
    }
  }
  const tick = async () => {
    const waitMs = await eraseOnce()
    if (isOver) return
    timer = setTimeout(() => {
      erasing = tick()
    }, waitMs)
  }
  let erasing = tick()
  return {
    stop: async () => {
      isOver = true
      clearTimeout(timer)
      await erasing
    },
  }
}
