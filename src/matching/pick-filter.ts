import type { Head } from '../equipment/catalog/index.ts'
import { loftToleranceDeg } from '../golf/clubs/matching.ts'
import { isPickable, type LoadedImage } from '../scoring/index.ts'
import { pricedPartsOf } from './build.ts'
import { costOf } from './cost.ts'
import { makerNamed } from './makers.ts'
import { packWanted } from './pack-wanted.ts'
import { stockedLofts } from './stock.ts'
import type { WantedBuild, WantedWedge } from './wanted.ts'

/** A club that is sold now and made for the golfer, whatever its maker and price. */
export interface Offer {
  readonly head: Head
  /** US dollars in all; null: not known, or of a line of wedges that lacks one of the set. */
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
  const alone = (clubType === 'wedge' ? (wanted.wedges ?? []) : []).map((wedge): Alone => {
    const one = wedgeAlone(wanted, wedge)
    return { wanted: one, packed: packWanted(one), isFitted: wedge.loftDeg === wanted.loftDeg }
  })
  return image.heads.flatMap((head): Offer[] => {
    if (head.clubType !== clubType || !isPickable(head)) return []
    const choice = build(packed, head, stock)
    if (choice === null) return []
    const { total: asOne } = costOf(wanted, head, pricedPartsOf(wanted, choice))
    const total = clubType === 'wedge' ? highest(asOne.price, setTotal(alone, head, stock, build)) : asOne.price
    const isByMaker = makers === undefined || makers.includes(head.brand)
    return [{ head, total, isByMaker, isLeft: isByMaker && isWithin(total, filter.budgetUsd) }]
  })
}

/** Another wedge of the set as a fitting of its own: its loft, bounce and weight of shaft. */
export const wedgeAlone = (wanted: WantedBuild, wedge: WantedWedge): WantedBuild => ({
  ...wanted,
  loftDeg: wedge.loftDeg,
  bounceDeg: wedge.bounceDeg,
  wedges: [wedge],
  shaftWeightGrams: wedge.shaftWeightGrams ?? wanted.shaftWeightGrams,
})

/** A wedge of the set as a fitting of its own, as the core reads it. */
interface Alone {
  readonly wanted: WantedBuild
  readonly packed: ReturnType<typeof packWanted>
  readonly isFitted: boolean
}

/** What the wedges of a set cost one by one, each with its own shaft; null: the line lacks one, or a price is not known. */
const setTotal = (
  wedges: readonly Alone[],
  head: Head,
  stock: ReturnType<typeof stockedLofts>,
  build: LoadedImage['build'],
): number | null => {
  let sum = 0
  for (const { wanted, packed, isFitted } of wedges) {
    const choice = build(packed, head, stock)
    if (choice === null || (!isFitted && choice.loftMissDeg > loftToleranceDeg)) return null
    const { total } = costOf(wanted, head, pricedPartsOf(wanted, choice))
    if (total.price === null) return null
    sum += total.price
  }
  return sum
}

const highest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b)

/** What has no known price is within no budget. */
export const isWithin = (total: number | null, budgetUsd: number | undefined): boolean =>
  budgetUsd === undefined || (total !== null && total <= budgetUsd)

/** By place among the heads of the image: 1 where the limits leave the head. Null: they leave all. */
export const headsLeft = (offers: readonly Offer[] | null, { heads }: LoadedImage['image']): Uint8Array | null => {
  if (offers === null) return null
  const left = new Set(offers.flatMap(({ head, isLeft }) => (isLeft ? [head.headId] : [])))
  return Uint8Array.from(heads, ({ headId }) => (left.has(headId) ? 1 : 0))
}
