import { tellingShotsMin } from '../../../golf/flight/shots.ts'
import { comparedShotsMax, sameShotShare } from '../../../golf/flight/strokes.ts'
import { isMisread } from '../../../golf/names/club-name.ts'
import { chance } from '../../../platform/chance.ts'
import { yieldWhenDue } from '../../../platform/work/yield.ts'
import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { clubKey, type ReadShot, shotsByClub } from '../by-club.ts'
import { readShotClub } from '../fittable-club.ts'
import { type Metric, type MetricId, metrics } from '../metrics.ts'
import type { Session } from '../schema.ts'
import { isImperial, unitOf } from '../units.ts'
import { type Difference, differenceOf, middleOf } from './resample.ts'
import { compareStrokes, type Landing, type Play, type StrokesCompared } from './strokes.ts'

/** The shots with one club of a session that are compared. */
export interface Side {
  readonly sessionId: string
  readonly club: string
  readonly segment: string | null
  /** Those that count: what the sender or a test for outliers took out stays out. */
  readonly shots: readonly ReadShot[]
  readonly leftOut: number
}

/** Why shots cannot be compared, and the member of the question that names them. */
interface Incomparable {
  readonly refusal: Message
  readonly member: 'club' | 'segment'
}

/** Which shots of a session are meant. */
interface Choice {
  readonly club: string
  readonly segment?: string | undefined
}

/** The clubs of a session, or of its segments with a label: read once each, however many are chosen. */
export const clubsOfSession = (session: Session) => {
  const read = new Map<string | undefined, ReturnType<typeof shotsByClub>>()
  return (segment?: string): ReturnType<typeof shotsByClub> => {
    const key = segment === undefined ? undefined : clubKey(segment)
    const clubs = read.get(key) ?? shotsByClub({ ...session, segments: labelled(session, segment) })
    read.set(key, clubs)
    return clubs
  }
}

const labelled = ({ segments }: Session, segment: string | undefined): Session['segments'] =>
  segment === undefined
    ? segments
    : segments.filter(({ label = null }) => label !== null && clubKey(label) === clubKey(segment))

/** The shots of a session that a person chose, or why they cannot be compared. */
export const sideOf = async (
  session: Session,
  { club, segment }: Choice,
  clubsOf = clubsOfSession(session),
): Promise<Side | Incomparable> => {
  const [first] = labelled(session, segment)
  if (first === undefined) {
    const labels = session.segments.flatMap(({ label }) => label ?? [])
    const refusal = labels.length === 0 ? say('sessions.noSegments') : say('sessions.beSegment', { segments: labels })
    return { member: 'segment', refusal }
  }
  const clubs = await clubsOf(segment)
  const found = clubs.filter((one) => one.club !== null && clubKey(one.club) === clubKey(club))
  if (found.length === 0) {
    const names = clubs.flatMap((one) => one.club ?? [])
    const refusal = names.length === 0 ? say('sessions.noClubs') : say('sessions.beClub', { clubs: names })
    return { member: 'club', refusal }
  }
  const inUnits = found.find(({ units }) => isImperial(units))
  if (inUnits === undefined)
    return { member: 'club', refusal: say('sessions.comparedUnits', { units: found[0]!.units }) }
  const counting = inUnits.shots.filter(({ counts }) => counts)
  if (counting.length < tellingShotsMin)
    return {
      member: 'club',
      refusal: say('sessions.comparedShots', { least: tellingShotsMin, shots: counting.length }),
    }
  return {
    sessionId: session.sessionId,
    club: inUnits.club!,
    segment: segment === undefined ? null : (first.label ?? null),
    shots: counting.slice(-comparedShotsMax),
    leftOut: inUnits.shots.length - counting.length,
  }
}

/** Whether a choice cannot be compared. */
export const isIncomparable = (side: Side | Incomparable): side is Incomparable => 'refusal' in side

/** One metric of both clubs. */
export interface MetricCompared {
  readonly metric: Metric
  readonly unit: string
  readonly first: ReturnType<typeof middleOf>
  readonly second: ReturnType<typeof middleOf>
  /** Of the medians. */
  readonly middle: Difference
  /** Of the standard deviations. */
  readonly spread: Difference
}

/** Two clubs compared. */
export interface Comparison {
  readonly first: Side
  readonly second: Side
  readonly metrics: readonly MetricCompared[]
  readonly play: Play | null
  readonly strokes: StrokesCompared | null
  /** Why no club is called better; null: the strokes are compared. */
  readonly whyNot: 'no ends' | 'not alike' | null
}

/** What is compared, in the order in which people ask. */
const compared: readonly MetricId[] = [
  'carry',
  'total',
  'offline',
  'landingAngle',
  'peakHeight',
  'clubSpeed',
  'ballSpeed',
  'smash',
  'launchAngle',
  'spinRate',
]

