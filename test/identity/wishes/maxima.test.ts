import { expect, test } from 'bun:test'
import { makeWebhook } from '../../../src/features/webhooks/index.ts'
import { createKey, makeKey, rollKey, selectApiKeys } from '../../../src/identity/accounts/index.ts'
import { makeConnection } from '../../../src/identity/agents/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import { selectConnectedApps } from '../../../src/identity/oauth/index.ts'
import { invitePerson } from '../../../src/identity/people/index.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { madeOf } from '../../support/made.ts'
import { openOAuth } from '../oauth/harness.ts'
import { type Replica, replica } from '../people/harness.ts'

forEachSharedDatabase((_engine, open) => {
  /** Outcomes of so many at once, in an account that has some already. */
  const atOnce = async (count: number, make: (i: number) => Promise<object>) => {
    const outcomes = await Promise.all(Array.from({ length: count }, (_, i) => make(i)))
    const refused = outcomes.filter((one) => 'refused' in one)
    expect(new Set(refused.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"refused":"maximum"}']))
    return outcomes.length - refused.length
  }
  const fill = async (count: number, make: (i: number) => Promise<object>) => {
    for (let i = 0; i < count; i++) madeOf(await make(i))
  }
  const fresh = async (): Promise<Replica> => replica(await open(), { isInProcess: true })

  test('an account has ten webhook endpoints, whoever makes them at once', async () => {
    const { deps, accountId } = await fresh()
    const wish = (i: number) => ({ url: `https://shop.example/${i}`, events: ['fitting.completed'] })
    await fill(2, (i) => makeWebhook(deps, accountId, wish(i), operator))
    expect(await atOnce(20, (i) => makeWebhook(deps, accountId, wish(i), operator))).toBe(8)
  })

  test('an account has a hundred keys that work, test keys too, whoever makes them at once', async () => {
    const { deps, accountId, keyId } = await fresh()
    await fill(95, (i) => makeKey(deps, accountId, { name: `key ${i}`, ...(i % 2 === 0 && { test: true }) }, operator))
    expect(await atOnce(10, (i) => makeKey(deps, accountId, { name: `last ${i}` }, operator))).toBe(4)
    await deps.keys.revoke(keyId)
    madeOf(await makeKey(deps, accountId, { name: 'after' }, operator))
    const [live] = (await selectApiKeys(deps.sql, accountId)).filter(({ revokedAt }) => revokedAt === null)
    madeOf(await rollKey(deps, live!.id, { accountId, overlapSeconds: 60 }))
  })

  test('keys that have ended go once there are many newer ones', async () => {
    const { deps, accountId, keyId } = await fresh()
    const expiresAt = new Date(deps.clock().getTime() - 1_000)
    const end = async (count: number) => {
      for (let i = 0; i < count; i++) await createKey(deps, accountId, { name: `ended ${i}`, expiresAt })
    }
    const left = async () => (await selectApiKeys(deps.sql, accountId)).map(({ name }) => name)
    await end(205)
    const roll = { accountId, overlapSeconds: 0 } // which ends a key, too
    const { keyId: rolled } = madeOf(await rollKey(deps, keyId, roll))
    expect((await left()).length).toBe(201)
    await deps.keys.revoke(rolled)
    await end(5)
    madeOf(await makeKey(deps, accountId, { name: 'one more' }, operator))
    expect((await left()).length).toBe(201)
    expect(await left()).toContain('one more')
  })

  test('an account has a hundred agent connections, whoever makes them at once', async () => {
    const { deps, accountId } = await fresh()
    const make = (i: number) => makeConnection(deps, accountId, { name: `${i}`, scopes: ['fittings:read'] }, operator)
    await fill(97, make)
    expect(await atOnce(12, make)).toBe(3)
  })

  test('an account has a hundred people and invitations, whoever invites at once; the same one again is no more', async () => {
    const { deps, accountId } = await fresh()
    const invite = (who: string) =>
      invitePerson(deps, accountId, { email: `${who}@range.example`, role: 'member' }, operator)
    await fill(98, (i) => invite(`first.${accountId.slice(-6)}.${i}`.toLowerCase()))
    expect(await atOnce(12, (i) => invite(`last${i}`))).toBe(2)
    madeOf(await invite(`first.${accountId.slice(-6)}.0`.toLowerCase()))
  })

  test('an account has a hundred connected apps: the one that got a token longest ago makes room', async () => {
    const oauth = await openOAuth(await open(), { isInProcess: true })
    const { sql, accountId } = oauth.club
    const first = await oauth.connected()
    const grantId = (await oauth.grantOf(first.access_token))!
    await sql`update oauth_grants set last_used_at = now() - interval '1 day' where id = ${grantId}`
    await sql`
      insert into oauth_grants (id, person_id, account_id, client_id, payload)
      select ${`filler-${accountId}-`} || n, person_id, account_id, client_id, '{}'
        from oauth_grants, generate_series(1, 99) n where id = ${grantId}`
    expect(await oauth.atTools((await oauth.connected()).access_token)).toBe(200)
    const [row] = await sql<{ count: number }>`
      select count(*)::int as count from oauth_grants where account_id = ${accountId}`
    expect(row!.count).toBe(100)
    expect((await selectConnectedApps(sql, accountId)).map(({ id }) => id)).not.toContain(grantId)
  })
})
