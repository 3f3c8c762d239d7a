import { expect, test } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { onAgent, openAgent } from '../mcp/agent.ts'
import { requestTo } from '../support/app.ts'
import { exampleOf, type Operation, operationsIn, requestOf } from '../support/operations.ts'

const groups = ['CATALOG', 'SEARCH', 'SCORES', 'FREE', 'ANALYZE', 'INGEST']
const once = Object.fromEntries(groups.map((group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '1']))
/** Reading one's own fittings and standing is not limited: whoever waits for a fitting asks often. */
const unlimited = ['getFitting', 'getKeyStatus', 'getStatus']

onAgent((agent, open) => {
  test('ER-002 whatever needs a key, but for one’s own fittings and standing, refuses one request too many with 429 RATE_LIMITED and when to come back', async () => {
    const description = await (await agent().app.handle(requestTo('/swagger/json'))).json()
    const withKey = operationsIn(description).filter(({ security }) => security?.length !== 0)
    const sql = await open()
    const passed: string[] = []
    for (const operation of withKey) {
      const [first, second] = await sendTwice(await openAgent(sql, { env: once }), operation)
      expect({ operationId: operation.operationId, status: first.status }).not.toMatchObject({ status: 429 })
      if (second.status !== 429) {
        passed.push(operation.operationId!)
        continue
      }
      const body = (await second.json()) as { code: string; retryAfter: number }
      expect(body.code).toBe('RATE_LIMITED')
      expect(body.retryAfter).toBeWithin(1, 61)
      expect(second.headers.get('retry-after')).toBe(String(body.retryAfter))
    }
    expect(passed.sort()).toEqual(unlimited)
  })
})

/** The operation's own example, with a key whose limits are all one a minute. */
const sendTwice = async ({ apiKey, deps }: Awaited<ReturnType<typeof openAgent>>, operation: Operation) => {
  const app = createApp(deps)
  const [address, init] = requestOf(operation, exampleOf(operation))
  const send = () =>
    app.handle(requestTo(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${apiKey}` } }))
  return [await send(), await send()] as const
}
