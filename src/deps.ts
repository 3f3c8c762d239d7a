import type { KeyRing } from './features/accounts/index.ts'
import type { CatalogStore } from './features/catalog/index.ts'
import type { EvidenceStore } from './features/evidence/index.ts'
import type { FitterStore } from './features/fitters/index.ts'
import type { Runs } from './fitting/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { RateLimits } from './platform/http/rate-limit.ts'
import type { Log } from './platform/log.ts'
import type { Sql } from './platform/postgres/sql.ts'
import type { PubSub } from './platform/pub-sub.ts'
import type { LinkSigner } from './platform/signing/index.ts'
import type { Scorer } from './scoring/index.ts'

/** What the service is given: made once in main.ts, and by hand in tests. */
export interface Deps {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly sql: Sql
  /** Where changes are announced to the other processes. */
  readonly pubSub: PubSub
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
