import { readFileSync } from 'node:fs'
import type { Elysia } from 'elysia'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../mcp/card/browser.ts'

export { chromiumPath }

/** Axe as a script: the short one, which a page reads in half the time. */
const axe = readFileSync(Bun.resolveSync('axe-core/axe.min.js', import.meta.dir), 'utf8')

type ProfileOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** An app behind a real port, and Chromium to look at it. @param port The one that the app's settings name. */
export const openBrowser = async (app: { handle: Elysia['handle'] }, port: number) => {
  const server = Bun.serve({ port, hostname: '127.0.0.1', fetch: (request) => app.handle(request) })
  // Tests that stand in for a page on the internet may fetch from this machine, as from a service out there.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks']
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
export const accessibilityFindings = (page: Page): Promise<string[]> => axeFindings(page, 'document', {})

const contrast = 'color-contrast'

const axeFindings = async (page: Page, context: string, options: object): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  await colorsSettled(page)
  return page.evaluate(`axe.run(${context}, ${JSON.stringify({ resultTypes: ['violations'], ...options })})
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`)
}

/** A page hears of other colors with the next frame; only then do they begin to change. */
const colorsSettled = async (page: Page): Promise<void> => {
  await page.evaluate('new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))')
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))')
}

/** Looks of texts that have enough contrast, whatever page they stand on. */
const goodLooks = new Set<string>()

/**
 * Texts without enough contrast. The contrast of a text follows from its look: its color and size, and the colors that it stands
 * on. So axe is asked for one text of each look, once: its own way, every text of every page, takes half of its time.
 */
export const contrastFindings = async (page: Page): Promise<string[]> => {
  await colorsSettled(page)
  const looks = await page.evaluate<string[]>(`(${textsOfLooks})(document.body, ${JSON.stringify([...goodLooks])})`)
  if (looks.length === 0) return []
  const found = await axeFindings(page, '{ include: window.texts }', { runOnly: [contrast] })
  if (found.length === 0) for (const look of looks) goodLooks.add(look)
  return found
}

/** A function of the page: what looks it has beside those known. Leaves the first text of each to axe. */
const textsOfLooks = `(body, known) => {
  const firsts = new Map(known.map((look) => [look, null]))
  const walk = (element, below) => {
    const style = getComputedStyle(element)
    if (style.display === 'none') return
    const own = [style.backgroundColor, style.backgroundImage, style.opacity].join()
    const ground = own === 'rgba(0, 0, 0, 0),none,1' ? below : below + '/' + own
    const look = [ground, style.color, style.fontSize, style.fontWeight, style.textShadow, style.visibility].join()
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
    if ((hasText || element.matches('input, select')) && !firsts.has(look)) firsts.set(look, element)
    for (const child of element.children) walk(child, ground)
  }
  walk(body, '')
  window.texts = [...firsts.values()].filter((first) => first !== null)
  return [...firsts.keys()].filter((look) => firsts.get(look) !== null)
}`

/** Whether something sticks out of the page, so that it scrolls sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }

/**
 * What axe finds and what sticks out on a phone and on a desk, in light colors and in dark. Only contrast depends on colors; what
 * axe finds beside it depends on the width only where a page then shows other things, so it is asked for in the first view.
 * @param isWhole Axe is asked in every view, and in the first for the contrast of every text: once for each kind of page.
 */
export const faultsOf = async (page: Page, viewports = [phone, desk], isWhole = false): Promise<string[]> => {
  const faults: string[] = []
  for (const viewport of viewports)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      const isFirst = viewport === viewports[0]
      const found = await contrastFindings(page)
      if (colorScheme === 'light') {
        const hasEveryText = isWhole && isFirst
        const rules = hasEveryText ? {} : { rules: { [contrast]: { enabled: false } } }
        if (isWhole || isFirst) found.push(...(await axeFindings(page, 'document', rules)))
        if (await isTooWide(page)) found.push('something sticks out')
      }
      faults.push(...found.map((fault) => `${viewport.width}, ${colorScheme}: ${fault}`))
    }
  return faults
}
