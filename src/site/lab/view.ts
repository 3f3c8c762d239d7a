import type { Catalog } from '../../equipment/catalog/index.ts'
import type { IronCarryOver } from '../../fitting/engine/index.ts'
import {
  type Advice,
  adviceOf,
  type ClubShots,
  type CompletedFitting,
  clubShots,
  expectedFlight,
  type Fit,
  type FittingRequest,
  fit,
  isTurnLeftOut,
  toldBy,
} from '../../fitting/index.ts'
import { type Club, shotWithLoft, strikeEfficiency } from '../../flight/index.ts'
import { holdTo, type KnownShot, type Outcome, unchanged, usualSpread, whatIf } from '../../flight/side/index.ts'
import { woodNeighborDeg } from '../../golf/clubs/lofts.ts'
import { swingWeightBands } from '../../golf/clubs/swing-weights.ts'
import { type IronCategory, strikePatterns, type WoodCategory } from '../../golf/names/words.ts'
import { inEnglish } from '../../words/index.ts'
import type { Said } from '../../words/message.ts'
import { deg as degrees, say } from '../../words/say.ts'
import type { Landings } from './drawing.ts'
import { type LoftWay, loftWays } from './loft-ways.ts'
import { type OwnClub, ownClub } from './own-club.ts'
import { landingsOf, withOwnScatter } from './own-scatter.ts'
import { type StatedMiss, statedMiss, withStatedMiss } from './stated-miss.ts'

/** A shot of a fitting, and what comes of it. */
export interface SetUp {
  readonly kind: 'now' | 'fitted' | 'compared'
  readonly name: Said
  readonly description: Said
  /** Of another club of the same swing that is compared, degrees; null: any other set-up. */
  readonly comparedDeg: number | null
  readonly shot: KnownShot
  readonly outcome: Outcome
}

/** Drawings of a fitting, and the values at which its sliders start. */
export interface LabView {
  readonly fitting: CompletedFitting
  readonly setUps: readonly SetUp[]
  /** Where the golfer's own shots came down; none where nobody has counted them. */
  readonly landings: Landings
  /** The fitted shot was not measured: it is what the rules and the models expect. */
  readonly isExpected: boolean
  readonly isAimMeasured: boolean
  /** The miss that was told and is drawn, where face and path were not measured; null: none was. */
  readonly miss: StatedMiss | null
  /** What the golfer is told to do. */
  readonly advice: Advice
  /** The drawings leave out what the fitted head, its weight or hosel turns the ball. */
  readonly isTurnLeftOut: boolean
  /** What is known of the club that the golfer plays now. */
  readonly own: OwnClub
  /** Lofts that the head of the first pick can play. */
  readonly ways: readonly LoftWay[]
  /** Empty for juniors, who have no swing weight. */
  readonly swingWeights: ReturnType<typeof swingWeightBands>
  /** Of the fitted length from standard, inches. */
  readonly lengthOffsetIn: number
  /** What the rules ask of the golfer. */
  readonly request: FittingRequest
  /** The iron fitting that a wedge goes with; null: none. */
  readonly irons: IronCarryOver | null
}

/** View of a completed fitting, worked out by the rules of today. */
export const labView = (
  { input }: { readonly input: FittingRequest },
  fitting: CompletedFitting,
  catalog: Catalog,
  irons: IronCarryOver | null = null,
): LabView => {
  const { swingMetrics, golfer } = input
  const isJunior = fitting.specs.swingWeight.value === null
  // Of what was not stored, worked out again.
  const worked = fit(input, irons)
  const shots = clubShots(input, worked)
  const flown = shots === null ? setUpsOf(fitting, worked) : setUpsOfShots(fitting, shots, worked)
  const landings = landingsOf(input)
  const miss = statedMiss(input)
  const advice = fitting.advice ?? adviceOf(toldBy(input, worked, fitting))
  const setUps = withOwnScatter(withStatedMiss(flown, miss, golfer.handedness), landings)
  return {
    fitting,
    setUps: shots === null ? setUps.map((setUp) => asTold(setUp, advice)) : setUps,
    landings,
    isExpected: shots?.fitted.isExpected ?? false,
    isAimMeasured: swingMetrics.faceAngle !== undefined && swingMetrics.clubPath !== undefined,
    miss,
    advice,
    isTurnLeftOut: isTurnLeftOut(worked),
    own: ownClub(fitting, catalog),
    ways: loftWays(fitting, catalog),
    swingWeights: isJunior ? [] : swingWeightBands(fitting.clubType, golfer.gender === 'female' ? 'women' : 'men'),
    lengthOffsetIn: worked.lengthOffsetIn,
    request: withoutNames(input),
    irons,
  }
}

/** The distances of a shot as the advice has them, to whole yards: what is written of one is reckoned with the other. */
const asTold = (setUp: SetUp, { now, fitted }: Advice): SetUp => {
  const told = { now, fitted, compared: null }[setUp.kind]
  return told === null ? setUp : { ...setUp, outcome: { ...setUp.outcome, ...told } }
}

/** Without the names of clubs and fittings, which say nothing about how a club is fitted. */
const withoutNames = ({ inventory: _, currentEquipment, clubDetails, ...asked }: FittingRequest): FittingRequest => {
  const { brand: _brand, model: _model, shaftModel: _shaft, ...present } = currentEquipment ?? {}
  const { ironFittingId: _irons, ...details } = clubDetails ?? {}
  return {
    ...asked,
    ...(currentEquipment && { currentEquipment: present }),
    ...(clubDetails && { clubDetails: details }),
  }
}

/** Clubs that fittings fly. */
const flown: Partial<Record<CompletedFitting['clubType'], Club>> = { driver: 'driver', iron: '7-iron' }

