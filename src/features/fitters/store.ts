import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { shareValue } from '../../platform/work/shared-value.ts'
import { buildDirectory, type Directory } from './directory.ts'
import { fittersChannel, readFitters, readFittersState } from './queries.ts'

/** The directory that requests see: whole at any moment, replaced in one step. */
export interface FitterStore {
  /** Null while there is none. Read at the first call, so that a start does not wait for it. */
  current(): Promise<Directory | null>
  /** Read the table again, after an import. A failure leaves the present directory in place. */
  reload(): Promise<void>
  /** Begin to hear of imports by other processes, and read the table. Called once, by a process that serves. */
  watch(): Promise<void>
}

/** What was read. */
interface Listing {
  readonly revision: string
  readonly directory: Directory | null
}
const unread: Listing = { revision: 'unread', directory: null }
const none: Listing = { revision: 'none', directory: null }

/** Keep the directory that the table holds. */
export const openFitters = ({ sql, log }: { sql: Sql; log: Log }): FitterStore => {
  const load = async (): Promise<Listing> => {
    const state = await readFittersState(sql)
    if (state?.revision === shared.current().revision) return shared.current()
    const stored = await readFitters(sql)
    if (stored === null || stored.fitters.length === 0) return none
    return { revision: stored.revision, directory: await buildDirectory(stored.fitters, stored.revision) }
  }
  const shared = shareValue(unread, load)
  const reload = async () => void (await shared.reload())
  let first: Promise<void> | undefined
  const readOnce = (): Promise<void> => {
    first ??= reload().finally(() => {
      first = undefined // after a failure the next request tries again
    })
    return first
  }
  // A reload that fails leaves the present directory; the next announcement or look tries again.
  const reloadSoon = () => void reload().catch((error) => log.warn('fitters not read', errorFacts(error)))
  return {
    current: async () => {
      if (shared.current() === unread) await readOnce()
      return shared.current().directory
    },
    reload,
    watch: () => sql.listen(fittersChannel, reloadSoon, reloadSoon),
  }
}
