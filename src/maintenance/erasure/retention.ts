import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Age, EraseTools, Keeps } from './age.ts'
import { personalData } from './personal-data.ts'

const everyMs = 3_600_000
/** One batch that failed on a busy disk is no reason to leave the others for an hour. */
const afterFailureMs = 60_000
/** The pause after a batch, in multiples of its time: requests get their turn, and a fast database is done soon. */
const pauses = 2
const dayMs = 86_400_000

interface Watch {
  /** Asked between two batches: stop here, the rest is for the next time. */
  isOver(): boolean
  /** Told why the rows of a table could not be erased; those of the others are erased all the same. */
  onFailure(table: string, error: unknown): void
}

const unwatched: Watch = {
  isOver: () => false,
  onFailure: (_table, error) => {
    throw error
  },
}

/**
 * Erase what is older than it is kept: fittings, sessions, links and whatever may be much in small transactions. Any number
 * of replicas may do it at once.
 * @returns How many rows went, by table; those with none are left out.
 */
export const eraseExpired = async (
  tools: EraseTools,
  keeps: Keeps,
  { isOver = unwatched.isOver, onFailure = unwatched.onFailure }: Partial<Watch> = {},
): Promise<Record<string, number>> => {
  const expired: Record<string, number> = {}
  for (const { table, age } of personalData) {
    if (table === null || age === undefined || isOver()) continue
    try {
      const erased = await eraseOld(tools, age, keeps, isOver)
      if (erased > 0) expired[table] = (expired[table] ?? 0) + erased
    } catch (error) {
      onFailure(table, error)
    }
  }
  return expired
}

/** Erase the rows that are older than an age. Returns how many there were. */
export const eraseOld = async (
  tools: EraseTools,
  age: Age,
  keeps: Keeps,
  isOver: Watch['isOver'] = unwatched.isOver,
): Promise<number> => {
  const days = age.days(keeps)
  if (days === null) return 0
  const before = new Date(tools.clock().getTime() - days * dayMs)
  return inBatches(age.atOnce, isOver, (max) => age.erase(tools, before, max))
}

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

/** Erase what is older than it is kept, now and every hour. */
export const startRetention = (tools: EraseTools & { readonly log: Log }, keeps: Keeps): { stop(): Promise<void> } => {
  let isOver = false
  let timer: ReturnType<typeof setTimeout>
  const eraseOnce = async (): Promise<number> => {
    let waitMs = everyMs
    const expired = await eraseExpired(tools, keeps, {
      isOver: () => isOver,
      onFailure: (table, error) => {
        tools.log.warn('erasing old data failed; it is tried again', { table, ...errorFacts(error) })
        waitMs = afterFailureMs
      },
    })
    if (Object.keys(expired).length > 0) tools.log.info('old data was erased', expired)
    return waitMs
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
