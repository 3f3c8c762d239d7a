import type { AnalyzeCall } from '../../fitting/index.ts'
import { selectAccounts, selectShop, visitorsAccountId } from '../../identity/accounts/index.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { OperatorError } from '../verb.ts'

const fitWithinMs = 25_000

/** A call of analyze as the operator makes it, but for what is asked. */
export const fitCall = async (
  sql: Sql,
  accountId: string,
): Promise<Omit<AnalyzeCall, 'request' | 'idempotencyKey'>> => {
  return {
    principal: { accountId, kind: 'api_key', ...(await selectShop(sql, accountId)) },
    requestId: newId('req'),
    platform: null,
    client: 'clubwright fit',
    traffic: null,
    waitMs: fitWithinMs,
    whileRunning: 'refuse',
  }
}

/** The account that pays. Where there is one only, beside that of visitors, it need not be named. */
export const payingAccount = async (sql: Sql, named: string | undefined): Promise<string> => {
  const accounts = await selectAccounts(sql)
  const own = accounts.filter(({ id }) => id !== visitorsAccountId)
  if (named === undefined && own.length === 1) return own[0]!.id
  if (named === undefined)
    throw new OperatorError(`--account is required: there are ${own.length} accounts. \`account list\` shows them.`, {
      code: 'USAGE',
    })
  if (accounts.some(({ id }) => id === named)) return named
  throw new OperatorError(`There is no account ${named}.`, { code: 'NOT_FOUND' })
}
