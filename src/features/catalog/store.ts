import { problem } from '../../platform/errors.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { databasePubSub, type PubSub } from '../../platform/pub-sub.ts'
import { buildCatalog, type Catalog } from './catalog.ts'
import { readIntactRecords } from './import.ts'
import { catalogChannel, readCatalogState } from './queries.ts'

/** The catalog that requests see: whole at any moment, replaced in one step. */
export interface CatalogStore {
  current(): Catalog
  /** Read the tables again, after an import. A failure leaves the present catalog in place. */
  reload(): Promise<Catalog>
  /** Called after every reload that found another revision. */
  onChange(listener: (catalog: Catalog) => void): void
  /** Begin to hear of imports by other processes. Called once, by a process that serves. */
  watch(): Promise<void>
}

/** The catalog in the tables. Before the first import there is none: CATALOG_UNAVAILABLE. */
export const loadCatalog = async (sql: Sql): Promise<Catalog> => {
  const stored = await readIntactRecords(sql)
  if (stored === null) throw problem('catalogUnavailable', { detail: 'No catalog has been imported yet.' })
  return buildCatalog(stored.records, stored.revision)
}

/** Poll as well, in case every announcement was missed. */
const unaskedMs = 60_000

/** Load the catalog and keep it. */
export const openCatalog = async (sql: Sql, pubSub: PubSub = databasePubSub(sql)): Promise<CatalogStore> => {
  let catalog = await loadCatalog(sql)
  const listeners: ((catalog: Catalog) => void)[] = []
  const reload = async (): Promise<Catalog> => {
    const loaded = await loadCatalog(sql)
    if (loaded.revision === catalog.revision) return catalog
    catalog = loaded
    for (const listener of listeners) listener(catalog)
    return catalog
  }
  // A reload that fails leaves the present catalog; the next announcement or reconnection tries again.
  const reloadQuietly = () => void reload().catch(() => {})
  const reloadIfChanged = async () => {
    const state = await readCatalogState(sql).catch(() => null)
    if (state !== null && state.revision !== catalog.revision) reloadQuietly()
  }
  return {
    current: () => catalog,
    reload,
    onChange: (listener) => void listeners.push(listener),
    watch: async () => {
      await pubSub.subscribe(catalogChannel, reloadQuietly, reloadIfChanged)
      setInterval(reloadIfChanged, unaskedMs).unref()
    },
  }
}
