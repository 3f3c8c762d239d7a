import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { requestTo } from '../../support/app.ts'
import { accessibilityFindings, chromiumPath, isTooWide, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'

/** The golfer of the example, as the page describes him. */
const golfer = {
  clubType: 'driver',
  golfer: { handedness: 'right', handicap: 16, age: 46, heightFeet: 6, heightInches: 2, wristToFloor: 37.5 },
  swingMetrics: {
    swingSpeed: 94,
    ballSpeed: 135,
    launchAngle: 10.3,
    spinRate: 2350,
    attackAngle: -0.5,
    missPattern: 'fade',
    missSize: 'moderate',
  },
  currentEquipment: { loft: 9 },
}

/** What a browser may fetch before a page can be read, bytes as gzip has them. */
const firstViewBytesMax = 60_000

forEachSharedDatabase((engine, open) => {
  // What the pages show does not depend on the database.
  if (engine !== 'embedded') return
  const port = freePort()
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open(), { env: { BASE_URL: `http://localhost:${port}` } })
  })
  const pageAt = async (path: string): Promise<string> =>
    (await club.app.handle(requestTo(path, { headers: { accept: 'text/html' } }))).text()

  test('the first page shows what a fitting of its golfer answers, with the rule behind each figure', async () => {
    const { body } = await club.analyze(golfer)
    const text = await pageAt('/')
    for (const { display, rule } of Object.values(body.specs) as { display: string; rule: string }[])
      expect(text).toMatch(
        new RegExp(`<dd class="figure">${RegExp.escape(display)}</dd><dd><a href="/v1/rules/${rule}[?"]`),
      )
    const [pick] = body.topPicks
    expect(await pageAt('/example')).toContain(`<h2 id="first">${pick.brand} ${pick.model}</h2>`)
  })

  test('a rule is found by its words, and its chart marks the golfer of a fitting', async () => {
    const found = await pageAt('/v1/rules?q=wrist+FLOOR')
    expect(found).toContain('href="/v1/rules/LEN-IRON"')
    expect(found).not.toContain('href="/v1/rules/DRV-LOFT"')
    expect(await pageAt('/v1/rules?q=%3Cscript%3E')).toContain('value="&#60;script&#62;"')
    expect(await pageAt('/v1/rules/LEN-IRON?at=37.5')).toContain('You are here')
    for (const path of ['/v1/rules/LEN-IRON', '/v1/rules/LEN-IRON?at=x', '/v1/rules/GRIP-SIZE?at=7'])
      expect(await pageAt(path)).not.toContain('You are here')
    // The lab and the example lead there.
    expect(await pageAt('/example')).toContain('/v1/rules/DRV-LOFT?at=94')
  })

  describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
    let chromium: TestBrowser
    beforeAll(async () => {
      chromium = await openBrowser(club.app, port)
    })
    afterAll(() => chromium?.stop())

    const looks = [
      { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
      { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
      { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
      { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    ] as const
    const look = async (path: string, readyAt = 'main'): Promise<void> => {
      const profile = await chromium.profile({ javaScriptEnabled: true })
      const page = await profile.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.goto(path)
      await page.waitForSelector(readyAt)
      for (const { viewport, colorScheme } of looks) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        const found = { errors, tooWide: await isTooWide(page), findings: await accessibilityFindings(page) }
        expect({ path, viewport, colorScheme, ...found }).toEqual({
          ...{ path, viewport, colorScheme },
          ...{ errors: [], tooWide: false, findings: [] },
        })
      }
      await profile.close()
    }

    const publicPages = [
      '/',
      '/example',
      '/v1/rules',
      '/v1/rules/DRV-LOFT?at=95',
      '/v1/rules/SHAFT-FLEX',
      '/docs/errors',
      '/docs/errors/QUOTA_EXCEEDED',
      '/sign-in',
    ]
    test.each(publicPages)('%s has no finding of axe, narrow and wide, light and dark', (path) => look(path))
    test('so has the demo store', async () => {
      const { body } = await club.analyze(requests.driver)
      await look(body.topPicks[0].storeUrl)
    })
    test('so has the API page', () => look('/swagger', '.opblock'))

    test.each(publicPages)('the first view of %s is small, and one request deep', async (path) => {
      const profile = await chromium.profile({ javaScriptEnabled: true })
      const page = await profile.newPage()
      const fetched: { url: string; bytes: Promise<number> }[] = []
      page.on('response', (response) =>
        fetched.push({
          url: response.url(),
          bytes: response.body().then((body) => Bun.gzipSync(new Uint8Array(body)).length),
        }),
      )
      await page.goto(path, { waitUntil: 'networkidle' })
      const text = await page.content()
      const bytes = (await Promise.all(fetched.map((one) => one.bytes))).reduce((sum, one) => sum + one, 0)
      expect(bytes).toBeLessThan(firstViewBytesMax)
      for (const { url } of fetched.slice(1)) expect(text).toContain(new URL(url).pathname)
      await profile.close()
    })

    test('code is copied by its button', async () => {
      const profile = await chromium.profile({
        javaScriptEnabled: true,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const page = await profile.newPage()
      await page.goto('/')
      await page.click('button[data-copy="mcp"]')
      await page.waitForSelector('button[data-copy="mcp"]:has-text("Copied")')
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`http://localhost:${port}/mcp`)
      await profile.close()
    })
  })
})
