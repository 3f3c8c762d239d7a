import weightsCsv from '../../../db/rules/score-weights.csv' with { type: 'text' }
import { numberIn, readTable, textIn } from '../../ruleset/read-table.ts'
import { clip } from '../../units.ts'
import type { HeadAttributes } from './attributes.ts'
import type { Goal, Need } from './need.ts'

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

/** No head is perfect. */
export const scoreMax = 98

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
  const bonus = isOftenPicked(frequency) ? 2 : 0
  const score = Math.min(Math.round((100 * sum) / total) + bonus, scoreMax, cap?.score ?? scoreMax)
  return { score, verdict: verdictOf(score), criteria, cap }
}

/** Picked in at least a fifth of at least 20 similar fittings. */
const isOftenPicked = ({ picked, of }: PickFrequency): boolean => of >= 20 && picked * 5 >= of

/**
 * How well a build meets the fitted shaft: full when the flex is right and the weight inside its band.
 * @param flexSteps Steps between the fitted flex and the best shaft of the head, either way.
 * @param gramsOutside Grams by which the weight lies outside the band.
 */
export const buildMatch = (flexSteps: number, gramsOutside: number): number =>
  Math.max(0, 1 - 0.35 * Math.abs(flexSteps) - 0.01 * gramsOutside)

/** What a score says in a word. */
export const verdictOf = (score: number): Verdict => {
  if (score >= 90) return 'Excellent'
  if (score >= 82) return 'Strong'
  if (score >= 72) return 'Good'
  return score >= 58 ? 'Possible' : 'Not recommended'
}

const criteriaOf = (need: Need, head: HeadAttributes, build: number): Criteria => {
  const wantedForgiveness = 10 * need.forgiveness
  return {
    distance: distanceMatch(need, head),
    forgiveness:
      head.forgiveness >= wantedForgiveness
        ? 1 - 0.04 * (head.forgiveness - wantedForgiveness)
        : 1 - (wantedForgiveness - head.forgiveness) / 10,
    launch: 1 - (penalty(need.launch) * Math.abs(2 * need.launch - head.launch)) / 4,
    spin: 1 - (penalty(need.lowSpin) * Math.abs(-2 * need.lowSpin - head.spin)) / 4,
    direction: directionMatch(need.draw, head.draw),
    build,
  }
}

/** A mismatch counts half where there is no need, and fully where the need is complete. */
const penalty = (need: number): number => 0.5 + 0.5 * Math.abs(need)

/** Falls by 0.6 over 15 mph outside the speeds the head is made for. */
const distanceMatch = ({ golfer, lowSpin }: Need, { speedMph, spin }: HeadAttributes): number => {
  const outside = speedMph ? Math.max(speedMph.min - golfer.speedMph, golfer.speedMph - speedMph.max, 0) : 0
  return Math.min(1, 1 - 0.6 * clip(outside / 15, 0, 1) + (spin < 0 && lowSpin > 0.3 ? 0.1 : 0))
}

const directionMatch = (need: number, draw: number): number => {
  if (need < 0) return 1 - (draw / 2) * (0.5 + Math.abs(need) / 2)
  return draw >= 2 * need ? 1 - 0.25 * (draw - 2 * need) : 1 - (2 * need - draw) / 2
}

/** From this driver speed on even a tall junior plays adult shafts (rule SHAFT-FLEX-JUNIOR), and so adult heads. */
const juniorMphMax = 75

const capOf = (need: Need, { category, isJunior }: HeadAttributes): Cap | null => {
  const { speedMph, handicap } = need.golfer
  if (isJunior && speedMph >= juniorMphMax) return { score: 40, why: 'junior club' }
  if ((category === 'low_spin' || category === 'tour') && speedMph < 90)
    return { score: Math.round(60 + 4 * Math.max(0, speedMph - 80)), why: 'too slow for the head' }
  if (category === 'draw' && need.draw <= -0.7) return { score: 45, why: 'draw head against a hook' }
  if (category === 'light' && speedMph > 100) return { score: 50, why: 'too fast for a light head' }
  return category === 'blade' && handicap !== undefined && handicap >= 15 ? { score: 40, why: 'blade' } : null
}

/** In the order in which they are summed: the sum of decimals depends on it. */
export const criterionNames = ['distance', 'forgiveness', 'launch', 'spin', 'direction', 'build'] as const

/** Base weights by goal; `none` without a goal. */
const baseWeights = new Map(
  readTable(weightsCsv).map((row) => [
    textIn(row, 'goal') as Goal | 'none',
    {
      distance: numberIn(row, 'distance'),
      forgiveness: numberIn(row, 'forgiveness'),
      launch: numberIn(row, 'launch_match'),
      spin: numberIn(row, 'spin_match'),
      direction: numberIn(row, 'direction_match'),
      build: numberIn(row, 'flex_weight_build'),
    },
  ]),
)

/** Weight of each criterion for a golfer. They grow with the need: with fixed ones a neutral head would beat a draw head for a slicer. */
export const criterionWeights = ({ golfer, launch, lowSpin, draw }: Need): Criteria => {
  const base = baseWeights.get(golfer.goal ?? 'none')!
  return {
    ...base,
    launch: base.launch * (1 + 1.5 * Math.abs(launch)),
    spin: base.spin * (1 + 1.5 * Math.abs(lowSpin)),
    direction: base.direction * (1 + 1.5 * Math.abs(draw)),
  }
}
