import { clubTypes, type Hand, hands } from '../../golf/words.ts'
import { compareText } from '../../platform/values.ts'
import type { Head } from './head.ts'
import { categories } from './head-schema.ts'
import type { Popularity } from './popularity.ts'
import { type ClubQuery, type ClubSort, clubsPerPage } from './query-schema.ts'
import { headSummary, type ViewFacts } from './view.ts'

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
    const { sort = 'popular', limit = clubsPerPage, offset = 0 } = query
    return { ...scan(columns, orders[sort], wantedOf(columns, query), { limit, offset }), limit, offset }
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

type Page = Found & { readonly limit: number; readonly offset: number }

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
    join: ({ rows, counts, ...page }) => {
      let listed = ''
      for (const row of rows) listed += listed === '' ? summaries[row] : `,${summaries[row]}`
      // Without a price among the clubs found, JSON writes the infinities as null.
      const price = written(`"price":${JSON.stringify(counts.price)}}}`)
      return `${total}${page.total}${offset}${page.offset}${limit}${page.limit}${clubs}${listed}${facets}${facetJson(clubType, counts.clubType)},${facetJson(brand, counts.brand)},${facetJson(category, counts.category)},${facetJson(hand, counts.hand)},${price}`
    },
  }
}

/** One entry per head; text is small letters. */
interface Columns {
  readonly brands: readonly string[]
  readonly clubType: Uint8Array
  readonly brand: Uint16Array
  readonly category: Uint8Array
  /** Bit per hand, in the order of `hands`. */
  readonly hands: Uint8Array
  /** NaN where no price is published: it is in no range. */
  readonly price: Float64Array
  readonly words: readonly string[]
}

const columnsOf = (heads: readonly Head[]): Columns => {
  const brands = [...new Set(heads.map(({ brand }) => brand))].sort(compareText)
  return {
    brands,
    clubType: Uint8Array.from(heads, ({ clubType }) => clubTypes.indexOf(clubType)),
    brand: Uint16Array.from(heads, ({ brand }) => brands.indexOf(brand)),
    category: Uint8Array.from(heads, ({ category }) => categories.indexOf(category)),
    hands: Uint8Array.from(heads, (head) => head.hands.reduce((bits, hand) => bits | bitOf(hand), 0)),
    price: Float64Array.from(heads, ({ price }) => price ?? Number.NaN),
    // A category is found by its id and by its words.
    words: heads.map(({ brand, model, category }) =>
      [brand, model, category, category.replaceAll('_', ' ')].join('\n').toLowerCase(),
    ),
  }
}

const bitOf = (hand: Hand): number => 1 << hands.indexOf(hand)
const any = -1

/** The filters of a query as numbers to compare with; `any` where it has none. */
const wantedOf = ({ brands }: Columns, { clubType, brand, category, hand, minPrice, maxPrice, q }: ClubQuery) => ({
  clubType: clubType === undefined ? any : clubTypes.indexOf(clubType),
  // A maker that nobody knows is after the last: no club is theirs.
  brand: brand === undefined ? any : placeOf(brands, brand.trim().toLowerCase()),
  category: category === undefined ? any : categories.indexOf(category),
  hand: hand === undefined ? any : bitOf(hand),
  hasPrices: minPrice !== undefined || maxPrice !== undefined,
  minPrice: minPrice ?? 0,
  maxPrice: maxPrice ?? Number.POSITIVE_INFINITY,
  words: q === undefined ? null : q.toLowerCase().split(/\s+/),
})
type Wanted = ReturnType<typeof wantedOf>

const placeOf = (brands: readonly string[], wanted: string): number => {
  const place = brands.findIndex((brand) => brand.toLowerCase() === wanted)
  return place === -1 ? brands.length : place
}

/** Rows of a page, and how all rows that match divide. */
interface Found {
  readonly rows: readonly number[]
  readonly total: number
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
  { brands, clubType, brand, category, hands: made, price, words }: Columns,
  order: Int32Array,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Found => {
  const rows: number[] = []
  const byType = new Int32Array(clubTypes.length)
  const byBrand = new Int32Array(brands.length)
  const byCategory = new Int32Array(categories.length)
  const byHand = new Int32Array(hands.length)
  let total = 0
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
    if (wanted.words !== null && !hasWords(words[row]!, wanted.words)) continue

    if (total >= offset && rows.length < limit) rows.push(row)
    total++
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
  return { rows, total, counts }
}

const hasWords = (text: string, words: readonly string[]): boolean => {
  for (const word of words) if (!text.includes(word)) return false
  return true
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
