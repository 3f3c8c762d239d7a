import divideText from '../../../db/citus/divide.sql' with { type: 'text' }
import functionsText from '../../../db/citus/functions.sql' with { type: 'text' }
import { type Progress, silently } from '../work/progress.ts'
import { isAhead, lockKey, MigrationError } from './migrate.ts'
import { checksum, migrations } from './migrations.ts'
import type { Sql } from './sql.ts'

/** What a database says that is divided as this release divides it. */
const mark = (): string => {
  const texts = [...migrations.map(({ name }) => name), divideText, functionsText].join('\n')
  return `divided by Citus: ${checksum({ name: 'citus', text: texts })}`
}

/**
 * Divide the database by account over the servers of its Citus cluster, all or nothing. Requests wait meanwhile.
 *
 * @returns False when it was divided already.
 * @throws {MigrationError} It has no Citus, or no workers.
 */
export const divide = async (sql: Sql, progress: Progress = silently): Promise<boolean> => {
  if ((await markOf(sql)) === mark()) return false
  await refuseWithoutWorkers(sql)
  progress('Dividing the database by account')
  return sql.begin(
    async (sql) => {
      await sql.script(`set local statement_timeout = 0; select pg_advisory_xact_lock(${lockKey})`)
      // Another process may have done it while this one waited.
      if ((await markOf(sql)) === mark()) return false
      await sql.script(functionsText)
      await sql.script(divideText)
      await sql.script(`comment on table schema_migrations is '${mark()}'`)
      return true
    },
    { isLong: true },
  )
}

/** Divide what a newer release has added, where the database is divided. */
export const keepDivided = async (sql: Sql, progress: Progress): Promise<void> => {
  if ((await isDividedDatabase(sql)) && !(await isAhead(sql))) await divide(sql, progress)
}

/** Whether a database that was migrated is divided by account. */
export const isDividedDatabase = async (sql: Sql): Promise<boolean> =>
  sql.engine === 'postgresql' && ((await markOf(sql))?.startsWith('divided by Citus') ?? false)

const markOf = async (sql: Sql): Promise<string | null> => {
  const [row] = await sql<{ mark: string | null }>`
    select obj_description('schema_migrations'::regclass, 'pg_class') as mark`
  return row!.mark
}

const refuseWithoutWorkers = async (sql: Sql): Promise<void> => {
  const [citus] = await sql`select from pg_extension where extname = 'citus'`
  if (citus === undefined)
    throw new MigrationError('This database has no Citus: `create extension citus` on the coordinator first.')
  const [found] = await sql<{ workers: number }>`select count(*)::int as workers from citus_get_active_worker_nodes()`
  if (found!.workers === 0)
    throw new MigrationError('This coordinator has no workers: add them by `select citus_add_node(host, port)` first.')
}
