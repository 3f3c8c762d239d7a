import { beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { post } from '../support/app.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { testDeps } from '../support/deps.ts'
import { until } from '../support/service.ts'

const direct = '/v1/catalog/scores'
/** The same operation by way of Elysia's hooks. */
const ordinary = `${direct}/`

// What is compared does not depend on the storage.
forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  let known: Known
  let send: (path: string, request: Sent) => Promise<Response>
  let lines: Awaited<ReturnType<typeof testDeps>>['lines']

  beforeAll(async () => {
    const sql = await open()
    const made = await testDeps(sql, { env: { MAX_BODY_BYTES: '65536' } })
    lines = made.lines
    const app = createApp(made.deps)
    const newKey = () =>
      createAccount(made.deps, {
        email: 'pro@example.org',
        companyName: 'Example Club',
        monthlyLimit: null,
        isEnterprise: false,
      })
    const [{ apiKey: key }, narrow] = [await newKey(), await newKey()]
    await sql`update api_keys set scopes = ${['sessions:ingest']} where account_id = ${narrow.accountId}`
    send = async (path, { body, headers }) =>
      app.handle(post(path, body, { authorization: `Bearer ${key}`, ...headers }))
    const { headers } = await send(direct, { body: few })
    known = { key, narrowKey: narrow.apiKey, etag: headers.get('etag') ?? '' }
  })

  describe('the direct way to scores answers as the ordinary way does', () => {
    for (const [what, status, request] of exchanges)
      test(`${status}: ${what}`, async () => {
        lines.length = 0
        const one = await told(await send(direct, request(known)))
        const other = await told(await send(ordinary, request(known)))
        expect(one).toEqual(other)
        expect(one.status).toBe(status)
        // Lines are written just after the answers.
        await until('both are written', () => lines.length >= 2)
        expect(shown(lines[0]!)).toEqual(shown(lines[1]!))
        expect(lines.map(({ route }) => route)).toEqual([direct, direct])
      })
  })
})

interface Sent {
  readonly body: unknown
  readonly headers?: Record<string, string>
}
type Known = Readonly<Record<'key' | 'narrowKey' | 'etag', string>>

const few = { clubTypes: ['wedge'] }
const exchanges: readonly [what: string, status: number, request: (known: Known) => Sent][] = [
  ['one golfer', 200, () => ({ body: { golfer: { speed: 95 }, ...few } })],
  ['several', 200, () => ({ body: { contexts: [few, few] } })],
  ['compressed', 200, () => ({ body: few, headers: { 'accept-encoding': 'gzip' } })],
  ['a preset, compressed', 200, () => ({ body: {}, headers: { 'accept-encoding': 'zstd' } })],
  ['an id of the caller', 200, () => ({ body: few, headers: { 'x-request-id': 'mine' } })],
  ['a current tag', 304, ({ etag }) => ({ body: few, headers: { 'if-none-match': etag } })],
  ['wrong fields', 400, () => ({ body: { golfer: { sped: 95, speed: 900 } } })],
  ['an unknown head', 400, () => ({ body: { headIds: ['nope'] } })],
  ['no JSON', 400, () => ({ body: '{' })],
  ['no UTF-8', 400, () => ({ body: new Uint8Array([0x22, 0xff, 0x22]) })],
  ['no body', 400, () => ({ body: '' })],
  ['null', 400, () => ({ body: 'null' })],
  ['no credential', 401, () => ({ body: few, headers: { authorization: '' } })],
  ['an unknown key', 401, ({ key }) => ({ body: few, headers: { authorization: `Bearer ${key}x` } })],
  ['another scope', 403, ({ narrowKey }) => ({ body: few, headers: { authorization: `Bearer ${narrowKey}` } })],
  ['too much', 413, () => ({ body: ' '.repeat(1_048_577) })],
  ['another type', 415, () => ({ body: few, headers: { 'content-type': 'text/plain' } })],
]

/** An answer without what differs between any two. */
const told = async (answer: Response) => {
  const { 'x-request-id': id = '', ratelimit, ...headers } = Object.fromEntries(answer.headers)
  expect(id).toMatch(/^req_/)
  const text = (await answer.text()).replaceAll(id, '')
  return { status: answer.status, headers, isCounted: ratelimit !== undefined, text }
}

const shown = ({ ms, requestId, route: _, ...line }: Readonly<Record<string, unknown>>) => ({
  ...line,
  isTimed: Number.isFinite(ms),
  hasId: String(requestId).startsWith('req_'),
})
