import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { type FittingRequest, setUpVerdict } from '../../../src/fitting/engine/index.ts'
import type { Setting } from '../../../src/flight/side/index.ts'
import type { Base } from '../../../src/site/lab/base.ts'
import { flownAt } from '../../../src/site/lab/flown-at.ts'
import { requestAt } from '../../../src/site/lab/request-at.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { chromiumPath, faultsOf, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'

/** A driver with everything measured. */
const measured = {
  clubType: 'driver',
  golfer: { handedness: 'right', handicap: 14 },
  swingMetrics: {
    swingSpeed: 97,
    ballSpeed: 139,
    launchAngle: 9.5,
    spinRate: 3300,
    attackAngle: -1.5,
    clubPath: -3,
    faceAngle: 1,
    strikePattern: 'heel',
  },
  currentEquipment: { loft: 9 },
}
/** A hybrid of known loft, measured. */
const hybrid = {
  clubType: 'hybrid',
  golfer: { handedness: 'right', handicap: 12 },
  swingMetrics: { swingSpeed: 86, ballSpeed: 122, launchAngle: 11, spinRate: 4300, attackAngle: -3 },
  currentEquipment: { loft: 21 },
}
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

forEachSharedDatabase((engine, open) => {
  // What Chromium shows does not depend on the database.
  if (engine !== 'embedded') return
  describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
    let club: Club
    let chromium: TestBrowser
    beforeAll(async () => {
      const port = freePort()
      club = await openClub(await open(), { env: { BASE_URL: `http://localhost:${port}` } })
      chromium = await openBrowser(club.app, port)
    })
    afterAll(async () => {
      await chromium?.stop()
      expect(errors).toEqual([])
    })
    const errors: string[] = []

    const urlOf = async (request: unknown): Promise<string> => {
      const { body } = await club.analyze(request)
      const handoff = await club.call(`/v1/fittings/${body.fittingId}/lab-handoff`, { method: 'POST' })
      return handoff.body.labUrl
    }
    const look = async (url: string, options: Parameters<TestBrowser['tab']>[0] = {}): Promise<Page> => {
      const page = await chromium.tab({ javaScriptEnabled: true, viewport: phone, ...options })
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(url)
      if (options.javaScriptEnabled !== false) await untilAnswering(page)
      return page
    }
    /** The script begins to answer in an idle moment after the page is shown. */
    const untilAnswering = (page: Page) => page.locator('#sliders[hidden]').waitFor({ state: 'detached' })
    const textIn = (page: Page, id: string) => page.locator(`#${id}`).textContent()
    const slide = (page: Page, name: string, value: number | string) =>
      page.evaluate(
        `((field) => { field.value = ${JSON.stringify(String(value))}; field.dispatchEvent(new Event('input', { bubbles: true })) })(document.getElementById('set-${name}'))`,
      )

    test('axe finds nothing, and nothing sticks out: each club, phone and desk, light and dark', async () => {
      // German words are longer.
      const pages = [...Object.values(requests), measured, hybrid].map((request) => ({ request, locale: 'en-US' }))
      for (const { request, locale } of [...pages, { request: measured, locale: 'de-DE' }]) {
        const page = await look(await urlOf(request), { locale })
        const about = { clubType: request.clubType, locale }
        expect({ ...about, faults: await faultsOf(page) }).toEqual({ ...about, faults: [] })
      }
    })

    test('the first screen of a phone has the verdict, the flight and what to do with the own club', async () => {
      const page = await look(await urlOf(measured), { javaScriptEnabled: false })
      expect(await shownText(page.locator('h1'))).toMatch(/^Keep your driver: /)
      expect(await shownText(page.locator('.changes'))).toContain('No gain worth a club')
      for (const part of ['h1', '.hero svg >> nth=0', '.changes li >> nth=0']) {
        const { y, height } = (await page.locator(part).boundingBox())!
        expect([part, y + height <= phone.height]).toEqual([part, true])
      }
    })

    test('without scripts everything can be read, and nothing that needs them is shown', async () => {
      const page = await look(await urlOf(measured), { javaScriptEnabled: false })
      const text = await shownText(page.locator('main'))
      for (const part of ['SPECS', 'CLUBS THAT FIT', 'Setups compared', 'Work order', 'turn on scripts in the browser'])
        expect(text).toContain(part)
      await page.locator('.spec-row summary').first().click()
      expect(await shownText(page.locator('.spec-row details[open]').first())).toContain('DRV-LOFT')
      expect(text).toMatch(/Loft\s+10°[\s\S]*?(Clear|Likely|Open),/)
      for (const hidden of ['#sliders', '#outcome', '#units'])
        expect([hidden, await page.locator(hidden).isVisible()]).toEqual([hidden, false])
    })

    test('200 random settings give the same numbers in the browser as in the service', async () => {
      for (const request of [measured, hybrid, requests.fairway]) {
        const page = await look(await urlOf(request), { viewport: desk })
        const base: Base = JSON.parse((await page.locator('#lab').getAttribute('data-base'))!)
        const answers = (await page.evaluate(`(${answersOfMany})(200)`)) as Answered[]
        expect(new Set(answers.map(({ outcome }) => outcome.carryYards)).size).toBeGreaterThan(190)
        for (const { setting, outcome } of answers) {
          const here = flownAt(base, setting)
          for (const member of members) {
            const apart = Math.abs(outcome[member] - here[member])
            expect({ setting, member, isSame: apart < (member === 'spinRpm' ? 1 : 0.1) }).toMatchObject({
              isSame: true,
            })
          }
        }
      }
    })

    test('whoever moves a slider before the page had an idle moment is answered at once', async () => {
      const context = await chromium.profile({ javaScriptEnabled: true })
      const page = await context.newPage()
      await page.addInitScript('globalThis.requestIdleCallback = () => 0')
      await page.goto(await urlOf(measured))
      expect(await textIn(page, 'out-carry')).toBe('')
      await slide(page, 'clubSpeedMph', 98)
      expect(await textIn(page, 'out-carry')).toMatch(/^\d+\s(yd|m)$/)
      expect(await page.locator('#sliders').isVisible()).toBe(true)
      await context.close()
    })

    test('every club flies, as measured or as modeled, and says which', async () => {
      const drawn = async (request: unknown) => {
        const page = await look(await urlOf(request), { viewport: desk })
        const shots = (kind: string) => page.locator(`.explore .side .${kind}`).count()
        const found = [await shots('now'), await shots('fitted'), await shots('compared')]
        // Every line of the first drawing is named below it; that of wedges is a scale of lofts.
        const flights = await page.locator('.hero .side path.shot').count()
        expect(flights).toBe(await page.locator('.legend span').count())
        const text = await shownText(page.locator('main'))
        return { found, text }
      }
      const expected = await drawn(requests.fairway)
      expect(expected.found).toEqual([0, 1, 2])
      expect(expected.text).toContain('This club was not measured')
      const { carryYards } = (await club.analyze(requests.fairway)).body.woodFit
      // As fine as it may be off: in tens of yards.
      expect(expected.text).toMatch(new RegExp(`^Play .*: about ${10 * Math.round(carryYards / 10)}\\syd carry`))
      expect(expected.text).toMatch(new RegExp(`Carry\\s+${carryYards}\\syd`))
      expect(await drawn(hybrid)).toMatchObject({ found: [1, 1, 2] })
      const { ballSpeed, launchAngle } = { ballSpeed: 82, launchAngle: 29 }
      const wedge = { ...requests.wedge, swingMetrics: { ...requests.wedge.swingMetrics, ballSpeed, launchAngle } }
      expect(await drawn(wedge)).toMatchObject({ found: [0, 1, 0] })
      expect(await drawn(requests.wedge)).toMatchObject({ found: [0, 1, 0] })
    })

    test('200 random settings are fitted by the rules in the browser as the service fits them', async () => {
      const page = await look(await urlOf(measured), { viewport: desk })
      const { shot, loftDeg } = JSON.parse((await page.locator('#lab').getAttribute('data-base'))!)
      await page.locator('#set-clubSpeedMph').focus()
      await slide(page, 'clubSpeedMph', 98)
      await page.locator('#ruled').waitFor({ state: 'visible' })
      const answers = (await page.evaluate(`(${answersOfMany})(200)`)) as Answered[]
      expect(new Set(answers.map(({ specs }) => specs['loft'])).size).toBeGreaterThan(8)
      for (const { setting, specs, reason } of answers) {
        const { body } = await club.analyze(requestAt(measured as FittingRequest, shot, setting))
        for (const [name, shown] of Object.entries(specs))
          expect({ setting, name, shown }).toEqual({ setting, name, shown: String(body.specs[name].value) })
        const { moreLoftDeg, lengthIn, shaftGrams } = setting
        const setUp = { loft: loftDeg + moreLoftDeg, length: lengthIn, shaftWeight: shaftGrams }
        expect(reason).toBe(`${inEnglish(setUpVerdict('driver', setUp, body.specs).reason)}.`)
      }
    })

    test('the rules come when a setting begins to change, and not with the first view', async () => {
      const page = await look('about:blank')
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const areRules = (path: string) => path.startsWith('/docs/lab/rules/')
      await page.goto(await urlOf(measured), { waitUntil: 'networkidle' })
      await untilAnswering(page)
      expect(asked.filter(areRules)).toEqual([])
      const loaded = page.waitForResponse((response) => areRules(new URL(response.url()).pathname))
      await page.locator('#set-clubSpeedMph').focus()
      const response = await loaded
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(Bun.gzipSync(await response.text()).length).toBeLessThan(70_000) // with the tables of rules, those of makers' sleeves too, and both readers of texts
    })

    test('a club set longer than the rules allow is to be cut, and the page says so', async () => {
      const page = await look(await urlOf(measured), { viewport: desk })
      await page.locator('#set-lengthIn').focus()
      await slide(page, 'lengthIn', 46.5)
      await page.locator('#ruled').waitFor({ state: 'visible' })
      expect(await shownText(page.locator('#ruled'))).toMatch(/have it (cut|extended)/)
      expect(await textIn(page, 'was-loft')).toBe('')
      await slide(page, 'clubSpeedMph', 110)
      expect(await textIn(page, 'was-shaftWeight')).toMatch(/^fitted: \d+/)
      await page.locator('button[type=reset]').click()
      expect(await page.locator('#ruled').isVisible()).toBe(false)
    })

    test('a degree of loft more carries as the set-up that the fitting compared', async () => {
      const page = await look(await urlOf(measured), { viewport: desk })
      await slide(page, 'moreLoftDeg', 1)
      const cells = page.locator('tr', { hasText: 'One degree more loft' }).locator('td')
      const row = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((place) => shownText(cells.nth(place))))
      const names = ['carry', 'total', 'launch', 'spin', 'ballSpeed', 'peak', 'landing']
      const slid = await Promise.all(names.map((name) => textIn(page, `out-${name}`)))
      expect(slid.map((text) => text!.trim())).toEqual(row.map((text) => text.trim()))
    })

    test('the loft moves wherever a club flies, and the page says how the head gets there or that it does not', async () => {
      for (const url of ['/example', await urlOf(measured), await urlOf(requests.iron), await urlOf(requests.wedge)]) {
        const page = await look(url, { viewport: desk })
        const fitted = await textIn(page, 'shown-moreLoftDeg')
        await slide(page, 'moreLoftDeg', 1)
        expect(Number.parseFloat((await textIn(page, 'shown-moreLoftDeg'))!)).toBe(Number.parseFloat(fitted!) + 1)
        expect(await textIn(page, 'gain-launch')).toMatch(/^\+/)
        expect(await textIn(page, 'way')).toMatch(/^(To get there|The top pick cannot get there)/)
      }
      const page = await look('/example', { viewport: desk })
      const shownAt = async (edge: 'min' | 'max') => {
        await slide(page, 'moreLoftDeg', (await page.locator('#set-moreLoftDeg').getAttribute(edge))!)
        return textIn(page, 'shown-moreLoftDeg')
      }
      expect([await shownAt('min'), await shownAt('max')]).toEqual(['8°', '14°'])
    })

    test('the address keeps the setting; reset takes it back', async () => {
      const page = await look(await urlOf(measured), { viewport: desk })
      const fitted = await textIn(page, 'out-carry')
      await slide(page, 'headwindMph', 15)
      await slide(page, 'ground', 'soft')
      const windy = await textIn(page, 'out-carry')
      expect(windy).not.toBe(fitted)
      expect(await page.locator('#if-side').getAttribute('d')).toStartWith('M')
      const kept = page.url()
      expect(new URL(kept).hash).toBe('#headwindMph=15&ground=soft')
      await page.goto('about:blank')
      await page.goto(kept)
      await untilAnswering(page)
      expect(await textIn(page, 'out-carry')).toBe(windy)
      await page.locator('button[type=reset]').click()
      expect(await textIn(page, 'out-carry')).toBe(fitted)
      expect(new URL(page.url()).hash).toBe('')
    })

    test('an address with nonsense in it shows the fitted shot', async () => {
      const page = await look(`${await urlOf(measured)}#headwindMph=often&strike=none&clubSpeedMph=`, {
        viewport: desk,
      })
      expect(await textIn(page, 'gain-carry')).toBe('')
    })

    test('shaft weight and length move the swing weight by the rule, and nothing else', async () => {
      const page = await look(await urlOf(measured), { viewport: desk })
      const carry = await textIn(page, 'out-carry')
      expect(await textIn(page, 'out-swingWeight')).toBe('D2')
      await slide(page, 'lengthIn', 46)
      expect(await textIn(page, 'out-swingWeight')).toBe('D4')
      expect(await textIn(page, 'out-carry')).toBe(carry!)
    })

    test('meters are remembered, in the next page without scripts too', async () => {
      const url = await urlOf(measured)
      const page = await look(url)
      expect(await shownText(page.locator('.now-fitted'))).toContain('yd')
      await page.getByText('m, km/h').click()
      expect(await shownText(page.locator('.now-fitted'))).not.toContain('yd')
      await page.goto(url)
      expect(await page.locator('#lab').getAttribute('data-units')).toBe('metric')
      expect(await shownText(page.locator('.now-fitted'))).toMatch(/19\d\sm/)
    })

    test('a German browser reads German, in meters, with its own numbers', async () => {
      const page = await look(await urlOf(measured), { locale: 'de-DE' })
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      const text = await shownText(page.locator('main'))
      for (const part of [
        'Driver behalten: Treffpunkt und Tee bringen',
        'Werkstattauftrag',
        '3.300\u00a0rpm',
        '10,5°',
        'small + (+1°)',
      ])
        expect(text).toContain(part)
      await page.locator('.spec-row summary').first().click()
      const why = page.locator('.spec-row details[open]').first()
      expect(await shownText(why)).toContain('Loft des Drivers')
      expect(await why.locator('[lang=en]').count()).toBe(0)
      expect(text).not.toMatch(/undefined|\{\w+\}|\[object/)
    })

    test('the German page has a German title for each rule behind a spec', async () => {
      for (const request of [...Object.values(requests), measured, hybrid]) {
        const answer = await fetch(await urlOf(request), { headers: { 'accept-language': 'de-DE' } })
        const behind = [...(await answer.text()).matchAll(/>([A-Z]+-[A-Z-]+)<\/a> (.*?)<\/li>/g)]
        expect(behind.length).toBeGreaterThan(8)
        expect(behind.filter(([, , title]) => title === '' || title!.includes('lang="en"'))).toEqual([])
      }
    })

    test('on paper the result is whole: flights, figures and every pick, without what only answers on a screen', async () => {
      const page = await look(await urlOf(measured))
      await page.emulateMedia({ media: 'print' })
      const text = await shownText(page.locator('body'))
      for (const part of ['SPECS', 'CLUBS THAT FIT', 'Setups compared']) expect(text).toContain(part)
      expect(text).not.toContain('Copy link')
    })

    test('the first view weighs less than 60 kB, and its script is kept for ever', async () => {
      const response = await fetch(await urlOf(measured), { headers: { 'accept-language': 'en-US' } })
      const html = await response.text()
      const script = /<script src="(\/docs\/lab\/[0-9a-f]{16}\.js)" defer>/.exec(html)![1]!
      const base = new URL(response.url).origin
      const parts = [html]
      for (const address of ['/docs/style.css', '/docs/components.css', '/docs/lab.css', script])
        parts.push(await (await fetch(base + address)).text())
      const bytes = parts.map((part) => Bun.gzipSync(part).length)
      expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(60_000)
      expect((await fetch(base + script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await fetch(`${base}/docs/lab/0000000000000000.js`)).status).toBe(404)
    })
  })
})

