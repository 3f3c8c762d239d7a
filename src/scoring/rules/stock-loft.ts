import {
  driverLoftDeg,
  driverLoftDegMax,
  driverLoftDegMin,
  fairwayLoftDeg,
  fairwaysFor,
  hybridLoftBySpeed,
  loftStepDeg,
} from '../../golf/clubs/lofts.ts'
import { usualAttackDeg } from '../../golf/flight/attack.ts'
import type { ClubType } from '../../golf/names/words.ts'
import { driverMphPerHybridMph } from '../../golf/speeds.ts'
import { clip, interpolate, roundTo } from '../../golf/units.ts'

/** What the loft rules need of a golfer who was not fitted. */
interface LoftQuestion {
  readonly speedMph: number
  readonly handicap?: number
}

/**
 * Loft to begin with, from driver speed alone, in half degrees; null for irons and wedges, whose lofts come as a set.
 *
 * What a fitting gives without launch, spin or attack angle. Women's, seniors' and juniors' floors are left out, because
 * a score context does not know them.
 * @rule DRV-LOFT, FWY-DESIGNATION, FWY-LOFT, HYB-LOFT
 */
export const loftBySpeedDeg = (clubType: ClubType, { speedMph, handicap }: LoftQuestion): number | null => {
  switch (clubType) {
    case 'driver': {
      const loftDeg = driverLoftDeg(speedMph, usualAttackDeg('driver', { group: 'men', handicap }))
      return clip(roundTo(loftDeg, loftStepDeg), driverLoftDegMin, driverLoftDegMax.men)
    }
    case 'fairway':
      return roundTo(fairwayLoftDeg(fairwaysFor(speedMph).first, speedMph), loftStepDeg)
    case 'hybrid':
      return roundTo(interpolate(hybridLoftBySpeed, speedMph / driverMphPerHybridMph), loftStepDeg)
    default:
      return null
  }
}
