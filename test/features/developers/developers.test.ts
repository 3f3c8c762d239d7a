import { beforeAll, describe, expect, test } from 'bun:test'
import type { Static, TSchema } from '@sinclair/typebox'
import { addCredits, createKey, updateMonthlyLimit } from '../../../src/features/accounts/index.ts'
import { operator, selectAudit, selectOperatorEvents } from '../../../src/features/audit/index.ts'
import { scopes } from '../../../src/features/auth/index.ts'
import { addCustomer } from '../../../src/features/customers/index.ts'
import type { RecentRequests } from '../../../src/features/developers/index.ts'
import * as schemas from '../../../src/features/developers/schema.ts'
import { eraseAccount, eraseCustomer } from '../../../src/features/erasure/index.ts'
import { registerClient, removeClient, rotateKeys } from '../../../src/features/oauth/index.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type OAuth, openOAuth, redemption, redirectUri, v1 } from '../oauth/harness.ts'
import { password, type Replica, replica } from '../people/harness.ts'
import { sessionOf, shotOf } from '../sessions/bay.ts'

const path = '/api/developers/me'

/** Every endpoint, with a body that it takes; the id in it is of nobody. */
const endpoints: readonly (readonly [method: string, path: string, body: object | null])[] = [
  ['GET', '', null],
  ['GET', '/overview', null],
  ['GET', '/settings', null],
  ['PATCH', '/settings', { storeLink: null }],
  ['GET', '/requests', null],
  ['GET', '/keys', null],
  ['POST', '/keys', { name: 'x', scopes: ['fittings:read'] }],
  ['POST', '/keys/key_01KAHV5K3T3Y5M8Q0W2Z4B6D8F/roll', {}],
  ['DELETE', '/keys/key_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', null],
  ['GET', '/fittings', null],
  ['GET', '/fittings/fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', null],
  ['GET', '/apps', null],
  ['DELETE', '/apps/nothing', null],
  ['GET', '/audit', null],
  ['GET', '/team', null],
  ['POST', '/team', { email: 'new@x.example', role: 'member' }],
  ['DELETE', '/invitations?email=new@x.example', null],
  ['PATCH', '/team/per_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', { role: 'member' }],
  ['DELETE', '/team/per_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', null],
]
const isOwners = ([method, at]: (typeof endpoints)[number]) =>
  at === '/audit' || (method !== 'GET' && !at.startsWith('/apps'))

