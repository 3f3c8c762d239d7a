import { expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { openWorkshop } from '../../fitting/call.ts'
import { requestTo } from '../../support/app.ts'
import { forEachDatabase } from '../../support/databases.ts'

forEachDatabase((_engine, open) => {
  const openShop = async () => {
    const shop = await openWorkshop(await open())
    const [own, other] = [await shop.customer(null), await shop.customer(null)]
    const app = createApp(shop.deps)
    const calling = (apiKey: string) => async (path: string, key: string | null, body?: unknown) => {
      const headers = {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        ...(key !== null && { 'idempotency-key': key }),
      }
      const method = path === '/v1/webhooks' && body === undefined ? 'GET' : 'POST'
      const response = await app.handle(
        requestTo(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
      )
      // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
      return { status: response.status, body: (await response.json()) as any }
    }
    return { call: calling(own.apiKey), stranger: calling(other.apiKey) }
  }
  const wish = { url: 'https://shop.example/hook', events: ['fitting.completed'] }

  test('the same Idempotency-Key makes one webhook endpoint, and gives its secret again', async () => {
    const { call, stranger } = await openShop()
    const many = await Promise.all([1, 2, 3].map(() => call('/v1/webhooks', 'shop-17', wish)))
    expect(many.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(many[1]!.body).toEqual(many[0]!.body)
    expect(many[2]!.body).toEqual(many[0]!.body)
    expect((await call('/v1/webhooks', null)).body.webhooks).toHaveLength(1)
    const other = await call('/v1/webhooks', 'shop-17', { ...wish, events: ['fitting.failed'] })
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    for (const one of [await call('/v1/webhooks', null, wish), await stranger('/v1/webhooks', 'shop-17', wish)])
      expect(one.body.webhook.webhookId).not.toBe(many[0]!.body.webhook.webhookId)
  })

  test('the same Idempotency-Key changes the secret of an endpoint once', async () => {
    const { call, stranger } = await openShop()
    const { webhook, secret } = (await call('/v1/webhooks', null, wish)).body
    const rotate = (key: string) => call(`/v1/webhooks/${webhook.webhookId}/rotate-secret`, key)
    const [first, again, next] = [await rotate('a'), await rotate('a'), await rotate('b')]
    expect(again.body).toEqual(first.body)
    expect(new Set([secret, first.body.secret, next.body.secret]).size).toBe(3)
    expect((await stranger(`/v1/webhooks/${webhook.webhookId}/rotate-secret`, 'a')).status).toBe(404)
  })
})
