import { beforeAll, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { deliverDue, selectFailingEndpoints } from '../../../src/features/webhooks/index.ts'
import { eraseFittings, readFitting, sweep } from '../../../src/fitting/index.ts'
import { reserveFitting } from '../../../src/fitting/life/queries.ts'
import { createAccount, createKeyRing } from '../../../src/identity/accounts/index.ts'
import { memoryRateLimits, withRefusals } from '../../../src/platform/http/limits/rate-limit.ts'
import { newId } from '../../../src/platform/ids.ts'
import { metersTable, openMetrics } from '../../../src/platform/metrics/index.ts'
import { openWorkshop, seconds } from '../../fitting/call.ts'
import { post, requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { samplesIn, sumOf } from '../../support/metrics.ts'

const token = 'a-token-for-prometheus'

forEachDatabase((_engine, open) => {
  let service: Awaited<ReturnType<typeof serve>>

  /** The whole service with its metrics, at a time that the test moves. */
  const serve = async () => {
    const shop = await openWorkshop(await open(), {
      METRICS_TOKEN: token,
      RATE_LIMIT_READ_PER_MINUTE: '2',
      WEBHOOKS_LOOPBACK: 'on',
    })
    const metrics = await openMetrics()
    const { sql, clock, config, log } = { ...shop.deps }
    const deps = {
      ...shop.deps,
      metrics,
      keys: createKeyRing({ sql, clock, log, metrics }),
      limits: withRefusals(memoryRateLimits(config), (group, count) => metrics.count('rateLimited', [group], count)),
      metricsText: async () => metrics.textOf([{ worker: null, metrics: await metrics.collect() }]),
    }
    const app = createApp(deps)
    const customer = async (monthlyLimit: number | null = null) => {
      const owner = { email: 'metrics@example.com', companyName: 'Range', monthlyLimit, isEnterprise: false }
      const { accountId, apiKey } = await createAccount(deps, owner)
      const headers = { authorization: `Bearer ${apiKey}` }
      return {
        accountId,
        post: (path: string, body: unknown, more = {}) => app.handle(post(path, body, { ...headers, ...more })),
        get: (path: string) => app.handle(requestTo(path, { headers })),
      }
    }
    const scrape = async () => {
      await Bun.sleep(5) // a request is counted when its answer has been sent
      return (await app.handle(requestTo('/metrics', { headers: { authorization: `Bearer ${token}` } }))).text()
    }
    /** What is one more after something was done. */
    const grown = async (work: () => Promise<unknown>, name: string, labels: Record<string, string> = {}) => {
      const before = sumOf(await scrape(), name, labels) ?? 0
      await work()
      return (sumOf(await scrape(), name, labels) ?? 0) - before
    }
    return { ...shop, deps, app, customer, scrape, grown }
  }
  beforeAll(async () => {
    service = await serve()
  })

  test('requests are counted by operation, status and problem code, and timed', async () => {
    const { app, scrape, customer } = service
    await app.handle(requestTo('/health'))
    await app.handle(requestTo('/v1/rules/DRV-LOFT'))
    await app.handle(requestTo('/v1/key/status'))
    await (await customer()).post('/v1/catalog/scores', { clubTypes: ['wedge'] })
    const text = await scrape()
    const requests = 'clubwright_requests_total'
    expect(sumOf(text, requests, { operation: 'GET /health', status: '200', code: '' })).toBe(1)
    expect(sumOf(text, requests, { operation: 'GET /v1/rules/:id', status: '200', code: '' })).toBe(1)
    const refused = { operation: 'GET /v1/key/status', status: '401', code: 'UNAUTHORIZED' }
    expect(sumOf(text, requests, refused)).toBe(1)
    expect(sumOf(text, 'clubwright_request_duration_seconds_count', { operation: 'GET /health' })).toBe(1)
    const scored = { operation: 'POST /v1/catalog/scores', status: '200' }
    expect(sumOf(text, requests, scored)).toBe(1)
  })

  test('addresses that do not exist are one operation, whatever callers write', async () => {
    const { app, scrape } = service
    for (const path of ['/one', '/two?secret=hunter2', '/v1/nothing'])
      for (const method of ['GET', 'PROPFIND']) await app.handle(requestTo(path, { method }))
    const text = await scrape()
    expect(sumOf(text, 'clubwright_requests_total', { operation: '(none)' })).toBe(6)
    expect(text).not.toContain('hunter2')
    expect(text).not.toContain('PROPFIND')
  })

  test('a tool is counted by its name', async () => {
    const { customer, grown } = service
    const { post } = await customer()
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_api_status', arguments: {} } }
    const accept = { accept: 'application/json, text/event-stream' }
    const operation = { operation: 'get_api_status', status: '200' }
    expect(await grown(() => post('/mcp', call, accept), 'clubwright_requests_total', operation)).toBe(1)
  })

  test('fittings are counted by outcome, and charges as often as an account is charged', async () => {
    const { customer, scrape } = service
    const { post } = await customer(1)
    const fit = (body: unknown, key: string) => post('/v1/fitting/analyze', body, { 'idempotency-key': key })
    const statuses = [
      await fit(requests.driver, 'one'),
      await fit(requests.driver, 'one'),
      await fit({ ...requests.driver, swingMetrics: { swingSpeed: 101 } }, 'one'),
      await fit(requests.driver, 'two'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 409, 429])
    const text = await scrape()
    const outcome = (word: string) => sumOf(text, 'clubwright_fittings_total', { club_type: 'driver', outcome: word })
    expect(['completed', 'replay', 'conflict', 'exhausted'].map(outcome)).toEqual([1, 1, 1, 1])
    expect(sumOf(text, 'clubwright_charges_total')).toBe(1)
  })

  test('a repeat of an erased fitting is counted as such, and not as a conflict', async () => {
    const { customer, deps, grown } = service
    const { accountId, post } = await customer()
    const fit = async () =>
      (await post('/v1/fitting/analyze', requests.iron, { 'idempotency-key': 'one' })).json() as Promise<{
        fittingId: string
      }>
    await eraseFittings(deps, accountId, [(await fit()).fittingId])
    expect(await grown(fit, 'clubwright_fittings_total', { outcome: 'erased' })).toBe(1)
    expect(await grown(fit, 'clubwright_fittings_total', { outcome: 'conflict' })).toBe(0)
  })

  test('rows of batches are counted by what they were answered with, and batches timed to their last row', async () => {
    const { customer, grown } = service
    const { post } = await customer()
    const rows = [
      { idempotencyKey: 'a', request: requests.driver },
      { idempotencyKey: 'b', request: {} },
    ]
    const batch = async () => {
      const body = rows.map((row) => JSON.stringify(row)).join('\n')
      await (await post('/v1/fitting/batch', body, { 'content-type': 'application/x-ndjson' })).text()
    }
    const counted = 'clubwright_batch_rows_total'
    expect(await grown(batch, counted, { status: 'completed', code: '' })).toBe(1)
    expect(await grown(batch, counted, { status: 'refused', code: 'VALIDATION_FAILED' })).toBe(1)
    expect(await grown(batch, 'clubwright_batch_duration_seconds_count')).toBe(1)
  })

  test('an endpoint that was failing for an hour is counted', async () => {
    const { customer, deps } = service
    const { accountId } = await customer()
    const fail = async (hours: number) => {
      await deps.sql`
        insert into webhook_endpoints (account_id, id, url, events, secret, created_at, failing_since)
        values (${accountId}, ${newId('whe')}, 'https://x.example', '{fitting.failed}', 'x', now(),
                now() - ${hours} * interval '1 hour')`
    }
    expect(await selectFailingEndpoints(deps.sql)).toBe(0)
    await fail(0.5)
    await fail(2)
    expect(await selectFailingEndpoints(deps.sql)).toBe(1)
  })

  test('a request over a limit is counted by its group', async () => {
    const { customer, grown } = service
    const { get } = await customer()
    const often = async () => {
      for (let sent = 0; sent < 5; sent++) await get('/v1/status')
    }
    expect(await grown(often, 'clubwright_rate_limited_total', { group: 'read' })).toBe(3)
  })

  test('a key is looked up once, and known from then on', async () => {
    const { customer, grown } = service
    const { get } = await customer()
    const search = () => get('/v1/catalog/clubs?clubType=driver')
    const checks = 'clubwright_credential_checks_total'
    expect(await grown(search, checks, { source: 'database' })).toBe(1)
    expect(await grown(search, checks, { source: 'memory' })).toBeGreaterThan(0)
    expect(await grown(search, checks, { source: 'database' })).toBe(0)
  })

  const abandon = async () => {
    const { accountId } = await service.customer()
    const reserved = await reserveFitting(service.deps, {
      accountId,
      fittingId: newId('fit', service.clock()),
      request: requests.driver as never,
      idempotencyKey: null,
      fingerprint: 'x',
      requestId: newId('req'),
      platform: null,
      client: null,
      traffic: null,
      dailyCap: null,
      isDurable: true,
    })
    service.moveBy(seconds(60))
    return { accountId, fittingId: reserved.fittingId, waitMs: 5_000 }
  }

  test('an abandoned fitting is counted when it is taken over', async () => {
    const { deps, grown } = service
    const abandoned = await abandon()
    expect(await grown(() => readFitting(deps, abandoned), 'clubwright_takeovers_total')).toBe(1)
  })

  test('an abandoned fitting is counted when a sweep fails it', async () => {
    const { deps, grown } = service
    await abandon()
    expect(await grown(() => sweep(deps), 'clubwright_swept_total', { kind: 'failed' })).toBe(1)
    expect(await grown(() => sweep(deps), 'clubwright_sweeps_total', { result: 'done' })).toBe(1)
  })

  test('deliveries to webhooks are counted by what became of them', async () => {
    const { deps, grown, customer } = service
    let status = 204
    const receiver = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(null, { status }) })
    const { post } = await customer()
    const url = `http://127.0.0.1:${receiver.port}/hook`
    expect((await post('/v1/webhooks', { url, events: ['fitting.completed'] })).status).toBe(201)
    const deliver = async () => {
      await post('/v1/fitting/analyze', requests.driver)
      await deliverDue(deps, new AbortController().signal)
    }
    const deliveries = 'clubwright_webhook_deliveries_total'
    expect(await grown(deliver, deliveries, { result: 'delivered' })).toBe(1)
    status = 500
    expect(await grown(deliver, deliveries, { result: 'failed' })).toBe(1)
    status = 410
    await deps.sql`update webhook_endpoints set failing_since = failing_since - interval '1 hour'`
    const disable = async () => expect(await grown(deliver, 'clubwright_webhooks_disabled_total')).toBe(1)
    expect(await grown(disable, deliveries, { result: 'given_up' })).toBe(2) // also the one that waited for its next try
    await receiver.stop(true)
  })

  test('without the token there is nothing to see, and without METRICS_TOKEN no address', async () => {
    const { app, deps } = service
    const scrape = (headers: Record<string, string> = {}) => app.handle(requestTo('/metrics', { headers }))
    for (const headers of [{}, { authorization: `Bearer ${token}x` }, { authorization: token }]) {
      const refused = await scrape(headers as Record<string, string>)
      expect(refused.status).toBe(401)
      expect(await refused.text()).not.toContain('clubwright_')
    }
    const without = createApp({ ...deps, config: { ...deps.config, metricsToken: undefined } as never })
    expect((await without.handle(requestTo('/metrics'))).status).toBe(404)
  })

  test('the table in docs/monitoring.md names every metric with its type and labels', async () => {
    const operations = await Bun.file(new URL('../../../docs/monitoring.md', import.meta.url)).text()
    expect(operations).toContain(metersTable())
    const text = await service.scrape()
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => `${name} | ${type}`)
    expect(types.toSorted()).toEqual(
      [...metersTable().matchAll(/^\| (\w+ \| (?:counter|gauge|histogram)) \|/gm)].map(([, row]) => row!).toSorted(),
    )
    for (const { name, labels } of samplesIn(text)) {
      const family = name.replace(/_(bucket|sum|count)$/, '')
      const named = Object.keys(labels).filter((label) => label !== 'le')
      expect(metersTable()).toMatch(new RegExp(`\\| ${family} \\| \\w+ \\| ${named.join(', ')} \\|`))
    }
  })
})
