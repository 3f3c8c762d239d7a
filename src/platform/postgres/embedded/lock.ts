import { Database, SQLiteError } from 'bun:sqlite'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A data directory that belongs to this process until it is released or the process ends, in whatever way. */
interface DirectoryLock {
  release(): void
}

/** Another process has the data directory. The message names it. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  /** A server keeps it; a command has done with it in a moment, as a rule. */
  readonly isServer: boolean
  constructor(directory: string) {
    const holder = readHolder(directory)
    super(refusal(directory, holder))
    this.isServer = holder?.purpose === servingPurpose
  }
}

/** What a server does with its data directory. */
export const servingPurpose = 'clubwright serve'

/** The data directory cannot be made or written. */
class DirectoryUnusable extends Error {
  override readonly name = 'DirectoryUnusable'
}

/**
 * Take a data directory for this process alone. The embedded engine takes no lock of its own: two processes on one
 * directory would both acknowledge writes, and one set would be lost without an error.
 *
 * The lock is an exclusive SQLite transaction on the file `lock`, that is a lock of the operating system, which is gone
 * with the process: nothing goes stale after a `kill -9`. `holder.json` beside it is only there to be read.
 *
 * @param purpose What this process does with it, for the message to a refused process: `clubwright serve`.
 * @throws {DirectoryInUse} Another process, or another part of this one, has it.
 * @throws {DirectoryUnusable} It cannot be made or written.
 */
export const lockDirectory = (directory: string, purpose: string): DirectoryLock => {
  const holder = join(directory, 'holder.json')
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    closeSync(openSync(join(directory, 'lock'), 'a')) // SQLite would not say why it cannot
    const file = exclusively(join(directory, 'lock'))
    writeFileSync(holder, JSON.stringify({ pid: process.pid, since: new Date().toISOString(), purpose }))
    return {
      release: () => {
        rmSync(holder, { force: true })
        file.close()
      },
    }
  } catch (error) {
    if (error instanceof SQLiteError && error.code === 'SQLITE_BUSY') throw new DirectoryInUse(directory)
    throw new DirectoryUnusable(`The data directory ${directory} cannot be used: ${wordsOf(error as Error)}`)
  }
}

const wordsOf = (error: Error): string => {
  const { code } = error as NodeJS.ErrnoException
  const isForbidden = code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
  return isForbidden ? `user ${process.getuid?.()} may not write there (${error.message}).` : error.message
}

/** How long a server, or a command, waits for a command that has the data directory. */
export const commandWaitMsMax = 5_000

/** Take a data directory to serve it: a command that has it is waited for. The rest as `lockDirectory`. */
export const lockToServe = async (directory: string): Promise<DirectoryLock> => {
  const giveUpAtMs = performance.now() + commandWaitMsMax
  for (;;) {
    try {
      return lockDirectory(directory, servingPurpose)
    } catch (error) {
      const isCommand = error instanceof DirectoryInUse && !error.isServer
      if (!isCommand || performance.now() > giveUpAtMs) throw error
      await Bun.sleep(100)
    }
  }
}

/** An engine dies with the process that started it, or some milliseconds later. */
const engineWaitMsMax = 5_000

/**
 * Take a database directory for the engine of this process, until the process ends. The service has locked the data
 * directory, but an engine might outlive its service for a moment, in which the next service already starts another.
 */
export const lockEngine = async (directory: string): Promise<DirectoryLock> => {
  const giveUpAtMs = performance.now() + engineWaitMsMax
  for (;;) {
    try {
      const file = exclusively(join(dirname(directory), 'engine.lock'))
      return { release: () => file.close() }
    } catch (error) {
      if (performance.now() > giveUpAtMs) throw error
      await Bun.sleep(50)
    }
  }
}

const exclusively = (path: string): Database => {
  const file = new Database(path)
  try {
    file.run('pragma journal_mode = memory') // nothing is ever written, so nothing lies beside the file
    file.run('pragma locking_mode = exclusive')
    file.run('begin exclusive')
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

const refusal = (directory: string, holder: Holder | null): string => {
  const who = holder ? `process ${holder.pid} (${holder.purpose}, since ${holder.since})` : 'another process'
  return `The data directory ${directory} is in use by ${who}. Only one process may open it at a time.`
}

interface Holder {
  readonly pid: number
  readonly since: string
  readonly purpose: string
}

const readHolder = (directory: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(join(directory, 'holder.json'), 'utf8'))
  } catch {
    return null // the holder took the lock a moment ago and has not written its name yet
  }
}
