import { expect, test } from 'bun:test'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { openAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { operationsIn } from '../../support/operations.ts'

forEachSharedDatabase((_engine, open) => {
  test('a key without the scope is told so before its body is read, by every operation that takes one', async () => {
    const { app, deps, accountId, apiKey } = await openAgent(await open())
    const others = { 'fittings:create': 'fittings:read', 'fittings:read': 'fittings:create' } as const
    const keyFor = async (scope: string) => {
      const own = (others as Readonly<Record<string, 'fittings:read' | 'fittings:create'>>)[scope] ?? 'fittings:read'
      return (await createKey(deps, accountId, { name: own, scopes: [own] }))!.apiKey
    }
    const description = await (await app.handle(requestTo('/swagger/json'))).json()
    const withBody = operationsIn(description).filter(({ requestBody }) => requestBody !== undefined)
    const scopeOf = new Map(
      app.routes.map(({ method, path, hooks }) => [
        `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
        (hooks.detail as { 'x-scope'?: string } | undefined)?.['x-scope'],
      ]),
    )
    const scoped = withBody.filter(({ method, path }) => scopeOf.get(`${method} ${path}`) !== undefined)
    expect(scoped.length).toBeGreaterThan(7)
    for (const { method, path } of scoped) {
      const send = async (key: string) => {
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/plain' }
        const address = path.replaceAll(/\{\w+\}/g, 'x')
        const { status } = await app.handle(requestTo(address, { method, headers, body: '{"broken' }))
        return [method, path, status]
      }
      const key = await keyFor(scopeOf.get(`${method} ${path}`)!)
      expect(await send(key)).toEqual([method, path, 403])
      expect((await send(apiKey))[2]).not.toBe(403)
    }
  })
})
