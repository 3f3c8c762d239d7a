import { beforeAll, describe, expect, test } from 'bun:test'
import { Secret, TOTP } from 'otpauth'
import { selectAudit } from '../../../src/identity/audit/index.ts'
import { resealFactors, resetFactor } from '../../../src/identity/people/index.ts'
import { linkSigner } from '../../../src/platform/signing/index.ts'
import { forEachSharedDatabase, onOneSharedDatabase } from '../../support/databases.ts'
import { type Browser, password, type Replica, replica } from './harness.ts'

const signer = linkSigner('a secret of thirty-two characters')
let minute = 0
let club: Replica

/** A clock that each test moves on: a code works once. */
const next = (): Date => {
  const at = new Date(Date.UTC(2026, 10, 22, 12, ++minute))
  club.moveTo(at.toISOString())
  return at
}

const codeAt = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 }).generate({ timestamp: at.getTime() })

/** Turn it on as somebody does with the page and an app. */
const enrol = async (browser: Browser, language = 'en') => {
  const page = await (await browser.open('/second-factor')).text()
  const key = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)![1]!.replaceAll(' ', '')
  const sealed = /name="sealed" value="([^"]+)"/.exec(page)![1]!
  const answer = await browser.send(
    '/second-factor',
    { do: 'on', sealed, code: codeAt(key, next()), password },
    { 'accept-language': language },
  )
  const text = await answer.text()
  return { key, page, text, codes: [...text.matchAll(/<li><code>([a-z2-7-]+)<\/code>/g)].map(([, code]) => code!) }
}

const ticketIn = (page: string): string => /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** The password is right; what comes after it. */
const started = async (email: string, browser = club.browser(), next = '/dashboard') => {
  const answer = await browser.send('/sign-in', { email, password, next })
  const page = await answer.text()
  const enter = (code: string) => browser.send('/sign-in/code', { ticket: ticketIn(page), code, next })
  return { browser, answer, page, enter }
}

const eventsOf = async () =>
  (await selectAudit(club.sql, club.accountId, { before: null, limit: 50 })).map(({ event }) => event)

