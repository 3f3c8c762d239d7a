import type { Head } from './head.ts'
import type { IronHead } from './head-records.ts'

/** What a club costs, and what kind of price that is. */
export interface Prices {
  /** At launch, US dollars; irons per club; null: not published. */
  readonly price: number | null
  /** Date of the launch price; null: there is none. */
  readonly priceDate: string | null
  /** Seen later, one club. Absent: none was seen. */
  readonly priceNow?: number
  readonly priceNowDate?: string
}

/** The prices of a head as answers show them. */
export const pricesOf = (head: Head): Prices => {
  const { price, priceDate, priceNow, priceNowDate, year } = head
  return {
    price,
    priceDate: price === null ? null : (priceDate ?? String(year)),
    ...(priceNow !== undefined && priceNowDate !== undefined && { priceNow, priceNowDate }),
  }
}

/** What the maker takes for one club, by the price that was seen last, US dollars; null: none is recorded. */
export const lastPriceOf = ({ price, priceNow }: Pick<Head, 'price' | 'priceNow'>): number | null => priceNow ?? price

/** Clubs of a set of irons. */
export type IronSet = IronHead['sets'][number]
/** How many each has. */
const clubsInSet = { '4-PW': 7, '5-PW': 6, '6-PW': 5 } as const satisfies Record<IronSet, number>

/** Set that is meant where none is named. */
export const usualSet: IronSet = '5-PW'

/** Set that is bought of those offered: the wanted one, else the smallest. */
export const setFor = (offered: readonly IronSet[], wanted: IronSet = usualSet): IronSet =>
  offered.includes(wanted) ? wanted : offered.at(-1)!

/** Sets an iron line is sold in, with their prices. */
export const setOptions = (head: Head & { clubType: 'iron' }) => {
  const price = lastPriceOf(head)
  return head.sets.map((id) => {
    const clubs = clubsInSet[id]
    return { id, clubs, price: price === null ? null : priceOfClubs(price, clubs) }
  })
}

/** What the purchase costs today, US dollars: one club, of irons the set that is bought unless another is asked for; null: not known. */
export const purchasePriceOf = (head: Head): number | null => {
  const price = lastPriceOf(head)
  return price === null || head.clubType !== 'iron' ? price : priceOfClubs(price, clubsInSet[setFor(head.sets)])
}

/** The price of so many clubs, US dollars in whole cents. */
const priceOfClubs = (price: number, clubs: number): number => Math.round(price * clubs * 100) / 100
