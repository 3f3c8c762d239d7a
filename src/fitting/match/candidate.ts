import type { Catalog, Head } from '../../catalog/index.ts'
import { buildMatch, headAttributes, type Score, scoreHead } from '../../scoring/index.ts'
import { categorySteps } from './category.ts'
import { fitGroup, type GroupFit } from './group.ts'
import { bentLieDeg } from './lie.ts'
import { fitLoft, type LoftFit, loftToleranceDeg } from './loft.ts'
import { bestStockShaft, compareShafts, type ShaftFit } from './shaft.ts'
import type { WantedBuild } from './wanted.ts'
import { fitWedge, fitWedgeSet, type WedgeOptionFit, type WedgeSetFit } from './wedge-option.ts'

/** A head that could be built for the golfer, and how well. */
export interface Candidate {
  readonly head: Head
  readonly group: GroupFit
  readonly categorySteps: number
  readonly loft: LoftFit
  readonly shaft: ShaftFit
  /** Wedges only: the option, which is also `loft`, and the whole set in this line. */
  readonly wedge: WedgeOptionFit | null
  readonly set: WedgeSetFit | null
  /** Null for wedges, which are not scored. */
  readonly score: Score | null
  /** How far the head is from what was fitted: 0 is a head that does everything. */
  readonly misfit: number
  /** Higher is better among equal misfits: the score; for wedges how near the bounce is. */
  readonly grade: number
  /** Lower is better among equal grades: what the build costs in money and bending. */
  readonly effort: number
}

/** Heads smaller than this are mini drivers: a club for the tee, but not the driver of a fitting. */
const driverVolumeCcMin = 400

/** Every current head that is made for the golfer's group and hand, best first. */
export const rankCandidates = (
  wanted: WantedBuild,
  catalog: Catalog,
  aftermarket: ShaftFit | undefined,
): readonly Candidate[] =>
  catalog
    .currentHeads(wanted.clubType)
    .flatMap((head) => {
      const isMini = head.clubType === 'driver' && head.volumeCc !== null && head.volumeCc < driverVolumeCcMin
      return (isMini ? null : candidateFor(wanted, head, catalog, aftermarket)) ?? []
    })
    .sort(byFit)

const candidateFor = (
  wanted: WantedBuild,
  head: Head,
  catalog: Catalog,
  aftermarket: ShaftFit | undefined,
): Candidate | null => {
  const group = fitGroup(wanted, head)
  if (group === null) return null
  const wedge = head.clubType === 'wedge' ? fitWedge(wanted, head) : null
  const loft = head.clubType === 'wedge' ? wedge : fitLoft(wanted, head)
  if (loft === null) return null
  const stock = bestStockShaft(wanted, head, catalog)
  const shaft = aftermarket !== undefined && compareShafts(aftermarket, stock) < 0 ? aftermarket : stock
  const set = head.clubType === 'wedge' && wedge !== null ? fitWedgeSet(wanted, head, wedge) : null
  const score =
    head.clubType === 'wedge'
      ? null
      : scoreHead(wanted.need, headAttributes(head), buildMatch(stock.flexSteps, stock.gramsOutside))
  const fit = { head, group, categorySteps: categorySteps(wanted, head), loft, shaft, wedge, set, score }
  return { ...fit, misfit: misfitOf(wanted, fit), grade: gradeOf(fit), effort: effortOf(wanted, fit) }
}

type Fit = Omit<Candidate, 'misfit' | 'grade' | 'effort'>

// What one step away from the fitting weighs. House: the golfer's group comes first, then flex and material, then the
// head category; a degree of loft beyond the tolerance is worth half a category, and so is a head that must be cut down
// where women's own heads have the fitted flex.
const weight = {
  group: 6,
  flex: 3,
  material: 3,
  category: 2,
  loftDeg: 1,
  otherName: 1,
  cutDown: 1,
  lie: 1,
  bounce: 1,
  grams: 1,
}
/** So much bounce makes another sole of it; an unpublished bounce counts as one such step. */
const bounceStepDeg = 4
/** A shaft two steps away from the fitted flex is never built while anything else is made. */
const flexStepsMax = 1
const wrongFlexMisfit = 100
/** A shaft further outside the fitted band than this swings like another club. */
const gramsOutsideMax = 5
/** A head that falls further short of the fitted lie than this shows it in the divot. */
const lieToleranceDeg = 1

