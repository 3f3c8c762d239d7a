import { clubTypes, type Hand, hands } from '../../../golf/names/words.ts'
import { compareText } from '../../../platform/values.ts'
import { once } from '../../../platform/work/once.ts'
import { atOnce, mapped, type Steps, sorted } from '../../../platform/work/steps.ts'
import { englishListener, type Listener, rendered } from '../../../words/index.ts'
import type { Rendered } from '../../../words/message.ts'
import { categories } from '../answers/head-schema.ts'
import { headSummary, type ViewFacts } from '../answers/view.ts'
import type { Catalog } from '../catalog.ts'
import type { Head } from '../head.ts'
import { answerName, isMet } from '../names/answer-name.ts'
import { foldWords, makerNames } from '../names/club-words.ts'
import { bestFirst, isMisspelling, unmet, wordIndexOf } from '../names/word-index.ts'
import { purchasePriceOf } from '../price.ts'
import { needRowsOf } from './need-rows.ts'
import { type NothingFound, nothingFound } from './nothing-found.ts'
import type { Popularity } from './popularity.ts'
import { type ClubQuery, type ClubSort, clubsPerPage } from './query-schema.ts'
import { readWish, wishSaid, withPrices } from './read-needs.ts'

/** Answers club searches over one state of the catalog. */
export interface ClubSearch {
  /** The finished JSON of an answer. */
  find(query: ClubQuery, listener?: Listener): string
  /** The same, and once more with what a JSON string must escape, escaped: for a tool answer, which carries both. */
  findTwice(query: ClubQuery, listener: Listener): { readonly json: string; readonly escaped: string }
}

/**
 * Prepare the search: what is filtered, counted or sorted lies in typed columns, and the words of facets and the summaries
 * that were shown before are finished JSON, so that a search makes little more than its answer. bench/micro/search.ts
 * compares it with the plain way.
 */
export const clubSearch = ({ heads, models }: Pick<Catalog, 'heads' | 'models'>, facts: ViewFacts): ClubSearch => {
  const { columns, lasting } = preparedOf(heads)
  const ordersOf = (orders: LastingOrders): Record<ClubSort, Int32Array> => ({
    ...orders,
    popular: popularFirst(heads, orders.newest, facts.popularity),
  })
  const usual = ordersOf(lasting.soldFirst)
  let asOne: typeof usual | undefined
  const plain = fragmentsOf(heads, facts, columns, (json) => json)
  // Escaping 9 kB takes ten times as long as the search, so the pieces are escaped once.
  let escaped: Fragments | undefined
  const needRows = once(() => needRowsOf(heads))
  const search = (query: ClubQuery, listener: Listener): Page => {
    const { sort = 'popular', q, limit = clubsPerPage, offset = 0, include } = query
    if (include !== undefined) asOne ??= ordersOf(lasting.asOne)
    const order = (include === undefined ? usual : asOne!)[sort]
    const { answered, wish } = wordsOf(heads, q)
    const scores = wish === null ? (answered?.scores ?? null) : needRows().met(wish.needs, answered?.scores ?? null)
    const wanted = wantedOf(columns, wish === null ? query : withPrices(query, wish))
    const { rows, counts } = scan(columns, order, wanted, scores)
    const read = wish === null ? null : rendered(listener, wishSaid(wish))
    if (rows.length === 0) {
      const others = q === undefined ? { rows, counts } : scan(columns, order, wantedOf(columns, query), null)
      const named = answered === null ? [] : heads.filter((_, row) => answered.scores[row] !== unmet)
      const nothing = nothingFound({ heads, models, text: q, answered, named, left: others.rows, wish })
      return { rows, total: 0, counts: others.counts, nothing: rendered(listener, nothing), read, limit, offset }
    }
    const ranked =
      scores === null || query.sort !== undefined
        ? rows
        : wish === null
          ? bestFirst(rows, scores)
          : needRows().best(rows, wish.needs, scores, include !== undefined)
    const page = ranked.slice(offset, offset + limit)
    return { rows: page, total: rows.length, counts, nothing: null, read, limit, offset }
  }
  return {
    find: (query, listener = englishListener) => plain.join(search(query, listener)),
    findTwice: (query, listener) => {
      escaped ??= fragmentsOf(heads, facts, columns, (json) => JSON.stringify(json).slice(1, -1))
      const page = search(query, listener)
      return { json: plain.join(page), escaped: escaped.join(page) }
    },
  }
}

