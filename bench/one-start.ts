import { readFileSync } from 'node:fs'
import { enginePid } from '../test/support/engine-process.ts'
import { freePort } from '../test/support/service.ts'

/** What one start cost. */
export interface OneStart {
  readonly wallMs: number
  /** Processor time until it was ready. */
  readonly serverMs: number
  /** That of the embedded engine; 0 on PostgreSQL. */
  readonly engineMs: number
  /** Memory of both when nothing was asked for a while: what they share is counted once for each. */
  readonly residentMb: number
  /** The same, what they share with others divided among those. */
  readonly proportionalMb: number
}

/**
 * Start `serve` on storage that is there already, and end it.
 * @param idleMs Time until its memory is looked at.
 */
export const startOnce = async (
  program: readonly string[],
  env: Readonly<Record<string, string>>,
  idleMs = 0,
): Promise<OneStart> => {
  const port = freePort()
  const startedMs = performance.now()
  const child = Bun.spawn([...program, 'serve'], {
    env: { PATH: process.env['PATH'] ?? '', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady(port))) await Bun.sleep(5)
  const wallMs = performance.now() - startedMs
  const engine = enginePid(child.pid)
  const serverMs = cpuMsOf(child.pid)
  const engineMs = engine === undefined ? 0 : cpuMsOf(engine)
  await Bun.sleep(idleMs)
  const all = [child.pid, ...(engine === undefined ? [] : [engine])]
  const memory = (kind: 'Rss' | 'Pss') => all.reduce((sum, pid) => sum + memoryMb(pid, kind), 0)
  const cost = { wallMs, serverMs, engineMs, residentMb: memory('Rss'), proportionalMb: memory('Pss') }
  child.kill('SIGTERM')
  await child.exited
  return cost
}

/** User and system time of a process with all its threads, ms. Linux counts in hundredths of a second. */
const cpuMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

const memoryMb = (pid: number, kind: 'Rss' | 'Pss'): number => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(new RegExp(`^${kind}: +(\\d+) kB`, 'm').exec(rollup)![1]) / 1024
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
