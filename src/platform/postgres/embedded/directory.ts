import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomically } from '../../work/atomic-write.ts'
import { openEmbedded } from './embedded.ts'
import { DatabaseDamaged } from './engine-process.ts'

/**
 * Make sure that a database directory exists, whole. The caller holds the lock of the data directory.
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
  mkdirSync(dirname(directory), { recursive: true, mode: 0o700 })
  await writeAtomically(directory, async (unfinished) => {
    const archive = await prepared()
    if (archive === null) await (await openEmbedded(unfinished)).end()
    else await new Bun.Archive(await archive.bytes()).extract(unfinished)
  })
}
