import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const own = ['lock', 'holder.json', 'engine.lock', 'dev-key', 'signing-secret', 'pg']

/** Files that this process and its engine create from now on are readable only by their owner: they hold golfers' body data and addresses. */
export const makePrivately = (): void => void process.umask(0o077)

/**
 * Close to others what is open to them: an earlier release made it so, and the engine opens some files whatever the umask
 * says. The folder itself may be anybody's, and is left as it is. Costs some milliseconds.
 */
export const closeToOthers = (dataDir: string): void => {
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (!own.includes(entry.name)) continue
    if (entry.isDirectory()) closeTree(join(dataDir, entry.name))
    else close(join(dataDir, entry.name))
  }
}

const closeTree = (directory: string): void => {
  close(directory)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) closeTree(path)
    else close(path)
  }
}

const close = (path: string): void => {
  const { mode } = statSync(path)
  if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700)
}

/** Our files and folders in a data directory that other users of the machine can get at. A closed folder closes all in it. */
export const openToOthers = (dataDir: string): string[] =>
  own.map((name) => join(dataDir, name)).filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0)
