import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page, Response } from 'playwright-core'
import { englishReader, html } from '../../../src/pages/index.ts'
import { frontPage } from '../../../src/site/front/page.ts'
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
    const page = (await pageAt('/')).replaceAll('\u00a0', ' ')
    const text = page.replaceAll(/<span class="metric">[^<]*<\/span>|<\/?span[^>]*>/g, '')
    for (const { display, rule } of Object.values(body.specs) as { display: string; rule: string }[]) {
      const figure = RegExp.escape(display.replace(/ \(.*/, ''))
      expect(text).toMatch(new RegExp(`<dd class="figure">${figure}[^/]*</dd><dd><a href="/v1/rules/${rule}[?"]`, 'i'))
    }
    const [pick] = body.topPicks
    expect(await pageAt('/example')).toContain(`<h3><small>${pick.brand}</small> ${pick.model}</h3>`)
  })

  test('the first page asks how far a drive goes, and leads into the form with the answer', async () => {
    const text = await pageAt('/')
    expect(text).toContain('<form class="drive" method="get" action="/studio">')
    expect(text).toContain('<input type="hidden" name="clubType" value="driver">')
    expect(text).toMatch(/<input type="number" id="total" name="total"[^>]*>\s*<span class="unit">yd</)
    expect(text).toContain('>Fit my driver</button>')
    const answer = await club.app.handle(requestTo('/', { headers: { 'accept-language': 'de-DE' } }))
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(answer.headers.get('vary')).toContain('Accept-Language, Cookie')
    const german = await answer.text()
    expect(german).toContain('Wie weit geht ein guter Drive, mit Ausrollen?')
    expect(german).toContain('<span class="unit">m</span>')
  })

  test('a drive that is too short for a total leads on to its carry, and is fitted', async () => {
    const [, min] = /<input type="number" id="total"[^>]* min="(\d+)"/.exec(await pageAt('/'))!
    expect(Number(min)).toBeLessThan(60)
    const headers = { accept: 'text/html', origin: `http://localhost:${port}` }
    const formFor = async (total: number, language = 'en-US') => {
      const request = requestTo(`/studio?clubType=driver&total=${total}`, {
        headers: { ...headers, 'accept-language': language },
      })
      const answer = await club.app.handle(request)
      const text = await answer.text()
      return {
        cookie: answer.headers.get('set-cookie')!.split(';')[0]!,
        way: /name="way" value="(\w+)"[^>]*checked/.exec(text)![1],
        total: /id="totalDistance"[^>]* value="(\d+)"/.exec(text)?.[1],
        isTold: /works from|zählt ab/.test(text),
      }
    }
    const short = { way: 'carry', total: undefined, isTold: true }
    for (const [total, language] of [
      [120, 'en-US'],
      [30, 'en-US'],
      [130, 'de-DE'],
    ] as const)
      expect(await formFor(total, language)).toMatchObject(short)
    for (const [total, language] of [
      [150, 'en-US'],
      [140, 'de-DE'],
    ] as const)
      expect(await formFor(total, language)).toMatchObject({ way: 'total', total: `${total}`, isTold: false })
    const { cookie } = await formFor(120)
    const send = (fields: Record<string, string>) =>
      club.app.handle(
        requestTo('/studio', {
          method: 'POST',
          headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ clubType: 'driver', handedness: 'right', ...fields }).toString(),
        }),
      )
    const refused = await send({ way: 'total', totalDistance: '120' })
    expect([refused.status, (await refused.text()).includes('For a shorter drive')]).toEqual([400, true])
    for (const fields of [
      { way: 'carry', totalDistance: '120', carryDistance: '105' },
      { way: 'unknown', totalDistance: '120' },
    ])
      expect([fields, (await send(fields)).status]).toEqual([fields, 303])
  })

  test('where nobody is fitted without an account, the button says so', () => {
    const config = { serviceName: 'Fit', baseUrl: 'https://fit.example', studioPublic: 0 }
    expect(frontPage(config, englishReader, html``).text).toContain('>Sign in and fit my driver</button>')
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
    test.each(publicPages)('the first view of %s is small, and one request deep', async (path) => {
      const { page, errors } = await newPage()
      const fetched: Response[] = []
      page.on('response', (response) => fetched.push(response))
      await page.goto(path, { waitUntil: 'networkidle' })
      const bodies = await Promise.all(fetched.map((response) => response.body()))
      const bytes = bodies.reduce((sum, body) => sum + Bun.gzipSync(new Uint8Array(body)).length, 0)
      expect(bytes).toBeLessThan(firstViewBytesMax)
      expect([errors, fetched.length > 1]).toEqual([[], true])
      const text = await pageAt(path)
      for (const response of fetched.slice(1)) expect(text).toContain(new URL(response.url()).pathname)
      await page.context().close()
    })

    // test/pages/every-page looks at one page of each kind. Of these another was looked at, and they have more.
    test.each(['/v1/rules/DRV-LOFT?at=95', '/docs/errors/QUOTA_EXCEEDED'])(
      '%s has no finding of axe, narrow and wide, light and dark',
      async (path) => look(await newPage(), path),
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
      await page.goto('/docs/errors/QUOTA_EXCEEDED')
      await page.click('button[data-copy="example"]')
      await page.waitForSelector('button[data-copy="example"]:has-text("Copied")')
      const copied = String(await page.evaluate('navigator.clipboard.readText()'))
      expect(JSON.parse(copied)).toMatchObject({ code: 'QUOTA_EXCEEDED' })
      await profile.close()
    })
  })
})
