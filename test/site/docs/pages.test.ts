import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { Glob } from 'bun'
import type { Page } from 'playwright-core'
import { errorsMarkdown } from '../../../src/site/reference/index.ts'
import { requestTo } from '../../support/app.ts'
import { chromiumPath, faultsOf, openBrowser, type TestBrowser } from '../../support/browser.ts'
import { type Club, openClub } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { freePort } from '../../support/service.ts'

const root = join(import.meta.dir, '../../..')
const read = (path: string): Promise<string> => Bun.file(join(root, path)).text()
const files = [...new Glob('docs/*.md').scanSync(root)].toSorted()
const pages = files.filter((path) => path !== 'docs/README.md').map((path) => `/docs/${basename(path, '.md')}`)

const markdownFiles = [
  ...files,
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
  ...['db/README.md', 'bench/README.md', 'clients/typescript/README.md', 'clients/python/README.md'],
  ...new Glob('examples/**/README.md').scanSync(root),
].filter((path) => existsSync(join(root, path)))

/** Pages that are there, and ask who is there. */
const behindSignIn = ['/fittings', '/studio', '/dashboard']

/** Without code, in which brackets are no links. */
const proseOf = (markdown: string): string => markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')

const idsOf = async (path: string): Promise<string[]> =>
  [...Bun.markdown.html(await read(path), { headings: { ids: true } }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)

test('every file of docs stands in the contents', async () => {
  const contents = await read('docs/README.md')
  const named = [...contents.matchAll(/^- \[[^\]]+\]\(([^)]+)\): /gm)].map(([, file]) => file!)
  expect(files.filter((path) => path !== 'docs/README.md' && !named.includes(basename(path)))).toEqual([])
})

/** A page that takes longer than ten minutes to read is two. */
const wordsMax = 2_500

test('no page is longer than people read', async () => {
  const wordsIn = (text: string): number => [...text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)].length
  const counted = await Promise.all(files.map(async (path) => ({ path, words: wordsIn(await read(path)) })))
  expect(counted.filter(({ words }) => words > wordsMax)).toEqual([])
})

test('docs/errors.md is what the table of problems says', async () => {
  if (process.env['ERRORS'] === 'write') await Bun.write(join(root, 'docs/errors.md'), errorsMarkdown())
  expect(await read('docs/errors.md')).toBe(errorsMarkdown())
})

test('every link between files of the repository leads to a file, and to a heading of it', async () => {
  const dead: string[] = []
  let links = 0
  for (const path of markdownFiles)
    for (const [, href] of proseOf(await read(path)).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(https?|mailto):/.test(href!)) continue
      links++
      const [file = '', heading] = href!.split('#')
      const target = file === '' ? path : normalize(join(dirname(path), file))
      const isThere =
        existsSync(join(root, target)) && (heading === undefined || (await idsOf(target)).includes(heading))
      if (!isThere) dead.push(`${path}: ${href}`)
    }
  expect(dead).toEqual([])
  expect(links).toBeGreaterThan(80)
})

