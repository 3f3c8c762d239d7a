import type { Sql } from '../postgres/sql.ts'
import { buildDirectory, type Directory } from './directory.ts'
import { fittersChannel, readFitters } from './queries.ts'

/** The directory that requests see: whole at any moment, replaced in one step. */
export interface FitterStore {
  /** Null while there is none. */
  current(): Directory | null
  /** Read the table again, after an import. A failure leaves the present directory in place. */
  reload(): Promise<void>
  /** Begin to hear of imports by other processes. Called once, by a process that serves. */
  watch(): Promise<void>
}

/** Load the directory and keep it. */
export const openFitters = async (sql: Sql): Promise<FitterStore> => {
  let directory: Directory | null = null
  const refresh = async (): Promise<void> => {
    const stored = await readFitters(sql)
    if (stored?.revision === directory?.revision) return
    directory = stored === null || stored.fitters.length === 0 ? null : buildDirectory(stored.fitters, stored.revision)
  }
  // One after the other, so that an older reading never takes the place of a newer one.
  let last: Promise<unknown> = Promise.resolve()
  const reload = (): Promise<void> => {
    const reading = last.then(refresh)
    last = reading.catch(() => {})
    return reading
  }
  // A reload that fails leaves the present directory; the next announcement or reconnection tries again.
  const reloadQuietly = () => void reload().catch(() => {})
  await reload()
  return { current: () => directory, reload, watch: () => sql.listen(fittersChannel, reloadQuietly, reloadQuietly) }
}
