import type { Head } from '../equipment/catalog/index.ts'
import { isPickable, type LoadedImage } from '../scoring/index.ts'
import { buildClub } from './build.ts'
import { costOf } from './cost.ts'
import { makerNamed } from './makers.ts'
import { packWanted } from './pack-wanted.ts'
import { stockedLofts } from './stock.ts'
import type { WantedBuild } from './wanted.ts'

/** A club that is sold now and made for the golfer, whatever its maker and price. */
export interface Offer {
  readonly head: Head
  /** US dollars in all; null: not known. */
  readonly total: number | null
  /** By one of the wanted makers, or by any where none is named. */
  readonly isByMaker: boolean
  /** By such a maker, and within the budget. */
  readonly isLeft: boolean
}

/** Every club that could be picked, and which of them the golfer's limits leave; null: no limits were told. */
export const filterOffers = (
  wanted: WantedBuild,
  { image, build }: Pick<LoadedImage, 'image' | 'build'>,
): Offer[] | null => {
  const { filter, clubType } = wanted
  if (filter === undefined) return null
  const makers = filter.brands?.map((said) => makerNamed(image.catalog, said))
  const packed = packWanted(wanted)
  const stock = stockedLofts(wanted, image)
  return image.heads.flatMap((head): Offer[] => {
    if (head.clubType !== clubType || !isPickable(head)) return []
    const choice = build(packed, head, stock)
    if (choice === null) return []
    const { total } = costOf(wanted, head, buildClub(wanted, choice, undefined, image.catalog).build)
    const isByMaker = makers === undefined || makers.includes(head.brand)
    return [{ head, total: total.price, isByMaker, isLeft: isByMaker && isWithin(total.price, filter.budgetUsd) }]
  })
}

/** What has no known price is within no budget. */
export const isWithin = (total: number | null, budgetUsd: number | undefined): boolean =>
  budgetUsd === undefined || (total !== null && total <= budgetUsd)

/** By place among the heads of the image: 1 where the limits leave the head. Null: they leave all. */
export const headsLeft = (offers: readonly Offer[] | null, { heads }: LoadedImage['image']): Uint8Array | null => {
  if (offers === null) return null
  const left = new Set(offers.flatMap(({ head, isLeft }) => (isLeft ? [head.headId] : [])))
  return Uint8Array.from(heads, ({ headId }) => (left.has(headId) ? 1 : 0))
}
