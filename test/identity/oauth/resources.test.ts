import { describe, expect, test } from 'bun:test'
import { resourceNamed } from '../../../src/identity/oauth/scopes.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { openOAuth, redirectUri } from './harness.ts'

const here = { baseUrl: 'http://localhost:3000' }

describe('the part of the service that a token is for', () => {
  test('goes by every name of the machine, where the service runs on it', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(resourceNamed(here, `http://${host}:3000/mcp`)).toBe('http://localhost:3000/mcp')
    expect(resourceNamed({ baseUrl: 'http://127.0.0.1:3000' }, 'http://localhost:3000/v1')).toBe(
      'http://127.0.0.1:3000/v1',
    )
  })
  test('has one name elsewhere, and another port, path or host is foreign', () => {
    expect(resourceNamed({ baseUrl: 'https://fit.example' }, 'https://localhost/mcp')).toBeUndefined()
    for (const said of [
      'http://127.0.0.1:3001/mcp',
      'https://127.0.0.1:3000/mcp',
      'http://127.0.0.1:3000/mcp/',
      'http://127.0.0.1:3000/mcp#x',
      'http://127.0.0.1.evil.example:3000/mcp',
      'http://evil.example:3000/mcp',
      'none',
    ])
      expect(resourceNamed(here, said)).toBeUndefined()
  })
})

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return // nothing of it is the database's
  test('somebody who typed 127.0.0.1 is asked to sign in', async () => {
    const it = await openOAuth(await open(), { env: { BASE_URL: here.baseUrl }, isInProcess: true })
    const fields = new URLSearchParams({
      response_type: 'code',
      client_id: await it.client(),
      redirect_uri: redirectUri,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      scope: 'fittings:read',
      resource: 'http://127.0.0.1:3000/mcp',
    })
    const answer = await it.club.app.handle(requestTo(`/oauth/authorize?${fields}`))
    expect(answer.headers.get('location')).toStartWith('/oauth/interaction/')
  })
})
