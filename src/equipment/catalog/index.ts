export {
  fairwayClass,
  gripOptions,
  lengthOptions,
  lieRange,
  loftOptions,
  offsetName,
  orderedGripSizes,
  type ShaftOption,
  shaftOptions,
} from './answers/club-options.ts'
export { compareClubs, comparisonProblems, repeatedIds } from './answers/compare.ts'
export { clubDetail } from './answers/detail.ts'
export type { ClubWithOptions } from './answers/detail-schema.ts'
export { type CachedCatalog, openCachedCatalog } from './cached-catalog.ts'
export { buildCatalog, type Catalog, catalogOf, type Grip, type Shaft } from './catalog.ts'
export { checkCatalog } from './checks/check.ts'
export {
  type Coverage,
  confidenceCounts,
  coverageOf,
  gripCoverageOf,
  type Known,
  reportedFlexes,
  shaftCoverageOf,
} from './checks/coverage.ts'
export {
  type Confidence,
  confidenceIn,
  figuresOf,
  knownFigures,
  type Sourced,
  shownSources,
  sourceKinds,
  sourcesOf,
} from './checks/figure-sources.ts'
export { fitsHosel, hoselBoreIn } from './checks/hosel-bore.ts'
export { type WeightBasis, weightBases, weightBasis } from './checks/shaft-weight.ts'
export { soleWidth } from './checks/sole-width.ts'
export { catalogWarnings } from './checks/warnings.ts'
export { bundledCatalog, type CatalogFileName, type CatalogFiles, catalogFileNames, catalogRevision } from './files.ts'
export type { Head, HeadLoft } from './head.ts'
export { headSchemas, type StockShaft } from './head-records.ts'
export { CatalogRefused, importBundledCatalog, importCatalog, soundCatalog } from './import.ts'
export { clubsOfLine } from './names/club-line.ts'
export {
  clubNamed,
  clubsBeginning,
  clubsNamed,
  clubsOfNames,
  didYouMean,
  type MeantClub,
  noSuchClub,
} from './names/named-club.ts'
export { nearestHeads } from './names/nearest-heads.ts'
export { loftsSaid } from './names/plain-name.ts'
export { agrees, readClubWords } from './names/said-club.ts'
export { readShaft } from './names/said-shaft.ts'
export { flexName, flexOf, shaftName } from './names/shaft-name.ts'
export { clubModels, clubSearch, comparison, oneClub, wholeCatalog } from './operations.ts'
export { catalogFile } from './prepared-catalog.ts'
export { type IronSet, lastPriceOf, type Prices, pricesOf, setFor, setOptions, usualSet } from './price.ts'
export { priceFields } from './price-schema.ts'
export { catalogChannel, isCatalogIntact, readCatalogRecords, readCatalogState } from './queries.ts'
export { type CatalogRecords, headFile, modelFile, modelFiles, readCatalog, type Violation } from './read.ts'
export { type CatalogDeps, catalog } from './routes.ts'
export { ClubModel, GripModel, GripRecord, type GripSize, gripSizes, ShaftRecord } from './schema.ts'
export { popularityDays } from './search/popularity.ts'
export { ClubPath, ClubQuery, CompareRequest } from './search/query-schema.ts'
export { type TotalPrice, totalPrice } from './search/total-price.ts'
export { type CatalogStore, loadCatalog, openCatalog } from './store.ts'
