import { setOptions } from './club-options.ts'
import type { Head } from './head.ts'
import { pricesOf } from './price.ts'

/** Price of head and shaft together. */
export interface TotalPrice {
  /** US dollars; null where a part of it is not known. */
  readonly price: number | null
  /** How many clubs it buys: those of a set of irons or wedges. */
  readonly clubs: number
  /** The sum and its parts, in a sentence. */
  readonly text: string
  /** The day of the shop's price list that it goes by. Absent: it goes by the maker's price. */
  readonly shopDate?: string
}

/** What is bought. */
interface Bought {
  /** Irons: which clubs. */
  readonly set?: string | undefined
  /** Wedges: how many. */
  readonly wedges?: number | undefined
  /** US dollars that the shaft adds to a club; 0: the stock shaft; null: not known. */
  readonly upcharge: number | null
  /** The shop's own price of all these clubs with a stock shaft, and the day of its list. */
  readonly shop?: { readonly sum: number; readonly date: string } | undefined
}

/**
 * What a club costs in all: the shop's own price, or else the price of the head that was seen last, which includes a stock
 * shaft, and what the shaft adds to it; a set pays for each of its clubs. Without both figures there is no sum.
 */
export const totalPrice = (head: Head, { set, wedges = 1, upcharge, shop }: Bought): TotalPrice => {
  const ofSet = head.clubType === 'iron' ? setOptions(head).find(({ id }) => id === set)?.clubs : wedges
  const clubs = Math.max(1, ofSet ?? 1)
  const each = clubs === 1 ? '' : ' each'
  const base =
    shop === undefined ? makersPrice(head, clubs) : { sum: shop.sum, kind: `the shop’s price of ${shop.date}` }
  if (base === null)
    return { price: null, clubs, text: 'Price not known: the maker’s price of this head is not recorded.' }
  const { sum: own, kind } = base
  const ofShop = shop && { shopDate: shop.date }
  const stock =
    shop === undefined || clubs === 1
      ? `${inDollars(own / clubs)}${each} with a stock shaft (${kind})`
      : `${inDollars(own)} with stock shafts (${kind})`
  if (upcharge === null)
    return { price: null, clubs, text: `Total not known: ${stock}; what this shaft adds is not recorded.`, ...ofShop }
  const price = Math.round((own + upcharge * clubs) * 100) / 100
  const more = upcharge > 0 ? `, ${inDollars(upcharge)}${each} more for this shaft` : ''
  const sum = `${inDollars(price)} for ${clubs === 1 ? 'one club' : `the set of ${clubs}`}`
  const isPlain = clubs === 1 && upcharge === 0
  const text = isPlain ? `${sum}, its stock shaft included (${kind}).` : `${sum}: ${stock}${more}.`
  return { price, clubs, text, ...ofShop }
}

/** What the maker takes for so many clubs, by the price that was seen last; null: not recorded. */
const makersPrice = (head: Head, clubs: number): { readonly sum: number; readonly kind: string } | null => {
  const { price, priceNow, priceNowDate, priceDate } = pricesOf(head)
  if (priceNow !== undefined) return { sum: priceNow * clubs, kind: `price seen on ${priceNowDate}` }
  return price === null ? null : { sum: price * clubs, kind: `launch price of ${priceDate}` }
}

/** An amount as it is told: $449, $449.99. */
export const inDollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`
