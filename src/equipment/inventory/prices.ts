import { type Static, Type } from '@sinclair/typebox'
import { type Hand, hands } from '../../golf/names/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { bestOf, StockItem } from './stock.ts'

const { sku, headId, loft } = StockItem.properties

/** One line of a shop's own price list. */
export const PriceItem = closed({
  sku: Type.Optional(sku),
  headId,
  hand: Type.Optional(oneOf(hands, { description: 'If omitted: either.' })),
  loft,
  clubs: Type.Integer({ minimum: 1, maximum: 14, description: 'Clubs that the price buys: 1, or a set of irons.' }),
  price: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000, description: 'US dollars, with a stock shaft.' }),
})
export type PriceItem = Static<typeof PriceItem>

/** A shop's own price list. */
export interface PriceList {
  /** The day that it is of. */
  readonly date: string
  readonly items: readonly PriceItem[]
}

/** What a shop takes for a club. */
export interface ShopPrice {
  /** US dollars for so many clubs, each with a stock shaft. */
  readonly price: number
  readonly clubs: number
  /** Of the shop's article. */
  readonly sku?: string
  /** The day that the list is of. */
  readonly date: string
}

/** What is bought of a head. */
interface Bought {
  readonly headId: string
  readonly hand: Hand
  /** Irons: of the 7-iron. */
  readonly loft: number
  readonly clubs: number
}

/**
 * The shop's price of a club in its hand and loft: of the whole set before one of single clubs, of a line that says hand and
 * loft before one that says less, and of equal lines the lowest. Undefined: the list does not say it.
 */
export const shopPrice = ({ items, date }: PriceList, { headId, hand, loft, clubs }: Bought): ShopPrice | undefined => {
  const ofSize = (size: number) =>
    bestOf(
      items.filter((item) => item.clubs === size),
      { headId, hand, loft },
      (a, b) => a.price - b.price,
    )
  const item = ofSize(clubs) ?? ofSize(1)
  return item && { price: item.price, clubs: item.clubs, ...(item.sku !== undefined && { sku: item.sku }), date }
}

/** What a shop takes for clubs together. @param shop What it takes for each, or for the whole set. Undefined: it does not sell each. */
export const shopSum = (
  shop: readonly (ShopPrice | undefined)[],
  clubs: number,
): { readonly sum: number; readonly date: string } | undefined => {
  const sold = shop.filter((one) => one !== undefined)
  const [first] = sold
  if (first === undefined || sold.length < shop.length) return undefined
  const bought = sold.reduce((sum, one) => sum + one.clubs, 0)
  const sum = sold.reduce((sum, one) => sum + one.price, 0) * (clubs / bought)
  return { sum: Math.round(sum * 100) / 100, date: first.date }
}
