import { type Catalog, inDollars } from '../equipment/catalog/index.ts'
import type { ClubType } from '../golf/words.ts'
import { compareText } from '../platform/values.ts'
import { makerNamed } from './makers.ts'
import { isWithin, type Offer } from './pick-filter.ts'
import { picksUsual } from './stock.ts'
import type { WantedBuild } from './wanted.ts'

/** Says which limit of the golfer's left fewer than three clubs to pick from, and what comes nearest; null: none did. */
export const filterNote = (wanted: WantedBuild, offers: readonly Offer[] | null, catalog: Catalog): string | null => {
  const { filter, clubType, stock } = wanted
  if (filter === undefined || offers === null) return null
  const left = offers.filter(({ isLeft }) => isLeft)
  if (left.length >= picksUsual || left.length === offers.length) return null
  const brands = filter.brands && [...new Set(filter.brands.map((said) => makerNamed(catalog, said) ?? said))]
  const byMaker = offers.filter((offer) => offer.isByMaker)
  const isBudgetWhy = filter.budgetUsd !== undefined && byMaker.length > left.length
  const clubs = clubWords[clubType][left.length === 1 ? 0 : 1]
  const subject = [
    left.length === 0 ? 'No' : `Only ${left.length}`,
    left.length === 0 ? clubWords[clubType][0] : clubs,
    ...(brands === undefined ? [] : [`by ${either.format(brands)}`]),
    ...(stock?.mode === 'only' ? ['in stock'] : []),
  ].join(' ')
  const isOne = left.length < 2
  const said = isBudgetWhy
    ? `${isOne ? 'costs' : 'cost'} ${inDollars(filter.budgetUsd)} or less, ${sumOf[clubType]}`
    : `${isOne ? 'is' : 'are'} sold now for this golfer`
  const nearest = [...(isBudgetWhy ? [nextTotal(byMaker, clubType)] : []), ...otherMakers(wanted, offers)]
  return `${subject} ${said}: ${nearest.join('; ')}.`
}

/** The lowest known total that is over the budget. */
const nextTotal = (byMaker: readonly Offer[], clubType: ClubType): string => {
  const next = cheapest(byMaker.filter(({ isLeft }) => !isLeft))
  return next === null ? noneKnown(clubType) : `the next costs ${next}`
}

const noneKnown = (clubType: ClubType): string =>
  clubType === 'wedge' ? 'the others lack a wedge of the set, or a price' : 'the price of the others is not known'

/** Makers that were not named and have such a club within the budget, or the lowest total that they have. */
const otherMakers = ({ filter }: WantedBuild, offers: readonly Offer[]): string[] => {
  if (filter?.brands === undefined) return []
  const others = offers.filter(({ isByMaker }) => !isByMaker)
  const within = others.filter(({ total }) => isWithin(total, filter.budgetUsd))
  const makers = [...new Set(within.map(({ head }) => head.brand))].sort(compareText)
  const budget = filter.budgetUsd === undefined ? '' : ` for ${inDollars(filter.budgetUsd)} or less`
  if (makers.length > 0) return [`${all.format(makers)} ${makers.length === 1 ? 'has' : 'have'} one${budget}`]
  const lowest = cheapest(others)
  return [`no other maker has one${budget}${lowest === null ? '' : `, the lowest total is ${lowest}`}`]
}

/** The lowest known total, and whose it is; null: none is known. */
const cheapest = (offers: readonly Offer[]): string | null => {
  const [lowest] = offers
    .filter(({ total }) => total !== null)
    .toSorted((a, b) => a.total! - b.total! || compareText(a.head.headId, b.head.headId))
  return lowest === undefined ? null : `${inDollars(lowest.total!)}, the ${lowest.head.brand} ${lowest.head.model}`
}

/** One club of each kind as it is sold, and several. */
const clubWords: Readonly<Record<ClubType, readonly [one: string, several: string]>> = {
  driver: ['driver', 'drivers'],
  fairway: ['fairway wood', 'fairway woods'],
  hybrid: ['hybrid', 'hybrids'],
  iron: ['set of irons', 'sets of irons'],
  wedge: ['line of wedges', 'lines of wedges'],
}

/** What the total of a pick is the sum of. */
const sumOf: Readonly<Record<ClubType, string>> = {
  driver: 'head and shaft',
  fairway: 'head and shaft',
  hybrid: 'head and shaft',
  iron: 'the whole set',
  wedge: 'the whole set',
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const all = new Intl.ListFormat('en', { type: 'conjunction' })
