import { clubsInSet } from './answers/club-options.ts'
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

/** Irons: the launch price of the largest set. Absent: not known. */
export const setPriceOf = (head: Head): { readonly setPrice?: number } => {
  if (head.clubType !== 'iron' || head.price === null) return {}
  const clubs = Math.max(...head.sets.map((set) => clubsInSet[set]))
  return { setPrice: Math.round(head.price * clubs * 100) / 100 }
}
