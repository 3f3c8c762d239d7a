import axe from 'axe-core'
import type { Elysia } from 'elysia'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../mcp/card/browser.ts'

export { chromiumPath }

type ProfileOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** An app behind a real port, and Chromium to look at it. @param port The one that the app's settings name. */
export const openBrowser = async (app: { handle: Elysia['handle'] }, port: number) => {
  const server = Bun.serve({ port, hostname: '127.0.0.1', fetch: (request) => app.handle(request) })
  // Tests that stand in for a page on the internet may fetch from this machine, as from a service out there.
  const args = ['--no-sandbox', '--disable-features=LocalNetworkAccessChecks']
  const browser = await chromium.launch({ executablePath: chromiumPath!, args })
  const baseURL = `http://localhost:${port}`
  /** A fresh profile. Without scripts unless the test is about them. */
  const profile = (options: ProfileOptions = {}) =>
    browser.newContext({ javaScriptEnabled: false, baseURL, ...options })
  const tabs = new Map<string, Promise<Page>>()
  return {
    profile,
    /** A tab that remembers nothing of what was done in it before: far cheaper than a fresh profile. */
    tab: async ({ viewport = null, ...options }: ProfileOptions = {}): Promise<Page> => {
      const kind = JSON.stringify(options)
      const opening = tabs.get(kind) ?? profile(options).then((context) => context.newPage())
      tabs.set(kind, opening)
      const page = await opening
      page.removeAllListeners()
      await page.goto('about:blank')
      const session = await page.context().newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
      await session.detach()
      await page.emulateMedia({ media: null, colorScheme: null })
      if (viewport !== null) await page.setViewportSize(viewport)
      return page
    },
    stop: async () => {
      await browser.close()
      await server.stop(true)
    },
  }
}
export type TestBrowser = Awaited<ReturnType<typeof openBrowser>>

/**
 * What axe finds wrong on a page, once its colors have settled. It needs scripts in the page, which the page's own policy
 * forbids: so only here. It describes only what is wrong, which is much faster.
 */
export const accessibilityFindings = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  // A page hears of other colors with the next frame; only then do they begin to change.
  await page.evaluate('new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))')
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))')
  const options = { resultTypes: ['violations'], ...(rules !== undefined && { runOnly: rules }) }
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`)
}

/** Whether something sticks out of the page, so that it scrolls sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }

/** What axe finds and what sticks out on a phone and on a desk, in light colors and in dark, of which only contrast depends. */
export const faultsOf = async (page: Page, viewports = [phone, desk]): Promise<string[]> => {
  const faults: string[] = []
  for (const viewport of viewports)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      const found = await accessibilityFindings(page, colorScheme === 'light' ? undefined : ['color-contrast'])
      if (colorScheme === 'light' && (await isTooWide(page))) found.push('something sticks out')
      faults.push(...found.map((fault) => `${viewport.width}, ${colorScheme}: ${fault}`))
    }
  return faults
}
