import { deviation, median, quantile } from 'd3-array'
import { mapYielding, yieldWhenDue } from '../../platform/work/yield.ts'
import { type MetricId, metrics, numbersOf, type ShotNumbers } from './metrics.ts'
import { modifiedZScores, outlierThreshold } from './outliers.ts'
import type { Session, Shot } from './schema.ts'

/** A shot with its numbers read, and whether it counts. */
export interface ReadShot extends ShotNumbers {
  readonly shot: Shot
  readonly segment: string | null
  /** The metrics in which it is far from the club's other shots; empty for most. */
  readonly outlierIn: readonly MetricId[]
  /** Neither an outlier nor waiting for review: part of the medians. */
  readonly counts: boolean
}

/** What the counting shots of a club say of one metric. */
interface Summary {
  readonly count: number
  readonly median: number
  /** Standard deviation; 0 of a single shot. */
  readonly spread: number
  /** A quarter of the shots is below, a quarter above. */
  readonly middleHalf: readonly [from: number, to: number]
}

/** All shots with one club in the same units. */
export interface ClubShots {
  /** As the sender first wrote it; null: none was named. */
  readonly club: string | null
  /** As sent, the same for all its shots: numbers in yards and in meters have no common median. */
  readonly units: string
  readonly shots: readonly ReadShot[]
  readonly summaries: ReadonlyMap<MetricId, Summary>
}

/**
 * A strike that is far off in one of these is another shot altogether (topped, or misread), and all its numbers go.
 * Direction is not among them: a ball that starts well right is what a golfer is fitted for.
 */
const strikeMetrics: readonly MetricId[] = ['clubSpeed', 'ballSpeed', 'launchAngle', 'spinRate', 'carry']

/** The shots of a session by club, in the order in which the clubs were first hit. Capitals and spaces do not count. */
export const shotsByClub = async (session: Session): Promise<ClubShots[]> => {
  const groups = new Map<string, { club: string | null; units: string; shots: Located[] }>()
  for (const { label = null, shots } of session.segments)
    for (const shot of shots) {
      const key = `${clubKey(shot.club)}\n${shot.units}`
      const group = groups.get(key) ?? { club: shot.club?.trim() || null, units: shot.units, shots: [] }
      group.shots.push({ shot, segment: label })
      groups.set(key, group)
    }
  return mapYielding(groups.values(), async ({ club, units, shots }) => ({ club, units, ...(await readShots(shots)) }))
}

/** Two spellings of one club: `7 Iron`, `7iron`, `7-iron`. */
export const clubKey = (club: string | null | undefined): string =>
  (club ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '')

interface Located {
  readonly shot: Shot
  readonly segment: string | null
}

const readShots = async (located: readonly Located[]): Promise<Pick<ClubShots, 'shots' | 'summaries'>> => {
  const numbers = await mapYielding(located, (shot) => ({ ...shot, ...numbersOf(shot.shot) }))
  // Numbers that the sender does not trust must not move the middle either.
  const trusted = numbers.filter(({ shot }) => !shot.needsReview)
  const far = new Map<Shot, MetricId[]>()
  for (const id of strikeMetrics) {
    await yieldWhenDue()
    const having = trusted.filter(({ known }) => known.has(id))
    const scores = modifiedZScores(having.map(({ known }) => known.get(id)!))
    for (const [index, { shot }] of having.entries())
      if (Math.abs(scores[index]!) > outlierThreshold) far.set(shot, [...(far.get(shot) ?? []), id])
  }
  const shots = await mapYielding(numbers, (read) => {
    const outlierIn = far.get(read.shot) ?? []
    return { ...read, outlierIn, counts: outlierIn.length === 0 && !read.shot.needsReview }
  })
  return { shots, summaries: await summariesOf(shots) }
}

const summariesOf = async (shots: readonly ReadShot[]): Promise<ReadonlyMap<MetricId, Summary>> => {
  const counting = shots.filter(({ counts }) => counts)
  const summaries = new Map<MetricId, Summary>()
  for (const { id } of metrics) {
    await yieldWhenDue()
    const values = counting.flatMap(({ known }) => known.get(id) ?? [])
    if (values.length === 0) continue
    summaries.set(id, {
      count: values.length,
      median: median(values)!,
      spread: deviation(values) ?? 0,
      middleHalf: [quantile(values, 0.25)!, quantile(values, 0.75)!],
    })
  }
  return summaries
}
