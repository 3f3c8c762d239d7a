/// <reference path="../../assembly/types.d.ts" />
import * as at from '../../assembly/layout.ts'
import { openEndHandicap } from '../golf/handicap.ts'
import { juniorAgeMax } from '../golf/juniors.ts'
import {
  type ClubType,
  clubTypes,
  curveTo,
  type Flex,
  type Hand,
  type MissPattern,
  missNames,
} from '../golf/names/words.ts'
import { highSpinRpm, lowLaunchDeg } from '../golf/scores.ts'
import { driverMphPerSevenIronMph, scoredDriverSmash } from '../golf/speeds.ts'
import { tidy } from '../golf/units.ts'
import { type Goal, type GolferFacts, golferNeed, type Need } from './rules/need.ts'
import { type PresetId, presets } from './rules/presets.ts'
import { drawbacksMax } from './schema/answer-schema.ts'
import type { GolferObject, missWords, SavedFitting, ScoreContextRequest } from './schema/schema.ts'

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
  /** Clubs that are not sold any more are ranked among the others, not after them. */
  readonly isOneRanking: boolean
  /** Most clubs of a type; null: all. */
  readonly limit: number | null
  /** Place of their texts in the image. */
  readonly reader: number
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

interface FittedBuild {
  readonly headId: string
  readonly shaftId: string | null
  readonly flex: Flex
  readonly loftDeg: number
  /** Null: it has none, or is not told. */
  readonly score: number | null
  /** Drawbacks that the fitting named for this build. */
  readonly drawbacks: readonly string[]
}

/** Picks of a fitting that lead the answer. */
const picksMax = 12

/**
 * Make a context from a request. The golfer's figures override those of the fittings; a preset overrides both. The hand is
 * that of the fittings where none is asked for: a preset has none.
 *
 * @param golferOf Reads the golfer of a saved fitting.
 * @param reader Place of the texts in the image: 0 is English in imperial units.
 */
export const scoringContext = (
  request: ScoreContextRequest,
  golferOf: GolferReader,
  limit: number | null = null,
  reader = 0,
): ScoringContext => {
  const { goal, golfer = {}, headIds, shafts = [], fittings = {}, include = [] } = request
  const hand = request.hand ?? handOfFittings(fittings)
  const preset = presetOf(request)
  const facts =
    preset === null
      ? mergeFacts(factsOfFittings(fittings, golferOf), factsOfGolfer(golfer as GolferObject, hand))
      : presets[preset]
  return {
    need: golferNeed({ ...facts, ...(goal && { goal }) }),
    preset,
    goal: goal ?? null,
    hand,
    clubTypes: wantedTypes(request),
    headIds: headIds ?? null,
    shafts,
    fittings: fittedClubs(fittings),
    isOneRanking: include.includes('discontinued'),
    limit,
    reader,
  }
}

type SavedFittings = NonNullable<ScoreContextRequest['fittings']>

/** The hand of the fitting for the longest club that says one. */
const handOfFittings = (fittings: SavedFittings): Hand | null => {
  const said = clubTypes.map((type) => fittings[type]?.input.golfer.handedness)
  return said.find((hand) => hand !== undefined) ?? null
}

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
      speed: tidy(golfer.speedMph),
      miss: golfer.missPattern ?? 'straight',
      handicap: golfer.handicap === undefined ? null : tidy(golfer.handicap),
      needsLaunch: golfer.needsLaunch ?? false,
      highSpin: golfer.highSpin ?? false,
      preset,
    },
    hand,
    clubTypes,
  }
}

/** A request that says nothing gets the typical golfer; so does one without a speed. */
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

/** What the golfer says now overrides what a fitting measured. */
const mergeFacts = (fittedFacts: Partial<GolferFacts>, said: Partial<GolferFacts>): GolferFacts => {
  const { launch, spin, launchesEnough, ...fitted } = fittedFacts
  return {
    ...typicalSpeed,
    ...fitted,
    ...(launchesEnough && !said.needsLaunch && { launchesEnough }),
    ...(launch && said.needsLaunch === undefined && { launch }),
    ...(spin && said.highSpin === undefined && { spin }),
    ...said,
  }
}

