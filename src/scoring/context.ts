import { driverTarget } from '../flight/index.ts'
import { type ClubType, clubTypes, type Flex, type Hand, type MissPattern } from '../golf.ts'
import { clip, tidy } from '../units.ts'
import { type Goal, type GolferFacts, golferNeed, type Need } from './rules/need.ts'
import { type PresetId, presets } from './rules/presets.ts'
import { driverMphPerOwnMph } from './rules/stock-shaft.ts'
import type { GolferObject, missWords, SavedFitting, ScoreContextRequest } from './schema.ts'

/** A golfer to score clubs for, with everything said and nothing left to choose. */
export interface ScoringContext {
  readonly need: Need
  readonly preset: PresetId | null
  readonly goal: Goal | null
  readonly hand: Hand | null
  readonly clubTypes: readonly ClubType[]
  /** Null: every head. */
  readonly headIds: readonly string[] | null
  /** Shafts to prefer. */
  readonly shafts: readonly string[]
  readonly fittings: Readonly<Partial<Record<ClubType, FittedClub>>>
  /** Most clubs of a type; null: all. */
  readonly limit: number | null
}

/** What a completed fitting says about its club type. */
export interface FittedClub {
  /** Its heads, best first. */
  readonly heads: readonly string[]
  readonly flex: Flex
  readonly loftDeg: number
  /** Its top picks as they are to be built. */
  readonly builds: readonly FittedBuild[]
}

export interface FittedBuild {
  readonly headId: string
  readonly shaftId: string | null
  readonly flex: Flex
  readonly loftDeg: number
}

/** Picks of a fitting that lead the answer. */
export const picksMax = 12

/** Make a context of what was sent. Figures of the golfer win over those of the fittings, a preset over all. */
export const scoringContext = (request: ScoreContextRequest, limit: number | null = null): ScoringContext => {
  const { goal, golfer = {}, hand, headIds, shafts = [], fittings = {} } = request
  const preset = presetOf(request)
  const facts =
    preset === null ? mergedFacts(factsOfFittings(fittings), factsOfGolfer(golfer as GolferObject)) : presets[preset]
  return {
    need: golferNeed({ ...facts, ...(goal && { goal }) }),
    preset,
    goal: goal ?? null,
    hand: hand ?? null,
    clubTypes: wantedTypes(request),
    headIds: headIds ?? null,
    shafts,
    fittings: fittedClubs(fittings),
    limit,
  }
}

type SavedFittings = NonNullable<ScoreContextRequest['fittings']>

const fittedClubs = (fittings: SavedFittings): ScoringContext['fittings'] => {
  const fitted: Partial<Record<ClubType, FittedClub>> = {}
  for (const clubType of clubTypes) if (fittings[clubType]) fitted[clubType] = fittedClub(fittings[clubType])
  return fitted
}

/** The golfer as the answer repeats it, in the order of its members. */
export const contextView = ({ need, preset, goal, hand, clubTypes }: ScoringContext) => {
  const { golfer } = need
  return {
    goal,
    golfer: {
      speed: golfer.speedMph,
      miss: golfer.missPattern ?? 'straight',
      handicap: golfer.handicap ?? null,
      needsLaunch: golfer.needsLaunch ?? false,
      highSpin: golfer.highSpin ?? false,
      preset,
    },
    hand,
    clubTypes,
  }
}

/** Nothing said at all is the typical golfer; so is a golfer whose speed is not known. */
const typicalSpeed = { speedMph: presets.typical.speedMph } as const
const presetOf = ({ golfer, fittings = {} }: ScoreContextRequest): PresetId | null => {
  if (typeof golfer === 'string') return golfer
  return golfer === undefined && Object.keys(fittings).length === 0 ? 'typical' : null
}

/** Fairway, hybrid and wedge fittings alone ask for their own clubs; all others for every club. */
const wantedTypes = ({ clubTypes: asked, fittings = {} }: ScoreContextRequest): readonly ClubType[] => {
  if (asked) return clubTypes.filter((type) => asked.includes(type))
  const fitted = clubTypes.filter((type) => fittings[type] !== undefined)
  return fitted.length === 0 || fitted.includes('driver') || fitted.includes('iron') ? clubTypes : fitted
}

/** What the golfer says now wins over what a fitting measured. */
const mergedFacts = ({ launch, spin, ...fitted }: Partial<GolferFacts>, said: Partial<GolferFacts>): GolferFacts => ({
  ...typicalSpeed,
  ...fitted,
  ...(launch && said.needsLaunch === undefined && { launch }),
  ...(spin && said.highSpin === undefined && { spin }),
  ...said,
})

/** Launch below this, and spin above that, need a head that helps. Source: interface specification, score tool. */
const lowLaunchDeg = 11
const highSpinRpm = 3000
/** Smash at which a driver ball speed is read. Source: interface specification, score tool. */
const driverSmash = 1.45