forEachSharedDatabase((_engine, open) => {
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true, change: (deps) => ({ ...deps, signer }) })
  })

  test('58 with a second factor the password alone signs nobody in; a code of the app does, once', async () => {
    const { email, browser } = await club.person()
    const { key, text } = await enrol(browser)
    expect(text).toContain('The second factor is on.')
    const { answer, page, enter, browser: other } = await started(email)
    expect([answer.status, answer.headers.get('set-cookie'), await other.isSignedIn()]).toEqual([200, null, false])
    expect(page).toContain('autocomplete="one-time-code"')
    const code = codeAt(key, next())
    const entered = await enter(code)
    expect([entered.status, entered.headers.get('location'), await other.isSignedIn()]).toEqual([
      303,
      '/dashboard',
      true,
    ])
    const again = await started(email)
    expect([(await again.enter(code)).status, await again.browser.isSignedIn()]).toEqual([401, false])
  })

  test('58 turning it on signs other sessions out, keeps this one, and is in the audit list', async () => {
    const { email, browser } = await club.person()
    const second = club.browser()
    await second.send('/sign-in', { email, password })
    await enrol(browser)
    expect([await browser.isSignedIn(), await second.isSignedIn()]).toEqual([true, false])
    expect(await eventsOf()).toContain('second factor turned on')
  })

  test('58 a recovery code works once, in any spelling, and ten are shown', async () => {
    const { email, browser } = await club.person()
    const { codes } = await enrol(browser)
    expect(codes).toHaveLength(10)
    expect((await (await started(email)).enter(codes[0]!.toUpperCase().replaceAll('-', ' '))).status).toBe(303)
    expect((await (await started(email)).enter(codes[0]!)).status).toBe(401)
    expect((await (await started(email)).enter(codes[1]!)).status).toBe(303)
    expect(await eventsOf()).toContain('recovery code used')
    expect(await (await browser.open('/second-factor')).text()).toContain('Recovery codes left: 8')
  })

  test('O7 what the previous secret sealed is sealed anew, and codes of the app still work', async () => {
    const { email, browser } = await club.person()
    const { key } = await enrol(browser)
    const now = linkSigner('the secret from now on, long enough')
    await resealFactors(
      club.sql,
      linkSigner('the secret from now on, long enough', 'a secret of thirty-two characters'),
    )
    const factors = await club.sql<{ about: string; secret: string }>`
      select 'second factor of ' || person_id as about, secret from second_factors`
    expect(factors.filter(({ about, secret }) => now.unseal(secret, about) === key)).toHaveLength(1)
    await resealFactors(
      club.sql,
      linkSigner('a secret of thirty-two characters', 'the secret from now on, long enough'),
    )
    expect((await (await started(email)).enter(codeAt(key, next()))).status).toBe(303)
  })

  test('58 neither the secret nor a recovery code is stored in clear', async () => {
    const { browser } = await club.person()
    const { key, codes } = await enrol(browser)
    const rows = JSON.stringify([
      await club.sql`select * from second_factors`,
      await club.sql`select * from recovery_codes`,
    ])
    for (const secret of [key, codes[0]!, codes[0]!.replaceAll('-', '').toUpperCase()])
      expect(rows).not.toContain(secret)
  })

  test('58 it is turned off with password and code, and by nothing less', async () => {
    const { email, browser } = await club.person()
    const { key } = await enrol(browser)
    const off = (secret: string, code: string) => browser.send('/second-factor', { do: 'off', password: secret, code })
    expect((await off('not this one, surely', codeAt(key, next()))).status).toBe(401)
    expect((await off(password, '000000')).status).toBe(401)
    expect(await (await started(email)).page).toContain('name="ticket"')
    const done = await off(password, codeAt(key, next()))
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('The second factor is off.')])
    expect((await started(email)).answer.status).toBe(303)
    expect(await eventsOf()).toContain('second factor turned off')
  })

  test('58 the operator turns off what somebody has lost', async () => {
    const { email, browser } = await club.person()
    await enrol(browser)
    expect(await resetFactor(club.deps, { email, accountId: null })).toMatchObject({ email })
    expect((await started(email)).answer.status).toBe(303)
    expect(await resetFactor(club.deps, { email, accountId: null })).toBe('without')
  })

  test('58 a program sends the code beside the password', async () => {
    const { email, browser } = await club.person()
    const { key } = await enrol(browser)
    const get = (body: object) => club.call('POST', '/api/developers/session', { body: { email, password, ...body } })
    const without = await get({})
    expect([without.status, await without.text()]).toEqual([401, expect.stringContaining('send its code')])
    expect((await get({ code: '123 456' })).status).toBe(401)
    expect((await get({ code: codeAt(key, next()) })).status).toBe(201)
  })

  test('58 a link for a new password does not step over the second factor', async () => {
    const { email, browser } = await club.person()
    const { key } = await enrol(browser)
    const guest = club.browser()
    const joined = await guest.send(`/join/${await club.newLink(email)}`, { password })
    const page = await joined.text()
    expect([joined.status, await guest.isSignedIn()]).toEqual([200, false])
    const ticket = ticketIn(page)
    expect((await guest.send('/sign-in/code', { ticket, code: codeAt(key, next()) })).status).toBe(303)
  })

  test('58 an app is allowed only after the code', async () => {
    const { email, browser } = await club.person()
    const { key } = await enrol(browser)
    const to = '/oauth/interaction/abc'
    const { page, enter } = await started(email, club.browser(), to)
    expect(page).toContain(`name="next" value="${to}"`)
    expect((await enter(codeAt(key, next()))).headers.get('location')).toBe(to)
  })
})

