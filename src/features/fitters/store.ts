import type { Sql } from '../../platform/postgres/sql.ts'
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

/** Keep the directory that the table holds. */
export const openFitters = (sql: Sql): FitterStore => {
  let directory: Directory | null | undefined
  const refresh = async (): Promise<void> => {
    const state = await readFittersState(sql)
    if (directory && state?.revision === directory.revision) return
    const stored = await readFitters(sql)
    directory =
      stored === null || stored.fitters.length === 0 ? null : await buildDirectory(stored.fitters, stored.revision)
  }
  // One after the other, so that an older reading never takes the place of a newer one.
  let last: Promise<unknown> = Promise.resolve()
  const reload = (): Promise<void> => {
    const reading = last.then(refresh)
    last = reading.catch(() => {})
    return reading
  }
  let first: Promise<void> | undefined
  const readOnce = (): Promise<void> => {
    first ??= reload().finally(() => {
      first = undefined // after a failure the next request tries again
    })
    return first
  }
  // A reload that fails leaves the present directory; the next announcement or reconnection tries again.
  const reloadQuietly = () => void reload().catch(() => {})
  return {
    current: async () => {
      if (directory === undefined) await readOnce()
      return directory ?? null
    },
    reload,
    watch: () => sql.listen(fittersChannel, reloadQuietly, reloadQuietly),
  }
}
