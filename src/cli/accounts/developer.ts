import { join } from 'node:path'
import {
  type AccountTools,
  createAccount,
  createKey,
  type KeyOwner,
  selectHasAccounts,
  selectOwnerOf,
  widenApiKey,
} from '../../identity/accounts/index.ts'
import { service } from '../../identity/audit/index.ts'
import { hashOfToken, isToken, newToken, scopes } from '../../identity/auth/index.ts'
import { keepSecret, readSecret } from '../serve/kept-secret.ts'

/** The key that a newcomer begins with. */
export interface DevelopmentKey {
  readonly file: string
  readonly apiKey: string
  /** Whether this start made it: only then it is shown. */
  readonly isNew: boolean
  /** Whether it is there for one that was revoked or has expired. */
  readonly isReplaced: boolean
}

const email = 'developer@clubwright.example'

/**
 * Make an account and a key on an empty embedded database, so that the first request needs no other command.
 * The key is also written to `dev-key` in the data directory, for the owner only, before it is stored: a process that
 * dies between the two makes the account at its next start, with the key in the file.
 *
 * One that an earlier release made may do from now on what has come since then: `webhooks:manage`, for example. One that no
 * longer works is replaced, since every sample of the documentation reads it from its file.
 *
 * @returns null when the operator made the accounts, has erased that of the key, or has deleted the file.
 */
export const developmentKey = async (tools: AccountTools, dataDir: string): Promise<DevelopmentKey | null> => {
  const file = join(dataDir, 'dev-key')
  const kept = readSecret(file)
  if (await selectHasAccounts(tools.sql)) {
    if (kept === undefined) return null
    const owner = await selectOwnerOf(tools.sql, hashOfToken(kept), email)
    if (owner === null) return null
    if (owner.key !== 'live') return replaceKey(tools, owner, file, kept)
    await widenApiKey(tools.sql, hashOfToken(kept), scopes, service)
    return { file, apiKey: kept, isNew: false, isReplaced: false }
  }
  const apiKey = kept !== undefined && isToken(kept) ? kept : newToken('svc')
  await keepSecret(file, apiKey)
  const account = {
    email,
    companyName: 'Development',
    monthlyLimit: null,
    isEnterprise: false,
  }
  await createAccount(tools, account, { apiKey })
  return { file, apiKey, isNew: true, isReplaced: false }
}

/** As at the first start the file is written first. An unknown key in it is one whose replacement was not finished. */
const replaceKey = async (
  tools: AccountTools,
  { accountId, key }: KeyOwner,
  file: string,
  kept: string,
): Promise<DevelopmentKey> => {
  const apiKey = key === 'unknown' && isToken(kept) ? kept : newToken('svc')
  await keepSecret(file, apiKey)
  await createKey(tools, accountId, { name: 'development key', apiKey }, service)
  return { file, apiKey, isNew: true, isReplaced: true }
}
