import { spawn } from 'node:child_process'
import { chownSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { unprivileged } from '../support/unprivileged.ts'
import type { Place } from './network.ts'

/** One of the nodes of a cluster. */
export interface Member {
  readonly name: string
  readonly place: Place
  /** A directory of its own. */
  readonly home: string
}

/** A program of a node. */
export interface Program {
  readonly name: string
  readonly command: readonly string[]
  /** What the shell does when it was killed, in the directory of the node. */
  readonly afterwards?: string
}

/** Give a file to those as whom programs run here. */
export const own = (path: string): void => {
  const user = unprivileged()
  if (user) chownSync(path, user.uid, user.gid)
}

/**
 * Run a program on a node until it is killed or this process ends in whatever way: its guard waits for the end of a pipe that
 * only we hold.
 * @returns What kills it, without a word to anybody.
 */
export const runGuarded = ({ place, home }: Member, { name, command, afterwards = '' }: Program) => {
  const guard = `"$@" & pid=$!; cat > /dev/null; kill -9 $pid; ${afterwards}`
  const log = openSync(join(home, `${name}.log`), 'a')
  const child = spawn('sh', ['-c', guard, name, ...place.inside, ...unprivilegedly(), ...command], {
    cwd: home,
    stdio: ['pipe', log, log],
    env: { PATH: process.env['PATH'], HOME: home },
    detached: true,
  })
  child.unref()
  return async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdin!.end()
    await ended
  }
}

const unprivilegedly = (): readonly string[] => {
  const user = unprivileged()
  return user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []
}
