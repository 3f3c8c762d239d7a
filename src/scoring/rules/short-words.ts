import { lightCap, slowCap } from '../../golf/scores.ts'
import type { ClubType } from '../../golf/words.ts'
import type { ScoreCategory } from './attributes.ts'
import type { Need } from './need.ts'
import type { Drawback, Reason } from './reasons.ts'
import type { Verdict } from './score.ts'

// Words of an answer about every head: without the golfer's figures, which such an answer says once. Few texts, the same for
// every golfer, so that the core has them ready as bytes. A pick of a fitting has sentences with figures: sentences.ts.

/** Said first of a head that the golfer's own fitting picked. */
export const pickedReason = 'Picked by the fitting.'

/** Whether a handicap, none, or the goal stands behind the forgiveness that a golfer needs. */
export const forgivenessGrounds = ['handicap', 'no handicap', 'goal'] as const
type ForgivenessGround = (typeof forgivenessGrounds)[number]
/** Ground of the forgiveness that a golfer needs: the stated goal before the handicap. */
export const forgivenessGround = ({ golfer }: Need): ForgivenessGround => {
  if (golfer.goal === 'forgiveness') return 'goal'
  return golfer.handicap === undefined ? 'no handicap' : 'handicap'
}

/** What a score and the kind of head say together. Null: a wedge that a fitting matched, which has no score. */
export const opinionOf = (verdict: Verdict | null, clubType: ClubType, category: ScoreCategory): string =>
  `${verdict === null ? 'Matched by the fitting' : verdictWords[verdict]}: ${categoryWords[category]} ${clubType}.`

/** Sentence of each reason that needs no figure of the head. */
export const reasonWords: Readonly<Record<Exclude<Reason, 'forgiveness' | 'speed'>, string>> = {
  offset: 'Offset helps against a slice.',
  'draw bias': 'Draw bias works against a slice.',
  'touch of draw': 'A touch of draw against a slice.',
  neutral: 'Neutral: adds nothing to a hook.',
  'launches high': 'Launches high, as needed.',
  'launches low': 'Launches low, as needed.',
  'spins less': 'Spins less, as needed.',
  'adds spin': 'Adds spin, as needed.',
}

/** Sentence of each drawback that needs no figure of the head. */
export const drawbackWords: Readonly<Record<Exclude<Drawback, 'below its speeds' | 'above its speeds'>, string>> = {
  'too slow for the head': `Wants ${slowCap.belowMph} mph and more.`,
  'draw head against a hook': 'Makes a hook worse.',
  'too fast for a light head': `For up to ${lightCap.aboveMph} mph.`,
  blade: 'A blade asks too much at this handicap.',
  'junior club': 'A junior club.',
  "women's club": "A women's club.",
  'mini driver': 'A mini driver.',
  'adult club': 'An adult club.',
  'little against a slice': 'Does little against a slice.',
  'draw against a hook': 'Draw bias does not help a hook.',
  'launches low': 'Launches low.',
  'spins more': 'Spins more than average.',
}

interface Speeds {
  readonly min: number
  readonly max: number
}
/** Range of driver speeds of a kind of head, mph. */
export const speedWords = ({ min, max }: Speeds): string =>
  `Our range for such heads: ${min === 0 ? 'any speed up' : min} to ${max} mph.`
/** Least driver speed of a kind of head, mph: the golfer is slower. */
export const belowWords = ({ min }: Speeds): string => `Our range for such heads: from ${min} mph.`
/** Greatest driver speed of a kind of head, mph: the golfer is faster. */
export const aboveWords = ({ max }: Speeds): string => `Our range for such heads: up to ${max} mph.`

const groundWords = { handicap: '', 'no handicap': '; no handicap known', goal: ', the goal' } as const
/** Sentence on a head's forgiveness, in points of 10, and the ground on which it counts. */
export const forgivenessWords = (forgiveness: number, ground: ForgivenessGround): string =>
  `Forgiveness ${forgiveness} of 10${groundWords[ground]}.`

const verdictWords: Readonly<Record<Verdict, string>> = {
  Excellent: 'Among the best',
  Strong: 'A strong choice',
  Good: 'A sound choice',
  Possible: 'Playable',
  'Not recommended': 'Others do more',
}

const categoryWords: Readonly<Record<ScoreCategory, string>> = {
  low_spin: 'low-spin',
  tour: 'tour',
  core: 'all-round',
  max_forgiveness: 'most forgiving',
  draw: 'draw-biased',
  light: 'light',
  blade: 'blade',
  players_iron: "player's",
  players_distance: "player's distance",
  game_improvement: 'game-improvement',
  super_game_improvement: 'super game-improvement',
  wedge_blade: 'blade',
  wedge_cavity_back: 'cavity-back',
}
