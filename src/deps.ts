import type { KeyRing } from './accounts/index.ts'
import type { Bulletin } from './bulletin.ts'
import type { CatalogStore } from './catalog/index.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { EvidenceStore } from './evidence/index.ts'
import type { FitterStore } from './fitters/index.ts'
import type { Runs } from './fitting/index.ts'
import type { RateLimits } from './http/rate-limit.ts'
import type { Log } from './log.ts'
import type { Sql } from './postgres/sql.ts'
import type { Scorer } from './scoring/index.ts'
import type { LinkSigner } from './signing/index.ts'

/** What the service is given: made once in main.ts, and by hand in tests. */
export interface Deps {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly sql: Sql
  /** Where changes are announced to the other processes. */
  readonly bulletin: Bulletin
  readonly keys: KeyRing
  readonly catalog: CatalogStore
  readonly evidence: EvidenceStore
  readonly fitters: FitterStore
  readonly scorer: Scorer
  readonly limits: RateLimits
  readonly runs: Runs
  /** To be called before something new is stored. @throws storageUnavailable when the disk has too little space left. */
  ensureRoom(): void
  /** Null where no secret is configured: then there are no links that need one. */
  readonly signer: LinkSigner | null
  /** False from the moment the process begins to stop, so that balancers send traffic elsewhere. */
  isReady(): boolean
  /** Tables that were found damaged. */
  unreadableTables(): readonly string[]
}
