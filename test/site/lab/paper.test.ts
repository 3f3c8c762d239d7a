import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { hasLongProofs } from '../../runner/tiers.ts'
import { chromiumPath, faultsOf, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'

/** Every club, or the two whose sheets are longest. */
const printedClubs = hasLongProofs ? requests : { driver: requests.driver, iron: requests.iron }

const port = freePort()
const base = `http://localhost:${port}`

/** Pages of a sheet as a browser prints it. */
const printed = async (page: Page, format: 'A4' | 'Letter'): Promise<number> =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)!.length

describe.if(chromiumPath !== undefined)('in Chromium', () =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return // pages do not depend on the database
    let club: Replica
    let chromium: TestBrowser
    beforeAll(async () => {
      club = await replica(await open(), { env: { BASE_URL: base, AUTH_URL: base }, isInProcess: true })
      chromium = await openBrowser(club.app, port)
    })
    afterAll(() => chromium?.stop())

    const fitted = async (request: unknown) => {
      const made = await club.call('POST', '/v1/fitting/analyze', { body: request, token: club.apiKey })
      const { fittingId } = (await made.json()) as { fittingId: string }
      const handoff = await club.call('POST', `/v1/fittings/${fittingId}/lab-handoff`, { token: club.apiKey })
      return ((await handoff.json()) as { labUrl: string }).labUrl
    }

    test('the customer’s sheet and the work order are one page each, in both sizes of paper and both languages', async () => {
      for (const [kind, request] of Object.entries(printedClubs)) {
        const url = await fitted(request)
        for (const locale of kind === 'driver' ? ['en-US', 'de-DE'] : ['en-US'])
          for (const view of ['sheet', 'order']) {
            const page = await chromium.tab({ locale })
            await page.goto(`${url}&view=${view}`)
            const pages = [await printed(page, 'A4'), await printed(page, 'Letter')]
            expect({ kind, view, locale, pages }).toEqual({ kind, view, locale, pages: [1, 1] })
          }
      }
    })

    test('axe finds nothing on either, and nothing sticks out', async () => {
      const url = await fitted(requests.driver)
      for (const view of ['sheet', 'order']) {
        const page = await chromium.tab({ javaScriptEnabled: true })
        await page.goto(`${url}&view=${view}`)
        expect([
          view,
          await faultsOf(page, [
            { width: 360, height: 800 },
            { width: 1280, height: 800 },
          ]),
        ]).toEqual([view, []])
      }
    })

    test('a figure that no maker publishes is measured, and has no tolerance', async () => {
      const rows = { loft: 'Loft of the head', 'shaft model': 'Shaft', 'shaft weight': 'Shaft weight', lie: 'Lie' }
      const guessed = new Set<string>()
      for (const request of Object.values(printedClubs)) {
        const url = await fitted(request)
        const read = await club.call('GET', new URL(url).pathname.replace('/lab/', '/v1/fittings/'), {
          token: club.apiKey,
        })
        const { output } = (await read.json()) as { output: { topPicks: { estimated: string[] }[] } }
        const page = await chromium.tab()
        await page.goto(`${url}&view=order`)
        for (const [name, row] of Object.entries(rows)) {
          const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
          const tolerance = await line.getByRole('cell').nth(1).textContent()
          const isGuess = output.topPicks[0]!.estimated.includes(name)
          if (isGuess) guessed.add(name)
          expect([row, /^(measure on the club|ask the shop)$/.test(tolerance!)]).toEqual([row, isGuess])
        }
      }
      expect(guessed.size).toBeGreaterThan(0)
    })

    test('what is copied is opened by another person, with the sliders as they were', async () => {
      const options = { javaScriptEnabled: true, permissions: ['clipboard-read', 'clipboard-write'] }
      const page = await chromium.tab(options)
      await page.goto(await fitted(requests.driver))
      await page.evaluate(
        "((field) => { field.value = '98'; field.dispatchEvent(new Event('input', { bubbles: true })) })(document.getElementById('set-clubSpeedMph'))",
      )
      await page.getByRole('button', { name: 'Copy link', exact: true }).click()
      await page.getByText('Copied. The link works for 30 days.').waitFor()
      const link: string = await page.evaluate('navigator.clipboard.readText()')
      expect(link).toMatch(/\/shared\/shr_\w+\?.*#clubSpeedMph=98$/)
      const other = await (await chromium.profile(options)).newPage()
      await other.goto(link)
      expect(await other.locator('#set-clubSpeedMph').inputValue()).toBe('98')
      await other.getByRole('button', { name: 'Copy link', exact: true }).click()
      await other.getByText('Copied.').waitFor()
      expect(await other.evaluate<string>('navigator.clipboard.readText()')).toBe(link)
    })
  }),
)
