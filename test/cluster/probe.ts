import postgres from 'postgres'

/** What any program would see of a database that fails over. */
export interface Probe {
  /** When writes were confirmed, on the clock of this process. */
  readonly confirmedMs: readonly number[]
  stop(): void
}

const everyMs = 100
const giveUpSeconds = 2

/** Ten times a second, write one row over a connection of its own, as `psql -c "insert ..."` would. */
export const probeWrites = async (url: string): Promise<Probe> => {
  const confirmedMs: number[] = []
  const open = () =>
    postgres(url, { max: 1, prepare: false, fetch_types: false, connect_timeout: giveUpSeconds, onnotice: () => {} })
  const making = open()
  await making`create table if not exists probe (at timestamptz not null)`
  await making.end()
  const write = async () => {
    const sql = open()
    const end = setTimeout(() => void sql.end({ timeout: 0 }), 1000 * giveUpSeconds)
    try {
      await sql`insert into probe values (clock_timestamp())`
      confirmedMs.push(performance.now())
    } catch {
      // refused: the next one tells
    } finally {
      clearTimeout(end)
      await sql.end({ timeout: 0 })
    }
  }
  const timer = setInterval(() => void write(), everyMs)
  return { confirmedMs, stop: () => clearInterval(timer) }
}

/** The longest time without a success after a moment, from the last success before it. */
export const refusedMs = (successesMs: readonly number[], sinceMs: number): number => {
  const times = successesMs.toSorted((a, b) => a - b)
  const gaps = times.slice(1).map((time, n) => (time < sinceMs ? 0 : time - times[n]!))
  return Math.max(...gaps)
}
