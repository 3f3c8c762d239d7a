import { beforeAll, describe, expect, test } from 'bun:test'
import { payingAccount } from '../../../src/cli/fit/fit-call.ts'
import { createKey, selectAccounts } from '../../../src/identity/accounts/index.ts'
import { readConfig } from '../../../src/platform/settings/config.ts'
import { authUrl, type Replica, replica } from '../../identity/people/harness.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { eraseOldOf } from '../../support/expired.ts'

const fromStudio = { 'x-clubwright-studio': '1', 'content-type': 'application/json', origin: authUrl }
type Headers_ = Readonly<Record<string, string>>

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  beforeAll(async () => {
    club = await replica(await open(), { env: { STUDIO_PUBLIC: '2', TRUST_PROXY: '1' }, isInProcess: true })
  })
  let hosts = 0
  /** An address that nobody used yet. */
  const newAddress = () => `203.0.113.${++hosts}`
  const ask = (path: string, from: string, headers: Headers_ = {}) =>
    club.app.handle(requestTo(path, { headers: { 'x-forwarded-for': from, ...headers } }))
  /** The cookie that a new browser gets with the page. */
  const pass = async (from: string): Promise<string> => {
    const answer = await ask('/studio', from)
    expect(answer.status).toBe(200)
    return /^clubwright-visitor=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')![0]
  }
  const send = (path: string, from: string, cookie: string | null, headers: Headers_ = fromStudio) =>
    club.app.handle(
      requestTo(path, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': from, ...(cookie !== null && { cookie }) },
        body: JSON.stringify(path === '/v1/bag/plan' ? plan : requests.driver),
      }),
    )
  const plan = { golfer: { handedness: 'right' }, driverSpeed: 95 }
  const fit = (from: string, cookie: string | null, headers: Headers_ = fromStudio) =>
    send('/v1/fitting/analyze', from, cookie, headers)
  const idOf = async (answer: Response) => ((await answer.json()) as { fittingId: string }).fittingId
  const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
  const read = (id: string, cookie: string, from: string) =>
    ask(`/v1/fittings/${id}`, from, { 'x-clubwright-studio': '1', cookie })

  describe('where anybody may be fitted', () => {
    test('58 a visitor deletes what their browser made with one button, and nothing of another browser', async () => {
      const [from, elsewhere] = [newAddress(), newAddress()]
      const [cookie, other] = [await pass(from), await pass(elsewhere)]
      const made = [await idOf(await fit(from, cookie)), await idOf(await fit(from, cookie))]
      const theirs = await idOf(await fit(elsewhere, other))
      const page = await (await ask('/studio', newAddress(), { cookie })).text()
      expect(page).toContain(
        '<button class="quiet" name="forget" value="all">Delete the fittings of this browser</button>',
      )
      const forget = (headers: Headers_) =>
        club.app.handle(
          requestTo('/studio', {
            method: 'POST',
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              'x-forwarded-for': newAddress(),
              cookie,
              ...headers,
            },
            body: 'forget=all',
          }),
        )
      expect((await forget({ origin: 'https://evil.example' })).status).toBe(403)
      expect((await read(made[0]!, cookie, from)).status).toBe(200)
      const forgotten = await forget({ origin: authUrl })
      expect([forgotten.status, forgotten.headers.get('location')]).toEqual([303, '/studio'])
      for (const id of made) expect((await read(id, cookie, from)).status).toBe(404)
      expect((await read(theirs, other, elsewhere)).status).toBe(200)
      const left = await club.sql`select id from fittings where id = any(${made}::text[]) and erased_at is null`
      expect(left).toEqual([])
    })

    test('a browser gets a pass with the page, and is fitted for the account of visitors', async () => {
      const from = newAddress()
      const page = await ask('/studio', from)
      expect(page.headers.get('set-cookie')).toMatch(
        /^clubwright-visitor=est_\w{46}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
      )
      const cookie = await pass(from)
      expect((await ask('/studio', from, { cookie })).headers.get('set-cookie')).toBeNull()
      const id = await idOf(await fit(from, cookie))
      const [row] = await club.sql`
        select a.company_name, b.balance from fittings f join accounts a on a.id = f.account_id
          join credit_balances b on b.account_id = a.id where f.id = ${id}`
      expect(row).toEqual({ company_name: 'Studio visitors', balance: 0 })
      const [stored] = await club.sql`select output #>> '{meta,wordsFrom}' as words from fittings where id = ${id}`
      expect(stored).toEqual({ words: 'visitor' }) // N4
      expect((await send('/v1/bag/plan', from, cookie)).status).toBe(200)
      expect((await ask('/studio/bag', from)).status).toBe(200)
    })

    test('an address has its fittings of a day, whatever passes it takes; another address has its own', async () => {
      const [from, other] = [newAddress(), newAddress()]
      const [first, second, elsewhere] = [await pass(from), await pass(from), await pass(other)]
      const burst = await Promise.all([first, second, first, second].map((cookie) => fit(from, cookie)))
      expect(burst.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
      expect(await codeOf(burst.find(({ status }) => status === 429)!)).toEqual([429, 'DAILY_CAP_REACHED'])
      expect((await fit(other, elsewhere)).status).toBe(200)
      const full = await ask('/studio', from, { cookie: first })
      expect([full.status, full.headers.get('retry-after')]).toEqual([429, '43200'])
      expect(await full.text()).toContain('again in 12 hours')
      expect(await (await ask('/studio', from, { 'accept-language': 'de' })).text()).toContain('In 12 Stunden')
      expect((await ask('/studio/bag', from)).status).toBe(200) // planning is free
      club.moveTo('2026-11-23T00:00:01Z')
      expect((await fit(from, first)).status).toBe(200)
      club.moveTo('2026-11-22T12:00:00Z')
    })

    test('addresses go once their day has ended by the clock of the service, and not before', async () => {
      const from = newAddress()
      await fit(from, await pass(from))
      const days = async () => {
        await eraseOldOf('visitor_days', club.deps)
        const kept = await club.sql<{ day: string }>`select day::text from visitor_days where sender = ${from}`
        return kept.map(({ day }) => day)
      }
      club.moveTo('2026-11-22T23:59:59Z')
      expect(await days()).toEqual(['2026-11-22'])
      club.moveTo('2026-11-23T00:00:00Z')
      expect(await days()).toEqual([])
      club.moveTo('2026-11-22T12:00:00Z')
    })

    test('what is sent again is the same fitting, and counts once', async () => {
      const from = newAddress()
      const cookie = await pass(from)
      const once = () => fit(from, cookie, { ...fromStudio, 'idempotency-key': 'studio-1' })
      const ids = [await idOf(await once()), await idOf(await once()), await idOf(await once())]
      expect(new Set(ids).size).toBe(1)
      expect((await fit(from, cookie)).status).toBe(200)
    })

    test('an IPv6 customer is one address, and what stands before the trusted proxy is none', async () => {
      const [one, two, three] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
      const cookie = await pass(one)
      expect([(await fit(one, cookie)).status, (await fit(two, cookie)).status]).toEqual([200, 200])
      expect((await fit(two, cookie)).status).toBe(429)
      expect((await fit(`${three}, ${one}`, cookie)).status).toBe(429)
      expect((await fit(three, cookie)).status).toBe(200)
    })

    test('a visitor reads what their own pass made, and nothing else', async () => {
      const from = newAddress()
      const [mine, theirs] = [await pass(from), await pass(from)]
      const id = await idOf(await fit(from, mine))
      expect((await read(id, mine, from)).status).toBe(200)
      expect(await codeOf(await read(id, theirs, from))).toEqual([404, 'FITTING_NOT_FOUND'])
      const ofShop = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body: requests.driver })
      expect((await read(await idOf(ofShop), mine, from)).status).toBe(404)
      expect((await club.call('GET', `/v1/fittings/${id}`, { token: club.apiKey })).status).toBe(404)
    })

    test('N5 a visitor deletes what their own pass made, and nothing else', async () => {
      const from = newAddress()
      const [mine, theirs] = [await pass(from), await pass(from)]
      const id = await idOf(await fit(from, mine))
      const remove = (cookie: string, headers: Headers_ = fromStudio) =>
        club.app.handle(
          requestTo(`/v1/fittings/${id}`, {
            method: 'DELETE',
            headers: { ...headers, 'x-forwarded-for': from, cookie },
          }),
        )
      expect(await codeOf(await remove(theirs))).toEqual([404, 'FITTING_NOT_FOUND'])
      expect((await remove(mine, { origin: 'https://evil.example' })).status).toBe(401)
      expect((await remove(mine)).status).toBe(204)
      expect((await read(id, mine, from)).status).toBe(404)
      expect(await club.sql`select from audit_events where subject = ${id}`).toEqual([])
      const publishable = { origins: [authUrl], dailyCap: 5, shop: null }
      const page = (await createKey(club.deps, club.accountId, { name: 'page', publishable }))!.apiKey
      const made = await idOf(await fit(from, null, { ...fromStudio, authorization: `Bearer ${page}` }))
      const byPage = { authorization: `Bearer ${page}`, origin: authUrl }
      const kept = await club.app.handle(requestTo(`/v1/fittings/${made}`, { method: 'DELETE', headers: byPage }))
      expect(await codeOf(kept)).toEqual([403, 'INSUFFICIENT_SCOPE'])
    })

    test.each([
      ['GET', '/v1/fittings'],
      ['GET', '/v1/key/status'],
      ['GET', '/v1/clubs/search?clubType=driver'],
      ['POST', '/v1/catalog/scores'],
      ['POST', '/v1/keys/revoke'],
      ['POST', '/v1/sessions/import'],
      ['POST', '/mcp'],
      ['POST', '/dashboard/keys'],
    ])('a pass does not open %s %s', async (method, path) => {
      const from = newAddress()
      const headers = { ...fromStudio, cookie: await pass(from), 'x-forwarded-for': from }
      const body = method === 'POST' ? { body: '{}' } : {}
      const answer = await club.app.handle(requestTo(path, { method, headers, ...body }))
      expect(answer.status === 401 || answer.headers.get('location') === '/sign-in?next=/dashboard').toBe(true)
    })

    test('a pass counts only with the header of the studio, and from its origin', async () => {
      const from = newAddress()
      const cookie = await pass(from)
      const { 'x-clubwright-studio': _, ...plain } = fromStudio
      for (const headers of [plain, { ...fromStudio, origin: 'https://elsewhere.example' }])
        expect((await fit(from, cookie, headers)).status).toBe(401)
      for (const other of [null, 'clubwright-visitor=est_short', 'clubwright-visitor=x'])
        expect((await fit(from, other)).status).toBe(401)
      const bearer = { 'content-type': 'application/json', authorization: `Bearer ${cookie.split('=')[1]}` }
      expect((await fit(from, null, bearer)).status).toBe(401)
    })

    test('files of launch monitors are read for those who sign in', async () => {
      expect((await ask('/studio/session', newAddress())).status).toBe(401)
    })

    test('whoever has signed in is fitted for their own account, without a limit by address', async () => {
      const { browser } = await club.person()
      const page = await browser.open('/studio')
      expect([page.status, (await page.text()).includes('data-visitor')]).toEqual([200, false])
    })
  })

  test('an operator need not name another account because visitors have one', async () => {
    const from = newAddress()
    await fit(from, await pass(from))
    await club.person()
    const accounts = await selectAccounts(club.sql)
    const others = accounts.filter(({ companyName }) => companyName !== 'Studio visitors')
    expect(others.length).toBe(accounts.length - 1)
    const paying = payingAccount(club.sql, undefined)
    if (others.length === 1) expect(await paying).toBe(others[0]!.id)
    else await expect(paying).rejects.toThrow(`there are ${others.length} accounts`)
  })

  test('all whose address cannot be told are one address', async () => {
    const plain = await replica(await open(), { env: { STUDIO_PUBLIC: '1' }, isInProcess: true })
    const page = await plain.app.handle(requestTo('/studio', { headers: { 'x-forwarded-for': '198.51.100.1' } }))
    const [cookie] = /^clubwright-visitor=[^;]+/.exec(page.headers.get('set-cookie')!)!
    const fitFrom = (from: string) =>
      plain.app.handle(
        requestTo('/v1/fitting/analyze', {
          method: 'POST',
          headers: { ...fromStudio, cookie, 'x-forwarded-for': from },
          body: JSON.stringify(requests.driver),
        }),
      )
    expect([(await fitFrom('198.51.100.1')).status, (await fitFrom('198.51.100.2')).status]).toEqual([200, 429])
  })
})

describe('without the setting', () => {
  const publicIn = (env: Headers_) => readConfig(env).studioPublic
  test('only a service that nobody but this machine reaches lets anybody in', () => {
    expect(publicIn({})).toBe(20)
    for (const host of ['localhost', '::1']) expect(publicIn({ HOST: host })).toBe(20)
    const reached: readonly Headers_[] = [
      { HOST: '0.0.0.0' },
      { HOST: '192.168.1.4' },
      { BASE_URL: 'https://fit.example' },
      { TRUST_PROXY: '1' },
      { DATABASE_URL: 'postgres://localhost/fit' },
    ]
    for (const env of reached) expect([env, publicIn(env)]).toEqual([env, 0])
    expect([publicIn({ STUDIO_PUBLIC: '0' }), publicIn({ STUDIO_PUBLIC: '5', HOST: '0.0.0.0' })]).toEqual([0, 5])
  })
})
