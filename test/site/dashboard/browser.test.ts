import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { password, type Replica, replica } from '../../identity/people/harness.ts'
import { chromiumPath, faultsOf, isTooWide, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'

const port = freePort()
const base = `http://localhost:${port}`
const sections = [
  ...['Overview', 'Fittings', 'Requests', 'Keys', 'Agents', 'Apps', 'Webhooks'],
  ...['Team', 'Audit', 'Settings'],
]

describe.if(chromiumPath !== undefined)('in Chromium', () =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return // pages do not depend on the database
    let club: Replica
    let chromium: TestBrowser
    beforeAll(async () => {
      club = await replica(await open(), { env: { BASE_URL: base, AUTH_URL: base } })
      chromium = await openBrowser(club.app, port)
    })
    /** Where an app waits for its code. */
    const app = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('You may close this window.') })
    afterAll(async () => {
      await chromium?.stop()
      await app.stop(true)
    })

    const joined = async (page: Page, link: string) => {
      await page.goto(link)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Join' }).click()
      await page.waitForURL('**/dashboard')
    }
    const analyze = (token: string) =>
      fetch(`${base}/v1/fitting/analyze`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          clubType: 'driver',
          golfer: { handedness: 'right' },
          swingMetrics: { swingSpeed: 95, missPattern: 'fade', missSize: 'moderate' },
        }),
      })
    const firstFitting = (page: Page) => page.locator('td a[href^="/dashboard/fittings/fit_"]').first()
    /** A click that loads a page: done when the new page is there, so that nothing is read of the old one. */
    const follow = async (page: Page, target: Locator) => {
      const isThere = page.waitForEvent('framenavigated')
      await target.click()
      await isThere
      await page.waitForLoadState()
    }
    const goTo = (page: Page, section: string) =>
      follow(page, page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: section }))

    test('without scripts an owner makes a key, uses it, rolls and revokes it', async () => {
      const page = await (await chromium.profile()).newPage()
      await joined(page, `/join/${await club.newLink('keys@range.example')}`)
      await goTo(page, 'Keys')
      await page.getByRole('textbox', { name: 'Name' }).fill('Web shop')
      await page.getByRole('button', { name: 'Create key' }).click()
      const first = (await page.locator('#secret').textContent())!
      expect((await analyze(first)).status).toBe(200)
      await page.reload()
      expect(await page.locator('#secret').count()).toBe(0)

      const item = page.getByRole('listitem').filter({ hasText: first.slice(-4) })
      await item.locator('summary', { hasText: 'Roll' }).click()
      await item.getByLabel('This key ends').selectOption({ label: 'After an hour' })
      await item.getByRole('button', { name: 'Roll key' }).click()
      const second = (await page.locator('#secret').textContent())!
      await item.locator('summary', { hasText: 'Revoke' }).click()
      await item.getByRole('button', { name: 'Revoke key' }).click()
      expect(await page.getByRole('status').textContent()).toContain('The key is revoked')
      expect([(await analyze(first)).status, (await analyze(second)).status]).toEqual([401, 200])

      await goTo(page, 'Fittings')
      await firstFitting(page).click()
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Driver')
    })

    test('somebody who is invited joins by the link that the owner copied, and finds no forms of an owner', async () => {
      const profile = await chromium.profile({
        javaScriptEnabled: true,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const page = await profile.newPage()
      await joined(page, `/join/${await club.newLink('inviting@range.example')}`)
      await goTo(page, 'Team')
      await page.getByLabel('Email').fill('mate@range.example')
      await page.getByRole('button', { name: 'Make a link' }).click()
      await page.getByRole('button', { name: 'Copy' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      const link: string = await page.evaluate('navigator.clipboard.readText()')

      const mate = await (await chromium.profile()).newPage()
      await joined(mate, link)
      await goTo(mate, 'Team')
      expect(await mate.getByText('inviting@range.example').count()).toBe(1)
      for (const section of ['Keys', 'Agents', 'Webhooks', 'Team']) {
        await goTo(mate, section)
        expect(await mate.getByRole('main').getByRole('button').count()).toBe(0)
      }
    })

    test('an app is allowed, used, and revoked on the dashboard', async () => {
      const page = await (await chromium.profile()).newPage()
      await joined(page, `/join/${await club.newLink('apps@range.example')}`)
      const connected = await connect(page)
      expect(connected.status).toBe(200)
      const { access_token: token } = (await connected.json()) as { access_token: string }
      const tools = () =>
        fetch(`${base}/mcp`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        })
      expect((await tools()).status).toBe(200)
      await page.goto('/dashboard/apps')
      const item = page.getByRole('listitem').filter({ hasText: 'Range helper' })
      await item.locator('summary').click()
      await item.getByRole('button', { name: 'Revoke access' }).click()
      expect(await page.getByRole('status').textContent()).toContain('access is revoked')
      expect((await tools()).status).toBe(401)
    })

    /** Walk through an authorization, and redeem its code. @param look Called on the page that asks. */
    const connect = async (page: Page, look: () => Promise<void> = async () => {}) => {
      const redirect = `http://127.0.0.1:${app.port}/cb`
      const registered = await fetch(`${base}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'Range helper', redirect_uris: [redirect] }),
      })
      const { client_id } = (await registered.json()) as { client_id: string }
      const verifier = 'a'.repeat(43)
      const asked = new URLSearchParams({
        response_type: 'code',
        client_id,
        redirect_uri: redirect,
        scope: 'fittings:create fittings:read',
        resource: `${base}/mcp`,
        code_challenge: new Bun.CryptoHasher('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      await page.goto(`/oauth/authorize?${asked}`)
      await page.getByRole('button', { name: 'Deny' }).waitFor()
      await look()
      await page.getByRole('button', { name: 'Allow' }).click()
      await page.waitForURL(`${redirect}*`)
      const code = new URL(page.url()).searchParams.get('code') ?? ''
      const body = {
        grant_type: 'authorization_code',
        client_id,
        code,
        redirect_uri: redirect,
        code_verifier: verifier,
      }
      return fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(body) })
    }

    test('axe finds nothing on any page, and nothing sticks out from 360 to 1440 pixels, light and dark', async () => {
      const profile = await chromium.profile({ javaScriptEnabled: true, bypassCSP: true })
      const page = await profile.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      const at = (width: number) => ({ width, height: 800 })
      const look = async () => {
        const faults = await faultsOf(page, [at(360), at(1440)])
        await page.setViewportSize(at(768))
        expect([page.url(), faults, await isTooWide(page)]).toEqual([page.url(), [], false])
      }
      const email = 'a.very.long.address.of.somebody@driving-range-on-the-hill.example'
      await joined(page, `/join/${await club.newLink(email)}`)
      await goTo(page, 'Overview')
      await look() // nothing is there yet, or little
      await analyze(club.apiKey)
      await connect(page, look)
      await page.goto('/dashboard/agents')
      await page
        .getByRole('textbox', { name: 'Name' })
        .fill('A host with a very long name that goes on and on, as long as names may be')
      await follow(page, page.getByRole('button', { name: 'Create connection' }))
      await look() // with its code
      await goTo(page, 'Webhooks')
      await page.locator('#url').fill(`https://shop.example/${'hooks'.repeat(30)}`)
      for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
      await follow(page, page.getByRole('button', { name: 'Make endpoint' }))
      await look() // with what is wrong
      await page.getByRole('checkbox').first().check()
      await follow(page, page.getByRole('button', { name: 'Make endpoint' }))
      await goTo(page, 'Team')
      await page.getByLabel('Email').fill(`new.${email}`)
      await follow(page, page.getByRole('button', { name: 'Make a link' }))
      await look() // with its link
      for (const section of sections) {
        await goTo(page, section)
        await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        await look()
      }
      await goTo(page, 'Fittings')
      await follow(page, firstFitting(page))
      await look()
      expect(errors).toEqual([expect.stringContaining('400')]) // the form that was refused
    })

    test('by keyboard alone somebody comes past the navigation, and opens what asks once more', async () => {
      const page = await (await chromium.profile()).newPage()
      await joined(page, `/join/${await club.newLink('keyboard@range.example')}`)
      await page.goto('/dashboard/team')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(page.url()).toEndWith('#main')
      const item = page.getByRole('listitem').filter({ hasText: 'keyboard@range.example' })
      await item.locator('summary').last().focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/sign-in?next=/dashboard/team') // they have removed themselves
    })
  }),
)
