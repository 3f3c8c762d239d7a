import { clubTypes, type Hand, hands } from '../../golf/words.ts'
import { compareText } from '../../platform/values.ts'
import { foldWords, makerNames } from './club-words.ts'
import type { Head } from './head.ts'
import { categories } from './head-schema.ts'
import { type MeantClub, meantClubs } from './named-club.ts'
import type { Popularity } from './popularity.ts'
import { type ClubQuery, type ClubSort, clubsPerPage } from './query-schema.ts'
import { headSummary, type ViewFacts } from './view.ts'
import { type Answered, isMisspelling, unmet, wordIndexOf } from './word-index.ts'

/** Answers club searches over one state of the catalog. */
export interface ClubSearch {
  /** The finished JSON of an answer. */
  find(query: ClubQuery): string
  /** The same, and once more with what a JSON string must escape, escaped: for a tool answer, which carries both. */
  findTwice(query: ClubQuery): { readonly json: string; readonly escaped: string }
}

/**
 * Prepare the search: what is filtered, counted or sorted lies in typed columns, and summaries and the words of facets
 * are finished JSON, so that a search makes little more than its answer. bench/micro/search.ts compares it with the
 * plain way.
 */
export const clubSearch = (heads: readonly Head[], facts: ViewFacts): ClubSearch => {
  const columns = columnsOf(heads)
  const orders = ordersOf(heads, facts.popularity)
  const plain = fragmentsOf(heads, facts, columns, (json) => json)
  // Escaping 9 kB takes ten times as long as the search, so the pieces are escaped beforehand.
  let escaped: Fragments | undefined
  const search = (query: ClubQuery): Page => {
    const { sort, q, limit = clubsPerPage, offset = 0 } = query
    const [order, wanted] = [orders[sort ?? 'popular'], wantedOf(columns, query)]
    const answered = q === undefined ? null : wordIndexOf(heads).answer(q)
    const { rows, counts } = scan(columns, order, wanted, answered?.scores ?? null)
    if (q !== undefined && rows.length === 0) {
      const others = scan(columns, order, wanted, null)
      const didYouMean = meantClubs(heads, others.rows, q, answered)
      return { rows, total: 0, counts: others.counts, didYouMean, limit, offset }
    }
    const ranked = answered === null || sort !== undefined ? rows : byRelevance(rows, answered)
    const page = ranked.slice(offset, offset + limit)
    return { rows: page, total: rows.length, counts, didYouMean: null, limit, offset }
  }
  return {
    find: (query) => plain.join(search(query)),
    findTwice: (query) => {
      escaped ??= fragmentsOf(heads, facts, columns, (json) => JSON.stringify(json).slice(1, -1))
      const page = search(query)
      return { json: plain.join(page), escaped: escaped.join(page) }
    },
  }
}

/** The pieces of an answer, made once. */
interface Fragments {
  join(page: Page): string
}

interface Page extends Found {
  readonly total: number
  /** Where words found nothing: what may have been meant, and the counts are those without the words. */
  readonly didYouMean: readonly MeantClub[] | null
  readonly limit: number
  readonly offset: number
}

/** Best answer first; equals stay in the order they have. */
const byRelevance = (rows: readonly number[], { scores }: Answered): number[] =>
  rows.toSorted((a, b) => scores[b]! - scores[a]!)

/** @param written How a piece of JSON is written: as it is, or escaped. */
const fragmentsOf = (
  heads: readonly Head[],
  facts: ViewFacts,
  columns: Columns,
  written: (json: string) => string,
): Fragments => {
  const summaries = heads.map((head) => written(JSON.stringify(headSummary(head, facts))))
  const facet = (name: string, values: readonly string[]) => ({
    opening: written(`"${name}":[`),
    values: values.map((value) => written(`{"value":${JSON.stringify(value)},"count":`)),
  })
  const clubType = facet('clubType', clubTypes)
  const brand = facet('brand', columns.brands)
  const category = facet('category', categories)
  const hand = facet('hand', hands)
  const [total, offset, limit] = [written('{"success":true,"total":'), written(',"offset":'), written(',"limit":')]
  const [clubs, facets] = [written(',"clubs":['), written('],"facets":{')]
  return {
    join: ({ rows, counts, didYouMean, ...page }) => {
      let listed = ''
      for (const row of rows) listed += listed === '' ? summaries[row] : `,${summaries[row]}`
      // Without a price among the clubs found, JSON writes the infinities as null.
      const price = written(`"price":${JSON.stringify(counts.price)}}`)
      const meant = didYouMean === null ? '' : written(`,"didYouMean":${JSON.stringify(didYouMean)}`)
      return `${total}${page.total}${offset}${page.offset}${limit}${page.limit}${clubs}${listed}${facets}${facetJson(clubType, counts.clubType)},${facetJson(brand, counts.brand)},${facetJson(category, counts.category)},${facetJson(hand, counts.hand)},${price}${meant}}`
    },
  }
}

/** One entry per head. */
interface Columns {
  readonly brands: readonly string[]
  /** What each brand is called. */
  readonly makers: readonly (readonly string[])[]
  readonly clubType: Uint8Array
  readonly brand: Uint16Array
  readonly category: Uint8Array
  /** Bit per hand, in the order of `hands`. */
  readonly hands: Uint8Array
  /** NaN where no price is published: it is in no range. */
  readonly price: Float64Array
}

