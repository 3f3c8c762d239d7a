import { stepSeconds } from '../../flight/index.ts'
import { usualHandicap } from '../../golf/handicap.ts'
import type { ClubType } from '../../golf/names/words.ts'
import { roundTo } from '../../golf/units.ts'
import type { RuleId } from '../../ruleset/index.ts'
import type { Said } from '../../words/message.ts'
import { deg, type MessageId, mph, say, sentences } from '../../words/say.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { type ClubFigures, type Specs, type Story, withEach } from './club-fit.ts'
import { fitDriver } from './driver/driver.ts'
import { assumed, derived, type Fact } from './fact.ts'
import { inputSaid } from './field-words.ts'
import { type InputQuality, inputQuality } from './input-quality.ts'
import { insightsOf } from './insights.ts'
import { fitIron } from './irons/iron.ts'
import { withIronsPitchingWedge } from './irons/iron-pitching-wedge.ts'
import { type OtherHead, withNeighbors } from './neighbors.ts'
import { type RuledSpecs, withRulesBehind } from './rules-behind.ts'
import { juniorHeightIn } from './shaft/junior.ts'
import { isShownAlike, rounded, type Warning } from './spec.ts'
import type { Context, Fly, IronCarryOver, Swing } from './swing/context.ts'
import { flyingOnce } from './swing/flying.ts'
import { type Golfer, golferOf } from './swing/golfer.ts'
import { type MissSizeQuestion, missSizeQuestion } from './swing/miss-size.ts'
import { sentCarryNotes } from './swing/sent-carry.ts'
import { swingOf } from './swing/swing.ts'
import { isTurnLeftOut } from './turn-left-out.ts'
import { fitWedge } from './wedges/wedge.ts'
import { wedgeNameWarnings } from './wedges/wedge-name.ts'
import { fitFairway } from './woods/fairway.ts'
import { withOwnBall } from './woods/fairway-ball.ts'
import { fitHybrid } from './woods/hybrid.ts'

/** An input that was not measured: what stands in for it and why. */
interface Assumption {
  readonly field: string
  readonly value: number
  readonly basis: Fact['basis']
  readonly how: Said
  readonly rules: readonly RuleId[]
}

type Shots = NonNullable<FittingRequest['shots']>

/** A whole fitting, before real equipment is matched to it. */
export interface Fit extends ClubFigures, Story {
  readonly specs: RuledSpecs
  /** What counts of the request that was sent. */
  readonly request: Pick<FittingRequest, 'golfer' | 'swingMetrics'> & { readonly shots?: Pick<Shots, 'figures'> }
  readonly golfer: Golfer
  readonly swing: Swing
  readonly assumptions: readonly Assumption[]
  readonly quality: InputQuality
  /** The size of a miss, where it would move this fit: asked about before everything that is missing. */
  readonly question: MissSizeQuestion | null
  /** The head class on the other side of a border that is one step away; null: no border is so near. */
  readonly otherHead: OtherHead | null
  readonly rulesApplied: readonly RuleId[]
}

const fitByClub = { driver: fitDriver, fairway: fitFairway, hybrid: fitHybrid, iron: fitIron, wedge: fitWedge } as const

/** The request as all rules read it: with the pitching wedge of the irons, without a ball that its fairway wood cannot have. */
const countedOf = (asked: FittingRequest, irons: IronCarryOver | null) => {
  const { request, ironFitting } = withIronsPitchingWedge(asked, irons)
  return { ...withOwnBall(request), ironFitting }
}

/**
 * Fit a golfer: a pure function of the request (and of a completed iron fitting, for wedges). Same input, same ruleset
 * revision, same answer. It never refuses a request that the schema accepts: contradictions become warnings.
 *
 * @param onStage Told before the swing is completed by estimates, and before the club is fitted.
 */
