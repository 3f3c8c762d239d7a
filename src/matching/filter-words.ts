import type { Catalog } from '../equipment/catalog/index.ts'
import { picksMax } from '../golf/clubs/matching.ts'
import type { ClubType } from '../golf/names/words.ts'
import { compareText } from '../platform/values.ts'
import type { Message } from '../words/message.ts'
import { type MessageId, say, usd } from '../words/say.ts'
import { makerNamed } from './makers.ts'
import { isWithin, type Offer } from './pick-filter.ts'
import type { WantedBuild } from './wanted.ts'

/** Says which limit of the golfer's left fewer than three clubs to pick from, and what comes nearest; null: none did. */
export const filterNote = (wanted: WantedBuild, offers: readonly Offer[] | null, catalog: Catalog): Message | null => {
  const { filter, clubType } = wanted
  if (filter === undefined || offers === null) return null
  const left = offers.filter(({ isLeft }) => isLeft).length
  if (left >= picksMax || left === offers.length) return null
  const byMaker = offers.filter((offer) => offer.isByMaker)
  const clubs = clubsLeft(wanted, left, catalog)
  if (filter.budgetUsd === undefined || byMaker.length === left)
    return say(left < 2 ? 'limits.oneIsSold' : 'limits.someAreSold', { clubs, nearest: otherMakers(wanted, offers) })
  return say(left < 2 ? 'limits.oneCosts' : 'limits.someCost', {
    clubs,
    budget: usd(filter.budgetUsd),
    of: say(clubType === 'iron' || clubType === 'wedge' ? 'limits.wholeSet' : 'limits.headAndShaft'),
    nearest: [nextTotal(byMaker, clubType), ...otherMakers(wanted, offers)],
  })
}

/** `Only 2 drivers by PING or Titleist in stock`. */
const clubsLeft = ({ filter, clubType, stock }: WantedBuild, left: number, catalog: Catalog): Message => {
  const makers = filter?.brands && [...new Set(filter.brands.map((said) => makerNamed(catalog, said) ?? said))]
  const { none, only } = clubIds[clubType]
  const all = left === 0 ? say(none) : say(only, { clubs: left })
  const clubs = makers === undefined ? all : say('limits.by', { clubs: all, makers })
  return stock?.mode === 'only' ? say('limits.ofStock', { clubs }) : clubs
}

/** The lowest known total that is over the budget. */
const nextTotal = (byMaker: readonly Offer[], clubType: ClubType): Message => {
  const total = cheapest(byMaker.filter(({ isLeft }) => !isLeft))
  if (total !== null) return say('limits.next', { total })
  return say(clubType === 'wedge' ? 'limits.othersLack' : 'limits.othersUnknown')
}

/** Makers that were not named and have such a club within the budget, or the lowest total that they have. */
const otherMakers = ({ filter }: WantedBuild, offers: readonly Offer[]): Message[] => {
  if (filter?.brands === undefined) return []
  const { budgetUsd } = filter
  const others = offers.filter(({ isByMaker }) => !isByMaker)
  const within = others.filter(({ total }) => isWithin(total, budgetUsd))
  const makers = [...new Set(within.map(({ head }) => head.brand))].sort(compareText)
  const ofBudget = (who: Message): Message =>
    budgetUsd === undefined ? who : say('limits.forBudget', { who, budget: usd(budgetUsd) })
  if (makers.length > 0)
    return [ofBudget(say(makers.length === 1 ? 'limits.makerHas' : 'limits.makersHave', { makers }))]
  const who = ofBudget(say('limits.noOtherMaker'))
  const total = cheapest(others)
  return [total === null ? who : say('limits.lowest', { who, total })]
}

/** The lowest known total, and whose it is; null: none is known. */
const cheapest = (offers: readonly Offer[]): Message | null => {
  const [lowest] = offers
    .filter(({ total }) => total !== null)
    .toSorted((a, b) => a.total! - b.total! || compareText(a.head.headId, b.head.headId))
  if (lowest === undefined) return null
  const { head, total } = lowest
  return say('limits.total', { price: usd(total!), club: `${head.brand} ${head.model}` })
}

/** No club of a kind as it is sold, and only so many. */
const clubIds = {
  driver: { none: 'limits.noDriver', only: 'limits.onlyDriver' },
  fairway: { none: 'limits.noFairway', only: 'limits.onlyFairway' },
  hybrid: { none: 'limits.noHybrid', only: 'limits.onlyHybrid' },
  iron: { none: 'limits.noIron', only: 'limits.onlyIron' },
  wedge: { none: 'limits.noWedge', only: 'limits.onlyWedge' },
} as const satisfies Record<ClubType, Record<'none' | 'only', MessageId>>
