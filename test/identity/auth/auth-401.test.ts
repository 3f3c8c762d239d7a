import { beforeAll, describe, expect, test } from 'bun:test'
import { newToken, requireScope } from '../../../src/identity/auth/index.ts'
import { Problem } from '../../../src/platform/errors.ts'
import { post, requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type Harness, harness } from '../accounts/harness.ts'

interface Refusal {
  status: number
  challenge: string | null
  code: string
  detail: string
}

forEachSharedDatabase((_engine, open) => {
  let club: Harness
  let apiKey: string
  beforeAll(async () => {
    club = await harness(await open())
    apiKey = (await club.account()).apiKey
  })
  const refusal = async (request: Request): Promise<Refusal> => {
    const response = await club.app.handle(request)
    const { code, detail } = (await response.json()) as { code: string; detail: string }
    return { status: response.status, challenge: response.headers.get('www-authenticate'), code, detail }
  }
  const unauthorized = {
    status: 401,
    challenge: expect.stringContaining(
      'resource_metadata="http://fit.example/.well-known/oauth-protected-resource/v1"',
    ) as string,
    code: 'UNAUTHORIZED',
  }
  const withHeader = (authorization: string) => requestTo('/v1/key/status', { headers: { authorization } })

  test('AU-001 REST takes Authorization: Bearer, the word in any case', async () => {
    for (const word of ['Bearer', 'bearer', 'BEARER'])
      expect((await club.app.handle(withHeader(`${word} ${apiKey}`))).status).toBe(200)
  })

  test('AU-014 status endpoints need a key but no scope', async () => {
    const bare = await club.account()
    await club.sql`update api_keys set scopes = ${[]}::text[] where id = ${bare.keyId}`
    for (const path of ['/v1/status', '/v1/key/status'])
      expect((await club.get(path, { authorization: `Bearer ${bare.apiKey}` })).status).toBe(200)
  })

  describe('AU-016 what is wrong with the credential is said', () => {
    test.each([
      ['no header', undefined, 'Send an API key in the header "Authorization: Bearer svc_...".'],
      ['another scheme', 'Basic dXNlcjpwYXNz', 'must be the word Bearer, a space and an API key'],
      ['no scheme', newToken('svc'), 'must be the word Bearer, a space and an API key'],
      ['only the scheme', 'Bearer', 'must be the word Bearer, a space and an API key'],
      ['two credentials', `Bearer ${newToken('svc')} ${newToken('svc')}`, 'must be the word Bearer'],
      ['a cut-off key', `Bearer ${newToken('svc').slice(0, 30)}`, 'not a complete API key'],
      ['an unknown key', `Bearer ${newToken('svc')}`, 'unknown or has been revoked'],
    ])('%s', async (_name, authorization, words) => {
      const answer = await refusal(requestTo('/v1/key/status', authorization ? { headers: { authorization } } : {}))
      expect(answer).toMatchObject(unauthorized)
      expect(answer.detail).toContain(words)
    })

    test('a revoked key', async () => {
      const { keyId, apiKey } = await club.account()
      expect((await club.keyStatus(apiKey)).status).toBe(200)
      await club.keys.revoke(keyId)
      expect((await refusal(withHeader(`Bearer ${apiKey}`))).detail).toContain('unknown or has been revoked')
    })
  })

  test('AU-016 the answer comes before the body is looked at: good, bad, malformed and foreign bodies get the same', async () => {
    const bodies = [
      post('/v1/fitting/analyze', { clubType: 'driver' }),
      post('/v1/fitting/analyze', { nonsense: true }),
      post('/v1/fitting/analyze', '{'),
      post('/v1/fitting/analyze', 'x'.repeat(200_000)),
      post('/v1/fitting/analyze', '<a/>', { 'content-type': 'application/xml' }),
    ]
    for (const request of bodies) expect(await refusal(request)).toMatchObject(unauthorized)
  })

  test('AU-016 an address that does not exist is not told apart', async () => {
    expect(await refusal(requestTo('/v1/nothing/here'))).toMatchObject(unauthorized)
    expect(await refusal(requestTo('/v1/fitting/analyze', { method: 'DELETE' }))).toMatchObject(unauthorized)
  })

  test('AU-016 a key in the query is not a credential', async () => {
    for (const name of ['api_key', 'access_token', 'token', 'key'])
      expect(await refusal(requestTo(`/v1/key/status?${name}=${apiKey}`))).toMatchObject(unauthorized)
  })

  test('AU-016 no spelling of an address leads around the lock', async () => {
    const spellings = [
      '/V1/key/status',
      '//v1/key/status',
      '/v1//key/status',
      '/v1/key/status/',
      '/%761/key/status',
      '/v1%2fkey/status',
      '/v1/%6bey/status',
      '/v1\\key\\status',
      '/./v1/key/status',
      '/x/../v1/key/status',
      '/v1/rules/../key/status',
      '/v1/rules/..%2fkey%2fstatus',
      '/v1/rules%2f..%2fkey/status',
      '/v1/rules/x/../../key/status',
    ]
    for (const path of spellings) {
      const { status } = await club.app.handle(requestTo(path))
      expect({ path, isRefused: status === 401 || status === 404 }).toEqual({ path, isRefused: true })
    }
  })

  test('the rule book is public, to be read only', async () => {
    expect((await club.get('/v1/rules')).status).toBe(200)
    expect(await refusal(requestTo('/v1/rules', { method: 'POST' }))).toMatchObject(unauthorized)
    expect(await refusal(requestTo('/v1/rulesx'))).toMatchObject(unauthorized)
  })

  test('neither a key nor an email address reaches the log', async () => {
    const { apiKey } = await club.account({ email: 'secret.golfer@range.example' })
    await club.keyStatus(apiKey)
    await club.get(`/v1/key/status?key=${apiKey}`)
    await club.get('/v1/key/status', { authorization: `Bearer ${apiKey}x` })
    const log = JSON.stringify(club.lines)
    expect(log).not.toContain(apiKey.slice(4, 30))
    expect(log).not.toContain('secret.golfer')
  })
})

test('a missing scope is INSUFFICIENT_SCOPE and names the scope', () => {
  const principal = { accountId: 'acc_1', keyId: 'key_1', kind: 'api_key', scopes: ['fittings:read'] } as const
  requireScope(principal, 'fittings:read')
  try {
    requireScope(principal, 'fittings:create')
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(Problem)
    expect(error).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' })
    expect((error as Problem).message).toContain('fittings:create')
  }
})
