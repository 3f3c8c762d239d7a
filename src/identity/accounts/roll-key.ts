import { newId } from '../../platform/ids.ts'
import { type Actor, operator } from '../audit/index.ts'
import { hashOfToken, newToken, type TokenCache } from '../auth/index.ts'
import { lockAccount, maxima, type Refusal } from '../wishes/index.ts'
import { type AccountTools, type NewKey, prefixOfKey } from './accounts.ts'
import { countKeys, deleteEndedKeys, insertSuccessor, selectApiKey } from './key-queries.ts'

/** How long a rolled key may keep working. */
export const overlapSecondsMax = 30 * 86_400

/** Why a key is not rolled. `maximum`: too many rolled keys of the account are still in their overlap. */
type RollRefusal = 'no-key' | 'ended' | 'rolled' | 'maximum'

/**
 * Make a key that replaces another one, with its name and scopes. The old one ends after the overlap.
 * @param accountId Whose key it must be; null: anybody's.
 */
export const rollKey = async (
  { sql, clock, keys }: AccountTools & { readonly keys: TokenCache },
  keyId: string,
  { accountId, overlapSeconds }: { readonly accountId: string | null; readonly overlapSeconds: number },
  by: Actor = operator,
): Promise<NewKey | Refusal<RollRefusal>> => {
  const old = await selectApiKey(sql, keyId, accountId)
  if (old === null) return { refused: 'no-key' }
  if (old.successorId !== null) return { refused: 'rolled' }
  const apiKey = newToken(prefixOfKey(old))
  const createdAt = clock()
  const id = newId('key', createdAt)
  const successor = { id, hash: hashOfToken(apiKey), lastFour: apiKey.slice(-4), createdAt }
  const endsAt = new Date(createdAt.getTime() + overlapSeconds * 1000)
  const refusal = await sql.begin(async (sql): Promise<RollRefusal | null> => {
    if (!(await lockAccount(sql, old.accountId))) return 'no-key'
    if ((await countKeys(sql, old.accountId, createdAt)).rolled >= maxima.keys) return 'maximum'
    if (!(await insertSuccessor(sql, keyId, successor, endsAt, by))) return 'ended'
    await deleteEndedKeys(sql, old.accountId, createdAt, maxima.endedKeys)
    return null
  })
  if (refusal !== null) return { refused: refusal }
  await keys.forget(keyId)
  return { accountId: old.accountId, keyId: id, apiKey }
}
