import axe from 'axe-core'
import type { Elysia } from 'elysia'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../mcp/card/browser.ts'

export { chromiumPath }

/** An app behind a real port, and Chromium to look at it. @param port The one that the app's settings name. */
export const openBrowser = async (app: { handle: Elysia['handle'] }, port: number) => {
  const server = Bun.serve({ port, hostname: '127.0.0.1', fetch: (request) => app.handle(request) })
  const browser = await chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] })
  return {
    /** A fresh profile. Without scripts unless the test is about them. */
    profile: (options: Parameters<Browser['newContext']>[0] = {}) =>
      browser.newContext({ javaScriptEnabled: false, baseURL: `http://localhost:${port}`, ...options }),
    stop: async () => {
      await browser.close()
      await server.stop(true)
    },
  }
}
export type TestBrowser = Awaited<ReturnType<typeof openBrowser>>

/** What axe finds wrong on a page. It needs scripts in the page, which the page's own policy forbids: so only here. */
export const accessibilityFindings = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Whether something sticks out of the page, so that it scrolls sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
