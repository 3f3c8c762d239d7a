import { beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  createAccount,
  createKey,
  createKeyRing,
  type KeyRing,
  rollKey,
  selectApiKey,
  selectApiKeys,
} from '../../../src/identity/accounts/index.ts'
import { addressPrefix } from '../../../src/platform/http/client-address.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { madeOf } from '../../support/made.ts'
import { until } from '../../support/service.ts'
import { type Harness, harness } from './harness.ts'

const hourMs = 3_600_000

/** A moment that the test moves. */
const movableClock = () => {
  let nowMs = Date.parse('2026-11-20T12:00:00Z')
  return {
    clock: () => new Date(nowMs),
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

/** Two processes that serve from one database. */
const replicas = async (sql: Sql) => {
  const { clock, pass } = movableClock()
  const rings = [createKeyRing({ sql, clock }), createKeyRing({ sql, clock })] as const
  for (const ring of rings) await ring.watch()
  const owner = { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: 25, isEnterprise: false }
  const { accountId, apiKey, keyId } = await createAccount({ sql, clock }, owner)
  return { sql, clock, pass, rings, accountId, apiKey, keyId, tools: { sql, clock, keys: rings[0] } }
}

forEachSharedDatabase((_engine, open) => {
  let sql: Sql
  let club: Harness
  beforeAll(async () => {
    sql = await open()
    club = await harness(sql)
  })

  describe('the end of a key', () => {
    test('it works until then, also from memory, and is refused in words from then on', async () => {
      const { accountId } = await club.account()
      const expiresAt = new Date('2026-11-20T12:00:01Z')
      const { apiKey } = (await createKey(club, accountId, { name: 'short', expiresAt }))!
      expect((await club.keyStatus(apiKey)).status).toBe(200)
      club.setTime('2026-11-20T12:00:00.999Z')
      expect((await club.keyStatus(apiKey)).status).toBe(200)
      club.setTime('2026-11-20T12:00:01Z')
      for (let again = 0; again < 2; again++) {
        const answer = await club.keyStatus(apiKey)
        expect(answer.status).toBe(401)
        expect(((await answer.json()) as { detail: string }).detail).toBe(
          'This API key expired at 2026-11-20T12:00:01.000Z. Create a new one.',
        )
      }
      club.setTime('2026-11-20T12:00:00Z')
    })
  })

  describe('rolling', () => {
    test('the successor has name, scopes and account; the old key ends after the overlap', async () => {
      const { tools, pass, rings, accountId } = await replicas(sql)
      const old = (await createKey(tools, accountId, { name: 'Web shop', scopes: ['fittings:read'] }))!
      const rolled = madeOf(await rollKey(tools, old.keyId, { accountId, overlapSeconds: 3600 }))
      const after = await selectApiKey(sql, rolled.keyId, accountId)
      expect((await selectApiKey(sql, old.keyId, accountId))!.successorId).toBe(rolled.keyId)
      expect(after).toMatchObject({ name: 'Web shop', scopes: ['fittings:read'], expiresAt: null, accountId })
      for (const ring of rings) {
        expect(await ring.verify(old.apiKey)).not.toBeNull()
        expect(await ring.verify(rolled.apiKey)).toMatchObject({ accountId, scopes: ['fittings:read'] })
      }
      pass(hourMs)
      for (const ring of rings) {
        expect(await ring.verify(old.apiKey)).toBeNull()
        expect(await ring.verify(rolled.apiKey)).not.toBeNull()
      }
    })

    test('a key with an end is followed by one of the same span, and does not outlive its own end', async () => {
      const { tools, clock, accountId } = await replicas(sql)
      const expiresAt = new Date(clock().getTime() + hourMs)
      const { keyId } = (await createKey(tools, accountId, { name: 'short', expiresAt }))!
      const rolled = madeOf(await rollKey(tools, keyId, { accountId, overlapSeconds: 86_400 }))
      for (const id of [keyId, rolled.keyId])
        expect((await selectApiKey(sql, id, accountId))!.expiresAt).toEqual(expiresAt)
    })

    test('a key is rolled once, also when two do it at the same time', async () => {
      const { tools, accountId, keyId } = await replicas(sql)
      const roll = () => rollKey(tools, keyId, { accountId, overlapSeconds: 60 })
      const rolled = await Promise.all([roll(), roll(), roll()])
      expect(rolled.filter((one) => !('refused' in one))).toHaveLength(1)
      expect(await roll()).toEqual({ refused: 'rolled' })
      expect(await selectApiKeys(sql, accountId)).toHaveLength(2)
    })

    test('a revoked key, an expired one and that of another account are not rolled', async () => {
      const { tools, pass, rings, accountId, keyId } = await replicas(sql)
      const expiresAt = new Date('2026-11-20T12:30:00Z')
      const short = (await createKey(tools, accountId, { name: 'short', expiresAt }))!
      pass(hourMs)
      await rings[0].revoke(keyId)
      const other = await replicas(sql)
      expect(await rollKey(tools, keyId, { accountId, overlapSeconds: 60 })).toEqual({ refused: 'ended' })
      expect(await rollKey(tools, short.keyId, { accountId, overlapSeconds: 60 })).toEqual({ refused: 'ended' })
      expect(await rollKey(tools, other.keyId, { accountId, overlapSeconds: 60 })).toEqual({ refused: 'no-key' })
      expect(await selectApiKeys(sql, accountId)).toHaveLength(2)
    })
  })

  describe('last used', () => {
    test('is written once a minute by both replicas together, beside the request', async () => {
      const { rings, pass, accountId, apiKey } = await replicas(sql)
      const lastUsed = async () => {
        for (const ring of rings) await ring.flushUses()
        const [key] = await selectApiKeys(sql, accountId)
        return [key!.lastUsedAt?.toISOString(), key!.lastUsedFrom]
      }
      const use = async (ring: KeyRing, sender: string) => void (await ring.verify(apiKey, () => sender))
      await use(rings[0], '198.51.100.7')
      await use(rings[0], '203.0.113.9')
      expect(await lastUsed()).toEqual(['2026-11-20T12:00:00.000Z', '198.51.100.0/24'])
      pass(59_000)
      await use(rings[0], '203.0.113.9')
      await use(rings[1], '203.0.113.9')
      expect(await lastUsed()).toEqual(['2026-11-20T12:00:00.000Z', '198.51.100.0/24'])
      pass(1_000)
      await use(rings[0], '2001:db8:1:2')
      expect(await lastUsed()).toEqual(['2026-11-20T12:01:00.000Z', '2001:db8:1::/48'])
    })

    test('a refused key was not used', async () => {
      const { rings, accountId, apiKey, keyId } = await replicas(sql)
      await rings[0].revoke(keyId)
      await rings[0].verify(apiKey)
      await rings[0].flushUses()
      expect((await selectApiKeys(sql, accountId))[0]!.lastUsedAt).toBeNull()
    })
  })

  type Step = 'create' | 'create short' | 'roll' | 'roll at once' | 'revoke' | 'pass'
  const steps = fc.array(
    fc.tuple(fc.constantFrom<Step>('create', 'create short', 'roll', 'roll at once', 'revoke', 'pass'), fc.nat()),
    { minLength: 1, maxLength: 15 },
  )

  test('whatever is done to keys, each works on both replicas if and only if its row says so', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { tools, clock, pass, rings, accountId, apiKey, keyId } = await replicas(sql)
        const secrets = new Map([[keyId, apiKey]])
        const keep = (made: { keyId: string; apiKey: string } | { refused: string } | null) => {
          if (made !== null && !('refused' in made)) secrets.set(made.keyId, made.apiKey)
        }
        const change = async (step: Step, any: number) => {
          const id = [...secrets.keys()][any % secrets.size]!
          const keys = rings[any % 2]!
          const roll = (overlapSeconds: number) => rollKey({ ...tools, keys }, id, { accountId, overlapSeconds })
          if (step === 'create') keep(await createKey(tools, accountId, { name: 'x' }))
          else if (step === 'create short')
            keep(await createKey(tools, accountId, { name: 'x', expiresAt: new Date(clock().getTime() + hourMs) }))
          else if (step === 'roll') keep(await roll(7200))
          else if (step === 'roll at once') keep(await roll(0))
          else if (step === 'revoke') await keys.revoke(id)
          else pass((any % 120) * 60_000)
        }
        for (const [step, any] of sequence) {
          await change(step, any)
          for (const { id, revokedAt, expiresAt } of await selectApiKeys(sql, accountId)) {
            const isLive = revokedAt === null && (expiresAt === null || expiresAt > clock())
            for (const ring of rings)
              await until(
                `${id} is ${isLive ? 'live' : 'dead'} after ${step}`,
                async () => ((await ring.verify(secrets.get(id)!)) !== null) === isLive,
              )
          }
        }
      }),
      { numRuns: 10 },
    )
  })
})

test.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1:2', '2001:db8:1::/48'],
  [null, null],
])('of the address %p is kept %p', (sender, prefix) => expect(addressPrefix(sender)).toBe(prefix))
