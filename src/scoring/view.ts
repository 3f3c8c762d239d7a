import { type Head, pricesOf } from '../equipment/catalog/index.ts'
import type { SuggestedShaft } from './rules/stock-shaft.ts'

/** What an answer says of every head, whoever asks, in the order of its members. */
const headView = (head: Head) => ({
  headId: head.headId,
  clubType: head.clubType,
  brand: head.brand,
  model: head.model,
  year: head.year,
  current: !head.discontinued,
  ...pricesOf(head),
})

/** The beginning of a club, up to the value of its score. */
export const clubPrefix = (head: Head): string => `${JSON.stringify(headView(head)).slice(0, -1)},"score":`

/** The beginning of a build, up to the value of its loft. */
export const buildText = ({ flex, weightBand, launch, shaft }: SuggestedShaft): string =>
  `${JSON.stringify({ flex, weightBand, launch, shaft }).slice(0, -1)},"loft":`

/** A whole build, with its loft. */
export const ownBuildText = (shaft: SuggestedShaft, loftDeg: number | null): string =>
  `${buildText(shaft)}${JSON.stringify(loftDeg)}`
