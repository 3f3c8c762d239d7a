import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { makeWebhook } from '../../../src/features/webhooks/index.ts'
import { setLook } from '../../../src/identity/accounts/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import { chromiumPath, desk, faultsOf, phone } from '../../support/browser.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'
import { openStudio, type Studio } from '../studio/harness.ts'

/** A shop's page on another origin, with the line of HTML, and a picture. */
const openShop = (base: string, key: string, port: number) =>
  Bun.serve({
    port,
    hostname: '127.0.0.1',
    fetch: ({ url }) =>
      new URL(url).pathname === '/logo.svg'
        ? new Response(
            '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="32"><rect width="80" height="32" fill="#7a1f3d"/></svg>',
            {
              headers: { 'content-type': 'image/svg+xml' },
            },
          )
        : new Response(
            `<!doctype html><html lang="en"><title>Shop</title><body><h1>Shop</h1><script src="${base}/embed.js" data-key="${key}" data-inventory="${'prefer'}"></script></body></html>`,
            { headers: { 'content-type': 'text/html' } },
          ),
  })

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return // the same pages on both
  describe.skipIf(chromiumPath === undefined)('a frame on a page of a shop, in Chromium', () => {
    let studio: Studio
    let shop: ReturnType<typeof openShop>
    let page: Page
    const port = freePort()
    const origin = `http://localhost:${port}`
    beforeAll(async () => {
      studio = await openStudio(await open())
      const key = await studio.newKey(origin)
      shop = openShop(studio.base, key, port)
      const look = { name: 'Fairway & Sons', accent: '#7A1F3D', logo: `${origin}/logo.svg` }
      expect(await setLook(studio.deps, studio.accountId, look, operator)).toBeNull()
      const endpoint = { url: 'https://hooks.example/leads', events: ['lead.created'] }
      expect(await makeWebhook(studio.deps, studio.accountId, endpoint, operator)).toHaveProperty('secret')
      page = await studio.look(`${origin}/`, { viewport: desk })
    })
    afterAll(async () => {
      await studio?.stop()
      await shop?.stop(true)
      expect(studio.errors).toEqual([])
    })
    const frame = () => page.frameLocator('iframe')
    const heights = (): Promise<number> => page.evaluate('document.querySelector("iframe").clientHeight')
    /** The frame is as high as what it shows, which then does not scroll. */
    const isGrown = async () => {
      const inner = page.frames()[1]!
      for (let tries = 0; tries < 50; tries++) {
        const content: number = await inner.evaluate(
          'Math.ceil(document.documentElement.getBoundingClientRect().height)',
        )
        if (Math.abs((await heights()) - content) <= 1) return true
        await page.waitForTimeout(100)
      }
      return false
    }

    test('shows name, logo and color of the shop, and grows with its content', async () => {
      await frame().getByText('Fairway & Sons').waitFor()
      const brand = frame().locator('header .home')
      expect(await brand.evaluate((element) => element.tagName)).toBe('SPAN')
      expect(await brand.locator('img').evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(80)
      const button = frame().locator('form#fit button[type=submit]')
      expect(
        await button.evaluate((element) => Reflect.get(globalThis, 'getComputedStyle')(element).backgroundColor),
      ).toBe('rgb(122, 31, 61)')
      await frame().locator('#swingSpeed, #totalDistance').first().focus()
      const style = (of: Locator, property: string) =>
        of.evaluate(
          (element, name) => Reflect.get(Reflect.get(globalThis, 'getComputedStyle')(element), name),
          property,
        )
      expect(await style(frame().locator('input:focus-visible'), 'outlineColor')).toBe('rgb(122, 31, 61)')
      expect(await style(frame().locator('#units label:has(:checked)'), 'color')).toBe('rgb(122, 31, 61)')
      // What a fitting costs the shop is not its visitors' concern.
      expect(await frame().locator('main').textContent()).not.toContain('of the account')
      expect(await isGrown()).toBe(true)
      const before = await heights()
      await page.setViewportSize(phone)
      expect(await isGrown()).toBe(true)
      expect(await heights()).toBeLessThan(before)
      await page.setViewportSize(desk)
    })

    test('a fitting stands in the frame, leads back to the form, and all other links lead out of it', async () => {
      await frame().locator('input[name=way][value=speed]').check({ force: true })
      await frame().locator('#swingSpeed').fill('95')
      await frame().locator('form#fit button[type=submit]').click()
      const again = frame().getByRole('link', { name: 'Fit another club' })
      await again.waitFor()
      expect(await isGrown()).toBe(true)
      const links = await frame()
        .locator('a[href]')
        .evaluateAll((all) =>
          all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
        )
      const inside = links.filter(([, target]) => target !== '_blank')
      expect(inside.every(([href]) => href!.startsWith('#') || href!.startsWith('/studio?key='))).toBe(true)
      expect(links.filter(([, target]) => target === '_blank').every(([, , rel]) => rel === 'noopener')).toBe(true)
      expect(links.length - inside.length).toBeGreaterThan(5)
      const opened = page.context().waitForEvent('page')
      await frame().locator('a[target=_blank][href^="/"], a[target=_blank][href^="http://localhost"]').first().click()
      await (await opened).close()
      expect(page.frames()[1]!.url()).toContain('/shared/')
      await frame().getByLabel('Your name').fill('Ann')
      await frame().getByLabel('Your email address').fill('ann@example.org')
      await frame().getByLabel('Fairway & Sons may keep').check()
      const alone = await studio.look(page.frames()[1]!.url())
      expect(await faultsOf(alone)).toEqual([])
      await frame().getByRole('button', { name: 'Send' }).click()
      await frame().getByText('Sent. Fairway & Sons has').waitFor()
      await again.click()
      await frame().locator('form#fit').waitFor()
      expect(new URL(page.frames()[1]!.url()).searchParams.get('inventory')).toBe('prefer')
    })

    test('the page takes a height from its frame alone', async () => {
      await isGrown()
      const before = await heights()
      await page.evaluate('postMessage({ type: "clubwright", height: 5000 }, "*")')
      await page.waitForTimeout(100)
      expect(await heights()).toBe(before)
    })

    test('the frame is told the origin of its key, and posts to no other', async () => {
      const inner = page.frames()[1]!
      const told = await inner.locator('script[data-origins]').getAttribute('data-origins')
      expect(told).toBe(origin)
      const address = page.frames()[1]!.url()
      /** Heights that a page of another origin hears, with the frame let into it. */
      const heardBy = async (outer: string): Promise<number> => {
        const other = await page.context().newPage()
        await other.route('**/*', async (route) => {
          if (route.request().url() === outer)
            return route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><title>Other</title><script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script><iframe src="${address}"></iframe>`,
            })
          if (route.request().url() !== address) return route.continue()
          const answer = await route.fetch()
          const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = answer.headers()
          return route.fulfill({ response: answer, headers })
        })
        await other.goto(outer)
        await other.frameLocator('iframe').locator('h1').first().waitFor()
        await other.frames()[1]!.waitForLoadState('load')
        await other.waitForTimeout(300)
        const heard: number = await other.evaluate('heard.length')
        await other.close()
        return heard
      }
      expect(await heardBy(`${origin}/other`)).toBeGreaterThan(0)
      expect(await heardBy(`http://127.0.0.1:${port}/other`)).toBe(0)
    })

    test('axe finds nothing in the frame', async () => {
      const alone = await studio.look(page.frames()[1]!.url())
      expect(await faultsOf(alone)).toEqual([])
    })
  })
})
