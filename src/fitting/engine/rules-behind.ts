import { usualHandicap } from '../../golf/handicap.ts'
import { type ClubType, isFairway } from '../../golf/names/words.ts'
import type { RuleId } from '../../ruleset/index.ts'
import { type ClubFigures, type Specs, withEach } from './club-fit.ts'
import { assumed, bases, type Fact } from './fact.ts'
import type { Spec } from './spec.ts'
import type { Context, Swing } from './swing/context.ts'
import { wedgeSevenIronSpeed } from './wedges/wedge-speed.ts'

/** Specs that name every rule behind them. */
export type RuledSpecs = { readonly [Name in keyof Specs]: Specs[Name] & { readonly rules: readonly RuleId[] } }

/** A figure that a rule reads, or a rule whose own figures it reads. */
type Source = Fact | RuleId | null

/**
 * Name the rules behind each spec: the deciding one, those that its words tell of, then those whose figures it read. A figure
 * that is founded more weakly than the spec did not decide it, so the rules behind that figure are left out.
 */
export const withRulesBehind = (context: Context, club: ClubFigures): RuledSpecs => {
  const sources = sourcesOf(context, club)
  return withEach(club.specs, (name, spec) => {
    const rules = new Set<RuleId>([spec.rule, ...(spec.rules ?? [])])
    for (const source of sources[name]) for (const rule of rulesIn(source, spec)) rules.add(rule)
    return { rules: [...rules] }
  })
}

const rulesIn = (source: Source, spec: Spec): readonly RuleId[] => {
  if (typeof source === 'string') return [source]
  if (source === null || bases.indexOf(source.basis) > bases.indexOf(spec.basis)) return []
  return source.rules ?? []
}

/** What each spec reads beside its own rule. */
const sourcesOf = (context: Context, club: ClubFigures): Readonly<Record<keyof Specs, readonly Source[]>> => {
  const { golfer, swing, request } = context
  const { specs, lengthOffsetIn } = club
  const group: readonly RuleId[] = golfer.group === 'men' ? [] : ['IN-GROUP']
  // Women's shafts fade in, and teen builds begin, at a driver-equivalent speed.
  const converted = club.driverSpeedMph.rules ?? []
  const handicap = golfer.handicap ?? unknownHandicap
  const shaft = shaftSources(context, club)
  const flight = flightSources(context, club)
  return {
    loft: [...loftSources(context, club, flight), ...group],
    shaftFlex: [...shaft.flex, ...group, ...(golfer.group === 'junior' ? converted : [])],
    shaftWeight: [...shaft.weight, ...group, ...(golfer.group === 'men' ? [] : converted)],
    shaftMaterial: [specs.shaftWeight.rule, ...shaft.weight, ...group],
    launchProfile: [...shaft.profile, ...flight],
    length: [...standardLengthRules[request.clubType], ...chartRules(context, specs), ...group],
    lieAngle: specs.lieAngle.rule === 'LIE-MISS' ? ['LIE-STATIC'] : [],
    headProfile: [shaft.speed, handicap, ...flight, ...group],
    swingWeight: [
      specs.shaftWeight.rule,
      ...shaft.weight,
      ...(lengthOffsetIn === 0 ? [] : [specs.length.rule]),
      ...group,
    ],
    weightSetting: [],
    bounce: [swing.attackDeg, handicap, 'WDG-CLASS'],
    grind: [swing.attackDeg, 'WDG-CLASS'],
  }
}

const unknownHandicap = assumed(usualHandicap, '', 'IN-HANDICAP')

/** Whose tables hold the standard length. */
const standardLengthRules: Readonly<Record<ClubType, readonly RuleId[]>> = {
  driver: [],
  fairway: ['FWY-DESIGNATION'],
  hybrid: [],
  iron: ['IRON-HEAD', 'IRON-LOFT'],
  wedge: ['WDG-CLASS', 'WDG-LOFT'],
}

/** Woods take a share of what the chart of irons gives. */
const chartRules = ({ golfer }: Context, { length }: Specs): readonly RuleId[] =>
  length.rule === 'LEN-WOOD' && golfer.wristToFloorIn !== null ? ['LEN-IRON'] : []

const loftSources = (
  { request, golfer, swing }: Context,
  club: ClubFigures,
  flight: readonly Source[],
): readonly Source[] => {
  switch (request.clubType) {
    case 'driver':
      return [swing.clubSpeedMph, swing.attackDeg, ...flight]
    case 'fairway':
      return ['FWY-DESIGNATION', club.driverSpeedMph, ...(swing.launchDeg === null ? [] : flight)]
    case 'hybrid':
      return [swing.clubSpeedMph]
    case 'iron':
      return [...(golfer.group === 'junior' ? [] : ['IRON-HEAD' as const]), swing.clubSpeedMph, ...flight]
    case 'wedge':
      return ['WDG-CLASS']
  }
}

/** A described flight is that of a driver. */
const isOfDriver = ({ numbersOf, launchDeg }: Swing): boolean =>
  numbersOf === 'driver' || (isFairway(numbersOf) && launchDeg?.basis === 'estimated')

/** What is known of the flight, and what it is held against. */
const flightSources = ({ request, swing }: Context, club: ClubFigures): readonly Source[] => {
  const launch = swing.launchDeg ?? club.shapeLaunchDeg ?? null
  if (request.clubType === 'iron') {
    const isKnown = (swing.presentShot ?? swing.peakFeet ?? swing.landingDeg ?? swing.spinRpm) !== null
    return isKnown ? [launch, 'IRON-HOLD'] : [launch]
  }
  if ((launch ?? swing.spinRpm) === null || request.clubType === 'hybrid') return [launch]
  return isOfDriver(swing) ? [launch, swing.attackDeg, 'FLT-DRIVER-TARGET'] : [launch, 'SHAFT-LAUNCH']
}

interface ShaftSources {
  /** Speed by which golfers are compared, mph. */
  readonly speed: Fact
  readonly flex: readonly Source[]
  readonly weight: readonly Source[]
  readonly profile: readonly Source[]
}

const shaftSources = (context: Context, { driverSpeedMph }: ClubFigures): ShaftSources => {
  const { request, swing } = context
  const own = swing.clubSpeedMph
  if (request.clubType === 'wedge') return wedgeShaftSources(context)
  if (request.clubType === 'fairway')
    return { speed: driverSpeedMph, flex: [own], weight: [driverSpeedMph], profile: [driverSpeedMph] }
  const carry: readonly Source[] =
    swing.carryYards === null || request.clubType === 'hybrid' ? [] : ['FLT-CARRY', swing.carryYards]
  return { speed: own, flex: [own, ...carry], weight: [own], profile: [own] }
}

/** Wedges follow the irons; what is not carried over from them is derived as theirs is. */
const wedgeShaftSources = (context: Context): ShaftSources => {
  const { request, swing, ironFitting } = context
  const { speedMph, origin } = wedgeSevenIronSpeed(context)
  const carried = ironFitting ?? request.clubDetails?.ironShaft
  const unlessCarried = (value: unknown, ...sources: Source[]): readonly Source[] =>
    value === undefined ? ['WDG-SHAFT', ...sources] : ['WDG-SHAFT']
  return {
    speed: speedMph,
    flex: unlessCarried(carried?.flex, origin === 'wedge speed' ? swing.clubSpeedMph : speedMph),
    weight: unlessCarried(carried?.weightGrams, 'SHAFT-WEIGHT', speedMph),
    profile: unlessCarried(carried?.launchProfile, 'SHAFT-LAUNCH', speedMph),
  }
}
