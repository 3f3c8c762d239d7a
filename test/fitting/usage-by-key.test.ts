import { beforeAll, expect, test } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { selectKeyUsage } from '../../src/fitting/index.ts'
import { createKey } from '../../src/identity/accounts/index.ts'
import { post, requestTo } from '../support/app.ts'
import { requests } from '../support/club.ts'
import { forEachDatabase } from '../support/databases.ts'
import { until } from '../support/service.ts'
import { openWorkshop } from './call.ts'

const from = '203.0.113.0/24'

forEachDatabase((_engine, open) => {
  const openShops = async () => {
    const shop = await openWorkshop(await open(), { TRUST_PROXY: '1', RATE_LIMIT_READ_PER_MINUTE: '2' })
    const { accountId } = await shop.customer(null)
    const key = async (name: string) => (await createKey(shop.deps, accountId, { name }))!
    const app = createApp(shop.deps)
    const headersOf = (apiKey: string) => ({ authorization: `Bearer ${apiKey}`, 'x-forwarded-for': '203.0.113.7' })
    return {
      ...shop,
      accountId,
      left: await key('left'),
      right: await key('right'),
      get: (apiKey: string, path: string) => app.handle(requestTo(path, { headers: headersOf(apiKey) })),
      send: async (apiKey: string, path: string, body: unknown, more: Record<string, string> = {}) => {
        const answer = await app.handle(post(path, body, { ...headersOf(apiKey), ...more }))
        expect([answer.ok, await answer.text()]).toEqual([true, expect.any(String)])
      },
    }
  }
  let shops: Awaited<ReturnType<typeof openShops>>
  beforeAll(async () => {
    shops = await openShops()
  })

  test('fittings are told apart by the key that made them, however they were asked for', async () => {
    const { left, right, send, sql, accountId } = shops
    const analyze = '/v1/fitting/analyze'
    const call = { name: 'analyze_fitting', arguments: { clubType: 'driver', handedness: 'right', swingSpeed: 95 } }
    await send(left.apiKey, analyze, requests.driver)
    await send(left.apiKey, analyze, requests.driver, { 'idempotency-key': 'once' })
    await send(left.apiKey, analyze, requests.driver, { 'idempotency-key': 'once' })
    await send(
      right.apiKey,
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
      { accept: 'application/json, text/event-stream' },
    )
    await send(right.apiKey, analyze, requests.driver, { 'x-svc-traffic': 'test' })
    const row = `${JSON.stringify({ idempotencyKey: 'row', request: requests.driver })}\n`
    await send(right.apiKey, '/v1/fitting/batch', row, { 'content-type': 'application/x-ndjson' })
    await send(right.apiKey, '/v1/fitting/batch', row.replace('row', 'other'), {
      'content-type': 'application/x-ndjson',
    })
    const month = '2026-11'
    expect(await selectKeyUsage(sql, accountId, null)).toEqual([
      { month, keyId: right.keyId, fittings: 3 },
      { month, keyId: left.keyId, fittings: 2 },
    ])
    expect(await selectKeyUsage(sql, accountId, '2026-10-01')).toEqual([])
  })

  test('the log names the key and the address prefix of each request, refused ones too', async () => {
    const { left, get, lines, accountId } = shops
    const logged = (status: number) => lines.filter((line) => line.message === 'request' && line['status'] === status)
    // Two in a minute are answered, and the minute may end in between.
    for (let n = 0; n < 7; n++) await get(left.apiKey, '/v1/status')
    const stranger = left.apiKey.slice(0, -1) + (left.apiKey.endsWith('0') ? '1' : '0')
    await get(stranger, '/v1/status')
    await until('they are logged', () => logged(401).length > 0 && logged(429).length > 1)
    expect(logged(429)[0]).toMatchObject({ accountId, keyId: left.keyId, from, code: 'RATE_LIMITED' })
    expect(logged(401)[0]).toMatchObject({ from, code: 'UNAUTHORIZED' })
    for (const line of logged(200))
      expect(line).toMatchObject({ accountId, from, keyId: expect.stringMatching(/^key_/) })
  })
})
