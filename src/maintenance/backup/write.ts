import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import project from '../../../package.json' with { type: 'json' }
import { migrations as ofThisRelease } from '../../platform/postgres/migrations.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { writeAtomically } from '../../platform/work/atomic-write.ts'
import type { Progress } from '../../platform/work/progress.ts'
import { addedToSchema } from '../doctor/index.ts'
import { BackupRefused, format, type Header, type TableLine, type Trailer } from './format.ts'
import { closeRows, fetchRows, openRows, selectMigrations, selectTables, type Table, writePlainly } from './queries.ts'

/** What a backup holds. */
interface Backup {
  readonly file: string
  readonly tables: number
  readonly rows: number
  /** Size of the file. */
  readonly bytes: number
}

/**
 * Write everything that is stored into a file, as of one moment, while others read and write. A backup that
 * fails leaves the one that was there.
 *
 * @param at That moment, for people.
 * @throws {BackupRefused} There is nothing to back up.
 */
export const writeBackup = async (sql: Sql, file: string, at: Date, progress: Progress): Promise<Backup> => {
  const writeTo = (unfinished: string) =>
    sql.begin(
      async (sql) => {
        await sql.script(`set transaction isolation level repeatable read, read only; ${writePlainly}`)
        let trailer: Trailer | undefined
        const lines = linesOf(sql, at, progress, (last) => {
          trailer = last
        })
        const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
        await pipeline(Readable.from(lines), compress, createWriteStream(unfinished, { mode: 0o600, flush: true }))
        return trailer!.rows
      },
      { isLong: true },
    )
  const counts = Object.values(await writeAtomically(file, writeTo))
  return {
    file,
    tables: counts.length,
    rows: counts.reduce((sum, count) => sum + count, 0),
    bytes: Bun.file(file).size,
  }
}

/** The text of the whole backup, in pieces. */
async function* linesOf(sql: Sql, at: Date, progress: Progress, onEnd: (trailer: Trailer) => void) {
  const hash = new Bun.CryptoHasher('sha256')
  const written = (lines: readonly string[]): string => {
    const text = `${lines.join('\n')}\n`
    hash.update(text)
    return text
  }
  const migrations = await selectMigrations(sql)
  if (migrations.length === 0)
    throw new BackupRefused('This database has no Clubwright tables: there is nothing to back up.')
  await refuseUnrestorable(sql, migrations.length)
  const header: Header = { clubwright: 'backup', format, release: project.version, at: at.toISOString(), migrations }
  yield written([JSON.stringify(header)])
  const rows: Record<string, number> = {}
  let done = 0
  for (const table of await selectTables(sql)) {
    const line: TableLine = { table: table.name, columns: table.columns.map(({ name }) => name) }
    yield written([JSON.stringify(line)])
    rows[table.name] = 0
    for await (const lines of rowsOf(sql, table)) {
      rows[table.name]! += lines.length
      done += lines.length
      progress('Backing up rows', done)
      yield written(lines)
    }
  }
  const trailer = { rows, sha256: hash.digest('hex') }
  yield `${JSON.stringify(trailer)}\n`
  onEnd(trailer)
}

/** A backup is found out when it is made, not on the day of need. */
const refuseUnrestorable = async (sql: Sql, applied: number): Promise<void> => {
  if (applied !== ofThisRelease.length) return // another release knows what is in there
  const added = await addedToSchema(sql)
  if (added.length === 0) return
  throw new BackupRefused(
    `The database has what no migration made, and a backup with it could not be restored: ${added.join('; ')}. ` +
      'Take it out, or move it to another schema; `pg_dump` takes everything.',
  )
}

async function* rowsOf(sql: Sql, table: Table) {
  await openRows(sql, table)
  yield* openedRows(sql)
}

/** What is fetched at once: about so much text, whether a row has 100 bytes or 5 MB. */
const charactersAtOnce = 1_000_000
const rowsFirst = 8
const rowsMax = 2_000

/** The rows of the open cursor, in lists. Closes it. */
export async function* openedRows(sql: Sql): AsyncGenerator<string[]> {
  for (let atOnce = rowsFirst; ; ) {
    const lines = await fetchRows(sql, atOnce)
    if (lines.length > 0) yield lines
    if (lines.length < atOnce) break
    const average = lines.reduce((sum, { length }) => sum + length, 0) / lines.length
    atOnce = Math.max(1, Math.min(rowsMax, 4 * atOnce, Math.floor(charactersAtOnce / average)))
  }
  await closeRows(sql)
}
