import type { ClubType } from '../../golf/names/words.ts'
import { lightCap, slowCap } from '../../golf/scores.ts'
import type { Message } from '../../words/message.ts'
import { fromTo, mph, say } from '../../words/say.ts'
import type { ScoreCategory } from './attributes.ts'
import type { Need } from './need.ts'
import type { Drawback, Reason } from './reasons.ts'
import type { Verdict } from './score.ts'

// Words of an answer about every head: without the golfer's figures, which such an answer says once. Few texts, the same for
// every golfer, so that the core has them ready as bytes. A pick of a fitting has sentences with figures: sentences.ts.

/** Said first of a head that the golfer's own fitting picked. */
export const pickedReason = say('scores.picked')

/** Whether a handicap, none, or the goal stands behind the forgiveness that a golfer needs. */
export const forgivenessGrounds = ['handicap', 'no handicap', 'goal'] as const
type ForgivenessGround = (typeof forgivenessGrounds)[number]
/** Ground of the forgiveness that a golfer needs: the stated goal before the handicap. */
export const forgivenessGround = ({ golfer }: Need): ForgivenessGround => {
  if (golfer.goal === 'forgiveness') return 'goal'
  return golfer.handicap === undefined ? 'no handicap' : 'handicap'
}

/** What a score and the kind of head say together. Null: a wedge that a fitting matched, which has no score. */
export const opinionOf = (verdict: Verdict | null, clubType: ClubType, category: ScoreCategory): Message =>
  say('scores.opinion', {
    verdict: verdict === null ? say('scores.matched') : verdictWords[verdict],
    category: categoryWords[category],
    club: clubWords[clubType],
  })

/** Sentence of each reason that needs no figure of the head. */
export const reasonWords: Readonly<Record<Exclude<Reason, 'forgiveness' | 'speed'>, Message>> = {
  offset: say('scores.offset'),
  'draw bias': say('scores.drawBias'),
  'touch of draw': say('scores.touchOfDraw'),
  neutral: say('scores.neutral'),
  'launches high': say('scores.launchesHigh'),
  'launches low': say('scores.launchesLow'),
  'spins less': say('scores.spinsLess'),
  'adds spin': say('scores.addsSpin'),
}

/** Sentence of each drawback that needs no figure of the head. */
export const drawbackWords: Readonly<Record<Exclude<Drawback, 'below its speeds' | 'above its speeds'>, Message>> = {
  'too slow for the head': say('scores.wants', { speed: mph(slowCap.belowMph) }),
  'draw head against a hook': say('scores.hookWorse'),
  'too fast for a light head': say('scores.forUpTo', { speed: mph(lightCap.aboveMph) }),
  blade: say('scores.blade'),
  'junior club': say('scores.juniorClub'),
  "women's club": say('scores.womensClub'),
  'mini driver': say('scores.miniDriver'),
  'adult club': say('scores.adultClub'),
  'little against a slice': say('scores.littleAgainst'),
  'draw against a hook': say('scores.drawAgainstHook'),
  'launches low': say('scores.launchesTooLow'),
  'spins more': say('scores.spinsMore'),
}

interface Speeds {
  readonly min: number
  readonly max: number
}
/** Range of driver speeds of a kind of head, mph. */
export const speedWords = ({ min, max }: Speeds): Message =>
  min === 0 ? say('scores.anySpeed', { speed: mph(max) }) : say('scores.speeds', { speeds: fromTo(mph([min, max])) })
/** Least driver speed of a kind of head, mph: the golfer is slower. */
export const belowWords = ({ min }: Speeds): Message => say('scores.belowSpeeds', { speed: mph(min) })
/** Greatest driver speed of a kind of head, mph: the golfer is faster. */
export const aboveWords = ({ max }: Speeds): Message => say('scores.aboveSpeeds', { speed: mph(max) })

/** Sentence on a head's forgiveness, in points of 10, and the ground on which it counts. */
export const forgivenessWords = (points: number, ground: ForgivenessGround): Message => {
  if (ground === 'goal') return say('scores.forgivenessIsGoal', { points })
  return say(ground === 'handicap' ? 'scores.forgiveness' : 'scores.forgivenessUnknown', { points })
}

const verdictWords: Readonly<Record<Verdict, Message>> = {
  Excellent: say('scores.excellent'),
  Strong: say('scores.strong'),
  Good: say('scores.good'),
  Possible: say('scores.possible'),
  'Not recommended': say('scores.notRecommended'),
}

const clubWords: Readonly<Record<ClubType, Message>> = {
  driver: say('scores.driver'),
  fairway: say('scores.fairway'),
  hybrid: say('scores.hybrid'),
  iron: say('scores.iron'),
  wedge: say('scores.wedge'),
}

const categoryWords: Readonly<Record<ScoreCategory, Message>> = {
  low_spin: say('scores.lowSpin'),
  tour: say('scores.tour'),
  core: say('scores.core'),
  max_forgiveness: say('scores.maxForgiveness'),
  draw: say('scores.draw'),
  light: say('scores.light'),
  blade: say('scores.bladeKind'),
  players_iron: say('scores.playersIron'),
  players_distance: say('scores.playersDistance'),
  game_improvement: say('scores.gameImprovement'),
  super_game_improvement: say('scores.superGameImprovement'),
  wedge_blade: say('scores.bladeKind'),
  wedge_cavity_back: say('scores.cavityBack'),
}
