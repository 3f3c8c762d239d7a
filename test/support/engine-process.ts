import { readdirSync, readFileSync } from 'node:fs'

/** The process of the embedded engine of a running process: of any directory, or of a certain one. Linux. */
export const enginePid = (parentPid: number, directory?: string): number | undefined =>
  childrenOf(parentPid).find((pid) => {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.includes('engine') && (directory === undefined || words.includes(directory))
  })

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
