export { type CachedCatalog, openCachedCatalog } from './cached-catalog.ts'
export { buildCatalog, type Catalog, catalogOf, type Grip, type Shaft } from './catalog.ts'
export { checkCatalog } from './check.ts'
export { clubsOfLine } from './club-line.ts'
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
export { compareClubs, comparisonProblems, repeatedIds } from './compare.ts'
export {
  type Coverage,
  confidenceCounts,
  coverageOf,
  gripCoverageOf,
  type Known,
  reportedFlexes,
  shaftCoverageOf,
} from './coverage.ts'
export { clubDetail } from './detail.ts'
export type { ClubWithOptions } from './detail-schema.ts'
export {
  type Confidence,
  confidenceIn,
  figuresOf,
  knownFigures,
  type Sourced,
  shownSources,
  sourceKinds,
  sourcesOf,
} from './figure-sources.ts'
export { bundledCatalog, type CatalogFileName, type CatalogFiles, catalogFileNames, catalogRevision } from './files.ts'
export type { Head, HeadLoft } from './head.ts'
export { fitsHosel, hoselBoreIn } from './hosel-bore.ts'
export { CatalogRefused, importBundledCatalog, importCatalog, soundCatalog } from './import.ts'
export { clubNamed, clubsBeginning, clubsNamed, clubsOfNames, didYouMean, type MeantClub } from './named-club.ts'
export { nearestHeads } from './nearest-heads.ts'
export { clubModels, clubSearch, comparison, oneClub, wholeCatalog } from './operations.ts'
export { loftsSaid } from './plain-name.ts'
export { popularityDays } from './popularity.ts'
export { catalogFile } from './prepared-catalog.ts'
export { lastPriceOf, type Prices, pricesOf } from './price.ts'
export { priceFields } from './price-schema.ts'
export { catalogChannel, isCatalogIntact, readCatalogRecords, readCatalogState } from './queries.ts'
export { ClubPath, ClubQuery, CompareRequest } from './query-schema.ts'
export { type CatalogRecords, headFile, modelFile, modelFiles, readCatalog, type Violation } from './read.ts'
export { type CatalogDeps, catalog } from './routes.ts'
export { agrees, readClubWords } from './said-club.ts'
export { readShaft } from './said-shaft.ts'
export {
  ClubModel,
  GripModel,
  GripRecord,
  type GripSize,
  gripSizes,
  headSchemas,
  ShaftRecord,
  type StockShaft,
} from './schema.ts'
export { flexName, flexOf, shaftName } from './shaft-name.ts'
export { type WeightBasis, weightBases, weightBasis } from './shaft-weight.ts'
export { soleWidth } from './sole-width.ts'
export { type CatalogStore, loadCatalog, openCatalog } from './store.ts'
export { type TotalPrice, totalPrice } from './total-price.ts'
export { catalogWarnings } from './warnings.ts'
