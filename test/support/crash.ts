import { join } from 'node:path'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { newPostgresUrl } from './databases.ts'
import { isPooled } from './postgres-server.ts'
import { isFull } from './steady-load.ts'

/** How often a test lets the service die in each way. */
export const deathsEach: number = isFull ? 50 : 1
/** What that may take: a hang, not a speed. */
export const deathsLimitMs: number = Math.max(900_000, 120_000 * deathsEach)

/** The settings that lead a process to its data. */
export type StorageSettings = Readonly<Record<string, string>>

/**
 * Where a service that dies keeps its data, by the name of the engine: the embedded database in a directory, and a
 * database of its own on PostgreSQL where this machine has one. Through a pooler only that.
 */
export const crashStorages = async (directory: string): Promise<[string, StorageSettings][]> => {
  const url = await newPostgresUrl()
  const embedded: [string, StorageSettings] = ['embedded', { DATA_DIR: join(directory, 'data') }]
  if (url === null) return [embedded]
  return [...(isPooled ? [] : [embedded]), ['postgresql', { DATABASE_URL: url }]]
}

/** Look at the data itself. No process may have the embedded database meanwhile. */
export const onDatabase = async <T>(storage: StorageSettings, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const { DATABASE_URL: url, DATA_DIR: directory } = storage
  const sql = url === undefined ? await openEmbedded(join(directory!, 'pg')) : openPostgres(url, 2)
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}
