import { isCurve } from '../../golf/names/words.ts'
import { lightCap, slowCap } from '../../golf/scores.ts'
import { roundTo } from '../../golf/units.ts'
import type { Message, Quantity } from '../../words/message.ts'
import { deg, fromTo, grouped, mph, rpm, say } from '../../words/say.ts'
import { curveSaid } from '../../words/say-curve.ts'
import type { HeadAttributes } from './attributes.ts'
import type { Need } from './need.ts'
import type { Drawback, Reason } from './reasons.ts'

/**
 * Why a head suits a golfer, in short sentences. Each names the golfer's own number or word that it rests on; where there is
 * none, it says so.
 */
export const reasonsFor = (need: Need, head: HeadAttributes, reasons: readonly Reason[]): Message[] =>
  reasons.map((reason) => reasonSentence[reason](need, head))

/** What speaks against a head for this golfer, in the same form. */
export const drawbacksFor = (need: Need, head: HeadAttributes, drawbacks: readonly Drawback[]): Message[] =>
  drawbacks.map((drawback) => drawbackSentence[drawback](need, head))

type Sentence = (need: Need, head: HeadAttributes) => Message

const reasonSentence: Readonly<Record<Reason, Sentence>> = {
  offset: (need) => say('scoring.offset', { miss: missSaid(need) }),
  'draw bias': (need) => say('scoring.drawBias', { miss: missSaid(need) }),
  'touch of draw': (need) => say('scoring.touchOfDraw', { miss: missSaid(need) }),
  neutral: (need) => say('scoring.neutral', { miss: missSaid(need) }),
  'launches high': (need) => say('scoring.launchesHigh', { why: launchSaid(need) }),
  'launches low': (need) => say('scoring.launchesLow', { why: launchSaid(need) }),
  'spins less': (need) => say('scoring.spinsLess', { why: spinSaid(need) }),
  'adds spin': (need) => say('scoring.addsSpin', { why: spinSaid(need) }),
  forgiveness: ({ golfer }, { forgiveness: points }) => {
    if (golfer.goal === 'forgiveness') return say('scoring.forgivenessIsGoal', { points })
    if (golfer.handicap === undefined) return say('scoring.forgivenessUnknown', { points })
    const handicap = Math.round(golfer.handicap)
    const { handicapFrom: how } = golfer
    return how === undefined
      ? say('scoring.forgiveness', { points, handicap })
      : say('scoring.forgivenessFrom', { points, handicap, how })
  },
  speed: (need, head) => {
    const { min, max } = speedsOf(head)
    const yours = yourSpeed(need)
    return min === 0
      ? say('scoring.anySpeed', { speed: mph(max), yours })
      : say('scoring.speeds', { speeds: fromTo(mph([min, max])), yours })
  },
}

const drawbackSentence: Readonly<Record<Drawback, Sentence>> = {
  'too slow for the head': (need) => say('scoring.tooSlow', { speed: mph(slowCap.belowMph), yours: yourSpeed(need) }),
  'draw head against a hook': (need) => say('scoring.hookWorse', { miss: missSaid(need) }),
  'too fast for a light head': (need) =>
    say('scoring.tooFast', { speed: mph(lightCap.aboveMph), yours: yourSpeed(need) }),
  blade: ({ golfer }) => say('scoring.blade', { handicap: Math.round(golfer.handicap ?? 0) }),
  'junior club': (need) => say('scoring.juniorClub', { speed: speedSaid(need) }),
  "women's club": () => say('scoring.womensClub'),
  'adult club': (need) => say('scoring.adultClub', { speed: speedSaid(need) }),
  'mini driver': () => say('scoring.miniDriver'),
  'below its speeds': (need, head) =>
    say('scoring.belowSpeeds', { speed: mph(speedsOf(head).min), yours: yourSpeed(need) }),
  'above its speeds': (need, head) =>
    say('scoring.aboveSpeeds', { speed: mph(speedsOf(head).max), yours: yourSpeed(need) }),
  'little against a slice': (need) => say('scoring.littleAgainst', { miss: missSaid(need) }),
  'draw against a hook': (need) => say('scoring.drawAgainstHook', { miss: missSaid(need) }),
  'launches low': (need) => say('scoring.launchesTooLow', { why: launchSaid(need) }),
  'spins more': (need) => say('scoring.spinsMore', { why: spinSaid(need) }),
}

/** Only asked where a sentence about speeds was chosen, and so where there are some. */
const speedsOf = ({ speedMph }: HeadAttributes): { min: number; max: number } => speedMph!

const launchSaid = ({ golfer }: Need): Message => {
  if (golfer.launch === undefined)
    return golfer.needsLaunch || golfer.goal === 'launch'
      ? say('scoring.askedForLaunch')
      : say('scoring.needsHelp', { speed: mph(oneDecimal(golfer.speedMph)) })
  const { deg: launchDeg, targetDeg } = golfer.launch
  return say(launchDeg < targetDeg ? 'scoring.launchUnder' : 'scoring.launchOver', {
    launch: deg(oneDecimal(launchDeg)),
    by: deg(oneDecimal(Math.abs(targetDeg - launchDeg))),
    target: deg(oneDecimal(targetDeg)),
  })
}

const spinSaid = ({ golfer }: Need): Message => {
  if (golfer.spin === undefined) return say('scoring.spinSaid')
  const { rpm: spinRpm, targetRpm } = golfer.spin
  return say(spinRpm > targetRpm ? 'scoring.spinOver' : 'scoring.spinUnder', {
    spin: grouped(rpm(roundTo(spinRpm, 10))),
    by: grouped(rpm(roundTo(Math.abs(spinRpm - targetRpm), 10))),
  })
}

const yourSpeed = (need: Need): Message => say('scoring.yours', { speed: speedSaid(need) })

const speedSaid = ({ golfer }: Need): Message | Quantity => {
  const speed = mph(oneDecimal(golfer.speedMph))
  const { speedFrom: how } = golfer
  return how === undefined ? speed : say('scoring.speedFrom', { speed, how })
}

/** The miss as golfers call it; just `slice` where the goal and not a miss says so. */
const missSaid = ({ golfer: { missPattern, missSize } }: Need): Message =>
  isCurve(missPattern) ? curveSaid(missPattern, missSize) : say('swing.slice')

const oneDecimal = (value: number): number => Math.round(value * 10) / 10
