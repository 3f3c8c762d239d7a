import { join } from 'node:path'
import { type AccountTools, createAccount, selectHasAccounts, widenApiKey } from '../features/accounts/index.ts'
import { service } from '../features/audit/index.ts'
import { hashOfToken, isToken, newToken, scopes } from '../features/auth/index.ts'
import { keepSecret, readSecret } from './kept-secret.ts'

/** The key that a newcomer begins with. */
export interface DevelopmentKey {
  readonly file: string
  readonly apiKey: string
  /** Whether this start made it: only then it is shown. */
  readonly isNew: boolean
}

/**
 * Make an account and a key on an empty embedded database, so that the first request needs no other command.
 * The key is also written to `dev-key` in the data directory, for the owner only, before it is stored: a process that
 * dies between the two makes the account at its next start, with the key in the file.
 *
 * One that an earlier release made may do from now on what has come since then: `webhooks:manage`, for example.
 *
 * @returns null when the operator made the accounts, or has deleted the file.
 */
export const developmentKey = async (tools: AccountTools, dataDir: string): Promise<DevelopmentKey | null> => {
  const file = join(dataDir, 'dev-key')
  const kept = readSecret(file)
  if (await selectHasAccounts(tools.sql)) {
    if (kept === undefined) return null
    await widenApiKey(tools.sql, hashOfToken(kept), scopes, service)
    return { file, apiKey: kept, isNew: false }
  }
  const apiKey = kept !== undefined && isToken(kept) ? kept : newToken('svc')
  await keepSecret(file, apiKey)
  const account = {
    email: 'developer@clubwright.example',
    companyName: 'Development',
    monthlyLimit: null,
    isEnterprise: false,
  }
  await createAccount(tools, account, apiKey)
  return { file, apiKey, isNew: true }
}
