import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { password } from '../../identity/people/harness.ts'
import { chromiumPath, faultsOf } from '../../support/browser.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { openStudio, type Studio } from './harness.ts'

forEachSharedDatabase((engine, open) => {
  // What Chromium shows does not depend on the database.
  if (engine !== 'embedded') return
  describe.skipIf(chromiumPath === undefined)('the page of the whole bag', () => {
    let studio: Studio
    let key: string
    beforeAll(async () => {
      studio = await openStudio(await open())
      key = await studio.newKey('https://shop.example')
    })
    afterAll(async () => {
      await studio?.stop()
      expect(studio.errors).toEqual([])
    })

    const look = async (address?: string): Promise<Page> => {
      if (address !== undefined) return studio.look(studio.base + address)
      const page = await studio.enter()
      await page.goto(`${studio.base}/studio/bag`)
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
      await page.getByText('m, km/h').click()
      expect(await page.locator('#matrix td').nth(1).textContent()).toMatch(/^\d+\sm$/)
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.context().close()
    })

    test('issue 59: a German page has the plan in German, and its texts turn with the units', async () => {
      const page = await studio.enter({ locale: 'de-DE' })
      await page.goto(`${studio.base}/studio/bag`)
      await page.locator('[name=club-1]').fill('7i')
      await page.locator('[name=carry-1]').fill('140')
      await page.locator('[name=club-2]').fill('5 wood')
      await page.locator('[name=keep-2]').check()
      await page.locator('button[type=submit]').click()
      await page.locator('#planned:not([hidden])').waitFor()
      const notes = page.locator('#notes li')
      await notes.filter({ hasText: /Drivergeschwindigkeit von etwa [\d,]+\smph/ }).waitFor()
      expect(await page.locator('#clubs th').allTextContents()).toContainEqual(expect.stringContaining('Holz 5'))
      await page.getByText('m, km/h').click()
      await notes.filter({ hasText: /Drivergeschwindigkeit von etwa [\d,]+\skm\/h/ }).waitFor()
      await page.reload()
      await notes.filter({ hasText: /km\/h/ }).waitFor()
      await page.context().close()
    })

    test('planning charges nothing; a club of it is fitted once, however often it is asked for', async () => {
      const page = await look()
      await plan(page)
      const fitted: string[] = []
      for (const _ of [1, 2]) {
        await page.locator('#clubs button').first().click()
        await page.waitForURL(/\/(shared\/shr|fittings\/fit)_/)
        // A fitting has one link to pass on, whose id stays.
        fitted.push(/(?:shr|fit)_\w{26}/.exec(page.url())![0])
        await page.goBack()
      }
      expect(fitted[1]).toBe(fitted[0]!)
      await page.context().close()
    })

    test('somebody with an account finds the studio on the dashboard, plans a bag and fits a club of it', async () => {
      const page = await studio.look(await studio.joinAddress('bag@shop.example'))
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Join' }).click()
      await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Fit a club' }).click()
      await page.getByRole('link', { name: 'The whole bag' }).click()
      await page.waitForURL('**/studio/bag')
      await plan(page)
      await page.locator('#clubs button').first().click()
      await page.waitForURL(/\/(shared\/shr|fittings\/fit)_/)
      await page.context().close()
    })

    test('a name that says no club is marked and left out; the rest is planned, in groups, with costs and the gaps', async () => {
      const page = await look()
      await page.locator('#driverSpeed').fill('95')
      const names = ['Ping G430 Max driver', 'spoon x', 'Vokey 56', 'Odyssey putter', '7er Eisen']
      for (const [i, name] of names.entries()) {
        if (i > 2) await page.locator('#add-club').click()
        await page.locator(`[name=club-${i + 1}]`).fill(name)
        if (i !== 1 && i !== 4) await page.locator(`[name=keep-${i + 1}]`).check()
      }
      await page.locator('[name=loft-5]').fill('34')
      await page.locator('button[type=submit]').click()
      await page.locator('#planned:not([hidden])').waitFor()
      expect(await page.locator('#left-out').textContent()).toContain('spoon x')
      expect(await page.locator('#wrong-club-2').textContent()).toContain('Not recognized')
      expect(await page.locator('#owned li').allTextContents()).toEqual([
        expect.stringMatching(/^driver \(/),
        expect.stringContaining('56°'),
      ])
      expect(await page.locator('#toDrop li').allTextContents()).toEqual(['7-iron'])
      const bought = await page.locator('#toBuy li').allTextContents()
      expect(bought.length + 2).toBe(await page.locator('#clubs tr').count())
      for (const line of bought) expect(line).toMatch(/: \$\d+ to \$\d+$/)
      const gaps = (await page.locator('#clubs td:nth-child(3)').allTextContents()).flatMap(
        (text) => text.match(/^\d+/) ?? [],
      )
      const [least, most] = [Math.min(...gaps.map(Number)), Math.max(...gaps.map(Number))]
      expect(await page.locator('#summary').textContent()).toMatch(new RegExp(`from ${least}\\syd to ${most}\\syd`))
      expect(await faultsOf(page)).toEqual([])
      await page.context().close()
    })

    test('what is wrong with a club stands in its row, and without a speed or a carry one is asked for', async () => {
      const page = await look()
      await page.locator('button[type=submit]').click()
      await page.locator('#wrong-driverSpeed:not(:empty)').waitFor()
      expect(await page.evaluate('document.activeElement.id')).toBe('driverSpeed')
      await page.locator('#driverSpeed').fill('95')
      await page.locator('[name=club-2]').fill('5 wood')
      await page.locator('[name=loft-2]').fill('60')
      await page.locator('button[type=submit]').click()
      await page.locator('#wrong-club-2:not(:empty)').waitFor()
      expect(await page.locator('#wrong-club-2').textContent()).toContain('degrees for a 5-wood')
      await page.context().close()
    })

    test('a key for web pages plans and fits too; it is told why it reads no files', async () => {
      const page = await look(`/studio/bag?key=${key}&inventory=prefer`)
      expect(await page.locator('nav a').allTextContents()).toEqual(['Fit a club', 'The whole bag'])
      await plan(page)
      const sent = page.waitForRequest(/analyze/)
      await page.locator('#clubs button').first().click()
      expect((await sent).postDataJSON().inventory).toBe('prefer')
      await page.waitForURL(/\/(shared\/shr|fittings\/fit)_/)
      const answer = await page.goto(`${studio.base}/studio/session?key=${key}`)
      expect([answer!.status(), await page.locator('.lead').textContent()]).toEqual([
        401,
        expect.stringContaining('Sign in to read'),
      ])
      await page.context().close()
    })

    test('axe finds nothing and nothing sticks out: form and answer, phone and desk, light and dark', async () => {
      const page = await look()
      await plan(page)
      expect(await faultsOf(page)).toEqual([])
      await page.context().close()
    })
  })
})
