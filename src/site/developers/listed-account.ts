import { selectSandbox } from '../../identity/accounts/index.ts'
import type { Sql } from '../../platform/postgres/sql.ts'

/** Whose fittings and requests are listed: those of the account, or of its test keys; null: there are none. */
export const selectListedAccount = async (sql: Sql, accountId: string, isTest: boolean): Promise<string | null> =>
  isTest ? selectSandbox(sql, accountId) : accountId
