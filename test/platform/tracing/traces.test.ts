import { afterAll, beforeAll, expect, test } from 'bun:test'
import { requests } from '../../support/club.ts'
import { newAccount, readyService, type Service, scratchDirectory, until } from '../../support/service.ts'

/** A span as it arrives. */
interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}
const scratch = scratchDirectory()
const spans: Span[] = []
const resources = new Set<string>()
const seen: { type: string | null; credential: string | null; path: string }[] = []
const hooks: Headers[] = []

/** A collector, and somebody's server for webhooks. */
const collector = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/hook') {
      hooks.push(request.headers)
      return new Response(null, { status: 204 })
    }
    const { headers } = request
    seen.push({ type: headers.get('content-type'), credential: headers.get('x-collector-key'), path: pathname })
    // biome-ignore lint/suspicious/noExplicitAny: OTLP, of which only these members are looked at
    const { resourceSpans } = (await request.json()) as any
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.add(JSON.stringify(resource.attributes))
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    return Response.json({})
  },
})

let service: Service
let headers: Record<string, string>
const env = { DATA_DIR: scratch.path }
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const callerSpan = '00f067aa0ba902b7'
const parent = (id: string, isSampled: boolean) => ({ traceparent: `00-${id}-${callerSpan}-0${isSampled ? 1 : 0}` })
const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
  fetch(service.address + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })

beforeAll(async () => {
  service = await readyService({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=open%20sesame',
    OTEL_SERVICE_NAME: 'fit-test',
    OTEL_TRACES_SAMPLER_ARG: '1',
    WEBHOOKS_LOOPBACK: 'on',
  })
  const { apiKey } = await newAccount(env)
  headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
})
afterAll(async () => {
  await service.stop('SIGKILL')
  await collector.stop(true)
  scratch.remove()
})

test('a fitting belongs to the trace of its caller, with a span each for engine, match and store', async () => {
  const answer = await post('/v1/fitting/analyze', requests.driver, parent(traceId, true))
  expect(answer.status).toBe(200)
  const ofTrace = () => spans.filter((span) => span.traceId === traceId)
  await until('the spans arrive', () => ofTrace().some(({ name }) => name === 'POST /v1/fitting/analyze'))
  const request = ofTrace().find(({ name }) => name === 'POST /v1/fitting/analyze')!
  expect(request.parentSpanId).toBe(callerSpan)
  const facts = Object.fromEntries(request.attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
  expect(facts).toEqual({
    'http.request.method': 'POST',
    'http.route': '/v1/fitting/analyze',
    'http.response.status_code': 200,
    'clubwright.request_id': answer.headers.get('x-request-id'),
  })
  const parts = ['fitting.fit', 'fitting.match', 'fitting.store']
  const found = parts.map((name) => ofTrace().find((span) => span.name === name))
  expect(found.map((span) => span?.parentSpanId)).toEqual(parts.map(() => request.spanId))
  const [engine, match, store] = found as [Span, Span, Span]
  for (const [earlier, later] of [
    [engine, match],
    [match, store],
  ] as const)
    expect(BigInt(earlier.startTimeUnixNano)).toBeLessThanOrEqual(BigInt(later.startTimeUnixNano))
  expect(BigInt(store.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request.endTimeUnixNano))
  expect(JSON.stringify(spans)).not.toContain('swingSpeed')
  expect(seen[0]).toEqual({ path: '/v1/traces', type: 'application/json', credential: 'open sesame' })
  expect([...resources].join()).toContain('fit-test')
})

test('a request whose caller does not trace it is not traced, and others are', async () => {
  const untraced = '11111111111111111111111111111111'
  await post('/v1/bag/gapping', {}, parent(untraced, false))
  await post('/v1/catalog/scores', { clubTypes: ['wedge'] })
  await until('the later one arrives', () => spans.some(({ name }) => name === 'POST /v1/catalog/scores'))
  expect(spans.some((span) => span.traceId === untraced)).toBe(false)
})

test('each row of a batch has a span in the trace of its caller, and each stored group one', async () => {
  const batch = '33333333333333333333333333333333'
  const row = (index: number) => JSON.stringify({ idempotencyKey: `row-${index}`, request: requests.driver })
  const rows = [...Array.from({ length: 30 }, (_, index) => row(index)), '{"idempotencyKey":"bad"}'].join('\n')
  const answer = await fetch(`${service.address}/v1/fitting/batch`, {
    method: 'POST',
    headers: { ...headers, ...parent(batch, true), 'content-type': 'application/x-ndjson' },
    body: rows,
  })
  expect((await answer.text()).trim().split('\n')).toHaveLength(31)
  const ofBatch = (name: string) => spans.filter((span) => span.traceId === batch && span.name === name)
  await until('all spans arrive', () => ofBatch('fitting.store').length === 2)
  const [request] = ofBatch('POST /v1/fitting/batch')
  const found = ofBatch('fitting.row')
  const factsOf = ({ attributes }: Span) => attributes.map(({ value }) => Object.values(value)[0])
  expect(found.map(factsOf)).toEqual([...Array.from({ length: 30 }, (_, index) => [index]), [30, 'VALIDATION_FAILED']])
  const parents = new Set([...found, ...ofBatch('fitting.store')].map(({ parentSpanId }) => parentSpanId))
  expect([...parents]).toEqual([request!.spanId])
  expect(spans.filter((span) => span.traceId === batch)).toHaveLength(1 + 31 + 2)
})

test('a webhook tells its receiver which trace it belongs to', async () => {
  const url = `http://127.0.0.1:${collector.port}/hook`
  expect((await post('/v1/webhooks', { url, events: ['fitting.completed'] })).status).toBe(201)
  await post('/v1/fitting/analyze', requests.driver)
  await until('it is delivered', () => hooks.length > 0)
  const [, trace, span] = /^00-(\w{32})-(\w{16})-01$/.exec(hooks[0]!.get('traceparent') ?? '') ?? []
  await until('its span arrives', () => spans.some(({ spanId }) => spanId === span))
  expect(spans.find(({ spanId }) => spanId === span)).toMatchObject({ name: 'webhook.deliver', traceId: trace })
})

test('what is not sent yet is sent when the service stops', async () => {
  const last = '22222222222222222222222222222222'
  await post('/v1/grip-size', { handLengthIn: 7.25 }, parent(last, true))
  expect(await service.stop('SIGTERM')).toBe(0)
  expect(spans.filter((span) => span.traceId === last)).toHaveLength(1)
})
