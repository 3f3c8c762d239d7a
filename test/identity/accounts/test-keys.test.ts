import { beforeAll, describe, expect, test } from 'bun:test'
import { reportUsage } from '../../../src/fitting/index.ts'
import {
  createKey,
  rollKey,
  selectAccounts,
  selectApiKeys,
  selectSandbox,
} from '../../../src/identity/accounts/index.ts'
import { makeConnection } from '../../../src/identity/agents/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import { isToken, prefixOf } from '../../../src/identity/auth/index.ts'
import { invite } from '../../../src/identity/people/index.ts'
import { exportAccount } from '../../../src/maintenance/backup/index.ts'
import { eraseAccount } from '../../../src/maintenance/erasure/index.ts'
import { sessionOf, shotOf } from '../../features/sessions/bay.ts'
import { agentOf, rpcRequest } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { audit } from '../../support/audit.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { madeOf } from '../../support/made.ts'
import { type Replica, replica } from '../people/harness.ts'

forEachDatabase((_engine, open) => {
  let club: Replica
  let testKey: string
  beforeAll(async () => {
    club = await replica(await open())
    testKey = await makeKey()
  })
  const makeKey = async () => (await createKey(club.deps, club.accountId, { name: 'trial', isTest: true }))!.apiKey
  const send = (method: string, path: string, key: string, body?: unknown, headers: Record<string, string> = {}) =>
    club.app.handle(
      requestTo(path, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  const modeOf = (answer: Response) => answer.headers.get('x-svc-mode')
  const analyze = (key: string, headers: Record<string, string> = {}) =>
    send('POST', '/v1/fitting/analyze', key, requests.driver, headers)
  const fitted = async (key: string) => ((await (await analyze(key)).json()) as { fittingId: string }).fittingId
  const usage = async (key: string) => {
    const answer = await send('GET', '/v1/key/status', key)
    return (await answer.json()) as { developer: object; usage: { current: number; unlimited: boolean } }
  }
  /** Everything that is counted of anybody. */
  const counted = async () => {
    const [row] = await club.sql<object>`
      select (select count(*) from usage_months)::int as months, (select count(*) from usage_counts)::int as counts,
             (select count(*) from evidence_pending)::int as evidence, (select count(*) from agent_days d join accounts a on a.id = d.account_id where a.sandbox_of is null)::int as days,
             (select count(*) from credit_entries)::int as ledger`
    return row!
  }

  test('its prefix says what it is', () => {
    expect(testKey).toMatch(/^svc_test_[0-9A-Za-z]{46}$/)
    expect(isToken(testKey)).toBe(true)
    expect(prefixOf(testKey)).toBe('svc_test')
    expect(isToken(testKey.replace('svc_test_', 'svc_'))).toBe(false)
  })

  describe('nothing is charged or counted', () => {
    test('a fitting leaves allowance, usage, evidence and ledger as they were', async () => {
      const before = await counted()
      const answer = await analyze(testKey)
      expect([answer.status, modeOf(answer)]).toEqual([200, 'test'])
      expect(await counted()).toEqual(before)
      expect((await usage(club.apiKey)).usage.current).toBe(0)
      await audit({ sql: club.sql, services: [] })
    })

    test('an account that has nothing left fits all the same', async () => {
      const { accountId, apiKey } = club
      await club.sql`update accounts set monthly_limit = 0 where id = ${accountId}`
      expect((await analyze(apiKey)).status).toBe(429)
      expect((await analyze(testKey)).status).toBe(200)
      await club.sql`update accounts set monthly_limit = 25 where id = ${accountId}`
    })

    test('its status names the account, and no use', async () => {
      const { developer, usage: used } = await usage(testKey)
      expect(developer).toEqual({ companyName: 'Example Range', email: 'office@range.example', tier: 'test' })
      expect(used).toMatchObject({ current: 0, unlimited: true, availability: 'unlimited' })
    })

    test('traffic is test traffic, whatever it says of itself', async () => {
      await analyze(testKey, { 'x-svc-traffic': 'internal' })
      await send('POST', '/v1/store/link', testKey, { headId: 'ping-g440-max-driver' })
      const rows = await club.sql`
        select distinct traffic::text as traffic from (
          select account_id, traffic::text from fittings union all select account_id, traffic::text from store_links) made
         where account_id = ${await selectSandbox(club.sql, club.accountId)}`
      expect(rows).toEqual([{ traffic: 'test' }])
      expect(await reportUsage(club.deps, { accountId: undefined, month: undefined })).toEqual([])
    })
  })

  describe('every answer says so', () => {
    test('of REST, whether it is given or refused', async () => {
      const spellings = ['/v1/catalog/scores', '/v1/catalog/scores?']
      const answers = [
        await send('GET', '/v1/status', testKey),
        await send('GET', '/v1/nowhere', testKey),
        await send('POST', '/v1/fitting/analyze', testKey, {}),
        await send('GET', '/v1/fittings/fit_unknown', testKey),
        ...(await Promise.all(spellings.map((path) => send('POST', path, testKey, { context: {} })))),
        await send('POST', '/v1/catalog/scores', testKey, 'nonsense'),
      ]
      expect(answers.map(modeOf)).toEqual(answers.map(() => 'test'))
      expect(modeOf(await send('GET', '/v1/status', club.apiKey))).toBeNull()
      expect(modeOf(await send('GET', '/v1/status', testKey.replace(/.$/, '!')))).toBeNull()
    })

    test('of tools, where their clients look', async () => {
      const { rpc } = agentOf((request) => club.app.handle(request), testKey)
      const call = (name: string, args: object) =>
        rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
      for (const [name, args] of [
        ['get_grip_size', { handLength: 7.5 }],
        ['get_fitting', { fittingId: 'fit_unknown', waitSeconds: 0 }],
      ] as const) {
        const { headers, message } = await call(name, args)
        expect(headers.get('x-svc-mode')).toBe('test')
        expect(message.result._meta).toEqual({ 'svc/mode': 'test' })
      }
      const list = await club.app.handle(
        rpcRequest({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { authorization: `Bearer ${testKey}` }),
      )
      expect(modeOf(list)).toBe('test')
    })
  })

  describe('its data is apart', () => {
    test('neither key sees the fittings of the other, not even by the same Idempotency-Key', async () => {
      const [live, trial] = [await fitted(club.apiKey), await fitted(testKey)]
      const status = async (key: string, id: string) => (await send('GET', `/v1/fittings/${id}`, key)).status
      expect(await status(club.apiKey, live)).toBe(200)
      expect(await status(testKey, trial)).toBe(200)
      expect(await status(club.apiKey, trial)).toBe(404)
      expect(await status(testKey, live)).toBe(404)
      expect((await send('DELETE', `/v1/fittings/${live}`, testKey)).status).toBe(404)
      const key = { 'idempotency-key': 'once' }
      const answers = [await analyze(club.apiKey, key), await analyze(testKey, key)]
      expect(answers.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, null])
    })

    test('a session of one is none of the other', async () => {
      const session = sessionOf([shotOf(1)])
      expect((await send('POST', '/v1/sessions/ingest', testKey, session)).status).toBe(201)
      expect((await send('POST', '/v1/sessions/ingest', club.apiKey, session)).status).toBe(201)
      expect((await send('DELETE', `/v1/sessions/${session.sessionId}`, testKey)).status).toBe(204)
      expect((await send('DELETE', `/v1/sessions/${session.sessionId}`, club.apiKey)).status).toBe(204)
    })

    test('all test keys of an account share it, and the account stays one account', async () => {
      const fittingId = await fitted(testKey)
      expect((await send('GET', `/v1/fittings/${fittingId}`, await makeKey())).status).toBe(200)
      expect((await selectAccounts(club.sql)).filter(({ companyName }) => companyName === 'sandbox')).toEqual([])
      const made = await Promise.all(
        [1, 2, 3].map(() => createKey(club.deps, club.accountId, { name: 'x', isTest: true })),
      )
      expect(new Set(made.map((one) => one!.accountId))).toEqual(new Set([club.accountId]))
      const [{ sandboxes } = {}] = await club.sql<{ sandboxes: number }>`
        select count(*)::int as sandboxes from accounts where sandbox_of = ${club.accountId}`
      expect(sandboxes).toBe(1)
    })

    test('nobody and nothing else works in it', async () => {
      const sandboxId = (await selectSandbox(club.sql, club.accountId))!
      const wish = { name: 'x', scopes: ['fittings:read'] }
      expect(await createKey(club.deps, sandboxId, { name: 'x' })).toBeNull()
      expect(await createKey(club.deps, sandboxId, { name: 'x', isTest: true })).toBeNull()
      expect(await makeConnection(club.deps, sandboxId, wish, operator)).toEqual({ refused: 'no-account' })
      expect(await invite(club.deps, { accountId: sandboxId, email: 'x@example.org', role: 'owner' })).toBeNull()
    })
  })

  describe('it lives like other keys', () => {
    test('is listed, rolled to a test key, and revokes itself; the account hears of it', async () => {
      const { keyId } = (await createKey(club.deps, club.accountId, { name: 'trial', isTest: true }))!
      const rolled = madeOf(await rollKey(club.deps, keyId, { accountId: club.accountId, overlapSeconds: 0 }))
      expect([rolled.accountId, prefixOf(rolled.apiKey)]).toEqual([club.accountId, 'svc_test'])
      expect((await send('POST', '/v1/keys/revoke', rolled.apiKey)).status).toBe(204)
      expect((await send('GET', '/v1/status', rolled.apiKey)).status).toBe(401)
      const keys = await selectApiKeys(club.sql, club.accountId)
      expect(keys.find(({ id }) => id === rolled.keyId)).toMatchObject({ isTest: true, revokedAt: expect.any(Date) })
      expect(keys.find(({ name }) => name === 'first key')).toMatchObject({ isTest: false })
      const events = await club.sql`
        select event from audit_events where account_id = ${club.accountId} and subject in (${keyId}, ${rolled.keyId}) order by id`
      expect(events).toEqual([{ event: 'key made' }, { event: 'key rolled' }, { event: 'key revoked' }])
    })

    test('an export of the account has what its test keys stored', async () => {
      const fittingId = await fitted(testKey)
      const lines: string[] = []
      await exportAccount(club.sql, club.accountId, async (text) => lines.push(text))
      expect(lines.join('')).toContain(fittingId)
    })

    test('the account takes it along when it is erased', async () => {
      const other = await replica(club.sql)
      const { apiKey } = (await createKey(other.deps, other.accountId, { name: 'secret trial', isTest: true }))!
      await other.call('POST', '/v1/fitting/analyze', { token: apiKey, body: requests.driver })
      expect(await eraseAccount(other.deps, other.accountId)).toMatchObject({ keys: 2, fittings: 1 })
      expect((await other.call('GET', '/v1/status', { token: apiKey })).status).toBe(401)
      expect(await createKey(other.deps, other.accountId, { name: 'x', isTest: true })).toBeNull()
      const sandboxId = (await selectSandbox(other.sql, other.accountId))!
      const [left] = await other.sql`
        select a.erased_at is not null as erased, (select input::text from fittings where account_id = a.id) as input,
               (select name from api_keys where account_id = a.id) as name
          from accounts a where a.id = ${sandboxId}`
      expect(left).toEqual({ erased: true, input: '{}', name: 'erased' })
    })
  })

  test('all test keys of an account make a hundred fittings a day; then live keys go on, and test keys tomorrow', async () => {
    const busy = await replica(club.sql, { isInProcess: true })
    const newTestKey = async () => (await createKey(busy.deps, busy.accountId, { name: 't', isTest: true }))!.apiKey
    const keys = [await newTestKey(), await newTestKey()]
    const fit = (token: string) => busy.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
    const statuses: number[] = []
    for (let n = 0; n < 100; n++) statuses.push((await fit(keys[n % 2]!)).status)
    expect(statuses).toEqual(Array(100).fill(200))
    const refused = await fit(keys[0]!)
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'DAILY_CAP_REACHED', detail: expect.stringContaining('test keys') }),
    ])
    expect((await fit(busy.apiKey)).status).toBe(200)
    busy.moveTo('2026-11-23T00:00:01Z')
    expect((await fit(keys[1]!)).status).toBe(200)
  })
})
