import { beforeAll, describe, expect, test } from 'bun:test'
import { exampleSession } from '../../../src/features/sessions/example.ts'
import { newToken } from '../../../src/identity/auth/index.ts'
import { eraseAccount } from '../../../src/maintenance/erasure/index.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { password, type Replica, replica } from '../people/harness.ts'
import { isExecutable } from '../people/processes.ts'

const path = '/api/developers/me/agent-connections'

interface Made {
  connection: { id: string; name: string; scopes: string[]; lastFour: string; expiresAt: string | null }
  credential: string
}
interface Exchanged {
  accessToken: string
  tokenType: string
  expiresIn: number
  scopes: string[]
  connection: { id: string; name: string }
}

forEachSharedDatabase((engine, open) => {
  let club: Replica
  let owner: string
  beforeAll(async () => {
    club = await replica(await open())
    owner = await session('owner')
  })
  const session = async (role: 'owner' | 'member', on = club) => {
    const { email } = await on.person(role)
    const answer = await on.call('POST', '/api/developers/session', { body: { email, password } })
    return ((await answer.json()) as { token: string }).token
  }
  const create = (body: object, token = owner) => club.call('POST', path, { token, body })
  const made = async (about: object = {}): Promise<Made> => {
    const answer = await create({ name: 'Booking assistant', scopes: ['fittings:create', 'fittings:read'], ...about })
    return (await answer.json()) as Made
  }
  const exchange = (credential: string, on = club) => on.call('POST', '/v1/agent/token', { token: credential })
  const token = async (credential: string) => (await (await exchange(credential)).json()) as Exchanged
  const status = async (token: string, on = club) => (await on.call('GET', '/v1/status', { token })).status

  describe('AG-008 in the dashboard', () => {
    test('a repeat with the same Idempotency-Key makes no second connection, and says which one there is', async () => {
      const send = (name: string, key = 'desk-1') =>
        club.app.handle(
          requestTo(path, {
            method: 'POST',
            headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify({ name, scopes: ['fittings:read'] }),
          }),
        )
      const first = await send('Repeated desk')
      expect(first.status).toBe(201)
      const { connection } = (await first.json()) as Made
      const again = await send('Repeated desk')
      expect([again.status, ((await again.json()) as { detail: string }).detail]).toEqual([
        409,
        expect.stringContaining(connection.id),
      ])
      const other = await send('Another desk')
      expect(((await other.json()) as { code: string }).code).toBe('IDEMPOTENCY_KEY_REUSED')
      const list = await (await club.call('GET', path, { token: owner })).text()
      expect(list.split('Repeated desk')).toHaveLength(2)
      expect([list.includes('Another desk'), (await send('Another desk', 'desk-2')).status]).toEqual([false, 201])
    })

    test('AG-007 an owner makes a connection, whose credential is shown this once', async () => {
      const answer = await create({ name: 'Front desk', scopes: ['fittings:read'], expiresAt: '2027-01-01T00:00:00Z' })
      expect(answer.status).toBe(201)
      const { connection, credential } = (await answer.json()) as Made
      expect(credential).toMatch(/^eac_\w{46}$/)
      expect(connection).toEqual({
        id: expect.stringMatching(/^con_/),
        name: 'Front desk',
        lastFour: credential.slice(-4),
        scopes: ['fittings:read'],
        createdAt: expect.stringMatching(/^20.+Z$/),
        expiresAt: '2027-01-01T00:00:00.000Z',
      } as never)
      const list = await (await club.call('GET', path, { token: owner })).text()
      expect(list).toContain(connection.id)
      expect(list).not.toContain(credential.slice(4, -4))
      expect(JSON.stringify(await club.sql`select * from agent_connections`)).not.toContain(credential)
    })

    test.each([
      ['an unknown scope', { scopes: ['admin'] }, '/scopes/0'],
      ['no scope', { scopes: [] }, '/scopes'],
      ['no name', { name: '' }, '/name'],
      ['an end that is over', { expiresAt: '2026-11-22T11:59:59Z' }, '/expiresAt'],
      ['a field that does not exist', { admin: true }, '/admin'],
    ])('AG-006 %s is refused by name', async (_name, about, pointer) => {
      const answer = await create({ name: 'x', scopes: ['fittings:read'], ...about })
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { errors: { pointer: string }[] }).errors[0]?.pointer).toBe(pointer)
    })

    test('a member sees the connections and changes none', async () => {
      const { connection } = await made()
      const member = await session('member')
      expect((await club.call('GET', path, { token: member })).status).toBe(200)
      for (const answer of [
        await create({ name: 'x', scopes: ['fittings:read'] }, member),
        await club.call('DELETE', `${path}/${connection.id}`, { token: member }),
      ]) {
        expect(answer.status).toBe(403)
        expect(await answer.json()).toMatchObject({ code: 'OWNER_NEEDED' })
      }
    })

    test('another account sees none of it and ends none of it', async () => {
      const other = await replica(club.sql)
      const stranger = await session('owner', other)
      const { connection, credential } = await made()
      expect(await (await other.call('GET', path, { token: stranger })).json()).toEqual({
        success: true,
        connections: [],
      })
      expect((await other.call('DELETE', `${path}/${connection.id}`, { token: stranger })).status).toBe(404)
      expect((await exchange(credential)).status).toBe(200)
    })

    test('only the bearer of a session comes in: neither its cookie, nor a key, nor a token', async () => {
      const { credential } = await made()
      const { accessToken } = await token(credential)
      const { browser } = await club.person()
      const cookie = `clubwright=${browser.cookie('clubwright')}`
      expect((await club.app.handle(requestTo(path, { headers: { cookie } }))).status).toBe(401)
      for (const wrong of [club.apiKey, credential, accessToken, newToken('eds')])
        expect((await club.call('GET', path, { token: wrong })).status).toBe(401)
    })
  })

  describe('the exchange', () => {
    test('AG-001 AG-003 AG-004 takes the credential and no body, and gives a token for 15 minutes', async () => {
      const { connection, credential } = await made()
      const answer = await exchange(credential)
      expect(answer.status).toBe(200)
      const given = (await answer.json()) as Exchanged
      expect(given).toEqual({
        accessToken: expect.stringMatching(/^eat_\w{46}$/),
        tokenType: 'Bearer',
        expiresIn: 900,
        scopes: ['fittings:create', 'fittings:read'],
        connection: { id: connection.id, name: 'Booking assistant' },
      })
      expect(await status(given.accessToken)).toBe(200)
    })

    test('a token ends with its connection when that is sooner, and on time', async () => {
      const late = await replica(club.sql, { isInProcess: true })
      const about = { name: 'Desk', scopes: ['fittings:read'], expiresAt: '2026-11-22T12:01:40Z' }
      const answer = await late.call('POST', path, { token: await session('owner', late), body: about })
      const { credential } = (await answer.json()) as Made
      const given = (await (await exchange(credential, late)).json()) as Exchanged
      expect(given.expiresIn).toBe(100)
      expect(await status(given.accessToken, late)).toBe(200)
      late.moveTo('2026-11-22T12:01:40Z')
      expect(await status(given.accessToken, late)).toBe(401)
      expect((await exchange(credential, late)).status).toBe(401)
    })

    test('AG-002 gives nothing for what is no live credential', async () => {
      const { credential } = await made()
      const { accessToken } = await token(credential)
      for (const wrong of ['', 'eac_', newToken('eac'), accessToken, club.apiKey, `${credential}x`]) {
        const answer = await exchange(wrong)
        expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      }
    })

    // Each process counts for itself.
    test.skipIf(isExecutable(engine))(
      'a sender who tries over and over is told to wait, and others are not',
      async () => {
        const guarded = await replica(club.sql, { env: { TRUST_PROXY: '1' } })
        const { credential } = await made()
        const tryFrom = (sender: string, token: string) =>
          guarded.app.handle(
            requestTo('/v1/agent/token', {
              method: 'POST',
              headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': sender },
            }),
          )
        const statuses = []
        for (let i = 0; i < 601; i++) statuses.push((await tryFrom('203.0.113.9', 'eac_wrong')).status)
        expect([statuses.indexOf(429), statuses[0]]).toEqual([600, 401])
        expect((await tryFrom('203.0.113.10', credential)).status).toBe(200)
      },
    )

    test('the credential itself opens neither REST nor the tools', async () => {
      const { credential } = await made()
      expect(await status(credential)).toBe(401)
      const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
      expect((await club.call('POST', '/mcp', { token: credential, body: list })).status).toBe(401)
    })

    test('a token may do what its connection may, and no more', async () => {
      const reader = (await token((await made({ scopes: ['fittings:read'] })).credential)).accessToken
      const sender = (await token((await made({ scopes: ['sessions:ingest'] })).credential)).accessToken
      const analyze = (token: string) => club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
      const ingest = (token: string) => club.call('POST', '/v1/sessions/ingest', { token, body: exampleSession })
      expect([(await analyze(reader)).status, (await ingest(reader)).status]).toEqual([403, 403])
      expect([(await analyze(sender)).status, (await ingest(sender)).status]).toEqual([403, 201])
    })
  })

  test('AG-005 the end of a connection ends its tokens at once, here and on another replica', async () => {
    const other = await replica(club.sql)
    const { connection, credential } = await made()
    const { accessToken } = await token(credential)
    expect([await status(accessToken), await status(accessToken, other)]).toEqual([200, 200])
    const end = () => club.call('DELETE', `${path}/${connection.id}`, { token: owner })
    expect((await end()).status).toBe(204)
    expect([await status(accessToken), (await exchange(credential)).status]).toEqual([401, 401])
    // The clock stands still, so nothing but the announcement ends what the other replica believes.
    while ((await status(accessToken, other)) === 200) await Bun.sleep(1)
    expect((await end()).status).toBe(404)
  })

  test('an erased account has no connections, and takes none', async () => {
    const gone = await replica(club.sql)
    const token = await session('owner', gone)
    const body = { name: 'Desk', scopes: ['fittings:read'] }
    const { credential } = (await (await gone.call('POST', path, { token, body })).json()) as Made
    await eraseAccount(gone.deps, gone.accountId)
    expect((await exchange(credential)).status).toBe(401)
    expect((await gone.call('POST', path, { token, body })).status).toBe(401)
  })
})