/** As it is shown: without what styles hide, which is the other system of units. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden matters here
const shownText = (place: Locator): Promise<string> => place.innerText()

const members = [
  'carryYards',
  'totalYards',
  'sideYards',
  'launchDeg',
  'spinRpm',
  'ballSpeedMph',
  'peakFeet',
  'landingDeg',
] as const

/** What the page answers to where its fields stand. */
interface Answered {
  readonly setting: Setting & { readonly lengthIn: number; readonly shaftGrams: number }
  readonly outcome: Readonly<Record<(typeof members)[number], number>>
  /** Of the rules; empty before they are loaded. */
  readonly specs: Readonly<Record<string, string>>
  readonly reason: string
}

/** In the page: put every field somewhere within its bounds, by a fixed sequence, and read what is answered. */
const answersOfMany = `(count) => {
  const form = document.getElementById('sliders')
  const fields = [...form.querySelectorAll('input, select')]
  let state = 1
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647
  const put = (field) => {
    if (field.type === 'range') field.value = Number(field.min) + next() * (field.max - field.min)
    else field.selectedIndex = Math.floor(next() * field.options.length)
  }
  const read = (name) => Number(document.getElementById('out-' + name).dataset.value)
  return Array.from({ length: count }, () => {
    fields.forEach(put)
    form.dispatchEvent(new Event('input'))
    return {
      setting: Object.fromEntries(fields.map(({ name, type, value }) => [name, type === 'range' ? Number(value) : value])),
      outcome: {
        carryYards: read('carry'), totalYards: read('total'), sideYards: read('offLine'), launchDeg: read('launch'),
        spinRpm: read('spin'), ballSpeedMph: read('ballSpeed'), peakFeet: read('peak'), landingDeg: read('landing'),
      },
      reason: document.getElementById('ruled-reason').textContent,
      specs: Object.fromEntries(
        [...document.querySelectorAll('[id^=rule-][data-value]')].map(({ id, dataset }) => [id.slice(5), dataset.value]),
      ),
    }
  })
}`
