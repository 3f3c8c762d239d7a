import { type Head, type TotalPrice, totalPrice } from '../equipment/catalog/index.ts'
import { type ShopPrice, shopPrice, shopSum } from '../equipment/inventory/index.ts'
import type { WantedBuild } from './wanted.ts'

/** The parts of a build that its price depends on. */
interface Priced {
  readonly set?: string | undefined
  readonly wedges?: readonly { readonly loft: number }[] | undefined
  readonly loft: number
  readonly shaft: { readonly upcharge: number | null }
}

/** What a build costs: the shop's own price where its list has one, and all together. */
export const costOf = (
  { prices, hand }: WantedBuild,
  head: Head,
  { set, wedges, loft, shaft }: Priced,
): { readonly shopPrice?: ShopPrice; readonly total: TotalPrice } => {
  const bought = { set, wedges: wedges?.length, upcharge: shaft.upcharge }
  if (prices === undefined || prices === null) return { total: totalPrice(head, bought) }
  const { clubs } = totalPrice(head, bought)
  const priceOf = (ofLoft: number, size: number) =>
    shopPrice(prices, { headId: head.headId, hand, loft: ofLoft, clubs: size })
  const one = priceOf(loft, wedges === undefined ? clubs : 1)
  const shop = shopSum(wedges === undefined ? [one] : wedges.map((wedge) => priceOf(wedge.loft, 1)), clubs)
  return { ...(one && { shopPrice: one }), total: totalPrice(head, { ...bought, shop }) }
}
