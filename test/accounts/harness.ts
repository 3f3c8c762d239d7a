import { createAccount, createKeyRing, type NewAccount } from '../../src/accounts/index.ts'
import { createApp } from '../../src/app.ts'
import { openCatalog } from '../../src/catalog/index.ts'
import type { Sql } from '../../src/postgres/sql.ts'
import { recordingLog, requestTo, testConfig } from '../support/app.ts'

/** The real service on a database, at a time that the test sets. */
export const harness = async (sql: Sql) => {
  let now = new Date('2026-11-20T12:00:00Z')
  const clock = () => now
  const keys = createKeyRing({ sql, clock })
  const catalog = await openCatalog(sql)
  const { log, lines } = recordingLog()
  const app = createApp({ config: testConfig(), clock, log, sql, keys, catalog, isReady: () => true })
  const get = (path: string, headers: Record<string, string> = {}) => app.handle(requestTo(path, { headers }))
  return {
    sql,
    clock,
    keys,
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
