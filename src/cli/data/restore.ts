import { restoreBackup } from '../../maintenance/backup/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { readConfig } from '../../platform/settings/config.ts'
import { refuseRemote } from '../remote/api.ts'
import { openDatabase } from '../serve/storage.ts'
import { type Environment, verb } from '../verb.ts'
import { withProgress } from '../with-progress.ts'

/** A backup into an empty database. */
export const restore = (env: Environment) =>
  verb({
    name: 'restore',
    description:
      'Restore a backup into an empty database, embedded or PostgreSQL. Stop any server that uses the database first.',
    args: { file: { type: 'positional', required: true, description: 'FILE written by `backup`.' } },
    run: async ({ file }) => {
      refuseRemote(env, 'restore')
      return withProgress(async (progress) => {
        const { sql, close } = await openDatabase(readConfig(env), 'clubwright restore', progress)
        try {
          return await restoreBackup(sql, file, progress, sql.engine === 'embedded' ? () => emptyEmbedded(sql) : null)
        } finally {
          await close()
        }
      })
    },
    show: ({ rows, at }) => `Restored ${rows.toLocaleString('en-US')} rows, as they were at ${at}.`,
  })

/** A new embedded database has the tables and the catalog of this release; a backup brings its own. */
export const emptyEmbedded = (sql: Sql): Promise<void> => sql.script('drop schema public cascade; create schema public')
