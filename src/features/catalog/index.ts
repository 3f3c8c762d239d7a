export { Comparison, FoundClubs } from './answer-schema.ts'
export { type CachedCatalog, openCachedCatalog } from './cached-catalog.ts'
export { buildCatalog, type Catalog, type Grip, type Shaft } from './catalog.ts'
export { checkCatalog } from './check.ts'
export {
  fairwayClass,
  gripOptions,
  lengthOptions,
  lieRange,
  loftOptions,
  offsetName,
  orderedGripSizes,
  type ShaftOption,
  setOptions,
  shaftOptions,
} from './club-options.ts'
export { compareClubs, repeatedIds } from './compare.ts'
export { type Coverage, coverageOf, type Known, reportedFlexes } from './coverage.ts'
export { clubDetail, didYouMean } from './detail.ts'
export { ClubDetail as ClubDetailAnswer, type ClubWithOptions } from './detail-schema.ts'
export { bundledCatalog, type CatalogFileName, type CatalogFiles, catalogFileNames, catalogRevision } from './files.ts'
export type { EstimatedField, Head, HeadLoft } from './head.ts'
export { type CatalogImport, CatalogRefused, importBundledCatalog, importCatalog } from './import.ts'
export { nearestHeads } from './nearest-heads.ts'
export { clubSearch, comparison, oneClub } from './operations.ts'
export type { Popularity, PopularitySource } from './popularity.ts'
export {
  type CatalogSource,
  type CatalogState,
  catalogChannel,
  isCatalogIntact,
  readCatalogState,
} from './queries.ts'
export { ClubPath, ClubQuery } from './query-schema.ts'
export { type CatalogRecords, readCatalog, type Violation } from './read.ts'
export { type CatalogDeps, catalog } from './routes.ts'
export { type ClubModel, GripRecord, type GripSize, gripSizes, type StockShaft } from './schema.ts'
export { shaftName } from './shaft-name.ts'
export { soleWidth } from './sole-width.ts'
export { type CatalogStore, loadCatalog, openCatalog } from './store.ts'
