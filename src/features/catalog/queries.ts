import type { Sql } from '../../platform/postgres/sql.ts'
import type { CatalogRecords } from './read.ts'
import type { ClubModel, GripRecord, HeadRecord, ShaftRecord } from './schema.ts'

/** Who put the catalog there: the release, or the operator, whose data a new release leaves alone. */
export type CatalogSource = 'release' | 'operator'

/** Which catalog the tables hold. */
export interface CatalogState {
  readonly revision: string
  readonly source: CatalogSource
}

/** The tables hold something else than what was imported. The message says what to do. */
export class CatalogDamaged extends Error {
  override readonly name = 'CatalogDamaged'
}

/** Which catalog the tables hold, or null before the first import. */
export const readCatalogState = async (sql: Sql): Promise<CatalogState | null> => {
  const [state] = await sql.read<CatalogState>`select revision, source from catalog_state`
  return state ?? null
}

/** Where processes hear of another catalog; the payload is its revision. */
export const catalogChannel = 'catalog_changed'

/**
 * Replace the catalog as a whole, all or nothing.
 * The lock makes replicas that start together take turns; readers go on seeing the old catalog until the commit.
 */
export const replaceCatalog = (sql: Sql, records: CatalogRecords, { revision, source }: CatalogState): Promise<void> =>
  sql.begin(async (sql) => {
    await sql`lock table catalog_state in share row exclusive mode`
    await sql`delete from catalog_heads`
    await sql`delete from catalog_shafts`
    await sql`delete from catalog_shaft_aliases`
    await sql`delete from catalog_grips`
    await sql`delete from catalog_models`
    await sql`
      insert into catalog_heads (id, club_type, record)
      select r->>'headId', r->>'clubType', r from jsonb_array_elements(${{ rows: records.heads }}::jsonb->'rows') r`
    await sql`
      insert into catalog_shafts (id, record)
      select r->>'shaftId', r from jsonb_array_elements(${{ rows: records.shafts }}::jsonb->'rows') r`
    await sql`
      insert into catalog_shaft_aliases (name, shaft_id)
      select key, value from jsonb_each_text(${records.shaftAliases}::jsonb)`
    await sql`
      insert into catalog_grips (id, record)
      select r->>'gripId', r from jsonb_array_elements(${{ rows: records.grips }}::jsonb->'rows') r`
    await sql`
      insert into catalog_models (ordinal, record)
      select n, r from jsonb_array_elements(${{ rows: records.models }}::jsonb->'rows') with ordinality as t(r, n)`
    await sql`delete from catalog_state`
    await sql`
      insert into catalog_state (revision, loaded_at, source, checksum)
      values (${revision}, now(), ${source}, catalog_checksum())`
    await sql`select pg_notify(${catalogChannel}, ${revision})` // heard when the transaction commits
  }, inNoHurry)

/** No caller of the service waits for the catalog. */
const inNoHurry = { isLong: true }

/** Whether the tables hold what was imported; true before the first import. */
export const isCatalogIntact = async (sql: Sql): Promise<boolean> => {
  const [state] = await sql<{
    isIntact: boolean
  }>`select checksum = catalog_checksum() as "isIntact" from catalog_state`
  return state?.isIntact ?? true
}

/**
 * Every record of the stored catalog with its revision, as of one moment; null before the first import.
 * @throws {CatalogDamaged}
 */
export const readCatalogRecords = (sql: Sql): Promise<{ revision: string; records: CatalogRecords } | null> =>
  sql.begin(async (sql) => {
    await sql`set transaction isolation level repeatable read`
    const [state] = await sql<{ revision: string; checksum: string }>`select revision, checksum from catalog_state`
    if (state === undefined) return null
    const heads = await sql<StoredRow>`select id, record::text from catalog_heads`
    const shafts = await sql<StoredRow>`select id, record::text from catalog_shafts`
    const grips = await sql<StoredRow>`select id, record::text from catalog_grips`
    const models = await sql<StoredRow>`select ordinal as id, record::text from catalog_models order by ordinal`
    const aliases = await sql<{ name: string; shaftId: string | null }>`
      select name, shaft_id as "shaftId" from catalog_shaft_aliases`
    const read = checksumOf([
      ...rowTexts('head', heads),
      ...rowTexts('shaft', shafts),
      ...aliases.map(({ name, shaftId }) => `alias ${name}${shaftId ?? ''}`),
      ...rowTexts('grip', grips),
      ...rowTexts('model', models),
    ])
    if (read !== state.checksum)
      throw new CatalogDamaged(
        'The catalog in the database is not the one that was imported: its checksum differs. Import it again with "clubwright catalog import FILE...", or restore the database.',
      )
    const records = {
      heads: parseRecords<HeadRecord>(heads),
      shafts: parseRecords<ShaftRecord>(shafts),
      grips: parseRecords<GripRecord>(grips),
      models: parseRecords<ClubModel>(models),
      shaftAliases: Object.fromEntries(aliases.map(({ name, shaftId }) => [name, shaftId])),
    }
    return { revision: state.revision, records }
  }, inNoHurry)

/** A row of a catalog table, its record as the database writes it. */
interface StoredRow {
  readonly id: string | number
  readonly record: string
}

const rowTexts = (kind: string, rows: readonly StoredRow[]): string[] =>
  rows.map(({ id, record }) => `${kind} ${id}${record}`)

const parseRecords = <T>(rows: readonly StoredRow[]): T[] => rows.map(({ record }) => JSON.parse(record))

/**
 * What catalog_checksum() of db/migrations/0003_catalog.sql gives for these rows. A start makes it from the rows that it
 * reads anyway; in the database it would cost the embedded engine 40 ms.
 */
const checksumOf = (rows: readonly string[]): string => {
  const sorted = rows.map((row) => Buffer.from(row)).sort(Buffer.compare)
  const hasher = new Bun.CryptoHasher('md5')
  for (const [i, row] of sorted.entries()) {
    if (i > 0) hasher.update('|')
    hasher.update(row)
  }
  return hasher.digest('hex')
}
