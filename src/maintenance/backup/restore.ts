import { migrate } from '../../platform/postgres/migrate.ts'
import { checksum, migrations } from '../../platform/postgres/migrations.ts'
import { sqlState } from '../../platform/postgres/outage.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Progress } from '../../platform/work/progress.ts'
import { BackupRefused, type Header, type TableLine } from './format.ts'
import {
  continueSequences,
  countAccounts,
  emptyTables,
  insertRows,
  selectMigrations,
  selectTables,
  type Table,
  writePlainly,
} from './queries.ts'
import { type OpenBackup, openBackup } from './read.ts'

/** What was restored. */
interface Restored {
  readonly rows: number
  /** The moment whose data it is. */
  readonly at: string
  /** Migrations that were applied to it afterwards. */
  readonly migrated: readonly string[]
}

/**
 * Put a backup into an empty database: the tables as they were when it was made, the rows in one transaction, which
 * commits only when the whole file was read and its checksum is right, then the migrations that came since.
 *
 * @param reset Empties a database that has no accounts; null if that is not our task.
 * @throws {BackupRefused} The file is not a whole backup, or of a later release, or the database is not empty.
 */
export const restoreBackup = async (
  sql: Sql,
  file: string,
  progress: Progress,
  reset: (() => Promise<void>) | null,
): Promise<Restored> => {
  const backup = await openBackup(file)
  const known = knownUntil(backup.header)
  await prepare(sql, known, reset)
  const rows = await sql.begin((sql) => load(sql, backup, Bun.file(file).size, progress), { isLong: true })
  return { rows, at: backup.header.at, migrated: await migrate(sql, migrations, progress) }
}

/** The migrations of this release that the backup was made with. */
const knownUntil = ({ migrations: made, release }: Header) => {
  const known = migrations.slice(0, made.length)
  const isKnown = made.every(({ name, checksum: sum }, index) => {
    const migration = known[index]
    return migration?.name === name && checksum(migration) === sum
  })
  if (isKnown) return known
  throw new BackupRefused(
    `The backup has migrations that this release does not have. It was made by release ${release}.`,
  )
}

const prepare = async (sql: Sql, known: typeof migrations, reset: (() => Promise<void>) | null): Promise<void> => {
  const present = await selectMigrations(sql)
  if (present.length > 0) {
    const accounts = await countAccounts(sql)
    if (accounts > 0)
      throw new BackupRefused(
        `The database is not empty: it has ${accounts} account${accounts === 1 ? '' : 's'}. Restore into a new one: another DATA_DIR, or another database in DATABASE_URL.`,
      )
    if (reset !== null) await reset()
    else if (present.length > known.length)
      throw new BackupRefused(
        `The database already has the tables of a later release than the backup (${present.at(-1)!.name}). Restore into a new database without tables.`,
      )
  }
  await migrate(sql, known)
}

const load = async (sql: Sql, backup: OpenBackup, fileBytes: number, progress: Progress): Promise<number> => {
  await sql.script(writePlainly)
  const tables = await selectTables(sql)
  await emptyTables(sql, tables)
  let rows = 0
  let table: Table | undefined
  for await (const item of backup.contents()) {
    if (isTable(item)) {
      table = tableOf(tables, item)
      continue
    }
    await insertRows(sql, table!, item).catch((error: unknown) => {
      throw isAboutData(error) ? backup.damaged() : error
    })
    rows += item.length
    progress('Restoring, MB of the file', megabytes(backup.read()), megabytes(fileBytes))
  }
  await continueSequences(sql, tables)
  return rows
}

/** A value that its column does not take, or that does not go with others (SQLSTATE classes 22 and 23). */
const isAboutData = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? '')

const isTable = (item: TableLine | readonly string[]): item is TableLine => 'table' in item

/** The table of the database, with its columns in the order of the backup. */
const tableOf = (tables: readonly Table[], { table: name, columns }: TableLine): Table => {
  const table = tables.find((each) => each.name === name)
  const found = columns.map((column) => table?.columns.find((each) => each.name === column))
  if (table === undefined || found.length !== table.columns.length || found.includes(undefined))
    throw new BackupRefused(`The backup has a table ${name} that does not match its migrations. Nothing was restored.`)
  return { name, columns: found as Table['columns'] }
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000)
