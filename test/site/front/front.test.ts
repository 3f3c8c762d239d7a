import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { requestTo } from '../../support/app.ts'
import { chromiumPath, faultsOf, openBrowser, type TestBrowser } from '../../support/browser.ts'
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
    // The chart comes first for whoever has a place on it.
    expect(await pageAt('/v1/rules/LEN-IRON?at=37.5')).toMatch(/You are here[\s\S]*<ul class="statement"/)
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

    /** A page that nobody has seen yet, and what goes wrong on it. */
    const newPage = async () => {
      const page = await (await chromium.profile({ javaScriptEnabled: true })).newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      return { page, errors }
    }
    const look = async ({ page, errors }: { page: Page; errors: string[] }, path: string, readyAt = 'main') => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.waitForSelector(readyAt)
      expect({ path, faults: await faultsOf(page), errors }).toEqual({ path, faults: [], errors: [] })
      await page.context().close()
    }

    const publicPages = [
      '/',
      '/example',
      '/v1/rules',
      '/v1/rules/DRV-LOFT?at=95',
      '/v1/rules/SHAFT-FLEX',
      '/docs/errors',
      '/docs/errors/QUOTA_EXCEEDED',
      '/swagger',
      '/swagger/fitting',
      '/swagger/catalog',
      '/sign-in',
    ]
    test.each(publicPages)(
      '%s has no finding of axe, narrow and wide, light and dark; its first view is small, and one request deep',
      async (path) => {
        const shown = await newPage()
        const fetched: { url: string; bytes: Promise<number> }[] = []
        shown.page.on('response', (response) =>
          fetched.push({
            url: response.url(),
            bytes: response.body().then((body) => Bun.gzipSync(new Uint8Array(body)).length),
          }),
        )
        await look(shown, path)
        const text = await pageAt(path)
        const bytes = (await Promise.all(fetched.map((one) => one.bytes))).reduce((sum, one) => sum + one, 0)
        expect(bytes).toBeLessThan(firstViewBytesMax)
        for (const { url } of fetched.slice(1)) expect(text).toContain(new URL(url).pathname)
      },
    )
    test('so has the demo store', async () => {
      const { body } = await club.analyze(requests.driver)
      await look(await newPage(), body.topPicks[0].storeUrl)
    })
    test('so has Swagger UI', async () => look(await newPage(), '/swagger/ui', '.opblock'))

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
