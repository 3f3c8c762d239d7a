import { openEndHandicap } from '../../golf/handicap.ts'
import { apartShare, conditionSteps } from '../../golf/noise.ts'
import { roundTo } from '../../golf/units.ts'
import { curveName, isCurve, type MissPattern, type StrikePattern } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import type { Refit } from './refit.ts'

/** What a golfer who did not send an input may be: in words, and whether a drawn one is. */
interface Condition {
  readonly words: string
  readonly holds: (golfer: FittingRequest) => boolean
}

/** The re-fits of one spec: those that agree with it, those with one other value, and all of them. */
interface Split {
  readonly agreeing: readonly Refit[]
  readonly other: readonly Refit[]
  readonly all: readonly Refit[]
}

/**
 * What has to be true of an input that was not sent for the other value to be the likelier one, as a clause: `if your miss is a
 * fade or slice`. Of the kinds of golfers who get the other value more often than the fitted one, and more often than the rest do, the
 * one that tells them apart best. A value that does not come out more often anyway needs a reason that nearly decides it.
 * Null where nothing of that kind was left out.
 * @rule IN-REFIT
 */
export const conditionFor = (request: FittingRequest, name: string, split: Split): string | null => {
  const { agreeing, other } = split
  const isMoreOften = other.length > agreeing.length
  const asked = followsStature(name) ? [wristToFloor] : figures
  const conditions = [...wordsNotSent(request), ...(isMoreOften ? figuresNotSent(asked, request, other) : [])]
  const apartMin = isMoreOften ? apartShare.told : apartShare.deciding
  let best: { readonly words: string; readonly apart: number } | null = null
  for (const { words, holds } of conditions) {
    const apart = apartBy(holds, split)
    if (apart > (best?.apart ?? apartMin)) best = { words, apart }
  }
  if (best !== null) return `if ${best.words}`
  const isUnmeasured = wristToFloor.of(request) === null
  return isMoreOften && followsStature(name) && isUnmeasured ? 'if your wrist to floor is usual for your height' : null
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

const missWords: Readonly<Record<MissPattern, string>> = {
  fade: 'your miss is a fade or slice',
  hook: 'your miss is a draw or hook',
  both: 'you miss both ways',
  straight: 'your misses hardly curve',
}
const strikeWords: Readonly<Record<StrikePattern, string>> = {
  heel: 'you strike it off the heel',
  toe: 'you strike it off the toe',
  center: 'you strike it in the center',
  mix: 'you strike it all over the face',
}
const isLarge = ({ swingMetrics }: FittingRequest): boolean =>
  swingMetrics.missSize === 'moderate' || swingMetrics.missSize === 'large'

const wordsNotSent = ({ swingMetrics: sent }: FittingRequest): Condition[] => {
  const found: Condition[] = []
  if (sent.missPattern === undefined)
    for (const [pattern, words] of Object.entries(missWords) as [MissPattern, string][]) {
      const holds = ({ swingMetrics }: FittingRequest) => swingMetrics.missPattern === pattern
      found.push({ words, holds })
      if (isCurve(pattern)) {
        const sized = `your miss is a moderate or large ${curveName(pattern)}`
        found.push({ words: sized, holds: (golfer) => holds(golfer) && isLarge(golfer) })
      }
    }
  else if (sent.missSize === undefined && sent.missPattern !== 'straight')
    found.push({ words: 'that miss is moderate or large', holds: isLarge })
  if (sent.strikePattern === undefined) {
    for (const [pattern, words] of Object.entries(strikeWords))
      found.push({ words, holds: ({ swingMetrics }) => swingMetrics.strikePattern === pattern })
    found.push({
      words: 'you do not strike it in the center',
      holds: ({ swingMetrics }) => swingMetrics.strikePattern !== 'center',
    })
  }
  return found
}

const figuresNotSent = (asked: readonly Figure[], request: FittingRequest, other: readonly Refit[]): Condition[] =>
  asked.flatMap((one) => (one.of(request) === null ? bordersOf(one, other) : []))

/** A figure that golfers may not have sent. */
interface Figure {
  readonly name: string
  readonly unit: string
  readonly step: number
  readonly of: (golfer: FittingRequest) => number | null
}

const metric = (
  name: string,
  unit: string,
  field: keyof typeof conditionSteps & keyof FittingRequest['swingMetrics'],
) => ({
  name,
  unit,
  step: conditionSteps[field],
  of: ({ swingMetrics }: FittingRequest) => (swingMetrics[field] as number | undefined) ?? null,
})

const wristToFloor: Figure = {
  name: 'your wrist to floor',
  unit: ' in',
  step: conditionSteps.wristToFloor,
  of: ({ golfer }) => golfer.wristToFloor ?? null,
}

const figures: readonly Figure[] = [
  metric('your attack angle', '°', 'attackAngle'),
  metric('your launch', '°', 'launchAngle'),
  metric('your spin', ' rpm', 'spinRate'),
  metric('your ball speed', ' mph', 'ballSpeed'),
  metric('your club speed', ' mph', 'swingSpeed'),
  {
    name: 'your handicap',
    unit: '',
    step: conditionSteps.handicap,
    of: ({ golfer: { handicap, averageScore } }) =>
      handicap === '25+' ? openEndHandicap : (handicap ?? averageScore ?? null),
  },
  wristToFloor,
]

/** Borders at the values that part those with the other value into tenths. */
const bordersOf = ({ name, unit, step, of }: Figure, other: readonly Refit[]): Condition[] => {
  const values = other.flatMap(({ golfer }) => of(golfer) ?? []).sort((a, b) => a - b)
  const tenths = Array.from({ length: 9 }, (_, place) => values[Math.floor(((place + 1) * values.length) / 10)] ?? 0)
  const borders = [...new Set(values.length === 0 ? [] : tenths.map((value) => roundTo(value, step)))]
  return borders.flatMap((border) => [
    { words: `${name} is above ${border}${unit}`, holds: (golfer) => (of(golfer) ?? border) > border },
    { words: `${name} is below ${border}${unit}`, holds: (golfer) => (of(golfer) ?? border) < border },
  ])
}
