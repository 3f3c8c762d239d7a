import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { clubTypes } from '../../../src/golf/names/words.ts'
import type { KeyRing } from '../../../src/identity/accounts/index.ts'
import type { Principal } from '../../../src/identity/auth/index.ts'
import { authenticate } from '../../../src/identity/auth/index.ts'
import { status } from '../../../src/maintenance/status/index.ts'
import { ApiStatus, Health, Readiness, RuleDetail, RuleList } from '../../../src/maintenance/status/schema.ts'
import { html } from '../../../src/pages/index.ts'
import { appOptions, http } from '../../../src/platform/http/index.ts'
import { memoryRateLimits } from '../../../src/platform/http/limits/rate-limit.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { engineVersion, type RuleEntry, rules, rulesetRevision } from '../../../src/ruleset/index.ts'
import { recordingLog, requestTo, testConfig } from '../../support/app.ts'

const serving = { sql: { ping: async () => {} }, isReady: () => true, unreadableTables: (): readonly string[] => [] }
const config = testConfig()
const limits = memoryRateLimits(config)
const anyone: Principal = { accountId: 'acc_1', keyId: 'key_1', kind: 'api_key', scopes: [] }
const keys = { verify: () => anyone } as unknown as KeyRing
const answers = (deps: Partial<typeof serving> = {}) => {
  const app = new Elysia(appOptions)
    .use(http({ config, log: recordingLog().log }))
    .use(authenticate({ config, keys }))
    .use(status({ ...serving, config, limits, ...deps }))
  return (path: string, headers: Record<string, string>) => app.handle(requestTo(path, { headers }))
}
const appWith = (deps: Partial<typeof serving> = {}) => {
  const answer = answers(deps)
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await answer(path, headers)
    const text = await response.text()
    return { response, status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}
const get = appWith()

test('ST-003 /health answers whatever the state of the database', async () => {
  const away = appWith({ sql: { ping: () => Promise.reject(new Error('away')) }, isReady: () => false })
  const { status, body } = await away('/health')
  expect(status).toBe(200)
  expect(fieldProblems(Health, body)).toEqual([])
})

describe('ST-004 /readyz', () => {
  test('answers 200 when application and database are ready', async () => {
    const { status, body } = await get('/readyz')
    expect(status).toBe(200)
    expect(fieldProblems(Readiness, body)).toEqual([])
  })
  test('answers 503 with Retry-After when the database refuses', async () => {
    const refused = await appWith({ sql: { ping: () => Promise.reject(new Error('connection refused to 10.0.0.7')) } })(
      '/readyz',
    )
    expect(refused.status).toBe(503)
    expect(refused.response.headers.get('retry-after')).toBe('5')
    expect(refused.body).toMatchObject({ code: 'NOT_READY', checks: { application: true, database: false } })
    expect(JSON.stringify(refused.body)).not.toContain('10.0.0.7')
  })
  test('answers 503 when the database never answers', async () => {
    const silent = await appWith({ sql: { ping: () => new Promise<void>(() => {}) } })('/readyz')
    expect(silent.body).toMatchObject({ status: 503, code: 'NOT_READY', checks: { database: false } })
  })
  test('answers 503 when a table cannot be read, without naming it', async () => {
    const damaged = await appWith({ unreadableTables: () => ['fittings'] })('/readyz')
    expect(damaged.body).toMatchObject({ status: 503, code: 'NOT_READY', checks: { database: true, tables: false } })
    expect(JSON.stringify(damaged.body)).not.toContain('fittings')
  })
  test('answers 503 while the process is stopping, without asking the database', async () => {
    const stopping = await appWith({
      sql: { ping: () => Promise.reject(new Error('not asked')) },
      isReady: () => false,
    })('/readyz')
    expect(stopping.body).toMatchObject({ status: 503, code: 'NOT_READY', checks: { application: false } })
  })
})

test('ST-001 ST-002 /v1/status names API, engine and ruleset as texts, and the clubs that are fitted', async () => {
  const { body } = await get('/v1/status', { authorization: 'Bearer svc_anyone' })
  expect(fieldProblems(ApiStatus, body)).toEqual([])
  expect(body).toEqual({ apiVersion: '1.2.0', engineVersion, rulesetRevision, supportedClubTypes: [...clubTypes] })
})

describe('/v1/rules', () => {
  test('lists every rule once, counted by how well it is founded', async () => {
    const { body } = await get('/v1/rules')
    expect(fieldProblems(RuleList, body)).toEqual([])
    expect(body.count).toBe(rules.length)
    expect(new Set(body.rules.map(({ id }: { id: string }) => id)).size).toBe(rules.length)
    const counts: number[] = Object.values(body.byStatus)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rules.length)
  })
  test('every rule resolves, and one that names a table shows its rows', async () => {
    for (const { id, table } of rules as readonly { id: string; table?: string }[]) {
      const { status, body } = await get(`/v1/rules/${id}`)
      expect({ id, status, wrong: fieldProblems(RuleDetail, body) }).toEqual({ id, status: 200, wrong: [] })
      if (table !== undefined) expect(body.rule.rows.length).toBeGreaterThan(0)
    }
  })
  test('is public and revalidates to 304', async () => {
    for (const path of ['/v1/rules', `/v1/rules/${rules[0]?.id}`]) {
      const { response } = await get(path)
      expect(response.headers.get('cache-control')).toStartWith('public')
      const again = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' })
      expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: undefined })
    }
  })
  test('a browser gets pages with the same content, which link to each other and are cached apart', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const answer = answers()
    const pageAt = async (path: string) => {
      const response = await answer(path, { accept })
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('vary')).toBe('Accept, Accept-Language, Cookie, Accept-Encoding')
      return response.text()
    }
    const list = await pageAt('/v1/rules')
    for (const { id } of rules) expect(list).toContain(`href="/v1/rules/${id}"`)
    for (const { id, statement, source, table } of rules as readonly RuleEntry[]) {
      const text = await pageAt(`/v1/rules/${id}`)
      expect(text).toContain(html`${source}`.text)
      // A sentence a line.
      expect(text.replaceAll('</li><li>', ' ')).toContain(html`${statement}`.text)
      expect(text.includes('<summary>Figures: ')).toBe(table !== undefined)
      expect(text).not.toContain('undefined')
    }
    const { response } = await get('/v1/rules')
    expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      'application/json',
      'Accept, Accept-Encoding',
    ])
  })
  test('a browser gets pages in its language, programs the same JSON whatever theirs is', async () => {
    const answer = answers()
    for (const path of ['/v1/rules', '/v1/rules/SHAFT-FLEX']) {
      const page = await (await answer(path, { accept: 'text/html', 'accept-language': 'es' })).text()
      expect(page).toContain('<html lang="es">')
      expect(page).toContain('Flex por velocidad, hombres')
      const [plain, german] = await Promise.all(
        [{}, { 'accept-language': 'de', cookie: 'lang=de' }].map((headers) => answer(path, headers)),
      )
      expect(await german!.text()).toBe(await plain!.text())
      expect(german!.headers.get('etag')).toBe(plain!.headers.get('etag'))
    }
  })
  test('an unknown id answers 404 with the nearest one', async () => {
    const known = rules[0]?.id ?? ''
    const { status, body } = await get(`/v1/rules/${known.toLowerCase()}X`)
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
    expect(body.detail).toContain(`Did you mean ${known}?`)
    expect((await get('/v1/rules/zzzzzzzzzzzz')).body.detail).toContain('/v1/rules')
  })
})
