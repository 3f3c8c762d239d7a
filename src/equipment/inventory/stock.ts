import { type Static, Type } from '@sinclair/typebox'
import { type Hand, hands } from '../../golf/names/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'

/** One article of a shop. */
export const StockItem = closed({
  sku: Type.String({ pattern: '^[A-Za-z0-9._/-]{1,60}$', form: '1 to 60 letters, digits and ._/-' }),
  headId: Type.String({ minLength: 1, maxLength: 100, description: 'Club of the catalog.' }),
  hand: Type.Optional(oneOf(hands, { description: 'If omitted: either.' })),
  loft: Type.Optional(
    Type.Number({ minimum: 4, maximum: 70, description: 'Degrees; irons: the 7-iron. If omitted: any.' }),
  ),
  price: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, description: 'In the currency of the shop.' })),
  stock: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Number in stock.' }),
})
export type StockItem = Static<typeof StockItem>

/** The club that an article is sought for. */
interface Sought {
  readonly headId: string
  /** Undefined: left open, which an article that is for one alone does not meet. */
  readonly hand: Hand | undefined
  readonly loft: number | undefined
}

/**
 * The article of a club: made for its hand, in its loft; one that says both before one that says less, and among those one
 * that is in stock. Null when the shop has none.
 */
export const skuOf = (items: readonly StockItem[], sought: Sought): string | null =>
  bestOf(items, sought, (a, b) => Number(isInStock(b)) - Number(isInStock(a)) || a.sku.localeCompare(b.sku))?.sku ??
  null

/** The line of a list that is for a club: one that says its hand and loft before one that says less, then as `among` orders. */
export const bestOf = <Item extends Partial<Sought>>(
  items: readonly Item[],
  { headId, hand, loft }: Sought,
  among: (a: Item, b: Item) => number,
): Item | undefined => {
  const said = (item: Item) => Number(item.hand !== undefined) + Number(item.loft !== undefined)
  const [best] = items
    .filter((item) => item.headId === headId && (item.hand ?? hand) === hand && (item.loft ?? loft) === loft)
    .sort((a, b) => said(b) - said(a) || among(a, b))
  return best
}

/** The article that the shop has there; null for none. */
export const articleInStock = (items: readonly StockItem[], sought: Sought): string | null =>
  skuOf(items.filter(isInStock), sought)

/** Whether at least one piece is there. */
export const isInStock = ({ stock }: StockItem): boolean => stock > 0
