import type { ClubType } from '../../golf/words.ts'
import { type EncodedDocument, encodedDocument } from '../../platform/http/encoding.ts'
import { inTurns, type Steps } from '../../platform/steps.ts'
import { TextBlocks } from '../../platform/text-blocks.ts'
import type { WholeCatalog } from './answer-schema.ts'
import type { Catalog } from './catalog.ts'
import { clubModels } from './club-models.ts'
import { clubDetail } from './detail.ts'
import type { PopularitySource } from './popularity.ts'
import { type ClubSearch, clubSearch } from './search.ts'
import type { CatalogStore } from './store.ts'
import { catalogGrip, catalogHead, catalogShaft, type ViewFacts } from './view.ts'

/** One state of the catalog and of its recommendation counts, with what is made of it once and served many times. */
export interface CachedCatalog {
  readonly catalog: Catalog
  readonly facts: ViewFacts
  search(): ClubSearch
  wholeCatalog(): Promise<EncodedDocument>
  clubModels(clubType: ClubType): EncodedDocument
  /** @throws clubNotFound */
  clubDetail(headId: string): EncodedDocument
}

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
  search: once(() => clubSearch(catalog.heads, facts)),
  wholeCatalog: once(() => inTurns(wholeCatalog(catalog, facts))),
  clubModels: oncePer((clubType) => encodedDocument(JSON.stringify(clubModels(catalog, clubType, facts.baseUrl)))),
  clubDetail: oncePer((headId) =>
    encodedDocument(JSON.stringify({ success: true, club: clubDetail(catalog, headId, facts) })),
  ),
})

/** A `WholeCatalog` as JSON. */
function* wholeCatalog(catalog: Catalog, facts: ViewFacts): Steps<EncodedDocument> {
  const text = new TextBlocks()
  const revision = JSON.stringify(`${catalog.revision}-${facts.popularity.revision}`)
  text.append(`{"success":true,"revision":${revision},"heads":[`)
  yield* appendList(text, catalog.heads, (head): WholeCatalog['heads'][number] => catalogHead(head, facts))
  text.append('],"shafts":[')
  yield* appendList(text, catalog.shafts, (shaft): WholeCatalog['shafts'][number] => catalogShaft(shaft))
  text.append('],"grips":[')
  yield* appendList(text, catalog.grips, (grip): WholeCatalog['grips'][number] => catalogGrip(grip))
  text.append(']}')
  const bytes = new Uint8Array(text.length)
  yield* text.copyTo(bytes)
  return encodedDocument(bytes)
}

function* appendList<Item>(text: TextBlocks, items: readonly Item[], viewOf: (item: Item) => object): Steps<void> {
  for (const [place, item] of items.entries()) {
    yield
    text.append(`${place === 0 ? '' : ','}${JSON.stringify(viewOf(item))}`)
  }
}

/** Kept documents of a kind, 40 kB each: more than there are clubs in the catalog of the release. */
const keptMax = 2_000

/** What was made first goes first. */
const oncePer = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new Map<Key, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= keptMax) made.delete(made.keys().next().value!)
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

const once = <Made>(make: () => Made): (() => Made) => {
  const remembered = oncePer(make)
  return () => remembered(undefined)
}
