import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { Glob } from 'bun'
import { requestTo } from '../../support/app.ts'
import { accessibilityFindings, chromiumPath, isTooWide, openBrowser, type TestBrowser } from '../../support/browser.ts'
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
  ...['db/README.md', 'bench/README.md', ...new Glob('examples/**/README.md').scanSync(root)],
].filter((path) => existsSync(join(root, path)))

/** Pages that are there, and ask who is there. */
const behindSignIn = ['/studio', '/dashboard']

/** Without code, in which brackets are no links. */
const proseOf = (markdown: string): string => markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')

const idsOf = async (path: string): Promise<string[]> =>
  [...Bun.markdown.html(await read(path), { headings: { ids: true } }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)

test('every file of docs stands in the contents', async () => {
  const contents = await read('docs/README.md')
  const named = [...contents.matchAll(/^- \[[^\]]+\]\(([^)]+)\): /gm)].map(([, file]) => file!)
  expect(files.filter((path) => path !== 'docs/README.md' && !named.includes(basename(path)))).toEqual([])
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
    for (const path of ['/docs', ...pages])
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
    beforeAll(async () => {
      chromium = await openBrowser(club.app, port)
    })
    afterAll(() => chromium?.stop())

    test.each(['/docs', ...pages])('%s has no finding of axe, narrow and light, wide and dark', async (path) => {
      const profile = await chromium.profile({ javaScriptEnabled: true })
      const page = await profile.newPage()
      await page.goto(path)
      for (const [width, colorScheme] of [
        [390, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const found = { tooWide: await isTooWide(page), findings: await accessibilityFindings(page) }
        expect({ width, ...found }).toEqual({ width, tooWide: false, findings: [] })
      }
      await profile.close()
    })
  })
})
