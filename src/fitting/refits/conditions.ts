import { openEndHandicap, statedHandicap } from '../../golf/handicap.ts'
import { isCurve, type MissPattern, type StrikePattern } from '../../golf/names/words.ts'
import { apartShare, conditionSteps } from '../../golf/noise.ts'
import { roundTo } from '../../golf/units.ts'
import { yieldWhenDue } from '../../platform/work/yield.ts'
import type { Message, Quantity } from '../../words/message.ts'
import { bodyInches, deg, type MessageId, mph, rpm, say } from '../../words/say.ts'
import type { FittingRequest } from '../schema/schema.ts'
import type { Refit } from './refit.ts'

/** What a golfer who did not send an input may be: in words, whether a drawn one is, and the requests that send it. */
interface Condition {
  readonly said: Message
  readonly holds: (golfer: FittingRequest) => boolean
  readonly sent: readonly FittingRequest[]
}

/** The re-fits of one spec: those that agree with it, those with one other value, and all of them. */
interface Split {
  readonly agreeing: readonly Refit[]
  readonly other: readonly Refit[]
  readonly all: readonly Refit[]
}

/**
 * What has to be true of an input that was not sent for the other value to come out, as a clause: `your miss is a fade or
 * slice`. Of the kinds of golfers who get the other value more often than the fitted one, and more often than the rest do, the
 * one that tells them apart best, of those that were tried: a request that sends that input and nothing else gets the other
 * value. A value that does not come out more often anyway needs a reason that nearly decides it. Null where nothing of that
 * kind was left out.
 * @param getsOther Whether a request is fitted with the other value.
 * @rule IN-REFIT
 */
export const conditionFor = async (
  request: FittingRequest,
  name: string,
  split: Split,
  getsOther: (tried: FittingRequest) => boolean,
): Promise<Message | null> => {
  const { agreeing, other } = split
  const isMoreOften = other.length > agreeing.length
  const asked = followsStature(name) ? [wristToFloor] : figures
  const conditions = [...wordsNotSent(request), ...(isMoreOften ? figuresNotSent(asked, request, other) : [])]
  const apartMin = isMoreOften ? apartShare.told : apartShare.deciding
  const telling = conditions
    .map((one) => ({ ...one, apart: apartBy(one.holds, split) }))
    .filter(({ apart }) => apart > apartMin)
    .sort((a, b) => b.apart - a.apart)
  for (const { said, sent } of telling.slice(0, triedMax)) {
    await yieldWhenDue()
    if (sent.every(getsOther)) return said
  }
  return null
}

/** Conditions of one alternative that are tried, the most telling first: each takes up to three fits. */
const triedMax = 6

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

/** A speed that is sent needs no estimate. */
const withMetrics = (request: FittingRequest, more: FittingRequest['swingMetrics']): FittingRequest => {
  const { estimateSpeed, ...others } = request.swingMetrics
  const isEstimated = estimateSpeed !== undefined && (more.swingSpeed ?? more.ballSpeed) === undefined
  return { ...request, swingMetrics: { ...others, ...(isEstimated && { estimateSpeed }), ...more } }
}

const wordsNotSent = (request: FittingRequest): Condition[] => [...missesNotSent(request), ...strikesNotSent(request)]

const missesNotSent = (request: FittingRequest): Condition[] => {
  const { missPattern, missSize } = request.swingMetrics
  const large = (pattern: MissPattern) =>
    (['moderate', 'large'] as const).map((size) => withMetrics(request, { missPattern: pattern, missSize: size }))
  if (missPattern !== undefined)
    return missSize !== undefined || missPattern === 'straight'
      ? []
      : [{ said: say('others.missIsBig'), holds: isLarge, sent: large(missPattern) }]
  return (Object.entries(misses) as [MissPattern, Message][]).flatMap(([pattern, said]): Condition[] => {
    const holds = ({ swingMetrics }: FittingRequest) => swingMetrics.missPattern === pattern
    const any = { said, holds, sent: [withMetrics(request, { missPattern: pattern })] }
    if (!isCurve(pattern)) return [any]
    const sized = say(pattern === 'fade' ? 'others.missIsBigSlice' : 'others.missIsBigHook')
    return [any, { said: sized, holds: (golfer) => holds(golfer) && isLarge(golfer), sent: large(pattern) }]
  })
}

