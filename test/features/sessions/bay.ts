import { createApp } from '../../../src/app.ts'
import type { Session, Shot } from '../../../src/features/sessions/schema.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { requestTo } from '../../support/app.ts'
import type { Answer } from '../../support/club.ts'
import { type Deps, testDeps } from '../../support/deps.ts'

/** A hitting bay: the whole service on a database, with one account that captures sessions. Time stands until it is moved. */
export const openBay = async (
  sql: Sql,
  { env = {}, with: replaced = {} }: { env?: Readonly<Record<string, string>>; with?: Partial<Deps> } = {},
) => {
  let now = new Date('2026-11-20T18:00:00.000Z')
  const clock = () => now
  const { deps, lines } = await testDeps(sql, { clock, env })
  const app = createApp({ ...deps, ...replaced })
  const newAccount = () =>
    createAccount(deps, { email: 'pro@example.org', companyName: 'Bay', monthlyLimit: 10, isEnterprise: false })
  const { accountId, apiKey } = await newAccount()

  const send = (path: string, init: RequestInit = {}) => app.handle(requestTo(path, init))
  const ingest = async (body: unknown, key = apiKey): Promise<Answer> => {
    const response = await send('/v1/sessions/ingest', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return {
    app,
    deps,
    sql,
    lines,
    accountId,
    apiKey,
    newAccount,
    ingest,
    send,
    /** The page at a sessionUrl, or at one that was tampered with. */
    open: async (url: string) => {
      const { pathname, search } = new URL(url)
      const response = await send(pathname + search)
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    usage: async () => {
      const response = await send('/v1/key/status', { headers: { authorization: `Bearer ${apiKey}` } })
      return ((await response.json()) as { usage: { current: number } }).usage.current
    },
    moveTo: (iso: string) => {
      now = new Date(iso)
    },
  }
}
export type Bay = Awaited<ReturnType<typeof openBay>>

/** A UUID made of a number. */
export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A sound shot. */
export const shotOf = (n: number, about: Partial<Shot> = {}): Shot => ({
  shotId: uuid(n),
  shotNumber: n,
  capturedAtUtc: '2026-11-20T17:05:00Z',
  club: '7 Iron',
  source: 'csv',
  measurementRef: 'club-face',
  units: 'imperial',
  needsReview: false,
  ball: { speed: 110, launchAngle: 17, carry: 150 },
  ...about,
})

/** A sound session of these shots. */
export const sessionOf = (shots: readonly Shot[], about: Partial<Session> = {}): Session => ({
  payloadVersion: 1,
  appVersion: '2.4.0',
  sessionId: uuid(1_000_000),
  fitterId: 'bay-3',
  startedAtUtc: '2026-11-20T17:02:11Z',
  processedAtUtc: '2026-11-20T17:31:40Z',
  segments: [{ id: uuid(2_000_000), label: null, shots: [...shots] }],
  ...about,
})