const factsOfGolfer = (golfer: GolferObject): Partial<GolferFacts> => {
  const { speed, swingSpeed, driverSpeed, clubSpeed, sevenIronSpeed, ballSpeed, handicap } = golfer
  const measuredMph = speed ?? swingSpeed ?? driverSpeed ?? clubSpeed
  const convertedMph =
    sevenIronSpeed !== undefined
      ? sevenIronSpeed * driverMphPerOwnMph.iron
      : ballSpeed !== undefined
        ? ballSpeed / driverSmash
        : undefined
  const speedMph = measuredMph ?? (convertedMph === undefined ? undefined : tidy(convertedMph))
  const needsLaunch = saidOr(golfer.needsLaunch, golfer.launchAngle, (deg) => deg < lowLaunchDeg)
  const highSpin = saidOr(golfer.highSpin, golfer.spinRate, (rpm) => rpm > highSpinRpm)
  const miss = golfer.miss ?? golfer.missPattern
  return {
    ...(speedMph !== undefined && { speedMph }),
    ...(handicap !== undefined && { handicap }),
    ...(needsLaunch !== undefined && { needsLaunch }),
    ...(highSpin !== undefined && { highSpin }),
    // A context knows no size: a miss that is worth saying counts as a moderate one.
    ...(miss && { missPattern: patternOf[miss], missSize: 'moderate' }),
  }
}

const saidOr = (said: boolean | undefined, figure: number | undefined, rule: (figure: number) => boolean) =>
  figure !== undefined && rule(figure) ? true : (said ?? (figure === undefined ? undefined : false))

const patternOf: Readonly<Record<(typeof missWords)[number], MissPattern>> = {
  fade: 'fade',
  slice: 'fade',
  right: 'fade',
  hook: 'hook',
  draw: 'hook',
  left: 'hook',
  straight: 'straight',
  both: 'both',
}

/** The golfer of the first fitting there is: driver numbers tell most, then those of the next longer clubs. */
const factsOfFittings = (fittings: SavedFittings): Partial<GolferFacts> => {
  const first = clubTypes.find((type) => fittings[type] !== undefined)
  return first === undefined ? {} : factsOfInput(fittings[first]!.input)
}

type SavedInput = SavedFitting['input']

const factsOfInput = (input: SavedInput): Partial<GolferFacts> => {
  const { launchAngle, spinRate, missPattern, missSize = 'slight', attackAngle } = input.swingMetrics
  const speedMph = driverSpeedOf(input)
  const handicap = handicapOf(input)
  const isDriver = input.clubType === 'driver'
  const attackDeg = attackAngle ?? (handicap === undefined || handicap > 10 ? -1.5 : -0.5)
  const target = driverTarget(speedMph ?? typicalSpeed.speedMph, attackDeg)
  return {
    ...(speedMph !== undefined && { speedMph }),
    ...(handicap !== undefined && { handicap }),
    ...(isDriver &&
      launchAngle !== undefined && {
        launch: { deg: launchAngle, targetDeg: target.launchDeg },
        needsLaunch: launchAngle < lowLaunchDeg,
      }),
    ...(isDriver &&
      spinRate !== undefined && {
        spin: { rpm: spinRate, targetRpm: target.spinRpm },
        highSpin: spinRate > highSpinRpm,
      }),
    ...(missPattern && { missPattern, missSize }),
  }
}

/** @rule IN-HANDICAP */
const handicapOf = ({ golfer: { handicap, averageScore } }: SavedInput): number | undefined => {
  if (handicap === '25+') return 27
  return handicap ?? (averageScore === undefined ? undefined : tidy(clip(0.94 * (averageScore - 75), -5, 36)))
}

/** Smash of a well-struck shot, to read a ball speed that came without a club speed. Source: fitting rules §1.4. */
const smash = { driver: driverSmash, fairway: 1.45, hybrid: 1.45, iron: 1.35, wedge: 1.12 } as const
/** A 3-wood is swung so much slower than a driver. @rule FWY-SPEED */
const driverMphPerThreeWoodMph = 1.055

const driverSpeedOf = ({ clubType, swingMetrics, clubDetails = {} }: SavedInput): number | undefined => {
  if (clubDetails.driverSpeed !== undefined) return clubDetails.driverSpeed
  if (clubDetails.sevenIronSpeed !== undefined && clubType === 'wedge')
    return tidy(clubDetails.sevenIronSpeed * driverMphPerOwnMph.iron)
  const { swingSpeed, ballSpeed } = swingMetrics
  const ownMph = swingSpeed ?? (ballSpeed === undefined ? undefined : ballSpeed / smash[clubType])
  if (ownMph === undefined) return undefined
  const isThreeWood = clubType === 'fairway' && clubDetails.fairwaySpeedSource === 'three_wood'
  return tidy(ownMph * (isThreeWood ? driverMphPerThreeWoodMph : driverMphPerOwnMph[clubType]))
}

const fittedClub = ({ result, output }: SavedFitting): FittedClub => {
  const { specs, clubRecommendations, topPicks = [] } = (result ?? output)!
  return {
    heads: [...new Set(clubRecommendations.heads)].slice(0, picksMax),
    flex: specs.shaftFlex.value,
    loftDeg: specs.loft.value,
    builds: topPicks.map(({ headId, build }) => ({
      headId,
      shaftId: build.shaft.shaftId,
      flex: build.shaft.flex,
      loftDeg: build.loft,
    })),
  }
}
