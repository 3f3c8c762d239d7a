import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { invite } from '../../src/identity/people/index.ts'
import type { RecentRequests } from '../../src/site/developers/index.ts'
import { openStudio, type Studio } from '../site/studio/harness.ts'
import { chromiumPath, desk, phone } from '../support/browser.ts'
import { forEachSharedDatabase } from '../support/databases.ts'

// What people come for, click by click. Each prints its clicks and seconds, page loads included; none may end at a wall.

const password = 'correct horse battery staple'

/** A page with a count of what was clicked on it. */
interface Hand {
  readonly page: Page
  click(place: Locator): Promise<void>
  fill(place: string, text: string): Promise<void>
}

forEachSharedDatabase((engine, open) => {
  // What Chromium shows does not depend on the database.
  if (engine !== 'embedded') return
  describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
    let studio: Studio
    beforeAll(async () => {
      studio = await openStudio(await open())
    })
    afterAll(async () => {
      await studio?.stop()
      expect(studio.errors).toEqual([])
    })

    const does = async (name: string, page: Page, act: (hand: Hand) => Promise<void>): Promise<void> => {
      const startMs = Date.now()
      let clicks = 0
      const click = async (place: Locator) => {
        clicks++
        await place.click()
      }
      await act({ page, click, fill: (place, text) => page.locator(place).fill(text) })
      console.log(`${name}: ${clicks} clicks, ${((Date.now() - startMs) / 1000).toFixed(1)} s`)
      await page.context().close()
    }
    const chosen = (page: Page, name: string, value: string) =>
      page.locator(`label:has(input[name=${name}][value="${value}"])`)
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const link = (page: Page, name: string) => page.getByRole('link', { name }).first()
    const atResult = (page: Page) => page.waitForURL(/\/(shared\/shr|fittings\/fit|lab\/fit)_/)
    const signIn = async (email: string): Promise<Page> => {
      const token = await invite(studio.deps, { accountId: studio.accountId, email, role: 'owner' })
      const page = await studio.look(`${studio.base}/join/${token}`, { viewport: desk })
      await page.locator('input[name=password]').fill(password)
      await page.locator('main button').first().click()
      await page.waitForURL('**/dashboard')
      return page
    }
    /** A driver's result, to go on from. */
    const driverResult = async (): Promise<Page> => {
      const page = await studio.enter({ viewport: desk })
      await page.locator('#totalDistance').fill('230')
      await button(page, 'Fit it').click()
      await atResult(page)
      return page
    }

    test('a driver from age, handicap and “230”, on one page', async () => {
      await does('driver, wide', await studio.enter({ viewport: desk }), async ({ page, click, fill }) => {
        await fill('#age', '58')
        await fill('#handicap', '18')
        await fill('#totalDistance', '230')
        await click(button(page, 'Fit it'))
        await atResult(page)
        expect(await page.locator('h1').textContent()).toMatch(/^\d.* fits\./)
      })
    })

    test('the same on a phone, from the question of the front page', async () => {
      await does('driver, phone', await studio.enter({ viewport: phone }), async ({ page, click, fill }) => {
        await page.goto(studio.base)
        await fill('#total', '230')
        await page.keyboard.press('Enter')
        await page.waitForURL('**/studio?*')
        for (const field of ['', '', '#age', '#handicap', '', '', '']) {
          if (field === '#age') await fill(field, '58')
          if (field === '#handicap') await fill(field, '18')
          await click(button(page, 'Next'))
        }
        await click(button(page, 'Fit it'))
        await atResult(page)
      })
    })

    test('a left-handed woman’s irons, with a slice that is called one', async () => {
      await does('left-handed irons', await studio.enter({ viewport: desk }), async ({ page, click, fill }) => {
        for (const [name, value] of [
          ['clubType', 'iron'],
          ['handedness', 'left'],
          ['gender', 'female'],
          ['miss', 'slice'],
          ['missSize', 'moderate'],
        ] as const)
          await click(chosen(page, name, value))
        await fill('#carryDistance', '105')
        await click(button(page, 'Fit it'))
        await atResult(page)
        const text = await page.locator('main').textContent()
        expect(text).toContain('slice')
        expect(text).not.toMatch(/moderate fade/)
      })
    })

    test('wedges to a pitching wedge of 43°', async () => {
      await does('wedges', await studio.enter({ viewport: desk }), async ({ page, click, fill }) => {
        await click(chosen(page, 'clubType', 'wedge'))
        await fill('#carryDistance', '115')
        await fill('#pwLoft', '43')
        await click(button(page, 'Fit it'))
        await atResult(page)
        expect(await page.locator('h1').textContent()).toMatch(/\d\d°.*43°/)
      })
    })

    test('the file of a launch monitor, and its 7-iron', async () => {
      await does('file of shots', await studio.enter({ viewport: desk }), async ({ page, click }) => {
        await page.goto(`${studio.base}/studio/session`)
        const shots = [104, 108, 106, 105, 107].map((ball, i) => `7 Iron,${ball},${79 + i},17.5,6100,150`)
        const lines = ['Club,Ball Speed (mph),Club Speed (mph),Launch Angle,Spin Rate,Carry (yd)', ...shots]
        const buffer = Buffer.from(lines.join('\n'))
        await page.setInputFiles('#file', { name: 'range.csv', mimeType: 'text/csv', buffer })
        await click(button(page, 'Read the shots'))
        await click(page.getByRole('button', { name: 'Fit from these shots: 7 Iron' }))
        await atResult(page)
      })
    })

    test('a bag around three clubs that stay', async () => {
      await does('bag', await studio.enter({ viewport: desk }), async ({ page, click, fill }) => {
        await page.goto(`${studio.base}/studio/bag`)
        await fill('#driverSpeed', '95')
        await fill('#handicap', '14')
        for (const [i, club] of ['Driver', '7 iron', '56 wedge'].entries()) {
          await fill(`[name=club-${i + 1}]`, club)
          await click(page.locator(`[name=keep-${i + 1}]`))
        }
        await click(page.locator('button[type=submit]'))
        await page.locator('#planned:not([hidden])').waitFor()
      })
    })

    test('another loft in the public example', async () => {
      await does('loft', await studio.look(`${studio.base}/example`, { viewport: desk }), async ({ page }) => {
        const slider = page.getByRole('slider', { name: 'Loft', exact: true })
        const carry = page.locator('#out-carry')
        await slider.focus()
        await page.keyboard.press('ArrowRight')
        const first = await carry.textContent()
        for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight')
        expect(await carry.textContent()).not.toBe(first)
      })
    })

    test('the work order, to print', async () => {
      await does('work order', await driverResult(), async ({ page, click }) => {
        await click(link(page, 'Work order'))
        await page.waitForURL(/view=order/)
        expect(await page.locator('main').textContent()).toContain('Loft')
      })
    })

    test('why this flex, and the rule behind it', async () => {
      await does('why this flex', await driverResult(), async ({ page, click }) => {
        const why = page.locator('details', { has: page.locator('a[href*="SHAFT-FLEX"]') }).first()
        await click(why.locator('summary'))
        await click(why.locator('a[href*="SHAFT-FLEX"]').first())
        await page.waitForURL(/\/v1\/rules\/SHAFT-FLEX/)
      })
    })

    test('which key asked what', async () => {
      const asked = await driverResult() // by the key of the account
      await asked.context().close()
      await (studio.deps.requests as RecentRequests).flush()
      await does('key and usage', await signIn('keys@example.org'), async ({ page, click }) => {
        await page.goto(`${studio.base}/dashboard/keys`)
        await click(page.locator('main a[href*="/dashboard/requests?"]').first())
        await page.waitForURL(/requests\?.*key=/)
        expect(await page.locator('main').textContent()).toContain('/v1/fitting/analyze')
      })
    })

    test('how accurate it is, from the front page', async () => {
      await does('accuracy', await studio.look(studio.base, { viewport: desk }), async ({ page, click }) => {
        await click(page.locator('a[href="/docs/accuracy"]').first())
        await page.waitForURL('**/docs/accuracy')
      })
    })
  })
})
