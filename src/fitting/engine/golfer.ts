import type { GolferGroup, Hand } from '../../golf.ts'
import { clip } from '../../units.ts'
import type { FittingRequest } from '../schema.ts'
import { derived, type Fact, measured } from './evidence.ts'
import { figure } from './spec.ts'

/** The person as the rules see them. `null` is unknown, never zero. */
export interface Golfer {
  readonly group: GolferGroup
  readonly hand: Hand
  /** Effective handicap (rule IN-HANDICAP). */
  readonly handicap: Fact | null
  readonly heightIn: number | null
  readonly wristToFloorIn: number | null
  readonly weightPounds: number | null
  readonly ageYears: number | null
}

/** `25+` counts as this handicap. @source house: the middle of the open end of the handicap scale (rule IN-HANDICAP). */
const openEndHandicap = 27

/** Oldest age of the junior rules. @source interface specification, golfer.age */
const juniorAgeYearsMax = 12

/** @rule IN-HANDICAP, IN-GROUP */
export const golferOf = ({ golfer }: FittingRequest): Golfer => ({
  group: groupOf(golfer),
  hand: golfer.handedness,
  handicap: handicapOf(golfer),
  heightIn: golfer.heightFeet === undefined ? null : golfer.heightFeet * 12 + (golfer.heightInches ?? 0),
  wristToFloorIn: golfer.wristToFloor ?? null,
  weightPounds: golfer.weight ?? null,
  ageYears: golfer.age ?? null,
})

const groupOf = ({ age, gender }: FittingRequest['golfer']): GolferGroup => {
  if (age !== undefined && age <= juniorAgeYearsMax) return 'junior'
  return gender === 'female' ? 'women' : 'men'
}

/**
 * A golfer averages about three strokes above the course handicap, so an average score of 75 is a scratch golfer;
 * 0.94 = 113/120 turns strokes on a normal course into an index.
 */
const handicapOf = ({ handicap, averageScore }: FittingRequest['golfer']): Fact | null => {
  if (handicap === '25+') return measured(openEndHandicap, 'handicap 25+')
  if (handicap !== undefined) return measured(handicap, `handicap ${figure(handicap)}`)
  if (averageScore === undefined) return null
  return derived(clip(0.94 * (averageScore - 75), -5, 36), `average score ${figure(averageScore)}`)
}

/** What an unknown handicap counts as where a rule needs a number. @rule IN-HANDICAP */
export const averageHandicap = 16
export const handicapOrAverage = (golfer: Pick<Golfer, 'handicap'>): number => golfer.handicap?.value ?? averageHandicap

/** True when the handicap is known and at most / at least / above a limit; an unknown handicap proves nothing. */
export const handicapAtMost = (golfer: Pick<Golfer, 'handicap'>, limit: number): boolean =>
  golfer.handicap !== null && golfer.handicap.value <= limit
export const handicapAtLeast = (golfer: Golfer, limit: number): boolean =>
  golfer.handicap !== null && golfer.handicap.value >= limit
export const handicapAbove = (golfer: Golfer, limit: number): boolean =>
  golfer.handicap !== null && golfer.handicap.value > limit
