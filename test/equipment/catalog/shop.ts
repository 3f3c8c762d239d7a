import { beforeAll } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import type { Catalog } from '../../../src/equipment/catalog/index.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { requestTo } from '../../support/app.ts'
import type { Answer } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'

/** The whole service with the catalog of the release, one account's key, and recommendation counts set by hand. */
export interface Shop {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body: unknown): Promise<Answer>
  /** The answer as it came, bytes unread. */
  send(path: string, init?: RequestInit): Promise<Response>
  /** Set the 30-day recommendation counts, here instead of by fittings; heads left out have none. */
  recommend(counts: Readonly<Record<string, number>>): void
  /** A key of another account, with these scopes or all. */
  newKey(scopes?: readonly string[]): Promise<string>
  readonly catalog: Catalog
}

/** Run the tests against one shop. The catalog is served from memory, so one database engine is enough. */
export const inShop = (tests: (shop: () => Shop) => void, env: Readonly<Record<string, string>> = {}): void =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(await open(), env)
    })
    tests(() => shop)
  })

const openShop = async (sql: Sql, env: Readonly<Record<string, string>>): Promise<Shop> => {
  const { deps } = await testDeps(sql, { env })
  let counts = { revision: 'none', popularity: (_headId: string) => 0, recommended: [] as string[] }
  const evidence = { ...deps.evidence, current: () => ({ ...deps.evidence.current(), ...counts }) }
  const app = createApp({ ...deps, evidence })

  const newKey = async (scopes?: readonly string[]) => {
    const { accountId, apiKey } = await createAccount(deps, {
      email: 'pro@example.org',
      companyName: 'Example Club',
      monthlyLimit: 10,
      isEnterprise: false,
    })
    if (scopes) await sql`update api_keys set scopes = ${scopes} where account_id = ${accountId}`
    return apiKey
  }
  const apiKey = await newKey()
  const send = async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.handle(
      requestTo(path, { ...init, headers: { authorization: `Bearer ${apiKey}`, ...(init.headers as object) } }),
    )
  const call = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await send(path, init)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    get: (path, headers = {}) => call(path, { headers }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    send,
    recommend: (given) => {
      counts = {
        revision: JSON.stringify(given),
        popularity: (headId) => given[headId] ?? 0,
        recommended: Object.keys(given),
      }
    },
    newKey,
    catalog: deps.catalog.current(),
  }
}
