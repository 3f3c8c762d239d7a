import { criterionWeightsOf, weightGrowth } from '../../golf/scores.ts'
import type { Need } from './need.ts'

/** What a score says in a word. */
export const verdicts = ['Excellent', 'Strong', 'Good', 'Possible', 'Not recommended'] as const
/** A score in words. */
export type Verdict = (typeof verdicts)[number]

/** What keeps a score down, whatever else speaks for the head. */
export type CapReason =
  | 'too slow for the head'
  | 'draw head against a hook'
  | 'too fast for a light head'
  | 'blade'
  | 'junior club'
  | "women's club"
  | 'mini driver'
  | 'adult club'

/** In the order in which they are summed: the sum of decimals depends on it. */
export const criterionNames = ['distance', 'forgiveness', 'launch', 'spin', 'direction', 'build'] as const
type Weights = Readonly<Record<(typeof criterionNames)[number], number>>

/**
 * Weight of each criterion for a golfer. They grow with the need: with fixed ones a neutral head would beat a draw head for
 * a slicer. The core scores with them (assembly/scores.ts).
 * @rule SCORE-HEAD
 */
export const criterionWeights = ({ golfer, launch, lowSpin, draw }: Need): Weights => {
  const base = criterionWeightsOf.get(golfer.goal ?? 'none')!
  return {
    ...base,
    launch: base.launch * (1 + weightGrowth * Math.abs(launch)),
    spin: base.spin * (1 + weightGrowth * Math.abs(lowSpin)),
    direction: base.direction * (1 + weightGrowth * Math.abs(draw)),
  }
}