/**
 * What words name and wish: the name of a club as it is written, else needs and the name beside them. Words that name clubs without
 * a need are left as they are.
 */
const wordsOf = (heads: readonly Head[], q: string | undefined) => {
  const written = q === undefined ? null : wordIndexOf(heads).answer(q)
  const wish = written === null ? null : readWish(q!)
  if (written === null || (written.exact.includes(1) && wish?.rest !== '')) return { answered: written, wish: null }
  if (wish === null || (wishSaid(wish) === null && isMet(written)))
    return { answered: answerName(heads, q!, written), wish: null }
  return { answered: wish.rest === '' ? null : answerName(heads, wish.rest), wish }
}

/** The pieces of an answer, made once. */
interface Fragments {
  join(page: Page): string
}

interface Page extends Found {
  readonly total: number
  /** Where nothing was found: why, and what the words may have meant. The counts are those without the words. */
  readonly nothing: Rendered<NothingFound> | null
  /** What was understood of needs; null: none were said. */
  readonly read: string | null
  readonly limit: number
  readonly offset: number
}

/** @param written How a piece of JSON is written: as it is, or escaped. */
const fragmentsOf = (
  heads: readonly Head[],
  facts: ViewFacts,
  columns: Columns,
  written: (json: string) => string,
): Fragments => {
  const summaries: string[] = []
  const summaryOf = (row: number): string => {
    summaries[row] ??= written(JSON.stringify(headSummary(heads[row]!, facts)))
    return summaries[row]!
  }
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
    join: ({ rows, counts, nothing, read, ...page }) => {
      let listed = ''
      for (const row of rows) listed += listed === '' ? summaryOf(row) : `,${summaryOf(row)}`
      // Without a price among the clubs found, JSON writes the infinities as null.
      const price = written(`"price":${JSON.stringify(counts.price)}}`)
      const meant = nothing === null ? '' : written(nothingJson(nothing))
      const understood = read === null ? '' : written(`,"read":${JSON.stringify(read)}`)
      return `${total}${page.total}${offset}${page.offset}${limit}${page.limit}${clubs}${listed}${facets}${facetJson(clubType, counts.clubType)},${facetJson(brand, counts.brand)},${facetJson(category, counts.category)},${facetJson(hand, counts.hand)},${price}${understood}${meant}}`
    },
  }
}

const nothingJson = ({ why, didYouMean }: Rendered<NothingFound>): string => {
  const meant = didYouMean === null ? '' : `,"didYouMean":${JSON.stringify(didYouMean)}`
  return `${meant},"why":${JSON.stringify(why)}`
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
  /** Of the whole purchase, today. NaN where it is not known: it is in no range. */
  readonly price: Float64Array
}

