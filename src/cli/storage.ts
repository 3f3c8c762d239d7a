import { join } from 'node:path'
import { importBundledCatalog } from '../catalog/index.ts'
import type { Config } from '../config.ts'
import { importSampleFitters } from '../fitters/index.ts'
import { openPostgres } from '../postgres/client.ts'
import { ensureDatabaseDirectory } from '../postgres/directory.ts'
import { openEmbedded } from '../postgres/embedded.ts'
import { lockDirectory } from '../postgres/lock.ts'
import { migrate } from '../postgres/migrate.ts'
import type { Sql } from '../postgres/sql.ts'
import { preparedDatabase } from './prepared.ts'

/** An open database that this process may use. */
export interface Storage {
  readonly sql: Sql
  /** Migrations that opening it applied. */
  readonly migrated: readonly string[]
  close(): Promise<void>
}

/**
 * Open the configured database, at the state of this release: PostgreSQL, or the embedded engine in DATA_DIR, which
 * then belongs to this process.
 *
 * @param purpose What for, in words for a process that is refused meanwhile.
 * @throws {DirectoryInUse} Another process has DATA_DIR.
 */
export const openStorage = async (config: Config, purpose: string): Promise<Storage> => {
  const { sql, close } = config.databaseUrl ? openServer(config.databaseUrl) : await openDirectory(config, purpose)
  try {
    const migrated = await migrate(sql)
    await importBundledCatalog(sql)
    if (sql.engine === 'embedded') await importSampleFitters(sql)
    return { sql, migrated, close }
  } catch (error) {
    await close()
    throw error
  }
}

const openServer = (url: string) => {
  const sql = openPostgres(url)
  return { sql, close: () => sql.end() }
}

const openDirectory = async ({ dataDir }: Config, purpose: string) => {
  const lock = lockDirectory(dataDir, purpose)
  try {
    const directory = join(dataDir, 'pg')
    await ensureDatabaseDirectory(directory, preparedDatabase)
    const sql = await openEmbedded(directory)
    const close = async () => {
      await sql.end()
      lock.release()
    }
    return { sql, close }
  } catch (error) {
    lock.release()
    throw error
  }
}
