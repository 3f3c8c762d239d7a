import { asQuery } from '../../platform/postgres/as-query.ts'
import type { Sql } from '../../platform/postgres/sql.ts'

/** A table as it lies in the database, without its rows. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
}

interface Column {
  readonly name: string
  /** As `format_type` writes it. */
  readonly type: string
  /** Numbers come from a sequence. */
  readonly isIdentity: boolean
}

/**
 * Every table of the schema but the list of migrations, so that none is forgotten when it is added; those that refer to
 * others come after them.
 */
export const selectTables = async (sql: Sql): Promise<Table[]> => {
  const tables = await sql<Table & { refersTo: string[] }>`
    select c.relname as name,
           (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
                                              'isIdentity', a.attidentity <> '') order by a.attnum)
              from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
           (select coalesce(json_agg(r.relname), '[]') from pg_constraint k join pg_class r on r.oid = k.confrelid
             where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as "refersTo"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'schema_migrations'
     order by c.relname`
  const sorted: Table[] = []
  const place = (name: string): void => {
    const table = tables.find((each) => each.name === name)
    if (table === undefined || sorted.includes(table)) return
    for (const other of table.refersTo) place(other)
    sorted.push(table)
  }
  for (const { name } of tables) place(name)
  return sorted
}

/** What a transaction must be set to, so that values are written as texts in one way everywhere. */
export const writePlainly = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`

/** Open a cursor over the rows of a table, each a JSON list of the texts of its columns. */
export const openRows = (sql: Sql, { name, columns }: Table): Promise<unknown> => {
  const texts = columns.map((column) => `${quote(column.name)}::text`)
  return sql.script(`declare backup_rows no scroll cursor for
    select json_build_array(${texts.join(', ')})::text as line from ${quote(name)}`)
}

/** Open a cursor over an account's rows of a table, those of its sandbox too, each a JSON object. @param account SQL of whose row it is. */
export const openAccountRows = (
  sql: Sql,
  { name, columns }: Table,
  account: string,
  accountId: string,
): Promise<unknown> => {
  const names = columns.map((column) => quote(column.name))
  return asQuery(sql, [
    `declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (
      select ${names.join(', ')} from ${quote(name)} where ${account} in (
        select id from accounts where `,
    ' in (id, sandbox_of))) r',
  ])(accountId)
}

/** The next lines of the open cursor. */
export const fetchRows = async (sql: Sql, max: number): Promise<string[]> => {
  const rows = await asQuery<{ line: string }>(sql, [`fetch ${max} from backup_rows`])()
  return rows.map(({ line }) => line)
}

/** Close the cursor that rows are read by. */
export const closeRows = (sql: Sql): Promise<void> => sql.script('close backup_rows')

/** Put rows into a table. @param lines Each a JSON list of the texts of the columns. */
export const insertRows = async (sql: Sql, { name, columns }: Table, lines: readonly string[]): Promise<void> => {
  const names = columns.map((column) => quote(column.name))
  const values = columns.map(({ type }, index) => `texts[${index + 1}]::${type}`)
  // Each row is taken apart once: by its number each column would read all of it again, a fifth as fast.
  await asQuery(sql, [
    `insert into ${quote(name)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')}
       from (select array(select json_array_elements_text(r)) as texts from json_array_elements(`,
    '::text::json) r offset 0) rows',
  ])(`[${lines.join(',')}]`)
}

/** Take everything out of tables that hold nothing of anybody. */
export const emptyTables = (sql: Sql, tables: readonly Table[]): Promise<void> =>
  sql.script(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`)

/** Let sequences go on after the numbers that are stored. */
export const continueSequences = async (sql: Sql, tables: readonly Table[]): Promise<void> => {
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ isIdentity }) => isIdentity))
      await sql.script(`select setval(pg_get_serial_sequence('${quote(name)}', '${column.name}'),
        (select coalesce(max(${quote(column.name)}), 0) + 1 from ${quote(name)}), false)`)
}

/** Migrations that the database has, oldest first; none when it has no tables of ours. */
export const selectMigrations = async (sql: Sql): Promise<{ name: string; checksum: string }[]> => {
  const [table] = await sql<{ exists: boolean }>`
    select exists (
      select from pg_tables where schemaname = current_schema() and tablename = 'schema_migrations') as exists`
  return table!.exists ? sql`select name, checksum from schema_migrations order by version` : []
}

/** Accounts in the database: whose data would be in the way. */
export const countAccounts = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ accounts: number }>`select count(*)::int as accounts from accounts`
  return row!.accounts
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
