import { crossFieldProblems, FittingRequest } from '../../fitting/index.ts'
import { camerasReadHigherDeg } from '../../golf/flight/attack.ts'
import { landingsMax } from '../../golf/flight/shots.ts'
import { roundTo } from '../../golf/units.ts'
import { fieldProblems, wrongFields } from '../../platform/schema.ts'
import type { Statement } from '../../platform/statement.ts'
import { inEnglish } from '../../words/index.ts'
import type { Message } from '../../words/message.ts'
import { say, sentences } from '../../words/say.ts'
import { type ClubShots, clubKey, shotsByClub } from './by-club.ts'
import { type FittableClub, fittableClub } from './fittable-club.ts'
import type { MetricId } from './metrics.ts'
import type { Session } from './schema.ts'
import { isImperial } from './units.ts'
import { wordsOfShots } from './words-of-shots.ts'

type SwingMetrics = FittingRequest['swingMetrics']
type Figures = NonNullable<FittingRequest['shots']>['figures']

/** What becomes of a median that a fitting does not take as it is. */
export const medianIds = ['outOfBounds', 'cameraAttack'] as const
type MedianId = (typeof medianIds)[number]

/** What the medians of a club say to a fitting. */
interface SwingOfShots {
  readonly swingMetrics: SwingMetrics
  readonly shotsUsed: number
  readonly shotsLeftOut: number
  /** Medians that a fitting does not take: out of its bounds. */
  readonly unusable: readonly Message[]
  /** Medians that count as another number. */
  readonly corrected: readonly Message[]
  /** Both without their words. */
  readonly statements: readonly Statement<MedianId>[]
  /** The shots behind each number. */
  readonly figures: Figures
  /** Degrees taken off the attack: 0 for a radar; null: whether it reads high is not known. */
  readonly attackOffsetDeg: number | null
}

/** What a fitting from a session was made of. */
interface FittedFrom extends SwingOfShots {
  /** Words of the swing that were read from the shots, and from what. */
  readonly read: readonly string[]
}

/** A session that cannot be fitted from; the message is for the person who asked. */
export class NotFittable extends Error {
  override readonly name = 'NotFittable'

  constructor(readonly detail: Message) {
    super(inEnglish(detail))
  }
}

/** Which median goes into which field of a fitting. Total distance is the driver's alone. */
const fields: Readonly<Partial<Record<MetricId, keyof SwingMetrics>>> = {
  clubSpeed: 'swingSpeed',
  ballSpeed: 'ballSpeed',
  launchAngle: 'launchAngle',
  attackAngle: 'attackAngle',
  clubPath: 'clubPath',
  faceAngle: 'faceAngle',
  spinRate: 'spinRate',
  carry: 'carryDistance',
  total: 'totalDistance',
  peakHeight: 'peakHeight',
  landingAngle: 'landingAngle',
}

/**
 * The swing of a club: the median of each metric over the shots that count (outliers and shots to review are out), to a
 * tenth. Nothing is filled in: a metric that was not measured is not there.
 */
export const metricsOfShots = (
  { shots, summaries }: Pick<ClubShots, 'shots' | 'summaries'>,
  isDriver: boolean,
): SwingOfShots => {
  const swingMetrics: Record<string, number> = {}
  const figures: Record<string, { shots: number; spread: number }> = {}
  const offset = isDriver ? attackOffsetOf(shots) : null
  const unusable: Message[] = []
  const corrected: Message[] = []
  const statements: Statement<MedianId>[] = []
  for (const [id, field] of Object.entries(fields) as [MetricId, keyof SwingMetrics][]) {
    const summary = summaries.get(id)
    if (summary === undefined || (field === 'totalDistance' && !isDriver)) continue
    const higherDeg = id === 'attackAngle' ? (offset ?? 0) : 0
    const value = Math.round((summary.median - higherDeg) * 10) / 10
    const measured = Math.round(summary.median * 10) / 10
    if (higherDeg > 0) {
      corrected.push(say('sessions.cameraAttack', { field, measured, counts: value, degrees: higherDeg }))
      statements.push({ id: 'cameraAttack', values: { measured, counts: value, degrees: higherDeg } })
    }
    const schema = FittingRequest.properties.swingMetrics.properties[field]
    const [wrong] = fieldProblems(schema, value)
    if (wrong === undefined) {
      swingMetrics[field] = value
      figures[field] = { shots: summary.count, spread: roundTo(summary.spread, 0.01) }
    } else {
      unusable.push(say('sessions.unusable', { field, value, why: wrong.detail }))
      const { minimum: from, maximum: to } = schema as { minimum: number; maximum: number }
      statements.push({ id: 'outOfBounds', values: { metric: id, value, from, to } })
    }
  }
  const shotsUsed = shots.filter(({ counts }) => counts).length
  const attackOffsetDeg = 'attackAngle' in swingMetrics ? offset : null
  return {
    swingMetrics,
    shotsUsed,
    shotsLeftOut: shots.length - shotsUsed,
    unusable,
    corrected,
    statements,
    figures,
    attackOffsetDeg,
  }
}

/** Every number with its shots, as an answer cites them. */
export const citedFigures = (swingMetrics: SwingMetrics, figures: Figures) =>
  Object.entries(figures).map(([field, behind]) => ({
    field,
    value: swingMetrics[field as keyof Figures]!,
    ...behind,
  }))

