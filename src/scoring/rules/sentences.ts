import { lightCap, slowCap } from '../../golf/scores.ts'
import { curveName, isCurve } from '../../golf/words.ts'
import type { HeadAttributes } from './attributes.ts'
import type { Need } from './need.ts'
import type { Drawback, Reason } from './reasons.ts'

/**
 * Why a head suits a golfer, in short sentences. Each names the golfer's own number or word that it rests on; where there is
 * none, it says so.
 */
export const reasonsFor = (need: Need, head: HeadAttributes, reasons: readonly Reason[]): string[] =>
  reasons.map((reason) => reasonSentence[reason](need, head))

/** What speaks against a head for this golfer, in the same form. */
export const drawbacksFor = (need: Need, head: HeadAttributes, drawbacks: readonly Drawback[]): string[] =>
  drawbacks.map((drawback) => drawbackSentence[drawback](need, head))

type Sentence = (need: Need, head: HeadAttributes) => string

const reasonSentence: Readonly<Record<Reason, Sentence>> = {
  offset: (need) => `Its offset helps against your ${missWords(need)}.`,
  'draw bias': (need) => `Draw bias works against your ${missWords(need)}.`,
  'touch of draw': (need) => `A touch of draw works against your ${missWords(need)}.`,
  neutral: (need) => `Neutral: nothing adds to your ${missWords(need)}.`,
  'launches high': (need) => `Launches high: ${launchWords(need)}.`,
  'launches low': (need) => `Launches low: ${launchWords(need)}.`,
  'spins less': (need) => `Spins less: ${spinWords(need)}.`,
  'adds spin': (need) => `Adds spin: ${spinWords(need)}.`,
  forgiveness: ({ golfer }, { forgiveness }) => {
    const rating = `Forgiveness ${forgiveness} of 10`
    if (golfer.goal === 'forgiveness') return `${rating}: forgiveness is your goal.`
    if (golfer.handicap === undefined) return `${rating}; without a handicap we lean to forgiving heads.`
    const from = golfer.handicapFrom === undefined ? '' : ` (from ${golfer.handicapFrom})`
    return `${rating} for a handicap of ${Math.round(golfer.handicap)}${from}.`
  },
  speed: (need, head) => {
    const { min, max } = speedsOf(head)
    const range = min === 0 ? `any driver speed up to ${max} mph` : `driver speeds of ${min} to ${max} mph`
    return `We put such heads at ${range}; ${yourSpeed(need)}.`
  },
}

const drawbackSentence: Readonly<Record<Drawback, Sentence>> = {
  'too slow for the head': (need) =>
    `Low-spin and tour heads want ${slowCap.belowMph} mph and more; ${yourSpeed(need)}.`,
  'draw head against a hook': (need) => `A draw head makes a ${missWords(need)} worse.`,
  'too fast for a light head': (need) => `Light heads are for up to ${lightCap.aboveMph} mph; ${yourSpeed(need)}.`,
  blade: ({ golfer }) => `A blade asks too much at a handicap of ${Math.round(golfer.handicap ?? 0)}.`,
  'junior club': (need) => `A junior club; your driver speed is ${speedWords(need)}.`,
  "women's club": () => "A women's club.",
  'adult club': (need) => `An adult club; your driver speed is ${speedWords(need)}.`,
  'mini driver': () => 'A mini driver: a second club for the tee, not the driver of a fitting.',
  'below its speeds': (need, head) => `We put such heads at ${speedsOf(head).min} mph and more; ${yourSpeed(need)}.`,
  'above its speeds': (need, head) => `We put such heads at up to ${speedsOf(head).max} mph; ${yourSpeed(need)}.`,
  'little against a slice': (need) => `Does little against your ${missWords(need)}.`,
  'draw against a hook': (need) => `Its draw bias does not help a ${missWords(need)}.`,
  'launches low': (need) => `Launches low, and ${launchWords(need)}.`,
  'spins more': (need) => `Spins more than average, and ${spinWords(need)}.`,
}

/** Only asked where a sentence about speeds was chosen, and so where there are some. */
const speedsOf = ({ speedMph }: HeadAttributes): { min: number; max: number } => speedMph!

const launchWords = ({ golfer }: Need): string => {
  if (golfer.launch === undefined)
    return golfer.needsLaunch || golfer.goal === 'launch'
      ? 'you asked for more launch'
      : `at ${miles(golfer.speedMph)} the ball needs help to climb`
  const { deg, targetDeg } = golfer.launch
  const side = deg < targetDeg ? 'under' : 'over'
  return `your ${degrees(deg)} is ${degrees(Math.abs(targetDeg - deg))} ${side} the ${degrees(targetDeg)} target`
}

const spinWords = ({ golfer }: Need): string => {
  if (golfer.spin === undefined) return 'your spin was said to be high'
  const { rpm, targetRpm } = golfer.spin
  const side = rpm > targetRpm ? 'over' : 'under'
  return `your ${revolutions(rpm)} is ${revolutions(Math.abs(rpm - targetRpm))} ${side} the target`
}

const yourSpeed = (need: Need): string => `yours is ${speedWords(need)}`

const speedWords = ({ golfer }: Need): string =>
  `${miles(golfer.speedMph)}${golfer.speedFrom === undefined ? '' : ` (${golfer.speedFrom})`}`

/** The miss as golfers call it: `moderate slice`, or just `slice` where the goal and not a miss says so. */
const missWords = ({ golfer }: Need): string => {
  const { missPattern, missSize } = golfer
  if (!isCurve(missPattern)) return 'slice'
  const name = curveName(missPattern, missSize)
  return missSize === undefined ? name : `${missSize} ${name}`
}

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)
const miles = (mph: number): string => `${oneDecimal(mph)} mph`
const degrees = (deg: number): string => `${oneDecimal(deg)}°`
const revolutions = (rpm: number): string => `${(Math.round(rpm / 10) * 10).toLocaleString('en-US')} rpm`
