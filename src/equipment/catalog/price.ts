import { clubsInSet } from './club-options.ts'
import type { Head } from './head.ts'

/** What a club costs, and what kind of price that is. */
export interface Prices {
  /** At launch, US dollars; irons per club; null: not published. */
  readonly price: number | null
  /** Date of the launch price; null: there is none. */
  readonly priceDate: string | null
  /** Seen later, one club. Absent: none was seen. */
  readonly priceNow?: number
  readonly priceNowDate?: string
  /** Irons: the launch price of the largest set. Absent: not known. */
  readonly setPrice?: number
}

/** The prices of a head as answers show them. */
export const pricesOf = (head: Head): Prices => {
  const { price, priceDate, priceNow, priceNowDate, year } = head
  return {
    price,
    priceDate: price === null ? null : (priceDate ?? String(year)),
    ...(priceNow !== undefined && priceNowDate !== undefined && { priceNow, priceNowDate }),
    ...(head.clubType === 'iron' && price !== null && { setPrice: setPriceOf(price, head.sets) }),
  }
}

const setPriceOf = (price: number, sets: readonly (keyof typeof clubsInSet)[]): number =>
  Math.round(price * Math.max(...sets.map((set) => clubsInSet[set])) * 100) / 100
