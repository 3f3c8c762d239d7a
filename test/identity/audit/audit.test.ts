import { beforeAll, expect, test } from 'bun:test'
import { addCredits, createKey, rollKey, selectShop, updateMonthlyLimit } from '../../../src/identity/accounts/index.ts'
import { operator, selectAudit, selectOperatorEvents } from '../../../src/identity/audit/index.ts'
import { hashOfToken, scopes } from '../../../src/identity/auth/index.ts'
import { addCustomer } from '../../../src/identity/customers/index.ts'
import { registerClient, removeClient, rotateKeys, selectConnectedApps } from '../../../src/identity/oauth/index.ts'
import { selectPeople } from '../../../src/identity/people/index.ts'
import { eraseAccount, eraseCustomer } from '../../../src/maintenance/erasure/index.ts'
import { sessionOf, shotOf } from '../../features/sessions/bay.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { madeOf } from '../../support/made.ts'
import { type OAuth, openOAuth, redemption, redirectUri } from '../oauth/harness.ts'
import { type Browser, replica } from '../people/harness.ts'

forEachSharedDatabase((_engine, open) => {
  let oauth: OAuth
  let owner: Browser
  let ownerId: string
  beforeAll(async () => {
    oauth = await openOAuth(await open())
    owner = (await oauth.club.person()).browser
    ownerId = (await selectPeople(oauth.club.sql, oauth.club.accountId)).at(-1)!.id
  })

  const entries = (limit = 100) => selectAudit(oauth.club.sql, oauth.club.accountId, { before: null, limit })
  const last = async () => (await entries(1))[0]!.id
  /** What was done since an entry, oldest first. */
  const since = async (id: number) =>
    (await entries())
      .filter((entry) => entry.id > id)
      .map(({ event, subject, actor, actorId }) => ({ event, subject, actor, actorId }))
      .reverse()
  /** Send a form of the dashboard, as the owner. @returns what it made, if that is a secret. */
  const form = async (path: string, fields: Record<string, string> = {}): Promise<string> => {
    const answer = await owner.send(`/dashboard${path}`, fields)
    if (answer.status !== 303) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (owner.cookie('clubwright-once') ?? '').replace(/^[^.]*\./, '')
  }
  const keyIdOf = async (apiKey: string) => {
    const [row] = await oauth.club.sql<{ id: string }>`select id from api_keys where hash = ${hashOfToken(apiKey)}`
    return row!.id
  }
  const byPerson = () => ({ actor: 'person', actorId: ownerId }) as const
  const byOperator = { actor: 'operator', actorId: null } as const

  test('the list says which person, key or operator did what, and holds no secret', async () => {
    const { club } = oauth
    const from = await last()
    const apiKey = await form('/keys', { name: 'Web shop', scope: 'fittings:read', days: '0' })
    const keyId = await keyIdOf(apiKey)
    const rolled = await form(`/keys/${keyId}/roll`)
    const rolledId = await keyIdOf(rolled)
    await form(`/keys/${keyId}/revoke`)
    await form(`/keys/${keyId}/revoke`)
    await club.call('POST', '/v1/keys/revoke', { token: rolled })
    const made = (await createKey(club.deps, club.accountId, { name: 'x' }))!
    expect(await since(from)).toEqual([
      { event: 'key made', subject: keyId, ...byPerson() },
      { event: 'key rolled', subject: keyId, ...byPerson() },
      { event: 'key revoked', subject: keyId, ...byPerson() },
      { event: 'key revoked', subject: rolledId, actor: 'key', actorId: rolledId },
      { event: 'key made', subject: made.keyId, ...byOperator },
    ])
    const rows = JSON.stringify(await club.sql`select * from audit_events`)
    for (const secret of [apiKey, rolled, made.apiKey]) expect(rows).not.toContain(secret.slice(4))
    expect(rows).not.toContain('@')
  })

  test('people, connections and apps are in it', async () => {
    const { club } = oauth
    const from = await last()
    const { access_token } = await oauth.connected()
    const [app] = await selectConnectedApps(club.sql, club.accountId)
    await form(`/apps/${app!.id}/revoke`)
    expect(await oauth.atTools(access_token)).toBe(401)
    const email = 'audited@range.example'
    await form('/team', { email, role: 'member' })
    await form('/team/uninvite', { email })
    await form(`/team/${app!.personId}/role`, { role: 'member' })
    await form(`/team/${app!.personId}/remove`)
    const { connectionId } = await club.agent(['fittings:read'])
    await form(`/agents/${connectionId}/revoke`)
    expect((await since(from)).map(({ event }) => event)).toEqual([
      'person invited',
      'person joined',
      'app connected',
      'app disconnected',
      'person invited',
      'invitation cancelled',
      'role changed',
      'person removed',
      'connection made',
      'connection revoked',
    ])
  })

  test('erasures say which credential asked for them', async () => {
    const { club } = oauth
    const from = await last()
    const { accessToken, connectionId } = await club.agent([...scopes])
    const { apiKey, keyId } = (await createKey(club.deps, club.accountId, { name: 'x' }))!
    const expected: Awaited<ReturnType<typeof since>> = []
    for (const [token, actor, actorId] of [
      [apiKey, 'key', keyId],
      [accessToken, 'connection', connectionId],
    ] as const) {
      const made = await club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
      const { fittingId } = (await made.json()) as { fittingId: string }
      const erase = () => club.call('DELETE', `/v1/fittings/${fittingId}`, { token })
      expect([(await erase()).status, (await erase()).status]).toEqual([204, 404])
      expected.push({ event: 'fitting erased', subject: fittingId, actor, actorId })
    }
    const session = sessionOf([shotOf(1)])
    await club.call('POST', '/v1/sessions/ingest', { token: apiKey, body: session })
    await club.call('DELETE', `/v1/sessions/${session.sessionId}`, { token: apiKey })
    expected.push({ event: 'session erased', subject: session.sessionId, actor: 'key', actorId: keyId })
    expect((await since(from)).filter(({ event }) => event.endsWith('erased'))).toEqual(expected)
  })

  test('so are credits, allowances, settings and what the operator erases', async () => {
    const { accountId, deps, sql } = oauth.club
    const from = await last()
    await addCredits(deps, { accountId, amount: 5, note: 'invoice 7' })
    await addCredits(deps, { accountId, amount: -2, note: null })
    await addCredits(deps, { accountId, amount: -99, note: null })
    await updateMonthlyLimit(sql, accountId, null, operator)
    await updateMonthlyLimit(sql, accountId, 25, operator)
    const storeLink = 'https://shop.example/{headId}'
    await form('/store-link', { storeLink })
    await form('/store-link', { storeLink })
    expect(await selectShop(sql, accountId)).toEqual({ storeLink })
    await form('/store-link', { storeLink: '' })
    const { id } = (await addCustomer(deps, accountId, { email: 'sam@example.com' }))!
    await eraseCustomer(sql, accountId, 'sam@example.com')
    await eraseCustomer(sql, accountId, 'sam@example.com')
    expect(await since(from)).toEqual([
      { event: 'credits changed', subject: '+5', ...byOperator },
      { event: 'credits changed', subject: '-2', ...byOperator },
      { event: 'allowance changed', subject: 'unlimited', ...byOperator },
      { event: 'allowance changed', subject: '25', ...byOperator },
      { event: 'store link changed', subject: null, ...byPerson() },
      { event: 'store link changed', subject: null, ...byPerson() },
      { event: 'customer erased', subject: id, ...byOperator },
    ])
  })

  test('an erased account keeps its list, with its end', async () => {
    const other = await replica(oauth.club.sql)
    await eraseAccount(other.deps, other.accountId)
    await eraseAccount(other.deps, other.accountId)
    const listed = await selectAudit(oauth.club.sql, other.accountId, { before: null, limit: 10 })
    expect(listed.map(({ event }) => event).filter((event) => event === 'account erased')).toHaveLength(1)
  })

  test('what concerns all accounts has a list of its own; a removed client is missed in each', async () => {
    const { club } = oauth
    const { clientId } = madeOf(
      await registerClient(club.deps, {
        name: 'Range app',
        redirects: [redirectUri],
        method: 'none',
      }),
    )
    const { browser } = await club.person()
    const outcome = await oauth.authorize(browser, { client_id: clientId })
    expect((await oauth.token(redemption(clientId, outcome))).status).toBe(200)
    const from = await last()
    await removeClient(club.deps, clientId)
    await removeClient(club.deps, clientId)
    await rotateKeys(club.deps)
    expect(await since(from)).toMatchObject([{ event: 'app disconnected', actor: 'operator' }])
    expect((await selectOperatorEvents(club.sql, 3)).map(({ event, subject }) => [event, subject])).toEqual([
      ['keys rotated', null],
      ['client removed', clientId],
      ['client registered', clientId],
    ])
  })

  test('a change that was refused is not in it', async () => {
    const { club } = oauth
    const from = await last()
    const other = await replica(club.sql)
    const stranger = (await other.person()).browser
    await stranger.send(`/dashboard/team/${ownerId}/remove`)
    await owner.send('/dashboard/keys/key_01KAHV5K3T3Y5M8Q0W2Z4B6D8F/roll')
    const roll = { accountId: null, overlapSeconds: 0 }
    expect(await rollKey(club.deps, 'key_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', roll)).toEqual({ refused: 'no-key' })
    expect(await since(from)).toEqual([])
  })

  test('it is read in pages, each account its own', async () => {
    const { club } = oauth
    const first = await entries(2)
    const second = await selectAudit(club.sql, club.accountId, { before: first.at(-1)!.id, limit: 2 })
    const ids = [...first, ...second].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(new Set(ids).size).toBe(4)
    const other = await replica(club.sql)
    const theirs = await selectAudit(club.sql, other.accountId, { before: null, limit: 100 })
    expect(theirs.map(({ event }) => event)).toEqual(['key made'])
  })
})
