import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { chromiumPath, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'
import { type Bay, openBay, sessionOf, shotOf } from './bay.ts'

/** Between the margins of a sheet of A4, in pixels of CSS. */
const sheet = { width: 703, height: 1030 }

describe.if(chromiumPath !== undefined)('in Chromium', () =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return // pages do not depend on the database
    const port = freePort()
    let bay: Bay
    let chromium: TestBrowser
    beforeAll(async () => {
      bay = await openBay(await open(), { env: { BASE_URL: `http://localhost:${port}` } })
      chromium = await openBrowser(bay.app, port)
    })
    afterAll(() => chromium?.stop())

    test('a session is printed whole: the shots of every club, no table cut, no chart split', async () => {
      const shots = ['Driver', '7 Iron', 'PW'].flatMap((club, n) =>
        Array.from({ length: 6 }, (_, i) => shotOf(10 * n + i + 1, { club })),
      )
      const page = await chromium.tab({ viewport: sheet })
      await page.goto((await bay.ingest(sessionOf(shots))).body.sessionUrl)
      await page.emulateMedia({ media: 'print' })
      const cut = await page.evaluate(
        `[...document.querySelectorAll('table, svg')].filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1).length`,
      )
      expect(cut).toBe(0)
      const shown = await page.evaluate(
        `[...document.querySelectorAll('details table')].map((one) => one.checkVisibility({ contentVisibilityAuto: true }))`,
      )
      expect(shown).toEqual([true, true, true])
      const breaks = await page.evaluate(
        `[...document.querySelectorAll('.card')].map((one) => getComputedStyle(one).breakInside)`,
      )
      expect(new Set(breaks as string[])).toEqual(new Set(['avoid']))
    })
  }),
)
