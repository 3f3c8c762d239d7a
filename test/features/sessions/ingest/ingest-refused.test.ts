import { beforeAll, describe, expect, test } from 'bun:test'
import type { KeyRing } from '../../../../src/identity/accounts/index.ts'
import { scopes } from '../../../../src/identity/auth/index.ts'
import { forEachSharedDatabase } from '../../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from '../bay.ts'

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return

  describe('426', () => {
    let bay: Bay
    beforeAll(async () => {
      bay = await openBay(await open(), { env: { MIN_PAYLOAD_VERSION: '3' } })
    })
    test('SI-024 a version no longer supported answers 426 with the oldest that is, in body and header', async () => {
      const { status, headers, body } = await bay.ingest(sessionOf([shotOf(1)], { payloadVersion: 2 }))
      expect(status).toBe(426)
      expect(body).toMatchObject({ code: 'PAYLOAD_VERSION_UNSUPPORTED', minPayloadVersion: 3, retry: 'never' })
      expect(body.detail).toContain('version 2')
      expect(headers.get('x-min-payload-version')).toBe('3')
    })
    test('SI-024 it is said before the rest is looked at, which may have had another shape then', async () => {
      expect((await bay.ingest({ payloadVersion: 1, shots: 'a,b,c' })).status).toBe(426)
    })
    test('SI-001 what is no version at all is a wrong field, and the oldest accepted one is accepted', async () => {
      for (const payloadVersion of [0, -1, 2.5, '2', null])
        expect((await bay.ingest({ ...sessionOf([]), payloadVersion })).status).toBe(400)
      expect((await bay.ingest([{ payloadVersion: 1 }])).status).toBe(400)
      expect((await bay.ingest(sessionOf([], { payloadVersion: 3 }))).headers.get('x-min-payload-version')).toBe('3')
    })
  })

  describe('401 and 403', () => {
    let bay: Bay
    beforeAll(async () => {
      bay = await openBay(await open())
    })
    test('SI-026 without a live key nothing is looked at', async () => {
      for (const key of ['', 'svc_wrong', `eoa_${'x'.repeat(46)}`])
        expect((await bay.ingest('{ not json', key)).status).toBe(401)
    })
    test('SI-026 a key without the scope sessions:ingest answers 403', async () => {
      const { accountId, apiKey } = await bay.newAccount()
      await bay.sql`update api_keys set scopes = ${['fittings:create', 'fittings:read']} where account_id = ${accountId}`
      const { status, body } = await bay.ingest(sessionOf([]), apiKey)
      expect([status, body.code]).toEqual([403, 'INSUFFICIENT_SCOPE'])
      expect(body.detail).toContain('sessions:ingest')
    })
    // OAuth itself is another feature; whoever it lets in has this kind, whatever the scopes.
    for (const [kind, status] of [
      ['oauth', 403],
      ['agent', 201],
      ['api_key', 201],
    ] as const)
      test(`SI-026 a principal of the kind ${kind} gets ${status}`, async () => {
        const resource = `${bay.deps.config.baseUrl}/v1`
        const principal = { accountId: bay.accountId, keyId: 'key_1', kind, scopes, resource }
        const keys = { verify: () => principal } as unknown as KeyRing
        const other = await openBay(bay.sql, { with: { keys } })
        const answer = await other.ingest(sessionOf([], { sessionId: uuid(kind.length) }))
        expect(answer.status).toBe(status)
      })
  })

  test('SI-027 ER-011 after the last request of the minute 429 with Retry-After, for this key alone', async () => {
    const bay = await openBay(await open(), { env: { RATE_LIMIT_INGEST_PER_MINUTE: '2' } })
    for (const left of [1, 0]) {
      const { headers } = await bay.ingest(sessionOf([]))
      expect(headers.get('ratelimit-policy')).toBe('"ingest";q=2;w=60')
      expect(headers.get('ratelimit')).toStartWith(`"ingest";r=${left};`)
    }
    const { status, body, headers } = await bay.ingest(sessionOf([]))
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(headers.get('retry-after')).toBe(String(body.retryAfter))
    const { apiKey } = await bay.newAccount()
    expect((await bay.ingest(sessionOf([]), apiKey)).status).toBe(201)
  })

  test('H1 a body over 5 MB answers 413 with the limit of this operation; other operations keep their own', async () => {
    const bay = await openBay(await open())
    const long = `${JSON.stringify(sessionOf([]))}${' '.repeat(5_242_880)}`
    const { status, body } = await bay.ingest(long)
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect(body.detail).toContain('5242880')
    const post = (path: string, bytes: number) =>
      bay.send(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${bay.apiKey}`, 'content-type': 'application/json' },
        body: `{}${' '.repeat(bytes - 2)}`,
      })
    expect((await post('/v1/catalog/scores', 1_048_576)).status).toBe(200)
    expect((await post('/v1/catalog/scores', 1_048_577)).status).toBe(413)
    expect((await post('/v1/fitting/analyze', 65_536)).status).toBe(400)
    expect((await post('/v1/fitting/analyze', 65_537)).status).toBe(413)
  })

  test('the API description says what ingest takes and answers', async () => {
    const bay = await openBay(await open())
    const { paths } = (await (await bay.send('/swagger/json')).json()) as { paths: Record<string, { post: Described }> }
    const { security, responses } = paths['/v1/sessions/ingest']!.post
    expect(security).toEqual([{ bearer: [] }])
    expect(Object.keys(responses).sort()).toEqual([
      '200',
      '201',
      '400',
      '401',
      '403',
      '413',
      '415',
      '426',
      '429',
      '500',
      '503',
    ])
    for (const status of ['200', '201'])
      expect(Object.keys(responses[status]!.headers!)).toContain('X-Min-Payload-Version')
  })
})

interface Described {
  readonly security: unknown
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>
}
