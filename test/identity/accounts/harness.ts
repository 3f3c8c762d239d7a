import { createApp } from '../../../src/app.ts'
import { createAccount, type NewAccount } from '../../../src/identity/accounts/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { requestTo } from '../../support/app.ts'
import { testDeps } from '../../support/deps.ts'

/** The real service on a database, at a time that the test sets. */
export const harness = async (sql: Sql) => {
  let now = new Date('2026-11-20T12:00:00Z')
  const clock = () => now
  const { deps, lines } = await testDeps(sql, { clock })
  const app = createApp(deps)
  const get = (path: string, headers: Record<string, string> = {}) => app.handle(requestTo(path, { headers }))
  return {
    sql,
    clock,
    keys: deps.keys,
    app,
    lines,
    setTime: (iso: string) => {
      now = new Date(iso)
    },
    get,
    keyStatus: (apiKey: string) => get('/v1/key/status', { authorization: `Bearer ${apiKey}` }),
    account: (about: Partial<NewAccount> = {}) =>
      createAccount(
        { sql, clock },
        { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: 25, isEnterprise: false, ...about },
      ),
  }
}
export type Harness = Awaited<ReturnType<typeof harness>>