const strikesNotSent = (request: FittingRequest): Condition[] => {
  if (request.swingMetrics.strikePattern !== undefined) return []
  const sent = (pattern: StrikePattern) => withMetrics(request, { strikePattern: pattern })
  const each = (Object.entries(strikes) as [StrikePattern, Message][]).map(([pattern, said]) => ({
    said,
    holds: ({ swingMetrics }: FittingRequest) => swingMetrics.strikePattern === pattern,
    sent: [sent(pattern)],
  }))
  const offCenter = ({ swingMetrics }: FittingRequest) => swingMetrics.strikePattern !== 'center'
  const off = (['heel', 'toe', 'mix'] as const).map(sent)
  return [...each, { said: say('others.strikeIsOffCenter'), holds: offCenter, sent: off }]
}

const figuresNotSent = (asked: readonly Figure[], request: FittingRequest, other: readonly Refit[]): Condition[] =>
  asked.flatMap((one) => (one.of(request) === null ? bordersOf(one, request, other) : []))

type BorderId = Extract<MessageId, `others.${string}Above` | `others.${string}Below`>

/** A figure that golfers may not have sent. */
interface Figure {
  readonly above: BorderId
  readonly below: BorderId
  readonly quantity: (border: number) => Quantity
  readonly step: number
  readonly of: (golfer: FittingRequest) => number | null
  readonly sent: (request: FittingRequest, value: number) => FittingRequest
}

const metric = (
  said: Pick<Figure, 'above' | 'below' | 'quantity'>,
  field: keyof typeof conditionSteps & keyof FittingRequest['swingMetrics'],
) => ({
  ...said,
  step: conditionSteps[field],
  of: ({ swingMetrics }: FittingRequest) => (swingMetrics[field] as number | undefined) ?? null,
  sent: (request: FittingRequest, value: number) => withMetrics(request, { [field]: value }),
})

const wristToFloor: Figure = {
  above: 'others.wristAbove',
  below: 'others.wristBelow',
  quantity: bodyInches,
  step: conditionSteps.wristToFloor,
  of: ({ golfer }) => golfer.wristToFloor ?? null,
  sent: (request, value) => ({ ...request, golfer: { ...request.golfer, wristToFloor: value } }),
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
    sent: (request, value) => ({
      ...request,
      golfer: { ...request.golfer, handicap: value > statedHandicap.max ? '25+' : value },
    }),
  },
  wristToFloor,
]

/**
 * Borders at the values that part those with the other value into tenths. Beyond a border the figure is tried a step away, and
 * at the middle of those golfers.
 */
const bordersOf = (figure: Figure, request: FittingRequest, other: readonly Refit[]): Condition[] => {
  const { above, below, quantity, step, of } = figure
  const values = other.flatMap(({ golfer }) => of(golfer) ?? []).sort((a, b) => a - b)
  const tenths = Array.from({ length: 9 }, (_, place) => values[Math.floor(((place + 1) * values.length) / 10)] ?? 0)
  const borders = [...new Set(values.length === 0 ? [] : tenths.map((value) => roundTo(value, step)))]
  const sent = (next: number, beyond: readonly number[]) =>
    [next, ...beyond.slice(beyond.length >> 1, (beyond.length >> 1) + 1)].map((value) =>
      figure.sent(request, roundTo(value, step)),
    )
  return borders.flatMap((border) => [
    {
      said: say(above, { border: quantity(border) }),
      holds: (golfer) => (of(golfer) ?? border) > border,
      sent: sent(
        border + step,
        values.filter((value) => value > border),
      ),
    },
    {
      said: say(below, { border: quantity(border) }),
      holds: (golfer) => (of(golfer) ?? border) < border,
      sent: sent(
        border - step,
        values.filter((value) => value < border),
      ),
    },
  ])
}
