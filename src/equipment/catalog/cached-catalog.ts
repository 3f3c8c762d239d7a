import type { ClubType } from '../../golf/names/words.ts'
import { type EncodedDocument, encodedDocument } from '../../platform/http/answers/encoding.ts'
import { keepDocuments } from '../../platform/http/answers/kept-documents.ts'
import { encodingInPieces, type InPieces } from '../../platform/http/body/json-in-pieces.ts'
import { once, oncePer } from '../../platform/work/once.ts'
import { inTurns } from '../../platform/work/steps.ts'
import type { WholeCatalog } from './answers/answer-schema.ts'
import { clubDetail } from './answers/detail.ts'
import { catalogGrip, catalogHead, catalogShaft, type ViewFacts } from './answers/view.ts'
import type { Catalog } from './catalog.ts'
import { clubModels } from './search/club-models.ts'
import type { PopularitySource } from './search/popularity.ts'
import { type ClubSearch, clubSearch } from './search/search.ts'
import type { CatalogStore } from './store.ts'

/** One state of the catalog and of its recommendation counts, with what is made of it once and served many times. */
export interface CachedCatalog {
  readonly catalog: Catalog
  readonly facts: ViewFacts
  search(): ClubSearch
  wholeCatalog(): Promise<EncodedDocument>
  clubModels(clubType: ClubType): Promise<EncodedDocument>
  /** @throws clubNotFound */
  clubDetail(headId: string): EncodedDocument
}

/** All clubs of the release have 15 MB; their codings add a third, once each was asked for. */
const detailBytesMax = 16 << 20

/** The present one: a new one after a catalog import or a change of the counts, each part made at its first use. */
export const openCachedCatalog = (
  catalogs: CatalogStore,
  counts: PopularitySource,
  baseUrl: string,
): (() => CachedCatalog) => {
  let cached: CachedCatalog | undefined
  return () => {
    const catalog = catalogs.current()
    const popularity = counts.current()
    if (cached?.catalog !== catalog || cached.facts.popularity.revision !== popularity.revision)
      cached = newCachedCatalog(catalog, { popularity, baseUrl })
    return cached
  }
}

const newCachedCatalog = (catalog: Catalog, facts: ViewFacts): CachedCatalog => ({
  catalog,
  facts,
  search: once(() => clubSearch(catalog, facts)),
  wholeCatalog: once(() => inTurns(encodingInPieces(wholeCatalog(catalog, facts)))),
  clubModels: oncePer(async (clubType) =>
    inTurns(encodingInPieces(await inTurns(clubModels(catalog, clubType, facts.baseUrl)))),
  ),
  clubDetail: keepDocuments(detailBytesMax, (headId) =>
    encodedDocument(JSON.stringify({ success: true, club: clubDetail(catalog, headId, facts) })),
  ),
})

const wholeCatalog = (catalog: Catalog, facts: ViewFacts): InPieces<WholeCatalog> => ({
  success: true,
  revision: `${catalog.revision}-${facts.popularity.revision}`,
  heads: catalog.heads.values().map((head) => catalogHead(head, facts)),
  shafts: catalog.shafts.values().map(catalogShaft),
  grips: catalog.grips.values().map(catalogGrip),
})
