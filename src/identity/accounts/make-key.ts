import { type Static, Type } from '@sinclair/typebox'
import { faultPoint } from '../../platform/fault-point.ts'
import type { Claim } from '../../platform/postgres/claim.ts'
import { closed } from '../../platform/schema.ts'
import type { Actor } from '../audit/index.ts'
import {
  type CredentialRefusal,
  CredentialWish,
  endOf,
  lockAccount,
  makeOrRefuse,
  maxima,
  PlainName,
  type Refusal,
  type Refuse,
  type Unchecked,
  wrongField,
} from '../wishes/index.ts'
import { type AccountTools, type NewKey, storeKey } from './accounts.ts'
import { countKeys, deleteEndedKeys } from './key-queries.ts'
import { originProblem, PublishableWish } from './publishable.ts'

/** What may be said of a new key, through whichever door. */
export const KeyWish = closed({
  name: { ...PlainName, description: 'What the key is for.' },
  /** Left out: all; of a publishable key the studio's. */
  scopes: Type.Optional(CredentialWish.properties.scopes),
  expiresAt: CredentialWish.properties.expiresAt,
  test: Type.Optional(
    Type.Boolean({ description: 'A test key: it charges and counts nothing, and sees only data stored by test keys.' }),
  ),
  publishable: Type.Optional(PublishableWish),
})
type KeyWish = Static<typeof KeyWish>

/** Why a key is not made. A publishable key takes no scopes of its own and is no test key. */
export type KeyRefusal =
  | CredentialRefusal
  | 'test'
  | 'publishable'
  | 'origins'
  | 'dailyCap'
  | 'shop'
  | 'publishable-scopes'
  | 'publishable-test'

/** Make a key that somebody wants for an account. @throws {ClaimedBefore} */
export const makeKey = async (
  { sql, clock }: AccountTools,
  accountId: string,
  unchecked: Unchecked<KeyWish>,
  by: Actor,
  claim: Claim | null = null,
): Promise<NewKey | Refusal<KeyRefusal>> => {
  const createdAt = clock()
  const refusal = refusalOf(unchecked, createdAt)
  if (refusal !== null) return refusal
  const { name, expiresAt, test: isTest = false, publishable, ...wish } = unchecked as KeyWish
  const pages = publishable && { publishable: { shop: null, ...publishable } }
  const parts = {
    accountId,
    ...wish,
    name: name.trim(),
    expiresAt: endOf(expiresAt, createdAt) ?? null,
    isTest,
    ...pages,
  }
  const made = await makeOrRefuse(sql, async (sql, refuse: Refuse<KeyRefusal>) => {
    if (!(await lockAccount(sql, accountId))) throw refuse('no-account')
    const key = await storeKey(sql, createdAt, { ...parts, claim }, by)
    if (key === null) throw refuse('no-account')
    if ((await countKeys(sql, accountId, createdAt)).live > maxima.keys) throw refuse('maximum')
    await deleteEndedKeys(sql, accountId, createdAt, maxima.endedKeys)
    return key
  })
  faultPoint('after-key')
  return made
}

const refusalOf = (wish: Unchecked<KeyWish>, now: Date): Refusal<KeyRefusal> | null => {
  const wrong = wrongField(KeyWish, wish)
  if (wrong !== null) return { refused: wrong as KeyRefusal } // the names of the fields of the wish
  const { scopes, expiresAt, test, publishable } = wish as KeyWish
  if (endOf(expiresAt, now) === undefined) return { refused: 'past-end' }
  if (publishable === undefined) return null
  if (scopes !== undefined) return { refused: 'publishable-scopes' }
  if (test === true) return { refused: 'publishable-test' }
  const received = publishable.origins.find((origin) => originProblem(origin) !== null)
  return received === undefined ? null : { refused: 'origins', received }
}