forEachSharedDatabase((engine, open) => {
  // Pages do not depend on the database.
  if (engine !== 'embedded') return
  const port = freePort()
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open(), { env: { BASE_URL: `http://localhost:${port}` } })
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    club.app.handle(requestTo(path, { headers: { accept: 'text/html', ...headers } }))

  test('a page that does not exist is 404, whatever was asked before', async () => {
    expect((await get('/llms.txt')).status).toBe(200)
    expect((await get('/docs/llms')).status).toBe(404)
  })

  test('every link and figure of the pages leads somewhere on the service', async () => {
    const texts = new Map<string, string>()
    const textAt = async (path: string): Promise<string> => {
      const known = texts.get(path)
      if (known !== undefined) return known
      const response = await get(path)
      if (!behindSignIn.includes(path)) expect({ path, status: response.status }).toEqual({ path, status: 200 })
      const text = await response.text()
      texts.set(path, text)
      return text
    }
    const apiPages = [...(await textAt('/swagger')).matchAll(/href="(\/swagger\/\w+)"/g)].map(([, path]) => path!)
    for (const path of ['/docs', ...pages, '/swagger', ...apiPages])
      for (const [, address] of (await textAt(path)).matchAll(/\b(?:href|src)="([^"]+)"/g)) {
        if (/^(https?|mailto):/.test(address!)) continue
        const [target, heading] = address!.split('#')
        const text = await textAt(target === '' ? path : target!)
        if (heading !== undefined)
          expect({ path, address, text }).toEqual({ path, address, text: expect.stringContaining(`id="${heading}"`) })
      }
  })

  test('a page obeys the strict policy, is tagged, and is there as Markdown with the address of the service', async () => {
    for (const path of ['/docs', ...pages]) {
      const response = await get(path)
      expect(response.headers.get('content-security-policy')).toStartWith("default-src 'none'; style-src 'self'")
      const text = await response.text()
      expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/)
      const again = await get(path, { 'if-none-match': response.headers.get('etag')! })
      expect(again.status).toBe(304)
    }
    for (const path of pages) {
      const response = await get(`${path}.md`)
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      const text = await response.text()
      expect(text).toStartWith('# ')
      expect(text.includes('http://localhost:3000')).toBe(false)
    }
  })

  test('every link of the Markdown leads somewhere on the service, from wherever it is read', async () => {
    const addresses = new Set<string>()
    for (const path of pages)
      for (const [, address] of proseOf(await (await get(`${path}.md`)).text()).matchAll(/\]\(([^)\s]+)\)/g))
        if (!address!.startsWith('#')) addresses.add(address!.split('#')[0]!)
    const here = `http://localhost:${port}`
    const inside = [...addresses].filter((address) => !/^(https|mailto):/.test(address))
    expect(inside.length).toBeGreaterThan(20)
    for (const address of inside) {
      expect(address).toStartWith(here)
      const path = address.slice(here.length) || '/'
      if (!behindSignIn.includes(path))
        expect({ address, status: (await get(path)).status }).toEqual({ address, status: 200 })
    }
  })

  test('the documentation is searched without a script or an account, by words, parts of words and settings', async () => {
    const found = async (question: string) => {
      const response = await get(`/docs/search?q=${encodeURIComponent(question)}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
      const [, list] = /<ol id="found">([\s\S]*?)<\/ol>/.exec(await response.text())!
      return [...list!.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!)
    }
    expect((await found('webhook secret')).slice(0, 3)).toContain('/docs/webhooks#change-the-secret')
    expect(await found('DATABASE_URL')).toContain('/docs/replicas#database-addresses')
    const aboutKeys = await found('idempotency')
    expect(aboutKeys).toContain('/docs/retries')
    for (const address of [...aboutKeys, ...(await found('quota_exceeded'))]) {
      const [path, heading] = address.split('#')
      expect(await (await get(path!)).text()).toContain(heading === undefined ? '<h1' : ` id="${heading}"`)
    }
    expect(await found('rate limits')).toContain('/docs/operations#limits')
    expect(await found('the limits of this and that which are for rate')).toEqual(await found('limits of rate'))
    expect(await found('the and for')).toEqual([])
    expect(await found('')).toEqual([])
    expect(await found('qqqq')).toEqual([])
    const quoted = await get('/docs/search?q=%22%3E%3Cscript%3E')
    expect(await quoted.text()).not.toContain('"><script>')
  })

  test('a page of the documentation with everything that its search loads weighs less than 60 kB', async () => {
    const cover = await (await get('/docs')).text()
    const [script] = /\/docs\/search\/[0-9a-f]+\.js/.exec(cover)!
    const weights = ['/docs', '/docs/search.json', script, '/docs/copy.js'].map(async (path) => {
      const response = await get(path)
      expect({ path, status: response.status }).toEqual({ path, status: 200 })
      return Bun.gzipSync(await response.arrayBuffer()).length
    })
    expect((await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(60_000)
  })

  test('llms.txt lists every page, llms-full.txt holds them', async () => {
    const [listed, full] = await Promise.all(
      ['/llms.txt', '/llms-full.txt'].map(async (path) => (await get(path)).text()),
    )
    for (const path of pages) {
      expect(listed).toContain(`(http://localhost:${port}${path}.md): `)
      const [title] = (await (await get(`${path}.md`)).text()).split('\n')
      expect(full).toContain(`\n${title}\n`)
    }
  })

  test('every operation stands on a page, with what it takes and answers, and a request that works', async () => {
    const cover = await (await get('/swagger')).text()
    const { paths } = (await (await get('/swagger/json')).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const operations = Object.values(paths).flatMap((item) => Object.values(item))
    expect(operations.length).toBeGreaterThan(30)
    for (const { operationId } of operations) expect(cover).toContain(`#${operationId}">`)
    const text = await (await get('/swagger/service')).text()
    for (const part of ['<code>GET /health</code>', 'No key needed', '<h3 id="Health">', '/docs/errors/NOT_READY'])
      expect(text).toContain(part)
    const [, address] = /<code id="curl-getHealth">curl &#39;([^&]+)&#39;<\/code>/.exec(text)!
    expect((await get(new URL(address!).pathname)).status).toBe(200)
    expect((await get('/swagger/nothing')).status).toBe(404)
  })

  test('docs/api.md names every operation of the API description, and no other', async () => {
    const { paths } = (await (await get('/swagger/json')).json()) as { paths: Record<string, object> }
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const named = [...(await read('docs/api.md')).matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g)].map(
      ([, one]) => one!,
    )
    expect(named.toSorted()).toEqual(described.toSorted())
  })

  test('a page or figure that does not exist is 404', async () => {
    for (const path of [
      '/docs/nothing',
      '/docs/operations.txt',
      '/docs/README',
      '/docs/figures/no.svg',
      '/docs/figures/constructor',
    ])
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 })
  })

  describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
    let chromium: TestBrowser
    let page: Page
    beforeAll(async () => {
      chromium = await openBrowser(club.app, port)
      page = await (await chromium.profile({ javaScriptEnabled: true })).newPage()
    })
    afterAll(() => chromium?.stop())

    test('the search answers while one types, and is used by keyboard alone', async () => {
      await page.goto('/docs/units')
      await page.keyboard.press('/')
      await page.keyboard.type('webhook secr')
      const links = page.locator('#found a')
      // What was found for the first letters stands until then.
      await page.locator('#found li:first-child a[href*="secret"]').waitFor()
      expect(await page.locator('#found-count').textContent()).toMatch(/^\d+ found\.$/)
      await page.keyboard.press('ArrowDown')
      expect(await page.evaluate('document.activeElement === document.querySelector("#found a")')).toBe(true)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      const address = await links.first().getAttribute('href')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => `${url.pathname}${url.hash}` === address)
      await page.locator('#q').fill('webhook')
      await links.first().waitFor()
      await page.keyboard.press('Escape')
      await links.first().waitFor({ state: 'detached' })
      await page.locator('#q').fill('retry')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/docs\/search\?q=retry$/)
      expect(await faultsOf(page)).toEqual([])
    })

    test('a search that did not load says so, and the next letter asks again', async () => {
      await page.goto('/docs/units')
      let isDown = true
      await page.route('**/docs/search.json', (route) => (isDown ? route.abort() : route.continue()))
      await page.locator('#q').pressSequentially('w')
      await page.getByText('The search did not load. Press Enter to search').waitFor()
      isDown = false
      await page.locator('#q').pressSequentially('ebhook')
      await page.locator('#found a').first().waitFor()
      await page.unroute('**/docs/search.json')
    })

    // The others of their kind differ in what the service answered only.
    const drawn = pages.filter((path) => !/answers-(fairway|hybrid|iron|wedge)$/.test(path))
    test.each(['/docs', ...drawn])('%s has no finding of axe, narrow and wide, light and dark', async (path) => {
      await page.goto(path)
      expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] })
    })
  })
})
