import postgres from 'postgres'

/** What any program would see of a database that fails over. */
export interface Probe {
  /** When writes were confirmed, on the clock of this process. */
  readonly confirmedMs: readonly number[]
  /** Stop, and count the rows that were confirmed and are not there: what the cluster itself has lost. */
  stop(): Promise<number>
}

const everyMs = 100
const giveUpSeconds = 2

/** Ten times a second, write one row over a connection of its own, as `psql -c "insert ..."` would. */
export const probeWrites = (url: string): Probe => {
  const confirmed = new Map<number, number>()
  const run = Math.floor(Math.random() * 2 ** 31)
  let count = 0
  const open = () =>
    postgres(url, { max: 1, prepare: false, fetch_types: false, connect_timeout: giveUpSeconds, onnotice: () => {} })
  const write = async () => {
    const n = ++count
    const sql = open()
    const end = setTimeout(() => void sql.end({ timeout: 0 }), 1000 * giveUpSeconds)
    try {
      await sql`insert into probe values (${run}, ${n})`
      confirmed.set(n, performance.now())
    } catch {
      // refused: the next one tells
    } finally {
      clearTimeout(end)
      await sql.end({ timeout: 0 })
    }
  }
  const timer = setInterval(() => void write(), everyMs)
  return {
    get confirmedMs() {
      return [...confirmed.values()]
    },
    stop: async () => {
      clearInterval(timer)
      const told = [...confirmed.keys()] // others are still under way
      const sql = open()
      const found = new Set((await sql<{ n: number }[]>`select n from probe where run = ${run}`).map(({ n }) => n))
      await sql.end()
      return told.filter((n) => !found.has(n)).length
    },
  }
}

/** The longest time without a success after a moment, from the last success before it. */
export const refusedMs = (successesMs: readonly number[], sinceMs: number): number => {
  const times = successesMs.toSorted((a, b) => a - b)
  const gaps = times.slice(1).map((time, n) => (time < sinceMs ? 0 : time - times[n]!))
  return Math.max(...gaps)
}
