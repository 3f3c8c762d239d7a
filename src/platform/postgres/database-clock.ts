import { type Clock, systemClock } from '../clock.ts'
import { errorFacts, type Log } from '../log/log.ts'
import type { Sql } from './sql.ts'

/** The time of the database, as this process reckons it between two looks. */
export interface DatabaseClock extends Clock {
  /** Seconds by which the clock of this machine is ahead of the database's; negative when it is behind. */
  aheadSeconds(): number
  /** Ask the database again. Never throws: without an answer it goes on as before. */
  look(): Promise<void>
}

/** How often to look. */
export const lookEveryMs = 30_000
/** An answer that took longer says too little, unless it is the first. */
const roundTripMsMax = 1_000
/** So far may two machines be apart without a word. */
const apartSecondsMax = 60

/**
 * Ask the database for its time, and go by it: what replicas make is in the order of one clock, whatever theirs say. Ids carry the
 * time, and lists, "the latest" and the erasure of what is old go by ids. The embedded engine has the clock of this machine.
 *
 * @throws storageUnavailable
 */
export const openDatabaseClock = async (
  sql: Pick<Sql, 'engine' | 'read'>,
  log: Pick<Log, 'info' | 'warn'> | null = null,
): Promise<DatabaseClock> =>
  sql.engine === 'embedded'
    ? Object.assign(() => systemClock(), systemClock, { aheadSeconds: () => 0, look: async () => {} })
    : clockOf(sql, await readClock(sql), log)

const clockOf = (sql: Pick<Sql, 'read'>, first: Reading, log: Pick<Log, 'info' | 'warn'> | null): DatabaseClock => {
  let known = first
  let ahead = 0
  let looking: Promise<void> | null = null
  const nowMs = () => known.databaseMs + (performance.now() - known.atMs)
  const compare = () => {
    const wasApart = Math.abs(ahead) > apartSecondsMax
    ahead = (Date.now() - nowMs()) / 1000
    const isApart = Math.abs(ahead) > apartSecondsMax
    if (isApart && !wasApart)
      log?.warn('the clock of this machine is not that of the database', { aheadSeconds: Math.round(ahead) })
    if (wasApart && !isApart) log?.info('the clock of this machine is that of the database again', {})
  }
  const lookNow = async () => {
    try {
      const found = await readClock(sql)
      if (found.roundTripMs <= roundTripMsMax) known = found
      compare()
    } catch (error) {
      log?.warn('the time of the database cannot be read', errorFacts(error))
    }
    looking = null
  }
  const look = () => {
    looking ??= lookNow()
    return looking
  }
  compare()
  return Object.assign(() => new Date(nowMs()), {
    isOfDatabase: true as const,
    deadline: (ms: number) => new Date(nowMs() + ms),
    doubt: () => void look(),
    aheadSeconds: () => ahead,
    look,
  })
}

interface Reading {
  readonly databaseMs: number
  /** When that was, by a clock that nobody sets. */
  readonly atMs: number
  readonly roundTripMs: number
}

/** Its time lies in the middle of the way there and back. */
const readClock = async (sql: Pick<Sql, 'read'>): Promise<Reading> => {
  const sentMs = performance.now()
  const [row] = await sql.read<{ ms: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`
  const roundTripMs = performance.now() - sentMs
  return { databaseMs: row!.ms, atMs: sentMs + roundTripMs / 2, roundTripMs }
}
