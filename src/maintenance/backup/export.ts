import type { Sql } from '../../platform/postgres/sql.ts'
import { inEnglish } from '../../words/index.ts'
import { personalData } from '../erasure/index.ts'
import { openAccountRows, selectTables, type Table, writePlainly } from './queries.ts'
import { openedRows } from './write.ts'

/**
 * Everything that is stored about an account, as of one moment: a line of JSON for each row, with the table in front.
 *
 * @param write Gets whole lines, and is awaited.
 * @returns How many rows there were; none without such an account.
 */
export const exportAccount = (
  sql: Sql,
  accountId: string,
  write: (lines: string) => Promise<unknown>,
): Promise<number> =>
  sql.begin(
    async (sql) => {
      await sql.script(`set transaction isolation level repeatable read, read only; ${writePlainly}`)
      let rows = 0
      for (const { table, account } of (await selectTables(sql)).flatMap(ofAccounts)) {
        await openAccountRows(sql, table, account, accountId)
        for await (const lines of openedRows(sql)) {
          rows += lines.length
          await write(lines.map((line) => `{"table":"${table.name}","row":${asRead(table, line)}}\n`).join(''))
        }
      }
      return rows
    },
    { isLong: true },
  )

/** A row as its owner reads it elsewhere: fittings hold messages, which every door renders. */
function asRead({ name }: Pick<Table, 'name'>, line: string): string {
  return name === 'fittings' ? JSON.stringify(inEnglish(JSON.parse(line))) : line
}

/** A table with what an account may see of it, and the SQL of whose row it is: as the table of personal data has it. */
const ofAccounts = ({ name, columns }: Table) => {
  const entries = personalData.filter(({ table }) => table === name)
  const { account = columns.some((each) => each.name === 'account_id') ? 'account_id' : null } = entries[0] ?? {}
  if (account === null) return []
  const credentials = entries.flatMap((entry) => entry.credentials ?? [])
  return [{ table: { name, columns: columns.filter((each) => !credentials.includes(each.name)) }, account }]
}