const factsOfGolfer = (golfer: GolferObject, hand: Hand | null): Partial<GolferFacts> => {
  const { speed, swingSpeed, driverSpeed, clubSpeed, sevenIronSpeed, ballSpeed, handicap } = golfer
  const measuredMph = speed ?? swingSpeed ?? driverSpeed ?? clubSpeed
  const convertedMph =
    sevenIronSpeed !== undefined
      ? sevenIronSpeed * driverMphPerSevenIronMph
      : ballSpeed !== undefined
        ? ballSpeed / scoredDriverSmash
        : undefined
  const speedMph = measuredMph ?? (convertedMph === undefined ? undefined : tidy(convertedMph))
  const needsLaunch = saidOr(golfer.needsLaunch, golfer.launchAngle, (deg) => deg < lowLaunchDeg)
  const highSpin = saidOr(golfer.highSpin, golfer.spinRate, (rpm) => rpm > highSpinRpm)
  const miss = golfer.miss ?? golfer.missPattern
  return {
    ...(speedMph !== undefined && { speedMph }),
    ...(handicap !== undefined && { handicap: handicap === '25+' ? openEndHandicap : handicap }),
    ...groupOf(golfer),
    ...(needsLaunch !== undefined && { needsLaunch }),
    ...(highSpin !== undefined && { highSpin }),
    // A context has no size of the miss: one worth mentioning counts as moderate.
    ...(miss && { missPattern: patternOf(miss, hand), missSize: 'moderate' }),
  }
}

const groupOf = ({ gender, age }: GolferObject): Pick<GolferFacts, 'group'> => {
  if (age !== undefined && age <= juniorAgeMax) return { group: 'junior' }
  return gender === undefined ? {} : { group: gender === 'female' ? 'women' : 'men' }
}

const saidOr = (said: boolean | undefined, figure: number | undefined, rule: (figure: number) => boolean) =>
  figure !== undefined && rule(figure) ? true : (said ?? (figure === undefined ? undefined : false))

/** A side without a hand is that of a right-hander. @source interface specification, score_clubs */
const patternOf = (word: (typeof missWords)[number], hand: Hand | null): MissPattern => {
  if (word === 'left' || word === 'right') return curveTo(word, hand ?? 'right')
  return word === 'slice' || word === 'draw' ? missNames[word] : word
}

/** Reads the golfer of a saved fitting. Passed in, because fitting depends on scoring. */
export type GolferReader = (saved: SavedFitting) => GolferFacts

/** The golfer of the fitting for the longest club: driver numbers tell the most. */
const factsOfFittings = (fittings: SavedFittings, golferOf: GolferReader): Partial<GolferFacts> => {
  const first = clubTypes.find((type) => fittings[type] !== undefined)
  if (first === undefined) return {}
  const facts = golferOf(fittings[first]!)
  return {
    ...facts,
    ...(facts.launch && { needsLaunch: facts.launch.deg < lowLaunchDeg }),
    ...(facts.spin && { highSpin: facts.spin.rpm > highSpinRpm }),
  }
}

const fittedClub = ({ result, output }: SavedFitting): FittedClub => {
  const { specs, clubRecommendations, topPicks = [] } = (result ?? output)!
  return {
    heads: [...new Set(clubRecommendations.heads)].slice(0, picksMax),
    flex: specs.shaftFlex.value,
    loftDeg: specs.loft.value,
    builds: topPicks.map(({ headId, build, score = null, compromises = [] }) => ({
      headId,
      shaftId: build.shaft.shaftId,
      flex: build.shaft.flex,
      loftDeg: build.loft,
      score,
      drawbacks: compromises.filter(isShort).slice(0, drawbacksMax),
    })),
  }
}

/** No sentence of ours is longer: one that is came from somebody else. Measured as it is written. */
const isShort = (text: string): boolean =>
  Buffer.byteLength(JSON.stringify(text)) < at.OWN_DRAWBACKS_BYTES / drawbacksMax
