import { readdirSync, readFileSync } from 'node:fs'

/** The process of the embedded engine of a running service. Linux. */
export const enginePid = (servicePid: number): number | undefined =>
  childrenOf(servicePid).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes('engine'))

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid)

const parentOf = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null // it ended meanwhile
  }
}
