import {
  bladeCap,
  buildLoss,
  criterionWeightsOf,
  distanceLoss,
  drawCap,
  drawLossPerPointOver,
  forgivenessLoss,
  juniorCap,
  lightCap,
  lowSpinGain,
  needlessMismatch,
  pickedBonus,
  pointsPerNeed,
  scaleSpan,
  scoreMax,
  slowCap,
  verdictFrom,
  weightGrowth,
} from '../../golf/scores.ts'
import { clip } from '../../golf/units.ts'
import type { HeadAttributes } from './attributes.ts'
import type { Need } from './need.ts'

/** What a score says in a word. */
export const verdicts = ['Excellent', 'Strong', 'Good', 'Possible', 'Not recommended'] as const
export type Verdict = (typeof verdicts)[number]

/** How well a head meets each need, 0 to 1. */
export interface Criteria {
  readonly distance: number
  readonly forgiveness: number
  readonly launch: number
  readonly spin: number
  readonly direction: number
  readonly build: number
}

export interface Score {
  /** 0 to 98. */
  readonly score: number
  readonly verdict: Verdict
  readonly criteria: Criteria
  /** Set when a rule keeps the score down whatever the rest says. */
  readonly cap: Cap | null
}

/** A rule that keeps a score down. */
export interface Cap {
  readonly score: number
  readonly why: CapReason
}
export type CapReason =
  | 'too slow for the head'
  | 'draw head against a hook'
  | 'too fast for a light head'
  | 'blade'
  | 'junior club'

/** How often similar golfers were given a head. */
export interface PickFrequency {
  /** Fittings in which the head was among the picks. */
  readonly picked: number
  /** Fittings of similar golfers. */
  readonly of: number
}

/**
 * Score of a head for a golfer, 0 to 98.
 *
 * @param build How well the head can be built to the fitting, 0 to 1 (see `buildMatch`); 1 when no build is known.
 * @param frequency Picks by similar golfers: a head that a fifth of them were given gains 2.
 * @source house, fitting rules §10.3; every row of db/rules/score-worked.csv is reproduced in the tests
 * @rule SCORE-HEAD
 */
export const scoreHead = (
  need: Need,
  head: HeadAttributes,
  build: number,
  frequency: PickFrequency = { picked: 0, of: 0 },
): Score => {
  const criteria = criteriaOf(need, head, build)
  const weights = criterionWeights(need)
  let sum = 0
  let total = 0
  for (const name of criterionNames) {
    sum += weights[name] * criteria[name]
    total += weights[name]
  }
  const cap = capOf(need, head)
  const bonus = isOftenPicked(frequency) ? pickedBonus.points : 0
  const score = Math.min(Math.round((100 * sum) / total) + bonus, scoreMax, cap?.score ?? scoreMax)
  return { score, verdict: verdictOf(score), criteria, cap }
}

/** Picked in at least a fifth of at least 20 similar fittings. */
const isOftenPicked = ({ picked, of }: PickFrequency): boolean =>
  of >= pickedBonus.fittingsMin && picked * pickedBonus.oneIn >= of

/**
 * How well a build meets the fitted shaft: full when the flex is right and the weight inside its band.
 * @param flexSteps Steps between the fitted flex and the best shaft of the head, either way.
 * @param gramsOutside Grams by which the weight lies outside the band.
 */
export const buildMatch = (flexSteps: number, gramsOutside: number): number =>
  Math.max(0, 1 - buildLoss.perFlexStep * Math.abs(flexSteps) - buildLoss.perGram * gramsOutside)

/** What a score says in a word. */
export const verdictOf = (score: number): Verdict => {
  if (score >= verdictFrom.excellent) return 'Excellent'
  if (score >= verdictFrom.strong) return 'Strong'
  if (score >= verdictFrom.good) return 'Good'
  return score >= verdictFrom.possible ? 'Possible' : 'Not recommended'
}

const criteriaOf = (need: Need, head: HeadAttributes, build: number): Criteria => {
  const { perPointOver, pointsPerWhole } = forgivenessLoss
  const wantedForgiveness = pointsPerWhole * need.forgiveness
  return {
    distance: distanceMatch(need, head),
    forgiveness:
      head.forgiveness >= wantedForgiveness
        ? 1 - perPointOver * (head.forgiveness - wantedForgiveness)
        : 1 - (wantedForgiveness - head.forgiveness) / pointsPerWhole,
    launch: 1 - (penalty(need.launch) * Math.abs(pointsPerNeed * need.launch - head.launch)) / scaleSpan,
    spin: 1 - (penalty(need.lowSpin) * Math.abs(-pointsPerNeed * need.lowSpin - head.spin)) / scaleSpan,
    direction: directionMatch(need.draw, head.draw),
    build,
  }
}

/** A mismatch counts half where there is no need, and fully where the need is complete. */
const penalty = (need: number): number => needlessMismatch + (1 - needlessMismatch) * Math.abs(need)

/** Falls by 0.6 over 15 mph outside the speeds the head is made for. */
const distanceMatch = ({ golfer, lowSpin }: Need, { speedMph, spin }: HeadAttributes): number => {
  const outside = speedMph ? Math.max(speedMph.min - golfer.speedMph, golfer.speedMph - speedMph.max, 0) : 0
  const gain = spin < 0 && lowSpin > lowSpinGain.aboveNeed ? lowSpinGain.share : 0
  return Math.min(1, 1 - distanceLoss.share * clip(outside / distanceLoss.overMph, 0, 1) + gain)
}

const directionMatch = (need: number, draw: number): number => {
  if (need < 0) return 1 - (draw / pointsPerNeed) * penalty(need)
  const wanted = pointsPerNeed * need
  return draw >= wanted ? 1 - drawLossPerPointOver * (draw - wanted) : 1 - (wanted - draw) / pointsPerNeed
}

const capOf = (need: Need, { category, isJunior }: HeadAttributes): Cap | null => {
  const { speedMph, handicap } = need.golfer
  if (isJunior && speedMph >= juniorCap.fromMph) return { score: juniorCap.points, why: 'junior club' }
  if ((category === 'low_spin' || category === 'tour') && speedMph < slowCap.belowMph)
    return { score: slowCapAt(speedMph), why: 'too slow for the head' }
  if (category === 'draw' && need.draw <= drawCap.needMax)
    return { score: drawCap.points, why: 'draw head against a hook' }
  if (category === 'light' && speedMph > lightCap.aboveMph)
    return { score: lightCap.points, why: 'too fast for a light head' }
  const isBlade = category === 'blade' && handicap !== undefined && handicap >= bladeCap.handicapMin
  return isBlade ? { score: bladeCap.points, why: 'blade' } : null
}

const slowCapAt = (speedMph: number): number =>
  Math.round(slowCap.points + slowCap.perMph * Math.max(0, speedMph - slowCap.atMph))

/** In the order in which they are summed: the sum of decimals depends on it. */
export const criterionNames = ['distance', 'forgiveness', 'launch', 'spin', 'direction', 'build'] as const

/** Weight of each criterion for a golfer. They grow with the need: with fixed ones a neutral head would beat a draw head for a slicer. */
export const criterionWeights = ({ golfer, launch, lowSpin, draw }: Need): Criteria => {
  const base = criterionWeightsOf.get(golfer.goal ?? 'none')!
  return {
    ...base,
    launch: base.launch * (1 + weightGrowth * Math.abs(launch)),
    spin: base.spin * (1 + weightGrowth * Math.abs(lowSpin)),
    direction: base.direction * (1 + weightGrowth * Math.abs(draw)),
  }
}
