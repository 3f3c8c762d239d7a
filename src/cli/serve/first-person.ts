import { type AccountTools, selectAccounts } from '../../identity/accounts/index.ts'
import { invite, joinUrl, selectHasPeople } from '../../identity/people/index.ts'
import type { Config } from '../../platform/settings/config.ts'

/**
 * The link by which the first person sets a password, made at a start on the embedded database while nobody can sign in.
 * Only for a terminal, where whoever started it is looking: a collected log would keep it.
 */
export const firstPersonLink = async ({
  sql,
  clock,
  config,
}: AccountTools & { readonly config: Config }): Promise<string | null> => {
  if (!process.stdout.isTTY || (await selectHasPeople(sql))) return null
  const [account] = await selectAccounts(sql)
  if (account === undefined) return null
  const token = await invite({ sql, clock }, { accountId: account.id, email: null, role: 'owner' })
  return token && joinUrl(config.authUrl, token)
}
