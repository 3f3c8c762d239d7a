import type { Sql } from '../../platform/postgres/sql.ts'
import { inTurns, mapped, type Steps, sorted } from '../../platform/work/steps.ts'
import { inPresentForm } from './checks/earlier-record.ts'
import type { HeadRecord } from './head-records.ts'
import type { CatalogRecords } from './read.ts'
import type { ClubModel, GripRecord, ShaftRecord } from './schema.ts'

/** Who put the catalog there: the release, or the operator, whose data a new release leaves alone. */
export type CatalogSource = 'release' | 'operator'

/** Revision and source of the stored catalog. */
export interface CatalogState {
  readonly revision: string
  readonly source: CatalogSource
}

/** The tables do not contain what was imported. The message says what to do. */
class CatalogDamaged extends Error {
  override readonly name = 'CatalogDamaged'
}

/** Revision and source of the stored catalog; null before the first import. */
export const readCatalogState = async (sql: Sql): Promise<CatalogState | null> => {
  const [state] = await sql.read<CatalogState>`select revision, source from catalog_state`
  return state ?? null
}

/** Where processes hear of another catalog; the payload is its revision. */
export const catalogChannel = 'catalog_changed'

/**
 * Replace the catalog as a whole, all or nothing.
 * The lock makes replicas that start together take turns; readers go on seeing the old catalog until the commit.
 *
 * @param isDue Asked of the stored catalog when its turn has come, which may be that of another replica or an operator by then.
 */
export const replaceCatalog = (
  sql: Sql,
  records: CatalogRecords,
  { revision, source }: CatalogState,
  isDue: (stored: CatalogState | null) => Promise<boolean> = async () => true,
): Promise<void> =>
  sql.begin(async (sql) => {
    // A turn may take seconds; one that stands still is ended by the server.
    await sql.script('set local statement_timeout = 0; lock table catalog_state in share row exclusive mode')
    if (!(await isDue(await readCatalogState(sql)))) return
    await sql`delete from catalog_heads`
    await sql`delete from catalog_shafts`
    await sql`delete from catalog_shaft_aliases`
    await sql`delete from catalog_grips`
    await sql`delete from catalog_models`
    for (const rows of inBatches(records.heads))
      await sql`
        insert into catalog_heads (id, club_type, record)
        select r->>'headId', r->>'clubType', r from jsonb_array_elements(${{ rows }}::jsonb->'rows') r`
    await sql`
      insert into catalog_shafts (id, record)
      select r->>'shaftId', r from jsonb_array_elements(${{ rows: records.shafts }}::jsonb->'rows') r`
    await sql`
      insert into catalog_shaft_aliases (name, shaft_id)
      select key, value from jsonb_each_text(${records.shaftAliases}::jsonb)`
    await sql`
      insert into catalog_grips (id, record)
      select r->>'gripId', r from jsonb_array_elements(${{ rows: records.grips }}::jsonb->'rows') r`
    let before = 0
    for (const rows of inBatches(records.models)) {
      await sql`
        insert into catalog_models (ordinal, record)
        select ${before}::int + n, r
          from jsonb_array_elements(${{ rows }}::jsonb->'rows') with ordinality as t(r, n)`
      before += rows.length
    }
    const checksum = await checksumOf(await readTables(sql))
    await sql`delete from catalog_state`
    await sql`
      insert into catalog_state (revision, loaded_at, source, checksum)
      values (${revision}, now(), ${source}, ${checksum})`
    await sql`select pg_notify(${catalogChannel}, ${revision})` // heard when the transaction commits
  }, inNoHurry)

/** No caller of the service waits for the catalog. */
const inNoHurry = { isLong: true }

/** Rows that are written, read or turned into records in a few milliseconds. */
const batchRows = 500

const inBatches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchRows) }, (_, batch) =>
    rows.slice(batch * batchRows, (batch + 1) * batchRows),
  )

/** Whether the tables hold what was imported; true before the first import. */
export const isCatalogIntact = async (sql: Sql): Promise<boolean> => {
  const stored = await readStored(sql)
  return stored === null || stored.checksum === (await checksumOf(stored.tables))
}

/**
 * Every record of the stored catalog with its revision, as of one moment; null before the first import.
 * @throws {CatalogDamaged}
 */
