import type { Query, ReplicaStanding, Sql } from '../sql.ts'

/** A replica that lags more is not read. docs/replicas.md has this number too. */
const lagSecondsMax = 5
const lookEveryMs = 1_000

/**
 * Read from a replica what may be some seconds old, while it follows closely.
 * @param primary Gets `readReplica`, and closes the replica with itself.
 * @param onTurn Called when the state changes, and with the first unless it is `used`.
 */
export const withReplica = async (
  primary: Sql,
  replica: Sql,
  onTurn: (standing: ReplicaStanding, fault: string | null) => void,
): Promise<Sql> => {
  const lag = measureLag()
  let standing: ReplicaStanding = { state: 'used', lagSeconds: null }
  let isEnded = false
  const turn = (next: ReplicaStanding, fault: string | null = null) => {
    const isTurn = next.state !== standing.state
    standing = next
    if (isTurn && !isEnded) onTurn(next, fault)
  }
  const look = async (): Promise<void> => {
    const written = await positionOf(primary.read).catch(() => null)
    try {
      const found = await positionOf(replica.read)
      if (!found.isStandby) throw new Error('it is not a standby')
      if (written === null) return // the primary is away: what was known of the replica stands
      if (found.database !== written.database) throw new Error('it is a standby of another database')
      const lagSeconds = lag(written.position, found)
      turn({ state: lagSeconds > lagSecondsMax ? 'lagging' : 'used', lagSeconds })
    } catch (error) {
      turn({ state: 'away', lagSeconds: null }, faultOf(error))
    }
  }
  const lookAgain = () => {
    if (!isEnded) setTimeout(() => look().then(lookAgain), lookEveryMs).unref()
  }
  await look()
  lookAgain()
  const { end } = primary
  return Object.assign(primary, {
    readReplica: <Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
      const fromPrimary = () => primary.read<Row>(strings, ...values)
      if (standing.state !== 'used') return fromPrimary()
      // Whatever it fails for: a table that it does not have yet, a row that it may not keep for its reader any longer.
      return replica.read<Row>(strings, ...values).catch(fromPrimary)
    },
    replica: () => standing,
    end: async () => {
      isEnded = true
      await Promise.all([replica.end(), end()])
    },
  })
}

/** How far a server has come. */
interface Position {
  readonly isStandby: boolean
  /** Bytes of the log that are written, or replayed. */
  readonly position: number
  /** Seconds since the last change that was replayed, by the server's clock; null on a primary. */
  readonly seconds: number | null
  /** Which database it is, with all that were copied from it: that of its cluster, and its name there. */
  readonly database: string
}

const positionOf = async (read: Query): Promise<Position> => {
  const [row] = await read<Position>`
    select standby as "isStandby", concat(system_identifier, ' ', current_database()) as database,
           coalesce(pg_wal_lsn_diff(
             case when standby then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'), 0)::float8 as position,
           extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds
      from pg_is_in_recovery() standby, pg_control_system()`
  return row!
}

const samplesMax = 3_600

/**
 * Seconds since the replica had all that the primary had written. (The time of the last replayed change alone tells nothing
 * while nothing is written, and a standby that is cut off from its primary believes to have everything.)
 */
const measureLag = () => {
  const samples: { readonly position: number; readonly atMs: number }[] = []
  let coveredAtMs: number | null = null
  const firstMs = performance.now()
  return (written: number, { position, seconds }: Position): number => {
    const nowMs = performance.now()
    samples.push({ position: written, atMs: nowMs })
    while (samples.length > 0 && samples[0]!.position <= position) coveredAtMs = samples.shift()!.atMs
    if (samples.length > samplesMax) samples.shift()
    const lagSeconds =
      coveredAtMs === null ? Math.max((nowMs - firstMs) / 1000, seconds ?? 0) : (nowMs - coveredAtMs) / 1000
    return Math.round(10 * lagSeconds) / 10
  }
}

/** What the driver or the system said. */
const faultOf = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}
