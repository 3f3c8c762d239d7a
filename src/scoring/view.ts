import { type Head, type Prices, pricesOf } from '../equipment/catalog/index.ts'
import type { SuggestedShaft } from './rules/stock-shaft.ts'

/** What an answer says of every head, whoever asks, in the order of its members. */
const headView = (head: Head) => ({
  headId: head.headId,
  clubType: head.clubType,
  brand: head.brand,
  model: head.model,
  year: head.year,
  current: !head.discontinued,
  ...pricesShown(head),
})

/** The beginning of a club, up to the value of its score. */
export const clubPrefix = (head: Head): string => `${JSON.stringify(headView(head)).slice(0, -1)},"score":`

/** The beginning of a build, up to the value of its loft. */
export const buildText = ({ flex, weightBand, launch, shaft }: SuggestedShaft): string =>
  `${JSON.stringify({ flex, weightBand, launch, shaft }).slice(0, -1)},"loft":`

/** A whole build, with its loft. */
export const ownBuildText = (shaft: SuggestedShaft, loftDeg: number | null): string =>
  `${buildText(shaft)}${JSON.stringify(loftDeg)}`

/** Prices of a head without the date of the launch price: 13 kB of an answer that nobody reads there. */
function pricesShown(head: Head): Omit<Prices, 'priceDate'> {
  const { priceDate: _, ...prices } = pricesOf(head)
  return prices
}
