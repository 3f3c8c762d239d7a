import { problem } from '../errors.ts'
import type { Sql } from '../postgres/sql.ts'
import { buildCatalog, type Catalog } from './catalog.ts'
import { readCatalogRecords } from './queries.ts'

/** The catalog that requests see: whole at any moment, replaced in one step. */
export interface CatalogStore {
  current(): Catalog
  /** Read the tables again, after an import. A failure leaves the present catalog in place. */
  reload(): Promise<Catalog>
}

/** The catalog in the tables. Before the first import there is none: CATALOG_UNAVAILABLE. */
export const loadCatalog = async (sql: Sql): Promise<Catalog> => {
  const stored = await readCatalogRecords(sql)
  if (stored === null) throw problem('catalogUnavailable', { detail: 'No catalog has been imported yet.' })
  return buildCatalog(stored.records, stored.revision)
}

/** Load the catalog and keep it. */
export const openCatalog = async (sql: Sql): Promise<CatalogStore> => {
  let catalog = await loadCatalog(sql)
  return {
    current: () => catalog,
    reload: async () => {
      catalog = await loadCatalog(sql)
      return catalog
    },
  }
}
