import { openEndHandicap } from '../../golf/handicap.ts'
import { apartShare, conditionSteps } from '../../golf/noise.ts'
import { roundTo } from '../../golf/units.ts'
import { isCurve, type MissPattern, type StrikePattern } from '../../golf/words.ts'
import type { Message, Quantity } from '../../platform/message.ts'
import { bodyInches, deg, type MessageId, mph, rpm, say } from '../../words/say.ts'
import type { FittingRequest } from '../schema.ts'
import type { Refit } from './refit.ts'

/** What a golfer who did not send an input may be: in words, and whether a drawn one is. */
interface Condition {
  readonly said: Message
  readonly holds: (golfer: FittingRequest) => boolean
}

/** The re-fits of one spec: those that agree with it, those with one other value, and all of them. */
interface Split {
  readonly agreeing: readonly Refit[]
  readonly other: readonly Refit[]
  readonly all: readonly Refit[]
}

/**
 * What has to be true of an input that was not sent for the other value to be the likelier one, as a clause: `your miss is a
 * fade or slice`. Of the kinds of golfers who get the other value more often than the fitted one, and more often than the rest do, the
 * one that tells them apart best. A value that does not come out more often anyway needs a reason that nearly decides it.
 * Null where nothing of that kind was left out.
 * @rule IN-REFIT
 */
export const conditionFor = (request: FittingRequest, name: string, split: Split): Message | null => {
  const { agreeing, other } = split
  const isMoreOften = other.length > agreeing.length
  const asked = followsStature(name) ? [wristToFloor] : figures
  const conditions = [...wordsNotSent(request), ...(isMoreOften ? figuresNotSent(asked, request, other) : [])]
  const apartMin = isMoreOften ? apartShare.told : apartShare.deciding
  let best: { readonly said: Message; readonly apart: number } | null = null
  for (const { said, holds } of conditions) {
    const apart = apartBy(holds, split)
    if (apart > (best?.apart ?? apartMin)) best = { said, apart }
  }
  if (best !== null) return best.said
  const isUnmeasured = wristToFloor.of(request) === null
  return isMoreOften && followsStature(name) && isUnmeasured ? say('others.wristIsUsual') : null
}

/** Length, and what follows from it. */
const followsStature = (name: string): boolean => ['length', 'lieAngle', 'swingWeight'].includes(name)

/** How much more of those with the other value are of a kind than of the rest; 0 where that kind mostly gets the fitted one. */
const apartBy = (holds: Condition['holds'], { agreeing, other, all }: Split): number => {
  const among = (refits: readonly Refit[]) => refits.reduce((sum, { golfer }) => sum + (holds(golfer) ? 1 : 0), 0)
  const inside = among(other)
  if (inside <= among(agreeing)) return 0
  return inside / other.length - (among(all) - inside) / Math.max(1, all.length - other.length)
}

const misses: Readonly<Record<MissPattern, Message>> = {
  fade: say('others.missIsFade'),
  hook: say('others.missIsHook'),
  both: say('others.missIsBoth'),
  straight: say('others.missIsStraight'),
}
const strikes: Readonly<Record<StrikePattern, Message>> = {
  heel: say('others.strikeIsHeel'),
  toe: say('others.strikeIsToe'),
  center: say('others.strikeIsCenter'),
  mix: say('others.strikeIsMix'),
}
const isLarge = ({ swingMetrics }: FittingRequest): boolean =>
  swingMetrics.missSize === 'moderate' || swingMetrics.missSize === 'large'

const wordsNotSent = ({ swingMetrics: sent }: FittingRequest): Condition[] => {
  const found: Condition[] = []
  if (sent.missPattern === undefined)
    for (const [pattern, said] of Object.entries(misses) as [MissPattern, Message][]) {
      const holds = ({ swingMetrics }: FittingRequest) => swingMetrics.missPattern === pattern
      found.push({ said, holds })
      if (isCurve(pattern)) {
        const sized = say(pattern === 'fade' ? 'others.missIsBigSlice' : 'others.missIsBigHook')
        found.push({ said: sized, holds: (golfer) => holds(golfer) && isLarge(golfer) })
      }
    }
  else if (sent.missSize === undefined && sent.missPattern !== 'straight')
    found.push({ said: say('others.missIsBig'), holds: isLarge })
  if (sent.strikePattern === undefined) {
    for (const [pattern, said] of Object.entries(strikes))
      found.push({ said, holds: ({ swingMetrics }) => swingMetrics.strikePattern === pattern })
    found.push({
      said: say('others.strikeIsOffCenter'),
      holds: ({ swingMetrics }) => swingMetrics.strikePattern !== 'center',
    })
  }
  return found
}

const figuresNotSent = (asked: readonly Figure[], request: FittingRequest, other: readonly Refit[]): Condition[] =>
  asked.flatMap((one) => (one.of(request) === null ? bordersOf(one, other) : []))

type BorderId = Extract<MessageId, `others.${string}Above` | `others.${string}Below`>

/** A figure that golfers may not have sent. */
interface Figure {
  readonly above: BorderId
  readonly below: BorderId
  readonly quantity: (border: number) => Quantity
  readonly step: number
  readonly of: (golfer: FittingRequest) => number | null
}

const metric = (
  said: Pick<Figure, 'above' | 'below' | 'quantity'>,
  field: keyof typeof conditionSteps & keyof FittingRequest['swingMetrics'],
) => ({
  ...said,
  step: conditionSteps[field],
  of: ({ swingMetrics }: FittingRequest) => (swingMetrics[field] as number | undefined) ?? null,
})

const wristToFloor: Figure = {
  above: 'others.wristAbove',
  below: 'others.wristBelow',
  quantity: bodyInches,
  step: conditionSteps.wristToFloor,
  of: ({ golfer }) => golfer.wristToFloor ?? null,
}

const figures: readonly Figure[] = [
  metric({ above: 'others.attackAbove', below: 'others.attackBelow', quantity: deg }, 'attackAngle'),
  metric({ above: 'others.launchAbove', below: 'others.launchBelow', quantity: deg }, 'launchAngle'),
  metric({ above: 'others.spinAbove', below: 'others.spinBelow', quantity: rpm }, 'spinRate'),
  metric({ above: 'others.ballSpeedAbove', below: 'others.ballSpeedBelow', quantity: mph }, 'ballSpeed'),
  metric({ above: 'others.clubSpeedAbove', below: 'others.clubSpeedBelow', quantity: mph }, 'swingSpeed'),
  {
    above: 'others.handicapAbove',
    below: 'others.handicapBelow',
    quantity: (n) => ({ n }),
    step: conditionSteps.handicap,
    of: ({ golfer: { handicap, averageScore } }) =>
      handicap === '25+' ? openEndHandicap : (handicap ?? averageScore ?? null),
  },
  wristToFloor,
]

/** Borders at the values that part those with the other value into tenths. */
const bordersOf = ({ above, below, quantity, step, of }: Figure, other: readonly Refit[]): Condition[] => {
  const values = other.flatMap(({ golfer }) => of(golfer) ?? []).sort((a, b) => a - b)
  const tenths = Array.from({ length: 9 }, (_, place) => values[Math.floor(((place + 1) * values.length) / 10)] ?? 0)
  const borders = [...new Set(values.length === 0 ? [] : tenths.map((value) => roundTo(value, step)))]
  return borders.flatMap((border) => [
    { said: say(above, { border: quantity(border) }), holds: (golfer) => (of(golfer) ?? border) > border },
    { said: say(below, { border: quantity(border) }), holds: (golfer) => (of(golfer) ?? border) < border },
  ])
}
