import type { Driving } from '../../../flight/index.ts'
import { handicapOfAverageScore, openEndHandicap, usualHandicap } from '../../../golf/handicap.ts'
import { isJunior } from '../../../golf/juniors.ts'
import type { GolferGroup, Hand } from '../../../golf/names/words.ts'
import { say } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { derived, type Fact, measured } from '../fact.ts'
import { rounded } from '../spec.ts'

/** The person as the rules see them. `null` is unknown, never zero. */
export interface Golfer {
  readonly group: GolferGroup
  /** Whose standard a junior grows into; the same as `group` for others. */
  readonly adultGroup: Exclude<GolferGroup, 'junior'>
  readonly hand: Hand
  /** Effective handicap (rule IN-HANDICAP). */
  readonly handicap: Fact | null
  readonly heightIn: number | null
  readonly wristToFloorIn: number | null
  readonly weightPounds: number | null
  readonly ageYears: number | null
}

/** @rule IN-HANDICAP, IN-GROUP */
export const golferOf = ({ golfer }: Pick<FittingRequest, 'golfer'>): Golfer => {
  const adultGroup = golfer.gender === 'female' ? 'women' : 'men'
  const ageYears = golfer.age ?? null
  const heightIn = golfer.heightFeet === undefined ? null : golfer.heightFeet * 12 + (golfer.heightInches ?? 0)
  return {
    group: isJunior({ ageYears, heightIn }) ? 'junior' : adultGroup,
    adultGroup,
    hand: golfer.handedness,
    handicap: handicapOf(golfer),
    heightIn,
    wristToFloorIn: golfer.wristToFloor ?? null,
    weightPounds: golfer.weight ?? null,
    ageYears,
  }
}

const handicapOf = ({ handicap, averageScore }: FittingRequest['golfer']): Fact | null => {
  if (handicap === '25+')
    return {
      ...measured(openEndHandicap, say('source.openHandicap')),
      rules: ['IN-HANDICAP'],
    }
  if (handicap !== undefined) return measured(handicap, say('source.handicap', { handicap: rounded(handicap) }))
  if (averageScore === undefined) return null
  const how = say('source.averageScore', { score: rounded(averageScore) })
  return derived(handicapOfAverageScore(averageScore), how, 'IN-HANDICAP')
}

/** This golfer with a driver at a speed, as the flight of an unmeasured drive asks. @rule FLT-CARRY */
export const drivingOf = ({ group, handicap, ageYears }: Golfer, clubSpeedMph: number): Driving => ({
  clubSpeedMph,
  group,
  handicap: handicap?.value,
  ageYears,
})

/** The handicap, or what an unknown one counts as. @rule IN-HANDICAP */
export const handicapOrAverage = (golfer: Pick<Golfer, 'handicap'>): number => golfer.handicap?.value ?? usualHandicap

/** True when the handicap is known and at most / at least / above a limit; an unknown handicap proves nothing. */
export const handicapAtMost = (golfer: Pick<Golfer, 'handicap'>, limit: number): boolean =>
  golfer.handicap !== null && golfer.handicap.value <= limit
/** Whether a known handicap, in strokes, is at least a limit; an unknown one proves nothing. */
export const handicapAtLeast = (golfer: Golfer, limit: number): boolean =>
  golfer.handicap !== null && golfer.handicap.value >= limit
/** Whether a known handicap, in strokes, is above a limit; an unknown one proves nothing. */
export const handicapAbove = (golfer: Golfer, limit: number): boolean =>
  golfer.handicap !== null && golfer.handicap.value > limit
