import type { Message, Said } from '../../../words/message.ts'
import { say, usd } from '../../../words/say.ts'

import type { Head } from '../head.ts'
import { pricesOf, setOptions } from '../price.ts'

/** Price of head and shaft together. */
export interface TotalPrice {
  /** US dollars; null where a part of it is not known. */
  readonly price: number | null
  /** How many clubs it buys: those of a set of irons or wedges. */
  readonly clubs: number
  /** The sum and its parts, in a sentence. */
  readonly text: Said
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
  const base =
    shop === undefined
      ? makersPrice(head, clubs)
      : { sum: shop.sum, kind: say('prices.ofShop', { date: dateSaid(shop.date) }) }
  if (base === null) return { price: null, clubs, text: say('prices.unknown') }
  const { sum: own, kind } = base
  const ofShop = shop && { shopDate: shop.date }
  const stock = withStockShaft(own, kind, clubs, shop !== undefined)
  if (upcharge === null) return { price: null, clubs, text: say('prices.totalUnknown', { stock }), ...ofShop }
  const price = Math.round((own + upcharge * clubs) * 100) / 100
  const sum = usd(price)
  if (clubs === 1 && upcharge === 0)
    return { price, clubs, text: say('prices.oneWithShaft', { price: sum, kind }), ...ofShop }
  const more = clubs === 1 ? 'prices.withMore' : 'prices.withMoreEach'
  const parts = upcharge > 0 ? say(more, { stock, more: usd(upcharge) }) : stock
  const text =
    clubs === 1 ? say('prices.one', { price: sum, parts }) : say('prices.ofSet', { price: sum, clubs, parts })
  return { price, clubs, text, ...ofShop }
}

const withStockShaft = (own: number, kind: Message, clubs: number, isShops: boolean): Message => {
  if (clubs === 1) return say('prices.withShaft', { price: usd(own), kind })
  return isShops
    ? say('prices.withShafts', { price: usd(own), kind })
    : say('prices.eachWithShaft', { price: usd(own / clubs), kind })
}

/** What the maker takes for so many clubs, by the price that was seen last; null: not recorded. */
const makersPrice = (head: Head, clubs: number): { readonly sum: number; readonly kind: Message } | null => {
  const { price, priceNow, priceNowDate, priceDate } = pricesOf(head)
  if (priceNow !== undefined)
    return { sum: priceNow * clubs, kind: say('prices.seen', { date: dateSaid(priceNowDate!) }) }
  return price === null ? null : { sum: price * clubs, kind: say('prices.launch', { date: dateSaid(priceDate!) }) }
}

/** A day, or a year or month as it is recorded. */
const dateSaid = (date: string): Message =>
  /^\d{4}-\d\d-\d\d$/.test(date)
    ? say('general.figure', { figure: { day: date } })
    : say('general.name', { name: date })
