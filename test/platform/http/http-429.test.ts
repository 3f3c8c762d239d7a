import { expect, test } from 'bun:test'
import { type App, createApp } from '../../../src/app.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { onAgent, openAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { exampleOf, type Operation, operationsIn, requestOf, takesKey } from '../../support/operations.ts'

const groups = ['CATALOG', 'SEARCH', 'SCORES', 'FREE', 'READ', 'ANALYZE', 'INGEST']
const once = Object.fromEntries(groups.map((group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '1']))

onAgent((agent, open) => {
  test('ER-002 whatever needs a key refuses one request too many with 429 RATE_LIMITED and when to come back', async () => {
    const description = await (await agent().app.handle(requestTo('/swagger/json'))).json()
    const withKey = operationsIn(description).filter(takesKey)
    const { deps, owner } = await openAgent(await open(), { env: once })
    const app = createApp(deps)
    for (const operation of withKey) {
      const { apiKey } = await createAccount(deps, { ...owner, monthlyLimit: null }) // limits are counted by key
      const [first, second] = await sendTwice(app, apiKey, operation)
      const { operationId } = operation
      expect({ operationId, status: first.status }).not.toMatchObject({ status: 429 })
      expect({ operationId, status: second.status }).toMatchObject({ status: 429 })
      const body = (await second.json()) as { code: string; retryAfter: number }
      expect(body.code).toBe('RATE_LIMITED')
      expect(body.retryAfter).toBeWithin(1, 61)
      expect(second.headers.get('retry-after')).toBe(String(body.retryAfter))
    }
  })
})

/** The operation's own example, with a key whose limits are all one a minute. */
const sendTwice = async (app: App, apiKey: string, operation: Operation) => {
  const [address, init] = requestOf(operation, exampleOf(operation))
  const send = () =>
    app.handle(requestTo(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${apiKey}` } }))
  return [await send(), await send()] as const
}