const columnsOf = (heads: readonly Head[]): Columns => {
  const brands = [...new Set(heads.map(({ brand }) => brand))].sort(compareText)
  return {
    brands,
    makers: brands.map(makerNames),
    clubType: Uint8Array.from(heads, ({ clubType }) => clubTypes.indexOf(clubType)),
    brand: Uint16Array.from(heads, ({ brand }) => brands.indexOf(brand)),
    category: Uint8Array.from(heads, ({ category }) => categories.indexOf(category)),
    hands: Uint8Array.from(heads, (head) => head.hands.reduce((bits, hand) => bits | bitOf(hand), 0)),
    price: Float64Array.from(heads, ({ price }) => price ?? Number.NaN),
  }
}

const bitOf = (hand: Hand): number => 1 << hands.indexOf(hand)
const any = -1

/** The filters of a query as numbers to compare with; `any` where it has none. */
const wantedOf = ({ makers }: Columns, { clubType, brand, category, hand, minPrice, maxPrice }: ClubQuery) => ({
  clubType: clubType === undefined ? any : clubTypes.indexOf(clubType),
  // A maker that nobody knows is after the last: no club is theirs.
  brand: brand === undefined ? any : placeOf(makers, foldWords(brand).join('')),
  category: category === undefined ? any : categories.indexOf(category),
  hand: hand === undefined ? any : bitOf(hand),
  hasPrices: minPrice !== undefined || maxPrice !== undefined,
  minPrice: minPrice ?? 0,
  maxPrice: maxPrice ?? Number.POSITIVE_INFINITY,
})
type Wanted = ReturnType<typeof wantedOf>

/** The maker of this name or nickname, else the one that was misspelled. */
const placeOf = (makers: Columns['makers'], wanted: string): number => {
  const named = makers.findIndex((names) => names.includes(wanted))
  const place = named === -1 ? makers.findIndex(([name]) => isMisspelling(wanted, name!)) : named
  return place === -1 ? makers.length : place
}

/** The rows that match, in their order, and how they divide. */
interface Found {
  readonly rows: readonly number[]
  readonly counts: {
    readonly clubType: Int32Array
    readonly brand: Int32Array
    readonly category: Int32Array
    readonly hand: Int32Array
    readonly price: { readonly min: number; readonly max: number; readonly unknown: number }
  }
}

/** One pass over all heads. A plain loop over local columns, since every search runs it (bench/micro/search.ts). */
const scan = (
  { brands, clubType, brand, category, hands: made, price }: Columns,
  order: Int32Array,
  wanted: Wanted,
  scores: Int32Array | null,
): Found => {
  const rows: number[] = []
  const byType = new Int32Array(clubTypes.length)
  const byBrand = new Int32Array(brands.length)
  const byCategory = new Int32Array(categories.length)
  const byHand = new Int32Array(hands.length)
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  let unknown = 0
  for (let place = 0; place < order.length; place++) {
    const row = order[place]!
    if (wanted.clubType !== any && clubType[row] !== wanted.clubType) continue
    if (wanted.brand !== any && brand[row] !== wanted.brand) continue
    if (wanted.category !== any && category[row] !== wanted.category) continue
    if ((made[row]! & wanted.hand) === 0) continue
    const cost = price[row]!
    if (wanted.hasPrices && !(cost >= wanted.minPrice && cost <= wanted.maxPrice)) continue
    if (scores !== null && scores[row] === unmet) continue

    rows.push(row)
    byType[clubType[row]!]!++
    byBrand[brand[row]!]!++
    byCategory[category[row]!]!++
    byHand[0]! += made[row]! & 1
    byHand[1]! += made[row]! >> 1
    if (cost < min) min = cost
    if (cost > max) max = cost
    if (Number.isNaN(cost)) unknown++
  }
  const counts = { clubType: byType, brand: byBrand, category: byCategory, hand: byHand, price: { min, max, unknown } }
  return { rows, counts }
}

/** Values that no club found has are left out. */
const facetJson = (
  { opening, values }: { readonly opening: string; readonly values: readonly string[] },
  counts: ArrayLike<number>,
): string => {
  let entries = ''
  for (let place = 0; place < values.length; place++)
    if (counts[place]! > 0) entries += `${entries === '' ? '' : ','}${values[place]}${counts[place]}}`
  return `${opening}${entries}]`
}

/** Rows in each order. All orders are total, so that pages neither repeat nor lose a club. */
const ordersOf = (heads: readonly Head[], { popularity }: Popularity): Record<ClubSort, Int32Array> => {
  const byName = (a: Head, b: Head) =>
    compareText(a.brand.toLowerCase(), b.brand.toLowerCase()) ||
    compareText(a.model.toLowerCase(), b.model.toLowerCase()) ||
    a.year - b.year ||
    compareText(a.headId, b.headId)
  const newestFirst = (a: Head, b: Head) =>
    Number(a.discontinued) - Number(b.discontinued) || b.year - a.year || byName(a, b)
  const counts = new Map(heads.map(({ headId }) => [headId, popularity(headId)]))
  const byPrice = (sign: 1 | -1) => (a: Head, b: Head) =>
    a.price === null || b.price === null
      ? Number(a.price === null) - Number(b.price === null) || newestFirst(a, b)
      : sign * (a.price - b.price) || newestFirst(a, b)
  const order = (compare: (a: Head, b: Head) => number) =>
    Int32Array.from([...heads.keys()].sort((a, b) => compare(heads[a]!, heads[b]!)))
  return {
    popular: order((a, b) => counts.get(b.headId)! - counts.get(a.headId)! || newestFirst(a, b)),
    price_low: order(byPrice(1)),
    price_high: order(byPrice(-1)),
    name: order(byName),
  }
}