onOneSharedDatabase((open) => {
  beforeAll(async () => {
    club = await replica(await open(), {
      isInProcess: true,
      env: { TRUST_PROXY: '1' },
      change: (deps) => ({ ...deps, signer }),
    })
  })

  test('58 wrong codes are refused after five from one place, and after twenty from everywhere', async () => {
    const { email, browser } = await club.person()
    const { key } = await enrol(browser)
    const { page } = await started(email)
    const from = (address: string, code: string) =>
      club
        .browser()
        .send('/sign-in/code', { ticket: ticketIn(page), code, next: '/dashboard' }, { 'x-forwarded-for': address })
    for (let place = 1; place <= 4; place++)
      for (let tries = 0; tries < 5; tries++) expect((await from(`192.0.2.${place}`, 'wrong')).status).toBe(401)
    expect((await from('192.0.2.1', codeAt(key, next()))).status).toBe(429)
    expect((await from('192.0.2.99', codeAt(key, next()))).status).toBe(429)
    // Where somebody has signed in before nobody else's guesses count.
    const own = await browser.send('/sign-in/code', { ticket: ticketIn(page), code: codeAt(key, next()) })
    expect(own.status).toBe(303)
  })

  test('58 a ticket is worth nothing after ten minutes, with a new password, or for somebody else', async () => {
    const { email, browser } = await club.person()
    const { key, codes } = await enrol(browser)
    const { page } = await started(email)
    const enter = (ticket: string, code: string) => club.browser().send('/sign-in/code', { ticket, code })
    const other = await club.person()
    const [, ends, signature] = ticketIn(page).split('.')
    const [row] = await club.sql<{ id: string }>`select id from people where email = ${other.email}`
    expect((await enter(`${row!.id}.${ends}.${signature}`, codes[0]!)).headers.get('location')).toBe(
      '/sign-in?next=%2Fdashboard',
    )
    minute += 10
    expect((await enter(ticketIn(page), codeAt(key, next()))).headers.get('location')).toStartWith('/sign-in?')
  })

  for (const [language, words] of [
    ['de', 'Wiederherstellungscodes'],
    ['es', 'Códigos de recuperación'],
  ] as const)
    test(`58 the pages of it are in ${language}`, async () => {
      const { browser } = await club.person()
      expect((await enrol(browser, language)).text).toContain(words)
    })

  test('58 without a secret to seal with nobody turns it on, and the page says so', async () => {
    const bare = await replica(club.sql, { change: (deps) => ({ ...deps, signer: null }) })
    const { browser } = await bare.person()
    expect(await (await browser.open('/second-factor')).text()).toContain('cannot be turned on here')
  })

  describe('58 the password is asked for again', () => {
    const later = (hours: number) => {
      minute += hours * 60
      next()
    }
    const forms: readonly (readonly [string, Record<string, string>])[] = [
      ['/dashboard/keys', { name: 'Till', purpose: 'server', scope: 'fittings:read', days: '0' }],
      ['/dashboard/keys/key_01M7XA1XZV5N0MJNV6P4P7WRPT/roll', {}],
      ['/dashboard/agents', { name: 'Desk', scope: 'fittings:read', days: '0' }],
      ['/dashboard/webhooks', { url: 'https://shop.example/hook', event: 'fitting.completed' }],
      ['/dashboard/webhooks/whe_01M7XA1XZV5N0MJNV6P4P7WRPT/rotate', {}],
      ['/dashboard/team', { email: 'new@range.example', role: 'owner' }],
      ['/dashboard/team/per_01M7XA1XZV5N0MJNV6P4P7WRPT/role', { role: 'owner' }],
    ]
    test.each(forms)('before %s', async (path, fields) => {
      const { browser } = await club.person()
      const before = await club.sql`select count(*) from api_keys`
      later(1)
      const page = await browser.send(path, fields)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Enter your password again')])
      const wrong = await browser.send(path, { ...fields, 'confirm-password': 'not this one, surely' })
      expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('The password is wrong.')])
      expect(await club.sql`select count(*) from api_keys`).toEqual(before)
    })

    test('it goes on where it was, and nobody asks again for ten minutes', async () => {
      const { browser } = await club.person()
      const [path, fields] = forms[0]!
      later(1)
      const page = await (await browser.send(path, fields)).text()
      for (const [name, value] of Object.entries(fields))
        expect(page).toContain(`<input type="hidden" name="${name}" value="${value}">`)
      const made = await browser.send(path, { ...fields, 'confirm-password': password })
      expect([made.status, made.headers.get('location')]).toEqual([303, '/dashboard/keys'])
      next()
      expect((await browser.send(path, fields)).status).toBe(303)
      later(1)
      expect((await browser.send(path, fields)).status).toBe(200)
    })

    test('with the code, where there is a second factor', async () => {
      const { browser } = await club.person()
      const { key } = await enrol(browser)
      const [path, fields] = forms[0]!
      later(1)
      const send = (code: string) =>
        browser.send(path, { ...fields, 'confirm-password': password, 'confirm-code': code })
      expect(await (await browser.send(path, fields)).text()).toContain('autocomplete="one-time-code"')
      expect((await send('000000')).status).toBe(401)
      expect((await send(codeAt(key, next()))).status).toBe(303)
    })

    test('before a program makes an agent connection with the bearer of a session', async () => {
      const { email } = await club.person()
      const session = await club.call('POST', '/api/developers/session', { body: { email, password } })
      const { token } = (await session.json()) as { token: string }
      const path = '/api/developers/me/agent-connections'
      const make = () => club.call('POST', path, { token, body: { name: 'Desk', scopes: ['fittings:read'] } })
      expect((await make()).status).toBe(201)
      later(1)
      expect((await make()).status).toBe(401)
    })
  })
})
