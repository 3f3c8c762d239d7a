import { beforeAll, describe, expect, test } from 'bun:test'
import { newToken } from '../../../src/identity/auth/index.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { password, type Replica, replica } from './harness.ts'

const path = '/api/developers/session'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  beforeAll(async () => {
    club = await replica(await open())
  })
  const bearer = async () => {
    const { email } = await club.person()
    const answer = await club.call('POST', path, { body: { email, password } })
    return (await answer.json()) as { token: string; tokenType: string; expiresAt: string }
  }

  test('a program signs a person in and out', async () => {
    const { token, ...rest } = await bearer()
    expect(rest).toEqual({ tokenType: 'Bearer', expiresAt: '2026-12-06T12:00:00.000Z' })
    expect((await club.call('DELETE', path, { token })).status).toBe(204)
    expect((await club.call('DELETE', path, { token })).status).toBe(401)
  })

  test('a wrong password and nobody are the same 401', async () => {
    const { email } = await club.person()
    const wrong = await club.call('POST', path, { body: { email, password: 'wrong wrong wrong' } })
    const nobody = await club.call('POST', path, { body: { email: 'nobody@x.example', password } })
    const said = async (answer: Response) => ({ ...((await answer.json()) as object), instance: '' })
    expect([wrong.status, nobody.status]).toEqual([401, 401])
    expect(await said(wrong)).toEqual(await said(nobody))
  })

  test('a cookie is not looked at', async () => {
    const { browser } = await club.person()
    const cookie = `clubwright=${browser.cookie('clubwright')}`
    const { status } = await club.app.handle(requestTo(path, { method: 'DELETE', headers: { cookie } }))
    expect(status).toBe(401)
    expect(await browser.isSignedIn()).toBe(true)
  })

  describe('credentials open their own doors only', () => {
    test('a session opens neither REST nor the tools', async () => {
      const { token } = await bearer()
      expect((await club.call('GET', '/v1/status', { token })).status).toBe(401)
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
      expect((await club.call('POST', '/mcp', { token, body: message })).status).toBe(401)
    })

    test('an API key does not open the dashboard', async () => {
      for (const token of [club.apiKey, newToken('eds'), newToken('ejl'), 'eds_'])
        expect((await club.call('DELETE', path, { token })).status).toBe(401)
    })

    test('a link to join is no credential', async () => {
      const token = await club.newLink('linked@range.example')
      for (const address of ['/v1/status', path])
        expect((await club.call(address === path ? 'DELETE' : 'GET', address, { token })).status).toBe(401)
    })
  })

  test('nothing else under /api tells strangers whether it exists', async () => {
    for (const address of ['/api', '/api/', '/api/developers', '/api/developers/session/', '/api/nothing'])
      expect([401, 404]).toContain((await club.call('POST', address, { body: {} })).status)
  })
})
