import { expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { onAgent, openAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { type Operation, operationsIn, takesKey } from '../../support/operations.ts'

const groups = ['CATALOG', 'SEARCH', 'SCORES', 'FREE', 'READ', 'ANALYZE', 'INGEST']
const once = Object.fromEntries(groups.map((group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '1']))

/** Bodies that are refused before anything of them is checked, and with what status. */
const refused = [
  { what: 'malformed JSON', status: 400, body: '{"clubType":' },
  { what: 'a doubled member', status: 400, body: '{"clubType":"driver","clubType":"iron"}' },
  { what: 'a body that is too long', status: 413, body: ' '.repeat(6_000_000) },
  { what: 'another content type', status: 415, body: '{}', type: 'text/plain' },
]

onAgent((agent, open) => {
  const doors = async (): Promise<{ address: string; method: string }[]> => {
    const description = await (await agent().app.handle(requestTo('/swagger/json'))).json()
    // A line of a batch is refused by itself: test/fitting/batch.
    const takesJson = ({ requestBody }: Operation) => 'application/json' in (requestBody?.content ?? {})
    const withBody = operationsIn(description).filter((one) => takesKey(one) && takesJson(one))
    // With a query the ordinary route answers what `direct` answers without one.
    const others = ['/mcp', '/v1/catalog/scores?'].map((address) => ({ address, method: 'POST' }))
    return [...others, ...withBody.map(({ path, method }) => ({ address: path, method }))]
  }

  test.each(refused)(
    'ER-002 $what counts against the rate limit, at every door',
    async ({ status, body, type = 'application/json' }) => {
      const { deps, owner } = await openAgent(await open(), { env: once })
      const app = createApp(deps)
      const addresses = await doors()
      expect(addresses.length).toBeGreaterThan(6)
      for (const { address, method } of addresses) {
        const { apiKey } = await createAccount(deps, { ...owner, monthlyLimit: null }) // limits are counted by key
        const send = () =>
          app.handle(
            requestTo(address, {
              method,
              body,
              headers: {
                authorization: `Bearer ${apiKey}`,
                accept: 'application/json, text/event-stream',
                'content-type': type,
              },
            }),
          )
        const statuses = [(await send()).status, (await send()).status]
        expect({ address, statuses }).toEqual({ address, statuses: [status, 429] })
      }
    },
  )

  test('whoever is over the limit is refused before the body is read', async () => {
    const { deps, owner } = await openAgent(await open(), { env: once })
    const app = createApp(deps)
    const { apiKey } = await createAccount(deps, { ...owner, monthlyLimit: null })
    let isRead = false
    const body = new ReadableStream(
      {
        pull: (stream) => {
          isRead = true
          stream.enqueue(new TextEncoder().encode('{}'))
          stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const send = (body: string | ReadableStream) =>
      app.handle(requestTo('/v1/grip-size', { method: 'POST', body, headers }))
    expect((await send('{}')).status).toBe(200)
    expect((await send(body)).status).toBe(429)
    expect(isRead).toBe(false)
  })
})
