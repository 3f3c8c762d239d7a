import type { Sql } from '../../platform/postgres/sql.ts'
import type { DerivedBook } from './book.ts'

/** Columns that hold an object, in tables of what is of an account. Each has a constraint of migration 0049. */
const columnsOf: Readonly<Record<string, readonly string[]>> = {
  fittings: ['input', 'output', 'error'],
  sessions: ['payload', 'heading'],
  webhook_deliveries: ['data'],
  golfers: ['profile'],
  evidence_pending: ['facts'],
}

/**
 * Objects that were stored as a text of themselves: postgres.js did so with a statement that it had to prepare again. Once the
 * constraint is valid there are none, and nothing is read.
 */
export const objectBooks: readonly DerivedBook[] = Object.entries(columnsOf).map(([table, columns]) => ({
  problem: `Rows of ${table} hold JSON as text.`,
  remedy: 'Nothing is lost: run `clubwright doctor --fix`, which reads the text.',
  text: `select account_id, count(*) as rows from ${table}
          where exists (select from pg_constraint where conname = '${table}_hold_objects' and not convalidated)
            and not (${columns.map((column) => `coalesce(json_typeof(${column}) = 'object', true)`).join(' and ')})
          group by account_id`,
  fix: (sql, accountId) => readTexts(sql, table, columns, accountId),
}))

/** As scripts, which have no deadline: a table may be large. */
const readTexts = async (sql: Sql, table: string, columns: readonly string[], accountId: string): Promise<void> => {
  const isText = (column: string) => `json_typeof(${column}) = 'string'`
  const read = (column: string) =>
    `${column} = case when ${isText(column)} then (${column} #>> '{}')::json else ${column} end`
  const long = (text: string) =>
    sql.begin((held) => held.script(`set local statement_timeout = 0; ${text}`), { isLong: true })
  await long(`update ${table} set ${columns.map(read).join(', ')}
               where account_id = '${accountId.replaceAll("'", "''")}' and (${columns.map(isText).join(' or ')})`)
  // Other accounts may have such rows, too: the last of them makes it valid.
  await long(`alter table ${table} validate constraint ${table}_hold_objects`).catch(() => {})
}