function* columnsOf(heads: readonly Head[]): Steps<Columns> {
  const brands = [...new Set(yield* mapped(heads, ({ brand }) => brand))].sort(compareText)
  const columns = {
    brands,
    makers: brands.map(makerNames),
    clubType: new Uint8Array(heads.length),
    brand: new Uint16Array(heads.length),
    category: new Uint8Array(heads.length),
    hands: new Uint8Array(heads.length),
    price: new Float64Array(heads.length),
  }
  for (const [row, head] of heads.entries()) {
    yield
    columns.clubType[row] = clubTypes.indexOf(head.clubType)
    columns.brand[row] = brands.indexOf(head.brand)
    columns.category[row] = categories.indexOf(head.category)
    columns.hands[row] = head.hands.reduce((bits, hand) => bits | bitOf(hand), 0)
    columns.price[row] = purchasePriceOf(head) ?? Number.NaN
  }
  return columns
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

/** What a search needs of the heads, whatever is popular. */
interface Prepared {
  readonly columns: Columns
  readonly lasting: {
    /** Clubs that are sold now before all others. */
    readonly soldFirst: LastingOrders
    readonly asOne: LastingOrders
  }
}
type LastingOrders = Record<Exclude<ClubSort, 'popular'> | 'newest', Int32Array>

/** Made at its first use when it was not prepared. */
const preparedOf = (heads: readonly Head[]): Prepared => byHeads.get(heads) ?? atOnce(preparingSearch(heads))

const byHeads = new WeakMap<readonly Head[], Prepared>()

/** Make what a search needs of the heads, in steps. */
export function* preparingSearch(heads: readonly Head[]): Steps<Prepared> {
  const columns = yield* columnsOf(heads)
  const prepared = { columns, lasting: yield* lastingOrdersOf(heads, columns) }
  byHeads.set(heads, prepared)
  return prepared
}

/** Rows in each order but the popular one. All orders are total, so that pages neither repeat nor lose a club. */
function* lastingOrdersOf(heads: readonly Head[], { price }: Columns): Steps<Prepared['lasting']> {
  const names = yield* mapped(heads, ({ brand, model }) => ({ brand: brand.toLowerCase(), model: model.toLowerCase() }))
  const name = yield* orderOf(
    heads,
    (a, b) =>
      compareText(names[a]!.brand, names[b]!.brand) ||
      compareText(names[a]!.model, names[b]!.model) ||
      heads[a]!.year - heads[b]!.year ||
      compareText(heads[a]!.headId, heads[b]!.headId),
  )
  const byName = placesIn(name)
  const newest = yield* orderOf(heads, (a, b) => heads[b]!.year - heads[a]!.year || byName[a]! - byName[b]!)
  const newestFirst = placesIn(soldFirst(heads, newest))
  const byPrice = (sign: 1 | -1) => (a: number, b: number) => {
    const [left, right] = [price[a]!, price[b]!]
    const unknown = Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return unknown || sign * (left - right) || newestFirst[a]! - newestFirst[b]!
  }
  const [low, high] = [yield* orderOf(heads, byPrice(1)), yield* orderOf(heads, byPrice(-1))]
  const sold = (order: Int32Array) => soldFirst(heads, order)
  return {
    asOne: { name, newest, price_low: low, price_high: high },
    // By price the list is one: a club that is sold no more may be the cheapest.
    soldFirst: { name: sold(name), newest: sold(newest), price_low: low, price_high: high },
  }
}

/** The same order, with the clubs that are sold now before all others. */
const soldFirst = (heads: readonly Head[], order: Int32Array): Int32Array =>
  joined(
    order.filter((row) => !heads[row]!.discontinued),
    order.filter((row) => heads[row]!.discontinued),
  )

const joined = (first: Int32Array, second: Int32Array): Int32Array => {
  const all = new Int32Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

function* orderOf(heads: readonly Head[], compare: (a: number, b: number) => number): Steps<Int32Array> {
  return Int32Array.from(yield* sorted([...heads.keys()], compare))
}

/** The place of each row in an order. */
const placesIn = (order: Int32Array): Int32Array => {
  const places = new Int32Array(order.length)
  for (let place = 0; place < order.length; place++) places[order[place]!] = place
  return places
}

/** The row of a head, since a catalog has them by id. */
const rowOf = (heads: readonly Head[], headId: string): number | undefined => {
  let [from, to] = [0, heads.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (heads[middle]!.headId < headId) from = middle + 1
    else to = middle
  }
  return heads[from]?.headId === headId ? from : undefined
}

/** Most recommended first, then the newest. */
const popularFirst = (
  heads: readonly Head[],
  newest: Int32Array,
  { popularity, recommended: ids }: Popularity,
): Int32Array => {
  const counts = new Uint32Array(heads.length)
  for (const headId of ids) {
    const row = rowOf(heads, headId)
    if (row !== undefined) counts[row] = popularity(headId)
  }
  const recommended = newest.filter((row) => counts[row]! > 0)
  const others = newest.filter((row) => counts[row] === 0)
  // Lists are sorted stably, so the newest stay first among those of one count.
  return joined(Int32Array.from([...recommended].sort((a, b) => counts[b]! - counts[a]!)), others)
}