type Expected = NonNullable<NonNullable<CompletedFitting['analysis']>['configurations'][number]['expected']>

/** The current shot where it was measured, and every set-up that the fitting flew, held to the figures it shows. */
const setUpsOf = (fitting: CompletedFitting, worked: Fit): SetUp[] => {
  const { clubType, analysis } = fitting
  const club = flown[clubType]
  if (club === undefined || analysis === undefined) return []
  const swing = swingOf(fitting, club, worked)
  const setUp = (kind: SetUp['kind'], name: Said, description: Said, start: Start, end: Expected): SetUp => {
    const free = { ...swing, ...launchOf(start) }
    const shot = { ...free, held: holdTo(free, end) }
    const comparedDeg = (kind === 'compared' && comparedDegOf(worked, name)) || null
    return { kind, name, description, comparedDeg, shot, outcome: whatIf(shot, unchanged(shot)) }
  }
  const { current } = worked.flights
  const now = current === null ? [] : [setUp('now', '', '', current, expectedFlight(current))]
  const others = analysis.configurations.flatMap(({ name, description, recommended, expected }) =>
    expected === null ? [] : [setUp(recommended ? 'fitted' : 'compared', name, description, expected, expected)],
  )
  return [...now, ...others]
}

/** Loft of the set-up of a name, degrees; names of older fittings are English. */
function comparedDegOf({ configurations }: Fit, name: Said): number | null | undefined {
  return configurations.find((one) => inEnglish(one.name) === inEnglish(name))?.loftDeg
}

/** The shots of a club whose fitting flies none, held to what was measured, else to the carry that it expects. */
const setUpsOfShots = (fitting: CompletedFitting, { fitted, now }: ClubShots, worked: Fit): SetUp[] => {
  const { club, clubSpeedMph, attackDeg, isExpected } = fitted
  const { woodFit } = fitting
  const swing = { ...swingOf(fitting, club, worked), clubSpeedMph, attackDeg }
  const byFit = woodFit && holdTo({ ...swing, ...launchOf(fitted) }, woodFit)
  // The roll of a wood is that of its gap to the driver, whatever was measured.
  const byCarry = isExpected ? heldToCarry({ ...swing, ...launchOf(fitted) }, fitting) : undefined
  const measured = { ...worked.swing.anchors, rollShare: byFit?.rollShare ?? 1 }
  const held = byFit && isExpected ? byFit : (byCarry ?? measured)
  const setUp = (kind: SetUp['kind'], name: Said, start: Start, comparedDeg: number | null = null): SetUp => {
    const shot = { ...swing, ...launchOf(start), held }
    return { kind, name, description: '', comparedDeg, shot, outcome: whatIf(shot, unchanged(shot)) }
  }
  const beside = woodFit === undefined ? [] : [-woodNeighborDeg, woodNeighborDeg]
  return [
    ...(now === null ? [] : [setUp('now', '', now)]),
    setUp('fitted', '', fitted),
    ...beside.map((deg) => {
      const loftDeg = fitting.specs.loft.value + deg
      return setUp(
        'compared',
        say('general.figure', { figure: degrees(loftDeg) }),
        shotWithLoft(fitted, { ...swing, club }, deg),
        loftDeg,
      )
    }),
  ]
}

/** What holds a modeled iron or wedge to the carry that its set says; undefined where no set does. @rule FLT-COMPARE */
const heldToCarry = (shot: KnownShot, { clubType, specs, analysis, wedgeFit }: CompletedFitting): KnownShot['held'] => {
  const carryYards =
    clubType === 'iron'
      ? analysis?.ironSheet?.clubs.find(({ club }) => club === '7-iron')?.carryYards
      : wedgeFit?.set.find(({ loftDeg }) => loftDeg === specs.loft.value)?.carryYards
  if (carryYards == null) return undefined
  const carryShare = carryYards / whatIf(shot, unchanged(shot)).carryYards
  return { carryShare, rollShare: 1, peakShare: carryShare, landingMoreDeg: 0 }
}

type Start = Pick<KnownShot, 'ballSpeedMph' | 'launchDeg' | 'spinRpm'>

const launchOf = ({ ballSpeedMph, launchDeg, spinRpm }: Start): Start => ({ ballSpeedMph, launchDeg, spinRpm })

/** The swing behind all shots of a fitting, with what it assumed. */
const swingOf = (fitting: CompletedFitting, club: Club, { golfer, swing }: Fit): Omit<KnownShot, keyof Start> => {
  const { swingMetrics } = fitting.input
  const handicap = fitting.meta.golfer.handicap ?? undefined
  const strike = swingMetrics.strikePattern ?? 'center'
  return {
    club,
    category: fitting.specs.headProfile.value as WoodCategory | IronCategory,
    clubSpeedMph: findAssumption(fitting, 'clubSpeed') ?? swing.clubSpeedMph.value,
    attackDeg: findAssumption(fitting, 'attackAngle') ?? swing.attackDeg.value,
    faceDeg: swingMetrics.faceAngle ?? 0,
    clubPathDeg: swingMetrics.clubPath ?? 0,
    strike,
    efficiency: strikeEfficiency(handicap, strike, golfer.group),
    spread: Object.fromEntries(
      strikePatterns.map((pattern) => [pattern, usualSpread(handicap, pattern)]),
    ) as KnownShot['spread'],
  }
}

/** What stands in for an input that was not measured; undefined where it was. */
const findAssumption = ({ analysis }: CompletedFitting, field: string): number | undefined =>
  analysis?.assumptions.find((assumption) => assumption.field === field)?.value
