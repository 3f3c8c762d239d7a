import { createApp } from '../../../src/app.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { post, requestTo } from '../../support/app.ts'
import { testDeps } from '../../support/deps.ts'

/** Fittings and their evidence as a customer has them, with an account of 3 fittings a month. */
export const openShop = async (sql: Sql) => {
  const clock = () => new Date('2026-11-20T12:00:00.000Z')
  const { deps } = await testDeps(sql, { clock })
  const app = createApp(deps)
  const owner = { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: 3, isEnterprise: false }
  const { apiKey, keyId } = await createAccount(deps, owner)
  const authorization = `Bearer ${apiKey}`
  return {
    evidence: deps.evidence,
    keyId,
    read: (headers: Record<string, string> = {}) =>
      app.handle(requestTo('/v1/catalog/evidence', { headers: { authorization, ...headers } })),
    readAsStranger: () => app.handle(requestTo('/v1/catalog/evidence')),
    analyze: (request: unknown, headers: Record<string, string> = {}) =>
      app.handle(post('/v1/fitting/analyze', request, { authorization, ...headers })),
  }
}