export const readCatalogRecords = async (sql: Sql): Promise<{ revision: string; records: CatalogRecords } | null> => {
  const stored = await readStored(sql)
  if (stored === null) return null
  const { revision, checksum, tables } = stored
  if ((await checksumOf(tables)) !== checksum)
    throw new CatalogDamaged(
      'The catalog in the database is not the one that was imported: its checksum differs. Import it again with "clubwright catalog import FILE...", or restore the database.',
    )
  const records = {
    heads: (await parseRecords<HeadRecord>(tables.heads)).map(inPresentForm),
    shafts: (await parseRecords<ShaftRecord>(tables.shafts)).map(inPresentForm),
    grips: (await parseRecords<GripRecord>(tables.grips)).map(inPresentForm),
    models: await parseRecords<ClubModel>(tables.models),
    shaftAliases: Object.fromEntries(tables.aliases.map(({ name, shaftId }) => [name, shaftId])),
  }
  return { revision, records }
}

/** The tables as of one moment, and what they should hold. */
const readStored = (sql: Sql) =>
  sql.begin(async (sql) => {
    await sql`set transaction isolation level repeatable read`
    const [state] = await sql<{ revision: string; checksum: string }>`select revision, checksum from catalog_state`
    return state === undefined ? null : { ...state, tables: await readTables(sql) }
  }, inNoHurry)

/** Every row of the catalog tables, in batches: no statement takes longer with a larger catalog. */
const readTables = async (sql: Sql) => ({
  heads: await inBatchesOf<StoredRow>(
    '',
    (after) => sql`
      select id, record::text from catalog_heads where id > ${after} order by id limit ${batchRows}`,
  ),
  shafts: await inBatchesOf<StoredRow>(
    '',
    (after) => sql`
      select id, record::text from catalog_shafts where id > ${after} order by id limit ${batchRows}`,
  ),
  grips: await sql<StoredRow>`select id, record::text from catalog_grips`,
  models: await inBatchesOf<StoredRow>(
    0,
    (after) => sql`
      select ordinal as id, record::text from catalog_models
       where ordinal > ${after} order by ordinal limit ${batchRows}`,
  ),
  aliases: await sql<{ name: string; shaftId: string | null }>`
    select name, shaft_id as "shaftId" from catalog_shaft_aliases`,
})

type Tables = Awaited<ReturnType<typeof readTables>>

/** A row of a catalog table, its record as the database writes it. */
interface StoredRow {
  readonly id: string | number
  readonly record: string
}

/** All rows of a table, in the order of its key. @param ask The rows after a key. */
const inBatchesOf = async <Row extends StoredRow>(
  first: Row['id'],
  ask: (after: Row['id']) => Promise<Row[]>,
): Promise<Row[]> => {
  const all: Row[] = []
  for (let rows = await ask(first); ; rows = await ask(all.at(-1)!.id)) {
    for (const row of rows) all.push(row)
    if (rows.length < batchRows) return all
  }
}

const rowBytes = (kind: string, rows: readonly StoredRow[]): Promise<Buffer[]> =>
  inTurns(mapped(rows, ({ id, record }) => Buffer.from(`${kind} ${id}${record}`)))

const parseRecords = <T>(rows: readonly StoredRow[]): Promise<T[]> =>
  inTurns(mapped(rows, ({ record }) => JSON.parse(record)))

/**
 * What catalog_checksum() of db/migrations/0003_catalog.sql gives for these rows. It is made here, in turns, since one statement
 * over a hundred times the heads would not end before its deadline.
 */
const checksumOf = async ({ heads, shafts, grips, models, aliases }: Tables): Promise<string> => {
  const rows = [
    ...(await rowBytes('head', heads)),
    ...(await rowBytes('shaft', shafts)),
    ...aliases.map(({ name, shaftId }) => Buffer.from(`alias ${name}${shaftId ?? ''}`)),
    ...(await rowBytes('grip', grips)),
    ...(await rowBytes('model', models)),
  ]
  return inTurns(hashing(rows))
}

function* hashing(rows: readonly Buffer[]): Steps<string> {
  const hasher = new Bun.CryptoHasher('md5')
  for (const [i, row] of (yield* sorted(rows, Buffer.compare)).entries()) {
    yield
    if (i > 0) hasher.update('|')
    hasher.update(row)
  }
  return hasher.digest('hex')
}