export const fit = (
  asked: FittingRequest,
  irons: IronCarryOver | null = null,
  onStage: (stage: 'estimate' | 'fit') => void = () => {},
): Fit => {
  onStage('estimate')
  const { request, ironFitting, refused } = countedOf(asked, irons)
  const golfer = golferOf(request)
  const fly = flyingOnce(stepSeconds)
  const swing = swingOf(request, golfer, { fly })
  onStage('fit')
  const chosen = fitOf({ request, golfer, swing, ironFitting }, refused)
  const { contradiction } = swing
  if (contradiction === null) return chosen
  const other = swingOf(request, golfer, { believe: contradiction.believed === 'club' ? 'ball' : 'club', fly })
  return withOtherReading(chosen, fitByClub[request.clubType]({ request, golfer, swing: other, ironFitting }).specs)
}

const fitOf = (context: Context, refused: readonly Warning[]): Fit => {
  const { request, golfer, swing } = context
  const { tell, ...club } = fitByClub[request.clubType](context)
  const { contradictions = [], ...story } = tell()
  const misplaced = misplacedDetails(request)
  const warnings: Warning[] = [
    ...refused,
    ...swing.warnings,
    ...club.warnings,
    ...contradictions,
    ...wedgeNameWarnings(request),
    ...misplacedWarning(request.clubType, misplaced),
  ]
  const specsOf = (other: FittingRequest): Specs => specsFor(other, context.ironFitting, swing.fly)
  const { specs: beside, otherHead } = withNeighbors(context, club.specs, specsOf)
  const specs = withRulesBehind(context, { ...club, specs: beside })
  const question = missSizeQuestion(context, specs)
  const doubtful = warnings.length + Math.max(0, misplaced.length - 1)
  const doubts = { warnings: doubtful, isContradictory: swing.contradiction !== null }
  const quality = inputQuality(request, doubts, question?.text)
  const assumptions = assumptionsOf(swing, golfer, { ...club, ...story })
  const carried = sentCarryNotes(context, { ...club, ...story, loftDeg: specs.loft.value })
  const notes = [...story.notes, ...carried, ...insightsOf(specs, quality, question)]
  const { flights } = story
  const basis = isTurnLeftOut({ specs, notes }) ? sentences([flights.basis, say('flight.turnLeftOut')]) : flights.basis
  return {
    ...club,
    ...story,
    flights: { ...flights, basis },
    specs,
    notes,
    request,
    golfer,
    swing,
    warnings,
    assumptions,
    quality,
    question,
    otherHead,
    rulesApplied: rulesOf(specs, {
      ...club,
      ...story,
      notes,
      warnings,
      assumptions,
      hasShots: request.shots !== undefined,
    }),
  }
}

/** Every spec that the other of two contradictory speeds would change names what it would be. @rule IN-CONSISTENT-SPEED */
const withOtherReading = (chosen: Fit, other: Specs): Fit => {
  const { believed, otherMph } = chosen.swing.contradiction!
  const reading = believed === 'club' ? 'others.ifBallSpeed' : 'others.ifClubSpeed'
  const speed = mph(rounded(otherMph))
  const specs = withEach(chosen.specs, (name, { display, alternatives, rules = [] }) => {
    const { display: otherwise } = other[name]!
    if (isShownAlike(otherwise, display)) return { alternatives, rules }
    const behind = new Set<RuleId>([...rules, 'IN-CONSISTENT-SPEED'])
    return { alternatives: [say(reading, { other: otherwise, speed }), ...alternatives], rules: [...behind] }
  })
  return { ...chosen, specs }
}

/** The fitted figures alone, without the rules, flights and words of a fitting: what a re-fit compares. @rule IN-REFIT */
export const specsFor = (asked: FittingRequest, irons: IronCarryOver | null, fly?: Fly): Specs => {
  const { request, ironFitting } = countedOf(asked, irons)
  const golfer = golferOf(request)
  return fitByClub[request.clubType]({ request, golfer, swing: swingOf(request, golfer, { fly }), ironFitting }).specs
}

