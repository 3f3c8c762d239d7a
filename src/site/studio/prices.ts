import { type Catalog, lastPriceOf } from '../../equipment/catalog/index.ts'
import { type ClubType, clubTypes } from '../../golf/names/words.ts'

/** What most new clubs of a type cost, US dollars for one. */
interface PriceRange {
  readonly from: number
  readonly to: number
}
/** By type; without one for types whose prices are not known. */
export type Prices = Readonly<Partial<Record<ClubType, PriceRange>>>

const known = new WeakMap<Catalog, Prices>()

/** The middle half of the prices of clubs that are sold now: the price seen last, else that of the launch. */
export const pricesIn = (catalog: Catalog): Prices => {
  const found = known.get(catalog)
  if (found !== undefined) return found
  const prices = Object.fromEntries(
    clubTypes.flatMap((type) => {
      const sorted = catalog.heads
        .filter(({ clubType, discontinued }) => clubType === type && !discontinued)
        .flatMap((head) => lastPriceOf(head) ?? [])
        .sort((a, b) => a - b)
      if (sorted.length === 0) return []
      const at = (share: number): number => Math.round(sorted[Math.round(share * (sorted.length - 1))]!)
      return [[type, { from: at(0.25), to: at(0.75) }]]
    }),
  )
  known.set(catalog, prices)
  return prices
}
