import type { Sql } from '../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { recordOperatorEvent } from '../audit/index.ts'
import { insertKeys, replaceKeys, type SharedKeys, type StoredKeys, selectSigningKeys, updateKeys } from './queries.ts'

/** Access to the keys. */
interface KeyTools {
  readonly sql: Sql
  /** Seals them, with a secret that is not in the database; null: there is none, so they are stored in clear. */
  readonly signer: LinkSigner | null
}

/** How many generations stay good: what the last ones signed is over within hours. */
const generations = 2

/**
 * The keys that all replicas share. The first one that needs them makes them, also in the place of keys that were sealed with
 * another secret: apps stay connected, and whoever is just being asked for consent begins again.
 */
export const sharedKeys = async (tools: KeyTools): Promise<SharedKeys> => {
  const stored = await selectSigningKeys(tools.sql)
  const known = open(tools, stored)
  if (known !== null) return known
  const fresh = close(tools, await newKeys())
  if (stored === null) await insertKeys(tools.sql, fresh)
  else await replaceKeys(tools.sql, stored, fresh)
  const kept = open(tools, await selectSigningKeys(tools.sql)) // perhaps those of another replica
  if (kept === null) throw new Error('replicas have different secrets: LAB_SIGNING_SECRET must be the same on each')
  return kept
}

/** Make new keys for what is signed from now on. Those of before still verify; older ones are gone. */
export const rotateKeys = async (tools: KeyTools): Promise<void> => {
  const [fresh, known] = [await newKeys(), open(tools, await selectSigningKeys(tools.sql))]
  const newest = <T>(one: readonly T[], others: readonly T[] = []) => [...one, ...others].slice(0, generations)
  const keys = { jwks: newest(fresh.jwks, known?.jwks), cookies: newest(fresh.cookies, known?.cookies) }
  await tools.sql.begin(async (sql) => {
    await updateKeys(sql, close(tools, keys))
    await recordOperatorEvent(sql, 'keys rotated', null)
  })
}

/** Seal keys that are stored in clear, or were sealed with the previous secret. */
export const sealKeys = async (tools: KeyTools): Promise<void> => {
  const stored = await selectSigningKeys(tools.sql)
  if (stored === null || tools.signer === null) return
  if ('sealed' in stored && tools.signer.isSealedNow(stored.sealed, about)) return
  const keys = open(tools, stored)
  if (keys !== null) await replaceKeys(tools.sql, stored, close(tools, keys))
}

const about = 'keys of the authorization server'

const close = ({ signer }: KeyTools, keys: SharedKeys): StoredKeys =>
  signer === null ? keys : { sealed: signer.seal(JSON.stringify(keys), about) }

/** Null: there are none, or they were sealed with another secret. */
const open = ({ signer }: KeyTools, stored: StoredKeys | null): SharedKeys | null => {
  if (stored === null || !('sealed' in stored)) return stored
  const text = signer?.unseal(stored.sealed, about) ?? null
  return text === null ? null : (JSON.parse(text) as SharedKeys) // by its seal it is what was put in
}

const newKeys = async (): Promise<SharedKeys> => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const kid = random(8)
  return { jwks: [{ kty, crv, x, y, d, kid, alg: 'ES256', use: 'sig' }], cookies: [random(32)] }
}

const random = (bytes: number): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64url')
