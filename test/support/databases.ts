import { afterAll, describe } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { preparedDatabase } from '../../src/cli/serve/prepared.ts'
import { importBundledCatalog } from '../../src/equipment/catalog/index.ts'
import { importSampleFitters } from '../../src/features/fitters/index.ts'
import { ensureDatabaseDirectory } from '../../src/platform/postgres/embedded/directory.ts'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Engine, Query, Sql } from '../../src/platform/postgres/sql.ts'
import { mark } from '../runner/leftovers.ts'
import { hasLongProofs } from '../runner/tiers.ts'
import { type CitusCluster, citusCluster, divideDatabase, isDivided } from './citus.ts'
import { openHere } from './engine-here.ts'
import { asServed, isPooled, type PostgresServer, postgresServer } from './postgres-server.ts'

/**
 * Opens a new database of its own: migrated, with the catalog and the sample fitters of the release, without accounts; or empty.
 * It is closed and removed after the tests of the block.
 */
export type OpenDatabase = (how?: How) => Promise<Sql>

interface How {
  readonly empty?: boolean
  /** With the engine in a process of its own, as the service has it. In the quick tests it is in this one otherwise. */
  readonly asShipped?: boolean
}

/** Declare the same tests for the embedded engine and for a real PostgreSQL; through a pooler only for that. */
export const forEachDatabase = (tests: (engine: Engine, open: OpenDatabase) => void): void => {
  if (!isPooled) describe('embedded', () => tests('embedded', opener(openInDirectory)))
  if (server !== null) describe('postgresql', () => tests('postgresql', opener(openOnServer(server))))
}

/**
 * The same, on one database of each engine for all files of a run: for tests that have an account each, and change nothing
 * that other accounts see. A new database costs a second. Chores that look through all accounts are refused there: they
 * would take what other files have left.
 */
export const forEachSharedDatabase = (tests: (engine: Engine, open: () => Promise<Sql>) => void): void => {
  describe('embedded', () => tests('embedded', () => share('embedded', () => openInDirectory({}))))
  if (server !== null)
    describe('postgresql', () => tests('postgresql', () => share('postgresql', () => openOnServer(server)({}))))
}

/**
 * The same on one of the two, PostgreSQL where there is one: for what is decided without looking at the database, so that the
 * other engine would show nothing new.
 */
export const onOneSharedDatabase = (tests: (open: () => Promise<Sql>) => void): void =>
  server === null
    ? describe('one engine', () => tests(() => share('embedded', () => openInDirectory({}))))
    : describe('one engine', () => tests(() => share('postgresql', () => openOnServer(server)({}))))

const share = async (engine: Engine, openOne: () => Promise<Opened>): Promise<Sql> => {
  const run = globalThis as { clubwrightTestDatabases?: Map<Engine, Promise<Sql>> } // one per run, not per file
  run.clubwrightTestDatabases ??= new Map()
  const opening = run.clubwrightTestDatabases.get(engine) ?? openUntilExit(openOne)
  run.clubwrightTestDatabases.set(engine, opening)
  const sql = await opening
  await sql.script(forgetEvidence)
  return withoutChores(sql)
}

/**
 * Calls and statements that look for work of every account: deliveries, sweeps, retention, recounts. Counting evidence is
 * none: every start does it, and each file starts without evidence.
 */
