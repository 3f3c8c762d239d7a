import { beforeAll, describe, expect, test } from 'bun:test'
import { exampleSession } from '../../../src/features/sessions/example.ts'
import { hashOfToken, newToken } from '../../../src/identity/auth/index.ts'
import { registerClient, removeClient, rotateKeys } from '../../../src/identity/oauth/index.ts'
import { serverMetadata } from '../../../src/identity/oauth/metadata.ts'
import { deleteUnused } from '../../../src/identity/oauth/queries.ts'
import { storeOf } from '../../../src/identity/oauth/store.ts'
import { removePerson } from '../../../src/identity/people/index.ts'
import { rpcRequest } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { eraseOldOf } from '../../support/expired.ts'
import { madeOf } from '../../support/made.ts'
import { password } from '../people/harness.ts'
import { issuer, mcp, type OAuth, openOAuth, type Tokens, v1 } from './harness.ts'

/** auth.md, section 8 e, and what ends a token. */
forEachDatabase((engine, open) => {
  let it: OAuth
  beforeAll(async () => {
    it = await openOAuth(await open(), { env: { DAILY_AGENT_FITTING_CAP: '1' } })
  })
  const rest = (token: string, method = 'GET', path = '/v1/catalog', body?: unknown) =>
    it.club.call(method, path, { token, ...(body !== undefined && { body }) })
  const code = async (answer: { json(): Promise<unknown> }) => ((await answer.json()) as { code: string }).code

  test('the documents lead from a 401 to the authorization server', async () => {
    const refused = await it.club.app.handle(rpcRequest({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, {}))
    const [, address = ''] = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '') ?? []
    const resource = await (await it.club.app.handle(requestTo(new URL(address).pathname))).json()
    expect(resource).toMatchObject({ resource: mcp, authorization_servers: [issuer] })
    const server = await it.club.app.handle(requestTo('/.well-known/oauth-authorization-server'))
    expect(server.headers.get('access-control-allow-origin')).toBe('*')
    expect(await server.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      registration_endpoint: `${issuer}/oauth/register`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    })
  })

  test('what the metadata says is what the library does', async () => {
    const { createProvider } = await import('../../../src/identity/oauth/provider.ts')
    const { sharedKeys } = await import('../../../src/identity/oauth/keys.ts')
    const { forNode } = await import('../../../src/identity/oauth/server.ts')
    const { deps } = it.club
    const parts = { mayFetch: () => true, renderError: () => {} }
    const provider = createProvider(deps, await sharedKeys(deps), parts)
    const address = new URL('/.well-known/oauth-authorization-server', issuer)
    const { req, res, answer } = forNode(new Request(address.href), address, null)
    await provider.callback()(req, res)
    const known = (await (await answer).json()) as Record<string, unknown>
    const {
      service_documentation: _,
      response_modes_supported: modes,
      scopes_supported: said,
      revocation_endpoint_auth_methods_supported: _methods, // the library does not say
      ...rest
    } = serverMetadata(deps.config)
    const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)
    for (const [name, value] of Object.entries(rest)) expect([name, sorted(known[name])]).toEqual([name, sorted(value)])
    expect(known['response_modes_supported']).toContain(modes[0])
    for (const scope of said) expect(known['scopes_supported']).toContain(scope)
  })

  describe('AU-016 what is no token is 401, with the way to one', () => {
    test.each([
      ['nothing', ''],
      ['a word', 'token'],
      ['five thousand letters', 'x'.repeat(5000)],
      ['SQL', "eoa_' or '1'='1"],
      ['a JWT', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
      ['an unknown token', newToken('eoa')],
      ['a refresh token', newToken('eor')],
      ['a wrong checksum', `${newToken('eoa').slice(0, -1)}!`],
    ])('%s', async (_name, token) => {
      const answer = await rest(token)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toContain(
        `resource_metadata="${issuer}/.well-known/oauth-protected-resource/v1"`,
      )
      expect(await it.atTools(token)).toBe(401)
    })

    test('a token in the query', async () => {
      const { access_token } = await it.connected({ resource: v1 })
      for (const name of ['access_token', 'token'])
        expect((await it.club.app.handle(requestTo(`/v1/status?${name}=${access_token}`))).status).toBe(401)
    })
  })

  test('AU-002 the tool endpoint takes a token without the word Bearer, REST does not', async () => {
    const tools = await it.connected()
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    expect((await it.club.app.handle(rpcRequest(list, { authorization: tools.access_token }))).status).toBe(200)
    const { access_token } = await it.connected({ resource: v1 })
    const bare = requestTo('/v1/status', { headers: { authorization: access_token } })
    expect((await it.club.app.handle(bare)).status).toBe(401)
  })

  describe('AU-011 AU-012 AU-013 AU-014 scopes', () => {
    test('reading does not allow making, and the challenge names only what this call needs', async () => {
      const { access_token } = await it.connected({ resource: v1, scope: 'fittings:read' })
      expect((await rest(access_token)).status).toBe(200)
      expect((await rest(access_token, 'GET', '/v1/key/status')).status).toBe(200)
      const refused = await rest(access_token, 'POST', '/v1/fitting/analyze', requests.driver)
      expect([refused.status, await code(refused.clone())]).toEqual([403, 'INSUFFICIENT_SCOPE'])
      expect(refused.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="fittings:create"')
    })

    test('making does not allow reading', async () => {
      const { access_token } = await it.connected({ resource: v1, scope: 'fittings:create' })
      const refused = await rest(access_token)
      expect(refused.headers.get('www-authenticate')).toContain('scope="fittings:read"')
      expect((await rest(access_token, 'GET', '/v1/status')).status).toBe(200)
      expect((await rest(access_token, 'POST', '/v1/fitting/analyze', requests.driver)).status).toBe(200)
    })

    test('at the tool endpoint too, before the call begins', async () => {
      const { access_token } = await it.connected({ scope: 'fittings:read' })
      const params = { name: 'analyze_fitting', arguments: { clubType: 'driver', handedness: 'right', swingSpeed: 95 } }
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
      const refused = await it.club.app.handle(rpcRequest(call, { authorization: `Bearer ${access_token}` }))
      expect(refused.status).toBe(403)
      expect(refused.headers.get('www-authenticate')).toMatch(/error="insufficient_scope", scope="fittings:create", /)
    })

    test('no OAuth token may store sessions, whatever the session says', async () => {
      const { access_token } = await it.connected({ resource: v1 })
      for (const session of [exampleSession, { sessionId: 'none' }, {}])
        expect((await rest(access_token, 'POST', '/v1/sessions/ingest', session)).status).toBe(403)
    })
  })

  test('people’s apps do not see the account’s tools', async () => {
    const { access_token } = await it.connected()
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const answer = await it.club.app.handle(rpcRequest(list, { authorization: `Bearer ${access_token}` }))
    const { result } = (await answer.json()) as { result: { tools: { name: string }[] } }
    const names = result.tools.map(({ name }) => name)
    expect(names).toContain('analyze_fitting')
    expect(names).not.toContain('check_key_status')
    expect(names).not.toContain('get_api_status')
  })

  test('the daily cap counts the account over all its apps, and is named for whoever called', async () => {
    const capped = await openOAuth(it.club.sql, { env: { DAILY_AGENT_FITTING_CAP: '2' } })
    const fit = async () => {
      const { access_token } = await capped.connected({ resource: v1 })
      return capped.club.call('POST', '/v1/fitting/analyze', { token: access_token, body: requests.driver })
    }
    expect([(await fit()).status, (await fit()).status]).toEqual([200, 200])
    const third = await fit()
    expect([third.status, await code(third)]).toEqual([429, 'DAILY_CAP_REACHED'])
    const { apiKey: token } = capped.club
    expect((await capped.club.call('POST', '/v1/fitting/analyze', { token, body: requests.driver })).status).toBe(200)
  })

  test('a token that is known here ends on time', async () => {
    const later = await openOAuth(it.club.sql, { isInProcess: true })
    const { access_token } = await later.connected()
    const hash = hashOfToken(access_token)
    await later.club.sql`update oauth_records set expires_at = '2026-11-22T12:00:02Z' where id = ${hash}`
    expect(await later.atTools(access_token)).toBe(200)
    later.club.moveTo('2026-11-22T12:00:02Z')
    expect(await later.atTools(access_token)).toBe(401)
  })

  describe('every token of a connection is dead at the next request', () => {
    const ends = async (end: (connected: Awaited<ReturnType<OAuth['connected']>>) => Promise<unknown>) => {
      const connected = await it.connected()
      expect(await it.atTools(connected.access_token)).toBe(200)
      await end(connected)
      expect(await it.atTools(connected.access_token)).toBe(401)
      expect([400, 401]).toContain((await it.refresh(connected.clientId, connected.refresh_token)).status)
    }
    test('of a new password', () =>
      ends(({ browser }) => browser.send('/dashboard/password', { current: password, next: 'a putt from the fringe' })))
    test('of a removed person', () => ends(({ email }) => removePerson(it.club.deps, { email, accountId: null })))
    test('of a link for a new password', () =>
      ends(async ({ email }) => {
        await it.club.browser().send(`/join/${await it.club.newLink(email)}`, { password: 'a chip from the sand' })
      }))
    test('of a removed client', async () => {
      const { clientId } = madeOf(
        await registerClient(it.club.deps, {
          name: 'Partner',
          redirects: ['http://127.0.0.1:9999/cb'],
          method: 'none',
        }),
      )
      await ends(async (connected) => {
        // (the client of `connected` registered itself; the operator may remove that one too)
        expect(await removeClient(it.club.deps, connected.clientId)).toBe(true)
      })
      expect(await removeClient(it.club.deps, clientId)).toBe(true)
      expect(await removeClient(it.club.deps, clientId)).toBe(false)
    })
  })

  test('the end of a connection reaches another replica that has just verified its token', async () => {
    const other = await openOAuth(it.club.sql)
    for (let round = 0; round < 5; round++) {
      const { clientId, access_token, refresh_token } = await it.connected()
      expect([await it.atTools(access_token), await other.atTools(access_token)]).toEqual([200, 200])
      await (round % 2 === 0 ? it : other).revoke(clientId, refresh_token)
      while ((await other.atTools(access_token)) === 200 || (await it.atTools(access_token)) === 200) await Bun.sleep(1)
    }
  })

  test('codes and refresh tokens race across replicas as within one', async () => {
    const other = await openOAuth(it.club.sql)
    const { browser } = await it.club.person()
    const clientId = await it.client()
    const { redemption } = await import('./harness.ts')
    for (let round = 0; round < 3; round++) {
      const outcome = await it.authorize(browser, { client_id: clientId })
      const answers = await Promise.all([it, other, it, other].map((one) => one.token(redemption(clientId, outcome))))
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      for (const answer of answers) {
        if (answer.status !== 200) continue
        const { access_token } = (await answer.json()) as Tokens
        expect([await it.atTools(access_token), await other.atTools(access_token)]).toEqual([401, 401])
      }
    }
    const { clientId: id, refresh_token } = await it.connected()
    const refreshed = await Promise.all([it, other, it, other].map((one) => one.refresh(id, refresh_token)))
    expect(refreshed.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400])
  })

  test('new signing keys end nothing that runs; rotated twice they do', async () => {
    const { browser } = await it.club.person()
    const clientId = await it.client()
    await it.authorize(browser, { client_id: clientId })
    const session = browser.cookie('_session')
    await rotateKeys(it.club.deps)
    const { sharedKeys } = await import('../../../src/identity/oauth/keys.ts')
    const keys = await sharedKeys(it.club.deps)
    expect([keys.jwks.length, keys.cookies.length]).toEqual([2, 2])
    const again = await it.authorize(browser, { client_id: clientId })
    expect(again.told?.get('code')).not.toBeNull()
    expect(session).toBeDefined()
  })

  test('what is over is swept away: expired rows, and clients that nobody allowed anything for a day', async () => {
    const { sql } = it.club
    const [idle, fresh] = [await it.client(), await it.client()]
    const used = await it.connected()
    const partner = { name: 'P', redirects: ['https://p.example/'], method: 'none' } as const
    const kept = madeOf(await registerClient(it.club.deps, partner)).clientId
    await sql`update oauth_clients set created_at = now() - interval '25 hours' where id <> ${fresh}`
    await sql`update oauth_records set expires_at = ${it.club.deps.clock()} where kind = 'AuthorizationCode'`
    await deleteUnused(sql)
    await eraseOldOf('oauth_records', it.club.deps)
    const rows = await sql<{
      id: string
    }>`select id from oauth_clients where id in (${idle}, ${fresh}, ${used.clientId}, ${kept})`
    expect(rows.map(({ id }) => id).toSorted()).toEqual([fresh, used.clientId, kept].toSorted())
    expect(await sql`select id from oauth_records where kind = 'AuthorizationCode'`).toEqual([])
    expect(await it.atTools(used.access_token)).toBe(200)
  })

  if (engine === 'postgresql')
    test('a code is used once, also where the second transaction began before the first use', async () => {
      const { sql, deps } = it.club
      const codes = storeOf(deps)('AuthorizationCode')
      await codes.upsert('code', {}, 60)
      await sql.begin(async (second) => {
        await second`select 1`
        await codes.consume('code')
        await expect(storeOf({ ...deps, sql: second })('AuthorizationCode').consume('code')).rejects.toThrow(
          'invalid_grant',
        )
      })
    })

  if (engine === 'postgresql')
    test('a process that nobody signs in to does not load the authorization server', async () => {
      const child = Bun.spawn(
        [
          process.execPath,
          '-e',
          "await import('./src/app.ts'); console.log(Object.keys(require.cache).filter((file) => file.includes('oidc-provider')).length)",
        ],
        { stdout: 'pipe', stderr: 'inherit' },
      )
      expect((await new Response(child.stdout).text()).trim()).toBe('0')
    })
})
