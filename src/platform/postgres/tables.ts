import type { Query, Sql } from './sql.ts'

/** A table with a primary key. Names are quoted, ready to be put into a statement. */
export interface KeyedTable {
  readonly name: string
  readonly key: readonly string[]
}

/** The tables of the service that have a primary key, largest first. */
export const keyedTables = (sql: Sql): Promise<KeyedTable[]> => sql.read<KeyedTable>`
  select i.indrelid::regclass::text as name, array_agg(quote_ident(a.attname) order by k.place) as key
    from pg_index i
    join pg_class c on c.oid = i.indrelid
   cross join unnest(i.indkey) with ordinality k(attnum, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
   where i.indisprimary and c.relnamespace = current_schema()::regnamespace
   group by i.indrelid
   order by pg_table_size(i.indrelid) desc`

/** Run a statement whose text holds names, which no parameter can stand for. */
export const statement = <Row>(query: Query, text: string): Promise<Row[]> =>
  query<Row>(Object.assign([text], { raw: [text] }))

const stepRows = 100
const newestRows = 20

/**
 * Read the next hundred rows of a table in the order of its key, and the last twenty. They are found by the index: a file
 * that lost its end looks shorter to whoever reads it from its beginning, but the index still knows what was there.
 * Long values lie elsewhere and are read of one row each, so that a step takes milliseconds.
 *
 * @param from Where the step before this one ended; null begins.
 * @returns Where the next one begins; null after the last row.
 * @throws An error with the SQLSTATE of damage (isDamage).
 */
export const readStep = (sql: Sql, { name, key }: KeyedTable, from: string | null): Promise<string | null> =>
  sql.begin(async (sql) => {
    await sql.script(byIndex)
    const rows = (where: string, order: string, limit: number) =>
      statement<{ at: string }>(
        sql,
        `select at, case when row_number() over () = 1 then octet_length(t::text) end from (
           select t, t.xmin, format('(${key.map(() => '%L').join(', ')})', ${key.join(', ')}) as at from ${name} t
            ${where} order by ${key.map((column) => `${column} ${order}`).join(', ')} limit ${limit}) as rows`,
      )
    await rows('', 'desc', newestRows)
    const step = await rows(from === null ? '' : `where (${key.join(', ')}) > ${from}`, 'asc', stepRows)
    return step.length < stepRows ? null : step.at(-1)!.at
  })

/** Makes PostgreSQL take the index, and then look into the table. */
const byIndex = `
  set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off;
  set local enable_indexonlyscan = off`

/**
 * Whether an error says that stored data cannot be read: data_corrupted, index_corrupted, io_error, undefined_file and
 * their like.
 * @source PostgreSQL documentation, appendix A, "PostgreSQL Error Codes", classes 58 and XX
 */
export const isDamage = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && /^(58|XX)/.test(String(error.code))
