import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createApp } from '../../../src/app.ts'
import { createAccount, createKey } from '../../../src/features/accounts/index.ts'
import { createStudioPasses, enterUrl, type StudioPasses } from '../../../src/features/studio/index.ts'
import { accessibilityFindings, chromiumPath, isTooWide, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'
import { freePort } from '../../support/service.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

forEachSharedDatabase((engine, open) => {
  // What Chromium shows does not depend on the database.
  if (engine !== 'embedded') return
  describe.skipIf(chromiumPath === undefined)('the page of the whole bag', () => {
    let chromium: TestBrowser
    let passes: StudioPasses
    let base: string
    let key: string
    const errors: string[] = []
    beforeAll(async () => {
      const port = freePort()
      base = `http://localhost:${port}`
      const { deps } = await testDeps(await open(), { env: { BASE_URL: base } })
      const account = { email: 'pro@example.org', companyName: 'Shop', monthlyLimit: 50, isEnterprise: false }
      const { apiKey, accountId } = await createAccount(deps, account)
      const publishable = { origins: ['https://shop.example'], dailyCap: 5, shop: null }
      key = (await createKey(deps, accountId, { name: 'page', publishable }))!.apiKey
      passes = createStudioPasses({ clock: deps.clock, apiKey })
      chromium = await openBrowser(createApp({ ...deps, studioPasses: passes }), port)
    })
    afterAll(async () => {
      await chromium?.stop()
      expect(errors).toEqual([])
    })

    const look = async (address?: string): Promise<Page> => {
      const profile = await chromium.profile({ javaScriptEnabled: true, viewport: phone, locale: 'en-US' })
      const page = await profile.newPage()
      page.on('pageerror', ({ message }) => errors.push(message))
      if (address === undefined) await page.goto(enterUrl(base, passes.newLink()))
      await page.goto(`${base}${address ?? '/studio/bag'}`)
      return page
    }
    const plan = async (page: Page): Promise<void> => {
      await page.locator('#driverSpeed').fill('95')
      await page.locator('[name=club-1]').fill('5 wood')
      await page.locator('[name=keep-1]').check()
      await page.locator('button[type=submit]').click()
      await page.locator('#planned:not([hidden])').waitFor()
    }

    test('a bag is planned, survives a reload, turns into meters, and prints on one page', async () => {
      const page = await look()
      await plan(page)
      const names = page.locator('#clubs th')
      const before = await names.allTextContents()
      expect(before.length).toBeWithin(10, 14)
      expect(before.filter((name) => name.includes('kept'))).toEqual([expect.stringContaining('5-wood')])
      await page.reload()
      expect(await names.allTextContents()).toEqual(before)
      expect(await page.locator('[name=club-1]').inputValue()).toBe('5 wood')
      await page.getByText('Meters').click()
      expect(await page.locator('#matrix td').nth(1).textContent()).toMatch(/^\d+\sm$/)
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.context().close()
    }, 30_000)

    test('planning charges nothing; a club of it is fitted once, however often it is asked for', async () => {
      const page = await look()
      await plan(page)
      const fitted: string[] = []
      for (const _ of [1, 2]) {
        await page.locator('#clubs button').first().click()
        await page.waitForURL(/\/lab\/fit_/)
        fitted.push(/fit_\w{26}/.exec(page.url())![0])
        await page.goBack()
      }
      expect(fitted[1]).toBe(fitted[0]!)
      await page.context().close()
    }, 30_000)

    test('what is wrong with a club stands in its row, and without a speed or a carry one is asked for', async () => {
      const page = await look()
      await page.locator('button[type=submit]').click()
      await page.locator('#wrong-driverSpeed:not(:empty)').waitFor()
      expect(await page.evaluate('document.activeElement.id')).toBe('driverSpeed')
      await page.locator('#driverSpeed').fill('95')
      await page.locator('[name=club-2]').fill('spoon x')
      await page.locator('button[type=submit]').click()
      await page.locator('#wrong-club-2:not(:empty)').waitFor()
      expect(await page.locator('#wrong-club-2').textContent()).toContain('is not a club we know')
      await page.context().close()
    })

    test('a key for web pages plans and fits too; it is told why it reads no files', async () => {
      const page = await look(`/studio/bag?key=${key}&inventory=prefer`)
      expect(await page.locator('nav a').allTextContents()).toEqual(['Fit a club', 'The whole bag'])
      await plan(page)
      const sent = page.waitForRequest(/analyze/)
      await page.locator('#clubs button').first().click()
      expect((await sent).postDataJSON().inventory).toBe('prefer')
      await page.waitForURL(/\/lab\/fit_/)
      const answer = await page.goto(`${base}/studio/session?key=${key}`)
      expect([answer!.status(), await page.locator('.lead').textContent()]).toEqual([
        401,
        expect.stringContaining('Files'),
      ])
      await page.context().close()
    }, 30_000)

    test('axe finds nothing and nothing sticks out: form and answer, phone and desk, light and dark', async () => {
      const page = await look()
      await plan(page)
      for (const viewport of [phone, desk])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme })
          const about = { viewport, colorScheme }
          const found = await accessibilityFindings(page)
          expect({ ...about, found, isTooWide: await isTooWide(page) }).toEqual({
            ...about,
            found: [],
            isTooWide: false,
          })
        }
      await page.context().close()
    }, 60_000)
  })
})
