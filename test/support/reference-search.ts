import type { Head } from '../../src/features/catalog/index.ts'
import { type ClubQuery, clubSorts } from '../../src/features/catalog/query-schema.ts'
import { headSummary, type ViewFacts } from '../../src/features/catalog/view.ts'
import { clubTypes, hands } from '../../src/golf/words.ts'

/**
 * The club search written down plainly: heads sorted once; then filter, count, cut a page, JSON.stringify.
 * The real one must give the same bytes.
 */
export const referenceSearch = (heads: readonly Head[], facts: ViewFacts): ((query: ClubQuery) => string) => {
  const compare = comparators(facts)
  const sorted = Object.fromEntries(clubSorts.map((sort) => [sort, heads.toSorted(compare[sort])]))
  const brands = [...new Set(heads.map(({ brand }) => brand))].sort()
  return (query) => {
    const { sort = 'popular', limit = 20, offset = 0 } = query
    const found = sorted[sort]!.filter((head) => matches(head, query))
    const prices = found.map(({ price }) => price).filter((price) => price !== null)
    return JSON.stringify({
      success: true,
      total: found.length,
      offset,
      limit,
      clubs: found.slice(offset, offset + limit).map((head) => headSummary(head, facts)),
      facets: {
        clubType: facet(clubTypes, found, ({ clubType }) => [clubType]),
        brand: facet(brands, found, ({ brand }) => [brand]),
        category: facet(categories, found, ({ category }) => [category]),
        hand: facet(hands, found, (head) => head.hands),
        price: {
          min: prices.length === 0 ? null : Math.min(...prices),
          max: prices.length === 0 ? null : Math.max(...prices),
          unknown: found.length - prices.length,
        },
      },
    })
  }
}

const categories =
  'low_spin tour core max_forgiveness draw light blade players_iron players_distance game_improvement super_game_improvement cavity_back'.split(
    ' ',
  )

const matches = (head: Head, { clubType, brand, category, hand, minPrice, maxPrice, q }: ClubQuery): boolean =>
  (clubType === undefined || head.clubType === clubType) &&
  (brand === undefined || head.brand.toLowerCase() === brand.toLowerCase().trim()) &&
  (category === undefined || head.category === category) &&
  (hand === undefined || head.hands.includes(hand)) &&
  (minPrice === undefined || (head.price !== null && head.price >= minPrice)) &&
  (maxPrice === undefined || (head.price !== null && head.price <= maxPrice)) &&
  (q === undefined || hasWords(head, q))

const hasWords = ({ brand, model, category }: Head, q: string): boolean => {
  const text = `${brand} | ${model} | ${category} | ${category.replaceAll('_', ' ')}`.toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const name = ({ brand, model, year, headId }: Head) =>
  [brand.toLowerCase(), model.toLowerCase(), year, headId].join('\0')
const byName = (a: Head, b: Head) => text(name(a), name(b))
const newest = (a: Head, b: Head) => Number(a.discontinued) - Number(b.discontinued) || b.year - a.year || byName(a, b)

const comparators = ({ popularity }: ViewFacts) => {
  const count = ({ headId }: Head) => popularity.popularity(headId)
  const isPriceless = ({ price }: Head) => Number(price === null)
  return {
    popular: (a: Head, b: Head) => count(b) - count(a) || newest(a, b),
    price_low: (a: Head, b: Head) => isPriceless(a) - isPriceless(b) || (a.price ?? 0) - (b.price ?? 0) || newest(a, b),
    price_high: (a: Head, b: Head) =>
      isPriceless(a) - isPriceless(b) || (b.price ?? 0) - (a.price ?? 0) || newest(a, b),
    name: byName,
  }
}

const facet = (names: readonly string[], found: readonly Head[], valuesOf: (head: Head) => readonly string[]) => {
  const counts = new Map<string, number>()
  for (const head of found) for (const value of valuesOf(head)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return names.filter((name) => counts.has(name)).map((value) => ({ value, count: counts.get(value) }))
}
