import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { chromiumPath, faultsOf, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'
import { password, type Replica, replica } from './harness.ts'

const port = freePort()

describe.if(chromiumPath !== undefined)('in Chromium', () =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return // pages do not depend on the database
    let club: Replica
    let chromium: TestBrowser
    beforeAll(async () => {
      club = await replica(await open(), { env: { AUTH_URL: `http://localhost:${port}` } })
      chromium = await openBrowser(club.app, port)
    })
    afterAll(() => chromium?.stop())

    test('without scripts somebody joins, signs out, signs in and changes the password', async () => {
      const page = await (await chromium.profile()).newPage()
      await page.goto(`/join/${await club.newLink('walk.in@range.example')}`)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Join' }).click()
      expect(page.url()).toEndWith('/dashboard')
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      expect(page.url()).toEndWith('/sign-in')
      await page.getByLabel('Email').fill('walk.in@range.example')
      await page.getByLabel('Password').fill('wrong wrong wrong')
      await page.getByRole('button', { name: 'Sign in' }).click()
      expect(await page.getByRole('alert').textContent()).toContain('is wrong')
      expect(await page.getByLabel('Email').inputValue()).toBe('walk.in@range.example')
      await page.getByLabel('Password').fill(password)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByLabel('Current password').fill(password)
      await page.getByLabel('New password').fill('a wedge from the fringe')
      await page.getByRole('button', { name: 'Change password' }).click()
      expect(await page.getByRole('status').textContent()).toContain('changed')
    })

    test('axe finds nothing, and nothing sticks out of a phone or a wide window, light and dark', async () => {
      const profile = await chromium.profile({ javaScriptEnabled: true, bypassCSP: true })
      const page = await profile.newPage()
      const email = 'a.very.long.address.of.somebody.who.joins@driving-range-on-the-hill.example'
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      const looks = [1440, 360].map((width) => ({ width, height: 740 }))
      const look = async () => expect(await faultsOf(page, looks)).toEqual([])
      await page.goto('/sign-in')
      await look()
      await page.goto('/join/nowhere')
      await look()
      await page.goto(`/join/${await club.newLink(email)}`)
      await look()
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Join' }).click()
      await look()
      expect(errors.filter((text) => !text.includes('410'))).toEqual([])
    })
  }),
)
