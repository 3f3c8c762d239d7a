import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openEmbedded } from './embedded.ts'
import { DatabaseDamaged } from './engine-process.ts'

/**
 * Make sure that a database directory exists. A new one is made beside its place and then renamed, so a process that
 * dies half way leaves only a piece that the next start throws away. The caller holds the lock of the data directory.
 *
 * @param prepared The contents of a prepared directory (tar, gzipped). When there are none the engine makes an empty
 *   database itself, which takes seconds and 1 GB of memory.
 */
export const ensureDatabaseDirectory = async (
  directory: string,
  prepared: () => Promise<Blob | null>,
): Promise<void> => {
  if (existsSync(directory)) {
    // The engine would take it for an empty one, and make a new database over the files of the old one.
    if (existsSync(join(directory, 'PG_VERSION'))) return
    throw new DatabaseDamaged(directory, 'the file PG_VERSION is missing')
  }
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(directory), { recursive: true, mode: 0o700 })
  const archive = await prepared()
  if (archive === null) await (await openEmbedded(unfinished)).end()
  else await new Bun.Archive(await archive.bytes()).extract(unfinished)
  renameSync(unfinished, directory)
}
