import type { Deps as AppDeps } from '../../src/app.ts'
import { type Catalog, openCatalog } from '../../src/equipment/catalog/index.ts'
import { type EvidenceStore, openEvidence } from '../../src/features/evidence/index.ts'
import { openFitters } from '../../src/features/fitters/index.ts'
import { createRuns } from '../../src/fitting/index.ts'
import { createKeyRing, type KeyRing } from '../../src/identity/accounts/index.ts'
import { type Clock, systemClock } from '../../src/platform/clock.ts'
import { memoryRateLimits } from '../../src/platform/http/limits/rate-limit.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { databasePubSub } from '../../src/platform/pub-sub.ts'
import { linkSigner } from '../../src/platform/signing/index.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { imageFiles, imageOfFiles } from '../../src/scoring/prepared-image.ts'
import { createRecentRequests } from '../../src/site/developers/index.ts'
import { recordingLog, testConfig } from './app.ts'

/** What the service is given, with the whole of what its features and operators see parts of. */
export interface Deps extends Omit<AppDeps, 'keys' | 'evidence'> {
  readonly keys: KeyRing
  readonly evidence: EvidenceStore
}

/** Everything the service is given, around a database: real parts, only time and the log are the test's. */
export const testDeps = async (
  sql: Sql,
  { clock = systemClock, env = {} }: { clock?: Clock; env?: Readonly<Record<string, string>> } = {},
) => {
  const config = testConfig(env)
  const { log, lines } = recordingLog()
  const catalog = await openCatalog({ sql, log })
  const evidence = await openEvidence({ sql, clock, log })
  const scorer = createScorer(catalog.current(), evidence.current(), preparedImage(catalog.current()) ?? undefined)
  evidence.onChange((counts) => scorer.use(catalog.current(), counts))
  const deps: Deps = {
    config,
    clock,
    log,
    sql,
    pubSub: databasePubSub(sql),
    keys: createKeyRing({ sql, clock, log }),
    catalog,
    evidence,
    fitters: openFitters({ sql, log }),
    scorer,
    limits: memoryRateLimits(config),
    requests: createRecentRequests({ sql, clock, log }),
    runs: createRuns(),
    ensureRoom: () => {},
    signer: linkSigner('a secret that only the tests know, long enough'),
    isReady: () => true,
    unreadableTables: () => [],
  }
  return { deps, lines }
}

/** As an executable has it: the image of one catalog is packed once a process, not by every service. */
const preparedImage = (catalog: Catalog) => {
  const run = globalThis as { clubwrightTestImage?: ReturnType<typeof imageFiles> }
  run.clubwrightTestImage ??= imageFiles(catalog)
  return imageOfFiles(catalog, run.clubwrightTestImage.facts, run.clubwrightTestImage.bytes)
}
