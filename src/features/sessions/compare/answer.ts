import { tellingShotsMin } from '../../../golf/flight/shots.ts'
import { comparedSurely, moreShotsMax } from '../../../golf/flight/strokes.ts'
import { roundTo } from '../../../golf/units.ts'
import type { Comparison, Gap, MetricCompared, Side } from './compare-clubs.ts'
import { type Difference, rounded } from './resample.ts'
import type { ComparisonAnswer } from './schema.ts'
import type { StrokesCompared } from './strokes.ts'

/** A comparison as it is answered. */
export const comparisonAnswer = (comparison: Comparison | null, gaps: readonly Gap[]): ComparisonAnswer => ({
  success: true,
  comparison: comparison === null ? null : comparedAnswer(comparison),
  gaps: gaps.map(({ sessionId, longer, shorter, gap }) => ({
    sessionId,
    longer: { ...longer, carry: roundTo(longer.carry, 0.1) },
    shorter: { ...shorter, carry: roundTo(shorter.carry, 0.1) },
    gap: rounded(gap, 0.1),
  })),
  rules: ['IN-COMPARE', 'FLT-STROKES'],
})

const comparedAnswer = (comparison: Comparison): NonNullable<ComparisonAnswer['comparison']> => {
  const { first, second, strokes, play, whyNot, metrics } = comparison
  return {
    first: sideAnswer(first),
    second: sideAnswer(second),
    verdict: verdictOf(comparison),
    strokes:
      strokes === null
        ? null
        : {
            play: play!,
            first: roundTo(strokes.first, 0.01),
            second: roundTo(strokes.second, 0.01),
            gained: rounded(strokes.gained, 0.01),
            chanceFirst: strokes.chanceFirst < 0.5 ? roundTo(1 - shownChance(strokes), 0.01) : shownChance(strokes),
            better: strokes.better,
            moreShots: strokes.moreShots,
          },
    whyNot: whyNot === null ? null : reasons[whyNot],
    metrics: metrics.map(metricAnswer),
  }
}

const sideAnswer = ({ shots, ...side }: Side) => ({ ...side, shots: shots.length })

const metricAnswer = ({ metric, unit, first, second, middle, spread }: MetricCompared) => {
  const step = metric.digits === 0 ? 1 : 0.1 ** metric.digits
  const round = (each: MetricCompared['first']) => ({
    count: each.count,
    median: roundTo(each.median, step),
    spread: roundTo(each.spread, step),
  })
  return {
    metric: metric.id,
    unit: unit || null,
    first: round(first),
    second: round(second),
    median: rounded(middle, step),
    spread: rounded(spread, step),
    shown: isShown(middle),
  }
}

/** Whether an interval holds no 0. */
export const isShown = ({ low, high }: Difference): boolean => low > 0 || high < 0

/** The chance of the likelier club: never quite everything, and never one that would call it better where it is not. */
export const shownChance = ({ chanceFirst, better }: StrokesCompared): number => {
  const most = better === null ? comparedSurely.better - 0.01 : 0.99
  return roundTo(Math.min(most, Math.max(chanceFirst, 1 - chanceFirst)), 0.01)
}

const reasons = {
  'no ends': `Fewer than ${tellingShotsMin} shots with each have both a carry and a distance from the target line.`,
  'not alike': 'The two are not for the same shot: which is better depends on the hole.',
} as const satisfies Record<NonNullable<Comparison['whyNot']>, string>

/** What the shots show, in a sentence. */
const verdictOf = ({ first, second, strokes, whyNot }: Comparison): string => {
  if (strokes === null) return `No club is called better. ${reasons[whyNot!]}`
  const [one, other] = namesOf(first, second)
  const isFirst = strokes.chanceFirst >= 0.5
  const chance = Math.round(100 * shownChance(strokes))
  const name = isFirst ? one : other
  const saved = roundTo(Math.abs(strokes.gained.difference), 0.01)
  if (strokes.better !== null)
    return `${name} is better for this golfer: a chance of ${chance} %, and about ${saved} strokes saved a shot.`
  const undecided = `No difference that these shots can show: a chance of ${chance} % that ${name} is better.`
  return `${undecided} ${moreWords(strokes)}`
}

const moreWords = ({ moreShots }: StrokesCompared): string =>
  moreShots === null
    ? `Not even ${moreShotsMax} more shots with each would decide, if the difference stayed.`
    : `If the difference stayed, ${moreShots} more ${moreShots === 1 ? 'shot' : 'shots'} with each would decide.`

/** Names of both, with what tells them apart where the clubs are named alike. */
const namesOf = (first: Side, second: Side): [string, string] => {
  if (first.club.toLowerCase() !== second.club.toLowerCase()) return [first.club, second.club]
  const apart = (side: Side, place: string) => `${side.club} (${side.segment ?? place})`
  return first.sessionId === second.sessionId
    ? [apart(first, 'first'), apart(second, 'second')]
    : [apart(first, 'this session'), apart(second, 'the other session')]
}
