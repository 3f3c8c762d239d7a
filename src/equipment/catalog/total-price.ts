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
}

/** What is bought. */
interface Bought {
  /** Irons: which clubs. */
  readonly set?: string | undefined
  /** Wedges: how many. */
  readonly wedges?: number | undefined
  /** US dollars that the shaft adds to a club; 0: the stock shaft; null: not known. */
  readonly upcharge: number | null
}

/**
 * What a club costs in all: the price of the head that was seen last, which includes a stock shaft, and what the shaft adds to
 * it; a set pays for each of its clubs. Without both figures there is no sum.
 */
export const totalPrice = (head: Head, { set, wedges = 1, upcharge }: Bought): TotalPrice => {
  const ofSet = head.clubType === 'iron' ? setOptions(head).find(({ id }) => id === set)?.clubs : wedges
  const clubs = Math.max(1, ofSet ?? 1)
  const each = clubs === 1 ? '' : ' each'
  if (head.price === null)
    return { price: null, clubs, text: 'Price not known: the maker’s price of this head is not recorded.' }
  const { priceNow, priceNowDate, priceDate } = pricesOf(head)
  const own = priceNow ?? head.price
  const kind = priceNow === undefined ? `launch price of ${priceDate}` : `price seen on ${priceNowDate}`
  const stock = `${dollars(own)}${each} with a stock shaft (${kind})`
  if (upcharge === null)
    return { price: null, clubs, text: `Total not known: ${stock}; what this shaft adds is not recorded.` }
  const price = Math.round((own + upcharge) * clubs * 100) / 100
  const more = upcharge > 0 ? `, ${dollars(upcharge)}${each} more for this shaft` : ''
  const sum = `${dollars(price)} for ${clubs === 1 ? 'one club' : `the set of ${clubs}`}`
  const isPlain = clubs === 1 && upcharge === 0
  return { price, clubs, text: isPlain ? `${sum}, its stock shaft included (${kind}).` : `${sum}: ${stock}${more}.` }
}

const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`
