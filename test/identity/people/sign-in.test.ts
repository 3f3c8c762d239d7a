import { beforeAll, describe, expect, test } from 'bun:test'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { invite } from '../../../src/identity/people/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase, onOneSharedDatabase } from '../../support/databases.ts'
import { authUrl, browserOf, password, type Replica, replica } from './harness.ts'

let club: Replica
const clubOn = (open: () => Promise<Sql>) =>
  beforeAll(async () => {
    club = await replica(await open(), { env: { TRUST_PROXY: '1' } })
  })
const unknown = () => `nobody${Math.random()}@range.example`
const signIn = (email: string, secret: string, headers: Record<string, string> = {}) =>
  club.browser().send('/sign-in', { email, password: secret, next: '/dashboard' }, headers)

forEachSharedDatabase((_engine, open) => {
  clubOn(open)

  test('somebody who signs in gets a cookie that no script reads, and is known from then on', async () => {
    const { email } = await club.person()
    const browser = club.browser()
    expect(await browser.isSignedIn()).toBe(false)
    const answer = await browser.send('/sign-in', { email: ` ${email.toUpperCase()} `, password })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard'])
    expect(answer.headers.get('set-cookie')).toMatch(
      /^clubwright=eds_\w{46}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax, clubwright-device=/,
    )
    const page = await (await browser.open('/dashboard')).text()
    expect(page).toContain(email)
    expect(page).toContain('Example Range')
  })

  test('by https the cookie is bound to this host', async () => {
    const safe = await replica(await open(), { env: { AUTH_URL: 'https://fit.example' } })
    const token = await safe.newLink('a@b.example')
    const answer = await safe.browser().send(`/join/${token}`, { password }, { origin: 'https://fit.example' })
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-clubwright=eds_\w{46};.*; Path=\/;.*; Secure$/)
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await club.person()
    const stranger = unknown()
    const wrong = await signIn(email, 'not this one, surely')
    const nobody = await signIn(stranger, 'not this one, surely')
    expect([wrong.status, nobody.status]).toEqual([401, 401])
    expect((await wrong.text()).replaceAll(email, '')).toBe((await nobody.text()).replaceAll(stranger, ''))
    expect(wrong.headers.get('set-cookie')).toBeNull()
  })

  test('signing out ends the session, not only the cookie', async () => {
    const { browser } = await club.person()
    const stolen = browser.cookies()
    expect((await browser.send('/sign-out')).headers.get('location')).toBe('/sign-in')
    expect(browser.cookie('clubwright')).toBeUndefined()
    browser.take(stolen)
    expect(await browser.isSignedIn()).toBe(false)
  })

  test('signing out everywhere ends every session of this person, and of nobody else', async () => {
    const { email, browser } = await club.person()
    const other = await club.person()
    const second = club.browser()
    await second.send('/sign-in', { email, password })
    await browser.send('/dashboard/sign-out-everywhere')
    expect([await browser.isSignedIn(), await second.isSignedIn()]).toEqual([false, false])
    expect(await other.browser.isSignedIn()).toBe(true)
  })

  describe('a new password', () => {
    const next = 'a driver from the deck'

    test('ends all other sessions, and the old one works no more', async () => {
      const { email, browser } = await club.person()
      const second = club.browser()
      await second.send('/sign-in', { email, password })
      const answer = await browser.send('/dashboard/password', { current: password, next })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/dashboard/settings?done=password-changed',
      ])
      expect([await browser.isSignedIn(), await second.isSignedIn()]).toEqual([true, false])
      expect([(await signIn(email, password)).status, (await signIn(email, next)).status]).toEqual([401, 303])
    })
  })

  test('a session ends after 14 days', async () => {
    const later = await replica(club.sql)
    const { browser } = await later.person()
    later.moveTo('2026-12-06T11:59:59Z')
    expect(await browser.isSignedIn()).toBe(true)
    later.moveTo('2026-12-06T12:00:00Z')
    expect(await browser.isSignedIn()).toBe(false)
  })

  test('neither passwords, tokens, addresses nor email addresses reach the log', async () => {
    const { email, browser } = await club.person()
    await signIn(email, 'a secret that is wrong')
    const log = JSON.stringify(club.lines)
    for (const secret of [email, 'a secret that', password, browser.cookie('clubwright')!.slice(4), 'ejl_'])
      expect(log).not.toContain(secret)
    expect(club.lines).toContainEqual(expect.objectContaining({ route: '/join/:token', accountId: club.accountId }))
  })

  test('a replica that verified a session hears of its end', async () => {
    const other = await replica(club.sql)
    const { browser } = await club.person()
    const elsewhere = browserOf((request) => other.app.handle(request))
    elsewhere.take(browser.cookies())
    expect(await elsewhere.isSignedIn()).toBe(true)
    await browser.send('/sign-out')
    // The clock stands still, so nothing but the announcement ends what the other replica believes.
    while (await elsewhere.isSignedIn()) await Bun.sleep(1)
  })
})