const misfitOf = (wanted: WantedBuild, { head, group, categorySteps, loft, shaft, wedge }: Fit): number => {
  const lieMissDeg = Math.abs(wanted.lieOffsetDeg - bentLieDeg(wanted.lieOffsetDeg, head))
  return (
    weight.group * group.steps +
    weight.category * categorySteps +
    weight.loftDeg * Math.ceil(Math.max(0, loft.missDeg - loftToleranceDeg)) +
    weight.flex * Math.floor(shaft.flexSteps) +
    (shaft.flexSteps > flexStepsMax ? wrongFlexMisfit : 0) +
    (shaft.isOtherMaterial ? weight.material : 0) +
    (loft.isOtherName ? weight.otherName : 0) +
    (group.isCutDown && wanted.flex === 'Ladies' ? weight.cutDown : 0) +
    (lieMissDeg > lieToleranceDeg ? weight.lie : 0) +
    (shaft.gramsOutside > gramsOutsideMax ? weight.grams : 0) +
    weight.bounce * Math.floor((wedge?.bounceMissDeg ?? 0) / bounceStepDeg)
  )
}

/** Two degrees of bounce make a grade, and so does a loft of the set that the line does not make. */
const gradeOf = ({ score, wedge, set }: Fit): number =>
  score?.score ?? -Math.floor((wedge?.bounceMissDeg ?? 0) / 2) - (set?.missingDeg.length ?? 0)

const effortOf = (wanted: WantedBuild, { head, loft, shaft, set }: Fit): number =>
  shaft.cost +
  Math.abs(loft.settingDeg ?? 0) +
  loft.missDeg +
  (movesWeight(wanted, head) ? 0 : 1) +
  (set?.bounceMissDeg ?? 0) / 4

/** A fitted draw or fade setting needs a weight that moves sideways; a draw head has its draw built in. */
export const movesWeight = ({ weightSetting = 'Standard' }: WantedBuild, { adjustable, bias }: Head): boolean =>
  weightSetting === 'Standard' ||
  adjustable.weight === 'draw-fade' ||
  adjustable.weight === 'both' ||
  (weightSetting === 'Draw Bias' && bias === 'draw')

/** Best first. Complete: two heads never compare as equal, so the order of the catalog never shows. */
const byFit = (a: Candidate, b: Candidate): number =>
  a.misfit - b.misfit ||
  b.grade - a.grade ||
  a.effort - b.effort ||
  b.head.forgiveness - a.head.forgiveness ||
  (a.head.price ?? Number.POSITIVE_INFINITY) - (b.head.price ?? Number.POSITIVE_INFINITY) ||
  (a.head.headId < b.head.headId ? -1 : 1)

/** Score points, or wedge grades, within which two heads are as good as each other. */
const equalGrade = { scored: 2, wedge: 0 }

/**
 * The best heads, best first. Of several that are as good, those are taken that need the least effort, and not all of one
 * maker.
 */
export const pickHeads = (ranked: readonly Candidate[], count: number): readonly Candidate[] => {
  const picks: Candidate[] = []
  while (picks.length < Math.min(count, ranked.length)) {
    const rest = ranked.filter((one) => !picks.includes(one))
    const best = rest[0]!
    const margin = best.score === null ? equalGrade.wedge : equalGrade.scored
    const asGood = rest.filter(({ misfit, grade }) => misfit === best.misfit && grade >= best.grade - margin)
    const isRepeat = ({ head }: Candidate) => Number(picks.some((pick) => pick.head.brand === head.brand))
    picks.push(asGood.sort((a, b) => isRepeat(a) - isRepeat(b) || a.effort - b.effort || byFit(a, b))[0]!)
  }
  return picks.sort(byFit)
}
