import type { Catalog, Head } from '../features/catalog/index.ts'
import { buildMatch, type HeadAttributes, headAttributes, type Score, scoreHead } from '../scoring/index.ts'
import { categorySteps } from './category.ts'
import { fitGroup, type GroupFit } from './group.ts'
import { fitLoft, type LoftFit } from './loft.ts'
import { bestStockShaft, compareShafts, type ShaftFit } from './shaft.ts'
import type { WantedBuild } from './wanted.ts'
import { fitWedge, fitWedgeSet, type WedgeOptionFit, type WedgeSetFit } from './wedge-option.ts'

/** A head as it could be built for the golfer. */
export interface Candidate {
  readonly head: Head
  readonly group: GroupFit
  readonly categorySteps: number
  readonly loft: LoftFit
  readonly shaft: ShaftFit
  /** Wedges only: the option, which is also `loft`, and the whole set in this line. */
  readonly wedge: WedgeOptionFit | null
  readonly set: WedgeSetFit | null
  /** What is scored of the head, and its score; null for wedges, which are not scored. */
  readonly attributes: HeadAttributes | null
  readonly score: Score | null
}

/**
 * How a head meets the fitting, or null when it is not made for the golfer's group or hand.
 * @param aftermarket The best shaft that is sold on its own: taken where it is better than what the head comes with.
 */
export const candidateFor = (
  wanted: WantedBuild,
  head: Head,
  catalog: Catalog,
  aftermarket: ShaftFit | null,
): Candidate | null => {
  const group = fitGroup(wanted, head)
  if (group === null) return null
  const wedge = head.clubType === 'wedge' ? fitWedge(wanted, head) : null
  const loft = head.clubType === 'wedge' ? wedge : fitLoft(wanted, head)
  if (loft === null) return null
  const stock = bestStockShaft(wanted, head, catalog)
  const shaft = aftermarket !== null && compareShafts(aftermarket, stock) < 0 ? aftermarket : stock
  const set = head.clubType === 'wedge' && wedge !== null ? fitWedgeSet(wanted, head, wedge) : null
  const attributes = head.clubType === 'wedge' ? null : headAttributes(head)
  const score = attributes && scoreHead(wanted.need, attributes, buildMatch(stock.flexSteps, stock.gramsOutside))
  return { head, group, categorySteps: categorySteps(wanted, head), loft, shaft, wedge, set, attributes, score }
}

/** A fitted draw or fade setting needs a weight that moves sideways; a draw head has its draw built in. */
export const movesWeight = ({ weightSetting = 'Standard' }: WantedBuild, { adjustable, bias }: Head): boolean =>
  weightSetting === 'Standard' ||
  adjustable.weight === 'draw-fade' ||
  adjustable.weight === 'both' ||
  (weightSetting === 'Draw Bias' && bias === 'draw')
