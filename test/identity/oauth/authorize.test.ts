import { beforeAll, describe, expect, test } from 'bun:test'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { password } from '../people/harness.ts'
import { issuer, mcp, type OAuth, openOAuth, redemption, redirectUri, signInAt, v1 } from './harness.ts'

/** auth.md, section 8 a. "Told": the client learns by redirect. "Page": only the person does, since no address can be trusted. */
forEachSharedDatabase((_engine, open) => {
  let it: OAuth
  let clientId: string
  beforeAll(async () => {
    it = await openOAuth(await open())
    clientId = await it.client()
  })
  const asked = async (fields: Parameters<OAuth['authorize']>[1]) => {
    const { browser } = await it.club.person()
    return it.authorize(browser, { client_id: clientId, ...fields })
  }

  test('AU-004 AU-006 a signed-in person is asked, and the client gets a code, its state and the issuer', async () => {
    const { told, page, location } = await asked({})
    expect(location).toStartWith(redirectUri)
    expect(told?.get('code')).toMatch(/^[\w-]{40,}$/)
    expect(told?.get('state')).toBe('as sent')
    expect(told?.get('iss')).toBe(issuer)
    for (const words of [
      'Test app',
      'Not verified',
      'Example Range',
      'this computer',
      mcp,
      'Make fittings',
      'Allow',
      'Deny',
    ])
      expect(page).toContain(words)
  })

  test('a question of more than 4,000 characters is refused, and not stored', async () => {
    const { browser } = await it.club.person()
    const questions = async () => {
      const [row] = await it.club.sql<{ count: number }>`
        select count(*)::int as count from oauth_records where kind = 'Interaction'`
      return row!.count
    }
    const before = await questions()
    const long = 'x'.repeat(1_900) // each field has a limit of its own
    const { status, page, told } = await it.authorize(browser, { client_id: clientId, state: long, nonce: long })
    expect([status, told]).toEqual([400, null])
    expect(page).toContain('This request to sign in is too long.')
    expect(await questions()).toBe(before)
  })

  test('the oldest of more than 5,000 questions that wait for an answer go', async () => {
    const fresh = await openOAuth(it.club.sql, { isInProcess: true })
    const { sql } = fresh.club
    const marked = 'flood of questions'
    // As after a quiet time: the planner has seen many records, and no question among them.
    await sql`
      insert into oauth_records (kind, id, payload, expires_at)
      select 'Other', encode(sha256(('other ' || n)::bytea), 'hex'), json_build_object('of', ${marked}::text),
             now() + interval '1 minute'
        from generate_series(1, 300) n`
    await sql`delete from oauth_records where kind = 'Interaction'`
    await sql.script('analyze oauth_records')
    await sql`
      insert into oauth_records (kind, id, payload, expires_at)
      select 'Interaction', encode(sha256(('question ' || n)::bytea), 'hex'), json_build_object('n', n, 'of', ${marked}::text),
             now() + n * interval '1 millisecond' + interval '1 minute'
        from generate_series(1, 5100) n`
    const { browser } = await fresh.club.person()
    const { told } = await fresh.authorize(browser, { client_id: clientId })
    expect(told?.get('code')).toBeTruthy() // its own question is among the newest
    const [left] = await sql<{ count: number; oldest: number }>`
      select count(*)::int as count, min((payload->>'n')::int) as oldest from oauth_records where payload->>'of' = ${marked} and kind = 'Interaction'`
    await sql`delete from oauth_records where payload->>'of' = ${marked}`
    expect(left!.count).toBeWithin(4_900, 5_000)
    expect(left!.oldest).toBe(5_100 - left!.count + 1)
  })

  describe('the client is told', () => {
    test.each([
      ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
      ['with the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['without a method', { code_challenge_method: undefined }, 'invalid_request'],
      ['with a short challenge', { code_challenge: 'abcde' }, 'invalid_request'],
      ['without a resource', { resource: undefined }, 'invalid_target'],
      ['with a foreign resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
      ['with a fragment in the resource', { resource: `${mcp}#x` }, 'invalid_target'],
      ['with a final slash in the resource', { resource: `${mcp}/` }, 'invalid_target'],
      ['with another response type', { response_type: 'token' }, 'unsupported_response_type'],
      ['with a scope that is not offered', { scope: 'admin' }, 'invalid_scope'],
      ['with a response mode that is not offered', { response_mode: 'fragment' }, 'unsupported_response_mode'],
      ['with a form as response mode', { response_mode: 'form_post' }, 'unsupported_response_mode'],
    ])('%s', async (_name, fields, error) => {
      const { told } = await asked(fields)
      expect(told?.get('error')).toBe(error)
      expect(told?.get('code')).toBeNull()
    })

    test('that nobody is signed in, when no question is wanted', async () => {
      const outcome = await it.authorize(it.club.browser(), { client_id: clientId, prompt: 'none' })
      expect(outcome.told?.get('error')).toBe('login_required')
    })

    test('that the person denied it', async () => {
      const { browser } = await it.club.person()
      const { told } = await it.authorize(browser, { client_id: clientId }, 'deny')
      expect([told?.get('error'), told?.get('state')]).toEqual(['access_denied', 'as sent'])
    })
  })

  describe('only a page says it, without a redirect', () => {
    test.each([
      ['an unknown client', { client_id: 'ecl_nobody' }],
      ['another host', { redirect_uri: 'https://evil.example/cb' }],
      ['another path', { redirect_uri: 'http://127.0.0.1:9999/cb/../evil' }],
      ['a query', { redirect_uri: `${redirectUri}?x=1` }],
      ['a fragment', { redirect_uri: `${redirectUri}#x` }],
      ['a user name', { redirect_uri: 'http://127.0.0.1:9999@evil.example/cb' }],
      ['a host that begins alike', { redirect_uri: 'http://127.0.0.1.evil.example:9999/cb' }],
      ['another scheme', { redirect_uri: 'https://127.0.0.1:9999/cb' }],
      ['no redirect', { redirect_uri: undefined, client_id: 'ecl_nobody' }],
    ])('%s', async (_name, fields) => {
      const outcome = await asked(fields)
      expect([outcome.told, outcome.status]).toEqual([null, 400])
      expect(outcome.page).toContain('The app was not connected')
    })

    test('another port of a web client', async () => {
      const web = await it.client({ redirect_uris: ['https://app.example/cb'] })
      expect((await asked({ client_id: web, redirect_uri: 'https://app.example:8443/cb' })).told).toBeNull()
    })
  })

  test('a native app may use any port of its own machine', async () => {
    const { told, location } = await asked({ redirect_uri: 'http://127.0.0.1:50123/cb' })
    expect(location).toStartWith('http://127.0.0.1:50123/cb?')
    expect(told?.get('code')).not.toBeNull()
  })

  test('who asks for no scope in particular asks for both, and the person sees it', async () => {
    const { page, told } = await asked({ scope: undefined })
    expect(page).toContain('Read the account’s fittings')
    expect(told?.get('code')).not.toBeNull()
  })

  test('hosts that add offline_access get what is offered, and a refresh token', async () => {
    const outcome = await asked({ scope: 'fittings:read offline_access' })
    expect(await (await it.token(redemption(clientId, outcome))).json()).toMatchObject({
      scope: 'fittings:read',
      refresh_token: expect.stringMatching(/^eor_/),
    })
  })

  test('only what was asked for is shown', async () => {
    const { page } = await asked({ scope: 'fittings:read', resource: v1 })
    expect(page).toContain(v1)
    expect(page).not.toContain('Make fittings')
  })

  test('two parts of the service are shown as two, each with what may be done there', async () => {
    const { page } = await asked({ resource: [mcp, v1] })
    const asks = [mcp, v1].map((resource) => page.indexOf(`<code>${resource}</code>`))
    expect(asks.every((at) => at > 0)).toBe(true)
    expect(page.slice(Math.min(...asks), Math.max(...asks))).toContain('Read the account’s fittings')
    expect(page.slice(Math.max(...asks))).toContain('Read the account’s fittings')
  })

  test('somebody who is not signed in signs in first, and is then asked', async () => {
    const { email } = await it.club.person()
    const browser = it.club.browser()
    const stopped = await it.authorize(browser, { client_id: clientId })
    expect(stopped.page).toContain('Sign in')
    const { status, headers } = await signInAt(browser, stopped.page, email)
    expect(status).toBe(303)
    const consent = await browser.open((await follow(browser, headers.get('location')!)).pathname)
    expect(await consent.text()).toContain('Connect an app?')
  })

  test('people are asked for every client, and again for the same one', async () => {
    const { browser } = await it.club.person()
    const other = await it.client({ client_name: 'Other app' })
    expect((await it.authorize(browser, { client_id: clientId })).page).toContain('Test app')
    expect((await it.authorize(browser, { client_id: other })).page).toContain('Other app')
    expect((await it.authorize(browser, { client_id: clientId })).page).toContain('Test app')
  })

  test('after signing out the next authorization asks to sign in; another person is asked in their own name', async () => {
    const { browser } = await it.club.person()
    await it.authorize(browser, { client_id: clientId })
    await browser.send('/sign-out')
    expect((await it.authorize(browser, { client_id: clientId })).page).toContain('Sign in')
    const { email } = await it.club.person()
    await browser.send('/sign-in', { email, password })
    const outcome = await it.authorize(browser, { client_id: clientId })
    expect(outcome.page).toContain(email)
    expect(outcome.told?.get('code')).not.toBeNull()
  })

  describe('the question itself', () => {
    const question = async () => {
      const { browser } = await it.club.person()
      const started = await browser.open(
        `/oauth/authorize?${new URLSearchParams({ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, code_challenge: 'x'.repeat(43), code_challenge_method: 'S256', resource: mcp })}`,
      )
      const { pathname } = await follow(browser, started.headers.get('location')!)
      return { browser, pathname }
    }

    test('is framed by nobody, kept by no cache, and may be opened by a page of another site', async () => {
      const { browser, pathname } = await question()
      const { headers } = await browser.open(pathname)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toContain('form-action')
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    })
    test('is answered only by its own form', async () => {
      const { browser, pathname } = await question()
      const foreign = await browser.send(pathname, { decision: 'allow' }, { origin: 'https://evil.example' })
      expect(foreign.status).toBe(403)
    })
    test('is answered only in the browser where it was asked', async () => {
      const { pathname } = await question()
      const { browser } = await it.club.person()
      expect((await browser.send(pathname, { decision: 'allow' })).status).toBe(400)
    })
    test('is answered only by the person who was asked', async () => {
      const { browser, pathname } = await question()
      const { email } = await it.club.person()
      await browser.send('/sign-in', { email, password })
      expect((await browser.send(pathname, { decision: 'allow' })).status).toBe(400)
    })
    test('anything but "allow" is a no', async () => {
      const { browser, pathname } = await question()
      const to = await follow(browser, (await browser.send(pathname, { decision: 'ALLOW' })).headers.get('location')!)
      expect(to.searchParams.get('error')).toBe('access_denied')
    })
    test('cannot be answered before signing in', async () => {
      const browser = it.club.browser()
      const stopped = await it.authorize(browser, { client_id: clientId })
      const path = /name="next" value="([^"]+)"/.exec(stopped.page)![1]!
      expect((await browser.send(path, { decision: 'allow' })).status).toBe(400)
    })
  })

  test('no address in an answer is the caller’s invention', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    for (const path of ['/.well-known/oauth-authorization-server', `/oauth/authorize?client_id=${clientId}`])
      expect(await (await it.club.app.handle(requestTo(path, { headers }))).text()).not.toContain('evil.example')
  })

  test('a code is worth a token of both kinds', async () => {
    const outcome = await asked({})
    const answer = await it.token(redemption(clientId, outcome))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      access_token: expect.stringMatching(/^eoa_\w{46}$/),
      refresh_token: expect.stringMatching(/^eor_\w{46}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'fittings:create fittings:read',
    })
  })
})

/** Follow redirects of the service to where something is shown, or away from it. */
const follow = async (browser: { open(path: string): Promise<Response> }, location: string): Promise<URL> => {
  const to = new URL(location, issuer)
  if (to.origin !== issuer) return to
  const next = (await browser.open(to.pathname + to.search)).headers.get('location')
  return next === null ? to : follow(browser, next)
}
