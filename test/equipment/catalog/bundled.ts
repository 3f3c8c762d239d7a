import {
  buildCatalog,
  bundledCatalog,
  type Catalog,
  catalogRevision,
  readCatalog,
} from '../../../src/equipment/catalog/index.ts'

/** The records of the release. */
export const { records } = readCatalog(bundledCatalog)

/** The catalog of the release. */
export const catalog: Catalog = buildCatalog(records, catalogRevision(bundledCatalog))
