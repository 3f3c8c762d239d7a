import { afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { createKeyRing, type KeyRing } from '../../../src/identity/accounts/index.ts'
import { newToken } from '../../../src/identity/auth/index.ts'
import { problem } from '../../../src/platform/errors.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { inText } from '../../support/in-english.ts'
import { until } from '../../support/service.ts'
import { type Harness, harness } from './harness.ts'

/** A door that counts, so that a test can tell a cached answer from a look-up, can hold an answer back, and can fail. */
const watched = (sql: Sql) => {
  const seen = { queries: 0, hold: Promise.resolve(), isAway: false }
  const away = () => problem('storageUnavailable', { detail: inText('away') })
  const query = async <Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    if (strings.join().includes('api_keys')) seen.queries++
    if (seen.isAway) throw away()
    const rows = await sql<Row>(strings, ...values)
    await seen.hold
    return rows
  }
  return { sql: Object.assign(query, sql, { read: query }) as Sql, seen }
}

forEachDatabase((engine, open) => {
  let club: Harness
  beforeAll(async () => {
    club = await harness(await open())
  })
  afterEach(() => club.setTime('2026-11-20T12:00:00Z'))
  const ringAndKey = async () => {
    const { sql, seen } = watched(club.sql)
    return { ring: createKeyRing({ sql, clock: club.clock }), seen, ...(await club.account()) }
  }

  test('a key speaks for its account, with all scopes', async () => {
    const { ring, accountId, keyId, apiKey } = await ringAndKey()
    expect(await ring.verify(apiKey)).toEqual({
      accountId,
      keyId,
      kind: 'api_key',
      scopes: ['fittings:create', 'fittings:read', 'sessions:ingest', 'webhooks:manage'],
    })
  })

  test('a verified key is believed without waiting, for five seconds', async () => {
    const { ring, seen, apiKey } = await ringAndKey()
    const principal = await ring.verify(apiKey)
    club.setTime('2026-11-20T12:00:04.999Z')
    expect(ring.verify(apiKey)).toEqual(principal!)
    expect(seen.queries).toBe(1)
    club.setTime('2026-11-20T12:00:05Z')
    expect(await ring.verify(apiKey)).toEqual(principal)
    expect(seen.queries).toBe(2)
  })

  test('a clock that jumps back does not prolong belief', async () => {
    const { ring, seen, apiKey } = await ringAndKey()
    await ring.verify(apiKey)
    club.setTime('2026-11-20T11:00:00Z')
    await ring.verify(apiKey)
    expect(seen.queries).toBe(2)
  })

  test('a malformed or mistyped key is refused without asking the database', async () => {
    const { ring, seen, apiKey } = await ringAndKey()
    const last = apiKey.at(-1) === 'x' ? 'y' : 'x'
    for (const wrong of ['', 'svc_', apiKey.slice(0, -1), apiKey.slice(0, -1) + last, `${apiKey}x`, ` ${apiKey}`])
      expect(ring.verify(wrong)).toBeNull()
    expect(seen.queries).toBe(0)
  })

  test('a well-formed key that nobody made is refused', async () => {
    const { ring } = await ringAndKey()
    expect(await ring.verify(newToken('svc'))).toBeNull()
  })

  describe('a sender of thousands of unknown keys', () => {
    const flood = (ring: KeyRing, sender: string | null, many = 2_000) =>
      Promise.all(Array.from({ length: many }, () => ring.verify(newToken('svc'), () => sender)))

    for (const sender of ['192.0.2.1', null])
      test(`costs a few look-ups, and refuses no key that comes from there too (${sender ?? 'nobody in particular'})`, async () => {
        const { ring, seen, accountId, apiKey } = await ringAndKey()
        const flooded = flood(ring, sender)
        const valid = ring.verify(apiKey, () => sender)
        expect(await valid).toMatchObject({ accountId })
        expect((await flooded).every((principal) => principal === null)).toBe(true)
        expect(seen.queries).toBeLessThan(20)
      })
    test('holds nobody up who comes from elsewhere', async () => {
      const { ring, accountId, apiKey } = await ringAndKey()
      let isOver = false
      const flooded = flood(ring, '192.0.2.1').then(() => {
        isOver = true
      })
      expect(await ring.verify(apiKey, () => '198.51.100.7')).toMatchObject({ accountId })
      expect(isOver).toBe(false)
      await flooded
    })
    test('hears 503 and not 401 while the database is away', async () => {
      const { ring, seen } = await ringAndKey()
      seen.isAway = true
      const answers = await Promise.allSettled(
        Array.from({ length: 50 }, () => ring.verify(newToken('svc'), () => '192.0.2.1')),
      )
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'STORAGE_UNAVAILABLE' } })
    })
  })

  test('a revoked key is refused at the very next request', async () => {
    const { ring, keyId, apiKey } = await ringAndKey()
    expect(await ring.verify(apiKey)).not.toBeNull()
    expect(await ring.revoke(keyId)).toMatchObject({ id: keyId, revokedAt: club.clock() })
    expect(await ring.verify(apiKey)).toBeNull()
  })

  test('revoking again keeps the first time; an unknown key cannot be revoked', async () => {
    const { ring, keyId } = await ringAndKey()
    const first = await ring.revoke(keyId)
    club.setTime('2026-11-21T00:00:00Z')
    expect((await ring.revoke(keyId))?.revokedAt).toEqual(first!.revokedAt)
    expect(await ring.revoke('key_00000000000000000000000000')).toBeNull()
  })

  test('a look-up that a revocation overtakes is not believed afterwards', async () => {
    const { ring, seen, keyId, apiKey } = await ringAndKey()
    const { promise, resolve } = Promise.withResolvers<void>()
    seen.hold = promise
    const overtaken = ring.verify(apiKey)
    await createKeyRing(club).revoke(keyId)
    seen.hold = Promise.resolve()
    await ring.revoke(keyId) // bumps this ring's epoch, as the notification would
    resolve()
    await overtaken
    expect(await ring.verify(apiKey)).toBeNull()
  })

  test('a revocation elsewhere is heard by a ring that watches', async () => {
    const { ring, keyId, apiKey } = await ringAndKey()
    await ring.watch()
    expect(await ring.verify(apiKey)).not.toBeNull()
    await createKeyRing(club).revoke(keyId)
    // The test's clock stands still, so nothing but the notification can end the belief in the cached answer.
    await until('the ring has heard of it', async () => (await ring.verify(apiKey)) === null)
  })

  if (engine === 'postgresql')
    test('a ring that was cut off from announcements asks again about everybody once it hears them again', async () => {
      const { ring, keyId, apiKey } = await ringAndKey()
      await ring.watch()
      expect(await ring.verify(apiKey)).not.toBeNull()
      await club.sql`update api_keys set revoked_at = now() where id = ${keyId}` // without announcing it
      expect(await ring.verify(apiKey)).not.toBeNull()
      const cut = await club.sql`
        select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
      expect(cut.length).toBeGreaterThan(0)
      await until('the ring has asked again', async () => (await ring.verify(apiKey)) === null)
    })

  describe('while the database is away', () => {
    test('D2 a caller seen within five minutes is believed, and asked about again when it answers', async () => {
      const { ring, seen, apiKey } = await ringAndKey()
      const principal = await ring.verify(apiKey)
      seen.isAway = true
      club.setTime('2026-11-20T12:04:59Z')
      expect(await ring.verify(apiKey)).toEqual(principal)
      expect(ring.verify(apiKey)).toEqual(principal!) // from now on without waiting
      seen.isAway = false
      const before = seen.queries
      await until('it is asked again', async () => {
        await ring.verify(apiKey)
        return seen.queries > before
      })
    })

    test('D2 after five minutes nobody is believed: 503, not 401', async () => {
      const { ring, seen, apiKey } = await ringAndKey()
      await ring.verify(apiKey)
      seen.isAway = true
      club.setTime('2026-11-20T12:05:00Z')
      expect(ring.verify(apiKey)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    })

    test('an unknown key is 503, not 401', async () => {
      const { ring, seen } = await ringAndKey()
      seen.isAway = true
      expect(ring.verify(newToken('svc'))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    })

    test('a revocation that is heard ends belief at once', async () => {
      const { ring, seen, keyId, apiKey } = await ringAndKey()
      await ring.watch()
      await ring.verify(apiKey)
      seen.isAway = true
      club.setTime('2026-11-20T12:01:00Z')
      expect(await ring.verify(apiKey)).not.toBeNull()
      await createKeyRing(club).revoke(keyId)
      await until('the ring has heard of it', async () =>
        Promise.resolve(ring.verify(apiKey)).then(
          () => false,
          () => true,
        ),
      )
    })

    test('one that answers after more than 250 ms is not waited for', async () => {
      const { ring, seen, apiKey } = await ringAndKey()
      const principal = await ring.verify(apiKey)
      const { promise, resolve } = Promise.withResolvers<void>()
      seen.hold = promise
      club.setTime('2026-11-20T12:00:10Z')
      expect(await ring.verify(apiKey)).toEqual(principal)
      resolve()
    })
  })

  test('of 200 requests at once with a key that must be asked about again, one asks', async () => {
    const { ring, seen, apiKey } = await ringAndKey()
    await ring.verify(apiKey)
    club.setTime('2026-11-20T12:00:10Z')
    await Promise.all(Array.from({ length: 200 }, () => ring.verify(apiKey)))
    expect(seen.queries).toBe(2)
  })

  test('only the hash of a key is stored: the database does not contain it', async () => {
    const { apiKey } = await club.account()
    const rows = await club.sql<{ row: string }>`select k::text as row from api_keys k`
    const secret = apiKey.slice('svc_'.length, -4)
    expect(rows.filter(({ row }) => row.includes(secret) || row.includes(apiKey))).toEqual([])
    expect(rows.some(({ row }) => row.includes(apiKey.slice(-4)))).toBe(true)
  })
})
