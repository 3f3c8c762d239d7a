import { problem } from '../../platform/errors.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { databasePubSub, type PubSub } from '../../platform/pub-sub.ts'
import { type SharedValue, shareValue } from '../../platform/shared-value.ts'
import { inTurns } from '../../platform/steps.ts'
import { buildingCatalog, type Catalog } from './catalog.ts'
import { readIntactRecords } from './import.ts'
import { catalogChannel, readCatalogState } from './queries.ts'
import { preparingSearch } from './search.ts'
import { indexing } from './word-index.ts'

/** The catalog that requests see. It is read again after an import. */
export interface CatalogStore extends SharedValue<Catalog> {
  /** Begin to hear of imports by other processes. Called once, by a process that serves. */
  watch(): Promise<void>
}

/** The catalog in the tables. Before the first import there is none: CATALOG_UNAVAILABLE. */
export const loadCatalog = async (sql: Sql): Promise<Catalog> => {
  const stored = await readIntactRecords(sql)
  if (stored === null) throw problem('catalogUnavailable', { detail: 'No catalog has been imported yet.' })
  return inTurns(buildingCatalog(stored.records, stored.revision))
}

/** The search is prepared when the start is over: it takes a tenth of a second. */
const searchAfterMs = 250
/** With more heads than these a start waits for it, since searches would wait for seconds. */
const headsLaterMax = 5_000

const prepareSearch = async ({ heads }: Catalog): Promise<void> => {
  await inTurns(preparingSearch(heads))
  await inTurns(indexing(heads))
}

/** Load the catalog and keep it. */
export const openCatalog = async (sql: Sql, pubSub: PubSub = databasePubSub(sql)): Promise<CatalogStore> => {
  const shared = shareValue(await loadCatalog(sql), () => loadCatalog(sql))
  // A reload that fails leaves the present catalog; the next announcement or reconnection tries again.
  const reloadQuietly = () => void shared.reload().catch(() => {})
  const reloadIfChanged = async () => {
    const state = await readCatalogState(sql).catch(() => null)
    if (state !== null && state.revision !== shared.current().revision) reloadQuietly()
  }
  return {
    ...shared,
    watch: async () => {
      await pubSub.subscribe(catalogChannel, reloadQuietly, reloadIfChanged)
      shared.beforeChange(async (changed) => {
        await prepareSearch(changed)
        return () => {}
      })
      const present = shared.current()
      if (present.heads.length > headsLaterMax) await prepareSearch(present)
      else setTimeout(() => prepareSearch(present), searchAfterMs).unref()
    },
  }
}
