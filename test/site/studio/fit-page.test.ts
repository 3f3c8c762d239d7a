import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { accessibilityFindings, chromiumPath, desk, faultsOf, isTooWide, phone } from '../../support/browser.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { openStudio, type Studio } from './harness.ts'

forEachSharedDatabase((engine, open) => {
  // What Chromium shows does not depend on the database.
  if (engine !== 'embedded') return
  describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
    let studio: Studio
    let base: string
    beforeAll(async () => {
      studio = await openStudio(await open())
      base = studio.base
    })
    afterAll(async () => {
      await studio?.stop()
      expect(studio.errors).toEqual([])
    })
    const look = (options?: Parameters<Studio['enter']>[0]) => studio.enter({ viewport: desk, ...options })
    const choose = (page: Page, name: string, value: string) =>
      page.locator(`label:has(input[name=${name}][value="${value}"])`).click()
    const fillSpeed = async (page: Page, mph: number) => {
      await choose(page, 'way', 'speed')
      await page.locator('#swingSpeed').fill(String(mph))
    }

    const fitIt = async (page: Page): Promise<void> => {
      await page.locator('button[type=submit]').click()
      await page.waitForURL(/\/(shared\/shr|fittings\/fit)_/)
    }

    test('a question comes before the fitting, in its own place, and its answer is free', async () => {
      const page = await look({ locale: 'en-US' })
      await fillSpeed(page, 95)
      await choose(page, 'miss', 'slice')
      await page.locator('button[type=submit]').click()
      const questions = page.locator('#questions')
      await questions.waitFor()
      expect(await shownText(questions)).toContain('How far does it curve?')
      expect(await faultsOf(page)).toEqual([])
      await page.locator('label:has(input[name=missSize][value=large])').click()
      await page.locator('#correct-fitting').click()
      await page.waitForURL(/\/(shared\/shr|fittings\/fit)_/)
      await page.context().close()
    })

    test('axe finds nothing, and nothing sticks out: two clubs, three languages, phone and desk, light and dark', async () => {
      for (const locale of ['en-US', 'de-DE', 'es-ES']) {
        const page = await look({ locale })
        for (const part of ['numbers', 'body', 'which']) await page.locator(`#${part} summary`).click()
        await page.locator(`label:has(input[value="${locale === 'en-US' ? 'wedge' : 'iron'}"])`).click()
        expect({ locale, faults: await faultsOf(page) }).toEqual({ locale, faults: [] })
        expect(await shownText(page.locator('main'))).not.toMatch(/undefined|\{\w+\}|\[object/)
        await page.context().close()
      }
    })

    test('the keyboard alone gets from the link to the fitting', async () => {
      const page = await look()
      await page.locator('input[name=clubType]:checked').focus()
      const typed = (text: string) => [...text, 'Tab']
      const keys = ['Tab', 'Tab', ...typed('50'), 'Tab', ...typed('14'), 'Tab', ...typed('230')]
      for (const key of [...keys, 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
      expect(await page.locator('input[name=miss]:checked').getAttribute('value')).toBe('slice')
      await page.keyboard.press('Enter')
      await page.locator('#questions').waitFor()
      for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
      await page.waitForURL(/\/(shared\/shr|fittings\/fit)_/)
      expect(await shownText(page.locator('h1'))).toMatch(/^(Answer 1 question first|\d.* fits\.)/)
      await page.context().close()
    })

    test('every club is fitted from its speed alone, and a club from its carry alone', async () => {
      const page = await look()
      const speeds = { driver: 95, fairway: 95, hybrid: 84, iron: 79, wedge: 72 }
      const carries = { driver: 215, wedge: 115 }
      for (const [way, numbers] of Object.entries({ speed: speeds, carry: carries }))
        for (const [club, number] of Object.entries(numbers)) {
          await page.goto(`${base}/studio`)
          await page.locator(`label:has(input[value="${club}"])`).click()
          await page.locator(`label:has(input[value="${way}"])`).click()
          await page.locator(`.by-${way} input[type=number]`).first().fill(String(number))
          await fitIt(page)
          expect([club, (await page.title()).toLowerCase()]).toEqual([club, expect.stringContaining(club)])
        }
      await page.context().close()
    })

    test('a carry is sent as a carry, and the service reads the speed from it', async () => {
      const page = await look()
      await page.locator('label:has(input[value="carry"])').click()
      await page.locator('#carryDistance').fill('215')
      const sent = page.waitForRequest((request) => request.url().includes('/v1/fitting/analyze'))
      await fitIt(page)
      expect((await sent).postDataJSON().swingMetrics).toEqual({ carryDistance: 215, estimateSpeed: true })
      await page.context().close()
    })

    test('a driver’s total alone is sent as a total, and is asked of no other club', async () => {
      for (const [locale, label] of [
        ['en-US', 'with roll'],
        ['de-DE', 'mit Ausrollen'],
      ] as const) {
        const page = await look({ locale })
        const field = page.locator('.field:has(#totalDistance)')
        expect(await shownText(field)).toContain(label)
        await page.locator('button[type=submit]').click()
        expect(await page.evaluate('document.activeElement.id')).toBe('totalDistance')
        expect(await shownText(field)).toContain(locale === 'en-US' ? 'I don’t know' : 'Weiß ich nicht')
        await page.locator('label:has(input[value="iron"])').click()
        expect(await field.isVisible()).toBe(false)
        await page.locator('label:has(input[value="driver"])').click()
        await choose(page, 'way', 'total')
        await page.locator('#totalDistance').fill(locale === 'en-US' ? '235' : '215')
        const sent = page.waitForRequest((request) => request.url().includes('/v1/fitting/analyze'))
        await fitIt(page)
        const { totalDistance, ...others } = (await sent).postDataJSON().swingMetrics
        expect(others).toEqual({ estimateSpeed: true })
        expect(totalDistance).toBeCloseTo(235, 0)
        await page.context().close()
      }
    })

    test('nothing is lost on a reload, or on the way back from the answer', async () => {
      const page = await look()
      await page.locator('label:has(input[value="iron"])').click()
      await fillSpeed(page, 79)
      await page.locator('#body summary').click()
      await page.locator('#wristToFloor').fill('35.5')
      await page.reload()
      expect(await page.locator('#wristToFloor').inputValue()).toBe('35.5')
      await fitIt(page)
      const first = page.url()
      await page.goBack()
      expect(await page.locator('#swingSpeed').inputValue()).toBe('79')
      expect(await page.locator('.asked:visible').count()).toBe(1)
      await fitIt(page)
      expect(fittingIn(page.url())).toBe(fittingIn(first)) // the same answers: charged once
      await page.context().close()
    })

    test('meters and yards turn what was typed, and the request says the same', async () => {
      const page = await look()
      await fillSpeed(page, 100)
      await page.locator('#body summary').click()
      await page.locator('#heightFeet').fill('5')
      await page.locator('#heightInches').fill('11')
      await page.getByText('m, km/h').click()
      expect(await page.locator('#swingSpeed').inputValue()).toBe('161')
      expect(await page.locator('#heightCm').inputValue()).toBe('180')
      const sent = page.waitForRequest(/analyze/)
      await fitIt(page)
      const { golfer, swingMetrics } = (await sent).postDataJSON()
      expect(golfer).toEqual({ handedness: 'right', heightFeet: 5, heightInches: 11 })
      expect(swingMetrics.swingSpeed).toBeCloseTo(100, 0)
      await page.context().close()
    })

    test('a number that cannot be is explained beside its field, and nothing is sent', async () => {
      const page = await look()
      await fillSpeed(page, 212)
      await page.locator('button[type=submit]').click()
      expect(await page.locator('#wrong-swingSpeed').textContent()).toContain('Must be 30\u00a0mph to 150\u00a0mph')
      expect(await page.locator('#swingSpeed').getAttribute('aria-invalid')).toBe('true')
      await page.locator('#swingSpeed').fill('112')
      expect(await page.locator('#wrong-swingSpeed').textContent()).toBe('')
      await page.context().close()
    })

    test('a total that is too short leads on to the carry, by which the club is fitted', async () => {
      const page = await look()
      await page.locator('#totalDistance').fill('120')
      await page.locator('button[type=submit]').click()
      expect(await page.locator('#wrong-totalDistance').textContent()).toContain('For a shorter drive enter its carry')
      await choose(page, 'way', 'carry')
      await page.locator('#carryDistance').fill('105')
      await fitIt(page)
      // The same by the question of the first page; what is kept of the fitting is found again.
      await page.goto(`${base}/studio?clubType=driver&total=120`)
      expect(await shownText(page.locator('#far'))).toContain('Total distance works from 150 yd up.')
      expect(await page.locator('#carryDistance').isVisible()).toBe(true)
      expect(await faultsOf(page)).toEqual([])
      await page.goto(`${base}/fittings`)
      expect(await faultsOf(page)).toEqual([])
      await page.locator('td a').first().click()
      await page.waitForURL(/\/lab\/fit_/)
      await page.context().close()
    })

    test('a hand tells the grip', async () => {
      const page = await look()
      await page.locator('#body summary').click()
      await page.locator('#handLengthIn').fill('8')
      await page.locator('#handLengthIn').blur()
      await page.locator('#grip:not(:empty)').waitFor()
      expect(await page.locator('#grip').textContent()).toContain('Midsize')
      await page.context().close()
    })

    test('a publishable key in the address is sent as the bearer, and no cookie counts', async () => {
      const key = `svc_pub_${'a'.repeat(46)}`
      const page = await studio.look(`${base}/studio?key=${key}`, { viewport: desk })
      await fillSpeed(page, 95)
      const sent = page.waitForRequest(/analyze/)
      await page.locator('button[type=submit]').click()
      const headers = await (await sent).allHeaders()
      expect([headers['authorization'], headers['x-clubwright-studio']]).toEqual([`Bearer ${key}`, undefined])
      await page.locator('#refused:not([hidden])').waitFor() // nobody made this key
      await page.context().close()
    })

    test("one line on a shop's page fits its visitor there; the pages of other shops show no studio", async () => {
      const key = await studio.newKey('https://shop.example')
      const page = await studio.look('about:blank', { viewport: desk })
      await page.route(/^https:\/\/\w+\.example\/$/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<title>Shop</title><body><script src="${base}/embed.js" data-key="${key}" async></script>`,
        }),
      )
      await page.goto('https://shop.example/')
      const inside = page.frameLocator('iframe')
      await inside.locator('label:has(input[name=way][value=speed])').click()
      await inside.locator('#swingSpeed').fill('95')
      await inside.locator('button[type=submit]').click()
      await inside.locator('#lab').waitFor()
      expect(await shownText(inside.locator('h1'))).toMatch(/^\d.* fits\. What do you play now\?/)
      await page.goto('https://other.example/')
      await page.locator('iframe').waitFor()
      const [frame] = page.frames().slice(1)
      await frame!.waitForURL(/^chrome-error:/)
      await page.context().close()
    })

    test('the export of a launch monitor becomes the fitting of one of its clubs', async () => {
      const page = await look()
      await page.goto(`${base}/studio/session`)
      const shots = [104, 108, 106, 105, 107, 60].map((speed, i) => `7 Iron,${speed},${79 + (i % 5)},17.5,6100,150`)
      const text = [
        'Club,Ball Speed (mph),Club Speed (mph),Launch Angle,Spin Rate,Carry (yd)',
        ...shots,
        '5 Iron,115,84,15,5200,165',
      ]
      await page.setInputFiles('#file', {
        name: 'range.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text.join('\n')),
      })
      await page.locator('#found', { hasText: 'Lines: 8. Shots: 7. Clubs: 2. File: range.csv.' }).waitFor()
      expect(await page.locator('#file-units').isHidden()).toBe(true)
      await page.getByRole('button', { name: 'Read the shots' }).click()
      await page.locator('#clubs:not([hidden])').waitFor()
      const rows = (await page.locator('#rows tr').allInnerTexts()).map((row) => row.replaceAll('\u00a0', ' '))
      const medians = ['81 mph', '106 mph', '17.5°', '6,100 rpm', '150 yd']
      expect(rows[0]!.split('\t')).toEqual(['7 Iron', 'Fit', '5', ...medians, 'shot 6'])
      expect(rows[1]).toContain('hit a 7-iron')
      const drawn = async () => [await page.locator('.shot').count(), await page.locator('.shot.out').count()]
      expect(await drawn()).toEqual([6, 1])
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        expect(await accessibilityFindings(page)).toEqual([])
        expect(await isTooWide(page)).toBe(false)
      }
      await page.locator('#handicap').fill('12')
      await page.reload()
      expect([await page.locator('#handicap').inputValue(), await drawn()]).toEqual(['12', [6, 1]])
      await page.getByText('m, km/h').click()
      expect(await shownText(page.locator('#rows tr').first())).toContain('137 m')
      await page.getByRole('button', { name: 'Fit from these shots: 7 Iron' }).click()
      await page.waitForURL(/\/(shared\/shr|fittings\/fit)_/)
      await page.context().close()
    })

    test('what was read wrong is sent as it is shown, once that was agreed to; the German page says all of the report in German', async () => {
      const page = await look({ locale: 'de-DE' })
      await page.goto(`${base}/studio/session`)
      const text = 'Club,Ball Speed,Carry\nDriver,62.1,208\nBlade,61.9,207\nAverage,62,207.5\n'
      await page.setInputFiles('#file', { name: 'ms.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.locator('#doubts li', { hasText: 'Die Datei nennt ihre Einheiten nicht.' }).waitFor()
      const report = await shownText(page.locator('[data-reads]'))
      expect(report).toContain('wählen Sie andere: m/s, yd.')
      expect(report).toContain('Umgerechnet in mph, Yards und Fuß: Ball Speed (m/s), Carry (m).')
      expect(report).toContain('Welcher Schläger ist „Blade“')
      expect(report).toContain('4: eine Zeile der Statistik (Average)')
      expect(report).not.toMatch(/\b(which|the file|they|row of|from m)\b/i)
      await page.getByText('Das wurde falsch gelesen').click()
      expect(await page.locator('#misread-headings').inputValue()).toBe('Club,Ball Speed,Carry')
      expect(await page.locator('#misread-row').inputValue()).toBe('Average,62,207.5')
      await page.locator('#misread-line').fill('3')
      expect(await page.locator('#misread-row').inputValue()).toBe('Blade,61.9,207')
      const button = page.locator('#misread-send')
      expect(await button.isDisabled()).toBe(true)
      await page.locator('#misread-consent').check()
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        expect(await accessibilityFindings(page)).toEqual([])
        expect(await isTooWide(page)).toBe(false)
      }
      const sent = page.waitForRequest(/\/v1\/sessions\/misread$/)
      await button.click()
      expect((await sent).postDataJSON()).toEqual({ headings: 'Club,Ball Speed,Carry', row: 'Blade,61.9,207' })
      await page.locator('#misread-thanks:not([hidden])').waitFor()
      await page.context().close()
    })

    test('the German page says in German why a club is not fitted, what is asked of it and what does not count', async () => {
      const page = await look({ locale: 'de-DE' })
      await page.goto(`${base}/studio/session`)
      const rows = [
        'Driver,62.1,43.2,13,2.4,2600,208',
        'Driver,61.9,43.0,13,2.4,2600,207',
        '7 Iron,106,81,34,-3,6100,150',
        '5 Iron,115,84,15,-3,5200,165',
        'Blade,115,84,15,-3,5200,165',
        'Putter,10,8,1,0,1000,20',
        'Half 7 Iron,80,60,20,-3,5000,110',
        '64°,70,65,30,-4,9000,70',
        '5 Wood,135,92,13,-2,3500,195',
        ',115,84,15,-3,5200,165',
      ]
      const text = `Club,Ball Speed (mph),Club Speed (mph),Launch Angle,Attack Angle,Spin Rate,Carry (yd)\n${rows.join('\n')}\n`
      await page.setInputFiles('#file', { name: 'all.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.locator('#found', { hasText: 'all.csv' }).waitFor()
      await page.locator('#session button[type=submit]').click()
      await page.locator('#clubs:not([hidden])').waitFor()
      const shown = await shownText(page.locator('#clubs'))
      for (const words of [
        '43,1 mph ist langsamer, als fast alle Erwachsenen schwingen.',
        'Sind es 43,1 m/s, also 96,4 mph?',
        'Zählt nicht: Abflugwinkel 34. Möglich ist -10 bis 30.',
        'nicht mit 5 Iron: Schlagen Sie ein Eisen 7.',
        'Welcher Schläger ist „Blade“?',
        'Putter werden nicht gefittet.',
        'Half 7 Iron ist ein Teilschwung',
        'Wedges von 44° bis 62° werden gefittet, 64° nicht.',
        'Fairwayhölzer werden mit dem Holz 3',
        'Diese Schläge nennen keinen Schläger.',
      ])
        expect(shown).toContain(words)
      expect(shown).not.toMatch(/\b(the|is|are|not|shots?|hit|fitted|which|must|from|needs?)\b|\{|undefined/i)
      await page.context().close()
    })

    test('what a file does not say is asked before anything is fitted, and can be said', async () => {
      const page = await look()
      await page.goto(`${base}/studio/session`)
      const drop = (name: string, text: string) =>
        page.setInputFiles('#file', { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
      await drop(
        'ms.csv',
        'Club,Ball Speed,Club Speed,Spin Rate,Carry\nDriver,62.1,43.2,2600,208\nDriver,61.9,43.0,2600,207\n',
      )
      await page.locator('#doubts li', { hasText: 'read in m/s, m' }).waitFor()
      expect(await page.locator('#speedUnit').inputValue()).toBe('m/s')
      await page.locator('#distanceUnit').selectOption('yd')
      await page.locator('#column-carry option:checked', { hasText: 'Carry (yd)' }).waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'Read the shots' }).click()
      await page.locator('#clubs:not([hidden])').waitFor()
      expect(await shownText(page.locator('#rows tr').first())).toContain('208 yd')
      await page.locator('#speedUnit').selectOption('mph')
      await page.locator('#doubts li', { hasText: 'carry fit m/s' }).waitFor()
      await page.getByRole('button', { name: 'Read the shots' }).click()
      await page.locator('#rows .wrong', { hasText: 'Is it 43.1 m/s, which is 96.4 mph?' }).waitFor()

      await drop(
        'two.csv',
        'Spieler,Schl\xe4gerart,Ballgeschwindigkeit,Carry-Distanz\n,,[km/h],[m]\nSam,Eisen 7,185.1,141.7\nKim,Blade,150.5,110\n',
      )
      await page.locator('#found', { hasText: 'Shots: 2. Clubs: 2. File: two.csv.' }).waitFor()
      await page.locator('#player').selectOption('Kim')
      await page.locator('#found', { hasText: 'Shots: 1. Clubs: 1.' }).waitFor()
      await page.getByLabel('Which club is “Blade”?').selectOption('7-iron')
      await page.locator('#doubts').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Read the shots' }).click()
      await page.locator('#rows', { hasText: '7-iron' }).waitFor()
      await page.context().close()
    })

    test('without scripts the whole form is one page that fits, and says what is wrong with it', async () => {
      const page = await look({ javaScriptEnabled: false, viewport: phone, locale: 'en-US' })
      const text = await shownText(page.locator('main'))
      for (const part of ['Which club?', 'Driver speed', '30 mph to 150 mph', 'Where do your bad shots go?'])
        expect(text).toContain(part)
      await page.locator('button[type=submit]').click()
      expect(await shownText(page.locator('.refused:visible'))).toContain('I don’t know')
      await page.locator('#totalDistance').fill('23')
      await page.locator('#handicap').fill('32')
      await page.locator('button[type=submit]').click()
      expect(await shownText(page.locator('.refused:visible'))).toContain('150 yd to 500 yd')
      expect(await page.locator('#handicap').inputValue()).toBe('32') // what was typed is kept
      await page.locator('#totalDistance').fill('230')
      await choose(page, 'miss', 'draw')
      await page.locator('button[type=submit]').click()
      await page.waitForURL(/\/lab\/fit_/)
      await page.context().close()
    })

    test('a phone asks one question a screen: next and Enter go on, back keeps the answers, axe finds nothing', async () => {
      const page = await look({ viewport: phone, locale: 'en-US' })
      const next = page.getByRole('button', { name: 'Next' })
      const at = page.locator('#step-at')
      const faults: string[] = []
      for (let step = 1; step <= 8; step++) {
        expect(await at.textContent()).toBe(`${step} of 8`)
        expect(await page.locator('.step:visible').count()).toBe(1)
        faults.push(...(await accessibilityFindings(page)), ...((await isTooWide(page)) ? [`${step} is too wide`] : []))
        if (step === 4) {
          await page.locator('#handicap').fill('14')
          await page.keyboard.press('Enter')
          continue
        }
        if (step === 5) {
          await next.click()
          expect(await page.locator('#wrong-totalDistance').textContent()).toContain('I don’t know')
          expect(await at.textContent()).toBe('5 of 8')
          await page.locator('#totalDistance').fill('230')
        }
        if (step < 8) await next.click()
      }
      expect(faults).toEqual([])
      await page.getByRole('button', { name: 'Back' }).click()
      await page.goBack() // the way back of the browser, too
      await page.goBack()
      expect([await at.textContent(), await page.locator('#totalDistance').inputValue()]).toEqual(['5 of 8', '230'])
      for (let step = 5; step < 8; step++) await next.click()
      const sent = page.waitForRequest(/analyze/)
      await fitIt(page)
      expect((await sent).postDataJSON().golfer).toEqual({ handedness: 'right', handicap: 14 })
      await page.context().close()
    })

    test('on a phone a question leads to its own screen, and the correction is sent from there', async () => {
      const page = await look({ viewport: phone, locale: 'en-US' })
      const next = page.getByRole('button', { name: 'Next' })
      for (let step = 1; step < 8; step++) {
        if (step === 5) await choose(page, 'way', 'unknown')
        if (step === 6) await choose(page, 'miss', 'slice')
        await next.click()
      }
      await page.locator('button[type=submit]').click()
      await page.locator('#questions').waitFor()
      expect(await page.locator('#step-at').textContent()).toBe('6 of 8')
      await choose(page, 'missSize', 'large')
      await page.locator('#correct-fitting').click()
      await page.waitForURL(/\/(shared\/shr|fittings\/fit)_/)
      await page.context().close()
    })

    test('nothing jumps on a phone when the script comes late', async () => {
      for (const path of ['/studio', '/studio/bag', '/studio/session']) {
        const page = await look({ viewport: phone })
        await page.route('**/docs/studio/*.js', async (route) => {
          await Bun.sleep(500)
          await route.continue()
        })
        await page.addInitScript(`globalThis.jumped = 0
          new PerformanceObserver((list) => {
            for (const { value } of list.getEntries()) globalThis.jumped += value
          }).observe({ type: 'layout-shift', buffered: true })`)
        await page.goto(base + path)
        await page.evaluate('new Promise((next) => requestAnimationFrame(() => setTimeout(next, 100)))')
        expect([path, await page.evaluate('globalThis.jumped')]).toEqual([path, 0])
        await page.context().close()
      }
    })

    test('who does not know how far is fitted as such golfers are', async () => {
      const page = await look()
      await choose(page, 'way', 'unknown')
      const sent = page.waitForRequest(/analyze/)
      await fitIt(page)
      expect((await sent).postDataJSON().swingMetrics).toEqual({ estimateSpeed: true })
      await page.context().close()
    })

    test('the own club is found by a few letters and the arrow keys, or is any other name', async () => {
      const page = await look()
      let lists = 0
      await page.route('**/studio/models/*', async (route) => {
        await Bun.sleep(++lists * 200) // each letter is typed before the list is there
        await route.continue()
      })
      const field = page.getByRole('combobox', { name: 'Make and model' })
      await field.pressSequentially('ping g430 max')
      await page.getByRole('option').first().waitFor()
      for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
      const active = await field.getAttribute('aria-activedescendant')
      const chosen = await page.locator(`#${active}`).textContent()
      await page.keyboard.press('Enter')
      expect([await field.inputValue(), await field.getAttribute('aria-expanded')]).toEqual([chosen!, 'false'])
      expect(lists).toBe(1)
      await page.locator('#totalDistance').fill('230')
      const sent = page.waitForRequest(/analyze/)
      await fitIt(page)
      expect((await sent).postDataJSON().currentEquipment).toEqual({ model: chosen })
      expect(await shownText(page.locator('main'))).toContain('Say the loft of the club you play') // it is known
      await page.goBack()
      await field.fill('my uncle’s old driver')
      await fitIt(page)
      await page.context().close()
    })

    test('a budget and makers limit the picks', async () => {
      const page = await look()
      await page.locator('#totalDistance').fill('230')
      await page.locator('#which summary').click()
      expect(await page.getByText('XXIO').isVisible()).toBe(true)
      await page.locator('#budget').fill('700')
      await page.locator('.makers label', { hasText: 'PING' }).click()
      await page.reload()
      expect(await page.locator('input[name=brands]:checked').count()).toBe(1)
      const sent = page.waitForRequest(/analyze/)
      await fitIt(page)
      const { budget, brands } = (await sent).postDataJSON()
      expect({ budget, brands }).toEqual({ budget: 700, brands: ['PING'] })
      await page.context().close()
    })

    test('a golfer of the account fills in the form, and the fitting is theirs', async () => {
      const page = await studio.look(await studio.joinAddress('coach@example.org'), { viewport: desk })
      await page.locator('input[name=password]').fill('correct horse battery staple')
      await page.locator('button').first().click()
      await page.waitForURL('**/dashboard')
      await page.goto(`${base}/studio`)
      expect(await page.locator('#whose').count()).toBe(0)
      await page.goto(`${base}/golfers`)
      await page.locator('#name').fill('Sam Left')
      await page.locator('#handedness').selectOption('left')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.locator('#age').fill('61')
      await page.locator('#height').fill('70')
      await page.locator('#handicap').fill('22')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.goto(`${base}/studio`)
      await page.locator('#golfer').selectOption({ label: 'Sam Left' })
      await page.locator('#whose button').click()
      await page.waitForURL(/golfer=glf_/)
      const typed = async () => [
        await page.locator('#age').inputValue(),
        await page.locator('#heightInches').inputValue(),
        await page.locator('input[name=handedness]:checked').getAttribute('value'),
      ]
      expect(await typed()).toEqual(['61', '10', 'left'])
      expect(await faultsOf(page)).toEqual([])
      await page.setViewportSize(desk)
      await page.locator('#totalDistance').fill('190')
      await fitIt(page)
      const fitting = fittingIn(page.url())
      await page.goto(`${base}/fittings`)
      expect(await page.locator('main').textContent()).toContain('Sam Left')
      expect(fitting).toStartWith('fit_')
      await page.goto(`${base}/studio`) // nobody else has the body of the last golfer
      expect(await typed()).toEqual(['', '', 'right'])
      await page.locator('#golfer').selectOption({ label: 'Sam Left' })
      await page.locator('#whose button').click()
      await page.locator('#totalDistance').fill('200')
      const other = await page.context().newPage() // where the golfer is erased meanwhile
      await other.goto(`${base}/golfers/${new URL(page.url()).searchParams.get('golfer')}`)
      other.on('dialog', (dialog) => dialog.accept())
      await other.locator('form[action$="/erase"] button').click()
      await other.waitForURL('**/golfers')
      await fitIt(page)
      expect(page.url()).toMatch(/\/fittings\/fit_\w+\/golfer$/)
      await page.context().close()
    })
  })
})

const fittingIn = (url: string): string => /(?:fit|shr)_\w+/.exec(url)![0]

/** As it is shown: without what styles hide, which is the other system of units. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden matters here
const shownText = async (place: Locator): Promise<string> => (await place.innerText()).replaceAll('\u00a0', ' ')
