import type { Sql } from '../../platform/postgres/sql.ts'
import { recordOperatorEvent } from '../audit/index.ts'
import { insertKeys, type SharedKeys, selectKeys, updateKeys } from './queries.ts'

/** How many generations stay good: what the last ones signed is over within hours. */
const generations = 2

/** The keys that all replicas share. The first one that needs them makes them. */
export const sharedKeys = async (sql: Sql): Promise<SharedKeys> => {
  const known = await selectKeys(sql)
  if (known !== null) return known
  await insertKeys(sql, await newKeys())
  return (await selectKeys(sql))! // perhaps those of another replica
}

/** Make new keys for what is signed from now on. Those of before still verify; older ones are gone. */
export const rotateKeys = async (sql: Sql): Promise<void> => {
  const [fresh, known] = [await newKeys(), await selectKeys(sql)]
  const newest = <T>(one: readonly T[], others: readonly T[] = []) => [...one, ...others].slice(0, generations)
  const keys = { jwks: newest(fresh.jwks, known?.jwks), cookies: newest(fresh.cookies, known?.cookies) }
  await sql.begin(async (sql) => {
    await updateKeys(sql, keys)
    await recordOperatorEvent(sql, 'keys rotated', null)
  })
}

const newKeys = async (): Promise<SharedKeys> => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const kid = random(8)
  return { jwks: [{ kty, crv, x, y, d, kid, alg: 'ES256', use: 'sig' }], cookies: [random(32)] }
}

const random = (bytes: number): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64url')
