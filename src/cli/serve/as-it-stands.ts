import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openEmbedded } from '../../platform/postgres/embedded/embedded.ts'
import { lockDirectory } from '../../platform/postgres/embedded/lock.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Progress } from '../../platform/work/progress.ts'
import { hereOrThere } from '../operate.ts'
import { OperatorError } from '../verb.ts'
import { callControl } from './control.ts'
import { openDatabase, type Storage } from './storage.ts'

/**
 * Read everything that is stored, as it stands and without migrating it, also beside a server.
 *
 * @param purpose In words for a process that is refused meanwhile.
 */
export const readAsItStands = async <T>(
  config: Config,
  purpose: string,
  progress: Progress,
  read: (sql: Sql) => Promise<T>,
): Promise<T> => {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'pg')))
    throw new OperatorError(`There is no database in ${config.dataDir}.`, { code: 'NOT_FOUND' })
  const { sql, close } = await hereOrThere(
    () => openDatabase(config, purpose, progress),
    () => openCopy(config, purpose, progress),
  )
  try {
    return await read(sql)
  } finally {
    await close()
  }
}

/** A copy of the data directory that a server holds, made by that server. It is removed when it is closed. */
const openCopy = async (
  { dataDir }: Config,
  purpose: string,
  progress: Progress,
): Promise<Pick<Storage, 'sql' | 'close'>> => {
  const place = join(resolve(dataDir), 'copy')
  const lock = lockDirectory(place, purpose)
  const copy = join(place, 'pg')
  const remove = () => {
    rmSync(place, { recursive: true, force: true })
    lock.release()
  }
  try {
    rmSync(copy, { recursive: true, force: true }) // of a command that was killed
    progress('Copying the database')
    await callControl(dataDir, 'snapshot', { to: copy }, { progress, handOver: () => {} })
    const sql = await openEmbedded(copy)
    const close = async () => {
      await sql.end()
      remove()
    }
    return { sql, close }
  } catch (error) {
    remove()
    throw error
  }
}
