import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { unescaped } from '../../src/pages/index.ts'
import { sessionOf, shotOf } from '../features/sessions/bay.ts'
import { type Browser, browserOf, password, type Replica, replica } from '../identity/people/harness.ts'
import { requestTo } from '../support/app.ts'
import { chromiumPath, contrastFindings, desk, faultsOf, openBrowser, type TestBrowser } from '../support/browser.ts'
import { requests } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { freePort } from '../support/service.ts'

const port = freePort()
const base = `http://localhost:${port}`

/** Addresses that no page links to. */
const unlinked = [
  '/nothing',
  '/docs/errors/NOPE',
  '/lab/fit_none',
  '/sessions/ses_none',
  '/join/nothing',
  '/oauth/authorize',
  '/swagger/ui',
  '/store/club/ping-g440-max-driver?loft=10.5&hand=right',
  '/store/club/none',
  '/studio/enter/used',
]

/** Pages of one kind have the same parts: one of each is looked at. */
const kindOf = (address: string): string =>
  address
    .replace(/\?(?!view=).*|#.*/, '')
    .replaceAll(/\/[a-z]{3,4}_[\w-]{20,}/g, '/:id')
    .replace(/^\/docs\/errors\/.+/, '/docs/errors/:code')
    .replace(/^\/docs\/(?!errors|search).+/, '/docs/:name')
    .replace(/^\/swagger\/(?!ui).+/, '/swagger/:name')
    .replace(/^\/v1\/rules\/.+/, '/v1/rules/:id')
    .replace(/^\/store\/club\/(?!none).+/, '/store/club/:id')

interface Found {
  readonly kind: string
  readonly address: string
  readonly text: string
  readonly isPrivate: boolean
  /** Nobody has signed in. */
  readonly isOut?: boolean
}

const smallPhone = { width: 360, height: 780 }

/** What a browser may fetch before a page can be read, bytes as gzip has them. */
const firstViewBytesMax = 60_000

const linksIn = (text: string): string[] =>
  [...text.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].flatMap(([, href]) => {
    const address = inside(unescaped(href!)).replace(/#.*/, '')
    return address.startsWith('/') ? [address] : []
  })

const inside = (address: string): string => address.replace(base, '')

/** One page of each kind that links lead to. */
const walk = async (open: (address: string) => Promise<Response>, from: readonly string[]): Promise<Found[]> => {
  const found = new Map<string, Found>()
  const ahead = [...from]
  for (let address = ahead.shift(); address !== undefined; address = ahead.shift()) {
    const kind = kindOf(address)
    if (found.has(kind)) continue
    const { headers, ...answer } = await opened(open, address)
    const location = headers.get('location')
    if (location !== null) ahead.push(inside(location))
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    found.set(kind, { kind, address, text: answer.text, isPrivate: headers.has('x-robots-tag') })
    ahead.push(...linksIn(answer.text))
  }
  return [...found.values()]
}

const opened = async (open: (address: string) => Promise<Response>, address: string) => {
  const answer = await open(address)
  return { headers: answer.headers, text: await answer.text() }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

describe.if(chromiumPath !== undefined)('every page', () =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return // pages do not depend on the database
    let club: Replica
    let chromium: TestBrowser
    let browser: Browser
    /** As somebody sees them who has signed in, then those of nobody in particular. */
    let pages: readonly Found[]

    beforeAll(async () => {
      club = await replica(await open(), { env: { BASE_URL: base, AUTH_URL: base }, isInProcess: true })
      const send = async (path: string, body: unknown) => {
        const answer = await club.call('POST', path, { body, token: club.apiKey })
        return (await answer.json()) as Record<string, string>
      }
      const shots = Array.from({ length: 12 }, (_, i) => shotOf(i + 1, { club: i % 2 === 0 ? '7 iron' : 'Driver' }))
      const { sessionUrl } = await send('/v1/sessions/ingest', sessionOf(shots))
      const { fittingId, labUrl } = await send('/v1/fitting/analyze', requests.driver)
      browser = browserOf((request) => club.app.handle(request), base)
      await browser.send(`/join/${await club.newLink('owner@range.example')}`, { password })
      const shared = await browser.send(`/fittings/${fittingId}/share`)
      const own = [`/v1/fittings/${fittingId}`, labUrl!, sessionUrl!, shared.headers.get('location')!, '/golfers']
      const signedIn = await walk(browser.open, [...unlinked, ...own.map(inside), '/dashboard'])
      const out = await walk(club.browser().open, ['/', '/sign-in', '/studio'])
      const more = out.filter(({ kind, text }) => !signedIn.some((one) => one.kind === kind && one.text === text))
      pages = [...more.map((one) => ({ ...one, isOut: true })), ...signedIn]
      chromium = await openBrowser(club.app, port)
    })
    afterAll(() => chromium?.stop())

    test('has one header with the logo, one main, one foot, one title and one heading of the first level', () => {
      expect(pages.length).toBeGreaterThan(40)
      for (const { kind, text } of pages)
        expect({
          kind,
          headers: count(text, /<header\b/g),
          logos: count(text, /<a class="home" href="\/">/g),
          // Swagger UI makes its own, in the browser.
          mains: count(text, kind === '/swagger/ui' ? /id="swagger-ui"/g : /<main id="main"/g),
          feet: count(text, /<footer\b/g),
          firsts: count(text, /<h1\b/g),
          titles: count(text.split('</head>')[0]!, /<title>[^<]+<\/title>/g),
        }).toEqual({ kind, headers: 1, logos: 1, mains: 1, feet: 1, firsts: 1, titles: 1 })
    })

    test('is under 60 kB with all that it loads, but for Swagger UI', async () => {
      const sizes = new Map<string, Promise<number>>()
      const sizeOf = async (address: string): Promise<number> => {
        const answer = await club.app.handle(requestTo(address, { headers: { 'accept-encoding': 'gzip' } }))
        const bytes = new Uint8Array(await answer.arrayBuffer())
        return bytes[0] === 0x1f && bytes[1] === 0x8b ? bytes.length : Bun.gzipSync(bytes).length
      }
      const heavy: unknown[] = []
      for (const { kind, text } of pages) {
        const files = [...text.matchAll(/<(?:link|script|img)\b[^>]* (?:href|src)="(\/[^"]+)"/g)].map(
          ([, file]) => file!,
        )
        for (const file of files) sizes.set(file, sizes.get(file) ?? sizeOf(file))
        const parts = await Promise.all(files.map((file) => sizes.get(file)!))
        const bytes = parts.reduce((sum, size) => sum + size, Bun.gzipSync(text).length)
        if (bytes >= firstViewBytesMax) heavy.push({ kind, bytes })
      }
      expect(heavy).toEqual([{ kind: '/swagger/ui', bytes: expect.any(Number) }])
    })

    test('is described where it is sent on, in absolute addresses, with a picture that is there', async () => {
      const described = pages.filter(({ text }) => text.includes('<meta name="description"'))
      expect(described.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining([
          '/',
          '/example',
          '/docs',
          '/docs/:name',
          '/v1/rules',
          '/v1/rules/:id',
          '/store/club/:id',
          '/shared/:id',
        ]),
      )
      for (const { kind, address, text } of described) {
        const of = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(text)?.[1]
        expect({ kind, description: of('description')?.length }).toEqual({ kind, description: expect.any(Number) })
        expect(of('og:description')).toBe(of('description')!)
        expect(of('og:title')).toBeString()
        expect(of('twitter:card')).toBe('summary_large_image')
        if (kind !== '/shared/:id') expect(of('og:url')).toBe(base + address.replace(/\?.*/, ''))
        const picture = await browser.open(inside(of('og:image')!))
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
      }
      // Whose a fitting is stays with the account, and no search engine lists it.
      const shared = described.find(({ kind }) => kind === '/shared/:id')!
      expect([shared.isPrivate, shared.text.includes('owner@range.example')]).toEqual([true, false])
      for (const { kind, text } of pages)
        if (/^\/(dashboard|fittings|golfers|sign-in|join)/.test(kind)) expect(text).not.toContain('og:')
    })

    test('has the logo at one place, four sizes of headings at most, and nothing that sticks out or that axe finds, on a small phone and a desk, light and dark', async () => {
      const page = await newTab()
      const faults: unknown[] = []
      const places = new Set<string>()
      for (const found of pages) {
        const { kind } = found
        await page.setViewportSize(desk)
        await goTo(page, found)
        places.add(await placeOfLogo(page))
        const sizes = await headingSizes(page)
        if (sizes.length > 4) faults.push({ kind, sizes })
        // A page of its own makers, which test/site/front looks at.
        const wrong = kind === '/swagger/ui' ? [] : await faultsOf(page, [smallPhone, desk], true)
        if (wrong.length > 0) faults.push({ kind, wrong })
      }
      expect(faults).toEqual([])
      expect([...places]).toHaveLength(1)
      await page.context().close()
    })

    test('keeps the colors that were chosen in its foot, and shows them with the first picture', async () => {
      const page = await newTab()
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/example')
      const light = await paper(page)
      await page.getByText('Dark', { exact: true }).click()
      const dark = await paper(page)
      expect(dark).not.toBe(light)
      for (const found of pages) {
        const { kind } = found
        await goTo(page, found)
        expect([kind, await paper(page)]).toEqual([kind, dark])
        if (kind !== '/swagger/ui') expect([kind, await contrastFindings(page)]).toEqual([kind, []])
      }
      await page.goto('/example')
      await page.getByText('Auto', { exact: true }).click()
      expect(await paper(page)).toBe(light)
      await page.context().close()
    })

    test('is written in the language and the units that were chosen in its foot', async () => {
      const page = await newTab()
      await page.goto('/example')
      await page.getByRole('button', { name: 'Deutsch' }).click()
      await page.waitForSelector('html[lang="de"]')
      await page.locator('#units label').first().click()
      await page.reload()
      expect(await page.locator('#lab').getAttribute('data-units')).toBe('imperial')
      await page.goto('/')
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      await page.context().close()
    })

    const newTab = async (): Promise<Page> =>
      (await chromium.profile({ javaScriptEnabled: true, bypassCSP: true })).newPage()
    /** Opens a page as whoever it was found for: those of nobody in particular come first. */
    const goTo = async (page: Page, { address, isOut = false }: Found) => {
      const cookies = browser.cookies().map(({ name, value, path }) => ({ name, value, path, domain: 'localhost' }))
      if (!isOut) await page.context().addCookies(cookies)
      await page.goto(address, { waitUntil: 'load' })
    }
  }),
)

const placeOfLogo = (page: Page): Promise<string> =>
  page.evaluate(`(({ x, y }) => x + ' ' + y)(document.querySelector('.home').getBoundingClientRect())`)

const headingSizes = (page: Page): Promise<string[]> =>
  page.evaluate(
    `[...new Set([...document.querySelectorAll('h1, h2, h3, h4')].map((one) => getComputedStyle(one).fontSize))]`,
  )

const paper = (page: Page): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor')
