import { beforeAll, describe, expect, test } from 'bun:test'
import { onAgent, openAgent, rpcHeaders } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'

onAgent((agent) => {
  const answers: Record<string, Response> = {}
  beforeAll(async () => {
    const { app, handle, apiKey } = agent()
    const get = (path: string, headers: Record<string, string> = {}) => app.handle(requestTo(path, { headers }))
    const authorization = `Bearer ${apiKey}`
    const ping = { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }
    Object.assign(answers, {
      health: await get('/health'),
      operation: await get('/v1/status', { authorization }),
      'direct operation': await app.handle(
        requestTo('/v1/catalog/scores', {
          method: 'POST',
          body: '{"clubTypes":["wedge"]}',
          headers: { authorization },
        }),
      ),
      'refused operation': await get('/v1/status'),
      'refused Host': await get('/v1/status', { host: 'a b' }),
      page: await get('/', { accept: 'text/html' }),
      'page of a problem': await get('/nowhere', { accept: 'text/html' }),
      'API page': await get('/swagger'),
      tools: await handle(requestTo('/mcp', { ...ping, headers: { ...rpcHeaders, authorization } })),
    })
  })

  const always = {
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
  test('every kind of answer has the security headers', () => {
    for (const [kind, { headers }] of Object.entries(answers))
      expect({ kind, ...Object.fromEntries(headers) }).toMatchObject({ kind, ...always })
  })

  test('every page has those of pages, too', () => {
    for (const [kind, { headers }] of Object.entries(answers).filter(([kind]) => kind.includes('page')))
      expect({ kind, ...Object.fromEntries(headers) }).toMatchObject({
        kind,
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
  })

  test('a page that AI platforms open in a window of theirs stays connected to it', async () => {
    const page = await agent().handle(requestTo('/sign-in'))
    expect({ status: page.status, opener: page.headers.get('cross-origin-opener-policy') }).toEqual({
      status: 200,
      opener: 'unsafe-none',
    })
  })

  test('HSTS is sent when BASE_URL is https, and only then', async () => {
    for (const [kind, { headers }] of Object.entries(answers))
      expect({ kind, hsts: headers.get('strict-transport-security') }).toEqual({ kind, hsts: null })
    const secure = await openAgent(agent().deps.sql, { env: { BASE_URL: 'https://fit.example' } })
    for (const path of ['/health', '/', '/v1/status', '/mcp', '/nowhere'])
      expect((await secure.app.handle(requestTo(path))).headers.get('strict-transport-security')).toBe(
        'max-age=31536000',
      )
  })

  describe('what pages of other origins show may be loaded by them', () => {
    test.each(['/docs/icon.svg', '/mcp/server-card', '/.well-known/oauth-protected-resource/mcp'])(
      '%s',
      async (path) => {
        expect((await agent().handle(requestTo(path))).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      },
    )
    test('pictures of heads', async () => {
      const { json } = await agent().call('search_clubs', { limit: 1 })
      const address = new URL(/http[^"]+\/pictures\/[^"]+/.exec(JSON.stringify(json))![0])
      const picture = await agent().handle(requestTo(address.pathname))
      expect(picture.status).toBe(200)
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    })
  })
})
