import { describe, expect, test } from 'bun:test'
import { html } from '../../src/pages/html.ts'
import { problems } from '../../src/platform/problem-table.ts'
import { probeApp, requestTo } from '../support/app.ts'

const { app } = probeApp({ SERVICE_NAME: 'Fit & Co <one>' })
const get = (path: string, headers: Record<string, string> = {}) => app.handle(requestTo(path, { headers }))
const codes = Object.values(problems).map(({ code }) => code)
const htmlPages = ['/swagger', '/swagger/ui', '/docs/errors', ...codes.map((code) => `/docs/errors/${code}`)]

describe('every page obeys a policy without inline script, inline style or third parties', () => {
  for (const path of htmlPages)
    test(path, async () => {
      const response = await get(path)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('content-security-policy')).toStartWith("default-src 'none';")
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
      expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/)
      expect(text).not.toContain('<one>')
      for (const [, address] of text.matchAll(/<(?:script|link|img)\b[^>]*\b(?:src|href)="([^"]+)"/g)) {
        expect(address).toStartWith('/')
        expect((await get(address ?? '')).status).toBe(200)
      }
    })
})

test.each(['de-12', 'de-de-de', 'de-abcd-abcd'])(
  '%s is no language tag, and is read as the language that it begins with',
  async (tag) => {
    const answer = await get('/nothing', { accept: 'text/html', 'accept-language': tag })
    expect([answer.status, (await answer.text()).includes('<html lang="de"')]).toEqual([404, true])
  },
)

test('every link of the pages inside the documentation leads somewhere', async () => {
  const links = new Set<string>()
  for (const path of htmlPages)
    for (const [, address] of (await (await get(path)).text()).matchAll(/<a\b[^>]*\bhref="([^"]+)"/g))
      links.add(address!.startsWith('#') ? path + address : address!)
  // The first page and the rules are served by features.
  const inside = [...links].filter((address) => !/^\/(v1\/|studio$|fittings$|#|$)/.test(address))
  expect(inside.length).toBeGreaterThan(codes.length)
  for (const address of inside) {
    const [path = '', id] = address.split('#')
    const answer = await get(path)
    expect({ address, status: answer.status }).toEqual({ address, status: 200 })
    if (id !== undefined)
      expect({ address, hasId: (await answer.text()).includes(`id="${id}"`) }).toEqual({ address, hasId: true })
  }
})

describe('/docs/errors', () => {
  test('lists every code', async () => {
    const text = await (await get('/docs/errors')).text()
    for (const code of codes) expect(text).toContain(`href="/docs/errors/${code}"`)
  })
  test('the page of a code says what happened and what to do, with an example', async () => {
    const text = await (await get('/docs/errors/QUOTA_EXCEEDED')).text()
    expect(text).toContain(problems.quotaExceeded.happened)
    // Names of members are marked as code.
    expect(text.replaceAll(/<\/?code>/g, '`')).toContain(problems.quotaExceeded.fix)
    expect(text).toContain('&#34;resetsAt&#34;')
  })
  test('a code that does not exist is 404', async () => {
    for (const code of ['NOPE', 'internal', 'constructor']) expect((await get(`/docs/errors/${code}`)).status).toBe(404)
  })
})

describe('what goes wrong', () => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

  test('is a page for a browser: the same status, code and words, under the policy of pages', async () => {
    const document = await get('/docs/errors/<b>')
    const { detail } = (await document.json()) as { detail: string }
    const response = await get('/docs/errors/<b>', { accept: browser })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self'")
    expect(response.headers.get('vary')).toBe('Accept, Accept-Language, Cookie')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).toContain('<h1>Not found</h1>')
    expect(text).toContain('href="/docs/errors/NOT_FOUND"')
    expect(text).toContain(html`${detail}`.text)
    expect(text).toContain(response.headers.get('x-request-id')!)
    expect(text).not.toContain('<b>')
  })

  test.each(['/nowhere', '/docs/errors/NOPE'])('has the same headers for HEAD %s', async (path) => {
    const headersOf = async (method: string) => {
      const { status, headers } = await app.handle(requestTo(path, { method, headers: { accept: browser } }))
      const names = ['content-type', 'content-security-policy', 'vary', 'cache-control']
      return [status, ...names.map((name) => headers.get(name))]
    }
    expect(await headersOf('HEAD')).toEqual(await headersOf('GET'))
  })

  test('is a page for a code that does not exist, too', async () => {
    const response = await get('/docs/errors/NOPE', { accept: browser })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('All codes are at /docs/errors.')
  })

  test.each([
    ['without a word', undefined],
    ['that takes anything', '*/*'],
    ['that asks for JSON', 'application/json'],
    ['that likes JSON as well', 'application/json, text/html'],
    ['that likes JSON better', 'text/html;q=0.5, application/json'],
    ['that refuses HTML', 'text/html;q=0, */*'],
  ])('stays a problem document for a program %s', async (_name, accept) => {
    const response = await get('/nowhere', accept === undefined ? {} : { accept })
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  })

  test.each(['/v1/nowhere', '/mcp/nowhere', '/api/x', '/oauth/x', '/.well-known/x'])(
    'stays a problem document at %s, whoever asks',
    async (path) => {
      const response = await get(path, { accept: browser })
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    },
  )

  test('a page that is found stays itself', async () => {
    expect(await (await get('/docs/errors', { accept: browser })).text()).toBe(await (await get('/docs/errors')).text())
  })
})

test('public documents are tagged, revalidate to 304, and change the tag with the content', async () => {
  const first = await get('/docs/errors')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toStartWith('public')
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/docs/errors', { 'if-none-match': tag })
    expect({ status: again.status, etag: again.headers.get('etag'), text: await again.text() }).toEqual({
      status: 304,
      etag,
      text: '',
    })
  }
  expect((await get('/docs/errors', { 'if-none-match': '"other"' })).status).toBe(200)
  const renamed = probeApp({ SERVICE_NAME: 'Another' }).app
  expect((await renamed.handle(requestTo('/docs/errors'))).headers.get('etag')).not.toBe(etag)
})

test('the pages of Swagger UI are served from here, whole', async () => {
  expect((await (await get('/swagger/swagger-ui-bundle.js')).text()).length).toBeGreaterThan(1_000_000)
  expect((await get('/swagger/swagger-ui-bundle.js')).headers.get('content-type')).toStartWith('text/javascript')
  expect(await (await get('/swagger/api-reference.js')).text()).toContain("url: '/swagger/json'")
})

test('llms.txt names the service and where its description is', async () => {
  const text = await (await get('/llms.txt')).text()
  expect(text).toStartWith('# Fit & Co <one>')
  expect(text).toContain('http://fit.example/swagger/json')
})

test('html escapes every value that is not html itself', () => {
  const list = ['<a>', html`<b>${'"'}</b>`]
  expect(html`<p title="${"a'b"}">${list}${1}</p>`.text).toBe('<p title="a&#39;b">&#60;a&#62;<b>&#34;</b>1</p>')
})