/** Sources whose device is a radar, whatever the sender says of the point it measures. */
const radars: readonly string[] = ['ocr-trackman']

/** Cameras measure the face of a driver, which still rises where the center of its head, that a radar follows, is level. @rule IN-ATTACK */
const attackOffsetOf = (shots: ClubShots['shots']): number | null => {
  const counting = shots.filter(({ counts }) => counts).map(({ shot }) => shot)
  if (counting.length > 0 && counting.every(({ source }) => radars.includes(source))) return 0
  const isCamera = counting.every(
    ({ source, measurementRef }) => measurementRef === 'club-face' && !radars.includes(source),
  )
  return isCamera ? camerasReadHigherDeg : null
}

/** Parts of a fitting request that no shots tell. */
type SaidField = 'currentEquipment' | 'clubDetails' | 'preferences' | 'budget' | 'brands' | 'inventory'

/** What is asked of a fitting from a session: the club, and what a launch monitor does not know. */
interface FitQuestion extends Pick<FittingRequest, 'golfer' | SaidField> {
  /** In the words of the session or close to them: `7 iron` is `7-Iron`. */
  readonly club: string
  readonly swing?: Pick<SwingMetrics, 'missPattern' | 'missSize' | 'strikePattern'> | undefined
}

/**
 * The fitting request that a club of a session makes.
 * @throws {NotFittable} There is no such club in the session, or its shots do not carry a fitting.
 */
export const fitRequestOf = async (
  session: Session,
  { club, swing, ...golferParts }: FitQuestion,
): Promise<{ request: FittingRequest; from: FittedFrom }> => {
  const clubs = await shotsByClub(session)
  const found = clubs.filter((shots) => clubKey(shots.club) === clubKey(club))
  if (found.length === 0) throw new NotFittable(noSuchClub(club, clubs))
  const clubShots = found.find(({ units }) => isImperial(units))
  if (clubShots === undefined) throw new NotFittable(say('sessions.clubUnits', { club, units: found[0]!.units }))
  const fittable = fittableClub(club)
  if ('refusal' in fittable) throw new NotFittable(fittable.refusal)
  const from = metricsOfShots(clubShots, fittable.clubType === 'driver')
  if (from.shotsUsed === 0) throw new NotFittable(say('sessions.noneCounts', { shots: clubShots.shots.length, club }))
  const told = wordsOfShots(clubShots.shots, golferParts.golfer.handedness, swing)
  const request = {
    ...withSaid(fittable, golferParts),
    golfer: golferParts.golfer,
    swingMetrics: { ...from.swingMetrics, ...told.swing, ...swing },
    shots: shotsBehind(clubShots.shots, from),
  }
  const wrong = [...fieldProblems(FittingRequest, request), ...crossFieldProblems(request)]
  if (wrong.length > 0) throw new NotFittable(sentences([wrongFields(wrong).detail, ...unusableSaid(from)]))
  return { request, from: { ...from, read: told.read } }
}

const unusableSaid = ({ unusable }: SwingOfShots): readonly Message[] =>
  unusable.length === 0 ? [] : [say('refusal.text', { problems: unusable })]

/** What a fitting cites of its shots. */
const shotsBehind = (
  shots: ClubShots['shots'],
  { figures, attackOffsetDeg, shotsUsed }: SwingOfShots,
): NonNullable<FittingRequest['shots']> => {
  const landings = shots
    .filter(({ counts }) => counts)
    .flatMap(landingOf)
    .slice(0, landingsMax)
  return {
    count: shotsUsed,
    figures,
    ...(attackOffsetDeg !== null && { attackOffset: attackOffsetDeg }),
    ...(landings.length > 0 && { landings }),
  }
}

const landingOf = ({ known }: ClubShots['shots'][number]) => {
  const [carry, offline] = [known.get('carry'), known.get('offline')]
  if (carry === undefined || offline === undefined) return []
  const landing = { carry: roundTo(carry, 0.1), offline: roundTo(offline, 0.1) }
  return landing.carry > 0 && landing.carry <= 500 && Math.abs(landing.offline) <= 250 ? [landing] : []
}

/** What the club's name tells, beside what was said of it; where both tell, what was said counts. */
const withSaid = ({ clubType, clubDetails, currentEquipment }: FittableClub, said: Pick<FittingRequest, SaidField>) => {
  const details = { ...clubDetails, ...said.clubDetails }
  const equipment = { ...currentEquipment, ...said.currentEquipment }
  return {
    clubType,
    ...(Object.keys(details).length > 0 && { clubDetails: details }),
    ...(Object.keys(equipment).length > 0 && { currentEquipment: equipment }),
    ...(said.preferences !== undefined && { preferences: said.preferences }),
    ...(said.budget !== undefined && { budget: said.budget }),
    ...(said.brands !== undefined && { brands: said.brands }),
    ...(said.inventory !== undefined && { inventory: said.inventory }),
  }
}

const noSuchClub = (club: string, clubs: readonly ClubShots[]): Message => {
  const named = clubs.flatMap((shots) => shots.club ?? [])
  return named.length === 0
    ? say('sessions.noClubNames', { club })
    : say('sessions.noShotsWith', { club, clubs: named })
}
