import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { password, type Replica, replica } from '../../identity/people/harness.ts'
import { chromiumPath, faultsOf, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'

const port = freePort()
const base = `http://localhost:${port}`

describe.if(chromiumPath !== undefined)('in Chromium', () =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return // pages do not depend on the database
    let club: Replica
    let chromium: TestBrowser
    beforeAll(async () => {
      const env = { BASE_URL: base, AUTH_URL: base, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'fit@range.example' }
      club = await replica(await open(), { env, isInProcess: true })
      chromium = await openBrowser(club.app, port)
    })
    afterAll(() => chromium?.stop())

    const fitted = async (request: unknown): Promise<string> => {
      const made = await club.call('POST', '/v1/fitting/analyze', { body: request, token: club.apiKey })
      return ((await made.json()) as { fittingId: string }).fittingId
    }

    test('somebody led to sign in comes back, names the golfer and fits again; axe finds nothing on any page', async () => {
      const [driver, iron] = [await fitted(requests.driver), await fitted(requests.iron)]
      const page = await (
        await chromium.profile({ javaScriptEnabled: true, bypassCSP: true, locale: 'de-DE' })
      ).newPage()
      await page.goto(`/join/${await club.newLink('keeper@range.example')}`)
      await page.getByLabel('Passwort').fill(password)
      await page.getByRole('button', { name: 'Beitreten' }).click()
      await page.waitForURL('**/dashboard')
      await page.context().clearCookies()
      await page.goto(`/v1/fittings/${driver}`)
      await page.getByLabel('E-Mail').fill('keeper@range.example')
      await page.getByLabel('Passwort').fill(password)
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await page.waitForURL(`**/v1/fittings/${driver}`)
      await page.getByRole('link', { name: 'Wessen Fitting' }).click()
      await page.getByLabel('Name').fill('Sam')
      await page.getByRole('button', { name: 'Speichern' }).click()
      await page.getByRole('link', { name: 'Noch einmal' }).click()
      await page.locator('#value').fill('100')
      await page.getByRole('button', { name: 'Noch einmal fitten' }).click()
      await page.waitForURL('**/fittings/compare?*')
      expect(await page.locator('.two').textContent()).toContain('100')
      const look = async () =>
        expect([
          page.url(),
          await faultsOf(page, [
            { width: 360, height: 800 },
            { width: 1280, height: 800 },
          ]),
        ]).toEqual([page.url(), []])
      await look()
      for (const path of [
        '/fittings',
        '/golfers',
        `/fittings/${iron}/again`,
        `/fittings/${iron}/golfer`,
        `/fittings/${iron}/note`,
        `/fittings/${iron}/mail`,
      ]) {
        await page.goto(path)
        await look()
      }
      await page.goto('/golfers')
      await page.getByRole('link', { name: 'Sam' }).click()
      await look()
    })
  }),
)