// Attempts are counted in the process, and forms are refused before anything is stored.
onOneSharedDatabase((open) => {
  clubOn(open)

  test('the sixth wrong password for an address from one sender is not even tried, whoever is behind the address', async () => {
    for (const email of [(await club.person()).email, unknown()]) {
      const from = { 'x-forwarded-for': `192.0.2.${Math.ceil(Math.random() * 250)}` }
      const tries = await Promise.all(Array.from({ length: 6 }, () => signIn(email, 'wrong wrong wrong', from)))
      expect(tries.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429])
      const late = await signIn(email, password, from)
      expect(late.status).toBe(429)
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(800)
      expect(await late.text()).toContain('Too many wrong passwords')
    }
  })

  test('wrong passwords of a stranger keep nobody out: not in the form, not in the API, not from changing the password', async () => {
    const { email, browser } = await club.person()
    const stranger = { 'x-forwarded-for': '192.0.2.251' }
    const own = { 'x-forwarded-for': '198.51.100.1' }
    for (let i = 0; i < 6; i++) await signIn(email, 'wrong wrong wrong', stranger)
    expect((await signIn(email, password, own)).status).toBe(303)
    const session = await club.app.handle(
      requestTo('/api/developers/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...own },
        body: JSON.stringify({ email, password }),
      }),
    )
    expect(session.status).toBe(201)
    const next = 'a putter from the fringe'
    expect((await browser.send('/dashboard/password', { current: password, next }, stranger)).status).toBe(303)
  })

  test('a device on which somebody has signed in passes where its sender is refused, and guesses no more than others', async () => {
    const { email, browser } = await club.person()
    const other = await club.person()
    const from = { 'x-forwarded-for': '192.0.2.252' }
    for (let i = 0; i < 6; i++) await signIn(email, 'wrong wrong wrong', from)
    const again = (secret: string, who = email) =>
      browser.send('/sign-in', { email: who, password: secret, next: '/dashboard' }, from)
    expect([(await signIn(email, password, from)).status, (await again(password)).status]).toEqual([429, 303])
    const tries = []
    for (let i = 0; i < 6; i++) tries.push((await again('wrong wrong wrong')).status)
    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
    for (let i = 0; i < 5; i++) await again('wrong wrong wrong', other.email)
    expect((await again(password, other.email)).status).toBe(429) // it is no device of theirs
  })

  test('a device of somebody who uses the same address in another account is no device of theirs', async () => {
    const { email } = await club.person()
    const other = await createAccount(club.deps, {
      email: 'office@links.example',
      companyName: 'Links',
      monthlyLimit: 25,
      isEnterprise: false,
    })
    const link = (await invite(club.deps, { accountId: other.accountId, email, role: 'owner' }))!
    const from = { 'x-forwarded-for': '192.0.2.253' }
    const own = { password: 'a password of Links only' }
    const guess = async () => {
      const browser = club.browser() // each is a new device of theirs
      expect((await browser.send('/sign-in', { email, ...own }, from)).status).toBe(303)
      return (await browser.send('/sign-in', { email, password: 'wrong wrong wrong' }, from)).status
    }
    expect((await club.browser().send(`/join/${link}`, own, from)).status).toBe(303)
    const tries = []
    for (let i = 0; i < 5; i++) tries.push(await guess())
    expect(tries).toEqual(Array(5).fill(401))
    expect((await signIn(email, 'wrong wrong wrong', from)).status).toBe(429)
  })

  test('a crowd of strangers shuts nobody out who was here before', async () => {
    const { email, browser } = await club.person()
    const crowd = Array.from({ length: 60 }, (_, i) =>
      signIn(unknown(), 'wrong wrong wrong', { 'x-forwarded-for': `198.18.${i}.1` }),
    )
    expect((await browser.send('/sign-in', { email, password, next: '/dashboard' })).status).toBe(303)
    expect((await Promise.all(crowd)).map(({ status }) => status)).toContain(503)
  })

  test('right passwords do not count', async () => {
    const { email } = await club.person()
    for (let i = 0; i < 7; i++) expect((await signIn(email, password)).status).toBe(303)
  })

  test('one sender guesses twenty times, then slowly; what it says about itself makes no other sender of it', async () => {
    const { email } = await club.person()
    const from = (i: number) => ({ 'x-forwarded-for': `10.0.0.${i}, 198.51.100.7` })
    const guess = async (i: number) => (await signIn(unknown(), 'wrong wrong wrong', from(i))).status
    const tries = []
    for (let i = 0; i < 20; i++) tries.push(await guess(i))
    expect(tries).toEqual(Array(20).fill(401))
    const mate = await signIn(email, password, from(20)) // who works in the same office, at a new device
    expect(mate.status).toBe(303)
    expect(await Promise.all([guess(21), guess(22), guess(23)])).toContain(429)
  })

  test('sign-in leads on to addresses of ours only', async () => {
    const { email } = await club.person()
    const to = async (next: string) =>
      (await club.browser().send('/sign-in', { email, password, next })).headers.get('location')
    expect(await to('/oauth/interaction/abc_DEF-1')).toBe('/oauth/interaction/abc_DEF-1')
    for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/v1/status', '/oauth/../x', ''])
      expect(await to(next)).toBe('/dashboard')
  })

  test('a form of another site is refused, and so is one that does not say where it comes from', async () => {
    const { email, browser } = await club.person()
    for (const origin of ['https://evil.example', 'null', `${authUrl}.evil.example`, 'https://fit.example']) {
      expect((await signIn(email, password, { origin })).status).toBe(403)
      expect((await browser.send('/sign-out', {}, { origin })).status).toBe(403)
    }
    const { status } = await club.app.handle(requestTo('/sign-out', { method: 'POST' }))
    expect(status).toBe(403)
    expect(await browser.isSignedIn()).toBe(true)
  })

  describe('a new password', () => {
    const next = 'a driver from the deck'

    test('needs the present one, of which five may be wrong', async () => {
      const { browser } = await club.person()
      const tries = []
      for (let i = 0; i < 6; i++)
        tries.push((await browser.send('/dashboard/password', { current: 'wrong wrong wrong', next })).status)
      expect(tries).toEqual([401, 401, 401, 401, 401, 429])
    })

    test('must be long, and more than one letter', async () => {
      const { browser, email } = await club.person()
      for (const weak of ['', 'short', 'aaaaaaaaaaaaaaa', 'x'.repeat(201), email])
        expect((await browser.send('/dashboard/password', { current: password, next: weak })).status).toBe(400)
    })
  })

  test('every page of a form is private, framed by nobody, and takes forms to itself only', async () => {
    const { browser } = await club.person()
    for (const answer of [
      await club.browser().open('/sign-in'),
      await browser.open('/dashboard'),
      await browser.open(`/join/${await club.newLink('new@range.example')}`),
    ]) {
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'; frame-ancestors 'none'")
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('referrer-policy')).toBe('same-origin')
      expect((await answer.text()).replace('<script src="/docs/site.js"></script>', '')).not.toMatch(
        /<script|<style|\sstyle=|\son[a-z]+=/,
      )
    }
  })

  test('what was typed comes back escaped', async () => {
    const answer = await signIn('"><b>@range.example', 'wrong wrong wrong')
    expect(await answer.text()).toContain('value="&#34;&#62;&#60;b&#62;@range.example"')
  })

  test('other methods and other bodies are refused in words', async () => {
    const ask = (init: RequestInit) => club.app.handle(requestTo('/sign-in', init))
    const other = await ask({ method: 'DELETE' })
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    const json = { 'content-type': 'application/json', origin: authUrl }
    expect((await ask({ method: 'POST', headers: json, body: '{}' })).status).toBe(415)
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: authUrl }
    expect((await ask({ method: 'POST', headers: form, body: 'x'.repeat(20_000) })).status).toBe(413)
  })
})