forEachSharedDatabase((_engine, open) => {
  let oauth: OAuth
  let club: Replica
  let owner: string
  let member: string
  /** Another account on the same database. */
  let other: Replica
  let stranger: string
  beforeAll(async () => {
    oauth = await openOAuth(await open())
    club = oauth.club
    owner = await session('owner')
    member = await session('member')
    other = await replica(club.sql)
    stranger = await session('owner', other)
  })

  const signIn = async (email: string, on = club) => {
    const answer = await on.call('POST', '/api/developers/session', { body: { email, password } })
    return ((await answer.json()) as { token: string }).token
  }
  const session = async (role: 'owner' | 'member', on = club) => signIn((await on.person(role)).email, on)
  const ask = (token: string, method: string, at: string, body: object | null = null) =>
    club.call(method, path + at, { token, ...(body && { body }) })
  /** An answer as its schema has it. */
  const read = async <Schema extends TSchema>(schema: Schema, answer: Response | Promise<Response>) => {
    const body = await (await answer).json()
    expect(fieldProblems(schema, body)).toEqual([])
    return body as Static<Schema>
  }
  const get = <Schema extends TSchema>(schema: Schema, at: string, token = owner) => read(schema, ask(token, 'GET', at))
  const made = async (about: object = {}) =>
    read(schemas.MadeKey, ask(owner, 'POST', '/keys', { name: 'Web shop', scopes: ['fittings:read'], ...about }))
  const works = async (apiKey: string, on = club) => (await on.call('GET', '/v1/status', { token: apiKey })).status
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

  describe('who may come in', () => {
    test.each(endpoints)('%s %s: only the bearer of a session, no cookie, key or token', async (method, at, body) => {
      const { browser } = await club.person()
      const headers = {
        cookie: `clubwright=${browser.cookie('clubwright')}`,
        ...(body && { 'content-type': 'application/json' }),
      }
      const request = requestTo(path + at, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      expect((await club.app.handle(request)).status).toBe(401)
      expect((await ask(club.apiKey, method, at, body)).status).toBe(401)
    })

    test.each(endpoints.filter(isOwners))('%s %s is for owners', async (method, at, body) => {
      const answer = await ask(member, method, at, body)
      expect(answer.status).toBe(403)
      expect(await codeOf(answer)).toBe('OWNER_NEEDED')
    })

    test.each(endpoints.filter((one) => !isOwners(one) && one[0] === 'GET'))(
      '%s %s is for members too',
      async (method, at) => {
        expect((await ask(member, method, at)).status).toBeOneOf([200, 404])
      },
    )

    test('they know who asks', async () => {
      const me = await get(schemas.Me, '', member)
      expect(me).toMatchObject({ person: { role: 'member' }, account: { companyName: 'Example Range' } })
    })
  })

  describe('keys', () => {
    test('a key is shown once, and is what was asked for', async () => {
      const expiresAt = '2027-01-01T00:00:00.000Z'
      const { key, apiKey } = await made({ name: 'Front desk', scopes: ['fittings:read', 'fittings:read'], expiresAt })
      expect(apiKey).toMatch(/^svc_\w{46}$/)
      expect(key).toMatchObject({ name: 'Front desk', scopes: ['fittings:read'], state: 'live', expiresAt })
      const list = await (await ask(member, 'GET', '/keys')).text()
      expect(list).toContain(key.id)
      expect(list).not.toContain(apiKey.slice(4, -4))
      expect(await works(apiKey)).toBe(200)
    })

    test('its scopes are held at REST', async () => {
      const { apiKey } = await made()
      const answer = await club.call('POST', '/v1/fitting/analyze', { token: apiKey, body: requests.driver })
      expect(answer.status).toBe(403)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="fittings:create"')
    })

    test.each([
      ['an unknown scope', { scopes: ['admin'] }, '/scopes/0'],
      ['no scope', { scopes: [] }, '/scopes'],
      ['no name', { name: '' }, '/name'],
      ['an end that is over', { expiresAt: '2026-11-22T11:59:59Z' }, '/expiresAt'],
      ['a field that does not exist', { admin: true }, '/admin'],
    ])('%s is refused by name', async (_name, about, pointer) => {
      const answer = await ask(owner, 'POST', '/keys', { name: 'x', scopes: ['fittings:read'], ...about })
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { errors: { pointer: string }[] }).errors[0]?.pointer).toBe(pointer)
    })

    test('a revoked key is dead and listed', async () => {
      const { key, apiKey } = await made()
      expect((await ask(owner, 'DELETE', `/keys/${key.id}`)).status).toBe(204)
      expect(await works(apiKey)).toBe(401)
      const { keys } = await get(schemas.Keys, '/keys')
      expect(keys.find(({ id }) => id === key.id)).toMatchObject({ state: 'revoked' })
    })

    test('another account can neither see, roll nor revoke it', async () => {
      const { key, apiKey } = await made()
      expect(JSON.stringify(await get(schemas.Keys, '/keys', stranger))).not.toContain(key.id)
      expect((await ask(stranger, 'POST', `/keys/${key.id}/roll`, {})).status).toBe(404)
      expect((await ask(stranger, 'DELETE', `/keys/${key.id}`)).status).toBe(404)
      expect(await works(apiKey)).toBe(200)
    })
  })

  describe('overview', () => {
    test('says what the month has used, and counts the fittings of each day', async () => {
      const before = await get(schemas.Overview, '/overview')
      const fitted = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body: requests.driver })
      expect(fitted.status).toBe(200)
      const { usage, days } = await get(schemas.Overview, '/overview')
      expect(usage.current).toBe(before.usage.current + 1)
      expect(days.map(({ day }) => day).at(-1)).toBe('2026-11-22')
      expect(days[0]?.day).toBe('2026-10-24')
      const stranger30 = await get(schemas.Overview, '/overview', stranger)
      expect(stranger30.days.every(({ fittings }) => fittings === 0)).toBe(true)
    })
  })

  /** Requests are noted after their answer, and stored now and then. */
  const stored = async (answer: Response, query = ''): Promise<void> => {
    await (club.deps.requests as RecentRequests).flush()
    const list = await (await ask(owner, 'GET', `/requests${query}`)).text()
    if (!list.includes(answer.headers.get('x-request-id')!)) return stored(answer, query)
  }

  describe('recent requests', () => {
    test('of the API, with what they were refused for, newest first and in pages', async () => {
      await stored(await club.call('GET', '/v1/key/status', { token: club.apiKey }))
      club.moveTo('2026-11-22T12:00:01Z')
      const refused = await club.call('GET', '/v1/fittings/fit_1', { token: club.apiKey })
      await stored(refused)
      const page = await get(schemas.Requests, '/requests?limit=1')
      expect(page.requests).toEqual([
        {
          at: '2026-11-22T12:00:01.000Z',
          operation: 'GET /v1/fittings/:fittingId',
          status: 404,
          code: 'FITTING_NOT_FOUND',
          requestId: refused.headers.get('x-request-id')!,
        },
      ])
      const rest = await get(schemas.Requests, `/requests?before=${page.next}`)
      expect(rest.requests[0]).toMatchObject({ status: 200, code: null })
      expect(rest.requests.some(({ at }) => at === page.requests[0]?.at)).toBe(false)
      const errors = await get(schemas.Requests, '/requests?only=errors')
      expect(errors.requests.every(({ status }) => status >= 400)).toBe(true)
      expect(JSON.stringify(await get(schemas.Requests, '/requests'))).not.toContain('/api/')
      expect((await get(schemas.Requests, '/requests', stranger)).requests).toEqual([])
    })

    test('that could not be stored are stored with the next ones', async () => {
      const requests = club.deps.requests as RecentRequests
      const add = (requestId: string) =>
        requests.add({ accountId: 'acc_late', operation: 'GET /v1/status', status: 200, code: null, requestId })
      await club.sql.script('alter table recent_requests rename to away')
      add('first')
      await requests.flush()
      await club.sql.script('alter table away rename to recent_requests')
      add('second')
      await requests.flush()
      expect(
        await club.sql`select request_id as id from recent_requests where account_id = 'acc_late' order by 1`,
      ).toEqual([{ id: 'first' }, { id: 'second' }])
    })

    test('of a busy account its surplus is removed, of those that succeeded and that were refused by themselves', async () => {
      const accountId = 'acc_busy'
      const others = ['acc_b', 'acc_c', 'acc_d', 'acc_e', 'acc_f']
      const insert = (name: string, status: number, count: number) => club.sql`
        insert into recent_requests (account_id, at, request_id, operation, status)
        select ${accountId}, timestamptz '2026-11-22' + n * interval '1 second', ${name}::text || n, 'GET /v1/rules',
               ${status}::smallint
          from generate_series(1, ${count}::int) n`
      await insert('fine', 200, 2_100)
      await insert('wrong', 404, 2_300)
      const requests = club.deps.requests as RecentRequests
      for (let flushes = 0; flushes < 5; flushes++) {
        club.moveTo(`2026-11-22T12:01:0${flushes}Z`)
        for (const id of [accountId, ...others])
          for (let n = 0; n < 50; n++)
            requests.add({ accountId: id, operation: 'GET /v1/status', status: 200, code: null, requestId: `new${n}` })
        await requests.flush()
      }
      // The surplus is looked for after 200 more.
      expect(
        await club.sql`
          select substring(request_id from '^[a-z]+') as name, count(*)::int as count, min(at) as oldest
            from recent_requests where account_id = ${accountId} group by 1 order by 1`,
      ).toEqual([
        { name: 'fine', count: 1_800, oldest: new Date('2026-11-22T00:05:01Z') },
        { name: 'new', count: 250, oldest: new Date('2026-11-22T12:01:00Z') },
        { name: 'wrong', count: 2_000, oldest: new Date('2026-11-22T00:05:01Z') },
      ])
      const [stored] = await club.sql<{ count: number }>`
        select count(*)::int as count from recent_requests where account_id = any(${others}::text[])`
      expect(stored!.count).toBe(5 * 5 * 50)
    })
  })

  describe('fittings', () => {
    test('are found by club type, day and the beginning of an id, in pages', async () => {
      const fit = async (body: object) => {
        const answer = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body })
        return ((await answer.json()) as { fittingId: string }).fittingId
      }
      const driver = await fit(requests.driver)
      const iron = await fit(requests.iron)
      const ids = [driver, iron, await fit(requests.driver)]
      const found = async (query: string) =>
        (await get(schemas.Fittings, `/fittings${query}`)).fittings.map(({ fittingId }) => fittingId)
      expect((await found('?limit=3')).toSorted()).toEqual(ids.toSorted())
      expect(await found('?clubType=iron')).toEqual([iron])
      expect(await found(`?id=${driver}`)).toEqual([driver])
      expect(await found(`?id=${driver.slice(0, 8)}`)).toContain(driver)
      expect(await found('?day=2001-01-01')).toEqual([])
      const walked: string[] = []
      for (let next: string | null = ''; next !== null; ) {
        const page: schemas.Fittings = await get(schemas.Fittings, `/fittings?limit=2${next && `&before=${next}`}`)
        for (const { fittingId } of page.fittings) walked.push(fittingId)
        next = page.next
      }
      expect(walked).toEqual(await found(''))
      expect(new Set(walked).size).toBe(walked.length)
      expect((await get(schemas.Fittings, '/fittings', stranger)).fittings).toEqual([])
      expect((await ask(owner, 'GET', `/fittings/${driver}`)).status).toBe(200)
      expect((await ask(stranger, 'GET', `/fittings/${driver}`)).status).toBe(404)
    })
  })

  describe('connected apps', () => {
    test('are listed by what they are, and end when they are disconnected', async () => {
      const { access_token, email } = await oauth.connected()
      const { apps } = await get(schemas.Apps, '/apps')
      expect(apps[0]).toMatchObject({
        name: 'Test app',
        domain: null,
        scopes: ['fittings:create', 'fittings:read'],
        email,
        isOwn: false,
      })
      const at = `/apps/${apps[0]!.id}`
      expect(await oauth.atTools(access_token)).toBe(200)
      expect((await get(schemas.Apps, '/apps', stranger)).apps).toEqual([])
      expect((await ask(stranger, 'DELETE', at)).status).toBe(404)
      expect((await ask(member, 'DELETE', at)).status).toBe(403)
      expect(await oauth.atTools(access_token)).toBe(200)
      expect((await ask(owner, 'DELETE', at)).status).toBe(204)
      expect(await oauth.atTools(access_token)).toBe(401)
    })

    test('a member disconnects an app of their own', async () => {
      const { access_token, email } = await oauth.connected()
      await club.sql`update people set role = 'member' where email = ${email}`
      const token = await signIn(email)
      const { apps } = await get(schemas.Apps, '/apps', token)
      const own = apps.find(({ isOwn }) => isOwn)!
      expect((await ask(token, 'DELETE', `/apps/${own.id}`)).status).toBe(204)
      expect(await oauth.atTools(access_token)).toBe(401)
    })
  })

  describe('team', () => {
    test('somebody is invited, joins, gets another role and is removed', async () => {
      const email = 'joiner@range.example'
      const { link, days } = await read(schemas.Invitation, ask(owner, 'POST', '/team', { email, role: 'member' }))
      expect(days).toBe(7)
      expect((await get(schemas.Team, '/team')).invited).toContainEqual(expect.objectContaining({ email }))
      expect(await (await ask(member, 'GET', '/team')).text()).not.toContain(link.split('/').at(-1))
      await club.browser().send(new URL(link).pathname, { password })
      const { people, invited } = await get(schemas.Team, '/team')
      expect(invited).toEqual([])
      const mate = people.find((one) => one.email === email)!
      expect(mate).toMatchObject({ role: 'member', isSelf: false })

      const token = await signIn(email)
      expect((await ask(token, 'POST', '/keys', { name: 'x', scopes: ['fittings:read'] })).status).toBe(403)
      expect((await ask(owner, 'PATCH', `/team/${mate.id}`, { role: 'owner' })).status).toBe(204)
      expect((await ask(token, 'POST', '/keys', { name: 'x', scopes: ['fittings:read'] })).status).toBe(201)
      expect((await ask(stranger, 'DELETE', `/team/${mate.id}`)).status).toBe(404)
      expect((await ask(stranger, 'PATCH', `/team/${mate.id}`, { role: 'member' })).status).toBe(404)
      expect((await ask(owner, 'DELETE', `/team/${mate.id}`)).status).toBe(204)
      expect((await ask(token, 'GET', '/team')).status).toBe(401)
    })

    test('an invitation can be taken back, by its own account', async () => {
      const email = 'too-early@range.example'
      const { link } = await read(schemas.Invitation, ask(owner, 'POST', '/team', { email, role: 'owner' }))
      expect((await ask(stranger, 'DELETE', `/invitations?email=${email}`)).status).toBe(404)
      expect((await ask(owner, 'DELETE', `/invitations?email=${email}`)).status).toBe(204)
      expect((await club.browser().open(new URL(link).pathname)).status).toBe(410)
    })

    test('nobody who signs in already is invited', async () => {
      const { email } = await club.person()
      for (const token of [owner, stranger])
        expect(await codeOf(await ask(token, 'POST', '/team', { email: email.toUpperCase(), role: 'member' }))).toBe(
          'CONFLICT',
        )
    })

    test('the last owner stays, whatever happens at once', async () => {
      const lonely = await replica(club.sql)
      const tokens = [await session('owner', lonely), await session('owner', lonely)]
      const { people } = await get(schemas.Team, '/team', tokens[0]!)
      const answers = await Promise.all([
        ask(tokens[0]!, 'DELETE', `/team/${people[0]!.id}`),
        ask(tokens[1]!, 'PATCH', `/team/${people[1]!.id}`, { role: 'member' }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
      const [left] = await club.sql<{ owners: number }>`
        select count(*)::int as owners from people where account_id = ${lonely.accountId} and role = 'owner'`
      expect(left!.owners).toBe(1)
    })
  })

  describe('the audit list', () => {
    const entries = async (query = '', token = owner) => get(schemas.Audit, `/audit${query}`, token)
    /** What was done since an entry, oldest first. */
    const since = async (id: number, token = owner) =>
      (await entries('', token)).entries
        .filter((entry) => entry.id > id)
        .map(({ event, subject, actor, actorId }) => ({ event, subject, actor, actorId }))
        .reverse()
    const last = async (token = owner) => (await entries('?limit=1', token)).entries[0]!.id

    test('says which person, key or operator did what, and holds no secret', async () => {
      const from = await last()
      const { person } = await get(schemas.Me, '')
      const { key, apiKey } = await made()
      const rolled = await read(schemas.MadeKey, ask(owner, 'POST', `/keys/${key.id}/roll`, {}))
      await ask(owner, 'DELETE', `/keys/${key.id}`)
      await ask(owner, 'DELETE', `/keys/${key.id}`)
      await club.call('POST', '/v1/keys/revoke', { token: rolled.apiKey })
      const byOperator = (await createKey(club.deps, club.accountId, { name: 'x' }))!
      const by = { actor: 'person', actorId: person.id } as const
      expect(await since(from)).toEqual([
        { event: 'key made', subject: key.id, ...by },
        { event: 'key rolled', subject: key.id, ...by },
        { event: 'key revoked', subject: key.id, ...by },
        { event: 'key revoked', subject: rolled.key.id, actor: 'key', actorId: rolled.key.id },
        { event: 'key made', subject: byOperator.keyId, actor: 'operator', actorId: null },
      ])
      const rows = JSON.stringify(await club.sql`select * from audit_events`)
      for (const secret of [apiKey, rolled.apiKey, byOperator.apiKey]) expect(rows).not.toContain(secret.slice(4))
      expect(rows).not.toContain('@')
    })

    test('people, connections and apps are in it', async () => {
      const from = await last()
      const { access_token } = await oauth.connected()
      const { apps } = await get(schemas.Apps, '/apps')
      await ask(owner, 'DELETE', `/apps/${apps[0]!.id}`)
      expect(await oauth.atTools(access_token)).toBe(401)
      const email = 'audited@range.example'
      await ask(owner, 'POST', '/team', { email, role: 'member' })
      await ask(owner, 'DELETE', `/invitations?email=${email}`)
      const { people } = await get(schemas.Team, '/team')
      const mate = people.findLast(({ isSelf }) => !isSelf)!
      await ask(owner, 'PATCH', `/team/${mate.id}`, { role: 'member' })
      await ask(owner, 'DELETE', `/team/${mate.id}`)
      const agent = await ask(owner, 'POST', '/agent-connections', { name: 'Desk', scopes: ['fittings:read'] })
      const { connection } = (await agent.json()) as { connection: { id: string } }
      await ask(owner, 'DELETE', `/agent-connections/${connection.id}`)
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
      const from = await last()
      const agent = await ask(owner, 'POST', '/agent-connections', { name: 'Desk', scopes: [...scopes] })
      const { connection, credential } = (await agent.json()) as { connection: { id: string }; credential: string }
      const exchanged = await club.call('POST', '/v1/agent/token', { token: credential })
      const { accessToken } = (await exchanged.json()) as { accessToken: string }
      const { key, apiKey } = await made({ scopes: [...scopes] })
      const actors = [
        [apiKey, 'key', key.id],
        [accessToken, 'connection', connection.id],
      ] as const
      const expected: Awaited<ReturnType<typeof since>> = []
      for (const [token, actor, actorId] of actors) {
        const made = await club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
        const { fittingId } = (await made.json()) as { fittingId: string }
        const erase = () => club.call('DELETE', `/v1/fittings/${fittingId}`, { token })
        expect([(await erase()).status, (await erase()).status]).toEqual([204, 404])
        expected.push({ event: 'fitting erased', subject: fittingId, actor, actorId })
      }
      const session = sessionOf([shotOf(1)])
      await club.call('POST', '/v1/sessions/ingest', { token: apiKey, body: session })
      await club.call('DELETE', `/v1/sessions/${session.sessionId}`, { token: apiKey })
      expected.push({ event: 'session erased', subject: session.sessionId, actor: 'key', actorId: key.id })
      expect((await since(from)).filter(({ event }) => event.endsWith('erased'))).toEqual(expected)
    })

    test('so are credits, allowances, settings and what the operator erases', async () => {
      const from = await last()
      const { person } = await get(schemas.Me, '')
      const { accountId, deps } = club
      await addCredits(deps, { accountId, amount: 5, note: 'invoice 7' })
      await addCredits(deps, { accountId, amount: -2, note: null })
      await addCredits(deps, { accountId, amount: -99, note: null })
      await updateMonthlyLimit(club.sql, accountId, null, operator)
      await updateMonthlyLimit(club.sql, accountId, 25, operator)
      const storeLink = 'https://shop.example/{headId}'
      await ask(owner, 'PATCH', '/settings', { storeLink })
      await ask(owner, 'PATCH', '/settings', { storeLink })
      await ask(owner, 'PATCH', '/settings', { storeLink: null })
      const { id } = (await addCustomer(deps, accountId, { email: 'sam@example.com' }))!
      await eraseCustomer(club.sql, accountId, 'sam@example.com')
      await eraseCustomer(club.sql, accountId, 'sam@example.com')
      const byOperator = { actor: 'operator', actorId: null } as const
      const byPerson = { actor: 'person', actorId: person.id } as const
      expect(await since(from)).toEqual([
        { event: 'credits changed', subject: '+5', ...byOperator },
        { event: 'credits changed', subject: '-2', ...byOperator },
        { event: 'allowance changed', subject: 'unlimited', ...byOperator },
        { event: 'allowance changed', subject: '25', ...byOperator },
        { event: 'store link changed', subject: null, ...byPerson },
        { event: 'store link changed', subject: null, ...byPerson },
        { event: 'customer erased', subject: id, ...byOperator },
      ])
    })

    test('an erased account keeps its list, with its end', async () => {
      const other = await replica(club.sql)
      await eraseAccount(other.deps, other.accountId)
      await eraseAccount(other.deps, other.accountId)
      const listed = await selectAudit(club.sql, other.accountId, { before: null, limit: 10 })
      expect(listed.map(({ event }) => event).filter((event) => event === 'account erased')).toHaveLength(1)
    })

    test('what concerns all accounts has a list of its own; a removed client is missed in each', async () => {
      const { clientId } = await registerClient(club.deps, {
        name: 'Range app',
        redirects: [redirectUri],
        method: 'none',
      })
      const { browser } = await club.person()
      const outcome = await oauth.authorize(browser, { client_id: clientId })
      expect((await oauth.token(redemption(clientId, outcome))).status).toBe(200)
      const from = await last()
      await removeClient(club.deps, clientId)
      await removeClient(club.deps, clientId)
      await rotateKeys(club.sql)
      expect(await since(from)).toMatchObject([{ event: 'app disconnected', actor: 'operator' }])
      expect((await selectOperatorEvents(club.sql, 3)).map(({ event, subject }) => [event, subject])).toEqual([
        ['keys rotated', null],
        ['client removed', clientId],
        ['client registered', clientId],
      ])
    })

    test('a change that was refused is not', async () => {
      const from = await last()
      const { person } = await get(schemas.Me, '', stranger)
      await ask(stranger, 'DELETE', `/team/${person.id}`)
      await ask(owner, 'DELETE', `/team/${person.id}`)
      await ask(owner, 'POST', '/keys/key_01KAHV5K3T3Y5M8Q0W2Z4B6D8F/roll', {})
      expect(await since(from)).toEqual([])
    })

    test('is read in pages, by owners of the account alone', async () => {
      const first = await entries('?limit=2')
      const second = await entries(`?limit=2&before=${first.next}`)
      const ids = [...first.entries, ...second.entries].map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((one, other) => other - one))
      expect(new Set(ids).size).toBe(4)
      const theirs = new Set((await entries('', stranger)).entries.map(({ id }) => id))
      expect(theirs.size).toBeGreaterThan(0)
      expect((await entries('?limit=100')).entries.some(({ id }) => theirs.has(id))).toBe(false)
    })
  })

  describe('settings', () => {
    const storeLink = 'https://shop.example/fit?item={headId}'

    test('links lead to the store of the account, by whichever credential, from then on', async () => {
      const { apiKey } = await made({ scopes: [...scopes] })
      const trial = await made({ scopes: [...scopes], test: true })
      const agent = await ask(owner, 'POST', '/agent-connections', { name: 'Desk', scopes: [...scopes] })
      const { credential } = (await agent.json()) as { credential: string }
      const exchanged = await club.call('POST', '/v1/agent/token', { token: credential })
      const { accessToken } = (await exchanged.json()) as { accessToken: string }
      const app = await oauth.connected({ resource: v1 })
      const urlsOf = async (token: string): Promise<string[]> => {
        const fitting = await club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
        const { topPicks } = (await fitting.json()) as { topPicks: { storeUrl: string }[] }
        const link = await club.call('POST', '/v1/store/link', { token, body: { headId: 'ping-g440-max-driver' } })
        return [...topPicks.map(({ storeUrl }) => storeUrl), ((await link.json()) as { url: string }).url]
      }
      for (const token of [apiKey, trial.apiKey, accessToken, app.access_token])
        for (const url of await urlsOf(token)) expect(url).toStartWith('http://fit.example/store/club/')
      expect(await read(schemas.Settings, ask(owner, 'PATCH', '/settings', { storeLink }))).toMatchObject({ storeLink })
      for (const token of [apiKey, trial.apiKey, accessToken, app.access_token])
        for (const url of await urlsOf(token)) expect(url).toMatch(/^https:\/\/shop\.example\/fit\?item=[a-z0-9-]+&/)
      await ask(owner, 'PATCH', '/settings', { storeLink: null })
      expect((await urlsOf(apiKey))[0]).toStartWith('http://fit.example/store/club/')
    })

    test('a fitting that is on another head of the account has the build of its own link', async () => {
      await ask(owner, 'PATCH', '/settings', { storeLink })
      const { apiKey: token } = await made({ scopes: [...scopes] })
      const fitting = await club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })
      const { fittingId, topPicks } = (await fitting.json()) as {
        fittingId: string
        topPicks: { headId: string; storeUrl: string }[]
      }
      const { headId, storeUrl } = topPicks[0]!
      const answer = await club.call('POST', '/v1/store/link', { token, body: { headId, fittingId } })
      const { url } = (await answer.json()) as { url: string }
      const build = (address: string) =>
        [...new URL(address).searchParams].filter(([name]) => !/^(utm_|svc_)/.test(name)).toSorted()
      expect(build(url)).toEqual(build(storeUrl))
      await ask(owner, 'PATCH', '/settings', { storeLink: null })
    })

    test('an address that makes no links is refused, and so is a member', async () => {
      const refused = await ask(owner, 'PATCH', '/settings', { storeLink: 'http://shop.example/{headId}' })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/storeLink' }] })
      const member = await session('member', club)
      expect((await ask(member, 'PATCH', '/settings', { storeLink })).status).toBe(403)
      expect(await get(schemas.Settings, '/settings', member)).toEqual({ success: true, storeLink: null })
    })
  })

  test('fittings and requests of test keys are listed apart', async () => {
    const { apiKey, key } = await made({ scopes: [...scopes], test: true })
    expect([apiKey.startsWith('svc_test_'), key.isTest]).toEqual([true, true])
    const fitting = await club.call('POST', '/v1/fitting/analyze', { token: apiKey, body: requests.driver })
    const { fittingId } = (await fitting.json()) as { fittingId: string }
    await stored(fitting, '?mode=test')
    const listed = async (query: string) =>
      (await get(schemas.Fittings, `/fittings${query}`)).fittings.map((one) => one.fittingId)
    expect(await listed('?mode=test')).toContain(fittingId)
    expect(await listed('')).not.toContain(fittingId)
    expect((await ask(owner, 'GET', `/fittings/${fittingId}`)).status).toBe(200)
    expect((await ask(stranger, 'GET', `/fittings/${fittingId}`)).status).toBe(404)
    const { requests: others } = await get(schemas.Requests, '/requests')
    expect(others.map(({ requestId }) => requestId)).not.toContain(fitting.headers.get('x-request-id')!)
    expect(await get(schemas.Fittings, '/fittings?mode=test', stranger)).toMatchObject({ fittings: [], next: null })
  })

  test('agent connections have a limit of their own', async () => {
    const few = await replica(club.sql, { env: { RATE_LIMIT_AGENTS_PER_MINUTE: '1' } })
    const token = await session('owner', few)
    const ask = (path: string) => few.call('GET', path, { token })
    const connections = `${path}/agent-connections`
    expect([(await ask(connections)).status, (await ask(connections)).status]).toEqual([200, 429])
    expect((await ask(path)).status).toBe(200)
    const refused = (await (await ask(connections)).json()) as { detail: string }
    expect(refused.detail).toStartWith('The limit is 1 agents requests a minute')
  })

  test('those who ask too often are told to wait', async () => {
    const few = await replica(club.sql, { env: { RATE_LIMIT_FREE_PER_MINUTE: '2' } })
    const token = await session('owner', few)
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await few.call('GET', path, { token })).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})
