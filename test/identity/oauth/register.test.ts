import { beforeAll, describe, expect, test } from 'bun:test'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { isExecutable } from '../people/processes.ts'
import { type OAuth, openOAuth, redirectUri } from './harness.ts'

/** auth.md, section 8 c. */
forEachSharedDatabase((engine, open) => {
  let it: OAuth
  beforeAll(async () => {
    it = await openOAuth(await open(), { env: { TRUST_PROXY: '1' } })
  })
  const registered = async (metadata: unknown) => {
    const answer = await it.register(metadata)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const named = { client_name: 'App' }

  test('AU-007 what the MCP SDK sends registers a public native client, without a secret', async () => {
    const { status, body } = await registered({ ...named, redirect_uris: ['http://localhost:3118/callback'] })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      client_id: expect.stringMatching(/^ecl_[0-9a-f]{32}$/),
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    })
    expect(body).not.toHaveProperty('client_secret')
  })

  test.each([
    ['a redirect of more than 500 characters', { redirect_uris: [`https://a.example/${'x'.repeat(500)}`] }],
    [
      'more than 4 kB in all',
      { redirect_uris: Array.from({ length: 10 }, (_, i) => `https://a.example/${i}${'x'.repeat(440)}`) },
    ],
  ])('a document with %s is refused', async (_what, metadata) => {
    const { status, body } = await registered({ ...named, ...metadata })
    expect([status, body['error']]).toEqual([400, expect.stringMatching(/^invalid_(client_metadata|redirect_uri)$/)])
  })

  test('the oldest of more than 5,000 clients without approval go, those of the operator stay', async () => {
    const fresh = await openOAuth(it.club.sql, { env: { TRUST_PROXY: '1' } })
    await it.club.sql`
      insert into oauth_clients (id, payload, is_registered, created_at)
      select 'flood ' || n, '{}', n = 1, now() - interval '1 hour' + n * interval '1 millisecond' from generate_series(1, 5100) n`
    expect((await fresh.register({ ...named, redirect_uris: [redirectUri] })).status).toBe(201)
    const [left] = await it.club.sql<{ all: number; first: number }>`
      select count(*) filter (where not is_registered)::int as all, count(*) filter (where id = 'flood 1')::int as first
        from oauth_clients where id like 'flood %'`
    await it.club.sql`delete from oauth_clients where id like 'flood %'`
    expect(left!.all).toBeLessThan(5_000)
    expect([left!.all > 4_900, left!.first]).toEqual([true, 1])
  })

  test('senders that cannot be told share one limit, whatever address they claim', async () => {
    const unknown = await openOAuth(it.club.sql, { isInProcess: true })
    const statuses: number[] = []
    for (let i = 0; i < 63; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}` }
      statuses.push((await unknown.register({ ...named, redirect_uris: [redirectUri] }, headers)).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual([429, 429, 429])
  })

  test('who asks for a secret gets none, and is told', async () => {
    for (const method of ['client_secret_basic', 'client_secret_post']) {
      const { status, body } = await registered({
        ...named,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: method,
      })
      expect([status, body['token_endpoint_auth_method'], body['client_secret']]).toEqual([201, 'none', undefined])
    }
  })

  test('a client whose redirects are all https is a web client', async () => {
    const { body } = await registered({ ...named, redirect_uris: ['https://app.example/cb'] })
    expect(body['application_type']).toBe('web')
  })

  test.each([
    'http://localhost:3118/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:1/cb',
    'https://app.example/cb',
    'com.example.app:/cb',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'vscode://vscode.github-authentication/did-authenticate',
  ])('the redirect %s is taken', async (uri) => {
    expect((await registered({ ...named, redirect_uris: [uri] })).status).toBe(201)
  })

  describe('a redirect is refused', () => {
    test.each([
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'https://app.example/#x',
      'https://user:secret@app.example/cb',
      'https://user@app.example/cb',
      'https://*.app.example/cb',
      'http://app.example/cb',
      'http://127.0.0.1.evil.example/cb',
      'myapp:cb',
      'no address',
      '',
    ])('%s', async (uri) => {
      const { status, body } = await registered({ ...named, redirect_uris: [uri] })
      expect(status).toBe(400)
      expect(String(body['error'])).toMatch(/^invalid_(redirect_uri|client_metadata)$/)
    })
  })

  describe('a registration is refused', () => {
    const good = { ...named, redirect_uris: [redirectUri] }
    test.each([
      ['without redirects', { ...named, redirect_uris: [] }],
      ['with redirects that are no list', { ...named, redirect_uris: redirectUri }],
      ['with eleven', { ...named, redirect_uris: Array.from({ length: 11 }, (_, i) => `http://127.0.0.1/${i}`) }],
      ['with keys elsewhere', { ...good, jwks_uri: 'http://169.254.169.254/latest' }],
      ['with keys', { ...good, jwks: { keys: [] } }],
      ['with a sector elsewhere', { ...good, sector_identifier_uri: 'https://evil.example/' }],
      ['with a logo that is a script', { ...good, logo_uri: 'javascript:alert(1)' }],
      ['with a name of a hundred and one letters', { ...good, client_name: 'x'.repeat(101) }],
      ['with a name that turns the words after it around', { ...good, client_name: 'Claude \u202ecipohtnA' }],
      ['with a name of two lines', { ...good, client_name: 'Claude\nVerified' }],
      ['as a list', []],
      ['as a word', '"client"'],
      ['as no JSON', '{'],
      ['of 300 kB', { ...good, client_name: 'x'.repeat(300_000) }],
    ])('%s', async (_name, metadata) => {
      const { status, body } = await registered(metadata)
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: expect.any(String), error_description: expect.any(String) })
    })
  })

  test('a page of another origin may register, refresh and revoke', async () => {
    const preflight = (path: string) =>
      it.club.app.handle(
        requestTo(path, {
          method: 'OPTIONS',
          headers: { origin: 'https://agent.example', 'access-control-request-method': 'POST' },
        }),
      )
    for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke'])
      expect((await preflight(path)).headers.get('access-control-allow-origin')).toMatch(
        /^(\*|https:\/\/agent\.example)$/,
      )
  })

  // Each process counts for itself.
  test.skipIf(isExecutable(engine))(
    'a burst from one sender is slowed down, in OAuth’s own words, and others are not',
    async () => {
      const from = (sender: string) =>
        it.register({ ...named, redirect_uris: [redirectUri] }, { 'x-forwarded-for': sender })
      const burst = await Promise.all(Array.from({ length: 70 }, () => from('203.0.113.9')))
      expect(burst.filter(({ status }) => status === 201).length).toBe(60)
      const refused = burst.find(({ status }) => status === 429)!
      expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable' })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await from('203.0.113.10')).status).toBe(201)
    },
  )

  test('other methods are refused with the right ones', async () => {
    const answer = await it.club.app.handle(requestTo('/oauth/register'))
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    for (const path of ['/oauth/register/ecl_x', '/oauth/jwks', '/oauth/userinfo', '/oauth/', '/oauth'])
      expect((await it.club.app.handle(requestTo(path))).status).toBe(404)
  })
})
