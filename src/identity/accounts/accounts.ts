import type { Clock } from '../../platform/clock.ts'
import { faultPoint } from '../../platform/fault-point.ts'
import { newId } from '../../platform/ids.ts'
import { type Claim, takeClaim } from '../../platform/postgres/claim.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Actor, operator } from '../audit/index.ts'
import { hashOfToken, newToken, type Publishable, type Scope, scopes, type TokenCache } from '../auth/index.ts'
import { type ApiKey, insertApiKey, type NewApiKey } from './key-queries.ts'
import { insertAccount, insertSandbox, selectSandbox, updateStoreLink } from './queries.ts'

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
 *
 * @param apiKey A fresh token that the caller has already written down elsewhere; made here when left out.
 * @throws {ClaimedBefore}
 */
export const createAccount = async (
  { sql, clock }: AccountTools,
  account: NewAccount,
  { apiKey = newToken('svc'), claim = null }: { readonly apiKey?: string; readonly claim?: Claim | null } = {},
): Promise<NewKey> => {
  const key = await sql.begin(async (sql) => {
    const createdAt = clock()
    const id = newId('acc', createdAt)
    await takeClaim(sql, claim, id)
    const tier = account.isEnterprise ? 'enterprise' : 'standard'
    await insertAccount(sql, { ...account, id, tier, createdAt })
    faultPoint('mid-account')
    const key = {
      accountId: id,
      name: 'first key',
      apiKey,
      createdAt,
      scopes: [...scopes],
      expiresAt: null,
      isTest: false,
      ...secret,
    }
    return (await addKey(sql, key, operator))!
  })
  faultPoint('after-key')
  return key
}

/** What a new key is. */
interface KeyParts {
  readonly name: string
  /** Left out: all. */
  readonly scopes?: readonly Scope[]
  /** Left out or null: no end. */
  readonly expiresAt?: Date | null
  /** It works in the account's sandbox, where nothing is charged or counted. */
  readonly isTest?: boolean
  /** It stands in the source of a web page, and opens only the studio. Its scopes are the studio's. */
  readonly publishable?: Omit<Publishable, 'keyId'>
  /** A fresh token that the caller has already written down elsewhere; made here when left out. */
  readonly apiKey?: string
  readonly claim?: Claim | null
}

const secret = { origins: null, dailyCap: null, shop: null } as const
const studioScopes = ['fittings:create', 'fittings:read'] as const

/** Make a key that the service itself wants: nothing of it is checked. Returns null when there is no such account. */
export const createKey = async (
  { sql, clock }: AccountTools,
  accountId: string,
  wish: KeyParts,
  by: Actor = operator,
): Promise<NewKey | null> => {
  const made = await sql.begin((sql) => storeKey(sql, clock(), { accountId, ...wish }, by))
  faultPoint('after-key')
  return made
}

/** Store a key, in the transaction of the caller. Returns null when there is no such account. @throws {ClaimedBefore} */
export const storeKey = async (
  sql: Sql,
  createdAt: Date,
  {
    accountId,
    name,
    scopes: wanted = scopes,
    expiresAt = null,
    isTest = false,
    publishable,
    claim = null,
    ...wish
  }: KeyParts & { readonly accountId: string },
  by: Actor,
): Promise<NewKey | null> => {
  const { apiKey = newToken(prefixOfKey({ isTest, origins: publishable?.origins ?? null })) } = wish
  const allowed = [...new Set(publishable === undefined ? wanted : studioScopes)]
  const { origins, ...bounds } = publishable ?? secret
  const pages = { ...bounds, origins: origins && [...origins] }
  if (isTest) await insertSandbox(sql, { id: newId('acc', createdAt), of: accountId, createdAt })
  const key = { accountId, name, apiKey, createdAt, scopes: allowed, expiresAt, isTest, ...pages }
  const added = await addKey(sql, key, by)
  if (added !== null) await takeClaim(sql, claim, added.keyId)
  return added
}

/** How a key begins. */
export const prefixOfKey = ({ isTest, origins }: Pick<ApiKey, 'isTest'> & { origins: readonly string[] | null }) => {
  if (origins !== null) return 'svc_pub'
  return isTest ? 'svc_test' : 'svc'
}

const addKey = async (
  sql: Sql,
  { apiKey, ...key }: Omit<NewApiKey, 'id' | 'lastFour'> & { readonly apiKey: string },
  by: Actor,
): Promise<NewKey | null> => {
  const id = newId('key', key.createdAt)
  const isStored = await insertApiKey(sql, { ...key, id, lastFour: apiKey.slice(-4) }, hashOfToken(apiKey), by)
  return isStored ? { accountId: key.accountId, keyId: id, apiKey } : null
}

/** Say where the store links of an account lead, its sandbox's too; null: to the store of this service. */
export const setStoreLink = async (
  { sql, keys }: { readonly sql: Sql; readonly keys: TokenCache },
  accountId: string,
  storeLink: string | null,
  by: Actor,
): Promise<void> => {
  await updateStoreLink(sql, accountId, storeLink, by)
  await forgetShop({ sql, keys }, accountId)
}

/** Make every process read again what an account has as a shop: credentials are remembered with it. */
export const forgetShop = async (
  { sql, keys }: { readonly sql: Sql; readonly keys: TokenCache },
  accountId: string,
): Promise<void> => {
  const sandboxId = await selectSandbox(sql, accountId)
  for (const id of sandboxId === null ? [accountId] : [accountId, sandboxId]) await keys.forget(id)
}
