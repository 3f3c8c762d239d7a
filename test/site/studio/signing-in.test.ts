import { beforeAll, describe, expect, test } from 'bun:test'
import { unescaped } from '../../../src/pages/index.ts'
import { createStudioPasses, enterUrl, type StudioPasses } from '../../../src/site/studio/index.ts'
import { authUrl, type Replica, replica } from '../../identity/people/harness.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

const fromStudio = { 'x-clubwright-studio': '1', 'content-type': 'application/json', origin: authUrl }

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let passes: StudioPasses
  let now = new Date('2026-11-22T12:00:00Z')
  beforeAll(async () => {
    const change = (deps: Replica['deps']) => ({ ...deps, studioPasses: heldBy(() => passes) })
    club = await replica(await open(), { change, isInProcess: true })
    passes = createStudioPasses({ clock: () => now, apiKey: club.apiKey })
  })

  const open_ = (browser: ReturnType<Replica['browser']>) => browser.open(pathTo(passes.newLink()))
  const fit = (
    cookie: string | undefined,
    headers: Record<string, string> = fromStudio,
    path = '/v1/fitting/analyze',
  ) =>
    club.app.handle(
      requestTo(path, {
        method: 'POST',
        headers: { ...headers, ...(cookie !== undefined && { cookie: `clubwright-studio=${cookie}` }) },
        body: JSON.stringify(requests.driver),
      }),
    )
  const signedIn = async () => {
    const browser = club.browser()
    expect((await open_(browser)).status).toBe(303)
    return browser
  }

  describe('the link that the terminal prints', () => {
    test('opens the studio, once', async () => {
      const path = pathTo(passes.newLink())
      const first = club.browser()
      const entered = await first.open(path)
      expect([entered.status, entered.headers.get('location')]).toEqual([303, '/studio'])
      expect(entered.headers.get('set-cookie')).toMatch(
        /^clubwright-studio=est_\w{46}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
      )
      expect((await first.open('/studio')).status).toBe(200)
      const second = club.browser()
      const again = await second.open(path)
      expect([again.status, (await again.text()).includes('was already used')]).toEqual([410, true])
      expect((await second.open('/studio')).status).toBe(401)
    })
    test('works for an hour, and what it opens for twelve', async () => {
      const path = pathTo(passes.newLink())
      const browser = await signedIn()
      const began = now
      now = new Date(began.getTime() + 3_600_000)
      expect((await club.browser().open(path)).status).toBe(410)
      expect((await browser.open('/studio')).status).toBe(200)
      now = new Date(began.getTime() + 12 * 3_600_000)
      expect((await browser.open('/studio')).status).toBe(401)
      now = began
    })
    test('is not used up by whoever only looks at its head', async () => {
      const path = pathTo(passes.newLink())
      await club.app.handle(requestTo(path, { method: 'HEAD' }))
      expect((await club.browser().open(path)).status).toBe(303)
    })
    test('is not the key, and neither is its pass', async () => {
      const browser = await signedIn()
      const pass = browser.cookie('clubwright-studio')!
      const asBearer = await club.call('GET', '/v1/key/status', { token: pass })
      expect(asBearer.status).toBe(401)
    })
  })

  describe('a page of the studio', () => {
    test('fits for the account of its link, or of who has signed in', async () => {
      const pass = (await signedIn()).cookie('clubwright-studio')
      const made = await fit(pass)
      expect(made.status).toBe(200)
      const { browser } = await club.person('member')
      expect((await browser.open('/studio')).status).toBe(200)
      const session = browser.cookie('clubwright')
      const byPerson = await fit(undefined, { ...fromStudio, cookie: `clubwright=${session}` })
      const { fittingId } = (await byPerson.json()) as { fittingId: string }
      const read = await club.call('GET', `/v1/fittings/${fittingId}`, { token: club.apiKey })
      expect(read.status).toBe(200)
    })
    test('is believed only with its header and from its origin', async () => {
      const pass = (await signedIn()).cookie('clubwright-studio')
      const { 'x-clubwright-studio': _, ...plain } = fromStudio
      expect((await fit(pass, plain)).status).toBe(401)
      expect((await fit(pass, { ...fromStudio, origin: 'https://elsewhere.example' })).status).toBe(401)
      expect((await fit(undefined)).status).toBe(401)
      expect((await fit('est_nobody')).status).toBe(401)
    })
    test.each([
      [{ key: 'two\nlines' }, 'key: zulässig ist Text mit 1 bis 255 Zeichen'],
      [{ clubType: 'chipper' }, 'Schläger: zulässig ist eins von diesen: driver, '],
    ])('without its script refuses %p in German', async (fields, words) => {
      const pass = (await signedIn()).cookie('clubwright-studio')
      const form = { clubType: 'driver', handedness: 'right', way: 'unknown', ...fields }
      const answer = await club.app.handle(
        requestTo('/studio', {
          method: 'POST',
          headers: {
            accept: 'text/html',
            'accept-language': 'de-DE',
            'content-type': 'application/x-www-form-urlencoded',
            cookie: `clubwright-studio=${pass}`,
            origin: authUrl,
          },
          body: new URLSearchParams(form).toString(),
        }),
      )
      expect(answer.status).toBe(400)
      expect(unescaped(await answer.text()).replaceAll('\u00a0', ' ')).toContain(words)
    })
    test('opens nothing that the studio does not need', async () => {
      const pass = (await signedIn()).cookie('clubwright-studio')
      for (const path of ['/v1/catalog/scores', '/v1/store/link', '/v1/agent/token'])
        expect([path, (await fit(pass, fromStudio, path)).status]).toEqual([path, 401])
    })
  })

  describe('what is kept, for whoever came by the link of the terminal', () => {
    const idOf = async (made: Response) => ((await made.json()) as { fittingId: string }).fittingId

    test('is what its key has fitted: a list, and each fitting', async () => {
      const browser = await signedIn()
      const own = await idOf(await fit(browser.cookie('clubwright-studio')))
      const person = (await club.person('member')).browser
      const session = { ...fromStudio, cookie: `clubwright=${person.cookie('clubwright')}` }
      const other = await idOf(await fit(undefined, session))
      expect(await (await browser.open('/studio')).text()).toContain('href="/fittings">Account<')
      const list = await browser.open('/fittings')
      const text = await list.text()
      expect([list.status, text.includes(`"/fittings/${own}"`), text.includes(other)]).toEqual([200, true, false])
      for (const absent of ['/golfers', '<form', '/golfer"', '/mail']) expect(text).not.toContain(absent)
      const opened = await browser.open(`/fittings/${own}`)
      const { pathname, search } = new URL(opened.headers.get('location')!, authUrl)
      expect([opened.status, pathname]).toEqual([303, `/lab/${own}`])
      expect((await browser.open(`${pathname}${search}`)).status).toBe(200)
      expect((await browser.open(`/fittings/${other}`)).status).toBe(404)
      // Members of the account have more, at the address of the record; others have to sign in.
      expect((await person.open(`/fittings/${own}`)).headers.get('location')).toBe(`/v1/fittings/${own}`)
      expect((await club.browser().open('/fittings')).headers.get('location')).toBe('/sign-in?next=/fittings')
    })
    test('goes on at the next page', async () => {
      const browser = await signedIn()
      for (let made = 0; made < 13; made++) await fit(browser.cookie('clubwright-studio'))
      const idsIn = (page: string) => [...page.matchAll(/"\/fittings\/(fit_\w+)"/g)].map(([, id]) => id!)
      const text = await (await browser.open('/fittings')).text()
      const [, older] = /href="(\/fittings\?before=fit_\w+)"/.exec(text)!
      const first = idsIn(text)
      const second = idsIn(await (await browser.open(older!)).text())
      expect(first).toHaveLength(12)
      expect(second.length).toBeGreaterThan(0)
      expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
    })
    test('has no golfers, mail or comparisons: it is said how somebody gets to sign in', async () => {
      const browser = await signedIn()
      const own = await idOf(await fit(browser.cookie('clubwright-studio')))
      const places = ['/golfers', '/fittings/compare', `/fittings/${own}/golfer`, `/fittings/${own}/again`]
      const answers = [
        ...places.map((path) => browser.open(path)),
        browser.send('/golfers', { name: 'Ann' }),
        browser.send(`/fittings/${own}/share`),
      ]
      for (const answer of await Promise.all(answers)) {
        const text = await answer.text()
        expect([answer.status, text.includes('clubwright person invite')]).toEqual([403, true])
        expect(text).not.toContain('<form')
      }
      expect(await club.sql`select from golfers where account_id = ${club.accountId} and name = 'Ann'`).toHaveLength(0)
    })
  })

  test('what a fitting costs is said to those who act for an account, not to visitors of a shop', async () => {
    const browser = await signedIn()
    const price = 'of the account’s fittings'
    for (const path of ['/studio', '/studio/bag']) {
      const text = await (await browser.open(path)).text()
      const framed = await (await club.browser().open(`${path}?key=svc_pub_${'a'.repeat(46)}`)).text()
      expect([path, text.includes(price), framed.includes(price)]).toEqual([path, true, false])
    }
  })

  test('nobody signed in reads how to come in, and is led to sign in where people do', async () => {
    const page = await club.browser().open('/studio')
    expect([page.status, page.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
    await club.person('owner')
    expect(await (await club.browser().open('/studio')).text()).toContain('/sign-in?next=/studio')
    const withAnswer = await club.browser().open('/studio?clubType=driver&total=230')
    expect(await withAnswer.text()).toContain('/sign-in?next=/studio%3FclubType%3Ddriver%26total%3D230')
    const signIn = await club.browser().open('/sign-in?next=/studio')
    expect(await signIn.text()).toContain('value="/studio"')
  })
  test('a publishable key in the address opens the page; any other key is refused', async () => {
    const opened = await club.browser().open(`/studio?key=svc_pub_${'a'.repeat(46)}`)
    expect(opened.status).toBe(200)
    const secret = await club.browser().open(`/studio?key=${club.apiKey}`)
    expect([secret.status, (await secret.text()).includes(club.apiKey)]).toEqual([401, false])
  })
})

const pathTo = (token: string): string => new URL(enterUrl(authUrl, token)).pathname

/** The passes are made with the key of an account, which is made with the service. */
const heldBy = (passes: () => StudioPasses): StudioPasses => ({
  newLink: () => passes().newLink(),
  enter: (link) => passes().enter(link),
  keyOf: (pass) => passes().keyOf(pass),
})
