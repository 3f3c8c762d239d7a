import { beforeAll } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { openCatalog } from '../../src/equipment/catalog/index.ts'
import { openEvidence } from '../../src/features/evidence/index.ts'
import { openFitters } from '../../src/features/fitters/index.ts'
import { createRuns } from '../../src/fitting/index.ts'
import { createAccount, createKeyRing } from '../../src/identity/accounts/index.ts'
import { memoryRateLimits } from '../../src/platform/http/limits/rate-limit.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { databasePubSub } from '../../src/platform/pub-sub.ts'
import { createScorer, type Scorer } from '../../src/scoring/index.ts'
import { recordingLog, requestTo, testConfig } from '../support/app.ts'
import type { Answer } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { someEvidence } from './arbitrary-contexts.ts'

/** The whole service with the catalog of the release, made-up evidence, and one account's key. */
export interface Range {
  /** Ask for scores. */
  score(body: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Ask for scores; the answer as it came, bytes unread. */
  send(body: unknown, headers?: Record<string, string>): Promise<Response>
  fit(request: unknown): Promise<Answer>
  get(path: string): Promise<Answer>
  readonly scorer: Scorer
}

/** Run the tests against one service. Scores come from memory, so one database engine is enough. */
export const onRange = (tests: (range: () => Range) => void, env: Readonly<Record<string, string>> = {}): void =>
  forEachSharedDatabase((engine, open) => {
    if (engine !== 'embedded') return
    let range: Range
    beforeAll(async () => {
      range = await openRange(await open(), env)
    })
    tests(() => range)
  })

const openRange = async (sql: Sql, env: Readonly<Record<string, string>>): Promise<Range> => {
  const config = testConfig(env)
  const clock = () => new Date('2026-11-20T12:00:00.000Z')
  const keys = createKeyRing({ sql, clock })
  const { log } = recordingLog()
  const catalog = await openCatalog({ sql, log })
  const evidence = await openEvidence({ sql, clock, log })
  const limits = memoryRateLimits(config)
  const scorer = createScorer(catalog.current(), someEvidence)
  const deps = {
    config,
    clock,
    log,
    sql,
    pubSub: databasePubSub(sql),
    keys,
    catalog,
    evidence,
    fitters: openFitters({ sql, log }),
    limits,
    requests: { add: () => {} },
    scorer,
    runs: createRuns(),
    ensureRoom: () => {},
    signer: null,
    isReady: () => true,
    unreadableTables: () => [],
  }
  const app = createApp(deps)
  const { apiKey } = await createAccount(
    { sql, clock },
    { email: 'pro@example.org', companyName: 'Example Club', monthlyLimit: 100, isEnterprise: false },
  )
  const send = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    app.handle(
      requestTo(path, {
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
  return {
    score: async (body, headers) => answerOf(await send('/v1/catalog/scores', body, headers)),
    send: (body, headers) => send('/v1/catalog/scores', body, headers),
    fit: async (request) => answerOf(await send('/v1/fitting/analyze', request)),
    get: async (path) => answerOf(await send(path)),
    scorer,
  }
}

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}
