import { expect, test } from 'bun:test'
import { replica } from '../../identity/people/harness.ts'
import { openAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

/** In the router and around it. */
const addresses = [
  '/',
  '/store/club/ping-g440-max-driver',
  '/v1/catalog/clubs',
  '/v1/rules',
  '/v1/fittings/fit_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C',
  '/lab/fit_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C',
  '/example',
  '/docs',
  '/sign-in',
  '/dashboard/fittings',
  '/studio',
  '/oauth/authorize',
  '/mcp',
]

forEachSharedDatabase((_engine, open) => {
  const service = async () => {
    const { app, apiKey } = await openAgent(await open())
    return async (path: string, headers: Record<string, string> = {}) => {
      const response = await app.handle(requestTo(path, { headers: { authorization: `Bearer ${apiKey}`, ...headers } }))
      const text = await response.text()
      return { path, status: response.status, problem: text.startsWith('{') ? JSON.parse(text) : null }
    }
  }

  test('a parameter longer than any reader takes is refused with its name and range, at every address', async () => {
    const get = await service()
    for (const address of addresses)
      expect(await get(`${address}?setting=${'+'.repeat(2001)}`)).toMatchObject({
        path: `${address}?setting=${'+'.repeat(2001)}`,
        status: 400,
        problem: {
          code: 'VALIDATION_FAILED',
          errors: [{ pointer: '/setting', detail: 'must be text of at most 2000 characters' }],
        },
      })
  })

  test('so are parts of the path, many parameters, long names and long headers', async () => {
    const get = await service()
    const refused = { status: 400, problem: { code: 'VALIDATION_FAILED' } }
    const many = Array.from({ length: 65 }, (_, i) => `p${i}=1`).join('&')
    for (const address of addresses) {
      expect(await get(`${address}/${'a'.repeat(201)}`)).toMatchObject(refused)
      expect(await get(`${address}?${many}&${'x='.repeat(100)}`)).toMatchObject(refused)
      expect(await get(`${address}?${'n'.repeat(201)}=1`)).toMatchObject(refused)
      expect(await get(address, { 'accept-language': 'en,'.repeat(3000) })).toMatchObject({
        ...refused,
        problem: { errors: [{ pointer: '/accept-language', detail: 'must be text of at most 8192 characters' }] },
      })
    }
  })

  test('a part of the path is as long as what it says, not as its escapes', async () => {
    const get = await service()
    const webhook = (id: string) => get(`/v1/webhooks/${encodeURIComponent(id)}`)
    expect(await webhook('é'.repeat(64))).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    expect(await webhook('é'.repeat(201))).toMatchObject({ status: 400, problem: { code: 'VALIDATION_FAILED' } })
    expect(await get(`/v1/webhooks/${'%A0'.repeat(100)}`)).toMatchObject({ status: 400 })
  })

  test('a NUL character in an address is refused everywhere', async () => {
    const get = await service()
    for (const address of addresses) {
      const refused = { status: 400, problem: { detail: 'The URL contains a NUL character.' } }
      expect(await get(`${address}?client_id=%00`)).toMatchObject(refused)
      expect(await get(`${address}/a%00b`)).toMatchObject(refused)
    }
  })

  test('fields of forms have a length, and no NUL', async () => {
    const club = await replica(await open())
    const { browser } = await club.person()
    const sent = async (path: string, fields: Record<string, string>) => {
      const answer = await browser.send(path, fields)
      return [path, answer.status, await answer.text()] as const
    }
    for (const path of ['/sign-in', '/dashboard/keys', '/dashboard/team', '/dashboard/webhooks', '/dashboard/password'])
      for (const [value, words] of [
        ['a'.repeat(2001), 'must be text of at most 2000 characters'],
        ['a\0', 'must be text without NUL characters'],
      ] as const)
        expect(await sent(path, { name: value })).toEqual([path, 400, expect.stringContaining(`name ${words}`)])
  })

  test('a parameter of the longest length is read', async () => {
    const get = await service()
    const { status } = await get(`/store/club/ping-g440-max-driver?utm_campaign=${'a'.repeat(2000)}`)
    expect(status).toBe(200)
  })
})
