import { beforeAll } from 'bun:test'
import fc from 'fast-check'
import { createApp } from '../../../src/app.ts'
import { clearFitters, type FitterRecord, importFitters, services } from '../../../src/features/fitters/index.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { requestTo } from '../../support/app.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'
import { resolved } from '../../support/operations.ts'

/** A directory that the tests of a file search over HTTP. */
export interface Desk {
  get(query: string | Readonly<Record<string, string | number>>, key?: string): Promise<Answer>
  /** Put these lines in place of the directory; the header is added. */
  load(...lines: readonly string[]): Promise<void>
  clear(): Promise<void>
  newKey(scopes?: readonly string[]): Promise<string>
  // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
  description(): Promise<any>
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
  readonly body: any
}

const header = 'name,zip,lat,lng,services,brands,partner,rating,ratingSource'

/** Run the tests with the whole service on the sample directory. It is searched in memory: one engine is enough. */
export const atDesk = (tests: (desk: () => Desk) => void, env: Readonly<Record<string, string>> = {}): void =>
  forEachDatabase((engine, open) => {
    if (engine !== 'embedded') return
    let desk: Desk
    beforeAll(async () => {
      desk = await openDesk(await open(), env)
    })
    tests(() => desk)
  })

const openDesk = async (sql: Parameters<typeof testDeps>[0], env: Readonly<Record<string, string>>): Promise<Desk> => {
  const { deps } = await testDeps(sql, { env })
  const app = createApp(deps)
  const newKey = async (scopes?: readonly string[]) => {
    const owner = { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: 1, isEnterprise: false }
    const { accountId, apiKey } = await createAccount(deps, owner)
    if (scopes) await sql`update api_keys set scopes = ${scopes} where account_id = ${accountId}`
    return apiKey
  }
  const apiKey = await newKey()
  const get = async (path: string, key: string): Promise<Answer> => {
    const response = await app.handle(requestTo(path, { headers: { authorization: `Bearer ${key}` } }))
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return {
    get: (query, key = apiKey) =>
      get(
        `/v1/fitters?${typeof query === 'string' ? query : new URLSearchParams(query as Record<string, string>)}`,
        key,
      ),
    load: async (...lines) => {
      await importFitters(sql, { name: 'fitters.csv', text: [header, ...lines].join('\n') })
      await deps.fitters.reload()
    },
    clear: async () => {
      await clearFitters(sql)
      await deps.fitters.reload()
    },
    newKey,
    description: async () => resolved((await get('/swagger/json', apiKey)).body).paths['/v1/fitters'].get,
  }
}

/** Any fitter, close enough to others that searches find some. */
export const fitterRecords: fc.Arbitrary<FitterRecord> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 20 }),
  lat: fc.double({ min: 38, max: 44, noNaN: true }),
  lng: fc.double({ min: -76, max: -70, noNaN: true }),
  locationEstimated: fc.boolean(),
  services: fc.subarray([...services]),
  brands: fc.oneof(
    { weight: 20, arbitrary: fc.subarray(['PING', 'Titleist', 'Callaway']) },
    { weight: 1, arbitrary: fc.constant<string[]>(['Rare']) },
  ),
  partner: fc.boolean(),
  sample: fc.boolean(),
})
