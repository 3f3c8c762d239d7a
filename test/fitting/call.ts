import type { AnalyzeCall } from '../../src/fitting/index.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { problem } from '../../src/platform/errors.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Call, Query, Sql } from '../../src/platform/postgres/sql.ts'
import { requests } from '../support/club.ts'
import { testDeps } from '../support/deps.ts'
import { inText } from '../support/in-english.ts'

/** What a test says about a call; everything else is as REST has it. */
export const callOf = (accountId: string, about: Partial<AnalyzeCall> = {}): AnalyzeCall => ({
  principal: { accountId, kind: 'api_key' },
  request: requests.driver as AnalyzeCall['request'],
  requestId: newId('req'),
  idempotencyKey: null,
  platform: null,
  client: null,
  traffic: null,
  waitMs: 25_000,
  whileRunning: 'refuse',
  ...about,
})

/** The parts that the use cases are given, at a time that the test moves. */
export const openWorkshop = async (sql: Sql, env: Readonly<Record<string, string>> = {}) => {
  let now = new Date('2026-11-20T12:00:00.000Z')
  const clock = () => now
  const { deps, lines } = await testDeps(sql, { clock, env })
  const customer = (monthlyLimit: number | null) =>
    createAccount(deps, { email: 'fitter@example.com', companyName: 'Range', monthlyLimit, isEnterprise: false })
  return {
    sql,
    deps,
    lines,
    clock,
    moveBy: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    moveTo: (iso: string) => {
      now = new Date(iso)
    },
    customer,
    account: async (monthlyLimit: number | null = null): Promise<string> => (await customer(monthlyLimit)).accountId,
  }
}
export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

/** A door that lets nothing be stored or settled until it is opened. */
export const heldBack = (sql: Sql) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { sql: settlingBy(sql, (settle) => promise.then(settle)), open: resolve }
}

/** A door through which the answer to the first storing or settling does not come back, or it does not even arrive. */
export const cutOff = (sql: Sql, isLost: 'the answer' | 'the request') => {
  let cuts = 1
  return settlingBy(sql, async (settle) => {
    if (cuts-- <= 0) return settle()
    if (isLost === 'the answer') await settle()
    throw cut()
  })
}

/** A door through which neither the answer to the first storing comes back, nor that to the next question. */
export const cutOffTwice = (sql: Sql): Sql => {
  const cutting = cutOff(sql, 'the answer')
  let isNext = false
  const query: Query = (strings, ...values) => {
    if (!isNext) return sql(strings, ...values)
    isNext = false
    return Promise.reject(cut())
  }
  const call: Call = (strings, ...values) =>
    cutting.call<never>(strings, ...values).catch((error) => {
      isNext = true
      throw error
    })
  return Object.assign(query, sql, { call })
}

const cut = () => problem('storageUnavailable', { detail: inText('The connection was cut.') })

/** The same door, but for what is called through it: `store_fitting` and `settle_fitting`. */
const settlingBy = (sql: Sql, how: <Value>(settle: () => Promise<Value>) => Promise<Value>): Sql => {
  const query: Query = (strings, ...values) => sql(strings, ...values)
  const call: Call = (strings, ...values) => how(() => sql.call(strings, ...values))
  return Object.assign(query, sql, { call })
}

export const seconds = (count: number): number => 1_000 * count
export const hours = (count: number): number => 3_600_000 * count
