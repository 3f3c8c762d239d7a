import type { Clock } from '../../platform/clock.ts'
import { faultPoint } from '../../platform/fault-point.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { hashOfToken, newToken, type Scope, scopes } from '../auth/index.ts'
import { insertAccount, insertApiKey } from './queries.ts'

/** What an operator says about a new account. */
export interface NewAccount {
  readonly email: string
  readonly companyName: string
  /** Included fittings per UTC month; null is unlimited. */
  readonly monthlyLimit: number | null
  readonly isEnterprise: boolean
}

/** A new API key. `apiKey` is shown only once; only its hash is stored. */
export interface NewKey {
  readonly accountId: string
  readonly keyId: string
  readonly apiKey: string
}

/** What working on accounts takes. */
export interface AccountTools {
  readonly sql: Sql
  readonly clock: Clock
}

/**
 * Make an account with its first key.
 * @param apiKey A fresh token that the caller has already written down elsewhere; made here when left out.
 */
export const createAccount = async (
  { sql, clock }: AccountTools,
  account: NewAccount,
  apiKey = newToken('svc'),
): Promise<NewKey> => {
  const key = await sql.begin(async (sql) => {
    const createdAt = clock()
    const id = newId('acc', createdAt)
    const tier = account.isEnterprise ? 'enterprise' : 'standard'
    await insertAccount(sql, { ...account, id, tier, createdAt })
    faultPoint('mid-account')
    return (await addKey(sql, { accountId: id, name: 'first key', apiKey, createdAt }))!
  })
  faultPoint('after-key')
  return key
}

/** Make another key for an account. Returns null when there is no such account. */
export const createKey = async (
  { sql, clock }: AccountTools,
  accountId: string,
  name: string,
): Promise<NewKey | null> => {
  const key = await addKey(sql, { accountId, name, apiKey: newToken('svc'), createdAt: clock() })
  faultPoint('after-key')
  return key
}

/** An API key may do everything; narrower credentials are agent connections. */
const keyScopes: Scope[] = [...scopes]

const addKey = async (
  sql: Sql,
  { accountId, name, apiKey, createdAt }: { accountId: string; name: string; apiKey: string; createdAt: Date },
): Promise<NewKey | null> => {
  const id = newId('key', createdAt)
  const key = { id, accountId, name, lastFour: apiKey.slice(-4), scopes: keyScopes, createdAt, revokedAt: null }
  return (await insertApiKey(sql, key, hashOfToken(apiKey))) ? { accountId, keyId: id, apiKey } : null
}
