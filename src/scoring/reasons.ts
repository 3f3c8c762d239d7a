import { ironCategories } from '../golf.ts'
import type { HeadAttributes } from './attributes.ts'
import type { Need } from './need.ts'
import type { Cap } from './score.ts'

/**
 * Why a head suits a golfer, in short sentences, the most telling first. Each names the golfer's own number or word that
 * it rests on; where there is none, it says so.
 */
export const reasonsFor = (need: Need, head: HeadAttributes): string[] =>
  [directionReason, launchReason, spinReason, forgivenessReason, speedReason].flatMap(
    (reason) => reason(need, head) ?? [],
  )

/** What speaks against a head for this golfer, in the same form. */
export const drawbacksFor = (need: Need, head: HeadAttributes, cap: Cap | null): string[] => {
  const { golfer } = need
  const found: string[] = []
  if (cap !== null) found.push(capSentence(cap, need))
  else if (head.speedMph !== null && golfer.speedMph < head.speedMph.min)
    found.push(`Made for driver speeds of ${head.speedMph.min} mph and more; ${yourSpeed(need)}.`)
  else if (head.speedMph !== null && golfer.speedMph > head.speedMph.max)
    found.push(`Made for driver speeds up to ${head.speedMph.max} mph; ${yourSpeed(need)}.`)
  if (need.draw >= 0.7 && head.draw < 1 && !isIron(head.category))
    found.push(`Does little against your ${missWords(need)}.`)
  if (need.draw < 0 && need.draw > -0.7 && head.draw >= 2)
    found.push(`Its draw bias does not help a ${missWords(need)}.`)
  if (need.launch >= 0.5 && head.launch < 0) found.push(`Launches low, and ${launchWords(need)}.`)
  if (need.lowSpin >= 0.5 && head.spin > 0) found.push(`Spins more than average, and ${spinWords(need)}.`)
  return found
}

type Reason = (need: Need, head: HeadAttributes) => string | null

const isIron = (category: HeadAttributes['category']): boolean => ironCategories.some((iron) => iron === category)

/** A need smaller than this is not worth a sentence. */
const noticeable = 0.2

const directionReason: Reason = (need, { draw, category }) => {
  if (need.draw > noticeable && draw > 0 && isIron(category)) return `Its offset helps against your ${missWords(need)}.`
  if (need.draw > noticeable && draw >= 1)
    return `${draw >= 2 ? 'Draw bias works' : 'A touch of draw works'} against your ${missWords(need)}.`
  return need.draw < -noticeable && draw <= 0.5 ? `Neutral: nothing adds to your ${missWords(need)}.` : null
}

const launchReason: Reason = (need, { launch }) => {
  if (need.launch > noticeable && launch > 0) return `Launches high: ${launchWords(need)}.`
  return need.launch < -noticeable && launch < 0 ? `Launches low: ${launchWords(need)}.` : null
}

const launchWords = ({ golfer }: Need): string => {
  if (golfer.launch === undefined)
    return golfer.needsLaunch || golfer.goal === 'launch'
      ? 'you asked for more launch'
      : `at ${miles(golfer.speedMph)} the ball needs help to climb`
  const { deg, targetDeg } = golfer.launch
  const side = deg < targetDeg ? 'under' : 'over'
  return `your ${degrees(deg)} is ${degrees(Math.abs(targetDeg - deg))} ${side} the ${degrees(targetDeg)} target`
}

const spinReason: Reason = (need, { spin }) => {
  if (need.lowSpin > noticeable && spin < 0) return `Spins less: ${spinWords(need)}.`
  return need.lowSpin < -noticeable && spin > 0 ? `Adds spin: ${spinWords(need)}.` : null
}

const spinWords = ({ golfer }: Need): string => {
  if (golfer.spin === undefined) return 'your spin was said to be high'
  const { rpm, targetRpm } = golfer.spin
  const side = rpm > targetRpm ? 'over' : 'under'
  return `your ${revolutions(rpm)} is ${revolutions(Math.abs(rpm - targetRpm))} ${side} the target`
}

const forgivenessReason: Reason = ({ golfer }, { forgiveness }) => {
  const rating = `Forgiveness ${forgiveness} of 10`
  if (golfer.goal === 'forgiveness') return `${rating}: forgiveness is your goal.`
  if (golfer.handicap === undefined) return `${rating}; without a handicap we lean to forgiving heads.`
  const from = golfer.handicapFrom === undefined ? '' : ` (from ${golfer.handicapFrom})`
  return `${rating} for a handicap of ${Math.round(golfer.handicap)}${from}.`
}

const speedReason: Reason = (need, { speedMph }) => {
  if (speedMph === null) return null
  const { min, max } = speedMph
  const isInside = need.golfer.speedMph >= min && need.golfer.speedMph <= max
  return isInside ? `Made for driver speeds of ${min} to ${max} mph; ${yourSpeed(need)}.` : null
}

const capSentence = ({ why }: Cap, need: Need): string => {
  switch (why) {
    case 'too slow for the head':
      return `Low-spin and tour heads want 90 mph and more; ${yourSpeed(need)}.`
    case 'draw head against a hook':
      return `A draw head makes a ${missWords(need)} worse.`
    case 'too fast for a light head':
      return `Light heads are for up to 100 mph; ${yourSpeed(need)}.`
    case 'blade':
      return `A blade asks too much at a handicap of ${Math.round(need.golfer.handicap ?? 0)}.`
  }
}

const yourSpeed = ({ golfer }: Need): string =>
  `yours is ${miles(golfer.speedMph)}${golfer.speedFrom === undefined ? '' : ` (${golfer.speedFrom})`}`

/** The miss in the words that were sent: `moderate fade`, or `fade` where the goal and not a miss says slice. */
const missWords = ({ golfer }: Need): string => {
  const { missPattern, missSize } = golfer
  if (missPattern !== 'fade' && missPattern !== 'hook') return 'slice'
  return missSize === undefined ? missPattern : `${missSize} ${missPattern}`
}

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)
const miles = (mph: number): string => `${oneDecimal(mph)} mph`
const degrees = (deg: number): string => `${oneDecimal(deg)}°`
const revolutions = (rpm: number): string => `${(Math.round(rpm / 10) * 10).toLocaleString('en-US')} rpm`