/** Details of the club that each type uses: any other is reported as a warning, since a golfer who sent it expects it to count. */
const detailsFor: Readonly<Record<FittingRequest['clubType'], readonly string[]>> = {
  driver: ['sevenIronSpeed'],
  fairway: ['fairwayDesignation', 'fairwaySpeedSource', 'fairwayBallSource', 'driverSpeed'],
  hybrid: ['driverSpeed'],
  iron: [],
  wedge: ['sevenIronSpeed', 'pwLoft', 'lobWedgeFullSwing', 'wedgeHit', 'ironFittingId', 'ironShaft'],
}
const misplacedDetails = ({ clubType, clubDetails }: FittingRequest): string[] =>
  Object.keys(clubDetails ?? {}).filter((name) => !detailsFor[clubType].includes(name))

const notUsed = {
  driver: 'inputs.notUsedForDriver',
  fairway: 'inputs.notUsedForFairway',
  hybrid: 'inputs.notUsedForHybrid',
  iron: 'inputs.notUsedForIron',
  wedge: 'inputs.notUsedForWedge',
} as const satisfies Record<ClubType, MessageId>

/** One for all of them: each alone would take a large part of a short answer. */
const misplacedWarning = (clubType: ClubType, names: readonly string[]): Warning[] =>
  names.length === 0
    ? []
    : [
        {
          field: `clubDetails.${names[0]}`,
          text: say(notUsed[clubType], { inputs: names.map(inputSaid) }),
        },
      ]

const assumptionsOf = (swing: Swing, golfer: Golfer, club: ClubFigures & Story): Assumption[] => {
  const unknownHandicap = assumed(usualHandicap, say('source.averageGolfer'), 'IN-HANDICAP')
  const facts: [string, Fact | null][] = [
    ['clubSpeed', swing.clubSpeedMph],
    ['ballSpeed', swing.ballSpeedMph],
    ['attackAngle', swing.attackDeg],
    ['launchAngle', swing.launchDeg ?? club.shapeLaunchDeg ?? null],
    ['carryDistance', swing.carryYards],
    ['handicap', golfer.handicap ?? unknownHandicap],
    ['height', golfer.group === 'junior' ? juniorHeightIn(golfer) : null],
    ['pwLoft', pitchingWedgeOf(club)],
  ]
  const offsetDeg = swing.attackOffsetDeg ?? 0
  const attackHow = say('source.cameraOffset', { degrees: deg(rounded(offsetDeg)) })
  if (offsetDeg > 0) facts.push(['attackAngle', derived(swing.attackDeg.value, attackHow, 'IN-ATTACK')])
  return facts
    .filter((entry): entry is [string, Fact] => entry[1] !== null && entry[1].basis !== 'measured')
    .map(([field, { value, basis, how, rules = [] }]) => ({ field, value: roundTo(value, 0.1), basis, how, rules }))
}

const pitchingWedgeOf = ({ wedgeFit }: Pick<Story, 'wedgeFit'>): Fact | null =>
  wedgeFit
    ? {
        value: wedgeFit.pitchingWedgeLoftDeg,
        basis: wedgeFit.pitchingWedgeBasis,
        how:
          wedgeFit.pitchingWedgeBasis === 'derived'
            ? say('source.ironsPitchingWedge')
            : say('source.usualPitchingWedge'),
        rules: ['WDG-SET'],
      }
    : null

type Told = Pick<Fit, 'ironSet' | 'wedgeFit' | 'warnings' | 'notes' | 'woodFit' | 'assumptions'> & {
  readonly hasShots: boolean
}

/** Ids of the rules behind this fitting, each once, in the order of the build sheet. */
const rulesOf = (specs: RuledSpecs, club: Told): RuleId[] => {
  const found = new Set<RuleId>(['IN-SPEED-MEANING', 'IN-GROUP', ...(club.hasShots ? (['IN-SHOTS'] as const) : [])])
  const add = (rule: RuleId | undefined) => rule !== undefined && found.add(rule)
  for (const { rules } of Object.values(specs)) rules.forEach(add)
  club.woodFit?.rules.forEach(add)
  add(club.ironSet?.rule)
  club.wedgeFit?.rules.forEach(add)
  for (const { rule } of club.notes) add(rule)
  for (const { rule } of club.warnings) add(rule)
  for (const { rules } of club.assumptions) rules.forEach(add)
  return [...found]
}
