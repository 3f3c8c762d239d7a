import { headSummary, type ViewFacts } from '../../src/equipment/catalog/answers/view.ts'
import type { Head } from '../../src/equipment/catalog/index.ts'
import { foldWords, grades, isYear, makerNames, wordsOfHeads } from '../../src/equipment/catalog/names/club-words.ts'
import { type ClubQuery, clubSorts } from '../../src/equipment/catalog/search/query-schema.ts'
import { clubTypes, hands } from '../../src/golf/names/words.ts'

/**
 * The club search written down plainly: heads sorted once; then filter, rate, count, cut a page, JSON.stringify.
 * The real one must give the same bytes wherever it finds something. Both take the words of a head from one table.
 */
export const referenceSearch = (heads: readonly Head[], facts: ViewFacts): ((query: ClubQuery) => string) => {
  const compare = comparators(facts)
  const sorted = Object.fromEntries(clubSorts.map((sort) => [sort, heads.toSorted(compare[sort])]))
  const isOld = ({ discontinued }: Head) => Number(discontinued)
  const soldFirst = Object.fromEntries(
    clubSorts.map((sort) => [
      sort,
      sort.startsWith('price')
        ? sorted[sort]!
        : sort === 'popular'
          ? heads.toSorted((a, b) => compare.recommended(a, b) || isOld(a) - isOld(b) || compare.popular(a, b))
          : sorted[sort]!.toSorted((a, b) => isOld(a) - isOld(b)),
    ]),
  )
  const named = new Map(heads.map((head) => [head, wordsOfHeads()(head)]))
  const brands = [...new Set(heads.map(({ brand }) => brand))].sort()
  return (query) => {
    const { sort, limit = 20, offset = 0, q = '' } = query
    const score = rater(named, q)
    const answering = (query.include ? sorted : soldFirst)[sort ?? 'popular']!.filter(
      (head) => matches(head, query) && score(head) !== null,
    )
    const found = sort === undefined ? answering.toSorted((a, b) => score(b)! - score(a)!) : answering
    const prices = found.map(costOf).filter((price) => price !== null)
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

const matches = (head: Head, { clubType, brand, category, hand, minPrice, maxPrice }: ClubQuery): boolean =>
  (clubType === undefined || head.clubType === clubType) &&
  (brand === undefined || makerNames(head.brand).includes(foldWords(brand).join(''))) &&
  (category === undefined || head.category === category) &&
  (hand === undefined || head.hands.includes(hand)) &&
  (minPrice === undefined || (costOf(head) ?? -1) >= minPrice) &&
  (maxPrice === undefined || (costOf(head) ?? Number.POSITIVE_INFINITY) <= maxPrice)

/** Price seen last; irons: six clubs, or the smallest set of those that have no such set. */
const costOf = (head: Head): number | null => {
  const price = head.priceNow ?? head.price
  if (price === null || head.clubType !== 'iron') return price
  const clubs = { '4-PW': 7, '5-PW': 6, '6-PW': 5 }[head.sets.includes('5-PW') ? '5-PW' : head.sets.at(-1)!]
  return Math.round(price * clubs * 100) / 100
}

type Named = ReadonlyMap<Head, ReturnType<ReturnType<typeof wordsOfHeads>>>

/** How well a head answers to words, or null where it does not. */
const rater = (named: Named, q: string): ((head: Head) => number | null) => {
  const said = foldWords(q)
  const terms = new Set([...named.values()].flatMap(({ terms }) => terms.map(({ text }) => text)))
  const years = said.filter((word) => isYear(word) && !terms.has(word)).map(Number)
  const words = said.filter((word) => !years.includes(Number(word)))
  const ways = words.map((_, at) => waysToSay(words, at))
  const known = ways.map((texts) => [...terms].some((term) => texts.some((text, at) => gradeOf(term, text, 1, at))))
  return (head) => {
    const { terms, needed } = named.get(head)!
    let [sum, covered] = [0, 0]
    for (const [at, texts] of ways.entries()) {
      let best = 0
      for (const { text, grade, covers } of terms) {
        const slip = !known[at] && isSlip(texts[0]!, text)
        if (texts.includes(text) || slip) covered |= covers
        const way = texts.map((said, at) => gradeOf(text, said, grade, at))
        best = Math.max(best, slip ? grade - 1 : 0, ...way)
      }
      if (best === 0) return null
      sum += best
    }
    const unsaid = covered === 0 ? 0 : (needed & ~covered).toString(2).replaceAll('0', '').length
    return sum - 2 * unsaid + yearPoints(head, years)
  }
}

/** A word alone, then written together with its neighbors, three at most. */
const waysToSay = (words: readonly string[], at: number): string[] => [
  words[at]!,
  ...[
    [at - 1, at + 1],
    [at, at + 2],
    [at - 2, at + 1],
    [at - 1, at + 2],
    [at, at + 3],
  ]
    .filter(([from, to]) => from! >= 0 && to! <= words.length)
    .map(([from, to]) => words.slice(from, to).join('')),
]

/** Only the word alone may be the beginning or a part of another. */
const gradeOf = (term: string, said: string, grade: number, way: number): number => {
  if (term === said) return grade
  if (way > 0) return 0
  if (said.length >= 3 && term.startsWith(said)) return grades.prefix
  return said.length >= 4 && term.includes(said) ? grades.inside : 0
}

/** One letter left out, put in, replaced, or two swapped; never a digit. */
const isSlip = (said: string, term: string): boolean => {
  if (said.length < 4 || term.length < 4) return false
  const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)
  const places = [...said, ''].map((_, at) => at)
  const isLetter = (letter: string | undefined) => letter !== undefined && !/\d/.test(letter)
  const extra = places.some((at) => isLetter(said[at]) && without(said, at) === term)
  const missing = places.some((at) => isLetter(term[at]) && without(term, at) === said)
  const replaced = (at: number) => isLetter(said[at]) && isLetter(term[at]) && without(said, at) === without(term, at)
  const swapped = (at: number) =>
    isLetter(said[at]) &&
    isLetter(said[at + 1]) &&
    said.slice(0, at) + said[at + 1] + said[at] + said.slice(at + 2) === term
  return extra || missing || places.some(swapped) || (said.length >= 5 && places.some(replaced))
}

const yearPoints = ({ year, yearEnd, discontinued }: Head, years: readonly number[]): number => {
  if (years.includes(year)) return 3
  return years.some((said) => said > year && said <= (yearEnd ?? (discontinued ? year : 9999))) ? 2 : 0
}

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const name = ({ brand, model, year, headId }: Head) =>
  [brand.toLowerCase(), model.toLowerCase(), year, headId].join('\0')
const byName = (a: Head, b: Head) => text(name(a), name(b))
const newest = (a: Head, b: Head) => Number(a.discontinued) - Number(b.discontinued) || b.year - a.year || byName(a, b)

const comparators = ({ popularity }: ViewFacts) => {
  const count = ({ headId }: Head) => popularity.popularity(headId)
  const isPriceless = (head: Head) => Number(costOf(head) === null)
  const cost = (head: Head) => costOf(head) ?? 0
  return {
    recommended: (a: Head, b: Head) => count(b) - count(a),
    popular: (a: Head, b: Head) => count(b) - count(a) || b.year - a.year || byName(a, b),
    price_low: (a: Head, b: Head) => isPriceless(a) - isPriceless(b) || cost(a) - cost(b) || newest(a, b),
    price_high: (a: Head, b: Head) => isPriceless(a) - isPriceless(b) || cost(b) - cost(a) || newest(a, b),
    name: byName,
  }
}

const facet = (names: readonly string[], found: readonly Head[], valuesOf: (head: Head) => readonly string[]) => {
  const counts = new Map<string, number>()
  for (const head of found) for (const value of valuesOf(head)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return names.filter((name) => counts.has(name)).map((value) => ({ value, count: counts.get(value) }))
}
