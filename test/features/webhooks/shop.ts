import { afterAll, afterEach } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createApp } from '../../../src/app.ts'
import { deliverDue } from '../../../src/features/webhooks/index.ts'
import type { Network } from '../../../src/platform/outbound.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { openWorkshop } from '../../fitting/call.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { resolved } from '../../support/operations.ts'

/** What arrived at a receiver, with its bytes as they came. */
export interface Received {
  readonly headers: Record<string, string>
  readonly text: string
}

/** Every event there is. */
export const all = ['fitting.completed', 'fitting.failed', 'allowance.low', 'lead.created']

const received204 = () => new Response(null, { status: 204 })

/** Somebody's server, which answers as it is told; as usual again after each test. */
export const openReceiver = () => {
  const received: Received[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request): Promise<Response> => {
      received.push({ headers: Object.fromEntries(request.headers), text: await request.text() })
      return receiver.answer()
    },
  })
  const receiver = {
    received,
    port: server.port!,
    hook: `http://127.0.0.1:${server.port}/hook`,
    answer: received204 as () => Response | Promise<Response>,
  }
  afterAll(() => server.stop(true))
  afterEach(() => {
    received.length = 0
    receiver.answer = received204
  })
  return receiver
}

/** A service with one account, whose time is the test's. @param hook Where its endpoints are, unless one is elsewhere. */
export const openShop = async (
  sql: Sql,
  hook: string,
  monthlyLimit: number | null = null,
  env: Record<string, string> = {},
) => {
  const shop = await openWorkshop(sql, { WEBHOOKS_LOOPBACK: 'on', ...env })
  const { accountId, apiKey } = await shop.customer(monthlyLimit)
  const app = createApp(shop.deps)
  const call = async (method: string, path: string, body?: unknown, key = apiKey) => {
    const response = await app.handle(
      requestTo(path, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as any }
  }
  return {
    ...shop,
    accountId,
    apiKey,
    call,
    hook: async (events = all, url = hook) => (await call('POST', '/v1/webhooks', { url, events })).body,
    fit: async () => (await call('POST', '/v1/fitting/analyze', requests.driver)).body,
    deliver: (network?: Network) =>
      deliverDue({ ...shop.deps, ...(network && { network }) }, new AbortController().signal),
    /** Whether an event is as the API description has it. */
    isDescribed: async (text: string) => {
      const event = JSON.parse(text)
      const { webhooks } = resolved((await call('GET', '/swagger/json')).body)
      const { schema } = webhooks[event.type].post.requestBody.content['application/json']
      return new Ajv2020({ strict: false, validateFormats: false }).validate(schema, event)
    },
    listed: async () => (await call('GET', '/v1/webhooks')).body.webhooks,
  }
}
