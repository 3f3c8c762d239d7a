import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const bytesNeeded = 6e9

/**
 * A new folder for what a run makes: hundreds of databases. In memory, where that takes a quarter of the time, if there is room
 * and programs may run there; TMPDIR names another place.
 */
export const temporaryFolder = (): string => {
  const isFree = process.env['TMPDIR'] === undefined && hasRoom()
  const folder = mkdtempSync(join(isFree ? memory : tmpdir(), 'clubwright-tests-'))
  if (isFree && !runsPrograms(folder)) {
    rmSync(folder, { recursive: true })
    return open(mkdtempSync(join(tmpdir(), 'clubwright-tests-')))
  }
  return open(folder)
}

/** PostgreSQL servers run as another user. */
const open = (folder: string): string => {
  chmodSync(folder, 0o1777)
  return folder
}

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > bytesNeeded
  } catch {
    return false // no such place on this system
  }
}

const runsPrograms = (folder: string): boolean => {
  const program = join(folder, 'true')
  copyFileSync(Bun.which('true')!, program)
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
