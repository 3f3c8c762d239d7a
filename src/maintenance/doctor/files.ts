import type { Sql } from '../../platform/postgres/sql.ts'
import { isDamage, statement } from '../../platform/postgres/tables.ts'
import type { Progress } from '../../platform/work/progress.ts'
import { type Finding, restoreAdvice } from './remedies.ts'

type Found = Omit<Finding, 'check'>

interface StoredTable {
  readonly name: string
  /** Without those of long values, which lie elsewhere. */
  readonly pages: number
  readonly bytes: number
}

/** Read every row of every table, long values too. */
export const readTables = async (sql: Sql, progress: Progress): Promise<Found[]> => {
  const tables = await sql.read<StoredTable>`
    select oid::regclass::text as name, pg_table_size(oid) as bytes,
           pg_relation_size(oid) / current_setting('block_size')::int as pages
      from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`
  const pages = tables.reduce((sum, table) => sum + table.pages, 0)
  const found: Found[] = []
  let done = 0
  for (const table of tables) {
    const damaged = await damagedPages(sql, table, (page) => progress('Reading tables, pages', done + page, pages))
    done += table.pages
    if (damaged.length > 0)
      found.push({
        problem: `Table ${table.name} has pages whose rows cannot be read (${damaged[0]!.reason}).`,
        remedy: restoreAdvice,
        count: damaged.length,
        example: { page: damaged[0]!.page },
      })
  }
  return found
}

interface DamagedPage {
  readonly page: number
  readonly reason: string
}

/** So much is read by one statement: some tenths of a second. */
const bytesAtOnce = 16 * 1024 * 1024
/** Enough to know. */
const damagedMax = 20

const damagedPages = async (sql: Sql, table: StoredTable, onPage: (page: number) => void): Promise<DamagedPage[]> => {
  const damaged: DamagedPage[] = []
  const step = Math.max(1, Math.floor((bytesAtOnce * table.pages) / table.bytes))
  const read = async (from: number, to: number): Promise<void> => {
    if (damaged.length >= damagedMax) return
    const reason = await damageOf(sql, table.name, from, to)
    if (reason === null) return
    if (to - from === 1) return void damaged.push({ page: from, reason })
    const middle = Math.floor((from + to) / 2)
    await read(from, middle)
    await read(middle, to)
  }
  for (let from = 0; from < table.pages; from += step) {
    onPage(from)
    await read(from, Math.min(from + step, table.pages))
  }
  return damaged
}

/** The hash takes every value of the row, so that long ones are fetched. */
const damageOf = async (sql: Sql, table: string, from: number, to: number): Promise<string | null> => {
  try {
    await statement(
      sql.read,
      `select count(*), sum(hashtextextended(t::text, 0)) from ${table} t
        where ctid >= '(${from},0)' and ctid < '(${to},0)'`,
    )
    return null
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  }
}

interface StoredIndex {
  readonly name: string
  readonly table: string
  readonly columns: readonly string[]
  /** Of a partial index. */
  readonly predicate: string
}

/** Count the rows of each table once more by each of its indexes, which know of rows that the table has lost. */
export const readIndexes = async (sql: Sql, progress: Progress): Promise<Found[]> => {
  const indexes = await sql.read<StoredIndex>`
    select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
           array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as columns,
           coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') as predicate
      from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = current_schema()::regnamespace and c.relam = (select oid from pg_am where amname = 'btree')
     order by 2, 1`
  const found: Found[] = []
  for (const [done, index] of indexes.entries()) {
    progress('Comparing indexes with their tables', done, indexes.length)
    const reason = await compare(sql, index)
    if (reason !== null)
      found.push({
        problem: `Index ${index.name} and table ${index.table} do not match: ${reason}.`,
        remedy: restoreAdvice,
      })
  }
  return found
}

/** As a script, since it may take longer than a request would wait. Both counts are of one moment. */
const compare = async (sql: Sql, index: StoredIndex): Promise<string | null> => {
  try {
    await sql.begin(
      async (sql) => {
        await sql.script('set transaction isolation level repeatable read; set local statement_timeout = 0')
        await sql.script(comparison(index))
      },
      { isLong: true },
    )
    return null
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  }
}

const comparison = ({ table, columns, predicate }: StoredIndex): string => `do $doctor$
  declare
    in_table bigint;
    in_index bigint;
  begin
    perform set_config(name, 'off', true)
       from unnest(array['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan']) name;
    execute $count$select count(*) from ${table} where ${predicate}$count$ into in_table;
    perform set_config('enable_indexscan', 'on', true), set_config('enable_seqscan', 'off', true),
            set_config('enable_sort', 'off', true);
    execute $count$select count(*) from (
      select from ${table} where ${predicate} order by ${columns.join(', ')} offset 0) rows$count$ into in_index;
    if in_table <> in_index then
      raise exception using errcode = 'index_corrupted',
        message = format('%s rows by the index, %s in the table', in_index, in_table);
    end if;
  end $doctor$`