/** Compare two clubs. The same shots are always compared the same. @rule IN-COMPARE */
export const compareClubs = async (first: Side, second: Side): Promise<Comparison> => {
  const draws = chance(seedOf([first, second]))
  const all: MetricCompared[] = []
  for (const id of compared) {
    await yieldWhenDue()
    const [one, other] = [valuesOf(first.shots, id), valuesOf(second.shots, id)]
    if (Math.min(one.length, other.length) < tellingShotsMin) continue
    const metric = metrics.find((each) => each.id === id)!
    all.push({
      metric,
      unit: unitOf(metric, 'imperial', 'imperial'),
      first: middleOf(one),
      second: middleOf(other),
      middle: differenceOf('median', one, other, draws),
      spread: differenceOf('spread', one, other, draws),
    })
  }
  await yieldWhenDue()
  const play = playOf(first, second)
  const [one, other] = [landingsOf(first.shots), landingsOf(second.shots)]
  const hasEnds = Math.min(one.length, other.length) >= tellingShotsMin
  return {
    first,
    second,
    metrics: all,
    play,
    strokes: play !== null && hasEnds ? compareStrokes(play, one, other, draws) : null,
    whyNot: play === null ? 'not alike' : hasEnds ? null : 'no ends',
  }
}

const valuesOf = (shots: readonly ReadShot[], id: MetricId): number[] =>
  shots.flatMap(({ known }) => known.get(id) ?? [])

/** Where shots ended, of those whose carry and side were measured. */
export const landingsOf = (shots: readonly ReadShot[]): Landing[] =>
  shots.flatMap(({ known }) => {
    const [carry, offline] = [known.get('carry'), known.get('offline')]
    return carry === undefined || offline === undefined ? [] : [{ carry, offline, total: known.get('total') ?? null }]
  })

/** How both clubs are played; null: they are not for the same shot, or nobody knows. @rule FLT-STROKES */
const playOf = (first: Side, second: Side): Play | null => {
  const [one, other] = [readShotClub(first.club), readShotClub(second.club)]
  if (isMisread(one) || isMisread(other) || [one.type, other.type].includes('putter')) return null
  const isForTee = [one, other].map(({ type }) => type === 'driver' || type === 'fairway')
  if (isForTee[0] !== isForTee[1]) return null
  if (isForTee[0]) return 'tee'
  const [near, far] = [first, second]
    .map(({ shots }) => middleOf(valuesOf(shots, 'carry')).median)
    .sort((a, b) => a - b) as [number, number]
  return one.name === other.name || far - near <= sameShotShare * far ? 'approach' : null
}

/** Two clubs that follow each other by carry. */
export interface Gap {
  readonly sessionId: string
  readonly longer: GapClub
  readonly shorter: GapClub
  readonly gap: Difference
}
interface GapClub {
  readonly club: string
  readonly shots: number
  readonly carry: number
}

/** The gaps of carry between the clubs of a session, the longest first, of those with shots enough. */
export const gapsOf = async (session: Session, clubsOf = clubsOfSession(session)): Promise<Gap[]> => {
  const clubs = (await clubsOf())
    .filter(({ club, units }) => club !== null && isImperial(units))
    .map(({ club, shots }) => {
      const counting = shots.filter(({ counts }) => counts)
      return { club: club!, carries: valuesOf(counting, 'carry').slice(-comparedShotsMax) }
    })
    .filter(({ carries }) => carries.length >= tellingShotsMin)
    .map((club) => ({ ...club, ...middleOf(club.carries) }))
    .sort((a, b) => b.median - a.median)
  const gaps: Gap[] = []
  for (const [i, shorter] of clubs.entries()) {
    const longer = clubs[i - 1]
    if (longer === undefined) continue
    await yieldWhenDue()
    const draws = chance(seedOfNumbers([...longer.carries, ...shorter.carries]))
    const gap = differenceOf('median', longer.carries, shorter.carries, draws)
    gaps.push({ sessionId: session.sessionId, longer: asGapClub(longer), shorter: asGapClub(shorter), gap })
  }
  return gaps
}

const asGapClub = ({ club, count, median }: { club: string; count: number; median: number }): GapClub => ({
  club,
  shots: count,
  carry: median,
})

const seedOf = (sides: readonly Side[]): number =>
  seedOfNumbers(sides.flatMap(({ shots }) => shots.flatMap(({ known }) => [...known.values()])))

/** Seeds of the generator are from 1 to 2^31 - 2. */
const seedsMax = 2_147_483_646
const seedOfNumbers = (numbers: readonly number[]): number =>
  numbers.reduce((seed, number) => (seed * 31 + Math.abs(Math.round(number * 100))) % seedsMax, 1) + 1
