import { readdirSync, readFileSync, rmSync } from 'node:fs'

/** Mark of a run in the environment of all its processes, which hand it down. */
export const mark = 'CLUBWRIGHT_TEST_RUN'

/** The processes of a run that still live: marked, or at work in its folder (PostgreSQL hides its environment). Linux only. */
const living = (run: string, folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => told(pid, 'environ').includes(`${mark}=${run}`) || told(pid, 'cmdline').includes(folder))
    .map(Number)

const told = (pid: string, what: 'environ' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return '' // it has ended
  }
}

/** Wait until the processes of a run have ended, end those that stay by force, and remove its folder. */
export const cleanUp = async (run: string, folder: string): Promise<void> => {
  for (let tries = 0; process.platform === 'linux' && tries < 100; tries++) {
    const left = living(run, folder)
    if (left.length === 0) break
    if (tries > 30) for (const pid of left) end(pid)
    await Bun.sleep(100)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

const end = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
