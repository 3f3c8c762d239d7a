import { createApp } from '../../src/app.ts'
import { sweep } from '../../src/fitting/index.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { requestTo } from './app.ts'
import { testDeps } from './deps.ts'

/** An answer as a caller sees it. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
  readonly body: any
  /** The body as it came. */
  readonly text?: string
}

/** The whole service on a database, with one account's key: what a customer has. Time stands still until it is moved. */
export const openClub = async (
  sql: Sql,
  { monthlyLimit = 1000, env = {} }: { monthlyLimit?: number | null; env?: Readonly<Record<string, string>> } = {},
) => {
  let now = new Date('2026-11-20T12:00:00.000Z')
  const clock = () => now
  const { deps, lines } = await testDeps(sql, { clock, env })
  const app = createApp(deps)
  const account = (limit: number | null) =>
    createAccount(
      { sql, clock },
      { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: limit, isEnterprise: false },
    )
  const { accountId, apiKey } = await account(monthlyLimit)

  const call = async (path: string, init: RequestInit & { key?: string | null } = {}): Promise<Answer> => {
    const { key = apiKey, headers, ...rest } = init
    const credential = key === null ? {} : { authorization: `Bearer ${key}` }
    const response = await app.handle(requestTo(path, { ...rest, headers: { ...credential, ...headers } }))
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text), text }
  }
  const analyze = (
    request: unknown,
    {
      detail = false,
      key,
      ...headers
    }: Record<string, string | boolean | undefined> & { detail?: boolean; key?: string } = {},
  ): Promise<Answer> =>
    call(`/v1/fitting/analyze${detail ? '?detail=full' : ''}`, {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      ...(key !== undefined && { key }),
    })

  return {
    app,
    analyze,
    get: (path: string, key?: string | null) => call(path, key === undefined ? {} : { key }),
    call,
    usage: async () => (await call('/v1/key/status')).body.usage,
    newAccount: async (limit: number | null) => (await account(limit)).apiKey,
    sweep: () => sweep(deps),
    moveTo: (iso: string) => {
      now = new Date(iso)
    },
    accountId,
    apiKey,
    lines,
    sql,
    evidence: deps.evidence,
  }
}
export type Club = Awaited<ReturnType<typeof openClub>>

/** One request per club type, as a newcomer would send it. */
export const requests = {
  driver: {
    clubType: 'driver',
    golfer: { handedness: 'right', handicap: 14 },
    swingMetrics: { swingSpeed: 95, missPattern: 'fade', missSize: 'moderate' },
  },
  fairway: { clubType: 'fairway', golfer: { handedness: 'right', handicap: 18 }, swingMetrics: { swingSpeed: 92 } },
  hybrid: {
    clubType: 'hybrid',
    golfer: { handedness: 'left', handicap: 8 },
    swingMetrics: { swingSpeed: 88 },
    currentEquipment: { loft: 21 },
  },
  iron: {
    clubType: 'iron',
    golfer: { handedness: 'right', handicap: 9, heightFeet: 6, heightInches: 1, wristToFloor: 36.5 },
    swingMetrics: { swingSpeed: 84, ballSpeed: 113, launchAngle: 17, spinRate: 6200 },
  },
  wedge: {
    clubType: 'wedge',
    golfer: { handedness: 'right', handicap: 12 },
    swingMetrics: { swingSpeed: 74, attackAngle: -5, spinRate: 9000 },
    clubDetails: { wedgeHit: 'SW', pwLoft: 44 },
  },
} as const
