import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../../platform/log/log.ts'
import { keepDivided } from '../../platform/postgres/citus.ts'
import { ensureDatabaseDirectory } from '../../platform/postgres/embedded/directory.ts'
import { type EmbeddedSql, openEmbedded } from '../../platform/postgres/embedded/embedded.ts'
import { lockDirectory, lockToServe, servingPurpose } from '../../platform/postgres/embedded/lock.ts'
import { closeToOthers, makePrivately } from '../../platform/postgres/embedded/private-files.ts'
import { migrate } from '../../platform/postgres/migrate.ts'
import { migrations } from '../../platform/postgres/migrations.ts'
import type { Line } from '../../platform/postgres/server/line.ts'
import { withReplica } from '../../platform/postgres/server/replica.ts'
import type { ReplicaStanding, Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { type Progress, silently } from '../../platform/work/progress.ts'

/** What a process that serves has before it opens its storage. */
interface Start {
  readonly log: Pick<Log, 'info' | 'warn' | 'error'> | null
  readonly line: Line | null
}
const unattended: Start = { log: null, line: null }

/** An open database that this process may use. */
export interface Storage {
  readonly sql: Sql
  /** Migrations that opening it applied. */
  readonly migrated: readonly string[]
  /** Copy the files of the embedded database (postgres/embedded.ts says what that guarantees); null on PostgreSQL. */
  readonly snapshot: EmbeddedSql['snapshot'] | null
  close(): Promise<void>
}

/**
 * Open the configured database, at the state of this release: PostgreSQL, or the embedded engine in DATA_DIR, which
 * then belongs to this process.
 *
 * @param purpose What for, in words for a process that is refused meanwhile.
 * @param progress Hears what it does: a first start takes seconds.
 * @param start.log Told when the embedded engine dies and is started again.
 * @param start.line What was found at DATABASE_URL a moment ago.
 * @throws {DirectoryInUse} Another process has DATA_DIR.
 */
export const openStorage = async (
  config: Config,
  purpose: string,
  progress: Progress = silently,
  start: Start = unattended,
): Promise<Storage> => {
  const { sql, snapshot, close } = await openDatabase(config, purpose, progress, start)
  try {
    const migrated = await migrate(sql, migrations, progress)
    await keepDivided(sql, progress)
    await importReleaseData(sql)
    return { sql, migrated, snapshot, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Imported here and not above: the embedded engine starts without waiting for the code of the catalog. */
const importReleaseData = async (sql: Sql): Promise<void> => {
  const { importBundledCatalog } = await import('../../equipment/catalog/index.ts')
  const { importSampleFitters } = await import('../../features/fitters/index.ts')
  await importBundledCatalog(sql)
  if (sql.engine === 'embedded') await importSampleFitters(sql)
}

/** Open the configured database as it is, of whatever release. The rest as `openStorage`. */
export const openDatabase = async (
  config: Config,
  purpose: string,
  progress: Progress = silently,
  start: Start = unattended,
): Promise<Omit<Storage, 'migrated'>> =>
  config.databaseUrl
    ? openServer(config.databaseUrl, config, start)
    : openDirectory(config, purpose, progress, start.log)

/** What the log recommends behind a pooler, where the service cannot set its time limits itself. */
const boundStatements = "ALTER ROLE ... SET statement_timeout = '4s', for the user of DATABASE_URL"

const openServer = async (
  url: string,
  { databaseConnections, databasePrepared, databaseListenUrl, readDatabaseUrl }: Config,
  { log, line }: Start,
) => {
  const tellPooled = (setting: string, { isBounded }: Line, news?: 'polled' | 'heard') => {
    log?.info('connection pooler found', { setting, preparedStatements: databasePrepared === 'on', news })
    if (!isBounded) log?.warn('statements have no time limit', { remedy: boundStatements })
  }
  const tellUnprepared = (setting: string) =>
    log?.warn('the connection pooler loses prepared statements', { setting, remedy: 'leave DATABASE_PREPARED unset' })
  const { openPostgres } = await import('../../platform/postgres/server/client.ts') // the embedded engine does without the driver
  const primary = openPostgres(url, databaseConnections, {
    prepared: databasePrepared,
    onUnprepared: () => tellUnprepared('DATABASE_URL'),
    listenUrl: databaseListenUrl,
    line,
    onPooled: (setting, line) => {
      const isPolled = databaseListenUrl === undefined || setting === 'DATABASE_LISTEN_URL'
      tellPooled(setting, line, isPolled ? 'polled' : 'heard')
    },
  })
  const replicaOf = (readUrl: string) =>
    openPostgres(readUrl, databaseConnections, {
      prepared: databasePrepared,
      onUnprepared: () => tellUnprepared('READ_DATABASE_URL'),
      onPooled: (_, line) => tellPooled('READ_DATABASE_URL', line),
    })
  const sql =
    readDatabaseUrl === undefined ? primary : await withReplica(primary, replicaOf(readDatabaseUrl), told(log))
  return { sql, snapshot: null, close: () => sql.end() }
}

/** Logs when the read replica is used, lags or is away. */
const told =
  (log: Pick<Log, 'info' | 'warn'> | null) =>
  ({ state, lagSeconds }: ReplicaStanding, fault: string | null): void => {
    if (state === 'used') log?.info('read replica is used', { lagSeconds })
    if (state === 'lagging') log?.warn('read replica lags', { lagSeconds })
    if (state === 'away') log?.warn('read replica is away', { reason: fault })
  }

const openDirectory = async (
  { dataDir }: Config,
  purpose: string,
  progress: Progress,
  log: Pick<Log, 'info' | 'warn' | 'error'> | null,
) => {
  makePrivately()
  const lock = purpose === servingPurpose ? await lockToServe(dataDir) : lockDirectory(dataDir, purpose)
  try {
    const directory = join(dataDir, 'pg')
    if (!existsSync(directory)) progress('Making the database')
    await ensureDatabaseDirectory(directory, async () => (await import('./prepared.ts')).preparedDatabase())
    const sql = await openEmbedded(directory, ({ event, why }) =>
      event === 'ended'
        ? log?.error('embedded engine ended', { why })
        : log?.info('embedded engine restarted', { why }),
    )
    closeToOthers(dataDir)
    const close = async () => {
      await sql.end()
      lock.release()
    }
    return { sql, snapshot: sql.snapshot, close }
  } catch (error) {
    lock.release()
    throw error
  }
}
