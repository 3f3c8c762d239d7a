import fairwayCsv from '../../../db/rules/fairway-by-speed.csv' with { type: 'text' }
import type { ClubType } from '../../golf.ts'
import { hybridLoftBySpeed } from '../../ruleset/hybrid-loft.ts'
import { numberIn, readTable } from '../../ruleset/read-table.ts'
import { clip, interpolate, roundTo } from '../../units.ts'
import { driverMphPerOwnMph } from './stock-shaft.ts'

/** What the loft rules need of a golfer who was not fitted. */
export interface LoftQuestion {
  readonly speedMph: number
  readonly handicap?: number
}

/**
 * Loft to begin with, from driver speed alone, in half degrees; null for irons and wedges, whose lofts come as a set.
 *
 * The rules of a fitting without launch, spin or attack angle; tests hold it against `fit`. Women's, seniors' and
 * juniors' floors are left out, because a score context does not know them.
 * @rule DRV-LOFT, FWY-DESIGNATION, FWY-LOFT, HYB-LOFT
 */
export const stockLoftDeg = (clubType: ClubType, golfer: LoftQuestion): number | null => {
  switch (clubType) {
    case 'driver':
      return clip(roundTo(driverLoftDeg(golfer), 0.5), 8, 14.5)
    case 'fairway':
      return roundTo(fairwayLoftDeg(golfer.speedMph), 0.5)
    case 'hybrid':
      return roundTo(interpolate(hybridLoftBySpeed, golfer.speedMph / driverMphPerOwnMph.hybrid), 0.5)
    default:
      return null
  }
}

/** Above this handicap, or without one, drivers are hit further down. @rule IN-ATTACK */
const steepHandicapMin = 10

const driverLoftDeg = ({ speedMph, handicap }: LoftQuestion): number => {
  const attackDeg = handicap === undefined || handicap > steepHandicapMin ? -1.5 : -0.5
  const base = speedMph <= 100 ? 11.3 - 0.13 * (speedMph - 90) : 10 - 0.08 * (speedMph - 100)
  return base - 0.14 * attackDeg
}

const fairwayLoftDeg = (speedMph: number): number =>
  isThreeWoodSpeed(speedMph)
    ? clip(15.5 - 0.07 * (speedMph - 95), 14.5, 17)
    : clip(18.5 - 0.05 * (speedMph - 92), 18, 19.5)

/** Slower golfers begin with a 5-wood. */
const isThreeWoodSpeed = (speedMph: number): boolean => speedMph >= threeWoodMphMin
const threeWoodMphMin = Math.min(
  ...readTable(fairwayCsv)
    .filter((row) => row['first_fairway']?.startsWith('3-wood'))
    .map((row) => numberIn(row, 'driver_speed_min_mph')),
)
