import { beforeAll, expect, test } from 'bun:test'
import { rotateKeys, sealKeys } from '../../../src/identity/oauth/index.ts'
import { sharedKeys } from '../../../src/identity/oauth/keys.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { linkSigner } from '../../../src/platform/signing/index.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { openOAuth } from './harness.ts'

const signer = linkSigner('a secret that only the tests know, long enough')

forEachDatabase((_engine, open) => {
  let sql: Sql
  beforeAll(async () => {
    sql = await open()
  })
  const stored = async () => {
    const [row] = await sql<{ value: object }>`select value from oauth_keys`
    return JSON.stringify(row!.value)
  }

  test('the private keys of the authorization server are in no copy of the database', async () => {
    const it = await openOAuth(sql, { isInProcess: true })
    const { access_token } = await it.connected()
    expect(await it.atTools(access_token)).toBe(200)
    const { jwks, cookies } = await sharedKeys({ sql, signer })
    for (const secret of [String(jwks[0]!['d']), cookies[0]!]) expect(await stored()).not.toContain(secret)
    await rotateKeys({ sql, signer })
    const rotated = await sharedKeys({ sql, signer })
    expect([rotated.jwks[1], rotated.cookies[1]]).toEqual([jwks[0]!, cookies[0]!])
    for (const secret of [String(rotated.jwks[0]!['d']), rotated.cookies[0]!])
      expect(await stored()).not.toContain(secret)
  })

  test('keys that an earlier release stored in clear are sealed, and stay the same', async () => {
    await sql`delete from oauth_keys`
    const clear = await sharedKeys({ sql, signer: null })
    expect(await stored()).toContain(clear.cookies[0]!)
    await sealKeys({ sql, signer })
    expect(await stored()).not.toContain(clear.cookies[0]!)
    expect(await sharedKeys({ sql, signer })).toEqual(clear)
  })

  test('O7 keys that the previous secret sealed stay the same, and are sealed anew', async () => {
    await sql`delete from oauth_keys`
    const kept = await sharedKeys({ sql, signer })
    const secret = 'the secret from now on, which is long enough'
    await sealKeys({ sql, signer: linkSigner(secret, 'a secret that only the tests know, long enough') })
    expect(await sharedKeys({ sql, signer: linkSigner(secret) })).toEqual(kept)
  })

  test('keys that were sealed with another secret are replaced, by one process for all', async () => {
    await sql`delete from oauth_keys`
    const lost = await sharedKeys({ sql, signer })
    const other = linkSigner('another secret, which is long enough too')
    const [one, two] = await Promise.all([sharedKeys({ sql, signer: other }), sharedKeys({ sql, signer: other })])
    expect(one).toEqual(two)
    expect(one.cookies).not.toEqual(lost.cookies)
  })
})
