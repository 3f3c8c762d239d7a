import { beforeAll, describe, expect, test } from 'bun:test'
import { hashOfToken } from '../../../src/identity/auth/index.ts'
import { registerClient } from '../../../src/identity/oauth/index.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { madeOf } from '../../support/made.ts'
import { mcp, type OAuth, openOAuth, redemption, redirectUri, type Tokens, v1 } from './harness.ts'

/** auth.md, section 8 b. */
forEachSharedDatabase((_engine, open) => {
  let it: OAuth
  let clientId: string
  beforeAll(async () => {
    it = await openOAuth(await open())
    clientId = await it.client()
  })
  const code = async (fields = {}) => it.authorize((await it.club.person()).browser, { client_id: clientId, ...fields })
  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error]
  const tokens = async (answer: Response) => (await answer.json()) as Tokens

  describe('a code is refused', () => {
    test.each([
      ['with a wrong verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
      ['without a verifier', { code_verifier: undefined }, 'invalid_grant'],
      ['with another redirect', { redirect_uri: 'http://127.0.0.1:9999/other' }, 'invalid_grant'],
      ['for another resource', { resource: v1 }, 'invalid_target'],
    ])('%s', async (_name, fields, error) => {
      expect(await refusal(await it.token(redemption(clientId, await code(), fields)))).toEqual([400, error])
    })

    test('from another client', async () => {
      expect(await refusal(await it.token(redemption(await it.client(), await code())))).toEqual([400, 'invalid_grant'])
    })

    test('a minute later', async () => {
      const outcome = await code()
      const hash = hashOfToken(outcome.told!.get('code')!)
      const [row] = await it.club.sql<{ seconds: number }>`
        select extract(epoch from expires_at - now())::float8 as seconds from oauth_records where id = ${hash}`
      expect(row!.seconds).toBeLessThanOrEqual(60)
      await it.club.sql`update oauth_records set expires_at = now() where id = ${hash}`
      expect(await refusal(await it.token(redemption(clientId, outcome)))).toEqual([400, 'invalid_grant'])
    })

    test('a second time, and what it was worth the first time is dead', async () => {
      const outcome = await code()
      const { access_token } = await tokens(await it.token(redemption(clientId, outcome)))
      expect(await it.atTools(access_token)).toBe(200)
      expect(await refusal(await it.token(redemption(clientId, outcome)))).toEqual([400, 'invalid_grant'])
      expect(await it.atTools(access_token)).toBe(401)
    })
  })

  test('of six who redeem a code at once at most one succeeds, none of their tokens lives on, and nothing breaks', async () => {
    const outcome = await code()
    const answers = await Promise.all(Array.from({ length: 6 }, () => it.token(redemption(clientId, outcome))))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true)
    for (const answer of answers)
      if (answer.status === 200) expect(await it.atTools((await tokens(answer)).access_token)).toBe(401)
  })

  describe('refreshing', () => {
    test('gives another pair; the former refresh token is good for ten more seconds, then a theft ends everything', async () => {
      const { clientId, refresh_token } = await it.connected()
      const second = await tokens(await it.refresh(clientId, refresh_token))
      expect(second.refresh_token).not.toBe(refresh_token)
      expect((await it.refresh(clientId, refresh_token)).status).toBe(200)
      await it.club.sql`
        update oauth_records set consumed_at = consumed_at - interval '10 seconds' where id = ${hashOfToken(refresh_token)}`
      expect(await refusal(await it.refresh(clientId, refresh_token))).toEqual([400, 'invalid_grant'])
      expect(await it.atTools(second.access_token)).toBe(401)
      expect(await refusal(await it.refresh(clientId, second.refresh_token))).toEqual([400, 'invalid_grant'])
    })

    test('the ten seconds begin at the first use, and a second use does not move them', async () => {
      const { clientId, refresh_token } = await it.connected()
      expect((await it.refresh(clientId, refresh_token)).status).toBe(200)
      const earlier = () => it.club.sql`
        update oauth_records set consumed_at = consumed_at - interval '6 seconds' where id = ${hashOfToken(refresh_token)}`
      await earlier()
      const second = await tokens(await it.refresh(clientId, refresh_token))
      await earlier()
      expect(await refusal(await it.refresh(clientId, refresh_token))).toEqual([400, 'invalid_grant'])
      expect(await it.atTools(second.access_token)).toBe(401)
    })

    test('by two processes of one client at once works for both; more are refused, and end nothing', async () => {
      const { clientId, refresh_token } = await it.connected()
      const answers = await Promise.all(Array.from({ length: 4 }, () => it.refresh(clientId, refresh_token)))
      const given = answers.filter(({ status }) => status === 200)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400])
      for (const answer of given) expect(await it.atTools((await tokens(answer)).access_token)).toBe(200)
    })

    test('is for the client that got the token, and for no more than it got', async () => {
      const { clientId, refresh_token, access_token } = await it.connected({ scope: 'fittings:read' })
      expect(await refusal(await it.refresh(await it.client(), refresh_token))).toEqual([400, 'invalid_grant'])
      const wider = await it.refresh(clientId, refresh_token, { scope: 'fittings:create fittings:read' })
      expect(await refusal(wider)).toEqual([400, 'invalid_scope'])
      expect(await refusal(await it.refresh(clientId, access_token))).toEqual([400, 'invalid_grant'])
      expect(await it.atTools(refresh_token)).toBe(401)
      expect(await refusal(await it.refresh(clientId, refresh_token, { resource: v1 }))).toEqual([
        400,
        'invalid_target',
      ])
    })

    test('ends with the refresh token', async () => {
      const { clientId, refresh_token } = await it.connected()
      await it.club.sql`update oauth_records set expires_at = now() where id = ${hashOfToken(refresh_token)}`
      expect(await refusal(await it.refresh(clientId, refresh_token))).toEqual([400, 'invalid_grant'])
    })
  })

  describe('AU-005 AU-009 clients of the operator', () => {
    const callback = 'https://partner.example/callback'
    const partner = async (method: 'client_secret_basic' | 'client_secret_post') =>
      madeOf(await registerClient(it.club.deps, { name: 'Partner', redirects: [callback], method }))
    const partnerCode = (id: string) => code({ client_id: id, redirect_uri: callback })
    const basic = (id: string, secret: string) => ({ authorization: `Basic ${btoa(`${id}:${secret}`)}` })

    test('show their secret by basic or post; only its hash is stored', async () => {
      for (const method of ['client_secret_basic', 'client_secret_post'] as const) {
        const { clientId: id, clientSecret } = await partner(method)
        const fields = {
          redirect_uri: callback,
          ...(method === 'client_secret_post' && { client_secret: clientSecret! }),
        }
        const outcome = await partnerCode(id)
        expect(outcome.page).toContain('Registered by the operator')
        const headers = method === 'client_secret_basic' ? basic(id, clientSecret!) : {}
        expect((await it.token(redemption(id, outcome, fields), headers)).status).toBe(200)
        const rows = await it.club.sql`select payload from oauth_clients where id = ${id}`
        expect(JSON.stringify(rows)).not.toContain(clientSecret!)
      }
    })

    test('without their secret, or with another one, they are nobody', async () => {
      const { clientId: id } = await partner('client_secret_basic')
      const outcome = await partnerCode(id)
      for (const headers of [basic(id, 'wrong'), {}])
        expect(await refusal(await it.token(redemption(id, outcome, { redirect_uri: callback }), headers))).toEqual([
          401,
          'invalid_client',
        ])
    })

    test('need a challenge too', async () => {
      const { clientId: id } = await partner('client_secret_basic')
      const fields = {
        client_id: id,
        redirect_uri: callback,
        code_challenge: undefined,
        code_challenge_method: undefined,
      }
      expect((await code(fields)).told?.get('error')).toBe('invalid_request')
    })

    test('have one exact callback', async () => {
      const { clientId: id } = await partner('client_secret_basic')
      expect((await code({ client_id: id, redirect_uri: `${callback}/other` })).told).toBeNull()
    })
  })

  describe('other requests are refused in OAuth’s own words', () => {
    test.each([
      ['a password', { grant_type: 'password', username: 'a', password: 'b' }, 'unsupported_grant_type'],
      ['client credentials', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
      ['nothing', {}, 'invalid_request'],
    ])('%s', async (_name, fields, error) => {
      expect(await refusal(await it.token({ client_id: clientId, ...fields }))).toEqual([400, error])
    })

    test('a parameter given twice', async () => {
      const outcome = await code()
      const body = `${new URLSearchParams(redemption(clientId, outcome) as Record<string, string>)}&code=x`
      const answer = await it.club.app.handle(
        new Request('http://localhost/oauth/token', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        }),
      )
      expect(await refusal(answer)).toEqual([400, 'invalid_request'])
    })

    test('JSON, and a body that is far too long', async () => {
      const send = (type: string, body: string) =>
        it.club.app.handle(
          new Request('http://localhost/oauth/token', { method: 'POST', headers: { 'content-type': type }, body }),
        )
      expect(await refusal(await send('application/json', '{}'))).toEqual([400, 'invalid_request'])
      const long = await send('application/x-www-form-urlencoded', `a=${'x'.repeat(300_000)}`)
      expect(await refusal(long)).toEqual([400, 'invalid_request'])
    })
  })

  describe('revoking', () => {
    test('a refresh token ends the whole connection at once', async () => {
      const { clientId, access_token, refresh_token } = await it.connected()
      expect(await it.atTools(access_token)).toBe(200)
      expect((await it.revoke(clientId, refresh_token)).status).toBe(200)
      expect(await it.atTools(access_token)).toBe(401)
      expect(await refusal(await it.refresh(clientId, refresh_token))).toEqual([400, 'invalid_grant'])
    })

    test('an access token too', async () => {
      const { clientId, access_token } = await it.connected()
      expect((await it.revoke(clientId, access_token)).status).toBe(200)
      expect(await it.atTools(access_token)).toBe(401)
    })

    test('the token of another client changes nothing, and says nothing', async () => {
      const { access_token, refresh_token } = await it.connected()
      for (const token of [access_token, refresh_token, 'unknown'])
        expect((await it.revoke(clientId, token)).status).toBe(200)
      expect(await it.atTools(access_token)).toBe(200)
    })
  })

  test('what is stored opens nothing: of codes, tokens and sessions only hashes are kept', async () => {
    const { access_token, refresh_token, outcome, browser } = await it.connected()
    const rows = JSON.stringify([
      await it.club.sql`select * from oauth_records`,
      await it.club.sql`select * from oauth_grants`,
      await it.club.sql`select * from person_sessions`,
    ])
    for (const secret of [access_token, refresh_token, outcome.told!.get('code')!, browser.cookie('_session')!])
      expect(rows).not.toContain(secret)
    expect(rows).not.toContain(browser.cookie('clubwright')!)
  })

  test('AU-010 the resource is that of the grant when the client does not repeat it', async () => {
    const { access_token } = await it.connected({ resource: v1 })
    expect([await it.atRest(access_token), await it.atTools(access_token)]).toEqual([200, 401])
    const tools = await it.connected({ resource: mcp, redirect_uri: redirectUri })
    expect([await it.atRest(tools.access_token), await it.atTools(tools.access_token)]).toEqual([401, 200])
  })
})
