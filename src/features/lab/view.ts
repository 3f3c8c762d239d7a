import { type CompletedFitting, type FittingRequest, fit } from '../../fitting/index.ts'
import { type Club, strikeEfficiency } from '../../flight/index.ts'
import { type KnownShot, type Outcome, unchanged, usualSpread, whatIf } from '../../flight/side/index.ts'
import { ironBendDegMax, wedgeBendDegMax } from '../../golf/matching.ts'
import { swingWeightBands } from '../../golf/swing-weights.ts'
import { type IronCategory, strikePatterns, type WoodCategory } from '../../golf/words.ts'
import type { Catalog } from '../catalog/index.ts'

/** A shot of a fitting, and what comes of it. */
export interface SetUp {
  readonly kind: 'now' | 'fitted' | 'compared'
  readonly name: string
  readonly description: string
  readonly shot: KnownShot
  readonly outcome: Outcome
}

/** How far the loft of the first pick can be changed from its build, degrees; null where it cannot. */
interface LoftTravel {
  readonly min: number
  readonly max: number
}

/** What the page of a fitting draws, and what its sliders start from. */
export interface LabView {
  readonly fitting: CompletedFitting
  readonly setUps: readonly SetUp[]
  readonly isAimMeasured: boolean
  readonly travel: LoftTravel | null
  /** Empty for juniors, who have no swing weight. */
  readonly swingWeights: ReturnType<typeof swingWeightBands>
  /** Of the fitted length from standard, inches. */
  readonly lengthOffsetIn: number
}

export const labView = (
  { input }: { readonly input: FittingRequest },
  fitting: CompletedFitting,
  catalog: Catalog,
): LabView => {
  const { swingMetrics, golfer } = input
  const isJunior = fitting.specs.swingWeight.value === null
  return {
    fitting,
    setUps: setUpsOf(fitting),
    isAimMeasured: swingMetrics.faceAngle !== undefined && swingMetrics.clubPath !== undefined,
    travel: travelOf(fitting, catalog),
    swingWeights: isJunior ? [] : swingWeightBands(fitting.clubType, golfer.gender === 'female' ? 'women' : 'men'),
    // Of what was not stored, worked out again.
    lengthOffsetIn: fit(input).lengthOffsetIn,
  }
}

/** Clubs that fittings fly. */
const flown: Partial<Record<CompletedFitting['clubType'], Club>> = { driver: 'driver', iron: '7-iron' }

/** The present shot where it was measured, and every set-up that the fitting flew, from the figures it shows. */
const setUpsOf = (fitting: CompletedFitting): SetUp[] => {
  const { clubType, analysis, input } = fitting
  const club = flown[clubType]
  if (club === undefined || analysis === undefined) return []
  const { swingMetrics } = input
  const swing = swingOf(fitting, club)
  const setUp = (kind: SetUp['kind'], name: string, description: string, start: Start): SetUp => {
    const shot = { ...swing, ...start }
    return { kind, name, description, shot, outcome: whatIf(shot, unchanged(shot)) }
  }
  const { ballSpeed, launchAngle, spinRate } = swingMetrics
  const isMeasured = analysis.flight.current !== null && launchAngle !== undefined && spinRate !== undefined
  const ballSpeedMph = ballSpeed ?? assumed(fitting, 'ballSpeed')
  const now =
    isMeasured && ballSpeedMph !== undefined
      ? [setUp('now', '', '', { ballSpeedMph, launchDeg: launchAngle, spinRpm: spinRate })]
      : []
  const others = analysis.configurations.flatMap(({ name, description, recommended, expected }) => {
    if (expected === null) return []
    const { ballSpeedMph, launchDeg, spinRpm } = expected
    return [setUp(recommended ? 'fitted' : 'compared', name, description, { ballSpeedMph, launchDeg, spinRpm })]
  })
  return [...now, ...others]
}

type Start = Pick<KnownShot, 'ballSpeedMph' | 'launchDeg' | 'spinRpm'>

/** The swing behind all shots of a fitting, with what it assumed. */
const swingOf = (fitting: CompletedFitting, club: Club): Omit<KnownShot, keyof Start> => {
  const { swingMetrics } = fitting.input
  const handicap = fitting.meta.golfer.handicap ?? undefined
  const strike = swingMetrics.strikePattern ?? 'center'
  return {
    club,
    category: fitting.specs.headProfile.value as WoodCategory | IronCategory,
    clubSpeedMph: assumed(fitting, 'clubSpeed') ?? swingMetrics.swingSpeed!,
    attackDeg: assumed(fitting, 'attackAngle') ?? swingMetrics.attackAngle!,
    faceDeg: swingMetrics.faceAngle ?? 0,
    clubPathDeg: swingMetrics.clubPath ?? 0,
    strike,
    efficiency: strikeEfficiency(handicap, strike),
    spread: Object.fromEntries(
      strikePatterns.map((pattern) => [pattern, usualSpread(handicap, pattern)]),
    ) as unknown as KnownShot['spread'],
  }
}

/** What stands in for an input that was not measured; undefined where it was. */
const assumed = ({ analysis }: CompletedFitting, field: string): number | undefined =>
  analysis?.assumptions.find((assumption) => assumption.field === field)?.value

const travelOf = ({ clubType, topPicks }: CompletedFitting, catalog: Catalog): LoftTravel | null => {
  const [pick] = topPicks
  if (pick === undefined) return null
  const reach = reachOf(clubType, catalog.head(pick.headId)?.adjustable.loftSleeveDeg ?? 0)
  if (reach === 0) return null
  const set = Number(pick.build.setting ?? 0)
  return { min: -reach - set, max: reach - set }
}

/** Degrees either way from stock: the sleeve of a wood, the bending of an iron or wedge. */
const reachOf = (clubType: CompletedFitting['clubType'], sleeveDeg: number): number => {
  if (clubType === 'iron') return ironBendDegMax
  return clubType === 'wedge' ? wedgeBendDegMax : sleeveDeg
}
