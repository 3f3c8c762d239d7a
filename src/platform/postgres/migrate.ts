import { type Progress, silently } from '../work/progress.ts'
import { checksum, type Migration, migrations, type Step, stepsOf } from './migrations.ts'
import { sqlState } from './outage.ts'
import type { Sql } from './sql.ts'
import { statement } from './tables.ts'

/** The database and this release do not fit together. Nothing was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** How often a migration tries again for a lock that running requests hold. For its turn among the replicas it waits without end. */
const attemptsMax = 2_000
const attemptEveryMs = 200
/** A migration may run long, but must not make requests queue up behind a lock that it waits for. */
const lockTimeout = "set local lock_timeout = '150ms'"

/**
 * Bring the database to this release: apply every migration that it lacks, each in a transaction of its own, or in steps.
 * Any number of replicas may start at once: one applies, the others wait for it. A database of a newer release is left as it is where each
 * of its migrations says that this release may run on it.
 *
 * @param failuresMax How often one may fail for a lock that requests hold.
 * @returns The names of the migrations that this call applied.
 * @throws {MigrationError} An applied migration was edited since, or the database is of a newer release that this one may not run on.
 */
export const migrate = async (
  sql: Sql,
  known: readonly Migration[] = migrations,
  progress: Progress = silently,
  failuresMax: number = attemptsMax,
): Promise<string[]> => {
  const appliedHere: string[] = []
  let next = pendingAfter(await readApplied(sql), known)
  if (next !== undefined) await sql.ping() // says why it takes no writes, if it takes none
  while (next !== undefined) {
    const migration = next
    progress(`Migrating the database: ${migration.name}`)
    const wasOurs = await untilUnlocked(migration, failuresMax, () => applyOnce(sql, migration, known))
    if (wasOurs) appliedHere.push(migration.name)
    next = pendingAfter(await readApplied(sql), known)
  }
  await recordOldest(sql, known)
  return appliedHere
}

/** Say in the database which releases may run on it, also of migrations that a release applied which did not say it yet. */
const recordOldest = async (sql: Sql, known: readonly Migration[]): Promise<void> => {
  const applied = await readApplied(sql)
  const unsaid = known.filter((migration, index) => {
    const row = applied[index]
    return migration.oldest !== undefined && row?.isSayable === true && row.oldest === null
  })
  for (const { name, oldest } of unsaid)
    await sql`update schema_migrations set oldest = ${oldest!} where name = ${name}`
}

/** Whether the database has migrations that this release does not know. */
export const isAhead = async (sql: Sql): Promise<boolean> => (await readApplied(sql)).length > migrations.length

/** The next migration that the database lacks; none when it is of this release. @throws {MigrationError} */
export const pendingMigration = async (sql: Sql): Promise<Migration | undefined> =>
  pendingAfter(await readApplied(sql), migrations)

interface Applied {
  readonly name: string
  readonly checksum: string
  /** Number of the last migration of the oldest release that may run with this one. Null: none that does not know it. */
  readonly oldest: number | null
  /** Whether the table has a column for it: since 0052. */
  readonly isSayable: boolean
}

/**
 * Asks a catalog table, and not `to_regclass`: that may answer from what this session remembers from before it had its
 * turn, when another replica had not made the table yet.
 */
const readApplied = async (sql: Sql): Promise<Applied[]> => {
  const [table] = await sql<{ exists: boolean }>`
    select exists (
      select from pg_tables where schemaname = current_schema() and tablename = 'schema_migrations'
    ) as exists`
  if (!table!.exists) return []
  return sql<Applied>`
    select name, checksum, (to_jsonb(m) ->> 'oldest')::int as oldest, jsonb_exists(to_jsonb(m), 'oldest') as "isSayable"
      from schema_migrations m order by version`
}

/** The first migration that is not applied yet. What is applied must be the beginning of what is known, unedited. */
const pendingAfter = (applied: readonly Applied[], known: readonly Migration[]): Migration | undefined => {
  for (const [index, { name, checksum: appliedChecksum, oldest }] of applied.entries()) {
    const migration = known[index]
    if (migration === undefined && oldest !== null && oldest <= known.length) continue
    if (migration === undefined)
      throw new MigrationError(
        `The database is newer than this release: it has migration ${name}, this release ends with ` +
          `${known.at(-1)?.name}. Start a release that knows ${name}.`,
      )
    if (migration.name !== name || checksum(migration) !== appliedChecksum)
      throw new MigrationError(
        `Migration ${name} is not the one that was applied to this database: the file was edited, renamed or ` +
          'removed since. Restore it, and make the change in a new migration.\n' +
          'Data of development versions before the migrations were frozen (commit b9ba178) opens only with the version ' +
          'that made it; later data moves between versions with `clubwright backup` and `clubwright restore`.',
      )
  }
  return known[applied.length]
}

/** Any number that no other program uses for an advisory lock in the same database. */
export const lockKey = 7_226_355_104

/** Apply one migration, unless another replica did so meanwhile. Returns null when it is not our turn. */
const applyOnce = async (sql: Sql, migration: Migration, known: readonly Migration[]): Promise<boolean | null> => {
  const steps = stepsOf(migration)
  // The embedded engine has one user, whose turn it is, and one session: it could not wait for them within a transaction.
  if (sql.engine === 'embedded') await carryOut(sql, steps)
  return sql.begin(async (held) => {
    const [turn] = await held<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`
    if (!turn!.isOurs) return null
    const applied = await readApplied(held)
    if (pendingAfter(applied, known) !== migration) return false
    await held.script(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; ${lockTimeout}`,
    )
    if (applied.length === 0) await held.script(createTable)
    if (steps.length === 0) await held.script(migration.text)
    else if (sql.engine === 'postgresql') await carryOut(sql, steps)
    await held`
      insert into schema_migrations (version, name, checksum)
      values (${applied.length + 1}, ${migration.name}, ${checksum(migration)})`
    return true
  }, inNoHurry)
}

/** Carry out the steps of a migration, none of which holds what requests need for longer than its own statement. */
const carryOut = async (sql: Sql, steps: readonly Step[]): Promise<void> => {
  const someRows = (text: string) =>
    sql.begin(async (held) => {
      await held.script(lockTimeout)
      return (await statement(held, text)).length
    })
  for (const { text, isRepeated } of steps)
    if (isRepeated) while ((await someRows(text)) > 0);
    else await sql.script(isTransaction(text) ? `${lockTimeout};${text}` : text, { isAlone: true })
}

/** Whether a step may be part of a transaction. The others wait for no lock that would stop requests. */
const isTransaction = (text: string): boolean =>
  !/\b(concurrently|vacuum)\b/i.test(text.replaceAll(/--.*|\/\*[\s\S]*?\*\/|'[^']*'/g, ''))

const inNoHurry = { isLong: true }

const createTable = `
  create table if not exists schema_migrations (
    version    integer primary key,
    name       text not null,
    checksum   text not null,
    applied_at timestamptz not null default now()
  )`

const lockNotAvailable = '55P03'

const untilUnlocked = async (
  migration: Migration,
  failuresMax: number,
  attempt: () => Promise<boolean | null>,
): Promise<boolean> => {
  for (let failures = 0; failures < failuresMax; ) {
    const outcome = await attempt().catch((error: unknown) => {
      if (sqlState(error) !== lockNotAvailable) throw error
      failures++
      return null
    })
    if (outcome !== null) return outcome
    await Bun.sleep(attemptEveryMs)
  }
  throw new MigrationError(
    `Migration ${migration.name} could not start: in ${failuresMax} attempts requests held a lock that it needs.`,
  )
}
