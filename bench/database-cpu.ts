import { readdirSync, readFileSync } from 'node:fs'
import type { Sql } from '../src/platform/postgres/sql.ts'

const microsPerTick = 10_000

/** Reads the CPU microseconds that a PostgreSQL server and all its processes, also ended ones, have used. */
export const databaseCpu = async (sql: Sql): Promise<() => number> => {
  const [backend] = await sql<{ pid: number }>`select pg_backend_pid() as pid`
  const parent = fieldsOf(backend!.pid)[1]!
  return () => {
    const [, , , , , , , , , , , user, system, endedUser, endedSystem] = fieldsOf(parent)
    let ticks = user! + system! + endedUser! + endedSystem!
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      try {
        const fields = fieldsOf(pid)
        if (fields[1] === parent) ticks += fields[11]! + fields[12]!
      } catch {} // it has just ended
    return ticks * microsPerTick
  }
}

/** Of /proc/PID/stat, from the state on. */
const fieldsOf = (pid: number | string): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)