const chores = [
  /\b(take_deliveries|sweep_fittings|erase_old_fittings|remove_old_\w+|begin_recount|recount_kept)\(/,
  /\bdelete from (webhook_deliveries|recent_requests|misread_rows)\s+where (next_at|at)\b/, // older than a test's own time allows
]

/** The same door, but chores fail there. */
const withoutChores = (sql: Sql): Sql => {
  const refusing =
    (query: Query): Query =>
    (strings, ...values) => {
      const chore = chores.map((one) => one.exec(strings.join('$'))?.[0]).find((found) => found !== undefined)
      if (chore === undefined) return query(strings, ...values)
      throw new Error(`"${chore}" takes the work of other test files: open a database with forEachDatabase`)
    }
  return Object.assign(refusing(sql), sql, {
    begin: (work, options) => sql.begin((inside) => work(withoutChores(inside)), options),
  } satisfies Pick<Sql, 'begin'>)
}

const openUntilExit = async (openOne: () => Promise<Opened>): Promise<Sql> => {
  const { sql, remove } = await openOne()
  process.on('exit', remove)
  return sql
}

/** What other files had fitted would count for the picks of this one. */
const forgetEvidence = 'truncate evidence_pending, evidence_cells, evidence_picks, evidence_days, evidence_choices'

/** The address of a new database on the real PostgreSQL, empty unless it is divided; null when this machine has none. */
export const newPostgresUrl = async (): Promise<string | null> =>
  server === null ? null : served!.url(await (cluster === null ? createOn(server) : createDivided(cluster)))

/** The address of a database that was opened on the real PostgreSQL. */
export const urlOf = async (sql: Sql): Promise<string> => {
  const [row] = await sql<{ name: string }>`select current_database() as name`
  return served!.url(row!.name)
}

/** One for all files of a run. */
const sharedCluster = (): Promise<CitusCluster | null> => {
  const run = globalThis as { clubwrightTestCluster?: Promise<CitusCluster | null> }
  run.clubwrightTestCluster ??= citusCluster()
  return run.clubwrightTestCluster
}

const cluster = isDivided ? await sharedCluster() : null
const server = isDivided ? (cluster?.coordinator ?? null) : await postgresServer()
const served = server && (await asServed(server))

interface Opened {
  readonly sql: Sql
  remove(): void
}

const opener = (openOne: (how: How) => Promise<Opened>): OpenDatabase => {
  const opened: Opened[] = []
  afterAll(async () => {
    for (const { sql, remove } of opened.splice(0)) {
      await sql.end()
      remove()
    }
  })
  return async (how = {}) => {
    const one = await openOne(how)
    opened.push(one)
    return one.sql
  }
}

const openInDirectory = async ({ empty = false, asShipped = hasLongProofs }: How): Promise<Opened> => {
  const parent = mkdtempSync(join(tmpdir(), 'clubwright-embedded-'))
  const directory = join(parent, 'pg')
  await ensureDatabaseDirectory(directory, prepared)
  const sql = await (asShipped ? openEmbedded(directory) : openHere(directory))
  if (empty) await sql.script('drop schema public cascade; create schema public')
  return { sql, remove: () => rmSync(parent, { recursive: true, force: true }) }
}

/** The prepared database of these sources; whether it is theirs takes hashing all of them, once per run. */
const prepared = (): Promise<Blob> => {
  const run = globalThis as { clubwrightTestPrepared?: Promise<Blob> }
  run.clubwrightTestPrepared ??= prepare()
  return run.clubwrightTestPrepared
}

/** A process of its own makes it when it is missing or stale. The test commands have done so before they began. */
const prepare = async (): Promise<Blob> => {
  const main = join(import.meta.dir, '../../src/main.ts')
  if (process.env[mark] === undefined)
    await Bun.spawn([process.execPath, main, 'prepare'], { stdio: ['ignore', 'ignore', 'inherit'] }).exited
  const archive = await preparedDatabase()
  if (archive === null) throw new Error('There is no prepared database of these sources: bun src/main.ts prepare')
  return archive
}

const openOnServer =
  (server: PostgresServer) =>
  async ({ empty = false }: How) => {
    const name = await (empty ? createOn(server) : cluster === null ? copyOn(server) : createFilled(cluster))
    return { sql: openPostgres(served!.url(name)), remove: () => {} } // the server goes with the run
  }

let count = 0
const newName = () => `clubwright_${process.pid}_${++count}_${Math.random().toString(36).slice(2, 8)}`

const createOn = async (server: PostgresServer, from = 'template0'): Promise<string> => {
  const name = newName()
  const admin = postgres(server.url('postgres'), { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name} template ${from}`)
  await admin.end()
  return name
}

const createDivided = async (cluster: CitusCluster): Promise<string> => {
  const name = newName()
  await divideDatabase(await cluster.newDatabase(name))
  return name
}

/** A divided database cannot be copied: its shards are elsewhere. */
const createFilled = async (cluster: CitusCluster): Promise<string> => {
  const name = await createDivided(cluster)
  await fill(cluster.coordinator.direct(name))
  return name
}

const copyOn = async (server: PostgresServer): Promise<string> => createOn(server, await template(server))

/** A migrated database to copy from, made once per run. */
const template = (server: PostgresServer): Promise<string> => {
  const run = globalThis as { clubwrightTestTemplate?: Promise<string> }
  run.clubwrightTestTemplate ??= makeTemplate(server)
  return run.clubwrightTestTemplate
}

const makeTemplate = async (server: PostgresServer): Promise<string> => {
  const name = await createOn(server)
  await fill(server.url(name))
  return name
}

const fill = async (url: string): Promise<void> => {
  const sql = openPostgres(url)
  await migrate(sql)
  await importBundledCatalog(sql)
  await importSampleFitters(sql)
  await sql.end()
}
