import { describe, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { listen } from '../../../src/cli/data/listen.ts'
import { openAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

/** Addresses that ask for no credential, whoever answers them. */
const pages = [
  '/',
  '/example',
  '/store/club/ping-g440-max-driver',
  '/docs',
  '/docs/quick-start.md',
  '/docs/errors',
  '/llms.txt',
  '/swagger',
  '/v1/rules',
  '/v1/rules/DRV-LOFT',
  '/sign-in',
  '/join/none',
  '/dashboard',
  '/studio',
  '/lab/fit_none',
  '/pictures/none.svg',
  '/robots.txt',
  '/.well-known/security.txt',
  '/nothing/here',
]

describe('pages per minute and sender', () => {
  forEachSharedDatabase((_engine, open) => {
    test('each public address counts for its sender, and one too many is refused with a page or a problem', async () => {
      const { deps } = await openAgent(await open(), { env: { RATE_LIMIT_PAGE_PER_MINUTE: '1', TRUST_PROXY: '1' } })
      const app = createApp(deps)
      for (const [i, path] of pages.entries()) {
        const headers = { 'x-forwarded-for': `198.51.100.${i}` }
        const get = (accept: string) => app.handle(requestTo(path, { headers: { ...headers, accept } }))
        expect([path, (await get('*/*')).status]).not.toEqual([path, 429])
        const refused = await get('application/json')
        expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 429, expect.any(String)])
        expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
        const page = await get('text/html')
        const type = path.startsWith('/.well-known') ? 'application/problem+json' : 'text/html'
        expect([path, page.status, page.headers.get('content-type')]).toEqual([
          path,
          429,
          expect.stringContaining(type),
        ])
      }
    })

    test('operations, probes and the authorization server do not count as pages', async () => {
      const { deps, apiKey } = await openAgent(await open(), { env: { RATE_LIMIT_PAGE_PER_MINUTE: '1' } })
      const app = createApp(deps)
      await app.handle(requestTo('/'))
      for (const path of ['/health', '/readyz', '/v1/status', '/mcp/health', '/oauth/authorize', '/api/developers/me'])
        for (const _ of [1, 2]) {
          const { status } = await app.handle(requestTo(path, { headers: { authorization: `Bearer ${apiKey}` } }))
          expect([path, status]).not.toEqual([path, 429])
        }
      expect((await app.handle(requestTo('/'))).status).toBe(429)
    })

    test('N11 a header gives a sender on this machine no second count while TRUST_PROXY is 0', async () => {
      const { deps } = await openAgent(await open(), { env: { RATE_LIMIT_PAGE_PER_MINUTE: '1', PORT: '0' } })
      const server = listen(createApp(deps), deps, false)
      const get = async (headers: Record<string, string>) =>
        (await fetch(new URL('/robots.txt', server.url), { headers })).status
      try {
        expect([await get({}), await get({ 'x-forwarded-for': '198.51.100.1' })]).toEqual([200, 429])
      } finally {
        await server.stop(true)
      }
    })

    test('senders are told apart by their address, behind a trusted proxy too', async () => {
      const env = { RATE_LIMIT_PAGE_PER_MINUTE: '1', TRUST_PROXY: '1', PORT: '0' }
      const { deps } = await openAgent(await open(), { env })
      const server = listen(createApp(deps), deps, false)
      const from = async (address: string) =>
        (await fetch(new URL('/robots.txt', server.url), { headers: { 'x-forwarded-for': address } })).status
      try {
        expect([await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.2')]).toEqual([
          200, 429, 200,
        ])
        expect([await from('2001:db8::1'), await from('2001:db8::2')]).toEqual([200, 429])
      } finally {
        await server.stop(true)
      }
    })
  })
})
