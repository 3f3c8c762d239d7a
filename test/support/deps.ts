import { createKeyRing } from '../../src/accounts/index.ts'
import { databaseBulletin } from '../../src/bulletin.ts'
import { openCatalog } from '../../src/catalog/index.ts'
import { type Clock, systemClock } from '../../src/clock.ts'
import type { Deps } from '../../src/deps.ts'
import { openEvidence } from '../../src/evidence/index.ts'
import { openFitters } from '../../src/fitters/index.ts'
import { createRuns } from '../../src/fitting/index.ts'
import { memoryRateLimits } from '../../src/http/rate-limit.ts'
import type { Sql } from '../../src/postgres/sql.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { linkSigner } from '../../src/signing/index.ts'
import { recordingLog, testConfig } from './app.ts'

/** Everything the service is given, around a database: real parts, only time and the log are the test's. */
export const testDeps = async (
  sql: Sql,
  { clock = systemClock, env = {} }: { clock?: Clock; env?: Readonly<Record<string, string>> } = {},
) => {
  const config = testConfig(env)
  const { log, lines } = recordingLog()
  const catalog = await openCatalog(sql)
  const evidence = await openEvidence({ sql, clock, log })
  const deps: Deps = {
    config,
    clock,
    log,
    sql,
    bulletin: databaseBulletin(sql),
    keys: createKeyRing({ sql, clock, log }),
    catalog,
    evidence,
    fitters: openFitters(sql),
    scorer: createScorer(catalog.current(), evidence.current()),
    limits: memoryRateLimits(config),
    runs: createRuns(),
    ensureRoom: () => {},
    signer: linkSigner('a secret that only the tests know, long enough'),
    isReady: () => true,
    unreadableTables: () => [],
  }
  return { deps, lines }
}
